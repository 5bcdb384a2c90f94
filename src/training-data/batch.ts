/**
 * The result of one job: the documents of each program, not yet packed.
 *
 * Whether a program is a duplicate depends on the jobs before. So workers offer candidates, and the assembler decides
 * in the order of the jobs.
 */
import type { ActionName } from '../tree/state.ts';
import { addCounts, type Counts } from './counts.ts';
import type { Document } from './row-packer.ts';
import { putWords, takeWords } from './shard.ts';

/** Held-out programs are sampled apart from training programs, and each level apart from the others. */
export const LEVELS = ['function', 'generated', 'seeds', 'repository'] as const;
export type Level = (typeof LEVELS)[number];

/** The programs of one shard, or a part of them. */
export interface Job {
  readonly set: 'train' | Level;
  readonly number: number;
  readonly part?: number;
}

export interface Candidate {
  /** Equal for programs that differ only in names and layout. */
  readonly identity: string;
  readonly documents: readonly Document[];
  readonly counts: Counts;
  /** Only in held-out sets. */
  readonly heldOut?: HeldOutProgram;
}

export interface HeldOutProgram {
  /** The program and its calls, as one line of JSON. */
  readonly program: string;
  readonly prompts: readonly { readonly action: ActionName; readonly json: string }[];
}

export interface Batch {
  readonly job: Job;
  readonly candidates: readonly Candidate[];
  /** Counts that belong to no candidate: dropped programs and why. */
  readonly counts: Counts;
  /** Messages for the user, such as a malformed line of a corpus or a program that had to be killed. */
  readonly notes: readonly string[];
}

/** Joins the batches of a job's parts. */
export function joinBatches(job: Job, parts: readonly Batch[]): Batch {
  const counts: Counts = {};
  for (const part of parts) addCounts(counts, part.counts);
  return {
    job,
    candidates: parts.flatMap(part => part.candidates),
    counts,
    notes: parts.flatMap(part => part.notes),
  };
}

interface Head extends Omit<Batch, 'candidates'> {
  readonly candidates: { identity: string; lengths: number[]; counts: Counts; heldOut?: HeldOutProgram }[];
}

/** Four bytes of length, JSON, then all documents' words, little endian. */
export function encodeBatch(batch: Batch): Uint8Array {
  const head: Head = {
    ...batch,
    candidates: batch.candidates.map(({ identity, documents, counts, heldOut }) => ({
      identity,
      lengths: documents.map(document => document.length),
      counts,
      ...(heldOut ? { heldOut } : {}),
    })),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const start = 4 + text.length + (text.length % 2);
  let words = 0;
  for (const { documents } of batch.candidates) for (const document of documents) words += document.length;
  const bytes = new Uint8Array(start + 2 * words);
  new DataView(bytes.buffer).setUint32(0, text.length, true);
  bytes.set(text, 4);
  let at = start;
  for (const { documents } of batch.candidates) {
    for (const document of documents) {
      putWords(document, bytes, at);
      at += 2 * document.length;
    }
  }
  return bytes;
}

export function decodeBatch(bytes: Uint8Array): Batch {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Head;
  const start = 4 + length + (length % 2);
  const words = takeWords(bytes, start, (bytes.length - start) >> 1);
  let at = 0;
  const candidates = head.candidates.map(({ lengths, ...rest }): Candidate => {
    const documents = lengths.map(size => {
      at += size;
      return words.subarray(at - size, at);
    });
    return { ...rest, documents };
  });
  if (start + 2 * at !== bytes.length) {
    throw new RangeError(`a batch of ${bytes.length} bytes holds ${start + 2 * at}`);
  }
  return { ...head, candidates };
}

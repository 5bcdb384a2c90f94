/**
 * Turns the batches of workers into shards, in the order of their jobs: drops duplicates, shuffles and packs
 * documents.
 */

import { Random } from '../shared/random.ts';
import type { Batch } from './batch.ts';
import { addCounts, type Counts, count } from './counts.ts';
import { type Document, Packer } from './row-packer.ts';
import { DOCUMENT_START, encodeShard, PAD, SHARD_VERSION, type ShardHeader, TARGET_BIT } from './shard.ts';

/** The language that the token ids are in. It is written into every shard. */
export interface Form {
  /** Version of our own form. */
  readonly form: number;
  /** SHA-256 of the tokenizer. */
  readonly tokenizer: string;
  readonly vocabulary: number;
}

export interface Assembled {
  readonly header: ShardHeader;
  readonly bytes: Uint8Array;
  /** Identities of the programs that were kept. */
  readonly identities: readonly string[];
  readonly counts: Counts;
}

export class Assembler {
  /** `seen` holds the identities of programs that must not come again; kept programs are added. */
  constructor(
    private readonly form: Form,
    private readonly context: number,
    private readonly seed: number,
    private readonly seen: Set<string>,
  ) {}

  add(batch: Batch): Assembled {
    const counts: Counts = {};
    addCounts(counts, batch.counts);
    const identities: string[] = [];
    const documents: Document[] = [];
    for (const candidate of batch.candidates) {
      if (this.seen.has(candidate.identity)) {
        count(counts, 'dropped/duplicate');
        continue;
      }
      this.seen.add(candidate.identity);
      identities.push(candidate.identity);
      addCounts(counts, candidate.counts);
      documents.push(...candidate.documents);
    }
    // Otherwise documents of one program would stand side by side, and a training batch would hold few programs.
    const shuffled = new Random(`${this.seed}/shuffle/${batch.job.number}`).shuffled(documents);
    const packer = new Packer(this.context);
    let tokens = 0;
    for (const document of shuffled) {
      packer.add(document);
      tokens += document.length;
    }
    // A shard has at least one row, even if it is only padding, so that readers need not handle empty files.
    const words = documents.length > 0 ? packer.finish() : paddingRow(this.context);
    let targets = 0;
    for (let i = 0; i < words.length; i++) targets += words[i]! >> TARGET_BIT;
    const header: ShardHeader = {
      version: SHARD_VERSION,
      context: this.context,
      rows: words.length / this.context,
      tokens,
      targets,
      documents: documents.length,
      ...this.form,
    };
    return { header, bytes: encodeShard({ header, words }), identities, counts };
  }
}

function paddingRow(context: number): Uint16Array {
  const row = new Uint16Array(context).fill(PAD);
  row[0]! |= DOCUMENT_START;
  return row;
}

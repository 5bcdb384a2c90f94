/** Building a set: batches in, shards on disk, until there are tokens enough. Goes on where an earlier run stopped. */
import { Assembler, type Form } from './assemble.ts';
import { addCounts, type Counts, sorted } from './counts.ts';
import type { DataDirectory, Part } from './directory.ts';
import { inOrder, type Workforce } from './ordered.ts';

export interface Progress {
  readonly tokens: number;
  readonly wanted: number;
  readonly shards: number;
  /** Tokens that were there when this run began. */
  readonly before: number;
  readonly part: Part | undefined;
}

export interface BuildOptions {
  readonly directory: DataDirectory;
  readonly workforce: Workforce;
  readonly form: Form;
  readonly context: number;
  readonly seed: number;
  /** Stops with the shard that reaches this many. */
  readonly tokens: number;
  /** Identities that must not be trained on: the held-out programs'. */
  readonly heldOut: Iterable<string>;
  readonly progress: (progress: Progress) => void;
  readonly note: (note: string) => void;
  /** Asks for an end after the shard at hand. */
  readonly signal?: AbortSignal;
}

export interface Built {
  readonly parts: readonly Part[];
  readonly tokens: number;
  readonly counts: Counts;
  /** False when it was stopped before. */
  readonly finished: boolean;
}

/** The sources repeat themselves. Said to the user as it is. */
export class ExhaustedError extends Error {
  override readonly name = 'ExhaustedError';
}

/** Shards in a row without a single document: the sources have nothing (more) to give. */
const BARREN = 50;

export async function build(options: BuildOptions): Promise<Built> {
  const { directory, workforce, tokens: wanted } = options;
  const parts = directory.finished();
  const seen = new Set(options.heldOut);
  for (const part of parts) for (const identity of part.identities) seen.add(identity);
  let tokens = parts.reduce((total, part) => total + part.header.tokens, 0);
  const before = tokens;
  let barren = 0;
  const report = (part?: Part) => options.progress({ tokens, wanted, shards: parts.length, before, part });
  report();
  if (tokens < wanted) {
    const assembler = new Assembler(options.form, options.context, options.seed, seen);
    for await (const batch of inOrder(workforce, 'train', parts.length)) {
      for (const note of batch.notes) options.note(note);
      const part = directory.write(batch.job.number, assembler.add(batch));
      parts.push(part);
      tokens += part.header.tokens;
      report(part);
      barren = part.header.documents === 0 ? barren + 1 : 0;
      if (barren >= BARREN) {
        throw new ExhaustedError(
          `the programs of the last ${BARREN} shards gave nothing new: the sources are exhausted at ${tokens} tokens; add sources or ask for fewer tokens`,
        );
      }
      if (tokens >= wanted || options.signal?.aborted) break;
    }
  }
  const counts: Counts = {};
  for (const part of parts) addCounts(counts, part.counts);
  const finished = tokens >= wanted;
  if (finished) directory.finish(parts, sorted(counts));
  return { parts, tokens, counts: sorted(counts), finished };
}

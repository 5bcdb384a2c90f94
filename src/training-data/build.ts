/**
 * Builds a set: takes batches and writes shards until there are enough tokens. Resumes where an earlier run stopped.
 */

import { addCounts, type Counts, sorted } from './counts.ts';
import type { DataDirectory, Part } from './directory.ts';
import { inOrder, type Workforce } from './ordered-results.ts';
import { Assembler, type Form } from './shard-assembler.ts';

export interface Progress {
  readonly tokens: number;
  readonly wanted: number;
  readonly shards: number;
  /** Tokens that existed when this run began. */
  readonly before: number;
  readonly part: Part | undefined;
}

export interface BuildOptions {
  readonly directory: DataDirectory;
  readonly workforce: Workforce;
  readonly form: Form;
  readonly context: number;
  readonly seed: number;
  /** The build stops with the shard that reaches this many tokens. */
  readonly tokens: number;
  /** Identities of held-out programs, which must not be trained on. */
  readonly heldOut: Iterable<string>;
  readonly progress: (progress: Progress) => void;
  readonly note: (note: string) => void;
  /** Ends the build after the current shard. */
  readonly signal?: AbortSignal;
}

export interface Built {
  readonly parts: readonly Part[];
  readonly tokens: number;
  readonly counts: Counts;
  /** False if it was stopped early. */
  readonly finished: boolean;
}

/** The sources repeat themselves. The message is meant for the user. */
export class ExhaustedError extends Error {
  override readonly name = 'ExhaustedError';
}

/** The sources count as exhausted after this many shards without a single document. */
const MOST_EMPTY = 50;

export async function build(options: BuildOptions): Promise<Built> {
  const { directory, workforce, tokens: wanted } = options;
  const parts = directory.finished();
  const seen = new Set(options.heldOut);
  for (const part of parts) for (const identity of part.identities) seen.add(identity);
  let tokens = parts.reduce((total, part) => total + part.header.tokens, 0);
  const before = tokens;
  let empty = 0;
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
      empty = part.header.documents === 0 ? empty + 1 : 0;
      if (empty >= MOST_EMPTY) {
        throw new ExhaustedError(
          `the programs of the last ${MOST_EMPTY} shards gave nothing new: the sources are exhausted at ` +
            `${tokens} tokens; add sources or ask for fewer tokens`,
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

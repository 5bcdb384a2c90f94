/**
 * Makes endless shards for a trainer that runs beside it, into a folder or a pipe, and never far ahead of the
 * trainer.
 */
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { DirectoryError, type Plan, shardName, writeWhole } from './directory.ts';
import { inOrder, type Workforce } from './ordered-results.ts';
import { type Assembled, Assembler, type Form } from './shard-assembler.ts';

/** Where the shards go. */
export interface Outlet {
  /** The first job: the one after the last that an earlier run wrote here. */
  readonly next: number;
  /** Identities of programs that were written here already. */
  readonly seen: Iterable<string>;
  /** Writes a shard; resolves when there is room for the next one. */
  put(number: number, shard: Assembled, signal: AbortSignal): Promise<void>;
  /** Says that no more shards follow. */
  end(): Promise<void>;
}

const POLL_MS = 50;

/** A folder: shards appear in it whole, by renaming, and the reader removes them. */
export class FolderOutlet implements Outlet {
  readonly next: number;
  readonly seen: string[];

  private constructor(
    private readonly path: string,
    private readonly plan: string,
    private readonly ahead: number,
    next: number,
    seen: string[],
  ) {
    this.next = next;
    this.seen = seen;
  }

  static open(path: string, plan: Plan, ahead: number): FolderOutlet {
    fs.mkdirSync(path, { recursive: true });
    const hash = createHash('sha256').update(JSON.stringify(plan)).digest('hex');
    fs.rmSync(join(path, 'end'), { force: true });
    for (const name of fs.readdirSync(path)) if (name.endsWith('.tmp')) fs.rmSync(join(path, name));
    const state = join(path, 'stream.json');
    if (!fs.existsSync(state)) return new FolderOutlet(path, hash, ahead, 0, []);
    const before = JSON.parse(fs.readFileSync(state, 'utf8')) as { plan: string; next: number };
    if (before.plan !== hash) {
      throw new DirectoryError(
        `${path} holds a stream with another seed, other settings or another release: give an empty folder`,
      );
    }
    const file = join(path, 'stream.seen');
    const seen = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    return new FolderOutlet(path, hash, ahead, before.next, seen);
  }

  async put(number: number, shard: Assembled, signal: AbortSignal): Promise<void> {
    while (this.waiting() >= this.ahead) {
      if (signal.aborted) return;
      await sleep(POLL_MS);
    }
    writeWhole(join(this.path, shardName(number)), shard.bytes);
    fs.appendFileSync(join(this.path, 'stream.seen'), `${shard.identities.join('\n')}\n`);
    writeWhole(join(this.path, 'stream.json'), JSON.stringify({ plan: this.plan, next: number + 1 }));
  }

  async end(): Promise<void> {
    fs.writeFileSync(join(this.path, 'end'), '');
  }

  /** Number of shards that the reader has not taken yet. */
  private waiting(): number {
    return fs.readdirSync(this.path).filter(name => /^\d+\.ndbg$/.test(name)).length;
  }
}

/** A pipe: shards one after the other. Its buffer bounds how far we get ahead. */
export class PipeOutlet implements Outlet {
  readonly next: number;
  readonly seen: readonly string[] = [];
  private failure: Error | undefined;

  constructor(
    private readonly pipe: Writable,
    first: number,
  ) {
    this.next = first;
    pipe.on('error', error => {
      this.failure = error;
    });
  }

  put(_number: number, shard: Assembled): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.failure) return reject(this.failure);
      this.pipe.write(shard.bytes, error => (error ? reject(error) : resolve()));
    });
  }

  end(): Promise<void> {
    return new Promise(resolve => this.pipe.end(() => resolve()));
  }
}

export interface StreamOptions {
  readonly outlet: Outlet;
  readonly workforce: Workforce;
  readonly form: Form;
  readonly context: number;
  readonly seed: number;
  readonly heldOut: Iterable<string>;
  /** Ends after this many; undefined: never. */
  readonly shards: number | undefined;
  readonly progress: (tokens: number, shards: number) => void;
  readonly note: (note: string) => void;
  readonly signal: AbortSignal;
}

/** Runs until it is stopped, the reader goes away, or all shards are written. */
export async function stream(options: StreamOptions): Promise<void> {
  const { outlet, workforce, signal } = options;
  const seen = new Set([...options.heldOut, ...outlet.seen]);
  const assembler = new Assembler(options.form, options.context, options.seed, seen);
  const end = options.shards === undefined ? Number.POSITIVE_INFINITY : outlet.next + options.shards;
  let tokens = 0;
  for await (const batch of inOrder(workforce, 'train', outlet.next, end)) {
    if (signal.aborted) return;
    for (const note of batch.notes) options.note(note);
    const shard = assembler.add(batch);
    try {
      await outlet.put(batch.job.number, shard, signal);
    } catch (error) {
      // The reader closed the pipe: it has what it wanted.
      if ((error as NodeJS.ErrnoException).code === 'EPIPE') return;
      throw error;
    }
    if (signal.aborted) return;
    tokens += shard.header.tokens;
    options.progress(tokens, batch.job.number + 1 - outlet.next);
  }
  await outlet.end();
}

/** The embedded model: runs our exported graph in threads of its own, so that the event loop never waits. */
import { availableParallelism, loadavg } from 'node:os';
import { DEFAULT_DECODER, Decoder, type DecoderOptions } from '../decode/decoder.ts';
import type { Reader, ReadingRows } from '../decode/row-reader.ts';
import { type ModelFolder, readFolder, verifyWeights } from '../folder.ts';
import type { Completion, CompletionRequest, Model, ModelCounts, ModelInfo } from '../model.ts';
import { EmbeddedThread } from './inference-thread.ts';
import type { EmbeddedState } from './thread-protocol.ts';

export interface EmbeddedOptions extends Partial<DecoderOptions> {
  /** Threads that compute; by default as many as there are cores, at most 4. */
  readonly threads?: number;
  /**
   * Threads that wait for one another stay awake. That is a quarter faster on an idle machine, but half as fast again
   * slower on a busy one, where they take cores from working threads. The load at the program's start is the default.
   */
  readonly spin?: boolean;
  /** Bytes for caches kept between requests. */
  readonly cacheBytes?: number;
  /**
   * Copies of the model side by side, by default 1. For many requests at once, two copies with one thread each answer
   * more than one copy with two, at the price of the memory for the weights. A single request is faster with one copy.
   */
  readonly copies?: number;
}

const CACHE_BYTES = 96 * 2 ** 20;
const IDLE = loadavg()[0]! < availableParallelism() / 2;
/** More threads than this would only wait for memory. */
const MOST_THREADS = 4;
/** The first tokens that show whether a request continues another. */
const LIKE = 48;
/**
 * The copy that knows a beginning may have this many rows more than the idlest one: to read the beginning again
 * elsewhere costs as much as some answers.
 */
const MORE = 6;
/** Beginnings to remember. */
const REMEMBERED = 8192;

/** For several users at once: more rows together, and the memory for them. */
export const SHARED_OPTIONS: EmbeddedOptions = { batchTokens: 8192 };

/** For many requests at once: as many copies as cores, larger batches, and room for all their caches. */
export const THROUGHPUT_OPTIONS: EmbeddedOptions = {
  copies: Math.min(MOST_THREADS, availableParallelism()),
  batch: 32,
  batchTokens: 12_288,
  cacheBytes: 768 * 2 ** 20,
};

interface Copy {
  readonly thread: EmbeddedThread;
  readonly decoder: Decoder;
}

export class EmbeddedModel implements Model, Reader {
  readonly info: ModelInfo;
  readonly context: number;
  /** The copy that has read each beginning. */
  private readonly homes = new Map<string, Copy>();

  private constructor(
    readonly folder: ModelFolder,
    private readonly copies: readonly Copy[],
    private readonly batch: number,
  ) {
    this.info = folder.info;
    this.context = folder.shape.context;
  }

  static async open(path: string, options: EmbeddedOptions = {}): Promise<EmbeddedModel> {
    const folder = readFolder(path);
    const { copies = 1, cacheBytes = CACHE_BYTES } = options;
    const threads = options.threads ?? Math.min(MOST_THREADS, availableParallelism());
    const start = {
      file: folder.graph,
      shape: folder.shape,
      threads: Math.max(1, Math.floor(threads / copies)),
      spin: options.spin ?? IDLE,
      cacheBytes: Math.floor(cacheBytes / copies),
    };
    const decoding = { ...DEFAULT_DECODER, ...options };
    // The check runs while the threads load, which costs no time; its error is clearer than the threads' own.
    const [[whole], opened] = await Promise.all([
      Promise.allSettled([verifyWeights(folder)]),
      Promise.allSettled(Array.from({ length: copies }, () => EmbeddedThread.open(start))),
    ]);
    const threadsOpen = opened.filter(each => each.status === 'fulfilled').map(each => each.value);
    const failed = [whole, ...opened].find(each => each.status === 'rejected');
    if (failed) {
      await Promise.all(threadsOpen.map(thread => thread.close()));
      throw failed.reason;
    }
    const all = threadsOpen.map(thread => ({ thread, decoder: new Decoder(thread, decoding) }));
    return new EmbeddedModel(folder, all, decoding.batch);
  }

  get concurrency(): number {
    return this.copies.length * this.batch;
  }

  get counts(): ModelCounts {
    const counts = { passes: 0, tokens: 0, reused: 0, forced: 0, drafted: 0, accepted: 0 };
    for (const { thread, decoder } of this.copies) {
      counts.passes += thread.passes;
      counts.tokens += thread.tokens;
      counts.reused += decoder.counts.reused + thread.shared;
      counts.forced += decoder.counts.forced;
      counts.drafted += decoder.counts.drafted;
      counts.accepted += decoder.counts.accepted;
    }
    return counts;
  }

  async complete(request: CompletionRequest): Promise<Completion[]> {
    return this.copyFor(request.ids).decoder.complete(request);
  }

  async completeAll(requests: readonly CompletionRequest[]): Promise<Completion[][]> {
    return Promise.all(requests.map(request => this.complete(request)));
  }

  prepare(ids: readonly number[]): Promise<void> {
    return this.copyFor(ids).decoder.prepare(ids);
  }

  score(ids: readonly number[], next: readonly number[]): Promise<number[]> {
    return this.copies[0]!.decoder.score(ids, next);
  }

  /** The memory that the threads hold. */
  async state(): Promise<EmbeddedState> {
    const states = await Promise.all(this.copies.map(({ thread }) => thread.state()));
    const sum = (of: (state: EmbeddedState) => number) => states.reduce((total, each) => total + of(each), 0);
    return {
      passes: sum(state => state.passes),
      tokens: sum(state => state.tokens),
      caches: sum(state => state.caches),
      cacheBytes: sum(state => state.cacheBytes),
      rows: sum(state => state.rows),
      bucketBytes: sum(state => state.bucketBytes),
    };
  }

  open(rows: readonly (readonly number[])[]): Promise<ReadingRows> {
    return this.copies[0]!.thread.open(rows);
  }

  async close(): Promise<void> {
    await Promise.all(this.copies.map(({ thread }) => thread.close()));
  }

  /** The copy that has read the request's beginning, unless it has much more to do than another. */
  private copyFor(ids: readonly number[]): Copy {
    if (this.copies.length === 1) return this.copies[0]!;
    const key = ids.slice(0, LIKE).join();
    const home = this.homes.get(key);
    const idlest = this.copies.reduce((a, b) => (b.decoder.load < a.decoder.load ? b : a));
    const copy = home && home.decoder.load < idlest.decoder.load + MORE ? home : idlest;
    this.homes.delete(key);
    this.homes.set(key, copy);
    if (this.homes.size > REMEMBERED) this.homes.delete(this.homes.keys().next().value!);
    return copy;
  }
}

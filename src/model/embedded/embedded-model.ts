/** The embedded model: our exported graph in threads of its own, so that the event loop never waits for it. */
import { availableParallelism, loadavg } from 'node:os';
import type { Reader, ReadingRows } from '../decode/batch-runner.ts';
import { DEFAULT_DECODER, Decoder, type DecoderOptions } from '../decode/decoder.ts';
import { type ModelFolder, readFolder, verifyWeights } from '../folder.ts';
import type { Completion, CompletionRequest, Model, ModelCounts, ModelInfo } from '../model.ts';
import { EmbeddedThread } from './inference-thread.ts';
import type { EmbeddedState } from './thread-protocol.ts';

export interface EmbeddedOptions extends Partial<DecoderOptions> {
  /** Threads that compute; by default as many as there are cores, at most 4. */
  readonly threads?: number;
  /**
   * Threads that wait for one another stay awake, which is faster by a quarter on an idle machine; on a busy one they
   * take the cores from those who work, and it is slower by half. Unless told, the load when the program began decides.
   */
  readonly spin?: boolean;
  /** Bytes for caches kept between requests. */
  readonly cacheBytes?: number;
  /**
   * Copies of the model side by side, 1 unless told. Where many ask at once, two copies with a thread each answer more
   * than one copy with two, for the price of the weights; one question alone is answered faster by a copy with all
   * threads.
   */
  readonly copies?: number;
}

const CACHE_BYTES = 96 * 2 ** 20;
const IDLE = loadavg()[0]! < availableParallelism() / 2;
/** Beyond this, more threads wait for memory. */
const MOST_THREADS = 4;
/** By so many first tokens a request is known to go on from another. */
const LIKE = 48;
/**
 * Rows that the copy which knows a beginning may have more than the idlest: to read it again elsewhere costs as much as
 * some answers.
 */
const MORE = 6;
/** Beginnings that are remembered. */
const REMEMBERED = 8192;

/** For many who ask at once: as many copies as there are cores, larger batches, and room for all their caches. */
export const THROUGHPUT_OPTIONS: EmbeddedOptions = {
  copies: Math.min(MOST_THREADS, availableParallelism()),
  batch: 32,
  cacheBytes: 768 * 2 ** 20,
};

interface Copy {
  readonly thread: EmbeddedThread;
  readonly decoder: Decoder;
}

export class EmbeddedModel implements Model, Reader {
  readonly info: ModelInfo;
  readonly context: number;
  /** Which copy has read what begins so. */
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
    // Checked while the threads load, which costs no time; what the check finds is said rather than what they make of
    // the file.
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

  /** What the threads hold. */
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

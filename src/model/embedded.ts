/** The embedded model: our exported graph in a thread of its own, so that the event loop never waits for it. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { DEFAULT_DECODER, Decoder, type DecoderOptions } from './decoder.ts';
import type { EmbeddedAnswer, EmbeddedRequest, EmbeddedStart, EmbeddedState } from './embedded-protocol.ts';
import { type ModelFolder, readFolder } from './folder.ts';
import {
  type Completion,
  type CompletionRequest,
  type Model,
  type ModelCounts,
  ModelError,
  type ModelInfo,
} from './model.ts';
import type { Feed, Reader, ReadingRows } from './reader.ts';

export interface EmbeddedOptions extends Partial<DecoderOptions> {
  /** Threads that compute; by default as many as there are cores, at most 4. */
  readonly threads?: number;
  /** Bytes for caches kept between requests. */
  readonly cacheBytes?: number;
}

const CACHE_BYTES = 160 * 2 ** 20;
/** Beyond this, more threads wait for memory. */
const MOST_THREADS = 4;

type Call = { resolve(answer: EmbeddedAnswer): void; reject(error: Error): void };
type Ask = EmbeddedRequest extends infer R ? (R extends { call: number } ? Omit<R, 'call'> : never) : never;

export class EmbeddedModel implements Model, Reader {
  readonly info: ModelInfo;
  readonly context: number;
  private readonly decoder: Decoder;
  private readonly calls = new Map<number, Call>();
  private nextCall = 0;
  private failure: ModelError | undefined;
  private passes = 0;
  private tokens = 0;

  private constructor(
    readonly folder: ModelFolder,
    private readonly worker: Worker,
    options: EmbeddedOptions,
  ) {
    this.info = folder.info;
    this.context = folder.shape.context;
    this.decoder = new Decoder(this, { ...DEFAULT_DECODER, ...options });
  }

  static async open(path: string, options: EmbeddedOptions = {}): Promise<EmbeddedModel> {
    const folder = readFolder(path);
    const start: EmbeddedStart = {
      file: folder.graph,
      shape: folder.shape,
      threads: options.threads ?? Math.min(MOST_THREADS, availableParallelism()),
      cacheBytes: options.cacheBytes ?? CACHE_BYTES,
    };
    const worker = new Worker(workerFile(), {
      workerData: start,
      execArgv: [],
      stdout: false,
      stderr: false,
    });
    const model = new EmbeddedModel(folder, worker, options);
    await model.ready();
    // A model that nobody asks must not keep the program from ending.
    worker.unref();
    return model;
  }

  get counts(): ModelCounts {
    return { passes: this.passes, tokens: this.tokens, ...this.decoder.counts };
  }

  async complete(request: CompletionRequest): Promise<Completion[]> {
    return (await this.decoder.completeAll([request]))[0]!;
  }

  completeAll(requests: readonly CompletionRequest[]): Promise<Completion[][]> {
    return this.decoder.completeAll(requests);
  }

  score(ids: readonly number[], next: readonly number[]): Promise<number[]> {
    return this.decoder.score(ids, next);
  }

  /** What the thread holds. */
  async state(): Promise<EmbeddedState> {
    const answer = await this.ask({ ask: 'state' });
    return (answer as Extract<EmbeddedAnswer, { state: EmbeddedState }>).state;
  }

  async open(rows: readonly (readonly number[])[]): Promise<ReadingRows> {
    const answer = await this.ask({ ask: 'open', rows });
    const { session, cached } = (answer as Extract<EmbeddedAnswer, { opened: object }>).opened;
    return {
      cached,
      read: feeds => this.read(session, feeds),
      close: () => this.worker.postMessage({ ask: 'close', session } satisfies EmbeddedRequest),
    };
  }

  async close(): Promise<void> {
    if (this.failure) return;
    const gone = new Promise<void>(done => this.worker.once('exit', () => done()));
    await this.ask({ ask: 'end' });
    this.failure = new ModelError('the model was closed');
    this.worker.ref();
    await gone;
  }

  private async read(session: number, feeds: readonly Feed[]): Promise<Float32Array[][]> {
    const answer = await this.ask({ ask: 'read', session, feeds });
    const { logits } = answer as Extract<EmbeddedAnswer, { logits: Float32Array }>;
    this.passes++;
    const { vocabulary } = this.folder.shape;
    let at = 0;
    return feeds.map(({ keep, ids }) => {
      this.tokens += ids.length;
      return Array.from({ length: keep }, () => {
        at += vocabulary;
        return logits.subarray(at - vocabulary, at);
      });
    });
  }

  private ready(): Promise<void> {
    return new Promise((done, failed) => {
      this.worker.on('message', (answer: EmbeddedAnswer) => {
        if ('ready' in answer) done();
        else if (answer.call === undefined)
          failed(
            this.fail(`${this.folder.graph} cannot be loaded: ${(answer as { problem: string }).problem}`),
          );
        else this.receive(answer.call, answer);
      });
      this.worker.on('error', error => failed(this.fail(`the model's thread failed: ${error.message}`)));
      this.worker.on('exit', code => failed(this.fail(`the model's thread ended with code ${code}`)));
    });
  }

  private receive(call: number, answer: EmbeddedAnswer): void {
    const waiting = this.calls.get(call);
    this.calls.delete(call);
    if (this.calls.size === 0) this.worker.unref();
    if ('problem' in answer) waiting?.reject(new ModelError(`the model could not answer: ${answer.problem}`));
    else waiting?.resolve(answer);
  }

  private fail(message: string): ModelError {
    this.failure ??= new ModelError(message);
    for (const call of this.calls.values()) call.reject(this.failure);
    this.calls.clear();
    return this.failure;
  }

  private ask(request: Ask): Promise<EmbeddedAnswer> {
    if (this.failure) return Promise.reject(this.failure);
    const call = ++this.nextCall;
    this.worker.ref();
    return new Promise((resolve, reject) => {
      this.calls.set(call, { resolve, reject });
      this.worker.postMessage({ ...request, call } as EmbeddedRequest);
    });
  }
}

/** The built file: Node cannot start a thread from TypeScript. */
function workerFile(): URL {
  const here = import.meta.url;
  return new URL(here.endsWith('.ts') ? '../../dist/model/embedded-worker.js' : './embedded-worker.js', here);
}

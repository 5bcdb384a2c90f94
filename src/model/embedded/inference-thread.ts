/** The main thread's side of one computing thread. */
import { SHARE_ENV, Worker } from 'node:worker_threads';
import type { Feed, Reader, ReadingRows, RowReader } from '../decode/row-reader.ts';
import { ModelError } from '../model.ts';
import type { EmbeddedAnswer, EmbeddedRequest, EmbeddedStart, EmbeddedState } from './thread-protocol.ts';

type Call = { resolve(answer: EmbeddedAnswer): void; reject(error: Error): void };
type Ask = EmbeddedRequest extends infer R ? (R extends { call: number } ? Omit<R, 'call'> : never) : never;
type Answer<K extends string> = Extract<EmbeddedAnswer, { [each in K]: unknown }>;

export class EmbeddedThread implements Reader, RowReader {
  readonly context: number;
  /** Passes, tokens that went through them, and tokens that another row had read already. */
  passes = 0;
  tokens = 0;
  shared = 0;
  private readonly calls = new Map<number, Call>();
  private nextCall = 0;
  private failure: ModelError | undefined;

  private constructor(
    private readonly start: EmbeddedStart,
    private readonly worker: Worker,
  ) {
    this.context = start.shape.context;
  }

  static async open(start: EmbeddedStart): Promise<EmbeddedThread> {
    // ONNX Runtime would report its use to its makers, and leave files beside the temporary ones. It reads the
    // environment of the process, and a thread has only a copy of it.
    process.env.ORT_DISABLE_TELEMETRY = '1';
    const worker = new Worker(workerFile(), {
      workerData: start,
      env: SHARE_ENV,
      execArgv: [],
      stdout: false,
      stderr: false,
    });
    const thread = new EmbeddedThread(start, worker);
    await thread.ready();
    // An idle model must not keep the program from ending.
    worker.unref();
    return thread;
  }

  async begin(ids: readonly number[]): Promise<{ readonly row: number; readonly known: number }> {
    return ((await this.ask({ ask: 'begin', ids })) as Answer<'begun'>).begun;
  }

  async read(feeds: readonly Feed[]): Promise<Float32Array[][]> {
    const { logits, tokens, passes } = (await this.ask({ ask: 'read', feeds })) as Answer<'logits'>;
    this.passes += passes;
    this.tokens += tokens;
    this.shared += feeds.reduce((sum, { ids }) => sum + ids.length, 0) - tokens;
    const { vocabulary } = this.start.shape;
    let at = 0;
    return feeds.map(({ keep }) =>
      Array.from({ length: keep }, () => {
        at += vocabulary;
        return logits.subarray(at - vocabulary, at);
      }),
    );
  }

  end(row: number): void {
    if (!this.failure) this.worker.postMessage({ ask: 'close', row } satisfies EmbeddedRequest);
  }

  async open(rows: readonly (readonly number[])[]): Promise<ReadingRows> {
    const begun = await Promise.all(rows.map(ids => this.begin(ids)));
    const named = (feed: Feed): Feed => ({ ...feed, row: begun[feed.row]!.row });
    return {
      cached: begun.map(({ known }) => known),
      read: feeds => this.read(feeds.map(named)),
      close: () => {
        for (const { row } of begun) this.end(row);
      },
    };
  }

  /** What the thread holds. */
  async state(): Promise<EmbeddedState> {
    return ((await this.ask({ ask: 'state' })) as Answer<'state'>).state;
  }

  async close(): Promise<void> {
    if (this.failure) return;
    const gone = new Promise<void>(done => this.worker.once('exit', () => done()));
    await this.ask({ ask: 'end' });
    this.failure = new ModelError('the model was closed');
    this.worker.ref();
    await gone;
  }

  private ready(): Promise<void> {
    return new Promise((done, failed) => {
      this.worker.on('message', (answer: EmbeddedAnswer) => {
        if ('ready' in answer) done();
        else if (answer.call === undefined)
          failed(
            this.fail(`${this.start.file} cannot be loaded: ${(answer as { problem: string }).problem}`),
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
  return new URL(here.endsWith('.ts') ? '../../../dist/model/embedded/worker.js' : './worker.js', here);
}

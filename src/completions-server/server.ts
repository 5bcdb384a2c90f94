/** The HTTP server of `ndbg serve`: routes, limits, and a shutdown that lets running answers finish. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathOf } from '../shared/request-path.ts';
import { answerCompletions, type ServedModel } from './completions.ts';
import { type Limits, RequestError, readRequest } from './request.ts';

interface ServeOptions {
  readonly host?: string;
  /** 0 means any free port. */
  readonly port?: number;
  /** Requests answered at the same time; others wait. */
  readonly concurrency?: number;
  /** Requests that may wait; more get 429. */
  readonly waiting?: number;
  readonly maxBody?: number;
  /** If set, requests must carry this key. */
  readonly key?: string;
}

const DEFAULTS = { host: '127.0.0.1', port: 8321, concurrency: 2, waiting: 32, maxBody: 8 * 2 ** 20 };
const MOST_ROWS = 64;

export class ModelServer {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private closing = false;
  private readonly server: Server;
  private readonly created = Math.floor(Date.now() / 1000);
  private readonly options: typeof DEFAULTS & ServeOptions;

  private constructor(
    private readonly model: ServedModel,
    options: ServeOptions,
  ) {
    this.options = { ...DEFAULTS, ...options };
    this.server = createServer((request, response) => void this.handle(request, response));
    // A client that sends its request byte by byte must not keep a place for ever.
    this.server.requestTimeout = 60_000;
  }

  static async start(model: ServedModel, options: ServeOptions = {}): Promise<ModelServer> {
    const served = new ModelServer(model, options);
    const { port, host } = served.options;
    await new Promise<void>((done, failed) => {
      served.server.once('error', failed);
      served.server.listen(port, host, done);
    });
    return served;
  }

  get address(): string {
    const { address, family, port } = this.server.address() as AddressInfo;
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  }

  /** Accepts no new requests and answers those under way. */
  async close(): Promise<void> {
    this.closing = true;
    const gone = new Promise<void>(done => this.server.close(() => done()));
    this.server.closeIdleConnections();
    await gone;
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const left = new AbortController();
    response.once('close', () => left.abort());
    // Open connections would delay the shutdown.
    if (this.closing) response.setHeader('connection', 'close');
    try {
      send(response, 200, await this.route(request, left.signal));
    } catch (error) {
      if (left.signal.aborted) return;
      const status = error instanceof RequestError ? error.status : 500;
      const message = error instanceof Error ? error.message : String(error);
      if (status === 429 || status === 503) response.setHeader('retry-after', '1');
      // A connection whose body was not read to its end cannot carry another request.
      if (!request.complete) response.setHeader('connection', 'close');
      send(response, status, {
        error: { message, type: status < 500 ? 'invalid_request_error' : 'server_error' },
      });
    }
  }

  private async route(request: IncomingMessage, signal: AbortSignal): Promise<object> {
    const path = pathOf(request.url);
    if (path === '/health') return expect(request, 'GET', { status: 'ok', running: this.running });
    this.checkKey(request);
    if (path === '/v1/models') return expect(request, 'GET', { object: 'list', data: [this.card()] });
    if (path !== '/v1/completions')
      throw new RequestError(404, `${path} is not offered: /v1/models, /v1/completions and /health are`);
    expect(request, 'POST', {});
    // This also keeps web pages out: they may not send JSON to other hosts without being asked.
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      throw new RequestError(415, 'the body must be sent as application/json');
    const asked = readRequest(parsed(await this.bodyOf(request)), this.limits);
    await this.enter(signal);
    try {
      return await answerCompletions(this.model, asked, signal);
    } finally {
      this.leave();
    }
  }

  private get limits(): Limits {
    const { name, vocabulary, context } = this.model.info;
    return { model: name, vocabulary, context, rows: MOST_ROWS };
  }

  private card(): object {
    const { name, ...ndbg } = this.model.info;
    return {
      id: name,
      object: 'model',
      created: this.created,
      owned_by: 'ndbg',
      max_model_len: ndbg.context,
      ndbg,
    };
  }

  private checkKey({ headers }: IncomingMessage): void {
    const { key } = this.options;
    if (key === undefined) return;
    const hash = (text: string) => createHash('sha256').update(text).digest();
    if (!timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${key}`)))
      throw new RequestError(401, 'the key is missing or wrong');
  }

  private async bodyOf(request: IncomingMessage): Promise<string> {
    const { maxBody } = this.options;
    const pieces: Uint8Array[] = [];
    let bytes = 0;
    for await (const piece of request as AsyncIterable<Uint8Array>) {
      bytes += piece.length;
      if (bytes > maxBody) throw new RequestError(413, `the body has more than ${maxBody} bytes`);
      pieces.push(piece);
    }
    return Buffer.concat(pieces).toString('utf8');
  }

  private async enter(signal: AbortSignal): Promise<void> {
    if (this.closing) throw new RequestError(503, 'the server is going down');
    if (this.running < this.options.concurrency) {
      this.running++;
      return;
    }
    if (this.queue.length >= this.options.waiting)
      throw new RequestError(429, `${this.queue.length} requests are waiting already: try again later`);
    await new Promise<void>((done, gone) => {
      const turn = () => {
        signal.removeEventListener('abort', give);
        done();
      };
      const give = () => {
        this.queue.splice(this.queue.indexOf(turn), 1);
        gone(signal.reason as Error);
      };
      this.queue.push(turn);
      signal.addEventListener('abort', give, { once: true });
    });
  }

  /** Gives the place to the request that has waited longest. */
  private leave(): void {
    const next = this.queue.shift();
    if (next) next();
    else this.running--;
  }
}

function expect<T>(request: IncomingMessage, method: string, answer: T): T {
  if (request.method !== method)
    throw new RequestError(405, `${request.method} is not offered here: ${method} is`);
  return answer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RequestError(400, `the body is no JSON: ${(error as Error).message}`);
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return;
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length });
  response.end(bytes);
}

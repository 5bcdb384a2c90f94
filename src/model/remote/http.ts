/** Asks a server over HTTP: with time-outs, retries where they can help, and one clear sentence where they cannot. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ModelError } from '../model.ts';

export interface RemoteServerOptions {
  /** Milliseconds for one try, its answer included. */
  readonly timeout?: number;
  /** How often a request is tried again when the server is busy, failing or gone. */
  readonly retries?: number;
  /** Milliseconds before the first of these; each later one waits twice as long. */
  readonly backoff?: number;
}

const DEFAULTS = { timeout: 120_000, retries: 4, backoff: 250 };
const LONGEST_WAIT = 15_000;
const MOST_BYTES = 64 * 2 ** 20;

/** The server refused: the same request again is useless, another may work. */
export class RefusedError extends ModelError {
  constructor(
    message: string,
    readonly status: number,
    /** The server's own words. */
    readonly reason: string,
  ) {
    super(message);
  }
}

/** A failure that may pass. */
class PassingError extends Error {
  constructor(
    message: string,
    readonly wait?: number,
  ) {
    super(message);
  }
}

export class RemoteServer {
  /** The address as given, for messages. */
  readonly name: string;
  private readonly base: URL;
  private readonly key: string | undefined;
  private readonly options: Required<RemoteServerOptions>;
  private readonly closing = new AbortController();

  constructor(address: string, options: RemoteServerOptions = {}, env: NodeJS.ProcessEnv = process.env) {
    this.base = baseOf(address);
    this.name = this.base.href.replace(/\/v1\/$/, '').replace(/\/$/, '');
    this.key = keyFor(this.base, env);
    this.options = { ...DEFAULTS, ...options };
  }

  get(path: string, signal?: AbortSignal): Promise<unknown> {
    return this.ask(path, undefined, signal);
  }

  post(path: string, body: object, signal?: AbortSignal): Promise<unknown> {
    return this.ask(path, JSON.stringify(body), signal);
  }

  /** Ends all waiting requests at once. */
  close(): void {
    this.closing.abort();
  }

  private refuseClosed(): void {
    if (this.closing.signal.aborted) throw new ModelError('the model was closed');
  }

  private async ask(
    path: string,
    body: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const { retries, backoff } = this.options;
    for (let tried = 0; ; tried++) {
      signal?.throwIfAborted();
      this.refuseClosed();
      try {
        return await this.attempt(path, body, signal);
      } catch (error) {
        if (!(error instanceof PassingError)) throw error;
        if (tried >= retries) {
          const times = tried === 0 ? '' : `, tried ${tried + 1} times`;
          throw new ModelError(`${this.name} ${error.message}${times}: is the server running and well?`);
        }
        // Many clients that were refused together must not return together.
        const wait = Math.min(LONGEST_WAIT, error.wait ?? backoff * 2 ** tried) * (0.5 + Math.random() / 2);
        await sleep(wait, undefined, { signal: this.either(signal) }).catch(() => {});
      }
    }
  }

  private either(signal: AbortSignal | undefined): AbortSignal {
    return signal ? AbortSignal.any([signal, this.closing.signal]) : this.closing.signal;
  }

  private async attempt(
    path: string,
    body: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const late = AbortSignal.timeout(this.options.timeout);
    try {
      const response = await fetch(new URL(path, this.base), {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(this.key === undefined ? {} : { authorization: `Bearer ${this.key}` }),
        },
        ...(body === undefined ? {} : { body }),
        // The key must not follow a redirect.
        redirect: 'error',
        signal: AbortSignal.any([late, this.either(signal)]),
      });
      return this.read(response, await this.textOf(response));
    } catch (error) {
      if (error instanceof ModelError || error instanceof PassingError) throw error;
      signal?.throwIfAborted();
      this.refuseClosed();
      if (late.aborted) {
        throw new ModelError(`${this.name} gave no whole answer within ${this.options.timeout / 1000} s`);
      }
      throw new PassingError(`broke off or does not answer (${this.hidden(causeOf(error))})`);
    }
  }

  private async textOf(response: Response): Promise<string> {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    if (!response.body) return text;
    for await (const piece of response.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += piece.length;
      if (bytes > MOST_BYTES)
        throw new ModelError(`${this.name} answers with more than ${MOST_BYTES >> 20} MB`);
      text += decoder.decode(piece, { stream: true });
    }
    return text + decoder.decode();
  }

  private read(response: Response, text: string): unknown {
    const { status } = response;
    if (status === 429 || (status >= 500 && status !== 501)) {
      const after = Number(response.headers.get('retry-after') ?? Number.NaN);
      const wait = Number.isFinite(after) && after >= 0 ? after * 1000 : undefined;
      throw new PassingError(`answers ${status}${this.quoted(text)}`, wait);
    }
    if (status === 401 || status === 403) {
      throw new RefusedError(
        `${this.name} does not let us in (${status}): set NDBG_API_KEY to the right key`,
        status,
        '',
      );
    }
    if (!response.ok) {
      throw new RefusedError(
        `${this.name} refuses the request: ${status}${this.quoted(text)}`,
        status,
        this.hidden(text),
      );
    }
    try {
      return JSON.parse(text);
    } catch {
      throw new ModelError(`${this.name} answers with something that is no JSON${this.quoted(text)}`);
    }
  }

  /** The beginning of its answer, in one line. */
  private quoted(text: string): string {
    const line = this.hidden(reasonOf(text)).replace(/\s+/g, ' ').trim();
    if (line === '') return '';
    return ` ("${line.length > 160 ? `${line.slice(0, 160)}…` : line}")`;
  }

  /** Some servers repeat the key that they refuse. */
  private hidden(text: string): string {
    return this.key === undefined ? text : text.replaceAll(this.key, '***');
  }
}

/** Completes an address to `…/v1/`. */
function baseOf(address: string): URL {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new ModelError(`${address} is no address of a server: write http://HOST:PORT`);
  }
  if (url.username !== '' || url.password !== '')
    throw new ModelError('the address of a server holds no name or password: put the key into NDBG_API_KEY');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new ModelError(`${address} is neither http nor https`);
  const path = url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '');
  return new URL(`${path}/v1/`, url);
}

/** NDBG_API_KEY is for any server; OPENAI_API_KEY must not cross a network unencrypted. */
function keyFor(base: URL, env: NodeJS.ProcessEnv): string | undefined {
  if (env.NDBG_API_KEY) return env.NDBG_API_KEY;
  return base.protocol === 'https:' && env.OPENAI_API_KEY ? env.OPENAI_API_KEY : undefined;
}

function reasonOf(text: string): string {
  try {
    const { error, message, detail } = JSON.parse(text) as Record<string, unknown>;
    const said = typeof error === 'object' && error ? (error as { message?: unknown }).message : error;
    for (const each of [said, message, detail]) if (typeof each === 'string') return each;
  } catch {
    // Not JSON: the text is shown as it is.
  }
  return text;
}

function causeOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: Error & { code?: string } };
  return cause?.code ?? cause?.message ?? message;
}

/** The MCP server: its tools over standard input and output, or over HTTP. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, localhostAllowedHostnames, McpServer } from '@modelcontextprotocol/server';
import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { pathOf } from '../shared/request-path.ts';
import { LongLines } from './long-lines.ts';
import type { Sessions } from './sessions.ts';
import { register } from './tool.ts';
import { TOOLS } from './tools/all.ts';

const INSTRUCTIONS = [
  'A debugger for Python programs that goes forward and back. Begin with start: it gives a session handle ',
  'that all other tools take.\n',
  "Where does it go wrong? calls with outcome raised (or a function's name), then call for one of them: ",
  'every line with what it changed.\n',
  'Where does a value come from? trace_value. What happens around one place? breakpoints with a condition, ',
  'then act continue, then look.\n',
  'What would make a function return this? inputs. What if a variable were another? branch, set, act, ',
  'compare.\n',
  'The program cannot run here? engine neural predicts it; states say how sure they are, and verify holds ',
  'them to a real run.\n',
  'Replies say what is possible next; failures have a code and what to try.\n',
].join('');

/** Bytes of one request: a program and its input, of a million characters each, written as `\\u0000`, have room. */
const MOST_BODY = 16 * 2 ** 20;

/** One server serves one connection, or one request over HTTP; the sessions belong to all. */
function makeServer(sessions: Sessions): McpServer {
  const server = new McpServer(
    { name: 'ndbg', title: 'ndbg, a debugger for Python that goes both ways', version: PACKAGE.version },
    { instructions: INSTRUCTIONS },
  );
  for (const tool of TOOLS) register(server, tool, sessions);
  return server;
}

const PACKAGE = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};

/** Serves until the client disconnects. */
export async function serveOnStdio(sessions: Sessions, report: (text: string) => void): Promise<void> {
  const message = `a request has at most ${MOST_BODY / 2 ** 20} MiB`;
  const requests = new LongLines(MOST_BODY, id => {
    const refusal = { jsonrpc: '2.0', id, error: { code: -32600, message } };
    process.stdout.write(`${JSON.stringify(refusal)}\n`);
  });
  process.stdin.pipe(requests);
  const transport = new StdioServerTransport(requests, process.stdout, { maxBufferSize: 2 * MOST_BODY });
  const ended = new Promise<void>(done => {
    for (const event of ['end', 'close', 'error'] as const) process.stdin.once(event, () => done());
    process.stdout.once('error', () => done());
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
  const handle = serveStdio(() => makeServer(sessions), {
    transport,
    onerror: error => report(error.message),
  });
  await ended;
  await handle.close();
  // A reader of its input keeps the process alive.
  process.stdin.unpipe(requests);
  process.stdin.pause();
}

export interface HttpOptions {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Requests must carry it. */
  readonly token?: string;
  /** Host names that requests may use, besides those of this machine. */
  readonly hosts?: readonly string[];
  readonly report: (text: string) => void;
}

export const PATH = '/mcp';

export class HttpServer {
  private constructor(
    private readonly server: Server,
    private readonly endHandler: () => Promise<void>,
  ) {}

  static async start(sessions: Sessions, options: HttpOptions): Promise<HttpServer> {
    const { host, port, token, report } = options;
    const handler = createMcpHandler(() => makeServer(sessions), {
      maxRequestBodySize: MOST_BODY,
      onerror: error => report(error.message),
    });
    const serve = toNodeHandler(handler);
    const names = [...localhostAllowedHostnames(), host, ...(options.hosts ?? [])];
    const validHost = hostHeaderValidation(names);
    const validOrigin = originValidation(names);
    const server = createServer((request, response) => {
      if (!validHost(request, response) || !validOrigin(request, response)) return;
      if (token !== undefined && !carries(request, token))
        return refuse(response, 401, 'the token is missing or wrong: send Authorization: Bearer TOKEN');
      const pathname = pathOf(request.url);
      if (pathname !== PATH) return refuse(response, 404, `${pathname} is not offered: ${PATH} is`);
      serve(request as Parameters<typeof serve>[0], response).catch((error: Error) => {
        report(error.message);
        if (!response.headersSent) refuse(response, 400, 'the request could not be read');
      });
    });
    // A client that sends its request very slowly must not hold a connection forever.
    server.requestTimeout = 60_000;
    // A connection should not close just as a busy client sends on it.
    server.keepAliveTimeout = 120_000;
    await new Promise<void>((done, failed) => {
      server.once('error', failed);
      server.listen(port, host, done);
    });
    return new HttpServer(server, () => handler.close());
  }

  get address(): string {
    const { address, family, port } = this.server.address() as AddressInfo;
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}${PATH}`;
  }

  async close(): Promise<void> {
    const gone = new Promise<void>(done => this.server.close(() => done()));
    await this.endHandler();
    this.server.closeAllConnections();
    await gone;
  }
}

function carries({ headers }: IncomingMessage, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null });
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    connection: 'close',
  });
  response.end(body);
}

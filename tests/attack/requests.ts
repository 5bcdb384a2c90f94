/** Requests to the servers: right, wrong and broken off. The server answers the next one, whatever came before. */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import fc from 'fast-check';
import { encodeTrajectory, writeTrajectory } from '../../src/language/index.ts';
import { MAIN } from '../cli/ndbg.ts';
import { walk } from '../model/conformance.ts';
import { TOY } from '../model/folders.ts';
import { type Attack, inputs, isSentence } from './attack.ts';
import { hostileText, spoilt, spoiltJson } from './texts.ts';

const WALK = walk(2, { action: 'step_into' });
const PROMPT = Array.from(encodeTrajectory(WALK).ids);
const COMPLETIONS = [
  { prompt: PROMPT, temperature: 0, max_tokens: 4 },
  { prompt: writeTrajectory(WALK, 'own'), n: 2, max_tokens: 3, logprobs: 2, stop: ['x'] },
  { prompt: [PROMPT, PROMPT.slice(0, 20)], max_tokens: 2, echo: true, seed: 4 },
];
const call = (name: string, args: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: args },
});
const SOURCE = 'def main():\n    x = 1\n    return x\n';
export const MESSAGES = [
  {
    jsonrpc: '2.0',
    id: 0,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
  },
  { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  call('start', { source: 'x = (', engine: 'real' }),
  call('act', { session: 'nobody', actions: ['step_into'] }),
  call('look', { session: 's1', expression: 'x', frame: 0 }),
  call('breakpoints', { session: 's1', add: [{ at: '2', condition: 'x > 1' }] }),
  call('start', { source: SOURCE, engine: 'real', max_steps: 10 }),
  [
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 3, method: 'ping' },
  ],
];

/** A request as bytes on the wire, some of it wrong. */
interface Wire {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
  /** Bytes that are sent before the client leaves; all, if undefined. */
  readonly leave: number | undefined;
  readonly length: number | undefined;
}

const header = fc.oneof(
  { weight: 4, arbitrary: fc.constant<readonly [string, string]>(['content-type', 'application/json']) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom(
        'content-type',
        'authorization',
        'origin',
        'accept',
        'mcp-session-id',
        'x',
        'host',
        'expect',
      ),
      fc.oneof(
        hostileText.map(text => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 3000)),
        fc.constant('100-continue'),
      ),
    ),
  },
);

function wire(paths: readonly string[], bodies: readonly unknown[]): fc.Arbitrary<Wire> {
  return fc.record({
    method: fc.oneof(
      { weight: 6, arbitrary: fc.constant('POST') },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'NONE') },
    ),
    path: fc.oneof(
      { weight: 8, arbitrary: fc.constant(paths[0]!) },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          ...paths,
          '//',
          '//a:b',
          '/\\',
          '*',
          '/%',
          '/%zz',
          'http://',
          'http://[',
          '/?',
          '/../..',
        ),
      },
      { weight: 1, arbitrary: hostileText.map(text => `/${text.replaceAll(/[^\x21-\x7e]/g, '')}`) },
    ),
    headers: fc.array(header, { minLength: 1, maxLength: 4 }),
    body: fc.oneof(
      { weight: 6, arbitrary: spoiltJson(bodies).map(value => JSON.stringify(value)) },
      { weight: 1, arbitrary: spoilt(bodies.map(body => JSON.stringify(body))) },
      { weight: 1, arbitrary: hostileText },
    ),
    leave: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(600) }),
    length: fc.oneof(
      { weight: 12, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(0, 1, 1e9, -1) },
    ),
  });
}

class Server {
  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
    private readonly said: () => string,
  ) {}

  static start(args: readonly string[]): Promise<Server> {
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    return new Promise((done, failed) => {
      const hear = (text: string) => {
        said = (said + text).slice(-20_000);
        const port = /at http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
        if (port !== undefined) done(new Server(child, Number(port), () => said));
      };
      child.stdout.setEncoding('utf8').on('data', hear);
      child.stderr.setEncoding('utf8').on('data', hear);
      child.once('exit', code => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** What comes back before the connection ends, or a while after nothing more does. */
  send({ method, path, headers, body, leave, length }: Wire): Promise<string> {
    const bytes = Buffer.from(body);
    const named = new Map<string, string>([['host', `127.0.0.1:${this.port}`], ...headers]);
    named.set('content-length', String(length ?? bytes.length)).set('connection', 'close');
    if (!named.has('accept')) named.set('accept', 'application/json, text/event-stream');
    const lines = [...named].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    const all = Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines}\r\n`), bytes]);
    const short = length !== undefined && length > bytes.length;
    return new Promise((done, failed) => {
      let came = '';
      const socket = connect(this.port, '127.0.0.1');
      socket.setTimeout(short ? 200 : 60_000, () => {
        socket.destroy();
        if (short) done('');
        else failed(new Error(`no answer in 60 s${this.told}`));
      });
      socket.setEncoding('utf8').on('data', text => {
        // `100 Continue` and the like go before the answer.
        came = (came + text).replace(/^HTTP\/1\.1 1\d\d .*?\r\n\r\n/s, '');
        if (isWhole(came)) socket.destroy();
      });
      socket.on('error', error => {
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED')
          failed(new Error(`it is gone${this.told}`));
      });
      socket.on('close', () => done(came));
      if (leave === undefined) socket.write(all);
      else socket.write(all.subarray(0, leave), () => socket.destroy());
    });
  }

  get told(): string {
    return `; it said: ${this.said().slice(-1500)}`;
  }

  get alive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async stop(): Promise<void> {
    if (!this.alive) return;
    const gone = new Promise(done => this.child.once('exit', done));
    this.child.kill('SIGTERM');
    await gone;
  }
}

/** A server may keep the connection: its answer says where it ends. */
function isWhole(came: string): boolean {
  const end = came.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(came.slice(0, end))?.[1];
  if (length !== undefined) return Buffer.byteLength(came.slice(end + 4)) >= Number(length);
  return came.endsWith('\r\n0\r\n\r\n');
}

/** An answer is one of HTTP, and an error is one sentence. */
function wrongAnswer(came: string): string | undefined {
  if (came === '') return undefined;
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(came)?.[1]);
  if (!(status >= 100 && status < 600)) return `it answers ${came.slice(0, 300)}`;
  if (status >= 500 && status !== 501 && status !== 503)
    return `it answers with its own failure: ${came.slice(-800)}`;
  const body = came.slice(came.indexOf('\r\n\r\n') + 4);
  if (/\bat .*\.[jt]s:\d+:\d+/.test(body)) return `it answers with a stack: ${body.slice(0, 800)}`;
  if (status >= 400 && body.trim() !== '' && !isSentence(body)) return `its refusal is no sentence: ${body}`;
  return undefined;
}

function attackOn(
  name: string,
  args: readonly string[],
  paths: readonly string[],
  bodies: readonly unknown[],
): Attack {
  let server: Promise<Server> | undefined;
  const well: Wire = {
    method: 'POST',
    path: paths[0]!,
    headers: [['content-type', 'application/json']],
    body: JSON.stringify(bodies[1]),
    leave: undefined,
    length: undefined,
  };
  const attack = inputs(
    name,
    wire(paths, bodies),
    async request => {
      server ??= Server.start(args);
      let one = await server;
      if (!one.alive) {
        server = Server.start(args);
        one = await server;
      }
      const wrong = wrongAnswer(await one.send(request));
      if (wrong !== undefined) throw new Error(wrong + one.told);
      const next = await one.send(well);
      if (!one.alive || !next.startsWith('HTTP/1.1 200'))
        throw new Error(`behind it the server answers ${next.slice(0, 300)}${one.told}`);
    },
    { each: 20, aim: 300, counts: 'requests' },
  );
  const close = async () => {
    await (await server)?.stop();
    server = undefined;
  };
  return { ...attack, close };
}

export const REQUESTS: readonly Attack[] = [
  attackOn(
    'requests/serve',
    ['serve', '--port', '0', '--model', TOY],
    ['/v1/completions', '/v1/models', '/health'],
    COMPLETIONS,
  ),
  attackOn(
    'requests/mcp',
    ['mcp', '--port', '0', '--model', TOY, '--max-seconds', '5'],
    ['/mcp', '/'],
    MESSAGES,
  ),
];

/** 200 conversations of 200 random requests with one server: one answer to each request, no crash, flat memory. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIN, ndbg } from '../cli/ndbg.ts';

const SHOP = fileURLToPath(new URL('./shop.py', import.meta.url));
const SESSIONS = 200;
const REQUESTS = 200;
/** One in so many runs the program anew; the others walk a saved run of it. */
const REAL = 20;
/**
 * MiB of objects that the server may hold at any time, by Node's own limit: one that keeps what a conversation leaves
 * behind ends with an error. What the system counts says little: collections come when they come.
 */
const HEAP = 96;

let folder: string;
let trace: string;
let server: ChildProcess;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ndbg-dap-random-'));
  trace = join(folder, 'shop.trace');
  expect((await ndbg(['trace', SHOP, '--out', trace])).code).toBe(0);
  server = spawn(process.execPath, [`--max-old-space-size=${HEAP}`, MAIN, 'dap', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  port = await new Promise(done =>
    server.stdout!.once('data', bytes => done(Number(/(\d+)\s*$/.exec(String(bytes))![1]))),
  );
});
afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** The same numbers every time. */
function random(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Below = (below: number) => number;
const ODD: readonly unknown[] = [undefined, null, -1, 3.5, 1e99, '', 'x', [], {}, true];

function pick<T>(below: Below, from: readonly T[]): T {
  return from[below(from.length)]!;
}

const MOVES = ['next', 'stepIn', 'stepOut', 'continue', 'stepBack', 'reverseContinue', 'restart', 'pause'];
const PLAIN = ['threads', 'modules', 'loadedSources', 'exceptionInfo', 'ndbg/state', 'cancel', 'nothing'];
const WORDS = [
  'bill',
  'lines[0].name',
  "table['tea']",
  'line',
  'where',
  'p',
  'back 2',
  'b 31',
  'history',
  'c',
  '!',
];

function request(below: Below): { command: string; args: unknown } {
  const source = { path: pick(below, [SHOP, '/nowhere.py', '']) };
  const number = () => below(40);
  const known: [string, () => unknown][] = [
    ...MOVES.map((command): [string, () => unknown] => [command, () => ({ threadId: 1 })]),
    ...PLAIN.map((command): [string, () => unknown] => [command, () => ({ requestId: number() })]),
    ['stackTrace', () => ({ threadId: 1, startFrame: below(3), levels: below(3) })],
    ['scopes', () => ({ frameId: number() })],
    ['variables', () => ({ variablesReference: number(), start: below(3), count: below(3) })],
    ['evaluate', () => ({ expression: pick(below, WORDS), context: 'repl' })],
    ['setVariable', () => ({ variablesReference: number(), name: 'bill', value: '1' })],
    ['completions', () => ({ text: pick(below, WORDS), column: below(6) })],
    ['setBreakpoints', () => ({ source, breakpoints: [{ line: number() }, { line: number() }] })],
    ['setFunctionBreakpoints', () => ({ breakpoints: [{ name: pick(below, ['price', 'x']) }] })],
    ['setExceptionBreakpoints', () => ({ filters: pick(below, [['raised'], ['uncaught'], [], ['x']]) })],
    ['dataBreakpointInfo', () => ({ name: pick(below, ['bill', 'table', 'x']) })],
    ['setDataBreakpoints', () => ({ breakpoints: [{ dataId: pick(below, ['x', DATA]) }] })],
    ['breakpointLocations', () => ({ source, line: number() })],
    ['stepInTargets', () => ({ frameId: number() })],
    ['gotoTargets', () => ({ source, line: number() })],
    ['goto', () => ({ threadId: 1, targetId: number() })],
    ['restartFrame', () => ({ frameId: number() })],
    ['source', () => ({ sourceReference: below(3), source })],
    ['ndbg/back', () => ({ how: pick(below, ['over', 'out', 'into', 'x']) })],
    ['ndbg/goTo', () => ({ index: number() })],
    ['ndbg/timeline', () => ({ start: below(5), count: below(5) })],
    ['ndbg/verify', () => ({})],
    ['launch', () => ({ program: SHOP })],
    ['configurationDone', () => ({})],
  ];
  const [command, args] = pick(below, known);
  if (below(8) > 0) return { command, args: args() };
  const given = { ...(args() as Record<string, unknown>) };
  for (const name of Object.keys(given)) if (below(2) === 0) given[name] = pick(below, ODD);
  return { command, args: below(6) === 0 ? pick(below, ODD) : given };
}

const DATA = JSON.stringify({ expression: 'bill', function: 'main', depth: 1 });

/** Sends everything at once and waits for as many answers; an answer to no request, or a second one, is found out. */
function converse(seed: number): Promise<{ failed: number; stops: number }> {
  const below = random(seed);
  const wanted = [
    { command: 'initialize', args: { adapterID: 'x', pathFormat: 'path' } },
    seed % REAL === 0
      ? { command: 'launch', args: { program: SHOP, engine: 'real', stopOnEntry: true } }
      : { command: 'launch', args: { trace, stopOnEntry: true } },
  ];
  const more = Array.from({ length: REQUESTS }, () => request(below));
  return new Promise((done, broken) => {
    const socket = connect(port, '127.0.0.1');
    const waiting = new Map<number, string>();
    let sent = 0;
    let failed = 0;
    let stops = 0;
    let begun = false;
    let bytes = Buffer.alloc(0);
    const send = ({ command, args }: { command: string; args: unknown }) => {
      const text = JSON.stringify({ seq: ++sent, type: 'request', command, arguments: args });
      waiting.set(sent, command);
      socket.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    };
    const heard = (message: Dap.ProtocolMessage) => {
      if (message.type === 'event') {
        const { event } = message as Dap.Event;
        if (event === 'stopped' || event === 'terminated') stops++;
        return;
      }
      const { request_seq, command, success, message: sentence } = message as Dap.Response;
      if (waiting.get(request_seq) !== command) broken(new Error(`${command}: an answer to no request`));
      waiting.delete(request_seq);
      if (!success) {
        failed++;
        if (!sentence || /\n\s+at /.test(sentence)) broken(new Error(`${command}: ${sentence}`));
      }
      if (command === 'launch' && !begun) {
        begun = true;
        send({ command: 'configurationDone', args: {} });
        for (const each of more) send(each);
      }
      if (begun && waiting.size === 0) {
        socket.end();
        done({ failed, stops });
      }
    };
    socket.on('data', chunk => {
      bytes = Buffer.concat([bytes, chunk]);
      for (;;) {
        const head = bytes.indexOf('\r\n\r\n');
        if (head < 0) return;
        const length = Number(/\d+/.exec(bytes.toString('latin1', 0, head))![0]);
        if (bytes.length < head + 4 + length) return;
        heard(JSON.parse(bytes.toString('utf8', head + 4, head + 4 + length)));
        bytes = bytes.subarray(head + 4 + length);
      }
    });
    socket.on('error', broken);
    socket.on('close', () => broken(new Error(`left with ${waiting.size} requests unanswered`)));
    wanted.forEach(send);
  });
}

it(`${SESSIONS} of them`, async () => {
  let failed = 0;
  let stops = 0;
  for (let seed = 1; seed <= SESSIONS; seed++) {
    const result = await converse(seed);
    failed += result.failed;
    stops += result.stops;
  }
  expect(server.exitCode).toBeNull();
  // It is not that all were refused, nor that none was.
  expect(failed).toBeGreaterThan(SESSIONS);
  expect(failed).toBeLessThan(0.8 * SESSIONS * REQUESTS);
  expect(stops).toBeGreaterThan(5 * SESSIONS);
}, 400_000);

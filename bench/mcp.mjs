/**
 * What the protocol costs: an `act` over MCP against the same in the library; fifty sessions side by side; the calls
 * of a long run. `npm run bench:mcp`.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { step } from '../dist/debugger/movements.js';
import { Session } from '../dist/debugger/session.js';
import { Evaluator } from '../dist/launch/evaluator.js';
import { openEngine } from '../dist/launch/open-engine.js';
import { ProgramSource } from '../dist/launch/program-source.js';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const LOOP = `def work(n):
    total = 0
    for i in range(n):
        total += i * i
    return total

def main():
    return work(400)
`;
const CALLS = 100_000;
const MANY = `def leaf(i):
    return i * 2

def main():
    total = 0
    for i in range(${CALLS}):
        total += leaf(i)
    return total
`;
const ACTS = 400;
const SESSIONS = 50;
const ACTS_EACH = 20;

function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
}

async function timed(work) {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** Processor time of this process and of another, in ms: a machine that does other work stretches only the clock. */
function processors(pid) {
  const own = process.cpuUsage();
  let other = 0;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    other = 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    // Not Linux: then it is this process's alone.
  }
  return (own.user + own.system) / 1000 + other;
}

async function timesOf(count, work) {
  const times = [];
  for (let i = 0; i < count; i++) times.push(await timed(work));
  // The first ones pay for what is made ready once.
  return times.slice(count / 4);
}

async function library() {
  const source = ProgramSource.ofText('program.py', LOOP, [], {});
  const opened = await openEngine(source, { engine: 'real' });
  const evaluator = new Evaluator(source.spec, source.options, opened.module);
  const session = new Session(opened.engine, evaluator.over, evaluator.ahead);
  await session.start();
  return timesOf(ACTS, () => session.move(step));
}

async function call(client, name, args) {
  const { structuredContent, isError, content } = await client.callTool(
    { name, arguments: args },
    { timeout: 600_000 },
  );
  if (isError) throw new Error(content[0].text);
  return structuredContent;
}

async function overMcp(client, pid) {
  const { session } = await call(client, 'start', { source: LOOP });
  const act = () => call(client, 'act', { session, actions: ['step_into'] });
  await timesOf(ACTS / 4, act);
  const before = processors(pid);
  const times = await timesOf(ACTS, act);
  const worked = (processors(pid) - before) / ACTS;
  await call(client, 'stop', { session });
  return { ms: median(times), worked };
}

async function connect(transport) {
  const client = new Client({ name: 'bench', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(transport);
  return client;
}

function row(name, ...cells) {
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}

function tell(name, { ms, worked }) {
  row(name, ms.toFixed(2), (ms - own).toFixed(2), worked.toFixed(2));
}

const own = median(await library());
console.log(`one act, median of ${(3 * ACTS) / 4}\n`);
row('way', 'ms', 'more than the library, ms', 'of processors, client and server, ms');
row('---', '---', '---', '---');
row('library', own.toFixed(2), '', '');

const child = new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp'] });
const stdio = await connect(child);
tell('MCP over stdio', await overMcp(stdio, child.pid));

const server = spawn(process.execPath, [MAIN, 'mcp', '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise(done =>
  server.stdout.once('data', text => done(new URL(/http:\S+/.exec(String(text))[0]))),
);
try {
  const http = await connect(new StreamableHTTPClientTransport(url));
  tell('MCP over HTTP', await overMcp(http, server.pid));

  const answers = [];
  const all = await timed(() =>
    Promise.all(
      Array.from({ length: SESSIONS }, async () => {
        const client = await connect(new StreamableHTTPClientTransport(url));
        const { session } = await call(client, 'start', { source: LOOP });
        for (let i = 0; i < ACTS_EACH; i++)
          answers.push(await timed(() => call(client, 'act', { session, actions: ['step_into'] })));
        await call(client, 'stop', { session });
        await client.close();
      }),
    ),
  );
  console.log(`\n${SESSIONS} sessions at once, each a start and ${ACTS_EACH} acts, over HTTP\n`);
  row('', 's');
  row('---', '---');
  row('all of them', (all / 1000).toFixed(2));
  row('one act, median', (median(answers) / 1000).toFixed(3));
  row('one act, the slowest', (Math.max(...answers) / 1000).toFixed(3));

  let session;
  const recorded = await timed(async () => {
    ({ session } = await call(http, 'start', { source: MANY, max_seconds: 60, wait_seconds: 600 }));
  });
  const first = await timed(() => call(http, 'calls', { session, function: 'leaf', limit: 30 }));
  const text = await timed(() => call(http, 'calls', { session, containing: '199998' }));
  const last = await timed(() => call(http, 'calls', { session, from: CALLS - 10, limit: 30 }));
  console.log(`\na run of ${CALLS} calls\n`);
  row('', 's');
  row('---', '---');
  row('start: recording it', (recorded / 1000).toFixed(2));
  row('calls, the first time: of a function', (first / 1000).toFixed(3));
  row('calls: with a text in arguments or outcome', (text / 1000).toFixed(3));
  row('calls: the last page', (last / 1000).toFixed(3));
  await http.close();
} finally {
  server.kill('SIGTERM');
}
await stdio.close();

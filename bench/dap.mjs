/** Measures what an editor's user waits for, a step and a launch: through the adapter, the library, and debugpy. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DebugClient } from '@vscode/debugadapter-testsupport';
import { nextLine, resume, settled, step } from '../dist/debugger/movements.js';
import { Session } from '../dist/debugger/session.js';
import { openEngine } from '../dist/launch/open-engine.js';
import { ProgramSource } from '../dist/launch/program-source.js';
import { findPython } from '../dist/trace/cpython/python-path.js';

const STEPS = 300;
const LAUNCHES = 5;
const NDBG = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const VOWELS = fileURLToPath(new URL('../examples/vowels.py', import.meta.url));

/** 100 turns of a loop with a call in it: every step is over one line. */
const PROGRAM = `def price(item, table):
    cost = table.get(item, 0)
    return cost


def main():
    table = {"tea": 3, "milk": 2}
    bill = 0
    names = ["tea", "jam", "milk"]
    for i in range(200):
        bill += price(names[i % 3], table)
        last = i
    return bill


main()
`;

/** The client connects to whatever process it is given. */
class Client extends DebugClient {
  speakWith(child) {
    this.connect(child.stdout, child.stdin);
  }
}

function start(command, env = process.env) {
  const child = spawn(command[0], command.slice(1), { stdio: ['pipe', 'pipe', 'ignore'], env });
  const client = new Client('node', '', 'bench');
  client.defaultTimeout = 60_000;
  client.setMaxListeners(0);
  client.speakWith(child);
  return { child, client };
}

/** Milliseconds to the first stop. */
async function launch(client, config) {
  const began = performance.now();
  await client.initializeRequest({ adapterID: 'bench', pathFormat: 'path' });
  const initialized = client.waitForEvent('initialized');
  const stopped = client.waitForEvent('stopped');
  const launched = client.launchRequest(config);
  await initialized;
  await client.setBreakpointsRequest({ source: { path: config.program }, breakpoints: config.lines ?? [] });
  await client.configurationDoneRequest();
  await Promise.all([launched, stopped]);
  return performance.now() - began;
}

/** A step as an editor takes it: to the stop, and the stack and the variables there. */
async function stepOver(client) {
  const began = performance.now();
  const stopped = client.waitForEvent('stopped');
  await client.nextRequest({ threadId: 1 });
  await stopped;
  const took = performance.now() - began;
  const { body } = await client.stackTraceRequest({ threadId: 1, levels: 1 });
  const { body: held } = await client.scopesRequest({ frameId: body.stackFrames[0].id });
  for (const { variablesReference } of held.scopes) await client.variablesRequest({ variablesReference });
  return { took, whole: performance.now() - began };
}

async function steps(client) {
  const took = [];
  const whole = [];
  for (let i = 0; i < STEPS; i++) {
    const each = await stepOver(client);
    took.push(each.took);
    whole.push(each.whole);
  }
  return { took, whole };
}

async function leave({ child, client }) {
  const gone = new Promise(done => child.once('exit', done));
  await client.disconnectRequest({ terminateDebuggee: true }).catch(() => {});
  const timer = setTimeout(() => child.kill('SIGKILL'), 300);
  await gone;
  clearTimeout(timer);
}

const at = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))];
const ms = value => `${value.toFixed(2)} ms`.padStart(11);
const both = numbers => `${ms(at(numbers, 0.5))} ${ms(at(numbers, 0.95))}`;

const folder = mkdtempSync(join(tmpdir(), 'ndbg-bench-dap-'));
try {
  const program = join(folder, 'loop.py');
  writeFileSync(program, PROGRAM);
  const lines = [{ line: 8 }];

  const opened = await openEngine(ProgramSource.open(program, [], { entry: '<module>' }), { engine: 'real' });
  const session = new Session(opened.engine, async () => '');
  await session.start();
  session.breakpoints.add(8);
  await session.move(settled(step));
  await session.move(resume);
  const library = [];
  for (let i = 0; i < STEPS; i++) {
    const began = performance.now();
    await session.move(nextLine);
    library.push(performance.now() - began);
  }
  await opened.close();

  const real = [];
  let adapter;
  for (let i = 0; i < LAUNCHES; i++) {
    const one = start([process.execPath, NDBG, 'dap']);
    real.push(await launch(one.client, { program, engine: 'real', entry: '<module>', lines }));
    if (i === 0) adapter = await steps(one.client);
    await leave(one);
  }
  const neural = [];
  for (let i = 0; i < LAUNCHES; i++) {
    const one = start([process.execPath, NDBG, 'dap']);
    neural.push(await launch(one.client, { program: VOWELS, engine: 'neural', stopOnEntry: true }));
    await leave(one);
  }

  const python = await findPython();
  const script = fileURLToPath(new URL('../scripts/debugpy.sh', import.meta.url));
  const packages = execFileSync('bash', [script, python], { encoding: 'utf8' }).trim();
  const env = { ...process.env, PYTHONPATH: packages };
  const theirs = [];
  let debugpy;
  for (let i = 0; i < LAUNCHES; i++) {
    const one = start([python, '-m', 'debugpy.adapter'], env);
    theirs.push(await launch(one.client, { program, console: 'internalConsole', lines }));
    if (i === 0) debugpy = await steps(one.client);
    await leave(one);
  }

  console.log(`${STEPS} steps over lines of a loop with a call      p50         p95`);
  console.log(`the library, real              ${both(library)}`);
  console.log(`ndbg dap, real                 ${both(adapter.took)}`);
  console.log(`debugpy                        ${both(debugpy.took)}`);
  console.log('with the stack and the variables there');
  console.log(`ndbg dap, real                 ${both(adapter.whole)}`);
  console.log(`debugpy                        ${both(debugpy.whole)}`);
  console.log(`launch to the first stop, ${LAUNCHES} times         p50         max`);
  for (const [name, took] of [
    ['ndbg dap, real  ', real],
    ['ndbg dap, neural', neural],
    ['debugpy         ', theirs],
  ])
    console.log(`${name}               ${ms(at(took, 0.5))} ${ms(Math.max(...took))}`);
  for (const [share, name] of [
    [0.5, 'p50'],
    [0.95, 'p95'],
  ]) {
    const more = at(adapter.took, share) - at(library, share);
    const times = at(debugpy.took, share) / at(adapter.took, share);
    console.log(
      `${name}: ${more.toFixed(2)} ms more than the library, ${times.toFixed(1)} times as fast as debugpy`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

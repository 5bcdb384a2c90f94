/** Faults at any moment: processes killed, writes that fail, full disks, clocks that jump, connections that are cut. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import type { EngineName } from '../../src/launch/engine-names.ts';
import { LinePool } from '../../src/trace/cpython/lines.ts';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import { decodeTrace } from '../../src/trace/format.ts';
import { record } from '../../src/trace/record.ts';
import { RuntimeError } from '../../src/trace/runtime.ts';
import { TOY } from '../model/folders.ts';
import { type Attack, answeredLater, inputs, isSentence } from './attack.ts';
import { Ground } from './ground.ts';
import { heldTo, Surroundings } from './process.ts';
import { play } from './sessions.ts';

const TALLY = fileURLToPath(new URL('../vectors/tally.py', import.meta.url));
const preload = (name: string) => ({
  NODE_OPTIONS: `--import ${new URL(`./preload/${name}.mjs`, import.meta.url).href}`,
});
const moment = fc.integer({ min: 0, max: 400 });

/** The Pythons of this process: its recorders, or the workers that work lines out. */
function pythons(workers = false): number[] {
  return readdirSync('/proc').flatMap(name => {
    try {
      if (!/^\d+$/.test(name)) return [];
      const parent = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
      const command = readFileSync(`/proc/${name}/cmdline`, 'latin1');
      return Number(parent) === process.pid &&
        command.includes('ndbg_trace_child') &&
        command.includes('--lines') === workers
        ? [Number(name)]
        : [];
    } catch {
      return [];
    }
  });
}

function killOne(workers = false): void {
  for (const pid of pythons(workers).slice(0, 1)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}

const LONG = 'def main():\n    total = 0\n    for i in range(3000):\n        total += i\n    return total\n';

let whole: string | undefined;
const recorders = inputs(
  'faults/recorders',
  moment,
  async delay => {
    const program = { name: 'long.py', source: LONG };
    whole ??= JSON.stringify(Array.from((await record(program, { runtime: 'cpython' })).recording.lines));
    const timer = setTimeout(killOne, delay);
    try {
      const { recording, stopped } = await record(program, { runtime: 'cpython' });
      const lines = JSON.stringify(Array.from(recording.lines));
      if (!whole.startsWith(lines.slice(0, -1))) throw new Error('the states are not those of the run');
      if (stopped ? !isSentence(stopped.message) : lines !== whole)
        throw new Error('states are missing untold');
    } catch (error) {
      if (!(error instanceof RuntimeError) || !isSentence(error.message)) throw error;
    } finally {
      clearTimeout(timer);
    }
    // One that was killed is gone in a moment.
    for (let tries = 0; tries < 100 && pythons().length > 0; tries++) await sleep(50);
    if (pythons().length > 0) throw new Error('a recorder is left');
  },
  { each: 10, aim: 180, counts: 'faults' },
);

/** A worker is killed while it works a line out; the next line is worked out all the same. */
function workers(): Attack {
  let pool: LinePool | undefined;
  const attack = inputs(
    'faults/workers',
    fc.integer({ min: 0, max: 60 }),
    async delay => {
      pool ??= new LinePool((await findPython())!);
      const source = 'import time\n\ndef f(x):\n    y = sum(range(x))\n    return y\n';
      const timer = setTimeout(killOne, delay, true);
      const work = (x: string) => pool!.workOut(source, 4, new Map([['x', x]]));
      // One that is killed before it began says so in a sentence.
      await answeredLater(['RuntimeError'], () => work('2000000'));
      clearTimeout(timer);
      // The blow may have come when it was done: then one more line is not worked out, and no two.
      const next = (await answeredLater(['RuntimeError'], () => work('10'))) ?? (await work('10'));
      if (!JSON.stringify(next ?? null).includes('45'))
        throw new Error(`the next line comes to ${JSON.stringify(next)}`);
    },
    { each: 20, aim: 180, counts: 'faults' },
  );
  return { ...attack, close: async () => pool?.close() };
}

const ASKED = [
  'p [x for x in range(9)]',
  'pp 2 ** 9',
  'set x = 1',
  'restart',
  's',
  'n',
  'verify',
  'b 3, 1 > 0',
];

/** A Python dies under a session: it says so, and goes on with the next command. */
function debuggers(): Attack {
  let ground: Ground | undefined;
  const attack = inputs(
    'faults/debuggers',
    fc.record({
      engine: fc.constantFrom<EngineName>('real', 'hybrid', 'neural'),
      lines: fc.array(fc.constantFrom(...ASKED), { minLength: 2, maxLength: 6 }),
      blows: fc.array(fc.nat(600), { minLength: 1, maxLength: 5 }),
    }),
    async ({ engine, lines, blows }) => {
      ground ??= new Ground(TOY, { answerSeconds: 1, steps: 40 });
      const timers = blows.map(after => setTimeout(killOne, after));
      try {
        const open = await ground.opened({ text: LONG }, engine);
        const typed = lines.map(line => ({ line, stop: undefined }));
        if (open) await play(open, typed);
      } finally {
        for (const timer of timers) clearTimeout(timer);
      }
      const again = await ground.opened({ text: LONG }, engine);
      if (!again) throw new Error('behind it the program cannot be opened');
      await play(again, [{ line: 's', stop: undefined }]);
    },
    { each: 10, aim: 100, counts: 'faults' },
  );
  return { ...attack, close: async () => ground?.close() };
}

const WRITING: readonly (readonly string[])[] = [
  ['trace', TALLY, '--out', 'saved'],
  ['run', TALLY, '--json'],
  ['debug', TALLY, '--engine', 'real'],
];

/** Nothing half-written stands under its name. */
function whatIsThere(around: Surroundings): void {
  if (existsSync(around.at('saved')) && !decodeTrace(readFileSync(around.at('saved'))).complete)
    throw new Error('a saved trace is not whole');
  const unfinished = readdirSync(around.path).filter(name => name.endsWith('.tmp'));
  if (unfinished.length > 0) throw new Error(`it leaves ${unfinished.join(' ')}`);
}

const writes = inputs(
  'faults/writes',
  fc.record({
    how: fc.constantFrom(...WRITING),
    nth: fc.integer({ min: 1, max: 10 }),
    code: fc.constantFrom('ENOSPC', 'EIO', 'EDQUOT'),
  }),
  async ({ how, nth, code }) => {
    const around = new Surroundings();
    try {
      const env = { ...preload('failing-writes'), NDBG_ATTACK_WRITE: `${nth} ${code}` };
      const { code: exit } = await heldTo(how, around, { env, input: 's\ns\nq\n' });
      if (exit === 0 && how.includes('--out') && !existsSync(around.at('saved')))
        throw new Error('it says that it saved a trace, and there is none');
      whatIsThere(around);
    } finally {
      around.remove();
    }
  },
  { each: 4, aim: 80, counts: 'faults' },
);

/** A file may have so many bytes and no more: what a full disk does to one that grows. */
const disks = inputs(
  'faults/disks',
  fc.record({ how: fc.constantFrom(...WRITING), bytes: fc.nat(6000) }),
  async ({ how, bytes }) => {
    const around = new Surroundings();
    try {
      await heldTo(how, around, { before: ['prlimit', `--fsize=${bytes}`], input: 's\ns\nq\n' });
      whatIsThere(around);
      if (existsSync(around.at('saved')) && statSync(around.at('saved')).size > bytes)
        throw new Error('the limit did not hold');
    } finally {
      around.remove();
    }
  },
  { each: 4, aim: 70, counts: 'faults' },
);

const usual = new Map<string, string>();
const clocks = inputs(
  'faults/clocks',
  fc.record({ how: fc.constantFrom(...WRITING.slice(1)), seed: fc.nat() }),
  async ({ how, seed }) => {
    const around = new Surroundings();
    try {
      const input = 's\ns\nn\np\nc\nback\nq\n';
      const key = how.join(' ');
      if (!usual.has(key)) usual.set(key, (await heldTo(how, around, { input })).stdout);
      const env = { ...preload('jumping-clock'), NDBG_ATTACK_CLOCK: String(seed) };
      const { stdout } = await heldTo(how, around, { env, input });
      if (stdout !== usual.get(key)) throw new Error(`it says ${stdout}`);
    } finally {
      around.remove();
    }
  },
  { each: 3, aim: 50, counts: 'faults' },
);

/** The command itself is killed, its recorder or its reader: nothing goes on working, nothing half-written stays. */
const commands = inputs(
  'faults/commands',
  fc.record({
    how: fc.constantFrom(...WRITING),
    delay: fc.integer({ min: 50, max: 900 }),
    signal: fc.constantFrom<NodeJS.Signals>('SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'),
  }),
  async ({ how, delay, signal }) => {
    const around = new Surroundings();
    try {
      const { code } = await around.run(how, {
        input: 's\ns\nc\nq\n',
        meddle: child => void setTimeout(() => child.kill(signal), delay),
      });
      const { processes, files } = await around.leftBehind();
      if (processes.length > 0)
        throw new Error(`${signal} after ${delay} ms leaves processes ${processes.join(' ')}`);
      // Nobody can clean up behind kill -9.
      if (signal !== 'SIGKILL' && files.length > 0) throw new Error(`${signal} leaves ${files.join(' ')}`);
      if (existsSync(around.at('saved')) && !decodeTrace(readFileSync(around.at('saved'))).complete)
        throw new Error(`${signal} leaves half a trace`);
      if (code === 0 && how.includes('--out') && !existsSync(around.at('saved')))
        throw new Error('nothing is saved');
    } finally {
      around.remove();
    }
  },
  { each: 4, aim: 80, counts: 'faults' },
);

export const FAULTS: readonly Attack[] = [recorders, workers(), debuggers(), writes, disks, clocks, commands];

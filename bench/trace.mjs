/**
 * How fast recording is (`npm run bench:trace`, after `npm run build`):
 *   1. our recorder against the plain one, side by side in one Python process, with the same states;
 *   2. the whole way from Python to a built tree, everything pinned to one core;
 *   3. ten million events: the recorder's memory, and the bytes a state costs in the tree.
 * `--quick` leaves out the third and repeats less.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { decodeTrace, EVENT_NAMES, findPython, GONE, record } from '../dist/trace/index.js';
import { StateTree } from '../dist/tree/tree.js';

const here = name => fileURLToPath(new URL(name, import.meta.url));
const quick = process.argv.includes('--quick');
const asked = process.argv.find(argument => argument.startsWith('--python='))?.slice('--python='.length);
const python = await findPython(asked);
const PROGRAMS = readFileSync(here('trace_programs.py'), 'utf8');

if (process.argv.includes('--whole')) await wholeWay();
else if (process.argv.includes('--long')) await longRun();
else {
  const version = execFileSync(python, ['-V'], { encoding: 'utf8' }).trim();
  console.log(`${version}, Node ${process.version}, ${cpus()[0].model}, ${cpus().length} cores`);
  sideBySide();
  again('--whole', ['taskset', '-c', '0']);
  if (!quick) again('--long', []);
}

function again(flag, before) {
  const command = [...before, process.execPath, '--expose-gc', here('trace.mjs'), flag, `--python=${python}`];
  if (quick) command.push('--quick');
  const { status } = spawnSync(command[0], command.slice(1), { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

function sideBySide() {
  console.log('\nRecorders, events a second (best of several, in turns)');
  const output = execFileSync(python, [here('trace_recorders.py'), quick ? '3' : '7'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, PYTHONHASHSEED: '0' },
  });
  for (const line of output.trim().split('\n')) {
    const { name, locals, ours, plain, sample, trace, count, seconds } = JSON.parse(line);
    if (name === 'small') {
      console.log(
        `  a recording of ${count} events: ${micro(seconds)} in Python, ${micro(decoding(trace))} to ` +
          `decode and build its tree`,
      );
      continue;
    }
    const same = isSame(decodeTrace(Buffer.from(trace, 'base64')).recording, sample);
    if (!same) process.exitCode = 1;
    console.log(
      `  ${name.padEnd(11)} ${String(locals).padStart(2)} locals   ours ${rate(ours)}   plain ${rate(plain)}   ` +
        `${(plain / ours).toFixed(2)}x   ${same ? 'same states' : 'STATES DIFFER'}`,
    );
  }
}

/** Seconds to read one trace and build its tree. */
function decoding(trace) {
  const bytes = Buffer.from(trace, 'base64');
  const turns = 20_000;
  const start = process.cpuUsage();
  for (let turn = 0; turn < turns; turn++) StateTree.build(decodeTrace(bytes).recording);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6 / turns;
}

function micro(seconds) {
  return `${(seconds * 1e6).toFixed(0)} µs`;
}

function rate(seconds) {
  return Math.round(1 / seconds)
    .toLocaleString('en')
    .padStart(9);
}

/** Expanded, our states are the plain recorder's. */
function isSame(recording, sample) {
  const open = new Map();
  let at = 0;
  for (let event = 0; event < recording.count; event++) {
    const activation = recording.activations[event];
    const locals = open.get(activation) ?? {};
    open.set(activation, locals);
    for (let k = recording.changeStart[event]; k < recording.changeStart[event + 1]; k++) {
      const name = recording.names[recording.changeNames[k]];
      if (recording.changeValues[k] === GONE) delete locals[name];
      else locals[name] = recording.values[recording.changeValues[k]];
    }
    const [kind, line, texts] = sample[at++];
    const agrees =
      kind === EVENT_NAMES[recording.kinds[event]] &&
      line === recording.lines[event] &&
      Object.keys(texts).length === Object.keys(locals).length &&
      Object.entries(texts).every(([name, text]) => locals[name] === text);
    if (!agrees) return false;
  }
  return at === sample.length;
}

async function wholeWay() {
  console.log('\nFrom Python to a built tree, one core for both processes');
  const sizes = { few: 300_000, calls: 150_000, atoms: 80_000, containers: 60_000 };
  for (const [entry, size] of Object.entries(sizes)) {
    let wall = Number.POSITIVE_INFINITY;
    let busy = Number.POSITIVE_INFINITY;
    let tree;
    for (let turn = 0; turn < (quick ? 1 : 3); turn++) {
      globalThis.gc();
      let child = 0;
      const watch = setInterval(() => {
        child = Math.max(child, cpuOf(childOf(process.pid)));
      }, 20);
      const start = performance.now();
      const before = process.cpuUsage();
      const result = await run(entry, String(size));
      tree = StateTree.build(result.recording);
      const { user, system } = process.cpuUsage(before);
      clearInterval(watch);
      wall = Math.min(wall, (performance.now() - start) / 1000);
      busy = Math.min(busy, (user + system) / 1e6 + child);
    }
    const states = tree.exit;
    console.log(
      `  ${entry.padEnd(11)} ${states.toLocaleString('en').padStart(9)} states in ${wall.toFixed(2)} s: ` +
        `${rate(wall / states)} a second` +
        ` (${rate(busy / states).trim()} a second of processor time; ${bytesOf(tree).toFixed(1)} bytes a state)`,
    );
  }
}

/** Bytes of all columns for each state: the recording's and the tree's. */
function bytesOf(tree) {
  const buffers = new Set();
  const walk = (value, depth) => {
    if (ArrayBuffer.isView(value)) buffers.add(value.buffer);
    else if (value !== null && typeof value === 'object' && !Array.isArray(value) && depth < 3) {
      for (const part of Object.values(value)) walk(part, depth + 1);
    }
  };
  walk(tree, 0);
  return [...buffers].reduce((sum, buffer) => sum + buffer.byteLength, 0) / tree.exit;
}

/** Seconds a process has worked. */
function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

async function longRun() {
  console.log('\nTen million events');
  globalThis.gc();
  const before = process.memoryUsage();
  const resident = [];
  const watch = setInterval(() => {
    const child = childOf(process.pid);
    if (child !== undefined) resident.push(memoryOf(child));
  }, 200);
  const start = performance.now();
  const result = await run('few', '3000000');
  clearInterval(watch);
  const tree = StateTree.build(result.recording);
  const seconds = (performance.now() - start) / 1000;
  const { values } = result.recording;
  globalThis.gc();
  const after = process.memoryUsage();
  const seen = resident.filter(bytes => bytes > 0);
  const fifth = seen[Math.floor(seen.length / 5)];
  console.log(
    `  ${tree.exit.toLocaleString('en')} states in ${seconds.toFixed(1)} s: ${rate(seconds / tree.exit)} a second`,
  );
  console.log(
    `  recorder: ${mega(fifth)} after a fifth of the run, ${mega(Math.max(...seen))} at most, ` +
      `${mega(seen.at(-1))} at the end`,
  );
  console.log(
    `  tree and recording: ${bytesOf(tree).toFixed(1)} bytes a state, beside ` +
      `${values.length.toLocaleString('en')} values (${mega(after.heapUsed - before.heapUsed)})`,
  );
}

function run(entry, args) {
  return record(
    { name: 'trace_programs.py', source: PROGRAMS, entry, args },
    { runtime: 'cpython', python, limits: { steps: 1e9, seconds: 600 } },
  );
}

function childOf(pid) {
  const children = readdirSync(`/proc/${pid}/task`).flatMap(task =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '),
  );
  return children.find(child => child !== '');
}

function memoryOf(pid) {
  try {
    return Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function mega(bytes) {
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}

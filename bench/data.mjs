/**
 * How fast programs become shards on disk, a worker with its Python on one core, then two on two: functions with calls
 * of them (`drills`), whole programs (`composed`, `generated`, `written`), and the mix of the default settings.
 * `--only NAME` for one of them, `--one` for one worker alone.
 * `npm run bench:data`; `-- --tokens 10` for a shorter run (millions of tokens for each worker), `--working 1` with
 * workings of all programs.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPython } from '../dist/trace/cpython/python-path.js';
import { build } from '../dist/training-data/build.js';
import { DEFAULT_CONFIG, readConfig } from '../dist/training-data/config.js';
import { DataDirectory } from '../dist/training-data/directory.js';
import { FORM, findRoot } from '../dist/training-data/package-root.js';
import { Threads } from '../dist/training-data/worker-pool.js';

const option = (name, otherwise) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : process.argv[at + 1];
};

/** Resident megabytes of this process and of the Pythons below it. */
function memory() {
  const rss = id => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  };
  let sum = rss(process.pid);
  for (const task of readdirSync('/proc/self/task')) {
    try {
      const children = readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' ');
      for (const child of children) if (child) sum += rss(child);
    } catch {}
  }
  return sum;
}

const STREAMS = {
  drills: { mix: { drills: 1 }, drills: { whole: 0 } },
  'whole programs': { mix: { composed: 5, generated: 3, written: 6 } },
  'default mix': DEFAULT_CONFIG.programs,
};

/** One measurement; runs in a process of its own, pinned from outside. */
async function measure(workers, tokens, stream) {
  const config = readConfig({
    working: Number(option('--working', '0')),
    held_out: { share: 0.05, prompts: 0 },
    programs: STREAMS[stream],
  });
  const place = { python: await findPython(option('--python')), root: findRoot() };
  const out = mkdtempSync(join(tmpdir(), 'ndbg-bench-'));
  const directory = DataDirectory.open(out, { seed: 1, config, versions: {} });
  const threads = new Threads(workers, place, config, 1);
  const samples = [];
  const sampler = setInterval(() => samples.push(memory()), 250);
  const began = performance.now();
  const cpu = process.cpuUsage();
  let writing = 0;
  const write = directory.write.bind(directory);
  directory.write = (number, shard) => {
    const start = performance.now();
    const part = write(number, shard);
    writing += performance.now() - start;
    return part;
  };
  const built = await build({
    directory,
    workforce: threads,
    form: FORM,
    context: config.context,
    seed: 1,
    tokens: tokens * workers,
    heldOut: [],
    progress: () => {},
    note: () => {},
  });
  const seconds = (performance.now() - began) / 1000;
  const used = process.cpuUsage(cpu);
  clearInterval(sampler);
  const result = {
    stream,
    workers,
    tokens: built.tokens,
    seconds,
    node: (used.user + used.system) / 1e6,
    stages: { ...threads.stages(), write: writing / 1000 },
    programs: built.counts.programs,
    documents: built.counts.documents,
    memory: samples.map(Math.round),
  };
  await threads.close();
  directory.close();
  rmSync(out, { recursive: true, force: true });
  process.stdout.write(JSON.stringify(result));
}

function run(workers, cores, tokens, stream) {
  const self = fileURLToPath(import.meta.url);
  const args = [
    '-c',
    cores,
    process.execPath,
    self,
    '--measure',
    String(workers),
    '--tokens',
    String(tokens),
    '--stream',
    stream,
  ];
  for (const name of ['--python', '--working']) {
    const given = option(name);
    if (given) args.push(name, given);
  }
  return JSON.parse(execFileSync('taskset', args, { encoding: 'utf8', maxBuffer: 1 << 26 }));
}

const average = numbers => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);

function report(result) {
  const { workers, tokens, seconds, stages, memory } = result;
  const rate = tokens / seconds;
  const half = memory.slice(Math.floor(memory.length / 2));
  const early = average(half.slice(0, Math.floor(half.length / 2)));
  const late = average(half.slice(Math.floor(half.length / 2)));
  const many = workers > 1 ? 's' : '';
  const name = `${result.stream}, ${workers} worker${many} on ${workers} core${many}`;
  console.log(
    `${name}: ${Math.round(rate).toLocaleString('en-US')} tokens/s  (${(tokens / 1e6).toFixed(1)} M ` +
      `tokens, ${result.documents} documents, ${result.programs} programs in ${seconds.toFixed(1)} s)`,
  );
  console.log(
    `  memory: ${Math.round(Math.max(...memory) / workers)} MB a worker at most; third quarter ` +
      `${Math.round(early / workers)} MB, last ${Math.round(late / workers)} MB`,
  );
  const python = { generate: stages.generate, trace: stages.trace };
  const own = {
    draw: stages.draw,
    'decode + tree': stages.decode,
    policy: stages.policy,
    encode: stages.encode,
    write: stages.write,
  };
  // Wall clock of one core shared by two processes says little; the process's own time is split by it.
  const sum = Object.values(own).reduce((a, b) => a + b, 0);
  const scale = Math.min(1, result.node / sum);
  const total = result.node + python.generate + python.trace;
  const line = (stage, time) =>
    console.log(
      `    ${stage.padEnd(22)}${time.toFixed(2).padStart(7)} s ${((100 * time) / total).toFixed(1).padStart(5)} %`,
    );
  console.log(
    `  processor time by stage (${Math.round(tokens / total).toLocaleString('en-US')} tokens for each second of it):`,
  );
  line('generate (Python)', python.generate);
  line('trace (Python)', python.trace);
  for (const [stage, time] of Object.entries(own)) line(stage, time * scale);
  line('pipes, packing, rest', Math.max(0, result.node - sum * scale));
  return rate;
}

const tokens = Number(option('--tokens', '15')) * 1e6;
if (process.argv.includes('--measure'))
  await measure(Number(option('--measure')), Number(option('--tokens')), option('--stream'));
else {
  const only = option('--only');
  const streams = Object.keys(STREAMS).filter(name => only === undefined || name === only);
  const rates = streams.map(stream => {
    const one = report(run(1, '0', tokens, stream));
    if (availableParallelism() > 1 && !process.argv.includes('--one')) {
      const two = report(run(2, '0,1', tokens, stream));
      console.log(`two workers: ${(two / one).toFixed(2)} times one`);
    }
    return one;
  });
  for (const [i, stream] of streams.entries())
    if (i > 0) console.log(`${stream}: ${(rates[i] / rates[0]).toFixed(2)} times the rate of ${streams[0]}`);
}

// How fast the embedded model answers, on this machine and in one run: time an action over real walks through real
// programs, tokens a second beside what memory bandwidth allows, and the same answers by a plain loop that reads the
// whole prompt at every action and decodes every token by itself. With --right every answer is the one that really
// comes next, chosen as if the model had: so weights that were not trained can be timed. With --against another folder
// is measured beside the model, by turns. Use: npm run build && node bench/infer.mjs [--model FOLDER] [--against
// FOLDER] [--programs 50] [--threads N] [--spin yes|no] [--right] [--json FILE]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { EmbeddedModel } from '../dist/model/embedded/embedded-model.js';
import { findModel } from '../dist/model/find.js';
import { compare } from './infer-compare.mjs';
import { realPrograms } from './infer-programs.mjs';
import { answerOf, questions } from './infer-questions.mjs';

async function main() {
  const { values } = parseArgs({
    options: {
      model: { type: 'string' },
      against: { type: 'string' },
      programs: { type: 'string', default: '50' },
      threads: { type: 'string' },
      spin: { type: 'string' },
      json: { type: 'string' },
      right: { type: 'boolean', default: false },
      memory: { type: 'boolean', default: false },
    },
  });
  const folder = findModel(values.model);
  const options = {
    ...(values.threads ? { threads: Number(values.threads) } : {}),
    ...(values.spin ? { spin: values.spin === 'yes' } : {}),
  };
  if (values.memory) return memoryOf(folder, Math.min(20, Number(values.programs)));
  if (values.against) {
    const out = await compare([folder, findModel(values.against)], options, Number(values.programs));
    if (values.json) writeFileSync(values.json, `${JSON.stringify(out, null, 2)}\n`);
    return;
  }
  const model = await EmbeddedModel.open(folder, options);
  const { info } = model;
  const out = { model: info.name, sha256: info.sha256, cores: availableParallelism(), load: loadavg()[0] };
  console.log(
    `${info.name}, ${(info.parameters / 1e6).toFixed(1)} M parameters; ${out.cores} cores ` +
      `(${cpus()[0].model}), load ${out.load.toFixed(1)}`,
  );

  out.bandwidth = await bandwidth(out.cores);
  // What computes has half a byte a weight with 4 bits, else a byte, and two float32 for each block of 32.
  const bytes = info.parameters * ((model.folder.config.graph.bits === 4 ? 0.5 : 1) + 8 / 32);
  const limit = out.bandwidth / bytes;
  console.log(
    `memory bandwidth ${(out.bandwidth / 1e9).toFixed(1)} GB/s: at most ${limit.toFixed(0)} tokens/s, one at a time`,
  );
  for (const rows of [1, 8]) {
    const speed = await decodeSpeed(model, rows);
    out[`batch${rows}`] = speed;
    console.log(
      `batch ${rows}: ${speed.toFixed(0)} ` +
        `tokens/s${rows === 1 ? `, ${((100 * speed) / limit).toFixed(0)} % of the limit` : ''}`,
    );
  }

  out.first = firstAnswer(folder);
  console.log(`start to first answer: ${out.first.toFixed(0)} ms (a new process)`);

  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const programs = await realPrograms(Number(values.programs));
  const plain = await EmbeddedModel.open(folder, { ...options, cacheBytes: 0, maxDraft: 0 });
  const times = await actionTimes(model, plain, programs, values.right);
  out.gap = loop.max / 1e6;
  loop.disable();
  console.log(`\n${programs.length} programs; milliseconds an action`);
  console.log('action          n     p50     p95   tokens  asked   plain loop p50   faster');
  out.actions = {};
  const compared = [];
  for (const [action, rows] of times) {
    const ours = rows.map(row => row.ours);
    const slow = rows.filter(row => row.plain !== undefined);
    compared.push(...slow);
    const faster = sum(slow.map(row => row.plain)) / sum(slow.map(row => row.ours));
    out.actions[action] = { n: rows.length, p50: share(ours, 0.5), p95: share(ours, 0.95), faster };
    console.log(
      [
        action.padEnd(13),
        String(rows.length).padStart(4),
        share(ours, 0.5).toFixed(0).padStart(7),
        share(ours, 0.95).toFixed(0).padStart(7),
        mean(rows.map(row => row.tokens))
          .toFixed(1)
          .padStart(8),
        mean(rows.map(row => row.asked))
          .toFixed(1)
          .padStart(6),
        share(
          slow.map(row => row.plain),
          0.5,
        )
          .toFixed(0)
          .padStart(12),
        `${faster.toFixed(1)}×`.padStart(12),
      ].join(' '),
    );
  }
  const ratio = (rows, of) =>
    sum(rows.map(row => row[`plain${of}`])) / sum(rows.map(row => row[`ours${of}`]));
  const later = compared.filter(row => !row.first);
  out.faster = ratio(compared, '');
  out.fasterCpu = ratio(compared, 'Cpu');
  out.fasterLater = ratio(later, '');
  out.fasterLaterCpu = ratio(later, 'Cpu');
  console.log(
    `all: ${out.faster.toFixed(1)}× faster than the plain loop by the clock, ${out.fasterCpu.toFixed(1)}× ` +
      `by the processors' time`,
  );
  console.log(
    `all but the first action of each program, which reads the program: ${out.fasterLater.toFixed(1)}× and ` +
      `${out.fasterLaterCpu.toFixed(1)}×`,
  );
  const { counts } = model;
  console.log(
    `tokens read ${counts.tokens} in ${counts.passes} passes; ${counts.reused} found in caches, ` +
      `${counts.forced} forced, ${counts.accepted} of ${counts.drafted} draft tokens accepted`,
  );
  await plain.close();

  if (info.working && !values.right) out.working = await workingTimes(model, programs);
  out.drafting = await drafting(folder, options, programs.slice(0, 8), values.right);
  const self = fileURLToPath(import.meta.url);
  out.rss = Number(
    execFileSync(process.execPath, [self, '--memory', '--model', folder], { encoding: 'utf8' }),
  );
  console.log(
    `memory of a session ${(out.rss / 1e6).toFixed(0)} MB; longest gap of the event loop ${out.gap.toFixed(0)} ms`,
  );
  await model.close();
  if (values.json) writeFileSync(values.json, `${JSON.stringify(out, null, 2)}\n`);
}

/** Bytes a second that all cores together read: comparing two equal buffers reads both. */
async function bandwidth(cores) {
  const size = 96 * 2 ** 20;
  const workers = Array.from(
    { length: cores },
    () => new Worker(new URL(import.meta.url), { workerData: { size } }),
  );
  const speeds = await Promise.all(workers.map(worker => new Promise(done => worker.once('message', done))));
  return sum(speeds);
}

function readMemory() {
  const { size } = workerData;
  const a = Buffer.alloc(size, 1);
  const b = Buffer.alloc(size, 1);
  const speeds = [];
  for (let i = 0; i < 12; i++) {
    const start = performance.now();
    Buffer.compare(a, b);
    speeds.push((2 * size) / ((performance.now() - start) / 1000));
  }
  parentPort.postMessage(share(speeds, 0.5));
}

/** Tokens a second behind 256 tokens of past. */
async function decodeSpeed(model, rows) {
  const prompts = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 256 }, (_, i) => 1024 + ((i * 7919 + row) % 2000)),
  );
  const reading = await model.open(prompts);
  const feed = at => prompts.map((_, row) => ({ row, at, ids: [1500 + at + row], keep: 1 }));
  if (rows === 1) await reading.read([{ row: 0, at: 0, ids: prompts[0], keep: 1 }]);
  const times = [];
  for (let i = 0; i < 48; i++) {
    const start = performance.now();
    await reading.read(feed(256 + i));
    times.push(performance.now() - start);
  }
  reading.close();
  return (1000 * rows) / share(times, 0.5);
}

function firstAnswer(folder) {
  const main = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
  const program = fileURLToPath(new URL('../tests/vectors/tally.py', import.meta.url));
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    execFileSync(process.execPath, [
      main,
      'run',
      program,
      '--engine',
      'neural',
      '--model',
      folder,
      '--actions',
      'step_into',
    ]);
    return performance.now() - start;
  });
  return share(times, 0.5);
}

/** The most memory that a process needs for sessions on some programs. */
async function memoryOf(folder, count) {
  const model = await EmbeddedModel.open(folder);
  for (const program of await realPrograms(count)) {
    for await (const { engine, here, action } of questions(model, program, true)) {
      await engine.next(here, action).catch(() => undefined);
    }
  }
  console.log(largestMemory());
  await model.close();
}

/** Linux reports a child's peak as at least that of its parent; only /proc has its own. */
function largestMemory() {
  try {
    return 1024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}

async function actionTimes(model, plain, programs, right) {
  const times = new Map();
  for (const program of programs) {
    let first = true;
    for await (const { engine, here, action } of questions(model, program, right)) {
      const before = model.counts;
      const used = process.cpuUsage();
      const start = performance.now();
      let moment;
      try {
        moment = await engine.next(here, action);
      } catch (error) {
        console.error(String(error));
        continue;
      }
      const row = { ours: performance.now() - start, oursCpu: since(used), first };
      first = false;
      const asked = answerOf(moment, here, action);
      row.tokens = asked.answer.length;
      row.asked = row.tokens - (model.counts.forced - before.forced);
      if (!times.has(action.action)) times.set(action.action, []);
      // The plain loop is slow: every fourth answer is enough.
      if (times.get(action.action).length % 4 === 0) Object.assign(row, await plainLoop(plain, asked));
      times.get(action.action).push(row);
    }
  }
  return times;
}

/** What working a line out costs a step: where the direct answer is unsure (as the debugger does), and always. */
async function workingTimes(model, programs) {
  const found = {};
  for (const working of ['never', 'unsure', 'always']) {
    const times = [];
    for (const program of programs) {
      for await (const { engine, here, action } of questions(model, program, false, working)) {
        if (action.action !== 'step_into') continue;
        const start = performance.now();
        await engine.next(here, action).catch(() => undefined);
        times.push(performance.now() - start);
      }
    }
    found[working] = { n: times.length, p50: share(times, 0.5), p95: share(times, 0.95), mean: mean(times) };
    const { n, p50, p95 } = found[working];
    console.log(
      `step_into with working ${working.padEnd(6)} ${n} answers, p50 ${p50.toFixed(0)} ms, p95 ` +
        `${p95.toFixed(0)} ms, mean ${found[working].mean.toFixed(0)} ms`,
    );
  }
  return found;
}

/** The same answer as one writes it first: read everything, then one token after the other. */
async function plainLoop(model, { prompt, answer }) {
  const used = process.cpuUsage();
  const start = performance.now();
  const reading = await model.open([prompt]);
  await reading.read([{ row: 0, at: 0, ids: prompt, keep: 1 }]);
  for (const [i, id] of answer.slice(0, -1).entries()) {
    await reading.read([{ row: 0, at: prompt.length + i, ids: [id], keep: 1 }]);
  }
  reading.close();
  return { plain: performance.now() - start, plainCpu: since(used) };
}

/** Milliseconds that all threads together worked. */
function since(before) {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Whether drafting pays: the same questions with and without it. */
async function drafting(folder, options, programs, right) {
  const found = {};
  for (const maxDraft of [0, 4, 16]) {
    const model = await EmbeddedModel.open(folder, { ...options, maxDraft });
    const start = performance.now();
    const used = process.cpuUsage();
    for (const program of programs) {
      for await (const { engine, here, action } of questions(model, program, right)) {
        await engine.next(here, action).catch(() => undefined);
      }
    }
    const { passes, drafted, accepted } = model.counts;
    found[maxDraft] = { ms: performance.now() - start, cpu: since(used), passes, drafted, accepted };
    console.log(
      `drafts of up to ${maxDraft} tokens: ${found[maxDraft].ms.toFixed(0)} ms (processors ` +
        `${found[maxDraft].cpu.toFixed(0)} ms), ${passes} passes, ${accepted} of ${drafted} draft ` +
        `tokens accepted`,
    );
    await model.close();
  }
  return found;
}

function share(values, at) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? Number.NaN;
}
function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
function mean(values) {
  return sum(values) / values.length;
}

// Last, because a class is not there before its definition was run.
if (!isMainThread) readMemory();
else await main();

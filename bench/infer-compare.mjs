/**
 * Two model folders side by side in one process: the same work for both, by turns, in several rounds. What others do on
 * the machine hits both alike, so ratios hold where times do not. A ratio below 1 says that the second is faster, or
 * smaller.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EmbeddedModel } from '../dist/model/embedded/embedded-model.js';
import { realPrograms } from './infer-programs.mjs';
import { questions } from './infer-questions.mjs';

/** Tokens that stand before those that are timed. */
const PAST = 256;
const ROUNDS = 24;
const STARTS = 5;

export async function compare(folders, options, programCount) {
  const models = [];
  for (const folder of folders) models.push(await EmbeddedModel.open(folder, options));
  console.log(`1: ${folders[0]}\n2: ${folders[1]}\n`);
  console.log('                                        1          2   2 / 1, clock   2 / 1, processors');
  const out = {};
  for (const rows of [1, 8]) {
    const times = await decoding(models, rows);
    out[`batch${rows}`] = report(`batch ${rows}, tokens/s`, times, ms => (1000 * rows) / ms);
  }
  const reading = await prefill(models);
  out.prefill = report('reading a prompt, tokens/s', reading, ms => (1000 * PAST) / ms);
  out.stepInto = report('step_into, ms', await steps(models, await realPrograms(programCount)), ms => ms);
  for (const model of models) await model.close();
  out.first = report('start to first answer, ms', starts(folders), ms => ms);
  const memory = folders.map(memoryOf);
  out.memory = memory;
  console.log(
    `${'memory of a session, MB'.padEnd(32)} ${memory.map(each => (each / 1e6).toFixed(0).padStart(10)).join(' ')} ` +
      `${(memory[1] / memory[0]).toFixed(2).padStart(14)}`,
  );
  return out;
}

/** One line: the median of each, and the median of the rounds' ratios. */
function report(what, rounds, shown) {
  const medians = [0, 1].map(which => median(rounds.map(round => round[which].ms)));
  const clock = median(rounds.map(([one, two]) => two.ms / one.ms));
  const processors = median(rounds.map(([one, two]) => two.cpu / one.cpu));
  console.log(
    `${what.padEnd(32)} ${medians.map(each => shown(each).toFixed(0).padStart(10)).join(' ')} ` +
      `${clock.toFixed(2).padStart(14)} ${processors.toFixed(2).padStart(19)}`,
  );
  return { rounds: rounds.length, medians, clock, processors };
}

/** What each of both took for the same work; who begins changes from round to round. */
async function byTurns(round, works) {
  const found = [];
  for (const which of round % 2 ? [1, 0] : [0, 1]) found[which] = await timed(works[which]);
  return found;
}

async function timed(work) {
  const used = process.cpuUsage();
  const start = performance.now();
  await work();
  const { user, system } = process.cpuUsage(used);
  return { ms: performance.now() - start, cpu: (user + system) / 1000 };
}

async function decoding(models, rows) {
  const prompts = Array.from({ length: rows }, (_, row) => promptOf(row));
  const readings = [];
  for (const model of models) {
    const reading = await model.open(prompts);
    for (const [row, ids] of prompts.entries()) await reading.read([{ row, at: 0, ids, keep: 1 }]);
    readings.push(reading);
  }
  const found = [];
  for (let i = 0; i < ROUNDS; i++) {
    const feeds = prompts.map((_, row) => ({ row, at: PAST + i, ids: [1500 + i + row], keep: 1 }));
    found.push(
      await byTurns(
        i,
        readings.map(reading => () => reading.read(feeds)),
      ),
    );
  }
  for (const reading of readings) reading.close();
  return found;
}

async function prefill(models) {
  const found = [];
  for (let i = 0; i < ROUNDS / 4; i++) {
    // Another prompt each time: one that is known would not be read again.
    const ids = promptOf(100 + i);
    const work = models.map(model => async () => {
      const reading = await model.open([ids]);
      await reading.read([{ row: 0, at: 0, ids, keep: 1 }]);
      reading.close();
    });
    found.push(await byTurns(i, work));
  }
  return found;
}

/** Both are asked the same and give the right answer, as if they had chosen it: so both read the same tokens. */
async function steps(models, programs) {
  const found = [];
  for (const program of programs) {
    const asked = models.map(model => questions(model, program, true));
    for (;;) {
      const next = [];
      for (const each of asked) next.push(await each.next());
      if (next.some(({ done }) => done)) break;
      const work = next.map(
        ({ value: { engine, here, action } }) =>
          () =>
            engine.next(here, action).catch(() => undefined),
      );
      const round = await byTurns(found.length, work);
      if (next[0].value.action.action === 'step_into') found.push(round);
    }
  }
  return found;
}

const TELL =
  'process.on("exit",()=>{const{user,system}=process.cpuUsage();console.error("cpu",user+system)})';

function starts(folders) {
  const main = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
  const program = fileURLToPath(new URL('../tests/vectors/tally.py', import.meta.url));
  const run = folder => {
    const start = performance.now();
    const args = ['run', program, '--engine', 'neural', '--model', folder, '--actions', 'step_into'];
    const { stderr, status } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(TELL)}`, main, ...args],
      { encoding: 'utf8' },
    );
    const cpu = /^cpu (\d+)$/m.exec(stderr);
    if (status !== 0 || !cpu) throw new Error(`ndbg run failed: ${stderr}`);
    return { ms: performance.now() - start, cpu: Number(cpu[1]) / 1000 };
  };
  return Array.from({ length: STARTS }, () => folders.map(run));
}

function memoryOf(folder) {
  const self = fileURLToPath(new URL('./infer.mjs', import.meta.url));
  const args = [self, '--memory', '--programs', '8', '--model', folder];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`measuring memory failed: ${stderr}`);
  return Number(stdout);
}

function promptOf(row) {
  return Array.from({ length: PAST }, (_, i) => 1024 + ((i * 7919 + row) % 2000));
}

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

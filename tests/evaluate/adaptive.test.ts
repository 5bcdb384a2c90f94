/**
 * Compares jumps with single steps: the real run takes both correctly, and an unsure model pays for dropped
 * answers.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RealAnswerer } from '../../src/evaluate/answerers/real.ts';
import type { Answer, Answerer, Question } from '../../src/evaluate/question.ts';
import type { EvaluationSetup } from '../../src/evaluate/tasks/all.ts';
import { ndbg } from '../cli/ndbg.ts';
import { TOY } from '../model/folders.ts';
import { run, testSetup } from './setup.ts';

const items = fileURLToPath(new URL('items.jsonl', import.meta.url));
const TASK = 'cruxeval-adaptive';
let setup: EvaluationSetup;
beforeAll(async () => {
  setup = { ...(await testSetup(12)), thresholds: [0.3], efforts: [2] };
});
afterAll(() => setup.close());

/** The real answers, each token of one group as likely as given. */
function answering(groups: readonly string[], share: (tokens: number) => number): Answerer {
  const real = new RealAnswerer(setup.runs);
  return {
    name: 'answering',
    close: async () => {},
    answer: async (questions: readonly Question[]): Promise<Answer[]> => {
      const answers = await real.answer(questions);
      return answers.map((answer, i) => ({
        ...answer,
        samples: answer.samples.map(({ ids }) => ({
          ids: ids!,
          logprobs: ids!.map(() => (groups.includes(questions[i]!.group) ? Math.log(share(ids!.length)) : 0)),
        })),
      }));
    },
  };
}

const rowsOf = async (answerer: Answerer) => {
  const { results } = await run(setup, answerer, [TASK]);
  const [task] = results.tasks;
  const row = (group: string, score: string) =>
    task!.rows.find(each => each.group === group && each.score === score && each.part === 'all')!;
  return { row, jumps: task!.jumps!.filter(each => each.part === 'all') };
};

test('near ends are stepped to, far ones jumped to, and all is paid for', async () => {
  const { row, jumps } = await rowsOf(new RealAnswerer(setup.runs));
  for (const group of ['direct', 'steps', 'adaptive']) expect(row(group, 'pass').mean).toBe(1);
  expect(row('adaptive', 'tokens').mean).toBeLessThan(row('steps', 'tokens').mean);
  expect(row('adaptive', 'moves').mean).toBeLessThan(row('steps', 'moves').mean);
  const adaptive = jumps.find(({ group }) => group === 'adaptive')!;
  expect(adaptive.difference).toBe(0);
  expect(adaptive.tokens).toBeCloseTo(row('adaptive', 'tokens').mean / row('steps', 'tokens').mean);
  expect(adaptive.toExit).toBeLessThan(adaptive.tokens);
});

test('an unsure jump is dropped for steps that are not too costly, and still counted', async () => {
  const sure = await rowsOf(new RealAnswerer(setup.runs));
  const unsure = await rowsOf(answering(['direct'], tokens => 0.01 ** (1 / tokens)));
  expect(unsure.row('adaptive', 'tokens').mean).toBeGreaterThan(sure.row('adaptive', 'tokens').mean);
  expect(unsure.row('adaptive', 'pass').mean).toBe(1);
});

test('how sure steps are decides nothing: where the jump is not, they are taken', async () => {
  const sure = await rowsOf(new RealAnswerer(setup.runs));
  const steps = await rowsOf(answering(['steps'], () => 0.0001));
  expect(steps.row('adaptive', 'moves').mean).toBe(sure.row('adaptive', 'moves').mean);
  const jump = await rowsOf(answering(['direct'], () => 0.01));
  const both = await rowsOf(answering(['direct', 'steps'], () => 0.01));
  expect(both.row('adaptive', 'moves').mean).toBe(jump.row('adaptive', 'moves').mean);
  expect(both.row('adaptive', 'moves').mean).toBeGreaterThan(sure.row('adaptive', 'moves').mean);
});

test('next-state asks the same of the debugger with --through-debugger, where states are passed over', {
  timeout: 120_000,
}, async () => {
  const { code, stdout } = await ndbg([
    ...['eval', 'next-state', '--engine', 'neural', '--model', TOY, '--data', items],
    ...['--context', '512', '--limit', '2', '--through-debugger', '--json'],
  ]);
  expect(code).toBe(0);
  const { tasks } = JSON.parse(stdout) as {
    tasks: { rows: { group: string; part: string; score: string; count: number }[] }[];
  };
  const rows = tasks[0]!.rows.filter(({ score, part }) => score === 'state' && part === 'all');
  const asked = rows.filter(({ group }) => group.endsWith(', debugger'));
  expect(asked.map(({ group }) => group)).toEqual(
    ['step_over', 'step_return', 'breakpoint', 'continue'].map(action => `cruxeval/${action}, debugger`),
  );
  expect(asked.every(({ count }) => count === 2)).toBe(true);
  expect(rows.some(({ group }) => group === 'cruxeval/step_over')).toBe(true);
});

test('the debugger itself is asked with --through-debugger; only one half is asked with --half', {
  timeout: 120_000,
}, async () => {
  const asked = ['--data', items, '--context', '512', '--limit', '3', '--half', 'odd'];
  const settings = ['--through-debugger', '--jump-threshold', '0.3,0.9', '--jump-effort', '1', '--json'];
  const { code, stdout } = await ndbg([
    'eval',
    TASK,
    '--engine',
    'neural',
    '--model',
    TOY,
    ...asked,
    ...settings,
  ]);
  expect(code).toBe(0);
  const { stamp, tasks } = JSON.parse(stdout) as {
    stamp: { half: string };
    tasks: { rows: { group: string; part: string; count: number }[] }[];
  };
  expect(stamp.half).toBe('odd');
  const groups = new Set(tasks[0]!.rows.map(({ group }) => group));
  for (const name of ['adaptive', 'debugger'])
    for (const threshold of ['0.3', '0.9']) expect(groups).toContain(`${name} ${threshold} effort 1`);
  expect(new Set(tasks[0]!.rows.map(({ part }) => part))).toEqual(new Set(['odd', 'all']));
  expect(tasks[0]!.rows.every(({ count }) => count === 3)).toBe(true);
});

test.each([
  [['--through-debugger'], /--through-debugger asks a debugger over a model/],
  [['--jump-threshold', '2'], /from 0 to 1/],
  [['--jump-effort', 'much'], /from 0 to 1000/],
  [['--half', 'third'], /even, odd/],
])('%s is refused with a sentence', async (args, message) => {
  const { code, stderr } = await ndbg(['eval', TASK, '--data', items, ...args]);
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});

test('the way of a jump is in the schema; settings that cannot apply are refused', async () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../schema/output.v1.schema.json', import.meta.url), 'utf8'),
  ) as object;
  const validate = new Ajv2020({ strict: false }).compile(schema);
  const tally = fileURLToPath(new URL('../vectors/tally.py', import.meta.url));
  const args = [
    'run',
    tally,
    '--engine',
    'neural',
    '--model',
    TOY,
    '--actions',
    'step_into; continue',
    '--json',
  ];
  for (const jumps of ['adaptive', 'direct']) {
    const { stdout } = await ndbg([...args, '--jumps', jumps]);
    const states = stdout
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as { way?: { taken: string[] } });
    for (const state of states) expect(validate(state), JSON.stringify(validate.errors)).toBe(true);
    expect(states[2]!.way!.taken.length).toBeGreaterThan(0);
    expect(states[1]!.way).toBeUndefined();
  }
  const refused = await ndbg(['run', tally, '--jumps', 'steps']);
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.stderr).toMatch(/takes every jump for real/);
  expect((await ndbg([...args, '--jumps', 'steps', '--jump-effort', '2'])).stderr).toMatch(
    /are for --jumps adaptive/,
  );
});

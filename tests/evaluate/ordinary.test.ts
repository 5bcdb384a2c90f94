/** Ordinary programs: whole ones, entered as a user enters them. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resultsText } from '../../src/cli/eval/table.ts';
import { RepeatAnswerer } from '../../src/evaluate/answerers/baselines.ts';
import { ModelAnswerer } from '../../src/evaluate/answerers/model.ts';
import { RealAnswerer } from '../../src/evaluate/answerers/real.ts';
import { openSetup } from '../../src/evaluate/open-setup.ts';
import { DataError, readPrograms, readPythonFiles } from '../../src/evaluate/program.ts';
import type { Question } from '../../src/evaluate/question.ts';
import { QuestionMaker } from '../../src/evaluate/question-maker.ts';
import { answerIds } from '../../src/evaluate/question-tokens.ts';
import { ALL_TASKS, type EvaluationSetup } from '../../src/evaluate/tasks/all.ts';
import { EmbeddedModel } from '../../src/model/embedded/embedded-model.ts';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import { TOY } from '../model/folders.ts';
import { run } from './setup.ts';

const FOLDER = new URL('./ordinary/', import.meta.url);
const task = ALL_TASKS.ordinary;

let setup: EvaluationSetup;
let questions: Question[];

beforeAll(async () => {
  const files = readdirSync(FOLDER)
    .sort()
    .map(name => ({ name, source: readFileSync(new URL(name, FOLDER), 'utf8') }));
  const opened = openSetup({
    python: (await findPython())!,
    files: [readPythonFiles('ordinary', files)],
    seed: 0,
    samples: 1,
    context: 1024,
  });
  setup = { ...opened, throughDebugger: true };
  questions = await task.questions(setup);
});
afterAll(() => setup.close());

const of = (program: string, group: string) =>
  questions.filter(each => each.program.id === program && each.group === group);

describe('the questions', () => {
  test('begin in main where there is one, else at the first line of the module', () => {
    const first = (program: string) => of(program, 'ordinary/step_into')[0]!.trajectory.steps[0]!.state;
    expect(first('shelf')).toMatchObject({ event: 'call', function: 'main' });
    expect(first('readings')).toMatchObject({ event: 'call', function: '<module>', line: 2 });
  });

  test('ask step_into at each of the first 80 states', () => {
    expect(
      of('rounds', 'ordinary/step_into').map(each => each.prompt.id.split('/').at(-1)!.split('@')[0]),
    ).toEqual(Array.from({ length: 80 }, (_, i) => `${i}`));
  });

  test('show of a long walk what a debugger over a model shows, within the context', () => {
    const long = of('rounds', 'ordinary/step_into').filter(
      each => each.trajectory.steps.length < each.whole!.steps.length,
    );
    expect(long.length).toBeGreaterThan(10);
    for (const { prompt, whole, expected, ...asked } of long) {
      expect(prompt.ids.length + answerIds(asked, expected).length).toBeLessThanOrEqual(1024);
      expect(whole!.steps.at(-1)!.action).toEqual({ action: 'step_into' });
    }
  });

  test('count in the rows of the constructs that they are about', () => {
    const also = (program: string, line: number) =>
      of(program, 'ordinary/step_into').find(({ trajectory }) => {
        const { state } = trajectory.steps.at(-1)!;
        return state.event === 'line' && state.line === line;
      })!.also;
    expect(also('readings', 2)).toContain('ordinary/step_into, a literal assigned');
    expect(also('readings', 3)).toContain('ordinary/step_into, at module level');
    expect(also('readings', 15)).toContain('ordinary/step_into, exceptions');
    expect(also('shelf', 9)).toContain('ordinary/step_into, exceptions');
    expect(also('shelf', 3)).toContain('ordinary/step_into, in other functions');
    expect(also('shelf', 22)).toContain('ordinary/step_into, printing');
    expect(also('waiting', 8)).not.toContain('ordinary/step_into, a literal assigned');
  });

  test('tell how each program ends', () => {
    const ends = questions
      .filter(each => each.group === 'ordinary/exit')
      .map(each => [each.program.id, each.also]);
    expect(Object.fromEntries(ends)).toEqual({
      readings: ['ordinary/exit, exit_error'],
      rounds: ['ordinary/exit, exit_normal'],
      shelf: ['ordinary/exit, exit_normal'],
      waiting: ['ordinary/exit, exit_never'],
    });
  });
});

test('what names a line that a context has no room for is counted and not asked', async () => {
  const questionMaker = new QuestionMaker(200);
  const asked = await task.questions({ ...setup, questionMaker });
  expect(asked.length).toBeGreaterThan(100);
  expect(asked.every(({ prompt }) => prompt.ids.length < 200)).toBe(true);
  expect([...questionMaker.skipped.keys()]).toContain(
    'ordinary/breakpoint: breakpoint N: the context has no such line',
  );
});

test('the real engine gets every score of every question', async () => {
  const { judged } = await run(setup, new RealAnswerer(setup.runs), ['ordinary']);
  const all = judged.get('ordinary')!;
  expect(all.length).toBe(questions.length + 1);
  expect(
    all.filter(each => Object.values(each.scores).some(score => score !== 1)).map(each => each.id),
  ).toEqual([]);
});

test('an engine that repeats the last state gets next to nothing, and no run', async () => {
  const { results } = await run(setup, new RepeatAnswerer(), ['ordinary']);
  const mean = (group: string, score: string) =>
    results.tasks[0]!.rows.find(row => row.group === group && row.score === score)!.mean;
  expect(mean('ordinary/step_into', 'state')).toBeLessThan(0.1);
  expect(mean('ordinary/run', 'exact')).toBe(0);
  expect(mean('ordinary/run', 'median_until')).toBeLessThan(0.1);
  const { firstWrong } = results.tasks[0]!;
  expect(firstWrong!.map(each => each.program)).toEqual(['readings', 'rounds', 'shelf', 'waiting']);
  expect(firstWrong![0]).toMatchObject({ right: 0, expected: 'line 2 in <module>' });
  expect(resultsText(results)).toContain('first wrong state');
});

test('a confidence is fitted on ordinary programs too, by action', async () => {
  const asked = await ALL_TASKS.calibration.questions({ ...setup, throughDebugger: false, limit: 8 });
  const groups = new Map<string, Set<string>>();
  for (const { group, program } of asked)
    groups.set(group, (groups.get(group) ?? new Set<string>()).add(program.id));
  expect([...groups.keys()].sort()).toEqual(
    ['breakpoint', 'continue', 'step_into', 'step_over', 'step_return'].map(name => `ordinary/${name}`),
  );
  expect(groups.get('ordinary/step_into')!.size).toBe(4);
  const known = new Set(questions.map(({ prompt }) => prompt.id));
  expect(asked.filter(({ prompt }) => !known.has(prompt.id))).toEqual([]);
});

test('a free run is walked by the debugger, each action from the state that it predicted', async () => {
  const answerer = new ModelAnswerer(await EmbeddedModel.open(TOY), 'toy', 0);
  try {
    const [question] = of('waiting', 'ordinary/run');
    const few = { ...question!, prompt: { ...question!.prompt, auto: { ids: [], times: 3 } } };
    const [answer] = await answerer.answer([few]);
    const verdict = await task.judge(setup, few, answer!);
    expect(verdict.scores.exact).toBe(0);
    expect(verdict.scores.right_until).toBeLessThan(1);
    expect(answer!.samples[0]!.confidence).toBeLessThanOrEqual(1);
  } finally {
    await answerer.close();
  }
});

test('a line of a data file gives the entry, or leaves it to the program', () => {
  const line = { id: 'a', level: 'ordinary', source: 'def go():\n    return 1\n' };
  expect(readPrograms('f', JSON.stringify({ ...line, entry: 'go' })).programs[0]).toMatchObject({
    entry: 'go',
  });
  expect(readPrograms('f', JSON.stringify(line)).programs[0]).not.toHaveProperty('entry');
  expect(() => readPrograms('f', JSON.stringify({ ...line, entry: 3 }))).toThrow(DataError);
});

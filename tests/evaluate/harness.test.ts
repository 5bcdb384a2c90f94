/** The evaluation gives the real engine everything and the baselines next to nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RandomAnswerer, RepeatAnswerer } from '../../src/evaluate/answerers/baselines.ts';
import { RealAnswerer } from '../../src/evaluate/answerers/real.ts';
import type { RunResult } from '../../src/evaluate/evaluation.ts';
import type { Answerer, TaskName } from '../../src/evaluate/question.ts';
import type { EvaluationSetup } from '../../src/evaluate/tasks/all.ts';
import { meanOf, run, testSetup } from './setup.ts';

/** CruxEval's tasks ask about every item; of the others a few questions a group are enough. */
const ITEM_TASKS = ['cruxeval-output', 'cruxeval-input', 'horizon'] as const;
const GROUP_TASKS = ['next-state', 'calibration', 'nesting', 'operations', 'set'] as const;

let items: EvaluationSetup;
let groups: EvaluationSetup;
let real: RunResult;

async function runAll(make: (setup: EvaluationSetup) => Answerer): Promise<RunResult> {
  const a = await run(items, make(items), ITEM_TASKS);
  const b = await run(groups, make(groups), GROUP_TASKS);
  return {
    results: { ...a.results, tasks: [...a.results.tasks, ...b.results.tasks] },
    judged: new Map([...a.judged, ...b.judged]),
  };
}

beforeAll(async () => {
  items = await testSetup(100);
  groups = await testSetup(5);
  real = await runAll(setup => new RealAnswerer(setup.runs));
});
afterAll(async () => {
  await items.close();
  await groups.close();
});

describe('the real engine', () => {
  test('gets 100.0 % of every score of every task, but for what is listed as out of reach', () => {
    const listed = new Set(real.results.impossible.map(each => `${each.program} ${each.group}`));
    const wrong = [...real.judged.values()].flat().flatMap(judged =>
      Object.entries(judged.scores)
        .filter(([score, value]) => score !== 'distinct' && value !== 1)
        .filter(() => !listed.has(`${judged.program} ${judged.group}`))
        .map(([score]) => `${judged.id} ${score}: ${judged.reason ?? judged.answer}`),
    );
    expect(wrong).toEqual([]);
  });

  test('what is out of reach is listed with its reason', () => {
    expect(real.results.impossible).toEqual([
      {
        program: 'item_2',
        group: 'breakpoint',
        reason: 'another call of the function stops on the line that returns before its own does',
      },
      {
        program: 'item_13',
        group: 'breakpoint',
        reason: 'the return expression cannot be evaluated over the locals as they are shown',
      },
    ]);
  });

  test('every task, level and action was asked', () => {
    const asked = (task: TaskName) => new Set(real.judged.get(task)!.map(judged => judged.group));
    const levels = ['function', 'generated', 'repository', 'cruxeval'];
    const forward = ['step_into', 'step_over', 'step_return', 'breakpoint', 'continue'];
    const inverse = ['inv_step_into', 'inv_step_over', 'inv_step_call', 'inv_step_call/coverage'];
    const of = (actions: string[]) => levels.flatMap(level => actions.map(action => `${level}/${action}`));
    expect(asked('next-state')).toEqual(new Set(of([...forward, ...inverse])));
    expect(asked('set')).toEqual(new Set(of(forward)));
    expect(asked('cruxeval-output')).toEqual(new Set(['step_return', 'breakpoint', 'step_into', 'vote']));
    expect(asked('cruxeval-input')).toEqual(new Set(['inv_step_call', 'samples', 'forward', 'picked']));
    expect(asked('horizon')).toEqual(new Set(['output', 'input']));
    expect(asked('nesting').size).toBe(15);
    expect(asked('operations').size).toBe(44);
    for (const group of asked('operations')) expect(group).toMatch(/^(numbers|lists|texts)\/./);
  });

  test('operations come out: none is about an exception', () => {
    for (const { group, expected } of real.judged.get('operations')!)
      expect(expected, group).toMatch(/^(?:<\|working\|>.*)?<\|line_sep\|>/s);
  });

  test('all programs were recorded', () => {
    expect(real.results.refused).toEqual([]);
    expect(real.results.skipped).toEqual([]);
    expect(real.results.programs.map(each => each.programs - each.recorded)).toEqual([0, 0, 0, 0]);
  });

  test('breakpoint is read in all three ways of the specification', () => {
    const judged = real.judged.get('cruxeval-output')!.filter(each => each.group === 'breakpoint');
    for (const { scores } of judged) {
      expect(Object.keys(scores)).toEqual(['locals', 'expression', 'then_return']);
    }
  });
});

describe.each([
  ['repeat', () => new RepeatAnswerer()],
  ['random', () => new RandomAnswerer(0)],
] as const)('the baseline %s', (_, make) => {
  let result: RunResult;
  beforeAll(async () => {
    result = await runAll(make);
  });

  test('next state: hardly ever, but for the few that can be guessed', () => {
    const judged = result.judged.get('next-state')!;
    for (const action of ['step_into', 'step_over', 'step_return', 'inv_step_call']) {
      const asked = judged.filter(each => each.group.endsWith(`/${action}`));
      expect(meanOf(asked, 'state'), action).toBeLessThan(0.25);
    }
  });

  test('CruxEval output, nesting, operations and set: next to nothing', () => {
    expect(meanOf(result.judged.get('cruxeval-output')!, 'pass')).toBeLessThan(0.1);
    expect(meanOf(result.judged.get('cruxeval-output')!, 'then_return')).toBe(0);
    expect(meanOf(result.judged.get('nesting')!, 'pass')).toBeLessThan(0.1);
    expect(meanOf(result.judged.get('operations')!, 'state')).toBeLessThan(0.1);
    expect(meanOf(result.judged.get('set')!, 'value')).toBeLessThan(0.15);
  });

  test('CruxEval input: below a fifth, and never the reference', () => {
    const greedy = result.judged.get('cruxeval-input')!.filter(each => each.group === 'inv_step_call');
    expect(meanOf(greedy, 'pass')).toBeLessThan(0.2);
    expect(meanOf(greedy, 'exact')).toBe(0);
  });
});

test('a broken answer is wrong, with the reason, and its whole parts still count', async () => {
  const tasks = ['next-state'] as const;
  const answerer = new RealAnswerer(groups.runs);
  const cut = {
    name: 'cut',
    answer: async (questions: Parameters<RealAnswerer['answer']>[0]) =>
      (await answerer.answer(questions)).map(({ id, samples }) => ({
        id,
        samples: samples.map(({ ids }) => ({ ids: ids!.slice(0, -1) })),
      })),
    close: async () => {},
  };
  const { judged } = await run(groups, cut, tasks);
  const calls = judged.get('next-state')!.filter(each => each.group.endsWith('/step_return'));
  expect(meanOf(calls, 'state')).toBe(0);
  expect(meanOf(calls, 'line')).toBeGreaterThan(0.9);
  expect(calls[0]!.reason).toMatch(/expected/);
});

/** Each goal finds its row in the results of an evaluation. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RealAnswerer } from '../../src/evaluate/answerers/real.ts';
import { GOAL_RUNS, GOALS, isMet, reached } from '../../src/evaluate/goals.ts';
import type { TaskResults } from '../../src/evaluate/summary.ts';
import { ALL_TASKS, type EvaluationSetup } from '../../src/evaluate/tasks/all.ts';
import { corpusFiles, ordinaryFile, run, testSetup } from './setup.ts';

let setup: EvaluationSetup;
beforeAll(async () => {
  const opened = await testSetup(4, 0, false, [...corpusFiles(), ordinaryFile()]);
  setup = { ...opened, programs: opened.programs.filter(({ half }) => half !== 'even') };
});
afterAll(() => setup.close());

test('the real engine reaches every row that is no debugger’s; the others say why they have no figure', async () => {
  const results = new Map<string, TaskResults>();
  for (const { name, task, groups, samples = 1 } of GOAL_RUNS) {
    if (groups.length === 0) continue;
    const asked = { ...setup, groups, samples };
    results.set(name, (await run(asked, new RealAnswerer(setup.runs), [task])).results.tasks[0]!);
  }
  const rows = reached(results, new Map([['ordinary', 'no debugger']]));
  const measured = rows.filter(({ value }) => value !== undefined);
  const ofDebuggers = GOALS.filter(({ run: name, group }) =>
    GOAL_RUNS.find(each => each.name === name)?.debuggerGroups?.some(each => group.startsWith(each)),
  );
  expect(measured.length).toBe(GOALS.length - ofDebuggers.length - 1);
  for (const row of measured) {
    expect([row.goal.name, row.value]).toEqual([row.goal.name, row.goal.score === 'error' ? 0 : 100]);
    expect(isMet(row)).toBe(true);
  }
  const why = new Map(rows.map(row => [row.goal.group, row.why]));
  expect(why.get('ordinary/run')).toBe('not asked: no debugger');
  expect(why.get('function/step_over, debugger')).toBe('not asked: no run has it');
  expect(rows.at(-1)!.why).toBe('not asked: npm run bench:infer');
});

test('what is asked of a debugger is asked under the names that the rows have', async () => {
  for (const { name, task, debuggerGroups } of GOAL_RUNS) {
    if (!debuggerGroups) continue;
    const questions = await ALL_TASKS[task].questions({ ...setup, throughDebugger: true });
    const groups = new Set(questions.flatMap(({ group, also = [] }) => [group, ...also]));
    const wanted = GOALS.filter(
      goal => goal.run === name && debuggerGroups.some(each => goal.group.startsWith(each)),
    );
    expect(wanted.length).toBeGreaterThan(2);
    for (const { group } of wanted) expect([...groups]).toContain(group);
  }
});

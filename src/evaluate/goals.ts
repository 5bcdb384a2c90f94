/** The goals that weights should reach, row by row, and where an evaluation's results hold each row. Pure. */
import type { Level } from './program.ts';
import type { TaskName } from './question.ts';
import type { Part, Row, TaskResults } from './summary.ts';

/** One run of a task that answers some rows. */
export interface GoalRun {
  readonly name: string;
  readonly task: TaskName;
  readonly groups: readonly string[];
  /** The programs that it asks about; generated lines need none. */
  readonly level?: Level;
  /** Settings of the debugger over a model. */
  readonly debuggerGroups?: readonly string[];
  readonly samples?: number;
}

export interface Goal {
  readonly name: string;
  /** The runs it is read from; empty if another command measures it. */
  readonly run?: string;
  readonly group: string;
  /** A score, or `error`: the error of stated confidences, in points. */
  readonly score: string;
  readonly part?: Part;
  /** In per cent: the first goal, and the next one. */
  readonly least: number;
  readonly next: number;
  /** The other command that measures it. */
  readonly by?: string;
}

export interface Reached {
  readonly goal: Goal;
  readonly value?: number;
  /** Half the width of the 95 % interval, in points. */
  readonly margin?: number;
  readonly count?: number;
  /** Why there is no value. */
  readonly why?: string;
}

export const GOAL_RUNS: readonly GoalRun[] = [
  {
    name: 'ordinary',
    task: 'ordinary',
    groups: ['ordinary/step_into'],
    level: 'ordinary',
    debuggerGroups: ['ordinary/exit, ', 'ordinary/run'],
  },
  {
    name: 'repository',
    task: 'next-state',
    groups: ['repository/step_into', 'repository/step_over'],
    level: 'repository',
  },
  {
    name: 'function',
    task: 'next-state',
    groups: [],
    level: 'function',
    debuggerGroups: ['function/step_over, ', 'function/step_return, ', 'function/breakpoint, '],
  },
  {
    name: 'cruxeval-output',
    task: 'cruxeval-output',
    groups: ['step_return', 'breakpoint', 'step_into'],
    level: 'cruxeval',
  },
  {
    name: 'cruxeval-input',
    task: 'cruxeval-input',
    groups: ['inv_step_call', 'samples'],
    level: 'cruxeval',
    samples: 24,
  },
  { name: 'nesting', task: 'nesting', groups: ['str/5', 'int/5', 'list/5'] },
];

export const GOALS: readonly Goal[] = [
  goal('ordinary programs: step_into, true history', 'ordinary', 'ordinary/step_into state', 97, 99),
  goal('… with what objects hold', 'ordinary', 'ordinary/step_into shown', 97, 99),
  goal('… free, right to the end or for 60 states', 'ordinary', 'ordinary/run exact', 50, 75),
  goal('… error of stated confidence, points', 'ordinary', 'step_into error', 3, 1.5),
  ...(['normal', 'error', 'never'] as const).map(kind =>
    goal(`… right exit: ${kind}`, 'ordinary', `ordinary/exit, exit_${kind}, debugger state`, 85, 95),
  ),
  goal('repositories: step_into', 'repository', 'repository/step_into state', 88, 95),
  goal('… step_over', 'repository', 'repository/step_over state', 75, 85),
  goal(
    'functions, as the debugger jumps: step_over',
    'function',
    'function/step_over, debugger state',
    96.7,
    98,
  ),
  goal('… step_return', 'function', 'function/step_return, debugger state', 76.7, 85),
  goal('… breakpoint', 'function', 'function/breakpoint, debugger state', 90, 94),
  { ...goal('CruxEval output: step_return', 'cruxeval-output', 'step_return pass', 54, 62), part: 'odd' },
  {
    ...goal('… breakpoint, then step_return', 'cruxeval-output', 'breakpoint then_return', 63.3, 72),
    part: 'odd',
  },
  { ...goal('… step by step', 'cruxeval-output', 'step_into pass', 81.4, 88), part: 'odd' },
  { ...goal('CruxEval input: one answer', 'cruxeval-input', 'inv_step_call pass', 55, 62), part: 'odd' },
  {
    ...goal('… the one of 24 that its own run picks', 'cruxeval-input', 'picked by_model', 66.5, 72),
    part: 'odd',
  },
  goal('nested calls, depth 5: texts', 'nesting', 'str/5 pass', 80, 95),
  goal('… numbers', 'nesting', 'int/5 pass', 65, 90),
  goal('… lists', 'nesting', 'list/5 pass', 65, 90),
  {
    name: 'a step_into at the terminal, beside the weights before (at most 1.0, then 0.7)',
    group: '',
    score: '',
    least: 100,
    next: 70,
    by: 'npm run bench:infer',
  },
];

function goal(name: string, run: string, place: string, least: number, next: number): Goal {
  const at = place.lastIndexOf(' ');
  return { name, run, group: place.slice(0, at), score: place.slice(at + 1), least, next };
}

/** Results of finished runs, by the goals' run that they stand for: the first that has a group of it. */
export function resultsByGoalRun(runs: readonly (readonly TaskResults[])[]): Map<string, TaskResults> {
  const found = new Map<string, TaskResults>();
  for (const task of runs.flat()) {
    const own = GOAL_RUNS.filter(each => each.task === task.task && !found.has(each.name));
    for (const { name, groups, debuggerGroups = [] } of own) {
      const wanted = [...groups, ...debuggerGroups];
      if (task.rows.some(row => wanted.some(group => row.group.startsWith(group)))) found.set(name, task);
    }
  }
  return found;
}

/** Each goal's value from the results of the runs; `missing` says why a run was not made, or not in full. */
export function reached(
  results: ReadonlyMap<string, TaskResults>,
  missing: ReadonlyMap<string, string>,
): Reached[] {
  return GOALS.map(goal => {
    const { run, by } = goal;
    if (run === undefined) return { goal, why: `not asked: ${by}` };
    const found = results.get(run);
    if (!found) return { goal, why: `not asked: ${missing.get(run) ?? 'no run has it'}` };
    return { goal, ...measured(goal, found, missing.get(run) ?? 'nothing of that kind in the data') };
  });
}

function measured(goal: Goal, found: TaskResults, otherwise: string): Omit<Reached, 'goal'> {
  const none = { why: `not asked: ${otherwise}` };
  if (goal.score === 'error') {
    const calibration = found.calibration.find(({ name }) => name === goal.group);
    return calibration ? { value: 100 * calibration.error, count: calibration.count } : none;
  }
  const row = found.rows.find(each => isRowOf(goal, each));
  if (!row) return none;
  const { low, high } = row.interval ?? { low: row.mean, high: row.mean };
  return { value: 100 * row.mean, margin: 50 * (high - low), count: row.count };
}

function isRowOf({ group, score, part = 'all' }: Goal, row: Row): boolean {
  return row.group === group && row.score === score && row.part === part;
}

/** Errors should be small, shares large. */
export function isMet({ goal, value }: Reached): boolean | undefined {
  if (value === undefined) return undefined;
  return goal.score === 'error' ? value <= goal.least : value >= goal.least;
}

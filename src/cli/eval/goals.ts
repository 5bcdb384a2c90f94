/** `ndbg eval goals`: compares a model with the goals for weights, row by row, as far as there are answers. */
import { join } from 'node:path';
import type { Command } from 'commander';
import {
  GOAL_RUNS,
  type GoalRun,
  isMet,
  type Reached,
  reached,
  resultsByGoalRun,
} from '../../evaluate/goals.ts';
import type { Answerer } from '../../evaluate/question.ts';
import { QuestionMaker } from '../../evaluate/question-maker.ts';
import { readRun } from '../../evaluate/run-folder.ts';
import { makeStamp } from '../../evaluate/run-stamp.ts';
import type { TaskResults } from '../../evaluate/summary.ts';
import { UsageError } from '../../launch/errors.ts';
import { Output } from '../output.ts';
import {
  asCommandErrors,
  type EvalOptions,
  type Opened,
  optionsOf,
  withEngineOptions,
  withEvalOptions,
  withSetup,
} from './options.ts';
import { engineOf, evaluateInto, workingFor } from './run.ts';
import { aligned } from './table.ts';

interface GoalOptions extends EvalOptions {
  readonly from?: readonly string[];
}

/** Enough for a first look: on a CPU an answer takes a second or more. */
const LIMIT = 20;
const DEBUGGER = 'it is asked of a debugger over a model';

export function registerGoals(command: Command): void {
  const goals = command
    .command('goals')
    .description(
      'Compare a model with the goals for weights, row by row (docs/evaluation.md), as far as --data and --from ' +
        `allow (default --limit: ${LIMIT}).`,
    )
    .option('--from <dir...>', 'finished runs kept with --out: their rows are not asked again');
  withEngineOptions(withEvalOptions(goals)).action(async (_: unknown, command: Command) => {
    const options = optionsOf<GoalOptions>(command);
    await withSetup([], { ...options, half: 'odd' }, opened => run(opened, options));
  });
}

async function run(opened: Opened, options: GoalOptions): Promise<void> {
  const results = await finished(options.from ?? []);
  const missing = new Map<string, string>();
  const levels = new Set(opened.setup.programs.map(({ level }) => level));
  const open = GOAL_RUNS.filter(({ name, level }) => {
    if (results.has(name)) return false;
    if (level === undefined || levels.has(level)) return true;
    missing.set(name, `no ${level} programs in --data`);
    return false;
  });
  // With --from, the default engine is not asked.
  const engine = options.engine === 'real' && options.from ? undefined : options.engine;
  if (engine === undefined) for (const { name } of open) missing.set(name, 'no --engine');
  else {
    const answerer = await engineOf({ ...options, throughDebugger: false }, opened, undefined);
    try {
      for (const each of open) {
        const debuggerGroups = engine === 'neural' ? (each.debuggerGroups ?? []) : [];
        const groups = [...each.groups, ...debuggerGroups];
        if (debuggerGroups.length < (each.debuggerGroups ?? []).length) missing.set(each.name, DEBUGGER);
        if (groups.length > 0)
          results.set(each.name, await make({ ...each, groups, debuggerGroups }, opened, options, answerer));
      }
    } finally {
      await answerer.close();
    }
  }
  const rows = reached(results, missing);
  const output = new Output();
  await output.line(options.json ? JSON.stringify(rows, null, 2) : goalsText(rows));
  await output.end();
}

/** Results of earlier runs, by the run that they stand for. */
function finished(folders: readonly string[]): Promise<Map<string, TaskResults>> {
  return asCommandErrors(async () => {
    const found = resultsByGoalRun(folders.map(folder => readRun(folder).results.tasks));
    if (folders.length > 0 && found.size === 0)
      throw new UsageError(`--from ${folders.join(' ')}: none of these runs has a row that is wanted`);
    return found;
  });
}

async function make(
  { name, task, groups, debuggerGroups = [], samples = 1 }: GoalRun,
  { setup: opened, files, python }: Opened,
  options: GoalOptions,
  answerer: Answerer,
): Promise<TaskResults> {
  const { seed, context, calibration } = { ...options, calibration: answerer.calibration };
  const limit = options.limit ?? LIMIT;
  const throughDebugger = debuggerGroups.length > 0;
  const questionMaker = new QuestionMaker(context, workingFor(options, answerer));
  const setup = {
    ...opened,
    questionMaker,
    groups,
    throughDebugger,
    samples,
    limit,
    ...(calibration ? { calibration } : {}),
  };
  const { thresholds, efforts } = setup;
  const stamp = makeStamp(
    {
      ...{ python, seed, limit, half: 'odd', groups, samples, context, thresholds, efforts },
      working: questionMaker.working,
      engine: answerer.name,
      model: answerer.model ?? null,
    },
    files,
  );
  const out = options.out === undefined ? undefined : join(options.out, name);
  return (await evaluateInto({ tasks: [task], setup, answerer, stamp }, out)).results.tasks[0]!;
}

function goalsText(rows: readonly Reached[]): string {
  const lines = rows.map(row => {
    const { goal, value, margin, count, why } = row;
    const met = isMet(row);
    return [
      goal.name,
      value === undefined
        ? (why ?? '')
        : `${value.toFixed(1)}${margin === undefined ? '' : ` ±${margin.toFixed(1)}`}`,
      `${count ?? ''}`,
      goal.run === undefined ? '' : `${goal.least}`,
      goal.run === undefined ? '' : `${goal.next}`,
      met === undefined ? '' : met ? 'reached' : 'not reached',
    ];
  });
  return aligned([['', 'per cent', 'n', 'at least', 'then', ''], ...lines]);
}

/** What the commands of `ndbg eval` share: their options, opening what they ask about, and errors. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { DEFAULT_JUMPS } from '../../debugger/engines/neural/jump.ts';
import { checkData, readDataFile } from '../../evaluate/data-files.ts';
import { openSetup } from '../../evaluate/open-setup.ts';
import type { DataFile } from '../../evaluate/program.ts';
import { TASKS, type TaskName } from '../../evaluate/question.ts';
import type { EvaluationSetup } from '../../evaluate/tasks/task.ts';
import { RunError, UsageError } from '../../launch/errors.ts';
import { findPython, pythonVersion } from '../../trace/cpython/python-path.ts';
import { parseWhole } from '../numbers.ts';

export interface EvalOptions {
  readonly data?: readonly string[];
  readonly limit?: number;
  readonly group?: readonly string[];
  readonly half?: 'even' | 'odd';
  readonly jumpThreshold?: readonly number[];
  readonly jumpEffort?: readonly number[];
  readonly throughDebugger?: boolean;
  readonly evaluated?: boolean;
  readonly working?: 'always' | 'never';
  readonly certain?: 'always' | 'never';
  readonly calibration?: string;
  readonly calibrationOut?: string;
  readonly remoteModel?: string;
  readonly seed: number;
  readonly samples: number;
  readonly context: number;
  readonly python?: string;
  readonly engine?: string;
  readonly model?: string;
  readonly out?: string;
  readonly json?: boolean;
}

export function withEvalOptions(command: Command): Command {
  return command
    .option(
      '--data <file>',
      'programs: CruxEval items or held-out programs (JSONL), a Python file, or a folder of these; may be ' +
        'given several times',
      (file: string, before: readonly string[] = []) => [...before, file],
    )
    .option('--limit <n>', 'most questions of a group, or items of CruxEval', parseCount)
    .option(
      '--group <name>',
      'only groups of questions that begin with this (function, function/step_over); may be given several times',
      (group: string, before: readonly string[] = []) => [...before, group],
    )
    .addOption(new Option('--half <half>', 'ask only this half of CruxEval').choices(['even', 'odd']))
    .option(
      '--jump-threshold <shares>',
      `cruxeval-adaptive, next-state --through-debugger: take a jump in one move from this confidence on ` +
        `(${DEFAULT_JUMPS.threshold}); commas separate several, which are compared (next-state takes the first)`,
      parseShares,
    )
    .option(
      '--jump-effort <numbers>',
      `cruxeval-adaptive, next-state --through-debugger: most cost of smaller moves, as a multiple of the jump ` +
        `in one move (${DEFAULT_JUMPS.effort}); commas separate several`,
      parseEfforts,
    )
    .option(
      '--calibration <file>',
      "cruxeval-adaptive: convert the answers' probabilities by these points (default: the model's own)",
    )
    .option(
      '--calibration-out <file>',
      'calibration: write the fitted points here, for ndbg model pack and ndbg model calibrate',
    )
    .addOption(
      new Option(
        '--working <when>',
        'whether the model works lines out part by part before their state (default: always if it was trained ' +
          'for it, else never)',
      ).choices(['always', 'never']),
    )
    .option('--seed <n>', 'other seeds ask at other places', parseWhole, 0)
    .option('--samples <n>', 'samples for votes and @k', parseCount, 10)
    .option('--context <n>', 'tokens that prompt and answer may take', parseCount, 2048)
    .option('--python <path>', 'the Python that runs the programs');
}

export function withEngineOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--engine <name>', 'what answers')
        .choices(['real', 'neural', 'repeat', 'random'])
        .default('real'),
    )
    .option(
      '--model <model>',
      'the model that the engine neural asks: a name, a folder (ndbg model list), or a server: http://… ' +
        '(default: the one in the package)',
    )
    .option(
      '--through-debugger',
      'cruxeval-adaptive, next-state, ordinary: also ask a debugger over the model, which takes jumps move by move',
    )
    .addOption(new Option('--live').hideHelp().implies({ throughDebugger: true }))
    .option(
      '--evaluated',
      'with --through-debugger: Python works lines out for that debugger if the predicted variables suffice ' +
        '(ndbg debug --working evaluated)',
    )
    .option('--remote-model <name>', "the model's name on a server with several")
    .option(
      '--out <dir>',
      'keep answers, verdicts, results and report.html there; the same command resumes a stopped run',
    )
    .addOption(
      new Option(
        '--certain <when>',
        'whether the grammar writes what the text and the states make certain (always), or the model is asked ' +
          'for that, too (never)',
      )
        .choices(['always', 'never'])
        .default('always'),
    )
    .option('--json', 'print the results as JSON');
}

/**
 * The options of `prompts`, `score` or `compare`. Commander gives an option that `eval` has too to `eval`, wherever
 * it stands. So this reads both, and what the user wrote wins.
 */
export function optionsOf<T>(command: Command): T {
  const own = command.opts();
  const parent = command.parent?.opts() ?? {};
  const found: Record<string, unknown> = { ...own };
  for (const [name, value] of Object.entries(parent)) {
    if (command.parent?.getOptionValueSource(name) === 'cli' || !(name in found)) found[name] = value;
  }
  return found as T;
}

function parseCount(text: string): number {
  const value = parseWhole(text);
  if (value < 1) throw new InvalidArgumentError('It must be at least 1.');
  return value;
}

export function parseShare(text: string): number {
  const [share, ...more] = parseShares(text);
  if (more.length > 0) throw new InvalidArgumentError('It must be one number from 0 to 1.');
  return share!;
}

function parseShares(text: string): number[] {
  const shares = text.split(',').map(each => (each.trim() === '' ? Number.NaN : Number(each)));
  if (shares.some(share => !(share >= 0 && share <= 1)))
    throw new InvalidArgumentError('It must be a number from 0 to 1, or several with commas between.');
  return shares;
}

function parseEfforts(text: string): number[] {
  const efforts = text.split(',').map(each => (each.trim() === '' ? Number.NaN : Number(each)));
  if (efforts.some(effort => !(effort >= 0 && effort <= 1000)))
    throw new InvalidArgumentError('It must be a number from 0 to 1000, or several with commas between.');
  return efforts;
}

/**
 * Tasks that `all` leaves out: cruxeval-adaptive asks about the same items again, and operations are the base of all
 * other tasks.
 */
const ASKED_FOR: ReadonlySet<TaskName> = new Set(['cruxeval-adaptive', 'operations']);

export function parseTasks(text: string): TaskName[] {
  if (text === 'all') return TASKS.filter(task => !ASKED_FOR.has(task));
  const found = TASKS.find(task => task === text);
  if (!found) throw new UsageError(`there is no task "${text}"; the tasks are: ${TASKS.join(', ')}, all`);
  return [found];
}

export interface Opened {
  readonly setup: EvaluationSetup;
  readonly files: readonly DataFile[];
  readonly python: string;
}

/** Reads the data, finds Python, and passes both to `work`. Always ends its processes. */
export async function withSetup<T>(
  tasks: readonly TaskName[],
  options: EvalOptions,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  checkGroups(tasks, options);
  return asCommandErrors(async () => {
    const python = await findPython(options.python);
    if (python === undefined) throw new RunError('there is no python3 on PATH: give one with --python');
    const files = (options.data ?? []).map(readDataFile);
    checkData(tasks, files);
    const setup = openSetup({
      python,
      files,
      seed: options.seed,
      ...(options.limit === undefined ? {} : { limit: options.limit }),
      ...(options.half === undefined ? {} : { half: options.half }),
      ...(options.jumpThreshold === undefined ? {} : { thresholds: options.jumpThreshold }),
      ...(options.jumpEffort === undefined ? {} : { efforts: options.jumpEffort }),
      ...(options.group === undefined ? {} : { groups: options.group }),
      samples: options.samples,
      context: options.context,
      working: options.working === 'always',
    });
    try {
      return await work({ setup, files, python: await pythonVersion(python) });
    } finally {
      await setup.close();
    }
  });
}

function checkGroups(tasks: readonly TaskName[], { group }: EvalOptions): void {
  if (group === undefined) return;
  if (tasks.length > 1) throw new UsageError('--group is for one task: tasks have groups of their own');
  if (tasks[0] === 'cruxeval-adaptive')
    throw new UsageError('cruxeval-adaptive holds its groups against each other: leave out --group');
}

const USAGE = new Set([
  'DataError',
  'StoreError',
  'CompareError',
  'CompletionsError',
  'GroupError',
  'ModelError',
]);

/** Turns evaluation errors that are meant for the user into errors of the command. */
export async function asCommandErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && USAGE.has(error.name)) throw new UsageError(error.message);
    throw error;
  }
}

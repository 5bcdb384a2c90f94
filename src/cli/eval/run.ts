/** `ndbg eval TASK`: asks an engine, judges its answers, prints the table. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { WorkOutLine } from '../../debugger/engines/neural/evaluated-lines.ts';
import { RandomAnswerer, RepeatAnswerer } from '../../evaluate/answerers/baselines.ts';
import { ModelAnswerer } from '../../evaluate/answerers/model.ts';
import { RealAnswerer } from '../../evaluate/answerers/real.ts';
import { evaluate, type RunOptions } from '../../evaluate/evaluation.ts';
import type { Answerer, TaskName } from '../../evaluate/question.ts';
import { QuestionMaker } from '../../evaluate/question-maker.ts';
import { report } from '../../evaluate/report/report.ts';
import { RunFolder } from '../../evaluate/run-folder.ts';
import { makeStamp } from '../../evaluate/run-stamp.ts';
import type { Results } from '../../evaluate/summary.ts';
import type { EvaluationSetup } from '../../evaluate/tasks/task.ts';
import { UsageError } from '../../launch/errors.ts';
import { briefFor } from '../../launch/open-engine.ts';
import { openModel } from '../../model/open.ts';
import { LinePool } from '../../trace/cpython/lines.ts';
import { findPython } from '../../trace/cpython/python-path.ts';
import { readCalibration } from '../model/calibration-file.ts';
import { Output } from '../output.ts';
import { type EvalOptions, type Opened, withSetup } from './options.ts';
import { EvalProgress } from './progress.ts';
import { resultsText } from './table.ts';

export async function runEvaluation(tasks: readonly TaskName[], options: EvalOptions): Promise<void> {
  await withSetup(tasks, options, async opened => {
    const lines = options.evaluated ? await linesOf(options) : undefined;
    const answerer = await engineOf(options, opened, lines);
    try {
      const working = workingFor(options, answerer);
      const setup = { ...opened.setup, questionMaker: new QuestionMaker(options.context, working) };
      await judgeAnswers(tasks, options, { ...opened, setup }, answerer);
    } finally {
      lines?.close();
      await answerer.close();
    }
  });
}

export async function engineOf(
  options: EvalOptions,
  { setup }: Opened,
  lines: LinePool | undefined,
): Promise<Answerer> {
  const { engine, model, seed } = options;
  if (engine === 'neural') {
    const opened = await openModel(model, {
      throughput: true,
      ...(options.remoteModel === undefined ? {} : { remoteModel: options.remoteModel }),
    });
    // A server that does not name its weights is identified by its address.
    const hash = opened.info.sha256 ?? `${model ?? ''} ${opened.info.name}`;
    const workOut: WorkOutLine | undefined = lines && ((...asked) => lines.workOut(...asked));
    return new ModelAnswerer(opened, hash, seed, {
      ...briefFor(opened),
      ...(workOut ? { workOut } : {}),
      certain: options.certain ?? 'always',
    });
  }
  if (model !== undefined) throw new UsageError(`the engine ${engine} has no model; --engine neural does`);
  if (options.throughDebugger)
    throw new UsageError(`--through-debugger asks a debugger over a model; the engine ${engine} has none`);
  if (engine === 'repeat') return new RepeatAnswerer();
  if (engine === 'random') return new RandomAnswerer(seed);
  return new RealAnswerer(setup.runs);
}

/** One line process per processor: many programs are walked side by side. */
async function linesOf({ throughDebugger, python }: EvalOptions): Promise<LinePool> {
  if (!throughDebugger)
    throw new UsageError('--evaluated is for what a debugger is asked: it needs --through-debugger');
  return new LinePool((await findPython(python))!, availableParallelism());
}

/** By default, lines are worked out by models that were trained for it. */
export function workingFor({ working }: EvalOptions, answerer: Answerer): boolean {
  if (working === 'always' && answerer.working === false)
    throw new UsageError(
      `${answerer.name} was not trained to work lines out part by part: leave out --working, or say never`,
    );
  return working === undefined ? answerer.working === true : working === 'always';
}

/** Asks, judges, prints and saves. */
export async function judgeAnswers(
  tasks: readonly TaskName[],
  options: EvalOptions,
  { setup, files, python }: Opened,
  answerer: Answerer,
): Promise<void> {
  const stamp = makeStamp(
    {
      python,
      seed: options.seed,
      limit: options.limit ?? null,
      half: options.half ?? null,
      ...(setup.groups ? { groups: setup.groups } : {}),
      ...(tasks.includes('cruxeval-adaptive') || options.throughDebugger
        ? { thresholds: setup.thresholds, efforts: setup.efforts }
        : {}),
      samples: options.samples,
      context: options.context,
      working: setup.questionMaker.working,
      ...(options.certain === 'never' ? { certain: 'never' } : {}),
      engine: answerer.name,
      model: answerer.model ?? null,
    },
    files,
  );
  const calibration =
    options.calibration === undefined ? answerer.calibration : readCalibration(options.calibration);
  const evaluated = {
    ...setup,
    throughDebugger: options.throughDebugger === true,
    evaluated: options.evaluated === true,
    ...(calibration ? { calibration } : {}),
  };
  const { results, folder } = await evaluateInto({ tasks, setup: evaluated, answerer, stamp }, options.out);
  if (options.calibrationOut !== undefined) writeCalibration(options.calibrationOut, results);
  const output = new Output();
  await output.line(options.json ? JSON.stringify(results, null, 2) : resultsText(results));
  await output.end();
  if (folder) process.stderr.write(`report: ${join(folder.path, 'report.html')}\n`);
}

/** Asks and judges, showing how far it is. With `out` the answers, the verdicts and the report are kept there. */
export async function evaluateInto(
  run: Omit<RunOptions, 'folder' | 'progress'>,
  out: string | undefined,
): Promise<{ readonly results: Results; readonly folder: RunFolder | undefined }> {
  const folder = out === undefined ? undefined : RunFolder.open(out, run.stamp);
  const progress = new EvalProgress();
  await recordAll(run.setup, progress);
  const { results, judged } = await evaluate({
    ...run,
    progress: progress.show,
    ...(folder ? { folder } : {}),
  });
  progress.end();
  folder?.finish(results, report(results, judged));
  return { results, folder };
}

function writeCalibration(file: string, { tasks }: Results): void {
  const fitted = tasks.find(({ task }) => task === 'calibration')?.fitted;
  if (!fitted)
    throw new UsageError(
      'nothing was fitted: --calibration-out needs the task calibration, held-out programs (--data) and ' +
        'answers with probabilities',
    );
  writeFileSync(file, `${JSON.stringify(fitted.calibration)}\n`);
  process.stderr.write(`calibration written to ${file}\n`);
}

/** Below this limit most programs are never asked about; those that are get recorded when their turn comes. */
const FEW = 100;

export async function recordAll(setup: EvaluationSetup, progress: EvalProgress): Promise<void> {
  const { programs, limit } = setup;
  if (limit <= FEW) return;
  await setup.runs.prepare(programs, done => progress.recording(done, programs.length));
}

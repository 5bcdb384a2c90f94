/** `ndbg eval TASK`: asks an engine, judges its answers, prints the table. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { WorkOutLine } from '../../debugger/engines/neural/evaluated.ts';
import { RandomAnswerer, RepeatAnswerer } from '../../evaluate/answerers/baselines.ts';
import { ModelAnswerer } from '../../evaluate/answerers/model.ts';
import { RealAnswerer } from '../../evaluate/answerers/real.ts';
import { Asker } from '../../evaluate/ask.ts';
import { evaluate } from '../../evaluate/evaluation.ts';
import type { Answerer, TaskName } from '../../evaluate/question.ts';
import { report } from '../../evaluate/report/report.ts';
import { makeStamp } from '../../evaluate/stamp.ts';
import { RunFolder } from '../../evaluate/store.ts';
import type { Results } from '../../evaluate/summary.ts';
import type { Workshop } from '../../evaluate/tasks/task.ts';
import { UsageError } from '../../launch/errors.ts';
import { briefFor } from '../../launch/open-engine.ts';
import { openModel } from '../../model/open.ts';
import { LinePool } from '../../trace/cpython/lines.ts';
import { findPython } from '../../trace/cpython/python-path.ts';
import { readCalibration } from '../model/calibration-file.ts';
import { Output } from '../output.ts';
import { type EvalOptions, type Opened, withWorkshop } from './options.ts';
import { EvalProgress } from './progress.ts';
import { resultsText } from './table.ts';

export async function runEvaluation(tasks: readonly TaskName[], options: EvalOptions): Promise<void> {
  await withWorkshop(tasks, options, async opened => {
    const lines = options.evaluated ? await linesOf(options) : undefined;
    const answerer = await engineOf(options, opened, lines);
    try {
      const working = workingFor(options, answerer);
      const workshop = { ...opened.workshop, asker: new Asker(options.context, working) };
      await judgeAnswers(tasks, options, { ...opened, workshop }, answerer);
    } finally {
      lines?.close();
      await answerer.close();
    }
  });
}

export async function engineOf(
  options: EvalOptions,
  { workshop }: Opened,
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
  if (options.live)
    throw new UsageError(`--live asks a debugger over a model; the engine ${engine} has none`);
  if (engine === 'repeat') return new RepeatAnswerer();
  if (engine === 'random') return new RandomAnswerer(seed);
  return new RealAnswerer(workshop.runs);
}

/** One line process per processor: many programs are walked side by side. */
async function linesOf({ live, python }: EvalOptions): Promise<LinePool> {
  if (!live) throw new UsageError('--evaluated is for what a debugger is asked: it needs --live');
  return new LinePool((await findPython(python))!, availableParallelism());
}

/** By default a model that was trained to work lines out is asked to. */
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
  { workshop, files, python }: Opened,
  answerer: Answerer,
): Promise<void> {
  const stamp = makeStamp(
    {
      python,
      seed: options.seed,
      limit: options.limit ?? null,
      half: options.half ?? null,
      ...(workshop.groups ? { groups: workshop.groups } : {}),
      ...(tasks.includes('cruxeval-adaptive') || options.live
        ? { thresholds: workshop.thresholds, efforts: workshop.efforts }
        : {}),
      samples: options.samples,
      context: options.context,
      working: workshop.asker.working,
      ...(options.certain === 'never' ? { certain: 'never' } : {}),
      engine: answerer.name,
      model: answerer.model ?? null,
    },
    files,
  );
  const calibration =
    options.calibration === undefined ? answerer.calibration : readCalibration(options.calibration);
  const folder = options.out === undefined ? undefined : RunFolder.open(options.out, stamp);
  const progress = new EvalProgress();
  await recordAll(workshop, progress);
  const { results, judged } = await evaluate({
    tasks,
    workshop: {
      ...workshop,
      live: options.live === true,
      evaluated: options.evaluated === true,
      ...(calibration ? { calibration } : {}),
    },
    answerer,
    stamp,
    progress: progress.show,
    ...(folder ? { folder } : {}),
  });
  progress.end();
  folder?.finish(results, report(results, judged));
  if (options.calibrationOut !== undefined) writeCalibration(options.calibrationOut, results);
  const output = new Output();
  await output.line(options.json ? JSON.stringify(results, null, 2) : resultsText(results));
  await output.end();
  if (folder) process.stderr.write(`report: ${join(folder.path, 'report.html')}\n`);
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

export async function recordAll(workshop: Workshop, progress: EvalProgress): Promise<void> {
  const { programs, limit } = workshop;
  if (limit <= FEW) return;
  await workshop.runs.prepare(programs, done => progress.recording(done, programs.length));
}

/** Opens all that the tasks of an evaluation work with: reads the data files, starts a recorder and a value checker. */
import { DEFAULT_JUMPS } from '../debugger/engines/neural/jump.ts';
import type { DataFile } from './program.ts';
import { Recorder } from './program-recorder.ts';
import { QuestionMaker } from './question-maker.ts';
import { Runs } from './real-runs.ts';
import type { EvaluationSetup } from './tasks/task.ts';
import { ValueChecker } from './value-checker.ts';

export interface SetupOptions {
  readonly python: string;
  readonly files: readonly DataFile[];
  readonly seed: number;
  readonly limit?: number;
  /** Ask only this half of CruxEval. */
  readonly half?: 'even' | 'odd';
  readonly thresholds?: readonly number[];
  readonly efforts?: readonly number[];
  readonly samples: number;
  /** Ask only groups whose names begin with one of these. */
  readonly groups?: readonly string[];
  readonly context: number;
  /** Ask for the working of a line wherever it has one. */
  readonly working?: boolean;
}

/** Close it afterwards: it holds processes. */
export function openSetup(options: SetupOptions): EvaluationSetup {
  const recorder = new Recorder(options.python);
  const checker = new ValueChecker(options.python);
  return {
    programs: options.files
      .flatMap(file => file.programs)
      .filter(({ half }) => !options.half || !half || half === options.half),
    runs: new Runs(recorder.record),
    checker,
    questionMaker: new QuestionMaker(options.context, options.working),
    seed: options.seed,
    limit: options.limit ?? Number.MAX_SAFE_INTEGER,
    thresholds: options.thresholds ?? [DEFAULT_JUMPS.threshold],
    efforts: options.efforts ?? [DEFAULT_JUMPS.effort],
    samples: options.samples,
    ...(options.groups ? { groups: options.groups } : {}),
    close: async () => {
      recorder.close();
      await checker.close();
    },
  };
}

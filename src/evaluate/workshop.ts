/** Opening a workshop: data files read, a recorder and a judge at hand. */
import { DEFAULT_JUMPS } from '../debugger/engines/neural/jump.ts';
import { Asker } from './ask.ts';
import { Judge } from './judge.ts';
import type { DataFile } from './program.ts';
import { Runs } from './real-runs.ts';
import { Recorder } from './recorder.ts';
import type { Workshop } from './tasks/task.ts';

export interface WorkshopOptions {
  readonly python: string;
  readonly files: readonly DataFile[];
  readonly seed: number;
  readonly limit?: number;
  /** Of CruxEval, only this half. */
  readonly half?: 'even' | 'odd';
  readonly thresholds?: readonly number[];
  readonly efforts?: readonly number[];
  readonly samples: number;
  /** Only groups of questions whose names begin with one of these. */
  readonly groups?: readonly string[];
  readonly context: number;
  /** Ask for the working of a line wherever it can be told. */
  readonly working?: boolean;
}

/** Close it when done: it holds processes. */
export function openWorkshop(options: WorkshopOptions): Workshop {
  const recorder = new Recorder(options.python);
  const judge = new Judge(options.python);
  return {
    programs: options.files
      .flatMap(file => file.programs)
      .filter(({ half }) => !options.half || !half || half === options.half),
    runs: new Runs(recorder.record),
    judge,
    asker: new Asker(options.context, options.working),
    seed: options.seed,
    limit: options.limit ?? Number.MAX_SAFE_INTEGER,
    thresholds: options.thresholds ?? [DEFAULT_JUMPS.threshold],
    efforts: options.efforts ?? [DEFAULT_JUMPS.effort],
    samples: options.samples,
    ...(options.groups ? { groups: options.groups } : {}),
    close: async () => {
      recorder.close();
      await judge.close();
    },
  };
}

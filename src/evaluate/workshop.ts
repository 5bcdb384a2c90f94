/** Opens a workshop: reads the data files, and starts a recorder and a judge. */
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

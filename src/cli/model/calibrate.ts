/** `ndbg model calibrate`: puts other calibration points into a model folder. */
import type { Command } from 'commander';
import { findModel } from '../../model/find.ts';
import { calibrateFolder } from '../../model/pack.ts';
import { print } from '../print.ts';
import { readCalibration } from './calibration-file.ts';

interface CalibrateOptions {
  readonly calibration: string;
  readonly working?: boolean;
}

export function registerCalibrate(model: Command): void {
  model
    .command('calibrate')
    .description('put other calibration points into a model folder (ndbg eval calibration --calibration-out)')
    .argument('<model>', 'a name or a folder')
    .requiredOption('--calibration <file>', 'the points, JSON')
    .option('--working', 'the points are for answers with working (ndbg eval calibration --working always)')
    .action((given: string, options: CalibrateOptions) => calibrate(given, options));
}

async function calibrate(given: string, options: CalibrateOptions): Promise<void> {
  const path = findModel(given);
  await calibrateFolder(path, readCalibration(options.calibration), options.working);
  print(`${path}: calibrated by ${options.calibration}`);
}

/** `ndbg model`: commands about installed models. Each is a file in this folder. */
import type { Command } from 'commander';
import { registerCalibrate } from './calibrate.ts';
import { registerInfo } from './info.ts';
import { registerList } from './list.ts';
import { registerPack } from './pack.ts';
import { registerPath } from './path.ts';
import { registerVerify } from './verify.ts';

export function registerModel(program: Command): void {
  const model = program.command('model').description('list, describe and check the models that predict');
  registerList(model);
  registerInfo(model);
  registerVerify(model);
  registerPath(model);
  registerPack(model);
  registerCalibrate(model);
}

/** `ndbg model path`: prints the folder of a model. */
import type { Command } from 'commander';
import { findModel } from '../../model/find.ts';
import { print } from '../print.ts';

export function registerPath(model: Command): void {
  model
    .command('path')
    .description('print the folder of a model')
    .argument('[model]', 'a name or a folder')
    .action((given: string | undefined) => print(findModel(given)));
}

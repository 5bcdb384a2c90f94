/** `ndbg model list`: lists the installed models. */
import type { Command } from 'commander';
import { shippedModels } from '../../model/find.ts';
import { print } from '../print.ts';

interface JsonOption {
  readonly json?: boolean;
}

export function registerList(model: Command): void {
  model
    .command('list')
    .description('list the installed models')
    .option('--json', 'print JSON')
    .action((options: JsonOption) => list(options));
}

function list(options: JsonOption): void {
  const models = shippedModels();
  if (options.json) print(JSON.stringify(models));
  else if (models.length === 0) print('no models are here; give a folder with --model');
  else for (const { name, path, isDefault } of models) print(`${isDefault ? '*' : ' '} ${name}  ${path}`);
}

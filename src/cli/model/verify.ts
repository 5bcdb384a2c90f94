/** `ndbg model verify`: checks that a model's files are whole and that it still answers as when it was packed. */
import type { Command } from 'commander';
import { RunError } from '../../launch/errors.ts';
import { EmbeddedModel } from '../../model/embedded/embedded-model.ts';
import { findModel } from '../../model/find.ts';
import { damagedFiles, readFolder } from '../../model/folder.ts';
import { failedChecks } from '../../model/pack.ts';
import { print } from '../print.ts';

export function registerVerify(model: Command): void {
  model
    .command('verify')
    .description('check every file against its hash, and compute some predictions again')
    .argument('[model]', 'a name or a folder')
    .action((given: string | undefined) => verify(given));
}

async function verify(given: string | undefined): Promise<void> {
  const folder = readFolder(findModel(given));
  const wrong = await damagedFiles(folder);
  if (wrong.length > 0) throw new RunError(`${folder.path} is damaged: ${wrong.join('; ')}`);
  const model = await EmbeddedModel.open(folder.path);
  try {
    const other = await failedChecks(model);
    if (other.length > 0) throw new RunError(`${folder.path}: ${other.join('; ')}`);
  } finally {
    await model.close();
  }
  const files = Object.keys(folder.manifest.files).length;
  print(
    `${folder.config.name}: ${files} files and ${folder.config.checks?.length ?? 0} predictions are as they should be`,
  );
}

/** `ndbg data held-out`: writes the whole programs that training never sees, for `ndbg eval ordinary`. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { RunError } from '../../launch/errors.ts';
import { heldOutPrograms } from '../../programs/held-out-set.ts';
import { divide } from '../../programs/settings.ts';
import { writeWhole } from '../../training-data/directory.ts';
import { findRoot, readConfigFile } from '../../training-data/package-root.ts';
import { parseWhole } from '../numbers.ts';
import { asRunErrors } from './options.ts';

interface HeldOutOptions {
  readonly config?: string;
  readonly root?: string;
  readonly out: string;
  readonly seed: number;
  readonly count: number;
  readonly projects?: readonly string[];
}

export function registerHeldOut(data: Command): void {
  data
    .command('held-out')
    .description('Write the whole programs that training never sees, for `ndbg eval ordinary --data FILE`.')
    .requiredOption('--out <file>', 'where they go, one line of JSON each')
    .option('--config <file>', 'settings as JSON (docs/data.md): which programs are written and found')
    .option('--projects <file...>', 'held-out programs of projects, as `ndbg data projects cut` writes them')
    .option('--root <dir>', 'the folder with corpus/; relative paths of the settings start there')
    .option('--seed <n>', 'another seed puts other mains around published programs', parseWhole, 1)
    .option('--count <n>', 'at most this many', parseWhole, 1000)
    .action((options: HeldOutOptions) => asRunErrors(() => run(options)));
}

async function run({ config, root, out, seed, count, projects = [] }: HeldOutOptions): Promise<void> {
  const { drawn } = divide(readConfigFile(config).programs);
  const programs = heldOutPrograms(drawn, findRoot(root), seed, count, {
    projects: projects.map(file => resolve(file)),
  });
  if (programs.length === 0)
    throw new RunError('no program is held out: the settings name no files of programs');
  writeWhole(out, programs.map(program => `${JSON.stringify(program)}\n`).join(''));
  const counts = (['written', 'found', 'repository'] as const).map(
    name => `${name} ${programs.filter(({ origin }) => origin === name).length}`,
  );
  process.stdout.write(`${programs.length} programs in ${out}: ${counts.join(', ')}\n`);
}

/** `ndbg eval compare A B`: shows what improved, what got worse, and whether the difference is more than noise. */
import type { Command } from 'commander';
import { compareRuns } from '../../evaluate/compare.ts';
import { readRun } from '../../evaluate/run-folder.ts';
import { Output } from '../output.ts';
import { asCommandErrors, optionsOf } from './options.ts';
import { comparisonText } from './table.ts';

interface CompareOptions {
  readonly json?: boolean;
}

export function registerCompare(command: Command): void {
  command
    .command('compare')
    .description('Compare two runs kept with --out, question by question, with a 95 % interval.')
    .argument('<a>', 'the folder of the run before')
    .argument('<b>', 'the folder of the run after')
    .option('--json', 'print the comparison as JSON')
    .action(async (a: string, b: string, _: unknown, command: Command) => {
      const options = optionsOf<CompareOptions>(command);
      const { rows, changed } = await asCommandErrors(async () => compareRuns(readRun(a), readRun(b)));
      const output = new Output();
      if (options.json) await output.line(JSON.stringify({ rows, changed }, null, 2));
      else {
        await output.line(comparisonText(rows));
        const better = changed.filter(each => each.better).length;
        await output.line(`\n${better} answers got better, ${changed.length - better} got worse.`);
      }
      await output.end();
    });
}

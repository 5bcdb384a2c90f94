/** `ndbg data stats`: describes a set, as a page with plots and as JSON. */
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { constructTable, lacking } from '../../training-data/constructs.ts';
import type { Counts } from '../../training-data/counts.ts';
import { readParts, readShard, writeWhole } from '../../training-data/directory.ts';
import { findRoot } from '../../training-data/package-root.ts';
import { statisticsOf } from '../../training-data/stats.ts';
import { percent, statisticsPage } from '../../training-data/stats-page.ts';
import { print } from '../print.ts';
import { asRunErrors } from './options.ts';

interface StatsOptions {
  readonly out?: string;
  readonly json?: boolean;
}

export function registerStats(data: Command): void {
  data
    .command('stats <dir>')
    .description('Write statistics.html and statistics.json of a set, and print the main figures.')
    .option('--out <dir>', 'where the two files go (default: the set itself)')
    .option('--json', 'print the JSON instead')
    .action((directory: string, options: StatsOptions) => asRunErrors(() => run(directory, options)));
}

/** `written 24.2 %, composed 15.4 %`, the largest first. */
function sharesOf(counts: Readonly<Counts> = {}): string {
  const sum = Object.values(counts).reduce((a, b) => a + b, 0);
  return Object.entries(counts)
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${percent(count / sum)}`)
    .join(', ');
}

async function run(directory: string, options: StatsOptions): Promise<void> {
  const parts = readParts(directory);
  // The counts describe these shards only, so each shard must still be whole.
  for (const part of parts) readShard(directory, part);
  const statistics = statisticsOf(parts);
  const out = options.out ?? directory;
  const name = resolve(directory).split('/').at(-1)!;
  const json = `${JSON.stringify(statistics, null, 1)}\n`;
  writeWhole(join(out, 'statistics.json'), json);
  writeWhole(join(out, 'statistics.html'), statisticsPage(name, statistics));
  if (options.json) {
    print(JSON.stringify(statistics, null, 1));
    return;
  }
  const { all, missing } = lacking(constructTable(findRoot()), statistics.tables);
  const lines = [
    `${statistics.tokens} tokens, ${statistics.documents} documents, ${statistics.programs} programs, ` +
      `${statistics.shards} shards`,
    `targets ${percent(statistics.targets / statistics.tokens)} of the tokens: ${Object.entries(
      statistics.shares,
    )
      .map(([share, part]) => `${share} ${percent(part)}`)
      .join(', ')}`,
    `padding ${percent(statistics.padding / (statistics.tokens + statistics.padding))}`,
    `method calls with an effect: ${statistics.effect === undefined ? 'not measured' : percent(statistics.effect)}`,
    `states with their working: ${percent(statistics.working.share)}, ${statistics.working.parts} parts, ` +
      `${statistics.working.inSteps} times in small steps`,
    `tokens by source: ${sharesOf(statistics.tables['tokens by source'])}`,
    `tokens by entry: ${sharesOf(statistics.tables['tokens by entry'])}`,
    `constructs: ${all - missing.length} of ${all}${missing.length > 0 ? `; missing: ${missing.join(', ')}` : ''}`,
    `${join(out, 'statistics.html')}`,
  ];
  print(lines.join('\n'));
}

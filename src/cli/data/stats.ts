/** `ndbg data stats`: describes a set, as a page with plots and as JSON. */
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { constructTable, lacking } from '../../training-data/constructs.ts';
import type { Counts } from '../../training-data/counts.ts';
import { readParts, readShard, writeWhole } from '../../training-data/directory.ts';
import { findRoot } from '../../training-data/package-root.ts';
import { type Statistics, statisticsOf } from '../../training-data/stats.ts';
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
  print([...mainFigures(statistics), ...constructLines(statistics), join(out, 'statistics.html')].join('\n'));
}

function mainFigures({ tables, ...statistics }: Statistics): string[] {
  const { tokens, documents, programs, shards, targets, padding, shares, effect, working } = statistics;
  const measured = Object.values(tables['method calls'] ?? {}).reduce((a, b) => a + b, 0);
  return [
    `${number(tokens)} tokens, ${number(documents)} documents, ${number(programs)} programs, ` +
      `${number(shards)} ${shards === 1 ? 'shard' : 'shards'}`,
    `targets ${percent(targets / tokens)} of the tokens: ${Object.entries(shares)
      .map(([share, part]) => `${share} ${percent(part)}`)
      .join(', ')}`,
    `padding ${percent(padding / (tokens + padding))}`,
    effect === undefined
      ? 'method calls with an effect: not measured'
      : `method calls with an effect: ${percent(effect)} of ${number(measured)}`,
    working.states === 0
      ? 'states with their working: none'
      : `states with their working: ${percent(working.share)}, ${number(working.parts)} parts, ` +
        `${number(working.inSteps)} of them in small steps`,
    `tokens by source: ${sharesOf(tables['tokens by source'])}`,
    `tokens by entry: ${sharesOf(tables['tokens by entry'])}`,
  ];
}

/** How many programs use each construct of the syntax, and what of all constructs none uses. */
function constructLines({ tables, programs }: Statistics): string[] {
  const { all, missing } = lacking(constructTable(findRoot()), tables);
  const used = Object.entries(tables.constructs ?? {}).sort((a, b) => b[1] - a[1]);
  return [
    'programs with a construct:',
    ...inLines(used.map(([name, count]) => `${name} ${percent(count / programs)}`)),
    `constructs: ${all - missing.length} of ${all}${missing.length > 0 ? '; missing:' : ''}`,
    ...inLines(missing),
  ];
}

/** Items one after the other, in indented lines. */
function inLines(items: readonly string[]): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 2 <= WIDTH)
      lines[lines.length - 1] = `${last}, ${item}`;
    else {
      if (last !== undefined) lines[lines.length - 1] = `${last},`;
      lines.push(`  ${item}`);
    }
  }
  return lines;
}

const WIDTH = 110;
const number = (count: number): string => count.toLocaleString('en-US');

/** `ndbg data show`: prints trajectories of a set as text. */
import { join } from 'node:path';
import type { Command } from 'commander';
import { UsageError } from '../../launch/errors.ts';
import { Random } from '../../shared/random.ts';
import { forTerminal } from '../../shared/terminal.ts';
import { readParts, readShard } from '../../training-data/directory.ts';
import {
  BRACKETS,
  COLOURS,
  documentsOf,
  documentText,
  type Paint,
  PLAIN,
} from '../../training-data/document-text.ts';
import { decodeShard } from '../../training-data/shard.ts';
import { parseWhole } from '../numbers.ts';
import { asRunErrors } from './options.ts';

interface ShowOptions {
  readonly shard?: number;
  readonly document?: number;
  readonly count: number;
  readonly seed: number;
  readonly marks?: boolean;
}

export function registerShow(data: Command): void {
  data
    .command('show <dir>')
    .description('Print trajectories of a set: targets in green, the rest dimmed.')
    .option('--shard <n>', 'of this shard (default: drawn by --seed)', parseWhole)
    .option('--document <n>', 'from this document of the shard on (default: drawn)', parseWhole)
    .option('--count <n>', 'how many', parseWhole, 1)
    .option('--seed <n>', 'another seed draws others', parseWhole, 1)
    .option('--marks', 'put targets in brackets, for terminals without colours')
    .action((directory: string, options: ShowOptions) => asRunErrors(() => run(directory, options)));
}

async function run(directory: string, options: ShowOptions): Promise<void> {
  const parts = readParts(directory);
  const random = new Random(`show ${options.seed}`);
  const shard = options.shard ?? random.below(parts.length);
  const part = parts[shard];
  if (!part) throw new UsageError(`--shard ${shard}: the set has shards 0 to ${parts.length - 1}`);
  const path = join(directory, part.file);
  const documents = [...documentsOf(decodeShard(readShard(directory, part), path))];
  if (options.document !== undefined && options.document >= documents.length) {
    throw new UsageError(
      `--document ${options.document}: shard ${shard} has documents 0 to ${documents.length - 1}`,
    );
  }
  const paint = paintFor(options);
  const texts: string[] = [];
  for (let i = 0; i < options.count; i++) {
    const number =
      options.document !== undefined ? options.document + i : random.below(Math.max(1, documents.length));
    const document = documents[number];
    if (!document) break;
    texts.push(
      `# shard ${shard}, document ${number}: ${document.length} tokens\n${documentText(document, paint)}\n`,
    );
  }
  process.stdout.write(forTerminal(texts.join('\n')));
}

function paintFor(options: ShowOptions): Paint {
  if (options.marks) return BRACKETS;
  const colours =
    process.env.FORCE_COLOR !== undefined && process.env.FORCE_COLOR !== '0'
      ? true
      : process.stdout.isTTY === true;
  return colours && !process.env.NO_COLOR ? COLOURS : PLAIN;
}

/**
 * `ndbg eval doubts SET`: finds the states in training documents of which a model is unsure, to see what to drill.
 */
import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { type DocumentDoubts, doubtsOfSet } from '../../evaluate/document-doubts.ts';
import { percent } from '../../evaluate/report/figures.ts';
import { UsageError } from '../../launch/errors.ts';
import { openModel } from '../../model/open.ts';
import { readParts, writeWhole } from '../../training-data/directory.ts';
import { asRunErrors } from '../data/options.ts';
import { parseWhole } from '../numbers.ts';
import { Output } from '../output.ts';
import { asCommandErrors, optionsOf, parseShare } from './options.ts';
import { aligned } from './table.ts';

interface DoubtsOptions {
  readonly model?: string;
  readonly limit?: number;
  readonly perProgram: number;
  readonly below: number;
  readonly out?: string;
  readonly json?: boolean;
}

const LINE_EVERY_MS = 20_000;

export function registerDoubts(command: Command): void {
  command
    .command('doubts')
    .description(
      'Score the states that the documents of a set ask for (ndbg data build), and show what the model doubts.',
    )
    .argument('<set>', 'the folder of the set')
    .option('--per-program <n>', 'most documents of one program', parseWhole, 1)
    .option('--below <share>', 'list each state that is less likely than this', parseShare, 0.5)
    .option('--out <file>', 'write these states there, as JSON lines, with unlikely tokens marked')
    .option('--limit <n>', 'most documents', parseWhole)
    .option(
      '--model <model>',
      'a name, a folder (ndbg model list), or a server: http://… (default: the one in the package)',
    )
    .option('--json', 'print the figures as JSON')
    .action(async (set: string, _: unknown, command: Command) => {
      const options = optionsOf<DoubtsOptions>(command);
      await asRunErrors(() => asCommandErrors(() => run(set, options)));
    });
}

async function run(set: string, options: DoubtsOptions): Promise<void> {
  const parts = readParts(set);
  if (options.out !== undefined) checkPlace(options.out);
  const model = await openModel(options.model);
  try {
    let last = Date.now();
    const progress = (documents: number, states: number) => {
      if (Date.now() - last < LINE_EVERY_MS) return;
      last = Date.now();
      process.stderr.write(`${documents} documents, ${states} states\n`);
    };
    const found = await doubtsOfSet(set, parts, model, { ...options, progress });
    if (found.documents === 0) throw new UsageError(`${set}: none of its documents asks for a state`);
    if (options.out !== undefined)
      writeWhole(options.out, found.listed.map(each => `${JSON.stringify(each)}\n`).join(''));
    await print(found, options);
  } finally {
    await model.close();
  }
}

/** Refuses an output file that cannot be written before the work starts, not after it. */
function checkPlace(out: string): void {
  try {
    accessSync(dirname(out), constants.W_OK);
  } catch (error) {
    throw new UsageError(`--out ${out} cannot be written: ${(error as Error).message}`);
  }
}

async function print({ doubts, documents }: DocumentDoubts, { json }: DoubtsOptions): Promise<void> {
  const output = new Output();
  const { rows, shares } = doubts;
  if (json) await output.line(JSON.stringify({ documents, rows, shares }, null, 2));
  else {
    const lines = rows.map(({ name, states, wrong, unlikely, bits }) => [
      name,
      `${states}`,
      percent(wrong / states),
      percent(unlikely / states),
      (bits / states).toFixed(3),
    ]);
    const heads = ['', 'states', '% wrong by its own account', '% less likely than not', 'bits a state'];
    await output.line(aligned([heads, ...lines]));
    await output.line(
      `\nmost doubted of these: ${shares.map(({ part, share }) => `${part} ${percent(share)} %`).join(', ')}`,
    );
    await output.line(`${documents} documents`);
  }
  await output.end();
}

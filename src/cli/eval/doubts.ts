/**
 * `ndbg eval doubts SET`: finds the states in training documents of which a model is unsure, to see what to drill.
 */
import { accessSync, constants } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { Doubts, doubtsOf, marked } from '../../evaluate/doubts.ts';
import { percent } from '../../evaluate/report/figures.ts';
import { VOCABULARY_HASH } from '../../language/vocabulary.v1.ts';
import { UsageError } from '../../launch/errors.ts';
import type { Model } from '../../model/model.ts';
import { openModel } from '../../model/open.ts';
import { readParts, readShard, writeWhole } from '../../training-data/directory.ts';
import { documentsOf } from '../../training-data/document-text.ts';
import { decodeShard, ID_MASK, TARGET } from '../../training-data/shard.ts';
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

/** Two documents whose first tokens agree this far are of one program. */
const ALIKE = 60;
/** Tokens less likely than this are marked. */
const MARKED = 0.7;
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
    const doubts = new Doubts();
    const kept: object[] = [];
    const documents = await score(set, parts, model, options, doubts, kept);
    if (documents === 0) throw new UsageError(`${set}: none of its documents asks for a state`);
    if (options.out !== undefined)
      writeWhole(options.out, kept.map(each => `${JSON.stringify(each)}\n`).join(''));
    await print(doubts, documents, options);
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

async function score(
  set: string,
  parts: ReturnType<typeof readParts>,
  model: Model,
  options: DoubtsOptions,
  doubts: Doubts,
  kept: object[],
): Promise<number> {
  const met = new Map<string, number>();
  const limit = options.limit ?? Number.POSITIVE_INFINITY;
  let documents = 0;
  let last = Date.now();
  for (const part of parts) {
    const shard = decodeShard(readShard(set, part), part.file);
    if (shard.header.tokenizer !== VOCABULARY_HASH) {
      throw new UsageError(
        `${join(set, part.file)} was written with another tokenizer than this program's: build the set again`,
      );
    }
    for (const words of documentsOf(shard)) {
      if (documents >= limit) return documents;
      const ids = Array.from(words, word => word & ID_MASK);
      const targets = Array.from(words, word => (word & TARGET) !== 0);
      const first = targets.indexOf(true);
      const program = ids.slice(0, ALIKE).join();
      const times = met.get(program) ?? 0;
      if (first < 1 || ids.length > model.info.context || times >= options.perProgram) continue;
      met.set(program, times + 1);
      const logprobs = await model.score(ids.slice(0, first), ids.slice(first));
      documents++;
      for (const doubt of doubtsOf(ids, targets, logprobs)) {
        doubts.add(doubt);
        if (doubt.probability >= options.below) continue;
        const { probability, action, working, part, source, from, to } = doubt;
        const state = marked(ids.slice(from, to), logprobs.slice(from - first, to - first), MARKED);
        kept.push({ document: documents, probability, action, working, part, line: source, state });
      }
      if (Date.now() - last >= LINE_EVERY_MS) {
        last = Date.now();
        process.stderr.write(`${documents} documents, ${doubts.rows[0]!.states} states\n`);
      }
    }
  }
  return documents;
}

async function print(doubts: Doubts, documents: number, { json }: DoubtsOptions): Promise<void> {
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

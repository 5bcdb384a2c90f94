/** What the commands of `ndbg data` share: options, numbers with a unit, and the exit code of a failure. */
import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { RunError } from '../../launch/errors.ts';
import { findPython } from '../../trace/cpython/python-path.ts';
import type { DataConfig } from '../../training-data/config.ts';
import { drawnSources } from '../../training-data/job.ts';
import { findRoot, planOf, readConfigFile } from '../../training-data/package-root.ts';
import { type Place, type PythonFacts, PythonProcess } from '../../training-data/python-process.ts';
import { parseWhole } from '../numbers.ts';
import { report } from '../print.ts';

/** Where the user said that things are on this machine. */
export interface PlaceOptions {
  readonly python?: string;
  readonly root?: string;
}

export interface SourceOptions extends PlaceOptions {
  readonly config?: string;
  readonly seed: number;
}

export function withSourceOptions(command: Command): Command {
  return withPlace(
    command
      .option('--config <file>', 'settings as JSON; what is left out keeps its default (docs/data.md)')
      .option('--seed <n>', 'another seed makes other programs', parseWhole, 1),
  );
}

export function withPlace(command: Command): Command {
  return command
    .option('--python <path>', 'the Python that makes and runs programs')
    .option(
      '--root <dir>',
      'the folder with python/ and corpus/; relative paths of the settings start there',
    );
}

export function withWorkers(command: Command): Command {
  return command.option(
    '--workers <n>',
    'workers, about one core each',
    parseWhole,
    Math.max(1, availableParallelism()),
  );
}

/** `50M`, `1.5B`, `20k` or a plain number. */
export function parseTokens(text: string): number {
  const match = /^(\d+(?:\.\d+)?)([kKmMbBgG]?)$/.exec(text.replaceAll('_', '').replaceAll(',', ''));
  if (!match) throw new InvalidArgumentError('It must be a number such as 50M, 1.5B or 200000.');
  const unit = { '': 1, k: 1e3, m: 1e6, b: 1e9, g: 1e9 }[match[2]!.toLowerCase()]!;
  return Math.round(Number(match[1]) * unit);
}

export interface Prepared {
  readonly place: Place;
  readonly config: DataConfig;
  readonly facts: PythonFacts;
  readonly plan: ReturnType<typeof planOf>;
}

/** Reads the settings, asks Python whether it can work with them, and says what is wrong with corpora. */
export async function prepare(options: SourceOptions): Promise<Prepared> {
  const config = readConfigFile(options.config);
  const place = await findPlace(options);
  // Read as each worker reads them, for errors alone: before anything is written.
  drawnSources(config, place);
  const probe = new PythonProcess(place, config, options.seed);
  try {
    const facts = await probe.start();
    for (const report of facts.reports) note(report);
    return { place, config, facts, plan: planOf(options.seed, config, facts) };
  } finally {
    probe.close();
  }
}

export async function findPlace(options: PlaceOptions): Promise<Place> {
  const root = findRoot(options.root);
  const python = await findPython(options.python);
  if (python === undefined) throw new RunError('there is no python3 on PATH: give one with --python');
  return { python, root };
}

export function note(text: string): void {
  report(`ndbg: note: ${text}`);
}

const FAILURES = new Set(['TemplateError', 'DirectoryError', 'PythonError', 'ExhaustedError', 'QueueError']);

/** Turns failures of src/training-data into failures of the command. Unexpected errors keep their stack. */
export async function asRunErrors(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (error instanceof Error && FAILURES.has(error.name)) throw new RunError(error.message);
    throw error;
  }
}

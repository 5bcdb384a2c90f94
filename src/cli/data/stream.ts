/** `ndbg data stream`: makes shards for a trainer that runs at the same time. */
import { createWriteStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { UsageError } from '../../launch/errors.ts';
import type { HeldOut } from '../../training-data/held-out.ts';
import { FORM } from '../../training-data/package-root.ts';
import { FolderOutlet, type Outlet, PipeOutlet, stream } from '../../training-data/stream.ts';
import { Threads } from '../../training-data/worker-pool.ts';
import { parseWhole } from '../numbers.ts';
import {
  asRunErrors,
  note,
  type Prepared,
  prepare,
  type SourceOptions,
  withSourceOptions,
  withWorkers,
} from './options.ts';
import { amount } from './progress.ts';

interface StreamCommandOptions extends SourceOptions {
  readonly out: string;
  readonly workers: number;
  readonly ahead: number;
  readonly from: number;
  readonly shards?: number;
  readonly heldOut?: string;
}

const REPORT_MS = 10_000;

export function registerStream(data: Command): void {
  const command = data
    .command('stream')
    .description('Make shards without end, into a folder that a trainer empties or down a pipe.')
    .option('--out <dir>', 'a folder, a named pipe, or - for standard output', '-')
    .option('--ahead <n>', 'shards that may wait in the folder', parseWhole, 8)
    .option('--from <n>', 'begin with this shard (a folder remembers it)', parseWhole, 0)
    .option('--shards <n>', 'end after this many', parseWhole)
    .option('--held-out <dir>', 'leave out the held-out programs of this set');
  withWorkers(withSourceOptions(command)).action((options: StreamCommandOptions) =>
    asRunErrors(() => run(options)),
  );
}

async function run(options: StreamCommandOptions): Promise<void> {
  const prepared = await prepare(options);
  const heldOut = readHeldOut(options.heldOut);
  const outlet = openOutlet(options, prepared);
  const workforce = new Threads(options.workers, prepared.place, prepared.config, options.seed);
  const stop = new AbortController();
  const interrupt = () => {
    stop.abort();
    void workforce.close().finally(() => process.exit(130));
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const began = Date.now();
  let reported = 0;
  try {
    await stream({
      outlet,
      workforce,
      form: FORM,
      context: prepared.config.context,
      seed: options.seed,
      heldOut,
      shards: options.shards,
      progress: (tokens, shards) => {
        if (Date.now() - reported < REPORT_MS) return;
        reported = Date.now();
        const rate = tokens / ((Date.now() - began) / 1000);
        process.stderr.write(`${amount(tokens)} tokens in ${shards} shards, ${amount(rate)}/s\n`);
      },
      note,
      signal: stop.signal,
    });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    await workforce.close();
  }
}

function openOutlet(options: StreamCommandOptions, { plan }: Prepared): Outlet {
  if (options.out === '-') {
    if (process.stdout.isTTY) {
      throw new UsageError('shards are no text for a terminal: give --out a folder, or pipe them on');
    }
    return new PipeOutlet(process.stdout, options.from);
  }
  if (statSync(options.out, { throwIfNoEntry: false })?.isFIFO()) {
    return new PipeOutlet(createWriteStream(options.out), options.from);
  }
  return FolderOutlet.open(options.out, plan, Math.max(1, options.ahead));
}

function readHeldOut(directory: string | undefined): readonly string[] {
  if (directory === undefined) return [];
  const file = join(directory, 'held-out', 'held-out.json');
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as HeldOut).identities;
  } catch (error) {
    throw new UsageError(`--held-out ${directory}: ${file} cannot be read: ${(error as Error).message}`);
  }
}

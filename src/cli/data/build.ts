/** `ndbg data build`: a set of shards in a directory, resumable. */
import type { Command } from 'commander';
import { build } from '../../training-data/build.ts';
import { SHARE_NAMES } from '../../training-data/config.ts';
import { type Counts, under } from '../../training-data/counts.ts';
import { DataDirectory } from '../../training-data/directory.ts';
import { heldOutOf } from '../../training-data/held-out.ts';
import type { Workforce } from '../../training-data/ordered-results.ts';
import { FORM } from '../../training-data/package-root.ts';
import { percent } from '../../training-data/stats-page.ts';
import { Threads } from '../../training-data/worker-pool.ts';
import { print } from '../print.ts';
import {
  asRunErrors,
  type Prepared,
  parseTokens,
  prepare,
  type SourceOptions,
  withSourceOptions,
  withWorkers,
} from './options.ts';
import { amount, ProgressReport } from './progress.ts';

interface BuildCommandOptions extends SourceOptions {
  readonly out: string;
  readonly tokens: number;
  readonly workers: number;
  readonly queue?: string;
}

export function registerBuild(data: Command): void {
  const command = data
    .command('build')
    .description('Make a set of training shards; the same command resumes a stopped build.')
    .requiredOption('--out <dir>', 'where the shards go')
    .requiredOption(
      '--tokens <n>',
      'how many, such as 50M: stops with the shard that reaches it',
      parseTokens,
    )
    .option('--queue <url>', 'let workers on any machine do the work (ndbg data worker), through this Redis');
  withWorkers(withSourceOptions(command)).action((options: BuildCommandOptions) =>
    asRunErrors(() => run(options)),
  );
}

async function run(options: BuildCommandOptions): Promise<void> {
  const prepared = await prepare(options);
  const directory = DataDirectory.open(options.out, prepared.plan);
  const stop = new AbortController();
  const report = new ProgressReport();
  let workforce: Workforce | undefined;
  // Shards are written whole, so the build may stop at any time without waiting.
  const interrupt = (signal: NodeJS.Signals) => {
    report.end();
    process.stderr.write('ndbg: stopped; the same command goes on from here\n');
    directory.close();
    void workforce?.close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    stop.abort();
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    workforce = await startWorkforce(options, prepared);
    const note = (text: string) => report.note(text);
    const heldOut = await heldOutOf(directory, workforce, prepared.config.held_out.prompts, note);
    const built = await build({
      directory,
      workforce,
      form: FORM,
      context: prepared.config.context,
      seed: options.seed,
      tokens: options.tokens,
      heldOut: heldOut.identities,
      progress: progress => report.show(progress),
      note,
      signal: stop.signal,
    });
    report.end();
    summarise(options.out, built.tokens, built.parts.length, built.counts);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    directory.close();
    await workforce?.close();
  }
}

async function startWorkforce(options: BuildCommandOptions, prepared: Prepared): Promise<Workforce> {
  const { place, config, plan } = prepared;
  if (options.queue === undefined) return new Threads(options.workers, place, config, options.seed);
  const { QueueWorkforce } = await import('../../training-data/queue.ts');
  return QueueWorkforce.open(options.queue, plan);
}

function summarise(out: string, tokens: number, shards: number, counts: Counts): void {
  const targets = counts.targets ?? 0;
  const lines = [
    `${out}: ${amount(tokens)} tokens in ${shards} shards, ${amount(counts.documents ?? 0)} documents of ` +
      `${amount(counts.programs ?? 0)} programs`,
    `targets: ${amount(targets)} (${percent(targets / Math.max(1, tokens))} of the tokens)`,
    ...SHARE_NAMES.map(
      name =>
        `  ${name.padEnd(16)}${percent((counts[`targets by share/${name}`] ?? 0) / Math.max(1, targets))}`,
    ),
  ];
  const dropped = under(counts, 'dropped');
  if (dropped.length > 0)
    lines.push(`dropped programs: ${dropped.map(([name, n]) => `${name} ${n}`).join(', ')}`);
  print(lines.join('\n'));
}

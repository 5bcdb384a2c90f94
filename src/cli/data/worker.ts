/** `ndbg data worker`: does the jobs of builds that use a queue, on this machine. */
import type { Command } from 'commander';
import type { DataConfig } from '../../training-data/config.ts';
import type { Plan } from '../../training-data/directory.ts';
import { planOf } from '../../training-data/package-root.ts';
import { PythonProcess } from '../../training-data/python-process.ts';
import { Threads } from '../../training-data/worker-pool.ts';
import { asRunErrors, findPlace, note, type PlaceOptions, withPlace, withWorkers } from './options.ts';

interface WorkerCommandOptions extends PlaceOptions {
  readonly queue: string;
  readonly workers: number;
}

export function registerWorker(data: Command): void {
  const command = data
    .command('worker')
    .description('Take jobs of builds from a queue until stopped; any number of workers on any machines.')
    .requiredOption('--queue <url>', 'the Redis of the build, such as redis://host:6379');
  withWorkers(withPlace(command)).action((options: WorkerCommandOptions) => asRunErrors(() => run(options)));
}

async function run(options: WorkerCommandOptions): Promise<void> {
  const { QueueError, serveQueue } = await import('../../training-data/queue.ts');
  const place = await findPlace(options);
  const pools: Threads[] = [];
  const prepare = async (plan: Plan & { readonly config: DataConfig }) => {
    const probe = new PythonProcess(place, plan.config, plan.seed);
    try {
      const own = planOf(plan.seed, plan.config, await probe.start());
      for (const [name, wanted] of Object.entries(plan.versions)) {
        if (own.versions[name] !== wanted) {
          throw new QueueError(
            `this worker's ${name} is ${own.versions[name]}, and the build's is ${wanted}: use the same ` +
              `release, Python and files on all machines`,
          );
        }
      }
    } finally {
      probe.close();
    }
    const threads = new Threads(options.workers, place, plan.config, plan.seed);
    pools.push(threads);
    return (job: Parameters<Threads['runRaw']>[0]) => threads.runRaw(job);
  };
  const stop = new AbortController();
  // The jobs at hand are finished first; a second signal does not wait.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => (stop.signal.aborted ? process.exit(130) : stop.abort()));
  }
  note(`taking jobs from ${options.queue}`);
  try {
    await serveQueue(
      {
        url: options.queue,
        concurrency: options.workers,
        prepare,
        done: job => note(`done: ${job.set} ${job.number}`),
      },
      stop.signal,
    );
  } finally {
    await Promise.all(pools.map(pool => pool.close()));
  }
}

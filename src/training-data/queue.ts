/**
 * Workers on other machines, through a queue in Redis (BullMQ).
 *
 * A job is its set and number; everything else that it depends on is stored once under the build's name. A worker
 * stores its batch beside the queue and then marks the job as done. If a worker dies in between, another gets its
 * job, and a job done twice gives the same bytes. Only the build decides what goes into shards, and in which order.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { type Batch, decodeBatch, type Job } from './batch.ts';
import type { DataConfig } from './config.ts';
import type { Plan } from './directory.ts';
import type { Workforce } from './ordered-results.ts';

const QUEUE = 'ndbg-data';
/** Jobs in flight. Their batches wait in Redis for their turn, a few megabytes each. */
const AHEAD = 12;
/** A worker that is silent this long counts as dead, and its job goes to another. */
const LOCK_MS = 10_000;
const RESULT_SECONDS = 24 * 3600;
const LOOK_MS = 50;
/** One that is being started anew is waited for at the beginning; one that is not there is not. */
const PATIENCE_MS = 2000;
const TRY_MS = 200;
/** A build asks again for what it waits for, because a Redis may have gone, and come back with nothing. */
const ASK_MS = 2000;

interface JobData extends Job {
  readonly build: string;
}

/** The queue cannot be used, or a worker does not fit the build. The message is meant for the user. */
export class QueueError extends Error {
  override readonly name = 'QueueError';
}

/** Redis has lost the plan of a job's build, which brings it again. Until then the job waits, as if it had failed. */
class NoPlan extends Error {}

const planKey = (build: string) => `ndbg:data:${build}:plan`;
const resultKey = ({ build, set, number }: JobData) => `ndbg:data:${build}:result:${set}:${number}`;

/** Loaded on demand, because the single-file bundle has no such packages. */
const load = async () => {
  const [bullmq, { Redis }] = await Promise.all([import('bullmq'), import('ioredis')]);
  return { ...bullmq, Redis };
};

async function connect(url: string): Promise<Redis> {
  const { Redis } = await load();
  const redis = new Redis(url, { maxRetriesPerRequest: null, lazyConnect: true, retryStrategy: () => null });
  // That it is gone is reported where it matters; else it is waited for.
  redis.on('error', () => undefined);
  const until = performance.now() + PATIENCE_MS;
  while (redis.status !== 'ready') {
    try {
      await redis.connect();
    } catch (error) {
      if (performance.now() > until)
        throw new QueueError(`${url}: there is no Redis to be reached (${(error as Error).message})`);
      await sleep(TRY_MS);
    }
  }
  redis.options.retryStrategy = times => Math.min(2000, 100 * times);
  return redis;
}

/** The build's side of the queue. It polls for batches and asks again for them, so nothing lost does harm. */
export class QueueWorkforce implements Workforce {
  readonly capacity = AHEAD;
  private readonly awaited = new Map<string, { data: JobData; resolve: (bytes: Uint8Array) => void }>();
  private closed = false;

  private constructor(
    private readonly redis: Redis,
    private readonly queue: Queue<JobData>,
    private readonly build: string,
    private readonly plan: string,
  ) {}

  static async open(url: string, plan: Plan): Promise<QueueWorkforce> {
    const redis = await connect(url);
    const { Queue } = await load();
    const text = JSON.stringify(plan);
    const build = createHash('sha256').update(text).digest('hex').slice(0, 16);
    await redis.set(planKey(build), text);
    const queue = new Queue<JobData>(QUEUE, { connection: { url, maxRetriesPerRequest: null } });
    const workforce = new QueueWorkforce(redis, queue, build, text);
    queue.on('error', () => undefined);
    // What an earlier run of this build left waiting is asked for again, in our order.
    await workforce.withdraw();
    void workforce.watch();
    void workforce.keepAsking();
    return workforce;
  }

  async run(job: Job): Promise<Batch> {
    const data: JobData = { build: this.build, ...job };
    const bytes = new Promise<Uint8Array>(resolve => this.awaited.set(resultKey(data), { data, resolve }));
    await this.add(data);
    return decodeBatch(await bytes);
  }

  private async add(data: JobData): Promise<void> {
    await this.queue.add('batch', data, {
      jobId: `${this.build}-${data.set}-${data.number}`,
      attempts: 1000,
      backoff: { type: 'fixed', delay: 1000 },
      removeOnComplete: true,
    });
  }

  /** The plan first, because a worker needs it for any job. A job that is still there is not added twice. */
  private async keepAsking(): Promise<void> {
    while (!this.closed) {
      await sleep(ASK_MS, undefined, { ref: false });
      try {
        await this.redis.set(planKey(this.build), this.plan);
        for (const [key, { data }] of this.awaited)
          if ((await this.redis.exists(key)) === 0 && this.awaited.has(key)) await this.add(data);
      } catch {
        // Redis has gone meanwhile: the next turn asks.
      }
    }
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    await this.withdraw().catch(() => undefined);
    await this.queue.close();
    this.redis.disconnect();
  }

  /** Takes batches away as they appear. */
  private async watch(): Promise<void> {
    while (!this.closed) {
      for (const [key, { resolve }] of this.awaited) {
        const bytes = await this.redis.getBuffer(key).catch(() => null);
        if (!bytes) continue;
        this.awaited.delete(key);
        await this.redis.del(key).catch(() => undefined);
        resolve(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length));
      }
      await sleep(LOOK_MS);
    }
  }

  /** Takes our jobs that no worker has begun off the queue. */
  private async withdraw(): Promise<void> {
    for (const job of await this.queue.getJobs(['waiting', 'delayed', 'completed', 'failed'])) {
      if (job?.data.build === this.build) await job.remove().catch(() => undefined);
    }
  }
}

/** Does jobs of a build on this machine. */
export type JobFunction = (job: Job) => Promise<Uint8Array>;

export interface WorkerOptions {
  readonly url: string;
  /** Number of jobs at once. */
  readonly concurrency: number;
  /** Prepares for a build; throws a QueueError if versions differ. */
  readonly prepare: (plan: Plan & { readonly config: DataConfig }) => Promise<JobFunction>;
  readonly done: (job: Job) => void;
}

/** Does jobs until it is stopped or cannot work for any waiting build. */
export async function serveQueue(options: WorkerOptions, signal: AbortSignal): Promise<void> {
  const redis = await connect(options.url);
  const { Worker } = await load();
  const functions = new Map<string, Promise<JobFunction>>();
  let failure: Error | undefined;
  const stopped = new AbortController();
  const worker = new Worker<JobData>(
    QUEUE,
    async ({ data }) => {
      try {
        let runJob = functions.get(data.build);
        if (!runJob) {
          const plan = await redis.get(planKey(data.build));
          if (plan === null) throw new NoPlan(`the build ${data.build} has left no plan in Redis`);
          runJob = options.prepare(JSON.parse(plan) as Plan & { config: DataConfig });
          functions.set(data.build, runJob);
        }
        const bytes = await (await runJob)({ set: data.set, number: data.number });
        await redis.set(
          resultKey(data),
          Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
          'EX',
          RESULT_SECONDS,
        );
        options.done(data);
      } catch (error) {
        if (error instanceof NoPlan) throw error;
        // Another worker may be able to. This one stops and says why instead of consuming jobs.
        failure ??= error as Error;
        stopped.abort();
        throw error;
      }
    },
    {
      connection: { url: options.url, maxRetriesPerRequest: null },
      concurrency: options.concurrency,
      lockDuration: LOCK_MS,
      stalledInterval: LOCK_MS / 2,
      maxStalledCount: 1000,
    },
  );
  worker.on('error', () => undefined);
  await new Promise<void>(resolve => {
    signal.addEventListener('abort', () => resolve(), { once: true });
    stopped.signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
  await worker.close(failure !== undefined);
  redis.disconnect();
  if (failure) throw failure;
}

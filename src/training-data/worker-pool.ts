/** Worker threads on this machine, each with its own Python, which take jobs as they become free. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Batch, decodeBatch, encodeBatch, type Job, joinBatches } from './batch.ts';
import type { DataConfig } from './config.ts';
import { partsOf, type Stages } from './job.ts';
import type { Workforce } from './ordered-results.ts';
import { type Place, PythonError } from './python-process.ts';
import type { ThreadAnswer, ThreadData } from './worker-thread.ts';

interface Task {
  readonly job: Job;
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

export class Threads implements Workforce {
  private readonly workers: Worker[] = [];
  private readonly idle: Worker[] = [];
  private readonly waiting: Task[] = [];
  private readonly running = new Map<Worker, Task>();
  private readonly stagesOf = new Map<Worker, Stages>();
  private closed = false;

  constructor(
    private readonly size: number,
    private readonly place: Place,
    private readonly config: DataConfig,
    private readonly seed: number,
  ) {
    for (let i = 0; i < size; i++) this.idle.push(this.start());
  }

  /** Batches are used in order. While one job is slow (a program hangs), the other workers do later ones. */
  get capacity(): number {
    return this.size + 2;
  }

  /** The job's parts go to any free worker. */
  async run(job: Job): Promise<Batch> {
    const parts = partsOf(job, this.config).map(part => this.part(part));
    return joinBatches(job, (await Promise.all(parts)).map(decodeBatch));
  }

  /** The batch as bytes, ready to send. */
  async runRaw(job: Job): Promise<Uint8Array> {
    return encodeBatch(await this.run(job));
  }

  private part(job: Job): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, resolve, reject });
      this.assign();
    });
  }

  /** Seconds that all workers together spent in each stage. */
  stages(): Partial<Stages> {
    const sum: Partial<Record<keyof Stages, number>> = {};
    for (const stages of this.stagesOf.values()) {
      for (const [name, seconds] of Object.entries(stages) as [keyof Stages, number][]) {
        sum[name] = (sum[name] ?? 0) + seconds;
      }
    }
    return sum;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const task of [...this.waiting.splice(0), ...this.running.values()]) {
      task.reject(new Error('the workers were closed'));
    }
    this.running.clear();
    await Promise.all(this.workers.map(worker => worker.terminate()));
  }

  private start(): Worker {
    const data: ThreadData = {
      ndbgDataThread: true,
      place: this.place,
      config: this.config,
      seed: this.seed,
    };
    const worker = new Worker(threadFile(), {
      workerData: data,
      // Little of what a program makes lives long: the more room, the less the collector copies.
      resourceLimits: { maxYoungGenerationSizeMb: 96 },
    });
    worker.on('message', (answer: ThreadAnswer) => {
      const task = this.running.get(worker);
      this.running.delete(worker);
      if ('error' in answer) task?.reject(new PythonError(answer.error));
      else {
        this.stagesOf.set(worker, answer.stages);
        task?.resolve(answer.bytes);
      }
      this.idle.push(worker);
      this.assign();
    });
    worker.on('error', error => {
      this.running.get(worker)?.reject(error);
      this.running.delete(worker);
    });
    this.workers.push(worker);
    return worker;
  }

  private assign(): void {
    while (!this.closed && this.idle.length > 0 && this.waiting.length > 0) {
      const worker = this.idle.pop()!;
      const task = this.waiting.shift()!;
      this.running.set(worker, task);
      worker.postMessage(task.job);
    }
  }
}

/** The worker's file: beside this one, or in a bundle the bundle itself. */
function threadFile(): string {
  const beside = fileURLToPath(new URL('./worker-thread.js', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(import.meta.url);
}

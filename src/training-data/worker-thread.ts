/** The thread of one worker: takes jobs, returns batches. It has its own Python. */
import { parentPort, workerData } from 'node:worker_threads';
import { encodeBatch, type Job } from './batch.ts';
import type { DataConfig } from './config.ts';
import { JobRunner, type Stages } from './job.ts';
import type { Place } from './python-process.ts';

/** The data that a thread starts with. In a single-file bundle the mark says that this is a worker. */
export interface ThreadData {
  readonly ndbgDataThread: true;
  readonly place: Place;
  readonly config: DataConfig;
  readonly seed: number;
}

export type ThreadAnswer =
  | { readonly job: Job; readonly bytes: Uint8Array; readonly stages: Stages }
  | { readonly job: Job; readonly error: string };

export function isDataThread(data: unknown): data is ThreadData {
  return typeof data === 'object' && data !== null && 'ndbgDataThread' in data;
}

function serveJobs(data: ThreadData): void {
  const port = parentPort!;
  const runner = new JobRunner(data.place, data.config, data.seed);
  port.on('message', (job: Job) => {
    runner.run(job).then(
      batch => {
        const bytes = encodeBatch(batch);
        const answer: ThreadAnswer = { job, bytes, stages: runner.stages };
        port.postMessage(answer, [bytes.buffer as ArrayBuffer]);
      },
      (error: unknown) => {
        const answer: ThreadAnswer = { job, error: error instanceof Error ? error.message : String(error) };
        port.postMessage(answer);
      },
    );
  });
}

if (isDataThread(workerData)) serveJobs(workerData);

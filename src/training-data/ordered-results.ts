/** Hands out the results of parallel jobs in order, so that the number of workers does not show in the data. */
import type { Batch, Job } from './batch.ts';

/** Something that does jobs: worker threads, a queue, or a test. */
export interface Workforce {
  /** How many jobs it can use at once. */
  readonly capacity: number;
  /** The same job always gives the same batch, on any worker. */
  run(job: Job): Promise<Batch>;
  close(): Promise<void>;
}

/** Yields the batches of jobs first, first + 1, … on demand; later jobs are worked on meanwhile. */
export async function* inOrder(
  workforce: Pick<Workforce, 'capacity' | 'run'>,
  set: Job['set'],
  first: number,
  end = Number.POSITIVE_INFINITY,
): AsyncGenerator<Batch, void> {
  const ahead: Promise<Batch>[] = [];
  let next = first;
  while (next < end || ahead.length > 0) {
    while (ahead.length < workforce.capacity && next < end) {
      const running = workforce.run({ set, number: next++ });
      // A failure is thrown when its turn comes. Until then it must not count as unhandled.
      running.catch(() => undefined);
      ahead.push(running);
    }
    yield await ahead.shift()!;
  }
}

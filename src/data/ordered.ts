/** Jobs done by many, handed out in order: the one place where the number of workers must not be seen. */
import type { Batch, Job } from './batch.ts';

/** Whoever does jobs: worker threads, a queue, or the test's own code. */
export interface Workforce {
  /** How many jobs it likes to have at hand at once. */
  readonly appetite: number;
  /** The same job gives the same batch, whoever does it and whenever. */
  run(job: Job): Promise<Batch>;
  close(): Promise<void>;
}

/** The batches of jobs first, first + 1, …, as far as they are asked for; later jobs are worked on meanwhile. */
export async function* inOrder(
  workforce: Pick<Workforce, 'appetite' | 'run'>,
  set: Job['set'],
  first: number,
  end = Number.POSITIVE_INFINITY,
): AsyncGenerator<Batch, void> {
  const ahead: Promise<Batch>[] = [];
  let next = first;
  while (next < end || ahead.length > 0) {
    while (ahead.length < workforce.appetite && next < end) {
      const running = workforce.run({ set, number: next++ });
      // A failure is met when its turn comes; until then it must not count as unhandled.
      running.catch(() => undefined);
      ahead.push(running);
    }
    yield await ahead.shift()!;
  }
}

/**
 * Tolerates rare failures on unforeseen programs: one in a hundred thousand must not end the stream that a training
 * depends on.
 */
import type { Job } from './batch.ts';
import { type Counts, count } from './counts.ts';

/** If a larger share of a job's programs fails, the mistake is ours. */
const TOLERATED = 0.05;

export class Tolerance {
  private failures = 0;

  /** `programs` is the number in the job. What is dropped is counted and named in the job's batch. */
  constructor(
    private readonly set: Job['set'],
    private readonly programs: number,
    private readonly batch: { readonly counts: Counts; readonly notes: string[] },
  ) {}

  /** Returns what `make` returns, or undefined for a program on which it fails. */
  attempt<T>(index: number, make: () => T): T | undefined {
    try {
      return make();
    } catch (error) {
      this.failures++;
      if (this.failures > TOLERATED * this.programs) throw error;
      const { counts, notes } = this.batch;
      count(counts, 'dropped/cannot be written');
      const why = error instanceof Error ? error.message : String(error);
      notes.push(`program ${index} of ${this.set} was dropped: it cannot be written (${why})`);
      return undefined;
    }
  }
}

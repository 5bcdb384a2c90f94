/** Programs of a kind that nobody thought of: one in a hundred thousand must not end a stream that a training lives on. */
import type { Job } from './batch.ts';
import { type Counts, count } from './counts.ts';

/** More of a job's programs than this, and it is we who are wrong. */
const TOLERATED = 0.05;

export class Tolerance {
  private failures = 0;

  /** `programs`: how many the job has. What is dropped is counted and noted in the batch that is being made of it. */
  constructor(
    private readonly set: Job['set'],
    private readonly programs: number,
    private readonly batch: { readonly counts: Counts; readonly notes: string[] },
  ) {}

  /** What `make` makes, or undefined for a program that it fails on. */
  attempt<T>(index: number, make: () => T): T | undefined {
    try {
      return make();
    } catch (error) {
      this.failures++;
      if (this.failures > TOLERATED * this.programs) throw error;
      const { counts, notes } = this.batch;
      count(counts, 'dropped/cannot be told');
      const why = error instanceof Error ? error.message : String(error);
      notes.push(`program ${index} of ${this.set} was dropped: it cannot be told (${why})`);
      return undefined;
    }
  }
}

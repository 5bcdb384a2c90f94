/** Limits the time of an answer: when it is up, requests are cancelled, and the best answer so far counts. */

/** The limit in seconds for users who wait at a debugger. */
export const ANSWER_SECONDS = 20;

/** The time for an answer is up. */
export class TimeUp extends Error {
  override readonly name = 'TimeUp';
}

/** The time of one answer. Without a limit, the same question has the same answer on any machine. */
export class TimeLimit {
  private readonly end: number;

  constructor(
    private readonly seconds: number | undefined,
    private readonly outer: AbortSignal | undefined,
  ) {
    this.end = performance.now() + 1000 * (seconds ?? Number.POSITIVE_INFINITY);
  }

  get isUp(): boolean {
    return performance.now() >= this.end;
  }

  get note(): string {
    const up = `the time for an answer was up after ${this.seconds} s`;
    return `${up}: this is the best so far; --answer-seconds allows more`;
  }

  /** Runs work whose result is optional: throws TimeUp when there is no time for it. */
  async within<T>(work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> {
    if (this.end === Number.POSITIVE_INFINITY) return work(this.outer);
    if (this.isUp) throw new TimeUp();
    const control = new AbortController();
    const timer = setTimeout(() => control.abort(new TimeUp()), this.end - performance.now());
    try {
      return await work(this.outer ? AbortSignal.any([control.signal, this.outer]) : control.signal);
    } catch (error) {
      this.outer?.throwIfAborted();
      throw control.signal.aborted ? new TimeUp() : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

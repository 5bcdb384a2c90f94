/** Runs a limited number of tasks at once; others wait in order. */

export class Gate {
  private readonly queue: (() => void)[] = [];
  private running = 0;

  constructor(private readonly most: number) {}

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.most) this.running++;
    else await new Promise<void>(turn => this.queue.push(turn));
    try {
      return await work();
    } finally {
      // The place goes to the task that has waited longest.
      const next = this.queue.shift();
      if (next) next();
      else this.running--;
    }
  }
}

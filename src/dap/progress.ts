/** Tells a client that asked for it when an answer takes its time, and what to press to stop it. */
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';

const AFTER_MS = 500;

export class Progress {
  private readonly running = new Map<string, AbortController>();
  private last = 0;

  constructor(
    private readonly send: (event: string, body: unknown) => void,
    private readonly wanted: () => boolean,
  ) {}

  /** Does the work; what it takes to stop it is known by the request and by the progress told of it. */
  async during<T>(title: string, requestId: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    const id = `progress ${++this.last}`;
    let told = false;
    const timer = setTimeout(() => {
      if (!this.wanted()) return;
      told = true;
      const body: Dap.ProgressStartEvent['body'] = { progressId: id, title, requestId, cancellable: true };
      this.send('progressStart', body);
    }, AFTER_MS);
    this.running.set(id, stop).set(String(requestId), stop);
    try {
      return await work(stop.signal);
    } finally {
      clearTimeout(timer);
      this.running.delete(id);
      this.running.delete(String(requestId));
      if (told) this.send('progressEnd', { progressId: id });
    }
  }

  /** By the id of a request or of a progress; what is not running any more is no mistake. */
  cancel(id: string): void {
    this.running.get(id)?.abort();
  }

  cancelAll(): void {
    for (const stop of this.running.values()) stop.abort();
  }
}

/** Reports progress of slow answers to clients that support it, and lets the user cancel them. */
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';

const AFTER_MS = 500;

export class Progress {
  private readonly running = new Map<string, AbortController>();
  private last = 0;

  constructor(
    private readonly send: (event: string, body: unknown) => void,
    private readonly wanted: () => boolean,
  ) {}

  /** Does the work. The ids of the request and of its progress can both cancel it. */
  async during<T>(title: string, requestId: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const stop = new AbortController();
    const id = `progress ${++this.last}`;
    let shown = false;
    const timer = setTimeout(() => {
      if (!this.wanted()) return;
      shown = true;
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
      if (shown) this.send('progressEnd', { progressId: id });
    }
  }

  /** Cancels by the id of a request or of a progress. It is no error if the work is done already. */
  cancel(id: string): void {
    this.running.get(id)?.abort();
  }

  cancelAll(): void {
    for (const stop of this.running.values()) stop.abort();
  }
}

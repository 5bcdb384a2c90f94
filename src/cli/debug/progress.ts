/** Shows a note on the terminal while an answer takes long, and removes it when the answer is there. */

const AFTER_MS = 500;

export class Progress {
  private timer: NodeJS.Timeout | undefined;
  private shown = false;

  constructor(
    private readonly write: (text: string) => void,
    /** False on a pipe: nobody watches. */
    private readonly wanted: boolean,
  ) {}

  begin(): void {
    if (!this.wanted) return;
    const started = Date.now();
    this.timer = setInterval(() => {
      this.shown = true;
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      this.write(`\r\u001b[K… ${seconds} s, Ctrl-C stops`);
    }, AFTER_MS);
    this.timer.unref();
  }

  /** Removes the note. Call it before anything else is written. */
  clear(): void {
    if (this.shown) this.write('\r\u001b[K');
    this.shown = false;
  }

  end(): void {
    clearInterval(this.timer);
    this.clear();
  }
}

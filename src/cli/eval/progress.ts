/**
 * Shows the progress of an evaluation and its score so far: one line on a terminal, a line every 20 seconds
 * elsewhere.
 */
import type { Progress } from '../../evaluate/evaluation.ts';

const LINE_EVERY_MS = 20_000;

export class EvalProgress {
  private readonly bar = process.stderr.isTTY === true;
  private last = 0;
  private task = '';

  show = (progress: Progress): void => {
    const { task, answered, judged, total, score } = progress;
    const right = score === undefined ? '' : `, ${(100 * score).toFixed(1)} % right so far`;
    const text = `${task}: ${answered} of ${total}${right}`;
    if (this.bar) {
      process.stderr.write(`${this.task !== '' && this.task !== task ? '\n' : ''}\r\u001b[K${text}`);
      this.task = task;
    } else if (judged >= total || Date.now() - this.last >= LINE_EVERY_MS) {
      this.last = Date.now();
      process.stderr.write(`${text}\n`);
    }
  };

  recording(done: number, total: number): void {
    const text = `recording: ${done} of ${total} programs`;
    if (this.bar) process.stderr.write(`\r\u001b[K${text}${done === total ? '\n' : ''}`);
    else if (done === total || Date.now() - this.last >= LINE_EVERY_MS) {
      this.last = Date.now();
      process.stderr.write(`${text}\n`);
    }
  }

  end(): void {
    if (this.bar && this.task !== '') process.stderr.write('\n');
  }
}

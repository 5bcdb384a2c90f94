/** Writes to stdout in large pieces, at the reader's speed, and reports what cut a run short. */
import { forTerminal } from '../shared/terminal.ts';
import type { RecordResult } from '../trace/runtime.ts';
import { EXIT } from './failure.ts';
import { report } from './print.ts';

const PIECE = 1 << 16;

export class Output {
  private pending = '';

  async line(text: string): Promise<void> {
    this.pending += `${forTerminal(text)}\n`;
    if (this.pending.length >= PIECE) await this.end();
  }

  /** Text as it stands, with no line end: a pipe gets every character of it. */
  async text(text: string): Promise<void> {
    this.pending += process.stdout.isTTY === true ? forTerminal(text) : text;
    await this.end();
  }

  async end(): Promise<void> {
    const text = this.pending;
    this.pending = '';
    if (text === '') return;
    // A failed write ends the program (command-line.ts), so there is no error to handle here.
    await new Promise<void>(done => {
      process.stdout.write(text, error => error ?? done());
    });
  }
}

/** Reports a run that a limit cut short as failed. What was recorded of it has been printed by now. */
export function reportStop(result: RecordResult): void {
  for (const note of result.notes) report(`ndbg: note: ${note}`);
  if (!result.stopped) return;
  const { count } = result.recording;
  report(`ndbg: ${result.stopped.message} (after ${count} ${count === 1 ? 'state' : 'states'})`);
  process.exitCode = EXIT.failed;
}

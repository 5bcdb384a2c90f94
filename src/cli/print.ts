import { forTerminal } from '../shared/terminal.ts';

/** Prints a line on standard output. */
export function print(text: string): void {
  process.stdout.write(`${forTerminal(text)}\n`);
}

/** A line on standard error. */
export function report(text: string): void {
  process.stderr.write(`${forTerminal(text)}\n`);
}

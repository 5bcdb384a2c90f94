/** Prints a line on standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A whole program as a user brings it to the debugger, with its entry and its origin. */

/** Where the debugger goes in: the module's first line, or one of its functions, called without arguments. */
export type Entry = { kind: 'module' } | { kind: 'function'; name: string };

export interface WholeProgram {
  /** Python source, as a file would hold it: ends in a newline. */
  source: string;
  entry: Entry;
  /** Which source made it: `composed`, `written`, `found`, `generated`, `drills`. */
  origin: 'composed' | 'written' | 'found' | 'generated' | 'drills';
  /** What the program is about or was made of. Programs of one problem are held out together. */
  problem: string;
}

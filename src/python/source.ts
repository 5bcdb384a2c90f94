/** The form of Python source in this folder: numbered lines, possibly with gaps. */

export interface SourceLine {
  /** The global line number. */
  readonly line: number;
  readonly source: string;
}

/** Line numbers increase; the first may be any number. */
export interface Source {
  readonly lines: readonly SourceLine[];
}

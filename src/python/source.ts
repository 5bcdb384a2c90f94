/** Python source as this room reads it: numbered lines, which may leave some out. */

export interface SourceLine {
  /** The global line number. */
  readonly line: number;
  readonly source: string;
}

/** Line numbers go up; they may start anywhere. */
export interface Source {
  readonly lines: readonly SourceLine[];
}

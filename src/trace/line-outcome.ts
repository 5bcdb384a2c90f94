/** The result of a single line that Python works out over given variables: the answer of `--lines`. */

/** A part of a line and its value; `isOwn`: it is in no lambda and no generator expression. */
export type LinePart = readonly [expression: string, value: string, isOwn: boolean];

/** Unknown reprs are empty. */
export interface LineOutcome {
  /** In evaluation order. */
  readonly parts: readonly LinePart[];
  /** Whether the line was worked out to its end; else up to something that only the program could answer. */
  readonly whole: boolean;
  /** Whether it contains lambdas or generator expressions, which a step enters. */
  readonly opens?: boolean;
  /** New or changed variables; with a second repr if equal-looking objects in them may be one object. */
  readonly locals?: readonly (readonly [name: string, text: string, other?: string])[];
  readonly value?: string;
  readonly raised?: string;
  /** For a `for`: the first line of its next iteration. */
  readonly into?: number;
  readonly past?: number;
}

/** The position of a `for`. */
export interface LoopTurn {
  /** Iterations that it has taken. */
  readonly turn: number;
  /** The last line of its block. If it is another, the iterations were miscounted, and there is no answer. */
  readonly last: number;
  /** The variables when it began. */
  readonly locals: ReadonlyMap<string, string>;
}

/** What a line has done before. */
export interface LineSoFar {
  readonly loop?: LoopTurn;
  /** The values that the line's calls of program functions returned, in order. */
  readonly returned?: readonly string[];
}

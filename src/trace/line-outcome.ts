/** What a single line comes to when Python works it out over given variables: the answer of `--lines`. */

/** What a part of a line came to; `isOwn`: it stands in no lambda and no generator expression. */
export type LinePart = readonly [expression: string, value: string, isOwn: boolean];

/** Texts are empty where they cannot be told. */
export interface LineOutcome {
  /** In the order in which they came. */
  readonly parts: readonly LinePart[];
  /** The line was worked out to its end; else up to something that only the program could tell. */
  readonly whole: boolean;
  /** Lambdas or generator expressions stand in it, which a step goes into. */
  readonly opens?: boolean;
  /** Variables that are new, or another; with a second text where things in it that look alike may be one. */
  readonly locals?: readonly (readonly [name: string, text: string, other?: string])[];
  readonly value?: string;
  readonly raised?: string;
  /** Of a `for`: the line that its next turn begins with, or the same if it takes none. */
  readonly into?: number;
  readonly past?: number;
}

/** Where a `for` stands. */
export interface LoopTurn {
  /** Turns that it has taken. */
  readonly turn: number;
  /** The last line of its block. Where it is not, the turns were not counted right, and nothing is told. */
  readonly last: number;
  /** The variables when it began. */
  readonly locals: ReadonlyMap<string, string>;
}

/** What of a line was done before. */
export interface LineSoFar {
  readonly loop?: LoopTurn;
  /** What the program's functions returned that the line has called, in their order. */
  readonly returned?: readonly string[];
}

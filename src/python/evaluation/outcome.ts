/** What a line stands on when it begins to run, and what it does for certain. */

/** A call that the line has made, of the function on a line, and what it gave back. */
export interface Returned {
  readonly line: number;
  readonly value: string;
  /** Its variables at the end. */
  readonly locals?: ReadonlyMap<string, string> | undefined;
}

/** Where a line stands when it begins to run. */
export interface Standing {
  readonly locals: ReadonlyMap<string, string>;
  /** Of the module, if its own lines are still running further out; undefined if they are over. */
  readonly module: ReadonlyMap<string, string> | undefined;
  /** These are the locals of the module itself. */
  readonly isModule: boolean;
  /** What the module is called in values, if that is known. */
  readonly named: string | undefined;
  /** The calls that the line has made so far. */
  readonly returned: readonly Returned[];
  /** Of a loop: how many rounds it has begun, and the variables before the first. */
  readonly loop?: { readonly turn: number; readonly locals: ReadonlyMap<string, string> } | undefined;
  /** What a handler was found for. */
  readonly raised?: string | undefined;
}

export interface Outcome {
  /** Lines of the functions that may be called next. */
  readonly calls: ReadonlySet<number>;
  /**
   * The call that comes next, unless one of `calls` does, or something is raised: with its arguments, as far as they
   * are known.
   */
  readonly call?: BoundCall;
  /** May it come to its end without a further call? */
  readonly ends: boolean;
  readonly raises: boolean;
  /** May it have changed what can be changed? */
  readonly effects: boolean;
  /** Names that it binds when it comes to its end, with their values; `optional`: only some of them, perhaps. */
  readonly sets: ReadonlyMap<string, string | undefined>;
  /** Attributes that it sets: of an object that several names stand for, each shows them. */
  readonly attributes: ReadonlySet<string>;
  /** Variables of which no other fields are shown behind it than those that it sets, or that it leaves as they are. */
  readonly settled: ReadonlySet<string>;
  readonly optional: boolean;
  /** What it binds its text does not tell. */
  readonly binds: 'told' | 'anything';
  readonly gone: readonly string[];
  /** What it returns, or raises. */
  readonly value?: string | undefined;
  /** Of a condition or a loop: whether its block is entered. */
  readonly enters?: boolean | undefined;
}

export interface BoundCall {
  readonly line: number;
  readonly locals: ReadonlyMap<string, string | undefined>;
  /** There are no other variables. */
  readonly whole: boolean;
  /** Nor fields. */
  readonly closed: boolean;
}

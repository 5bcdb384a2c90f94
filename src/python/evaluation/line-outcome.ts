/** The input and the result of evaluating a line. */

/** A call that the line has made: the line of the called function, and what it returned. */
export interface Returned {
  readonly line: number;
  readonly value: string;
  /** The line from which it returned. */
  readonly from: number;
  /** The called function's variables at its end. */
  readonly locals?: ReadonlyMap<string, string> | undefined;
}

/** The situation in which a line begins to run. */
export interface Situation {
  readonly locals: ReadonlyMap<string, string>;
  /** Module variables if the module's own code still runs in an outer activation; undefined if it is over. */
  readonly module: ReadonlyMap<string, string> | undefined;
  /** Whether a module variable still shows what it showed then. */
  readonly isCurrent: (name: string) => boolean;
  /** Whether the line is the module's own code. */
  readonly isModule: boolean;
  /** The module's name in values, if known. */
  readonly named: string | undefined;
  /** The calls that the line has made so far. */
  readonly returned: readonly Returned[];
  /** For a loop: the number of iterations begun, and the variables before the first. */
  readonly loop?: { readonly turn: number; readonly locals: ReadonlyMap<string, string> } | undefined;
  /** The exception that a handler catches. */
  readonly raised?: string | undefined;
}

export interface Outcome {
  /** Lines of the functions that may be called next. */
  readonly calls: ReadonlySet<number>;
  /** The next call and its known arguments, unless one of `calls` comes first or an exception is raised. */
  readonly call?: BoundCall;
  /** What the functions in `calls` are given, as far as it is known. */
  readonly bindings: ReadonlyMap<number, BoundCall>;
  /** Whether the line may end without a further call. */
  readonly ends: boolean;
  readonly raises: boolean;
  /** Whether it may have changed mutable values. */
  readonly effects: boolean;
  /** If it has changed only these: their texts before. */
  readonly changed: readonly string[] | undefined;
  /** What is certain of the texts of other variables and fields afterwards, if they change. */
  readonly forms: ReadonlyMap<string, Form>;
  /** Names that it binds when it ends, and their values; `optional`: perhaps only some of them. */
  readonly sets: ReadonlyMap<string, string | undefined>;
  /** Attributes that it sets. Every variable that refers to the object shows them. */
  readonly attributes: ReadonlySet<string>;
  /** Variables with no other fields afterwards than those that it sets or leaves. */
  readonly settled: ReadonlySet<string>;
  readonly optional: boolean;
  /** `listed` if its text shows all names that it binds. */
  readonly binds: 'listed' | 'anything';
  readonly gone: readonly string[];
  /** Whether it certainly raises an exception, unless a call comes first. */
  readonly fails: boolean;
  /** The value that it returns or raises. */
  readonly value?: string | undefined;
  /** For a condition or a loop: whether its block is entered. */
  readonly enters?: boolean | undefined;
}

/** A text of which only a part is unknown, behind `before` and in front of `after`, or to its end. */
export interface Form {
  readonly before: string;
  readonly after: string | undefined;
  /** Whether it is certainly another text than before. */
  readonly isNew: boolean;
}

export interface BoundCall {
  readonly line: number;
  readonly locals: ReadonlyMap<string, string | undefined>;
  /** There are no other variables. */
  readonly whole: boolean;
  /** There are no other fields. */
  readonly closed: boolean;
}

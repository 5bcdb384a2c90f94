/**
 * A recording: the events of one run, in columns.
 *
 * Pure data, safe in a browser. It knows nothing of trees: an event has its position, its activation, and the changes
 * of that activation's locals since its previous event.
 */

/** One file of the program. Lines of all files are numbered through: the first file starts at 1. */
export interface SourceFile {
  /** The name that a user would give it: relative to the program's folder. The program's own file comes first. */
  readonly name: string;
  /** The global number of its first line. For the first file this is 1, so global and own numbers agree. */
  readonly firstLine: number;
  /** Line ends already `\n`, byte-order mark dropped. */
  readonly source: string;
  /** The lines of `source`, without their ends. */
  readonly lines: readonly string[];
  /** The file's own numbers of lines that can have a state, ascending: where breakpoints are possible. */
  readonly codeLines: readonly number[];
}

/** A code object: function, lambda, generator, comprehension or module. */
export interface Code {
  /** `co_name`: `f`, `<lambda>`, `<genexpr>`, `<module>`. */
  readonly name: string;
  /** `co_qualname` if Python has it, else determined from the source: `Stack.push`, `outer.<locals>.inner`. */
  readonly qualname: string;
  readonly file: number;
  /** Global line of the `def` (below decorators); for a module, of its first statement. */
  readonly line: number;
  /** Global line of the last line of the definition. */
  readonly lastLine: number;
  /** Names of the parameters, in the order of the signature. */
  readonly parameters: readonly string[];
}

export const EventKind = { call: 0, line: 1, return: 2, exception: 3 } as const;
export type EventName = keyof typeof EventKind;
export type EventKind = (typeof EventKind)[EventName];
export const EVENT_NAMES: readonly EventName[] = ['call', 'line', 'return', 'exception'];

/** How the run ended. `never`: it passed the step limit. */
export type ExitKind = 'normal' | 'error' | 'never';

export interface Exit {
  readonly kind: ExitKind;
  /** For `error`: repr of the uncaught exception. `SystemExit` with a code other than 0 or None counts as error. */
  readonly error?: string;
}

/** The value id that marks a name as gone (deleted). */
export const GONE = -1;
/**
 * The parent of an activation that no recorded state called: the entry, or a callback from library code at top level.
 */
export const NO_PARENT = -1;

export interface Recording {
  readonly files: readonly SourceFile[];
  readonly codes: readonly Code[];
  /** Local names and reprs, each text once. */
  readonly names: readonly string[];
  readonly values: readonly string[];

  /** Number of events. */
  readonly count: number;
  readonly kinds: Uint8Array;
  /** Global line numbers. */
  readonly lines: Uint32Array;
  /** The activation of each event: 0 is the first. */
  readonly activations: Uint32Array;
  /**
   * Event i changed the locals `changeNames[k]` to `changeValues[k]` for k in [changeStart[i], changeStart[i+1]).
   * Relative to the event before of the same activation; a `call` lists all. In the order in which names are shown:
   * applying them to an insertion-ordered map (GONE deletes) gives the order of the specification.
   * `return` and `exception` events carry changes too: what their line did before it left.
   */
  readonly changeStart: Uint32Array;
  readonly changeNames: Uint32Array;
  readonly changeValues: Int32Array;
  /** Value id of what a `return` returned or of the exception; meaningless for `call` and `line`. */
  readonly results: Uint32Array;

  readonly activationCount: number;
  /** Code of each activation. */
  readonly activationCodes: Uint32Array;
  /** The event that called it (a `line`, or the caller's last event), or NO_PARENT. */
  readonly activationParents: Int32Array;
  /** 1 for the entry. */
  readonly activationDepths: Uint32Array;

  readonly exit: Exit;
}

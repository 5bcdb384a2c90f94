/** The interface of recording: takes a program, returns a recording, whatever Python runs it. */
import type { Gate } from '../shared/gate.ts';
import type { ProgramProblem, PythonInfo } from './format.ts';
import type { Recording } from './recording.ts';

export type RuntimeName = 'cpython' | 'pyodide';

/** A variable that is changed at one event (a `line`) of the run, to an expression in the program's terms. */
export interface SetRequest {
  readonly event: number;
  readonly name: string;
  readonly value: string;
}

export interface ProgramSpec {
  /** The file's name; its stem is the module's name. */
  readonly name: string;
  /** The text, or the bytes of a file (a cookie or a byte-order mark says how to read them). */
  readonly source: string | Uint8Array;
  /** The folder whose modules belong to the program. Undefined: the program is this one text. */
  readonly folder?: string;
  /** A dotted name, or `<module>`. Undefined: what `default_entry` in `ndbg_trace` says. */
  readonly entry?: string;
  /** Arguments of the entry in Python's own syntax: `1, "a", x=[2]`. */
  readonly args?: string;
  readonly stdin?: string | Uint8Array;
  /** What `sys.argv` holds after the program's name. */
  readonly argv?: readonly string[];
  readonly sets?: readonly SetRequest[];
  /** Record library code too, not only the program's own files. */
  readonly recordLibrary?: boolean;
}

export interface Limits {
  /** Most states. A longer run has the exit `never`, which is not a failure. */
  readonly steps: number;
  /** Wall clock of the whole run. */
  readonly seconds: number;
  /** Address space of the process. */
  readonly memoryBytes: number;
  /** Bytes of stdout and stderr together; the program is stopped beyond them. */
  readonly outputBytes: number;
  /** The longest text of one value, in characters. */
  readonly reprCharacters: number;
  /** The longest time one `repr` may take. */
  readonly reprSeconds: number;
}

export const DEFAULT_LIMITS: Limits = {
  steps: 1_000_000,
  seconds: 60,
  memoryBytes: 2 ** 31,
  outputBytes: 2 ** 24,
  reprCharacters: 10_000,
  reprSeconds: 1,
};

export interface RecordOptions {
  /** Undefined: CPython if there is one, else Pyodide. */
  readonly runtime?: RuntimeName;
  /** The Python to run, instead of the first on PATH. */
  readonly python?: string;
  readonly limits?: Partial<Limits>;
  /** Added to the few names that the program's environment has; only CPython has more than those. */
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Limits how many runs go on at once; others wait. Waiting counts for no limit. */
  readonly gate?: Gate;
  /** Gets the bytes of the trace as they come; saved, they are a trace file. */
  readonly onTrace?: (bytes: Uint8Array) => void;
}

export type StopReason = 'time' | 'memory' | 'output' | 'crash' | 'aborted';

export interface Stop {
  readonly reason: StopReason;
  readonly message: string;
}

export interface RecordResult {
  readonly recording: Recording;
  readonly runtime: RuntimeName;
  readonly python: PythonInfo | undefined;
  /** The entry that was taken. */
  readonly entry: string | undefined;
  /** What cut the run short; the recording then holds the states so far. The step limit is not such a case. */
  readonly stopped?: Stop;
  /** What the program printed, up to the limit. */
  readonly stdout: string;
  readonly stderr: string;
  /** Notes for the user, a sentence each. */
  readonly notes: readonly string[];
}

/** The program cannot be run as asked: a syntax error, no such entry, arguments that do not parse. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError';
  readonly problem: ProgramProblem;

  constructor(problem: ProgramProblem) {
    super(describeProblem(problem));
    this.problem = problem;
  }
}

/** There is no Python to run it with. */
export class RuntimeError extends Error {
  override readonly name: string = 'RuntimeError';
}

/** There is one, but the tracer needs a newer. */
export class PythonTooOldError extends RuntimeError {
  override readonly name = 'PythonTooOldError';
}

/** `file.py:3:7: SyntaxError: invalid syntax`, the line, and a caret below it. */
export function describeProblem(problem: ProgramProblem): string {
  const { file, line, column, text, message } = problem;
  const place = [file, line, column].filter(part => part !== undefined).join(':');
  const head = place === '' || file === undefined ? message : `${place}: ${message}`;
  if (text === undefined || column === undefined) return head;
  const before = text.slice(0, column - 1).replace(/[^\t]/g, ' ');
  return `${head}\n    ${text}\n    ${before}^`;
}

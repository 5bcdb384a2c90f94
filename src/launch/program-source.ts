/** The program to debug: a Python file, or a saved trace of one. */
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { SetRequest } from '../debugger/engines/real/engine.ts';
import type { Gate } from '../shared/gate.ts';
import { decodeTrace, isTrace } from '../trace/format.ts';
import { record } from '../trace/record.ts';
import type { Limits, ProgramSpec, RecordOptions, RecordResult } from '../trace/runtime.ts';
import { RunError, UsageError } from './errors.ts';

/** How a program is run and entered. */
export interface ProgramOptions {
  readonly entry?: string;
  readonly args?: string;
  readonly stdin?: string;
  /** Standard input as text. */
  readonly stdinText?: string;
  readonly library?: boolean;
  readonly runtime?: 'cpython' | 'pyodide';
  readonly python?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly maxSteps?: number;
  readonly maxSeconds?: number;
  readonly maxMemory?: number;
  readonly maxOutput?: number;
  readonly maxRepr?: number;
  /** For surfaces with many programs: a signal that ends their runs, and how many run at once. */
  readonly signal?: AbortSignal;
  readonly gate?: Gate;
}

/** A program that can run again with changed variables, or a saved trace of one. */
export class ProgramSource {
  private constructor(
    private readonly program: ProgramSpec | undefined,
    readonly options: RecordOptions,
    private readonly saved: RecordResult | undefined,
  ) {}

  static open(file: string, argv: readonly string[], options: ProgramOptions): ProgramSource {
    const bytes = readProgram(file);
    const recordOptions = recordOptionsOf(options);
    if (isTrace(bytes)) {
      refuseForTrace(file, argv, options);
      return new ProgramSource(undefined, recordOptions, readTrace(file, bytes));
    }
    const path = resolve(file);
    const program: ProgramSpec = {
      name: basename(path),
      source: bytes,
      folder: dirname(path),
      argv,
      ...specOf(options),
    };
    return new ProgramSource(program, recordOptions, undefined);
  }

  /** A program without a file, given as text. */
  static ofText(
    name: string,
    source: string,
    argv: readonly string[],
    options: ProgramOptions,
  ): ProgramSource {
    const program: ProgramSpec = { name, source, argv, ...specOf(options) };
    return new ProgramSource(program, recordOptionsOf(options), undefined);
  }

  /** The same program, entered at another call. */
  at(entry: string, args: string): ProgramSource {
    if (!this.program)
      throw new UsageError(
        'a saved trace cannot be run again, so no other call can be made: give the program',
      );
    return new ProgramSource({ ...this.program, entry, args }, this.options, undefined);
  }

  /** The program, for readers that do not run it; undefined for a saved trace. */
  get spec(): ProgramSpec | undefined {
    return this.program;
  }

  get isSavedTrace(): boolean {
    return this.saved !== undefined;
  }

  /** Runs the program with these variables changed on the way. `onTrace` gets the bytes to save. */
  async run(sets: readonly SetRequest[] = [], onTrace?: (bytes: Uint8Array) => void): Promise<RecordResult> {
    if (this.saved) {
      if (sets.length > 0) {
        throw new UsageError(
          'a saved trace cannot be run again, so nothing can be set in it: give the program instead',
        );
      }
      return this.saved;
    }
    return record({ ...this.program!, sets }, onTrace ? { ...this.options, onTrace } : this.options);
  }
}

/** The part of a program's specification that the options give. */
function specOf({ entry, args, stdin, stdinText, library }: ProgramOptions): Partial<ProgramSpec> {
  const input = stdinText ?? (stdin === undefined ? undefined : readStdin(stdin));
  return {
    ...(entry === undefined ? {} : { entry }),
    ...(args === undefined ? {} : { args }),
    ...(input === undefined ? {} : { stdin: input }),
    ...(library ? { recordLibrary: true } : {}),
  };
}

function recordOptionsOf(options: ProgramOptions): RecordOptions {
  if (options.runtime === 'pyodide' && options.python !== undefined)
    throw new UsageError('Pyodide has a Python of its own: --python is for --runtime cpython');
  if (options.runtime === 'pyodide' && options.env !== undefined)
    throw new UsageError('Pyodide gives a program no environment: env is for the runtime cpython');
  const limits: { -readonly [K in keyof Limits]?: Limits[K] } = {};
  if (options.maxSteps !== undefined) limits.steps = options.maxSteps;
  if (options.maxSeconds !== undefined) limits.seconds = options.maxSeconds;
  if (options.maxMemory !== undefined) limits.memoryBytes = options.maxMemory;
  if (options.maxOutput !== undefined) limits.outputBytes = options.maxOutput;
  if (options.maxRepr !== undefined) limits.reprCharacters = options.maxRepr;
  return {
    limits,
    ...(options.runtime === undefined ? {} : { runtime: options.runtime }),
    ...(options.python === undefined ? {} : { python: options.python }),
    ...(options.env === undefined ? {} : { env: options.env }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
    ...(options.gate === undefined ? {} : { gate: options.gate }),
  };
}

function readProgram(file: string): Uint8Array {
  try {
    if (statSync(file).isDirectory()) {
      throw new UsageError(`${file} is a folder; give a Python file in it`);
    }
    return readFileSync(file);
  } catch (error) {
    throw readable(error, file);
  }
}

function readStdin(file: string): Uint8Array {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    throw readable(error, file);
  }
}

function readable(error: unknown, file: string): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new UsageError(`${file}: there is no such file`);
  if (code === 'EACCES' || code === 'EPERM') return new UsageError(`${file}: it may not be read`);
  if (code === 'EISDIR') return new UsageError(`${file} is a folder`);
  if (code === 'ERR_FS_FILE_TOO_LARGE') return new UsageError(`${file}: it is larger than 2 GiB`);
  return error as Error;
}

function readTrace(file: string, bytes: Uint8Array): RecordResult {
  const { recording, header, complete, notes, problem } = decodeTrace(bytes);
  if (problem) throw new RunError(`${file}: the trace holds no run: ${problem.message}`);
  const base = {
    recording,
    runtime: header?.python.platform === 'emscripten' ? ('pyodide' as const) : ('cpython' as const),
    python: header?.python,
    entry: header?.entry,
    stdout: '',
    stderr: '',
    notes,
  };
  if (complete) return base;
  return {
    ...base,
    stopped: { reason: 'crash', message: `${file} is cut short; these are the states it holds` },
  };
}

/** Refuses options that only a run could use; ignoring them would mislead. */
function refuseForTrace(file: string, argv: readonly string[], options: ProgramOptions): void {
  const given = (['entry', 'args', 'stdin', 'runtime', 'python'] as const).filter(
    key => options[key] !== undefined,
  );
  const names = [...given.map(key => `--${key}`), ...(argv.length > 0 ? ['arguments'] : [])];
  if (names.length > 0) {
    throw new UsageError(`${file} is a saved trace and is not run again: ${names.join(', ')} cannot apply`);
  }
}

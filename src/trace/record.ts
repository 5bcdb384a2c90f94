/** Picks the runtime and records. */
import { recordWithCPython } from './cpython/cpython.ts';
import { findPython } from './cpython/python-path.ts';
import { recordWithPyodide } from './pyodide/pyodide.ts';
import {
  type ProgramSpec,
  PythonTooOldError,
  type RecordOptions,
  type RecordResult,
  RuntimeError,
} from './runtime.ts';

/** The requested runtime; else CPython if a new enough one exists, else Pyodide. */
export async function record(program: ProgramSpec, options: RecordOptions = {}): Promise<RecordResult> {
  return options.gate ? options.gate.pass(() => run(program, options)) : run(program, options);
}

async function run(program: ProgramSpec, options: RecordOptions): Promise<RecordResult> {
  if (options.runtime === 'pyodide') return recordWithPyodide(program, options);
  const python = await findPython(options.python);
  const choose = options.runtime === undefined && options.python === undefined;
  if (python === undefined) {
    if (choose) return recordWithPyodide(program, options);
    throw new RuntimeError('there is no Python on PATH: install Python 3.10 or newer, or give its path');
  }
  try {
    return await recordWithCPython(python, program, options);
  } catch (error) {
    if (choose && error instanceof PythonTooOldError) return recordWithPyodide(program, options);
    throw error;
  }
}

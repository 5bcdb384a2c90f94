/** Picks the runtime and records. */
import { recordWithCPython } from './cpython.ts';
import { findPython } from './python-path.ts';
import { type ProgramSpec, type RecordOptions, type RecordResult, RuntimeError } from './runtime.ts';

export async function record(program: ProgramSpec, options: RecordOptions = {}): Promise<RecordResult> {
  const python = await findPython(options.python);
  if (python === undefined) {
    throw new RuntimeError('there is no Python on PATH: install Python 3.10 or newer, or give its path');
  }
  return recordWithCPython(python, program, options);
}

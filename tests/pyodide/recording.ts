/** What the tests of this folder share: recording under Pyodide, and a recording as plain states. */

import type { Limits, ProgramSpec, Recording, RecordResult } from '../../src/trace/index.ts';
import { recordWithPyodide } from '../../src/trace/pyodide/pyodide.ts';
import { type ForwardState, StateTree } from '../../src/tree/index.ts';

export function recordText(
  source: string,
  program: Partial<ProgramSpec> = {},
  limits: Partial<Limits> = {},
): Promise<RecordResult> {
  return recordWithPyodide(
    { name: 'program.py', source, ...program },
    { limits: { seconds: 120, ...limits } },
  );
}

/** Every state from the entry to the exit, locals as lists, so that their order counts. */
export function statesOf(recording: Recording): object[] {
  const tree = StateTree.build(recording);
  const states: object[] = [];
  for (let node = 0; node <= recording.count; node++) states.push(plain(tree.state(node)));
  return states;
}

function plain(state: ForwardState): object {
  return 'locals' in state && state.locals !== undefined ? { ...state, locals: [...state.locals] } : state;
}

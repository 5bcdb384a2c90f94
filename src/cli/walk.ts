/** What `encode` and `run` share: the program opened, a debugger over it, and the actions in its terms. */
import { parseActions } from '../debugger/action-text.ts';
import { Debugger } from '../debugger/debugger.ts';
import { DebuggerError, type Start } from '../debugger/engine.ts';
import { RealEngine } from '../debugger/real-engine.ts';
import type { RecordResult } from '../trace/runtime.ts';
import type { Action } from '../tree/state.ts';
import { resolveLine } from './lines.ts';
import type { ProgramSource } from './program-source.ts';

export interface Walk {
  readonly debugger: Debugger;
  readonly actions: readonly Action[];
  /** The last run: `set` runs the program again. */
  readonly result: () => RecordResult;
}

/** Opens the walk and takes it to its first state. */
export async function openWalk(
  source: ProgramSource,
  actionText: string | undefined,
  inverse: string | undefined,
): Promise<Walk> {
  let last = await source.run();
  const first = last;
  const debug = new Debugger(
    new RealEngine(async sets => {
      if (sets.length > 0) last = await source.run(sets);
      return last.recording;
    }),
  );
  const start = startOf(inverse);
  const actions =
    actionText === undefined
      ? wholeWalk(start, first)
      : parseActions(actionText, reference => resolveLine(first.recording, reference));
  refuseWrongDirection(actions, start);
  await debug.start(start);
  return { debugger: debug, actions, result: () => last };
}

/** With no actions given: step by step to the exit. */
function wholeWalk(start: Start, result: RecordResult): Action[] {
  const action: Action = { action: start.direction === 'forward' ? 'step_into' : 'inv_step_into' };
  return new Array<Action>(2 * result.recording.count + 1).fill(action);
}

/** `tally`, or `tally#2` for the second time it ended. */
function startOf(inverse: string | undefined): Start {
  if (inverse === undefined) return { direction: 'forward' };
  const [, name = inverse, digits] = /^(.*?)(?:#(\d+))?$/.exec(inverse) ?? [];
  const occurrence = digits === undefined ? 1 : Number(digits);
  if (occurrence < 1) throw new DebuggerError(`${inverse}: calls are counted from 1`);
  return { direction: 'inverse', function: name, occurrence };
}

/** All at once before anything is printed, rather than after half of the walk. */
function refuseWrongDirection(actions: readonly Action[], start: Start): void {
  const back = start.direction === 'inverse';
  const wrong = actions.find(({ action }) => action.startsWith('inv_') !== back);
  if (!wrong) return;
  throw new DebuggerError(
    back
      ? `${wrong.action} goes forward, and --inverse goes back: use inv_step_into, inv_step_over or inv_step_call`
      : `${wrong.action} goes back: say with --inverse FUNCTION where to start from`,
  );
}

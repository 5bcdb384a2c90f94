/** What `encode` and `run` share: they open the program and a debugger over it, and parse the actions. */
import { parseActions } from '../debugger/action-text.ts';
import { Debugger } from '../debugger/debugger.ts';
import { DebuggerError, type Start } from '../debugger/engine.ts';
import { type Files, resolveLine } from '../debugger/source-lines.ts';
import type { RecordResult } from '../trace/runtime.ts';
import type { Action } from '../tree/state.ts';
import { type EngineOptions, openEngine } from './open-engine.ts';
import type { ProgramSource } from './program-source.ts';

export interface Walk {
  readonly debugger: Debugger;
  readonly actions: readonly Action[];
  readonly files: () => Files;
  /** The last run (`set` runs the program again); undefined if nothing ran. */
  readonly result: () => RecordResult | undefined;
  close(): Promise<void>;
}

/** Where to start, as the command line says it. */
export interface WalkStart {
  /** `tally`, or `tally#2` for the second time that it ended. */
  readonly inverse?: string;
  /** The value that it returned, for engines that do not run the program. */
  readonly value?: string;
}

/** Opens the walk at its first state. */
export async function openWalk(
  source: ProgramSource,
  actionText: string | undefined,
  from: WalkStart,
  options: EngineOptions = { engine: 'real' },
): Promise<Walk> {
  const start = startOf(from);
  const opened = await openEngine(source, options);
  try {
    const debug = new Debugger(opened.engine);
    const actions =
      actionText === undefined
        ? wholeWalk(start, opened.result()?.recording.count ?? options.steps ?? MOST_PREDICTED)
        : parseActions(actionText, reference => resolveLine(opened.files, reference));
    refuseWrongDirection(actions, start);
    await debug.start(start);
    return {
      debugger: debug,
      actions,
      files: () => opened.files,
      result: opened.result,
      close: () => opened.close(),
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** States of a predicted walk before it counts as endless. */
const MOST_PREDICTED = 1000;

/** Without actions: step by step to the exit. */
function wholeWalk(start: Start, states: number): Action[] {
  const action: Action = { action: start.direction === 'forward' ? 'step_into' : 'inv_step_into' };
  return new Array<Action>(2 * states + 1).fill(action);
}

function startOf({ inverse, value }: WalkStart): Start {
  if (inverse === undefined) {
    if (value === undefined) return { direction: 'forward' };
    throw new DebuggerError('--value says what a function returned: name it with --inverse FUNCTION');
  }
  const [, name = inverse, digits] = /^(.*?)(?:#(\d+))?$/.exec(inverse) ?? [];
  const occurrence = digits === undefined ? 1 : Number(digits);
  if (occurrence < 1) throw new DebuggerError(`${inverse}: calls are counted from 1`);
  return { direction: 'inverse', function: name, occurrence, ...(value === undefined ? {} : { value }) };
}

/** Refuses actions of the wrong direction before anything is printed, not halfway. */
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

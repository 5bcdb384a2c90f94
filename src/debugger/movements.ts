/**
 * Moving through a walk as a debugger does: a command is one or more actions, and breakpoints may stop it on the way.
 */
import { type Action, isExit, type State } from '../tree/state.ts';
import type { BreakpointTable, EvaluateOver } from './breakpoints.ts';
import type { Debugger } from './debugger.ts';
import { DebuggerError, type Moment } from './engine.ts';

/** The user wants no answer any more. */
export class Interrupted extends DebuggerError {
  constructor() {
    super('stopped');
  }
}

export interface Moving {
  readonly walk: Debugger;
  readonly breakpoints: BreakpointTable;
  readonly evaluate: EvaluateOver;
  readonly signal: AbortSignal | undefined;
}

/** A movement; the answer says what stopped it before its goal. */
export type Movement = (moving: Moving) => Promise<string | undefined>;

const STEP: Action = { action: 'step_into' };
/** Real engines answer at once: every so often the event loop gets its turn, so that a key press is heard. */
const TURN_MS = 50;

export const step: Movement = moving => once(moving, STEP);

export const next: Movement = async moving => {
  if (moving.breakpoints.isEmpty) return once(moving, { action: 'step_over' });
  const { depth } = placeOf(moving.walk.state);
  return steps(moving, state => placeOf(state).depth <= depth);
};

export const finish: Movement = async moving => {
  const { walk, breakpoints } = moving;
  const { event } = walk.state;
  if (event === 'return') return next(moving);
  if (breakpoints.isEmpty) return once(moving, { action: 'step_return' });
  const { depth } = placeOf(walk.state);
  return steps(moving, async state => {
    const here = placeOf(state);
    if (here.depth < depth) return true;
    if (here.depth > depth) return false;
    if (state.event === 'return') return true;
    if (state.event !== 'exception') return false;
    // An exception ends the call unless it is caught: only the state after it tells.
    const after = await answer(walk.engine.next(walk.current, STEP, moving.signal), moving.signal);
    return placeOf(after.state).depth < depth;
  });
};

export const resume: Movement = async moving => {
  const { breakpoints, walk } = moving;
  if (breakpoints.watches.length > 0) return steps(moving, () => false);
  const pace = new Pace();
  for (;;) {
    const { lines } = breakpoints;
    await act(moving, lines.length === 0 ? { action: 'continue' } : { action: 'breakpoint', lines });
    if (isExit(walk.state)) return undefined;
    const reason = await stopped(moving);
    if (reason !== undefined) return reason;
    await pace.turn(moving.signal);
  }
};

/** To a line further down in this call (at least `line`, if given), or to its end. */
export function until(line?: number): Movement {
  return async moving => {
    const from = placeOf(moving.walk.state);
    const goal = line ?? from.line + 1;
    const pace = new Pace();
    for (;;) {
      const reason = await next(moving);
      const { state } = moving.walk;
      const here = placeOf(state);
      if (reason !== undefined || isExit(state) || here.depth < from.depth) return reason;
      if (here.depth === from.depth && (here.line >= goal || state.event === 'return')) return undefined;
      await pace.turn(moving.signal);
    }
  };
}

/** One action; a breakpoint that it lands on is told, for its count. */
async function once(moving: Moving, action: Action): Promise<string | undefined> {
  await act(moving, action);
  return stopped(moving);
}

function stopped({ walk, breakpoints, evaluate, signal }: Moving): Promise<string | undefined> {
  return answer(breakpoints.stop(walk.state, evaluate), signal);
}

/** Step by step until there, the exit, or a breakpoint. */
async function steps(
  moving: Moving,
  there: (state: State) => boolean | Promise<boolean>,
): Promise<string | undefined> {
  const pace = new Pace();
  for (;;) {
    const reason = await once(moving, STEP);
    const { state } = moving.walk;
    if (reason !== undefined || isExit(state) || (await there(state))) return reason;
    await pace.turn(moving.signal);
  }
}

async function act({ walk, signal }: Moving, action: Action): Promise<Moment> {
  return answer(walk.act(action, signal), signal);
}

/** An answer, or `Interrupted` as soon as nobody wants it. What comes later is dropped. */
export function answer<T>(coming: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return coming;
  return new Promise<T>((done, failed) => {
    const stop = () => failed(new Interrupted());
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    coming.then(done, failed).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** The exit lies outside of everything. */
function placeOf(state: State): { depth: number; line: number } {
  return isExit(state) ? { depth: 0, line: 0 } : state;
}

class Pace {
  private last = Date.now();

  async turn(signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw new Interrupted();
    if (Date.now() - this.last < TURN_MS) return;
    await new Promise(done => setTimeout(done, 0));
    this.last = Date.now();
  }
}

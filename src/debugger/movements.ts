/**
 * Moving through a walk as a debugger does: a command is one or more actions, and breakpoints may stop it on the way.
 */
import { type Action, isExit, type State } from '../tree/state.ts';
import type { BreakpointTable, Halt } from './breakpoints.ts';
import { ConditionLookahead, type Prepare } from './condition-lookahead.ts';
import { type EvaluateOver, judged } from './conditions.ts';
import type { Debugger } from './debugger.ts';
import { DebuggerError, type Moment } from './engine.ts';

/** The user cancelled the answer. */
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
  readonly prepare?: Prepare | undefined;
}

/** A movement; the answer says what stopped it before its goal. */
export type Movement = (moving: Moving) => Promise<Halt | undefined>;

const STEP: Action = { action: 'step_into' };
const OVER: Action = { action: 'step_over' };
const RETURN: Action = { action: 'step_return' };
/** Real engines answer at once, so the event loop gets its turn regularly to notice key presses. */
const TURN_MS = 50;

export const step: Movement = moving => once(moving, STEP);

export const next: Movement = async moving => {
  const { walk, breakpoints } = moving;
  if (breakpoints.isEmpty) return once(moving, OVER);
  if (isRead(moving)) return race(moving, OVER);
  const { depth } = placeOf(walk.state);
  return steps(moving, state => placeOf(state).depth <= depth);
};

export const finish: Movement = async moving => {
  const { walk, breakpoints } = moving;
  const { event } = walk.state;
  if (event === 'return') return next(moving);
  if (breakpoints.isEmpty) return once(moving, RETURN);
  if (isRead(moving)) return race(moving, RETURN);
  const { depth } = placeOf(walk.state);
  return steps(moving, async (state, moment) => {
    const here = placeOf(state);
    if (here.depth < depth) return true;
    if (here.depth > depth) return false;
    if (state.event === 'return') return true;
    if (state.event !== 'exception') return false;
    // An exception ends the call unless it is caught, which only the next state shows.
    const after = await answer(walk.engine.next(moment, STEP, moving.signal), moving.signal);
    return placeOf(after.state).depth < depth;
  });
};

export const resume: Movement = async moving => {
  const { breakpoints, walk } = moving;
  if (breakpoints.everyState) return steps(moving, () => false);
  if (isRead(moving)) return race(moving, { action: 'continue' });
  const pace = new Pace();
  const ahead = new ConditionLookahead(moving.prepare, moving.walk.engine);
  for (;;) {
    const { lines } = breakpoints;
    await act(moving, lines.length === 0 ? { action: 'continue' } : { action: 'breakpoint', lines });
    if (isExit(walk.state)) return undefined;
    await answer(ahead.breakpoints(walk.current, breakpoints), moving.signal);
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

/**
 * As editors stop: where a line is about to run, or a call has returned. A call is gone on from to its first line, an
 * exception to where it is caught, unless something stops it there.
 */
export function settled(movement: Movement): Movement {
  return async moving => {
    const pace = new Pace();
    for (let way = movement; ; ) {
      const halt = await way(moving);
      const { event } = moving.walk.state;
      if (halt || (event !== 'call' && event !== 'exception')) return halt;
      way = event === 'call' ? step : next;
      await pace.turn(moving.signal);
    }
  };
}

/** The next line at this level; from a call's return, that of its caller, skipping the line's other calls. */
export const nextLine: Movement = settled(async moving => {
  const from: State = moving.walk.state;
  if (from.event !== 'return') return next(moving);
  for (let way = next; ; ) {
    const halt = await way(moving);
    const here: State = moving.walk.state;
    if (halt || placeOf(here).depth < from.depth) return halt;
    // After the end of one call, `next` may go to a sibling's call: that one is finished too.
    way = here.event === 'call' ? finish : next;
  }
});

/** The end of this call; from there, its caller's next line. */
export const finishLine: Movement = moving =>
  moving.walk.state.event === 'return' ? nextLine(moving) : settled(finish)(moving);

/** Into a call of a function that this line makes, skipping those before it; `nth` of that name, from 0. */
export function stepInto(name: string, nth = 0): Movement {
  return async moving => {
    const { depth } = placeOf(moving.walk.state);
    for (let seen = 0; ; ) {
      const halt = await step(moving);
      const { state } = moving.walk;
      if (halt || isExit(state) || state.depth <= depth) return halt;
      if (state.event === 'call' && state.function === name && seen++ === nth) return undefined;
      const passed = await finish(moving);
      if (passed) return passed;
    }
  };
}

/** Whether the run is complete and only some lines can stop it: then the first stop is known. */
function isRead({ walk, breakpoints }: Moving): boolean {
  return walk.engine.order(walk.current, walk.current) !== undefined && !breakpoints.everyState;
}

/** To the goal of an action in a run, or to the breakpoint that stops before it. */
async function race(moving: Moving, action: Action): Promise<Halt | undefined> {
  const { walk, breakpoints, evaluate, signal } = moving;
  const { engine, current } = walk;
  const goal = await answer(engine.next(current, action, signal), signal);
  const pace = new Pace();
  const ahead = new ConditionLookahead(moving.prepare, moving.walk.engine);
  let at = current;
  try {
    for (;;) {
      // A breakpoint for once is gone when it has stopped the walk.
      const toPoint: Action = { action: 'breakpoint', lines: [...breakpoints.lines] };
      const point = toPoint.lines.length === 0 ? goal : await engine.next(at, toPoint, signal);
      if (isExit(point.state) || (engine.order(point, goal) ?? 0) >= 0) break;
      await answer(ahead.breakpoints(point, breakpoints), signal);
      const halt = await answer(breakpoints.stop(point.state, evaluate), signal);
      if (halt) {
        walk.arrive(point, at === current ? toPoint : undefined);
        return halt;
      }
      at = point;
      await pace.turn(signal);
    }
  } catch (error) {
    // After an interrupt the walk is where it had come to.
    if (at !== current) walk.arrive(at);
    throw error;
  }
  walk.arrive(goal, action);
  return isExit(goal.state) ? undefined : stopped(moving);
}

/** To a line, wherever it is met next, as with a breakpoint of this movement's own. */
export function runTo(line: number): Movement {
  return async moving => {
    const point = moving.breakpoints.add(line, { temporary: true });
    const named = `temporary breakpoint ${point.id}`;
    try {
      const reason = await resume(moving);
      return reason?.text === named ? undefined : reason;
    } finally {
      if (moving.breakpoints.on(line).includes(point)) moving.breakpoints.remove(point.id);
    }
  };
}

function goal(text: string): Halt {
  return { kind: 'goal', text, ids: [] };
}

/** Most states of a walk for a condition. */
const MOST_UNTIL = 20_000;

/** Steps until a condition is true. A condition that cannot be evaluated (a variable does not exist yet) is false. */
export function untilHolds(condition: string, action: 'step_into' | 'step_over'): Movement {
  return async moving => {
    const { walk, evaluate, signal } = moving;
    const expression = `bool(${condition})`;
    const pace = new Pace();
    const ahead = new ConditionLookahead(moving.prepare, moving.walk.engine);
    // At most states its names may not be bound yet; only if it never could be evaluated, that is worth a word.
    let problem: string | undefined;
    for (let taken = 0; taken < MOST_UNTIL; taken++) {
      const reason = await (action === 'step_into' ? step(moving) : next(moving));
      const { state } = walk;
      if (isExit(state)) {
        const why =
          problem === undefined ? '' : `; where it was looked at last, it could not be evaluated: ${problem}`;
        return goal(`${condition} did not come to hold before the end${why}`);
      }
      if ('locals' in state && state.locals) {
        await answer(ahead.condition(walk.current, { action }, expression), signal);
        const judgement = await answer(judged(condition, state.locals, evaluate), signal);
        problem = judgement.problem;
        if (judgement.holds && problem === undefined) return goal(`${condition} holds`);
      }
      if (reason !== undefined) return reason;
      await pace.turn(signal);
    }
    return goal(`${condition} has not come to hold in ${MOST_UNTIL} states`);
  };
}

/** Takes one action; a breakpoint at its end is reported, for its count. */
async function once(moving: Moving, action: Action): Promise<Halt | undefined> {
  await act(moving, action);
  return stopped(moving);
}

function stopped({ walk, breakpoints, evaluate, signal }: Moving): Promise<Halt | undefined> {
  const before = walk.history.at(-2)?.moment.state;
  return answer(breakpoints.stop(walk.state, evaluate, before), signal);
}

/** Steps until the goal, the exit, or a breakpoint. Of a run only the end is kept, because the run can be read. */
async function steps(
  moving: Moving,
  there: (state: State, moment: Moment) => boolean | Promise<boolean>,
): Promise<Halt | undefined> {
  const { walk, breakpoints, evaluate, signal } = moving;
  const pace = new Pace();
  if (walk.engine.predicts) {
    for (;;) {
      const halt = await once(moving, STEP);
      const { state } = walk;
      if (halt !== undefined || isExit(state) || (await there(state, walk.current))) return halt;
      await pace.turn(signal);
    }
  }
  let at = walk.current;
  for (let count = 1; ; count++) {
    const before = at.state;
    at = await walk.engine.next(at, STEP, signal);
    const { state } = at;
    const halt = await answer(breakpoints.stop(state, evaluate, before), signal);
    if (halt !== undefined || isExit(state) || (await there(state, at))) {
      walk.arrive(at, count === 1 ? STEP : undefined);
      return halt;
    }
    await pace.turn(signal).catch(error => {
      walk.arrive(at);
      throw error;
    });
  }
}

async function act({ walk, signal }: Moving, action: Action): Promise<Moment> {
  return answer(walk.act(action, signal), signal);
}

/** Returns an answer, or throws `Interrupted` when it is cancelled. A later answer is dropped. */
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
export function placeOf(state: State): { depth: number; line: number } {
  return isExit(state) ? { depth: 0, line: 0 } : state;
}

export class Pace {
  private last = Date.now();

  async turn(signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw new Interrupted();
    if (Date.now() - this.last < TURN_MS) return;
    await new Promise(done => setTimeout(done, 0));
    this.last = Date.now();
  }
}

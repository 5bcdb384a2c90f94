/** Moves backwards through a walk: through a run as it was, else through the states that were shown. */
import { isExit, type State } from '../tree/state.ts';
import type { Halt } from './breakpoints.ts';
import type { Debugger } from './debugger.ts';
import { type Movement, type Moving, Pace, placeOf, settled, step } from './movements.ts';

const BEGINNING: Halt = { kind: 'start', text: 'this is the beginning', ids: [] };

/** The stop before: a line about to run, or a call's return. */
export const backStep: Movement = moving => backUntil(moving, settles);

/** The previous stop at this level, or one further out: calls are skipped. */
export const backOver: Movement = moving => {
  const depth = Math.max(1, placeOf(moving.walk.state).depth);
  return backUntil(moving, state => settles(state) && placeOf(state).depth <= depth);
};

/** The call that this activation began with; from there, the line that made it. */
export const backOut: Movement = moving => {
  const { state } = moving.walk;
  const depth = Math.max(1, placeOf(state).depth);
  return backUntil(moving, there => {
    const here = placeOf(there);
    if (here.depth < depth) return settles(there);
    return state.event !== 'call' && there.event === 'call' && here.depth === depth;
  });
};

/** The last breakpoint passed, or the place where a watched value was different; else the beginning. */
export const backResume: Movement = async moving => {
  const { walk, breakpoints, evaluate, signal } = moving;
  const pace = new Pace();
  for (;;) {
    const lines = breakpoints.watches.length > 0 ? undefined : breakpoints.lines;
    if (!walk.back(lines)) return beginning(moving);
    const halt = await breakpoints.met(walk.state, evaluate);
    if (halt) return halt;
    await pace.turn(signal);
  }
};

/** To the beginning of an activation that is still running. */
export function restartFrame(depth: number): Movement {
  return async moving => {
    const halt = await backUntil(moving, state => state.event === 'call' && state.depth === depth);
    return halt ?? settled(step)(moving);
  };
}

/** To an earlier entry of the history, counted from 0. */
export function toEntry(index: number): Movement {
  return async ({ walk }) => {
    while (walk.history.length > index + 1) walk.undo();
    return undefined;
  };
}

async function backUntil(moving: Moving, there: (state: State) => boolean): Promise<Halt | undefined> {
  const pace = new Pace();
  do {
    if (!moving.walk.back()) return beginning(moving);
    await pace.turn(moving.signal);
  } while (!there(moving.walk.state));
  return undefined;
}

/** The beginning is shown as every stop is: at its first line. */
async function beginning(moving: Moving): Promise<Halt> {
  if (!settles(moving.walk.state)) await settleQuietly(moving.walk, moving.signal);
  return BEGINNING;
}

async function settleQuietly(walk: Debugger, signal: AbortSignal | undefined): Promise<void> {
  while (walk.state.event === 'call') await walk.act({ action: 'step_into' }, signal);
}

function settles(state: State): boolean {
  return !isExit(state) && (state.event === 'line' || state.event === 'return');
}

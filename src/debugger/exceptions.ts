/** Stops a walk where an exception that ends the program is raised, as debuggers do, not behind the end. */
import { type Action, isExit, type State } from '../tree/state.ts';
import type { Debugger } from './debugger.ts';
import type { Moment } from './engine.ts';
import { answer, type Movement } from './movements.ts';

const RETURN: Action = { action: 'step_return' };
/** Most calls that a predicted walk leaves to find the exception that ended them. */
const OUTWARDS = 20;

/** If a movement ends at the exit by an exception that should stop it, goes back to where it was raised. */
export function uncaught(movement: Movement): Movement {
  return async moving => {
    const { walk, breakpoints, signal } = moving;
    const from = walk.current;
    const halt = await movement(moving);
    if (halt || !isFailure(walk.state) || !breakpoints.exceptions.has('uncaught')) return halt;
    // It was there already.
    if (from.state.event === 'exception' && walk.engine.predicts) return undefined;
    const end = walk.current;
    const found = walk.engine.predicts
      ? shownIn(walk, from) || (await predictedFrom(walk, from, signal))
      : readFrom(walk, from);
    if (!found) return undefined;
    const { state } = walk.current;
    const text = 'value' in state ? state.value : 'error' in end.state ? end.state.error : undefined;
    return { kind: 'exception', text: `uncaught ${text ?? 'exception'}`, ids: [] };
  };
}

function isFailure(state: State): boolean {
  return state.event === 'exit' && state.exit === 'error';
}

/** In a run: goes inwards along the calls that the exception left. */
function readFrom(walk: Debugger, from: Moment): boolean {
  const { engine } = walk;
  let raised = engine.previous(walk.current);
  if (raised?.state.event !== 'exception') return false;
  for (;;) {
    const before = engine.previous(raised);
    if (before?.state.event !== 'exception' || !('depth' in raised.state)) break;
    if (before.state.depth !== raised.state.depth + 1) break;
    raised = before;
  }
  if ((engine.order(raised, from) ?? 0) <= 0) return false;
  walk.backTo(raised);
  return true;
}

/** In a walk that reached the exit step by step: the first of its final exceptions. */
function shownIn(walk: Debugger, from: Moment): boolean {
  const { history } = walk;
  let at = history.length - 1;
  while (history[at - 1]?.moment.state.event === 'exception' && history[at - 1]!.moment !== from) at--;
  if (at === history.length - 1) return false;
  while (walk.history.length > at + 1) walk.undo();
  return true;
}

/** In a walk that jumped to the exit: leaves its calls until one ends by the exception. */
async function predictedFrom(
  walk: Debugger,
  from: Moment,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const way = walk.branch();
  way.undo();
  if (way.current !== from) return false;
  for (let i = 0; i < OUTWARDS; i++) {
    const moment = await answer(way.act(RETURN, signal), signal);
    if (isExit(moment.state)) return false;
    if (moment.state.event !== 'exception') continue;
    walk.undo();
    for (const { moment: shown, action } of way.history.slice(walk.history.length))
      walk.arrive(shown, action);
    return true;
  }
  return false;
}

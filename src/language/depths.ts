/** The depth that follows from what was shown; only a different depth must be written. */
import type { Action, State } from '../tree/state.ts';

export type Event = Exclude<State['event'], 'exit' | 'inv_exit_entry'>;

/** The depth of the next state if its event is `event`; undefined if nothing is implied. */
export function impliedDepth(
  previous: State | undefined,
  action: Action | undefined,
  event: Event,
): number | undefined {
  if (previous === undefined) return 1;
  if (!('depth' in previous) || action === undefined) return undefined;
  const depth = previous.depth + step(previous.event, action.action, event);
  return Number.isNaN(depth) || depth < 1 ? undefined : depth;
}

function step(from: Event, action: Action['action'], to: Event): number {
  switch (action) {
    case 'breakpoint':
    case 'continue':
      return Number.NaN;
    case 'set':
      return 0;
    case 'step_into':
    case 'step_over':
      // A call is one level down. After an end (or over a line) it is the next of several calls on one line.
      if (to === 'call') return action === 'step_into' && from !== 'return' ? 1 : 0;
      if (from === 'return') return -1;
      // An exception goes on in its handler, or passes to the caller.
      return from === 'exception' && to !== 'line' ? -1 : 0;
    case 'step_return':
      if (from === 'return') return to === 'call' ? 0 : -1;
      return from === 'exception' && to === 'exception' ? -1 : 0;
    case 'inv_step_into':
    case 'inv_step_over':
    case 'inv_step_call': {
      const toEnd = to === 'inv_return' || to === 'inv_exception';
      if (from === 'inv_call') return toEnd ? 0 : -1;
      return from === 'inv_line_call' && toEnd && action === 'inv_step_into' ? 1 : 0;
    }
  }
}

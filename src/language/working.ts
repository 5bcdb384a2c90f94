/** Where a line can be worked out part by part on the way to the next state. */
import type { Action, State } from '../tree/state.ts';

/**
 * Whether the way from a state by an action is one line's doing, so that its working can be told: a step, or a return from
 * the line that returns. What jumps over other lines has none.
 */
export function worksOut(state: State, { action }: Action): boolean {
  if (action === 'step_into' || action === 'step_over') return true;
  return action === 'step_return' && state.event === 'line' && /^\s*return\b/.test(state.source);
}

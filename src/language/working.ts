/** Where a line can be worked out part by part on the way to the next state, and how much of that is told. */
import type { Action, State } from '../tree/state.ts';
import { LONGEST_WORKING, SMALL_STEPS, type WorkedOut } from './trajectory.ts';

/**
 * Whether the way from a state by an action is one line's doing, so that its working can be told: a step, or a return
 * from the line that returns. What jumps over other lines has none.
 */
export function worksOut(state: State, { action }: Action): boolean {
  if (action === 'step_into' || action === 'step_over') return true;
  return action === 'step_return' && state.event === 'line' && /^\s*return\b/.test(state.source);
}

/** A part, and whether it belongs to the line itself, not to a lambda or a generator expression in it. */
export interface NotedPart extends WorkedOut {
  readonly isOwn: boolean;
}

/**
 * As much of what was worked out as is shown: where all is too much, small steps are the first that can be done
 * without.
 */
export function shownWorking(noted: readonly NotedPart[]): WorkedOut[] | undefined {
  const plain = ({ expression }: NotedPart) => expression !== SMALL_STEPS;
  const line = ({ isOwn }: NotedPart) => isOwn;
  const shown = [
    noted,
    noted.filter(plain),
    noted.filter(line),
    noted.filter(each => line(each) && plain(each)),
  ].find(each => mostTokens(each) <= LONGEST_WORKING);
  return shown?.map(({ expression, value }) => ({ expression, value }));
}

const bytes = new TextEncoder();

/** No fewer than a working has: a token holds a byte at least. */
function mostTokens(working: readonly WorkedOut[]): number {
  return working.reduce((sum, { expression, value }) => sum + bytes.encode(expression + value).length + 2, 0);
}

/** Decides where a line can be worked out part by part, and how much of its working is shown. */
import type { Action, State } from '../tree/state.ts';
import { LONGEST_WORKING, SMALL_STEPS, type WorkedOut } from './trajectory.ts';

/**
 * Whether an action from a state is the work of one line, so that it can have a working: a step, or a return from the
 * line that returns. A jump over other lines has none.
 */
export function worksOut(state: State, { action }: Action): boolean {
  if (action === 'step_into' || action === 'step_over') return true;
  return action === 'step_return' && state.event === 'line' && /^\s*return\b/.test(state.source);
}

/** A part, and whether it belongs to the line itself, not to a lambda or generator expression in it. */
export interface RecordedPart extends WorkedOut {
  readonly isOwn: boolean;
}

/** As much of the working as is shown: if all is too long, small steps are dropped first. */
export function shownWorking(parts: readonly RecordedPart[]): WorkedOut[] | undefined {
  const plain = ({ expression }: RecordedPart) => expression !== SMALL_STEPS;
  const line = ({ isOwn }: RecordedPart) => isOwn;
  const shown = [
    parts,
    parts.filter(plain),
    parts.filter(line),
    parts.filter(each => line(each) && plain(each)),
  ].find(each => mostTokens(each) <= LONGEST_WORKING);
  return shown?.map(({ expression, value }) => ({ expression, value }));
}

const bytes = new TextEncoder();

/** An upper bound on a working's tokens: a token holds at least one byte. */
function mostTokens(working: readonly WorkedOut[]): number {
  return working.reduce((sum, { expression, value }) => sum + bytes.encode(expression + value).length + 2, 0);
}

/** Describes the first wrong state of a free run: what a user sees, and what really happens. */
import type { Step } from '../language/trajectory.ts';
import type { State } from '../tree/state.ts';
import type { FirstWrong } from './question.ts';
import { eventOf } from './state-match.ts';

const LONGEST = 120;

export interface Around {
  /** The true state before it. */
  readonly before: State;
  readonly confidences: readonly number[];
}

export function firstWrong(
  expected: readonly State[],
  steps: readonly Step[],
  at: number,
  { before, confidences }: Around,
): FirstWrong {
  const truth = expected[at]!;
  const given = steps[at]?.state;
  const confidence = confidences[at];
  return {
    right: at,
    of: expected.length,
    line: 'source' in before ? before.source.trim() : '',
    predicted: given ? inWords(given, truth) : 'nothing',
    ...(confidence === undefined ? {} : { confidence }),
    expected: inWords(truth, given),
  };
}

/** `line 31 in main: cost = 3`; of two states at the same place, only the variables that differ. */
function inWords(state: State, other: State | undefined): string {
  if (!('line' in state)) return eventOf(state).replace('_', ' ');
  const place = `${state.event} ${state.line} in ${state.function}`;
  const value = 'value' in state ? ` → ${state.value}` : '';
  const same = other && 'line' in other && other.event === state.event && other.line === state.line;
  const locals = state.event === 'call' || state.event === 'line' ? [...state.locals] : [];
  const differs = ([name, text]: readonly [string, string]) =>
    !same || !('locals' in other) || other.locals.get(name) !== text;
  const shown = locals.filter(differs).map(([name, text]) => `${name} = ${text}`);
  const text = `${place}${value}${shown.length > 0 ? `: ${shown.join(', ')}` : ''}`;
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

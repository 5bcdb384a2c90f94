/**
 * The differences between two states: what changed since the last stop, and where prediction and truth differ. Pure.
 */
import { isExit, type State } from '../tree/state.ts';

export interface Difference {
  /** A variable's name, or `event`, `line`, `returned value`, `exit`. */
  readonly what: string;
  readonly kind: 'variable' | 'place' | 'value';
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Everything in which two states differ. Locals count only where both know them. */
export function differences(before: State, after: State): Difference[] {
  const found: Difference[] = [];
  const add = (what: string, kind: Difference['kind'], a: string | undefined, b: string | undefined) => {
    if (a !== b) found.push({ what, kind, before: a, after: b });
  };
  add('event', 'place', before.event, after.event);
  if (isExit(before) || isExit(after)) {
    add('exit', 'value', exitText(before), exitText(after));
    return found;
  }
  add('line', 'place', String(before.line), String(after.line));
  add('function', 'place', before.function, after.function);
  add('depth', 'place', String(before.depth), String(after.depth));
  found.push(...localDifferences(before, after));
  // Two words, because a variable may be called `value`.
  if ('value' in before && 'value' in after)
    add(
      before.event.endsWith('return') && after.event.endsWith('return')
        ? 'returned value'
        : 'returned or raised',
      'value',
      before.value,
      after.value,
    );
  return found;
}

/** The differences of the variables: new, changed and vanished ones, in the order in which they are shown. */
export function localDifferences(before: State, after: State): Difference[] {
  const old = 'locals' in before ? before.locals : undefined;
  const now = 'locals' in after ? after.locals : undefined;
  if (!old || !now) return [];
  const found: Difference[] = [];
  for (const [name, value] of now)
    if (old.get(name) !== value)
      found.push({ what: name, kind: 'variable', before: old.get(name), after: value });
  for (const [name, value] of old)
    if (!now.has(name)) found.push({ what: name, kind: 'variable', before: value, after: undefined });
  return found;
}

function exitText(state: State): string | undefined {
  if (state.event !== 'exit') return undefined;
  return state.error === undefined ? state.exit : `${state.exit}: ${state.error}`;
}

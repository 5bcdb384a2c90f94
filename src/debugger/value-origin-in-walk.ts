/** Where a variable got its value, as far as the shown states of a walk tell: for predicted and live walks. Pure. */
import { isExit, type PlacedState } from '../tree/state.ts';
import type { Visited } from './debugger.ts';
import { DebuggerError } from './engine.ts';
import { GivingLines } from './giving-lines.ts';
import { BY_SET, type ValueOrigin } from './origins.ts';
import type { Files } from './source-lines.ts';
import { unknownName } from './value-origin.ts';

const STEPS: ReadonlySet<string> = new Set(['step_into', 'step_over', 'set']);

/** Between which of its shown states the value came. */
export function originInWalk(history: readonly Visited[], files: Files, name: string): ValueOrigin[] {
  const here = history.at(-1)?.moment.state;
  if (!here || isExit(here)) throw new DebuggerError(`the walk has ended, so there is no variable ${name}`);
  const known = localsIn(here) ?? new Map<string, string>();
  const value = known.get(name);
  if (value === undefined) throw unknownName(name, known);
  const lines = new GivingLines(files);
  const origin = (kind: ValueOrigin['kind'], state: PlacedState, note?: string): ValueOrigin[] => [
    {
      kind,
      name,
      value,
      ...(kind === 'given' || kind === 'argument' ? {} : before(state, name, value)),
      ...(note === undefined ? {} : { note }),
      line: state.line,
      source: state.source,
      function: state.function,
    },
  ];
  if (here.event === 'call') return origin(here.depth > 1 ? 'argument' : 'given', here);
  let after: PlacedState = here;
  let jumped = false;
  for (let i = history.length - 2; i >= 0; i--) {
    const { state } = history[i]!.moment;
    const action = history[i + 1]!.action?.action;
    if (isExit(state)) break;
    // A jump to the end of a callee passes no line of this call.
    jumped ||=
      action !== undefined && !STEPS.has(action) && !(action === 'step_return' && state.depth > here.depth);
    if (state.depth > here.depth) continue;
    const locals = localsIn(state);
    if (state.depth < here.depth || state.function !== here.function || !locals) break;
    const ran = { line: after.line, ends: after.event === 'return', raises: after.event === 'exception' };
    const same = locals.get(name) === value;
    const gives = jumped ? 'maybe' : action === 'set' ? 'no' : lines.gives(state.line, name, ran);
    if (jumped)
      return origin(
        'on the way',
        state,
        same ? 'it looked the same before the jump, and may have been given again since' : undefined,
      );
    if (action === 'set' && !same) return origin('assigned', state, BY_SET);
    if (!same) return origin(gives === 'no' && locals.has(name) ? 'changed' : 'assigned', state);
    if (gives !== 'no')
      return origin('assigned', state, gives === 'maybe' ? 'or it had this value before' : undefined);
    after = state;
    if (state.event === 'call') break;
  }
  if (jumped) return origin('on the way', after);
  return origin(after.event === 'call' && after.depth > 1 ? 'argument' : 'given', after);
}

function before(state: PlacedState, name: string, value: string): { before?: string } {
  const text = localsIn(state)?.get(name);
  return text === undefined || text === value ? {} : { before: text };
}

function localsIn(state: PlacedState): ReadonlyMap<string, string> | undefined {
  return 'locals' in state ? state.locals : undefined;
}

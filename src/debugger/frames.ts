/** The calls that lead to a moment, innermost first, as far as a walk has shown them. */
import { isExit, type Locals, type PlacedState } from '../tree/state.ts';
import type { Visited } from './debugger.ts';
import type { Frame } from './engine.ts';

export function localsOf(state: PlacedState | undefined): Locals | undefined {
  return state && 'locals' in state ? state.locals : undefined;
}

/** The last line shown one level up is the caller, unless its activation ended since. */
export function framesShown(history: readonly Visited[]): Frame[] {
  const here = history.at(-1)?.moment.state;
  if (!here || isExit(here)) return [];
  const frames: Frame[] = [{ depth: here.depth, state: here }];
  let wanted = here.depth - 1;
  let ended = false;
  for (let i = history.length - 2; i >= 0 && wanted > 0; i--) {
    const { state } = history[i]!.moment;
    if (isExit(state) || state.depth > wanted) continue;
    while (wanted > state.depth) {
      frames.push({ depth: wanted--, state: undefined });
      ended = false;
    }
    if (state.event === 'return' || state.event === 'exception') ended = true;
    if (ended) {
      if (state.event === 'call') {
        frames.push({ depth: wanted--, state: undefined });
        ended = false;
      }
      continue;
    }
    const jumped = history[i + 1]?.action?.action !== 'step_into';
    frames.push({ depth: wanted--, state, ...(jumped ? { stale: true } : {}) });
  }
  while (wanted > 0) frames.push({ depth: wanted--, state: undefined });
  return frames;
}

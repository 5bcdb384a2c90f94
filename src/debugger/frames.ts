/** The calls that lead to a moment, innermost first: from the run where there is one, else from what the walk has shown. */
import { EventKind } from '../trace/recording.ts';
import { isExit, type Locals, type PlacedState } from '../tree/state.ts';
import type { Visited } from './debugger.ts';
import type { RealMoment } from './engines/real/engine.ts';

export interface Frame {
  readonly depth: number;
  /** Undefined where the walk jumped past the caller: nobody has seen it. */
  readonly state: PlacedState | undefined;
  /** The walk jumped from there: the call was made by this activation, but maybe from a later line. */
  readonly stale?: true;
}

export function framesOf(history: readonly Visited[]): Frame[] {
  const moment = history.at(-1)?.moment;
  if (!moment || isExit(moment.state)) return [];
  if ('kind' in moment && 'tree' in moment) return realFrames(moment as RealMoment, moment.state);
  return seenFrames(history, moment.state);
}

export function localsOf(state: PlacedState | undefined): Locals | undefined {
  return state && 'locals' in state ? state.locals : undefined;
}

function realFrames(moment: RealMoment, here: PlacedState): Frame[] {
  const frames: Frame[] = [{ depth: here.depth, state: here }];
  const tree = moment.kind === 'forward' ? moment.tree : moment.tree.forward;
  let node = moment.kind === 'forward' ? moment.node : moment.node >> 1;
  for (;;) {
    node = tree.recording.activationParents[tree.activation(node)]!;
    if (node < 0) return frames;
    const state = tree.state(node);
    if (!isExit(state)) frames.push({ depth: state.depth, state });
    if (tree.kind(node) === EventKind.call && tree.depth(node) === 1) return frames;
  }
}

/** Going back through the walk: the last line shown one level up is the caller, unless its activation was seen to end. */
function seenFrames(history: readonly Visited[], here: PlacedState): Frame[] {
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

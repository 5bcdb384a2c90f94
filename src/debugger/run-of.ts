/** The run that a moment was read off, and its place in it. */
import type { StateTree } from '../tree/tree.ts';
import type { Moment } from './engine.ts';
import type { HybridMoment } from './engines/hybrid/engine.ts';
import type { RealMoment } from './engines/real/engine.ts';

export interface RunPlace {
  readonly tree: StateTree;
  /** The node of the (forward) tree that the moment stands at. */
  readonly node: number;
}

/** Observed moments know their run; those of a hybrid walk, if it was made. */
export async function realMomentOf(moment: Moment): Promise<RealMoment | undefined> {
  if ('kind' in moment && 'tree' in moment) return moment as RealMoment;
  if ('path' in moment && moment.origin === 'observed') return (moment as HybridMoment).path.real;
  return undefined;
}

/** Undefined where the moment was predicted, or comes from a process that is not recorded. */
export async function runOf(moment: Moment): Promise<RunPlace | undefined> {
  const real = await realMomentOf(moment);
  if (!real) return undefined;
  if (real.kind === 'forward') return { tree: real.tree, node: real.node };
  return { tree: real.tree.forward, node: Math.max(0, real.node >> 1) };
}

/** The shapes of inverse trajectories: from a function's end back towards its arguments. */
import type { Random } from '../shared/random.ts';
import { INV_STEP_CALL, INV_STEP_INTO, INV_STEP_OVER, type InverseWalk } from './walk.ts';

/** Asks for the arguments in one prediction. */
export function direct(walk: InverseWalk, random: Random): void {
  walk.take(INV_STEP_CALL);
  if (random.chance(0.1)) walk.take(INV_STEP_INTO);
}

/** Takes some steps back, then asks for the arguments. */
export function inversePrefix(walk: InverseWalk, random: Random): void {
  const into = random.chance(0.5);
  for (let steps = random.between(1, 4); steps > 0; steps--) {
    // The last action must reach the arguments, so no step before may.
    if (walk.tree.stepCall(walk.at) >= walk.tree.stepOver(walk.at)) break;
    walk.take(into ? INV_STEP_INTO : INV_STEP_OVER);
  }
  walk.take(INV_STEP_CALL);
}

export function inverseRun(walk: InverseWalk): void {
  while (!walk.over) walk.take(INV_STEP_INTO);
}

export function inverseWalk(walk: InverseWalk, random: Random): void {
  while (!walk.over) {
    const kind = random.weighted({ inv_step_into: 45, inv_step_over: 40, inv_step_call: 15 });
    walk.take({ action: kind });
  }
}

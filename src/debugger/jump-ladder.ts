/** The sizes in which a jump can be taken at a place, the largest first, and which of them is worth trying now. Pure. */
import type { Action, PlacedState } from '../tree/state.ts';
import type { JumpPlaces } from './jump-places.ts';

/** From the jump itself down to a single step. */
export const SIZES = ['goal', 'return', 'loop', 'over', 'step'] as const;
export type Size = (typeof SIZES)[number];

export interface Rung {
  readonly size: Size;
  readonly action: Action;
  /** The probability that it must have to be taken; none for a step, which is taken as it comes. */
  readonly floor?: number;
}

const STEP: Action = { action: 'step_into' };

/**
 * How sure a move must be. A jump to the line that returns costs hardly more than the whole one and is right more often;
 * below it are only steps, which cost several times as much: so it is taken at half the confidence. A call that is stepped
 * over is one of many moves, and must be surer.
 */
export function floorOf(size: Size, threshold: number): number {
  switch (size) {
    case 'goal':
      return threshold;
    case 'return':
    case 'loop':
      return threshold / 2;
    case 'over':
      return Math.sqrt(threshold);
    case 'step':
      return 0;
  }
}

export function rungs(
  goal: Action,
  state: PlacedState,
  threshold: number,
  places: JumpPlaces,
): readonly Rung[] {
  const step: Rung = { size: 'step', action: STEP };
  if (state.event === 'return' || state.event === 'exception') return [step];
  const { line } = state;
  const inside = state.event === 'line';
  const calls = inside && places.mayCall(line);
  // The very next state is the end.
  if (goal.action === 'step_return' && inside && places.returns(line) && !calls)
    return [{ size: 'step', action: goal }];
  const found: Rung[] = [];
  const add = (size: Size, action: Action) => {
    found.push({ size, action, floor: floorOf(size, threshold) });
  };
  add('goal', goal);
  if (goal.action === 'step_over') return [...found, step];
  const wanted = goal.action === 'breakpoint' ? goal.lines : [];
  const stops = (...lines: number[]): Action => ({
    action: 'breakpoint',
    lines: [...new Set([...lines, ...wanted])],
  });
  if (goal.action === 'continue') add('return', { action: 'step_return' });
  else if (goal.action === 'step_return') {
    const returns = places.returnLines(line).filter(each => each !== line);
    if (returns.length > 0) add('return', stops(...returns));
  }
  const [loop, outer] = inside ? places.loopsAround(line) : [];
  const last = loop === undefined ? undefined : places.behind(loop);
  // Out of this loop; where nothing stands behind it, to the next round of the one around.
  const behind = last ?? outer;
  if (behind !== undefined && !(goal.action === 'step_return' && places.returns(behind)))
    add('loop', stops(behind));
  if (calls && goal.action === 'step_return') add('over', { action: 'step_over' });
  return [...found, step];
}

/** Moves after a refusal before something larger is tried again; each further refusal doubles them. */
const PATIENCE = 4;

/**
 * Which sizes are tried: at first all from the largest down. What was refused is not asked again at once; the more often it
 * was, the more moves pass before something larger is tried. Leaving a loop, all is tried again.
 */
export class Ladder {
  private size = 0;
  private wait = 0;
  private patience = PATIENCE;
  private loops = 0;

  /** Those to try here, in order. */
  choose(all: readonly Rung[], loops: number): readonly Rung[] {
    if (loops < this.loops) this.reset();
    this.loops = loops;
    const same = all.findIndex(({ size }) => SIZES.indexOf(size) >= this.size);
    const from = this.wait > 0 ? same : same - 1;
    return all.slice(Math.max(0, from));
  }

  /** One of them was taken, `refused` larger ones were not. */
  took(rung: Rung, refused: number): void {
    this.size = SIZES.indexOf(rung.size);
    if (refused > 0) {
      this.wait = this.patience;
      this.patience *= 2;
    } else if (this.wait > 0) this.wait--;
  }

  private reset(): void {
    this.size = 0;
    this.wait = 0;
    this.patience = PATIENCE;
  }
}

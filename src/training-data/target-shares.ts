/**
 * Keeps the shares of target tokens: the share furthest below its goal comes next.
 *
 * Shapes differ tenfold in the number of targets, and programs in the number of steps, so weights of shapes alone
 * would leave the shares to chance.
 */

import type { Random } from '../shared/random.ts';
import { SHARE_NAMES, type ShareName, type Weights } from './config.ts';

export type Targets = Record<ShareName, number>;

export const noTargets = (): Targets => ({ steps: 0, jumps: 0, inverse_direct: 0, inverse_steps: 0 });

export class ShareKeeper {
  private readonly had = noTargets();
  private total = 0;
  private readonly sum: number;

  constructor(private readonly shares: Weights<ShareName>) {
    this.sum = SHARE_NAMES.reduce((sum, name) => sum + shares[name], 0);
  }

  /**
   * Samples one of the possible shares, by how much each lacks. Each keeps a small chance, so that no program misses
   * one.
   */
  next(possible: readonly ShareName[], random: Random): ShareName {
    const weights = noTargets();
    let lacking = 0;
    for (const name of possible) {
      const due = (this.shares[name] / this.sum) * (this.total + 1) - this.had[name];
      weights[name] = Math.max(0, due);
      lacking += weights[name];
    }
    for (const name of possible) weights[name] += (0.03 * (lacking + 1) * this.shares[name]) / this.sum;
    return random.weighted(weights);
  }

  add(targets: Targets): void {
    for (const name of SHARE_NAMES) {
      this.had[name] += targets[name];
      this.total += targets[name];
    }
  }
}

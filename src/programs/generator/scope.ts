/** The variables that a place in a program can use, with their types. */
import type { Random } from '../../shared/random.ts';
import { type Bindings, fits, type Type } from './types.ts';

export interface Variable {
  /** As it is written there: `total`, `self.items`. */
  readonly text: string;
  readonly type: Type;
  /** A loop goes over it, or it is a constant: nothing may change it. */
  locked?: boolean;
  /** The literal that it was given: keys and items that are there are taken from it. */
  readonly literal?: string;
}

export class Scope {
  private readonly own: Variable[] = [];

  constructor(private readonly outer?: Scope) {}

  add(variable: Variable): void {
    this.own.push(variable);
  }

  /** All that can be seen from here, the newest first. */
  *[Symbol.iterator](): Generator<Variable> {
    for (let i = this.own.length - 1; i >= 0; i--) yield this.own[i]!;
    if (this.outer) yield* this.outer;
  }

  /** A variable that fits a pattern, newer ones rather; the pattern's variables are settled by it. */
  pick(pattern: Type, bindings: Bindings, random: Random, changed = false): Variable | undefined {
    const fitting: Variable[] = [];
    for (const variable of this) {
      if (changed && variable.locked) continue;
      if (fits(pattern, variable.type, new Map(bindings))) fitting.push(variable);
      if (fitting.length === 6) break;
    }
    if (fitting.length === 0) return undefined;
    const chosen = random.chance(0.4) ? fitting[0]! : random.pick(fitting);
    fits(pattern, chosen.type, bindings);
    return chosen;
  }
}

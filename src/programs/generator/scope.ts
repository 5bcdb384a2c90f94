/** The variables that a place in a program can use, with their types. */
import type { Random } from '../../shared/random.ts';
import { type Bindings, fits, type Type } from './types.ts';

export interface Variable {
  /** Its name in the code: `total`, `self.items`. */
  readonly text: string;
  readonly type: Type;
  /** Nothing may change it, because a loop iterates over it or it is a constant. */
  locked?: boolean;
  /** The literal that it was set to, from which existing keys and items are taken. */
  readonly literal?: string;
}

export class Scope {
  private readonly own: Variable[] = [];

  /** `shut`: a function begins here; outer variables can be read but not set. */
  constructor(
    private readonly outer?: Scope,
    private readonly shut = false,
  ) {}

  get size(): number {
    return this.own.length;
  }

  /** Forgets what was added since it had that size. */
  cut(size: number): void {
    this.own.length = size;
  }

  add(variable: Variable): void {
    this.own.push(variable);
  }

  /** Nothing within this scope may change the variable of that name, if there is one. */
  lock(text: string): void {
    for (const variable of this.visible(true)) {
      if (variable.text !== text) continue;
      this.own.push({ ...variable, locked: true });
      return;
    }
  }

  private *visible(changed: boolean): Generator<Variable> {
    for (let i = this.own.length - 1; i >= 0; i--) yield this.own[i]!;
    if (this.outer && !(changed && this.shut)) yield* this.outer.visible(changed);
  }

  /** A variable that fits a pattern, preferably a newer one. It settles the pattern's type variables. */
  pick(pattern: Type, bindings: Bindings, random: Random, changed = false): Variable | undefined {
    const fitting: Variable[] = [];
    const locked = new Set<string>();
    for (const variable of this.visible(changed)) {
      if (changed && variable.locked) locked.add(variable.text);
      if (locked.has(variable.text)) continue;
      if (fits(pattern, variable.type, new Map(bindings))) fitting.push(variable);
      if (fitting.length === 6) break;
    }
    if (fitting.length === 0) return undefined;
    const chosen = random.chance(0.4) ? fitting[0]! : random.pick(fitting);
    fits(pattern, chosen.type, bindings);
    return chosen;
  }
}

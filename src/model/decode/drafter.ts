/**
 * Guesses the next tokens, which one pass checks together. Guesses come from repeats (what followed the last tokens
 * before may follow again), from what the grammar finds likely, and from what it forces after either. The drafter
 * counts how often each kind is right, and guesses on while the whole draft is likely enough.
 */

import type { Grammar } from '../model.ts';
import { repeatOf } from './prompt-lookup.ts';

export interface Guess {
  readonly id: number;
  /** The source of the guess; undefined for a forced token. */
  readonly kind?: string;
}

/** A less likely guess costs more than it saves: a token costs a quarter of a pass. */
const LEAST = 0.3;
/** The assumed rates before any observation, and how many observations they are worth. */
const AT_FIRST = 0.7;
const WORTH = 8;
/** The weight by which older observations fade. */
const REMEMBERED = 256;

export class Drafter {
  private readonly rates = new Map<string, { held: number; seen: number }>();

  draft(ids: readonly number[], grammar: Grammar, most: number): Guess[] {
    const found: Guess[] = [];
    if (most <= 0) return found;
    const behind = grammar.clone();
    const text = [...ids];
    let likely: readonly number[] = [];
    let sure = 1;
    while (found.length < most && !behind.done) {
      const { few, many } = behind.allowed();
      let guess: Guess;
      if (!many && few.length === 1) guess = { id: few[0]! };
      else {
        const isAllowed = (id: number) => few.includes(id) || many?.includes(id) === true;
        if (likely.length === 0) likely = behind.likely?.() ?? [];
        if (likely.length > 0 && !isAllowed(likely[0]!)) likely = [];
        const repeat = repeatOf(text);
        const repeated = repeat && isAllowed(repeat.id) ? repeat : undefined;
        const best = this.better(behind.kind ?? (many ? 'value' : 'form'), repeated, likely[0]);
        if (!best) break;
        sure *= this.rate(best.kind!);
        if (sure < LEAST) break;
        guess = best;
      }
      likely = guess.id === likely[0] ? likely.slice(1) : [];
      behind.accept(guess.id);
      text.push(guess.id);
      found.push(guess);
    }
    return found;
  }

  /** Records whether a guess was right. */
  learn({ kind }: Guess, held: boolean): void {
    if (kind === undefined) return;
    const rate = this.rates.get(kind) ?? { held: WORTH * AT_FIRST, seen: WORTH };
    rate.held += held ? 1 : 0;
    rate.seen++;
    if (rate.seen > REMEMBERED) {
      rate.held /= 2;
      rate.seen /= 2;
    }
    this.rates.set(kind, rate);
  }

  private rate(kind: string): number {
    const { held, seen } = this.rates.get(kind) ?? { held: AT_FIRST, seen: 1 };
    return held / seen;
  }

  private better(
    where: string,
    repeat: { readonly id: number; readonly size: number } | undefined,
    likely: number | undefined,
  ): Guess | undefined {
    const repeated = repeat && { id: repeat.id, kind: `${where} repeats ${repeat.size}` };
    if (likely === undefined) return repeated;
    if (repeat?.id === likely) return { id: likely, kind: `${where} both` };
    const alone = { id: likely, kind: `${where} likely` };
    return repeated && this.rate(repeated.kind) >= this.rate(alone.kind) ? repeated : alone;
  }
}

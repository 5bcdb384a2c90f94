/**
 * The grammar of a line's working, an automaton over tokens: parts of the line, each with its value, until the state
 * begins. If no value decides which parts are evaluated, the grammar writes the parts; otherwise the model does.
 */

import { BYTE_BASE, SPECIAL, SPECIAL_COUNT, TEXT_BASE } from '../../language/specials.ts';
import { tokenizer } from '../../language/tokenizer.ts';
import { LONGEST_WORKING, SMALL_STEPS, type WorkedOut } from '../../language/trajectory.ts';
import { CODE_BASE, PIECES, TEXTS, VOCABULARY_SIZE } from '../../language/vocabulary.ts';
import { certainParts } from '../../python/parts.ts';
import type { Allowed } from '../model.ts';

/** Tokens of values: characters, bytes, words, and two pieces of punctuation. */
export const VALUE_TOKENS: Uint16Array = Uint16Array.from([
  ...Array.from({ length: CODE_BASE - SPECIAL_COUNT }, (_, i) => SPECIAL_COUNT + i),
  ...[PIECES.find(', '), PIECES.find(': ')].filter(id => id >= CODE_BASE && id < VOCABULARY_SIZE),
]);

/** Tokens of one line of code: all texts but line ends. */
const CODE_TOKENS: Uint16Array = Uint16Array.from(
  Array.from({ length: VOCABULARY_SIZE - SPECIAL_COUNT }, (_, i) => SPECIAL_COUNT + i).filter(
    id => !/[\n\r]/.test(id < TEXT_BASE ? String.fromCharCode(id - BYTE_BASE) : TEXTS[id - TEXT_BASE]!),
  ),
);

/** Tokens of one expression. */
const LONGEST_EXPRESSION = 96;

/** Operations that may need small steps: some operators, some calls, items and slices. */
const STEPPED =
  /[-+*/%&|^<>]|\]|\b(?:sum|max|min|divmod|bin|len|bisect(?:_left|_right)?|Counter)\b|\.\s*(?:count|find|index|rfind|rindex)\b/;
const STEPS = tokenizer.encode(SMALL_STEPS, 'code')[0]!;

const INTERRUPTING: ReadonlySet<number> = new Set([SPECIAL.call_sep, SPECIAL.exception_sep]);

/** What is known about a line before it is worked out. */
export interface WorkingPlan {
  /** The parts in order, as tokens. */
  readonly paths: readonly (readonly number[])[];
  /** Whether there are no other parts. */
  readonly whole: boolean;
  /** Whether the working may be empty, because the line calls a function of the program. */
  readonly free: boolean;
  /** For each part, and then for the values in the state: whether small steps may come first. */
  readonly stepped: readonly boolean[];
  /** Most values of the state with small steps in a row: one more than its commas. */
  readonly shown: number;
}

/** The plan of a line whose parts are evaluated whatever their values; undefined for other lines. */
export function workingPlan(
  source: string,
  own: (name: string) => boolean,
  free: boolean,
): WorkingPlan | undefined {
  const certain = certainParts(source, own);
  if (!certain) return undefined;
  const { texts, whole } = certain;
  const shown = source.split(',').length;
  const stepped = STEPPED.test(source);
  return {
    paths: texts.map(text => tokenizer.encode(text, 'code')),
    whole,
    free,
    // One of several values may come before the parts of the next.
    stepped: [...texts.map(text => (shown > 1 && stepped) || STEPPED.test(text)), stepped],
    shown,
  };
}

interface WrittenPart {
  readonly expression: string;
}

function partsIn(written: readonly WrittenPart[]): number {
  return written.reduce((count, { expression }) => count + (expression === SMALL_STEPS ? 0 : 1), 0);
}

export class Working {
  /** `begin`: nothing was written yet. */
  private place: 'begin' | 'expression' | 'value' = 'begin';
  /** The tokens of the current text, and of all texts. */
  private text: readonly number[] = [];
  private length = 0;
  private expression = '';
  private parts: readonly WorkedOut[] = [];

  /** `plan` holds the certain parts. Without a plan the model chooses the parts. */
  constructor(private readonly plan?: WorkingPlan) {}

  clone(): Working {
    return Object.assign(new Working(this.plan), this);
  }

  get at(): 'begin' | 'expression' | 'value' {
    return this.place;
  }

  /** The tokens of the current text. */
  get open(): readonly number[] {
    return this.text;
  }

  /** The finished parts. */
  get finished(): readonly WorkedOut[] {
    return this.parts;
  }

  /** The finished parts and the one whose value is being written. */
  get written(): readonly WorkedOut[] {
    if (this.place !== 'value') return this.parts;
    return [...this.parts, { expression: this.expression, value: tokenizer.decode(this.text) }];
  }

  /** `ends` are the tokens that begin the state. `mustEnd`: it must end. */
  allowed(ends: readonly number[], longestValue: number, mustEnd: boolean): Allowed {
    if (this.place === 'expression') return this.allowedExpression(mustEnd);
    const few = this.afterPart(ends, mustEnd || this.length >= LONGEST_WORKING);
    return this.place === 'begin' || mustEnd || this.text.length >= longestValue
      ? { few }
      : { few, many: VALUE_TOKENS };
  }

  private allowedExpression(mustEnd: boolean): Allowed {
    const { length } = this.text;
    if (this.text[0] === STEPS) return { few: [SPECIAL.eq] };
    const planned = this.planned(this.parts);
    if (planned) {
      const steps = length === 0 && this.mayWriteSteps(this.parts) ? [STEPS] : [];
      return { few: [planned[length] ?? SPECIAL.eq, ...steps] };
    }
    // All parts of the plan were written.
    if (this.plan?.whole) return { few: [STEPS] };
    if (length === 0) return { few: [], many: CODE_TOKENS };
    return mustEnd || length >= LONGEST_EXPRESSION
      ? { few: [SPECIAL.eq] }
      : { few: [SPECIAL.eq], many: CODE_TOKENS };
  }

  /**
   * While parts are left, only a call or an exception in them can come between. A line that calls the program's own
   * functions may have no parts: in training the line of `main` that makes the call has none.
   */
  private afterPart(ends: readonly number[], mustEnd: boolean): readonly number[] {
    if (mustEnd) return ends;
    const written = this.withOpen;
    if (this.planned(written)) {
      if (this.place === 'begin' && this.plan!.free) return [SPECIAL.var, ...ends];
      return [SPECIAL.var, ...ends.filter(id => INTERRUPTING.has(id))];
    }
    return this.plan?.whole && !this.mayWriteSteps(written) ? ends : [SPECIAL.var, ...ends];
  }

  /** The certain next part, as tokens. */
  private planned(written: readonly WrittenPart[]): readonly number[] | undefined {
    return this.plan?.paths[partsIn(written)];
  }

  /** Whether small steps may come next. Each value has them at most once. */
  private mayWriteSteps(written: readonly WrittenPart[]): boolean {
    if (this.plan?.stepped[partsIn(written)] !== true) return false;
    return (
      written.length - 1 - written.findLastIndex(({ expression }) => expression !== SMALL_STEPS) <
      this.plan.shown
    );
  }

  /** All parts, including the one whose value is being written. */
  private get withOpen(): readonly WrittenPart[] {
    return this.place === 'value' ? [...this.parts, { expression: this.expression }] : this.parts;
  }

  /** Accepts a token. False if it begins the state: then the working is over. */
  accept(id: number): boolean {
    this.length++;
    if (id >= SPECIAL_COUNT) {
      this.text = [...this.text, id];
      return true;
    }
    if (id === SPECIAL.eq) {
      this.expression = tokenizer.decode(this.text);
      this.place = 'value';
    } else {
      this.parts = this.written;
      this.place = id === SPECIAL.var ? 'expression' : 'begin';
    }
    this.text = [];
    return id === SPECIAL.eq || id === SPECIAL.var;
  }
}

/**
 * The working of a line, as an automaton over tokens: parts of the line, each with what it came to, until the state begins.
 * Where no value decides which parts are evaluated, they are given; elsewhere they are the model's to say.
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

/** What may have to be told in small steps first: some operations, some calls, items and slices. */
const STEPPED =
  /[-+*/%&|^<>]|\]|\b(?:sum|max|min|divmod|bin|len|bisect(?:_left|_right)?|Counter)\b|\.\s*(?:count|find|index|rfind|rindex)\b/;
const STEPS = tokenizer.encode(SMALL_STEPS, 'code')[0]!;

const INTERRUPTING: ReadonlySet<number> = new Set([SPECIAL.call_sep, SPECIAL.exception_sep]);

/** What is known of a line before it is worked out. */
export interface WorkingPlan {
  /** The parts in their order, as tokens. */
  readonly paths: readonly (readonly number[])[];
  /** There are no others. */
  readonly whole: boolean;
  /** None need be told: the line calls a function of the program. */
  readonly free: boolean;
  /** Of each part, and then of what the state shows: may it be told in small steps first? */
  readonly stepped: readonly boolean[];
  /** How many values the state may show in small steps one behind the other, at most: one for each comma, and one. */
  readonly shown: number;
}

/** Of a line on which parts are evaluated whatever their values are; undefined for others. */
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
    // One of several values may come before parts of the next.
    stepped: [...texts.map(text => (shown > 1 && stepped) || STEPPED.test(text)), stepped],
    shown,
  };
}

interface Told {
  readonly expression: string;
}

function partsIn(told: readonly Told[]): number {
  return told.reduce((count, { expression }) => count + (expression === SMALL_STEPS ? 0 : 1), 0);
}

export class Working {
  /** `begin`: nothing was told yet. */
  private place: 'begin' | 'expression' | 'value' = 'begin';
  /** Tokens of the text that is being written, and of all. */
  private text: readonly number[] = [];
  private written = 0;
  private expression = '';
  private parts: readonly WorkedOut[] = [];

  /** `plan`: the parts that surely come. Without one, which pieces of the line they are is the model's to say. */
  constructor(private readonly plan?: WorkingPlan) {}

  clone(): Working {
    return Object.assign(new Working(this.plan), this);
  }

  get at(): 'begin' | 'expression' | 'value' {
    return this.place;
  }

  /** The tokens of the text being written. */
  get open(): readonly number[] {
    return this.text;
  }

  /** What was worked out. */
  get finished(): readonly WorkedOut[] {
    return this.parts;
  }

  /** The same, with the value that is being written. */
  get told(): readonly WorkedOut[] {
    if (this.place !== 'value') return this.parts;
    return [...this.parts, { expression: this.expression, value: tokenizer.decode(this.text) }];
  }

  /** `ends`: tokens that begin the state. `spent`: it must come to its end. */
  allowed(ends: readonly number[], longestValue: number, spent: boolean): Allowed {
    if (this.place === 'expression') return this.allowedExpression(spent);
    const few = this.afterPart(ends, spent || this.written >= LONGEST_WORKING);
    return this.place === 'begin' || spent || this.text.length >= longestValue
      ? { few }
      : { few, many: VALUE_TOKENS };
  }

  private allowedExpression(spent: boolean): Allowed {
    const { length } = this.text;
    if (this.text[0] === STEPS) return { few: [SPECIAL.eq] };
    const planned = this.planned(this.parts);
    if (planned) {
      const steps = length === 0 && this.mayTellSteps(this.parts) ? [STEPS] : [];
      return { few: [planned[length] ?? SPECIAL.eq, ...steps] };
    }
    // All parts of the plan were told.
    if (this.plan?.whole) return { few: [STEPS] };
    if (length === 0) return { few: [], many: CODE_TOKENS };
    return spent || length >= LONGEST_EXPRESSION
      ? { few: [SPECIAL.eq] }
      : { few: [SPECIAL.eq], many: CODE_TOKENS };
  }

  /**
   * While parts are left, only what they set off themselves can come between: a call, an exception. Of a line that calls the
   * program's own functions none need be told: in what models are trained on, the line of `main` that calls what is asked about has
   * none.
   */
  private afterPart(ends: readonly number[], spent: boolean): readonly number[] {
    if (spent) return ends;
    const told = this.withOpen;
    if (this.planned(told)) {
      if (this.place === 'begin' && this.plan!.free) return [SPECIAL.var, ...ends];
      return [SPECIAL.var, ...ends.filter(id => INTERRUPTING.has(id))];
    }
    return this.plan?.whole && !this.mayTellSteps(told) ? ends : [SPECIAL.var, ...ends];
  }

  /** The part that surely comes behind those told, as tokens. */
  private planned(told: readonly Told[]): readonly number[] | undefined {
    return this.plan?.paths[partsIn(told)];
  }

  /** May what comes behind those told be told in small steps first? Once is enough for each. */
  private mayTellSteps(told: readonly Told[]): boolean {
    if (this.plan?.stepped[partsIn(told)] !== true) return false;
    return (
      told.length - 1 - told.findLastIndex(({ expression }) => expression !== SMALL_STEPS) < this.plan.shown
    );
  }

  /** What was told, with the part whose value is being written. */
  private get withOpen(): readonly Told[] {
    return this.place === 'value' ? [...this.parts, { expression: this.expression }] : this.parts;
  }

  /** Goes on behind a token. False if it begins the state: then the working is over. */
  accept(id: number): boolean {
    this.written++;
    if (id >= SPECIAL_COUNT) {
      this.text = [...this.text, id];
      return true;
    }
    if (id === SPECIAL.eq) {
      this.expression = tokenizer.decode(this.text);
      this.place = 'value';
    } else {
      this.parts = this.told;
      this.place = id === SPECIAL.var ? 'expression' : 'begin';
    }
    this.text = [];
    return id === SPECIAL.eq || id === SPECIAL.var;
  }
}

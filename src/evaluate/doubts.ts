/** Measures how likely a model finds the states that training documents ask for, and what it doubts most. Pure. */
import {
  ACTION_TOKENS,
  EVENT_TOKENS,
  lineOfToken,
  SPECIAL,
  SPECIAL_COUNT,
  SPECIAL_TEXTS,
} from '../language/specials.ts';
import { tokenizer } from '../language/tokenizer.ts';

/** What a token of a state stands for: a part of the working, the event, the line, a variable, or a value. */
export type StatePart = 'working' | 'event' | 'line' | 'variable' | 'value';

/** A state that a document asks for, as a range of its tokens. */
export interface AskedState {
  readonly from: number;
  readonly to: number;
  readonly action: string;
  /** The line that was running, as far as the document shows it. */
  readonly source: string | undefined;
  readonly working: boolean;
}

export interface Doubt extends AskedState {
  /** Of the whole state, with its working. */
  readonly probability: number;
  /** The information in the state, as the model sees it: −log₂ of the probability. */
  readonly bits: number;
  /** What its least likely token stands for. */
  readonly part: StatePart;
}

export interface DoubtRow {
  readonly name: string;
  readonly states: number;
  /** How many of them the model expects to get wrong: the sum of the probabilities of all other answers. */
  readonly wrong: number;
  /** How many have a probability below one half. */
  readonly unlikely: number;
  readonly bits: number;
}

/** The states that a document asks for, in order. `targets`: for each token, whether a model has to predict it. */
export function askedStates(ids: readonly number[], targets: readonly boolean[]): AskedState[] {
  const begin = ids.findIndex(id => EVENT_TOKENS.has(id));
  const sources = sourcesIn(ids.slice(0, Math.max(0, begin)));
  const found: AskedState[] = [];
  let action = '';
  let line = 0;
  for (let at = Math.max(0, begin); at < ids.length; at++) {
    const id = ids[at]!;
    if (!targets[at]) {
      action = ACTION_TOKENS.get(id) ?? action;
      line = lineOfToken(id) || line;
      continue;
    }
    let to = at;
    while (to < ids.length && targets[to]) to++;
    found.push({
      from: at,
      to,
      action,
      source: sources.get(line),
      working: ids[at - 1] === SPECIAL.working,
    });
    for (; at < to; at++) line = lineOfToken(ids[at]!) || line;
    at--;
  }
  return found;
}

/** The lines of the code that a document begins with. */
function sourcesIn(ids: readonly number[]): Map<number, string> {
  const sources = new Map<number, string>();
  let line = 0;
  let from = 0;
  for (let at = 0; at <= ids.length; at++) {
    const next = at < ids.length ? lineOfToken(ids[at]!) : 1;
    if (!next) continue;
    if (line) sources.set(line, tokenizer.decode(ids.slice(from, at)).trim());
    [line, from] = [next, at + 1];
  }
  return sources;
}

/** What each token of a state stands for. */
export function partsOf(ids: readonly number[], working: boolean): StatePart[] {
  let before: StatePart = working ? 'working' : 'event';
  return ids.map(id => {
    if (EVENT_TOKENS.has(id)) {
      before = 'line';
      return 'event';
    }
    if (before === 'working') return before;
    if (lineOfToken(id) || id === SPECIAL.line_high) return 'line';
    if (id === SPECIAL.var || id === SPECIAL.gone) before = 'variable';
    else if (id === SPECIAL.eq || id === SPECIAL.arg_sep) {
      before = 'value';
      return id === SPECIAL.eq ? 'variable' : 'value';
    }
    return before;
  });
}

/** A document's states with their probabilities; `logprobs` are those of its tokens from the first target on. */
export function doubtsOf(
  ids: readonly number[],
  targets: readonly boolean[],
  logprobs: readonly number[],
): Doubt[] {
  const first = targets.indexOf(true);
  return askedStates(ids, targets).map(state => {
    const sure = logprobs.slice(state.from - first, state.to - first);
    const least = sure.indexOf(Math.min(...sure));
    const logprob = sure.reduce((sum, each) => sum + each, 0);
    return {
      ...state,
      probability: Math.exp(logprob),
      bits: 0 - logprob / Math.LN2,
      part: partsOf(ids.slice(state.from, state.to), state.working)[least]!,
    };
  });
}

/** A state as text, with the probability of each token behind it that is less likely than `below`. */
export function marked(ids: readonly number[], logprobs: readonly number[], below: number): string {
  let text = '';
  let plain: number[] = [];
  for (const [at, id] of ids.entries()) {
    plain.push(id);
    const sure = Math.exp(logprobs[at]!);
    if (sure >= below) continue;
    const last = plain.pop()!;
    const shown = last < SPECIAL_COUNT ? SPECIAL_TEXTS[last]! : tokenizer.decode([last]);
    text += `${tokenizer.decode(plain)}⟦${shown} ${sure.toFixed(2)}⟧`;
    plain = [];
  }
  return text + tokenizer.decode(plain);
}

/** States grouped by the action that asks for them, with what the model doubts in them. */
export class Doubts {
  private readonly counts = new Map<
    string,
    { states: number; wrong: number; unlikely: number; bits: number }
  >();
  private readonly kinds = new Map<StatePart, number>();

  add(doubt: Doubt): void {
    const wrong = 1 - doubt.probability;
    for (const name of ['all', `${doubt.action}${doubt.working ? ', worked out' : ''}`]) {
      const count = this.counts.get(name) ?? { states: 0, wrong: 0, unlikely: 0, bits: 0 };
      count.states++;
      count.wrong += wrong;
      if (wrong > 0.5) count.unlikely++;
      count.bits += doubt.bits;
      this.counts.set(name, count);
    }
    this.kinds.set(doubt.part, (this.kinds.get(doubt.part) ?? 0) + wrong);
  }

  /** The row of all states first, then the rows with most states. */
  get rows(): DoubtRow[] {
    return [...this.counts]
      .map(([name, count]) => ({ name, ...count }))
      .sort((a, b) => (a.name === 'all' ? -1 : b.name === 'all' ? 1 : b.states - a.states));
  }

  /** For each kind of least likely token, its share of all errors, the largest first. */
  get shares(): { readonly part: StatePart; readonly share: number }[] {
    const all = [...this.kinds.values()].reduce((sum, each) => sum + each, 0);
    return [...this.kinds]
      .map(([part, wrong]) => ({ part, share: all > 0 ? wrong / all : 0 }))
      .sort((a, b) => b.share - a.share);
  }
}

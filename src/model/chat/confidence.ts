/** The confidence of a chat model: distributes the probabilities of its JSON over the tokens of the state. */

import { isObject } from '../../shared/json.ts';
import { StateGrammar } from '../grammar/state-grammar.ts';
import { type Grammar, ModelError } from '../model.ts';
import type { ChatAnswer } from './answer.ts';

export interface ScoredText {
  readonly content: string;
  /** The content in pieces with their log-probabilities; empty if the server gives none. */
  readonly pieces: readonly { readonly text: string; readonly logprob: number }[];
}

export function contentOf(answer: unknown, server: string): ScoredText {
  const choices = isObject(answer) ? answer.choices : undefined;
  const choice: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const message = isObject(choice) ? choice.message : undefined;
  if (!isObject(choice) || !isObject(message))
    throw new ModelError(`${server} answers without a message: it does not speak the chat protocol`);
  if (typeof message.content !== 'string')
    throw new ModelError(`${server}: the model answers with no text (${String(choice.finish_reason)})`);
  const content = isObject(choice.logprobs) ? choice.logprobs.content : undefined;
  const pieces = (Array.isArray(content) ? content.filter(isObject) : []).map(each => ({
    text: String(each.token ?? ''),
    logprob: typeof each.logprob === 'number' ? Math.min(0, each.logprob) : 0,
  }));
  const whole = pieces.map(({ text }) => text).join('') === message.content;
  return { content: message.content, pieces: whole ? pieces : [] };
}

/** The confidence if neither the server nor the model gives one. */
const UNKNOWN = 0.5;

/**
 * For each token of the state a logarithm or null. A variable's probability is at the first token of its value,
 * likewise for a returned value, and all the rest at the state's first token. So the sums are right for each part and
 * for the whole.
 */
export function shareOut(
  scored: ScoredText,
  answer: ChatAnswer,
  ids: readonly number[],
  grammar: Grammar,
): (number | null)[] {
  const found: (number | null)[] = ids.map(() => null);
  if (ids.length === 0) return found;
  const spans = spansOf(scored.content, answer);
  const sum = (from: number, to: number) => {
    let at = 0;
    let total = 0;
    for (const { text, logprob } of scored.pieces) {
      if (at >= from && at < to) total += logprob;
      at += text.length;
    }
    return total;
  };
  // The confidence that it states is no part of the state.
  const said = scored.content.lastIndexOf('"confidence"');
  let rest =
    scored.pieces.length > 0
      ? sum(0, said < 0 ? scored.content.length : said)
      : Math.log(Math.max(1e-6, answer.confidence ?? UNKNOWN));
  if (scored.pieces.length > 0 && grammar instanceof StateGrammar) {
    const given = new Set<string>();
    for (const [i, id] of ids.entries()) {
      const { part } = grammar;
      const key =
        part.kind === 'variable' ? `local ${part.name}` : part.kind === 'value' ? 'value' : undefined;
      const span = key === undefined || given.has(key) ? undefined : spans.get(key);
      if (key !== undefined && span) {
        given.add(key);
        found[i] = sum(...span);
        rest -= found[i]!;
      }
      grammar.accept(id);
    }
  }
  found[0] = Math.min(0, (found[0] ?? 0) + rest);
  return found;
}

/** Where each value stands in the JSON. */
function spansOf(content: string, answer: ChatAnswer): Map<string, [from: number, to: number]> {
  const spans = new Map<string, [number, number]>();
  let at = Math.max(0, content.indexOf('"locals"'));
  for (const [name, value] of answer.locals) {
    const named = content.indexOf(JSON.stringify(name), at);
    const text = JSON.stringify(value);
    const from = named < 0 ? -1 : content.indexOf(text, named + name.length + 2);
    if (from < 0) continue;
    spans.set(`local ${name}`, [from, from + text.length]);
    at = from + text.length;
  }
  const text = JSON.stringify(answer.value);
  const key = content.indexOf('"value"', at);
  const from = key < 0 ? -1 : content.indexOf(text, key + 7);
  if (from >= 0) spans.set('value', [from, from + text.length]);
  return spans;
}

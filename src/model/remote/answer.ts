/** Reads the answers of completions servers in their several formats, as our tokens with probabilities. */
import { isObject } from '../../shared/json.ts';
import { ModelError } from '../model.ts';
import { idOfText, spell } from './text.ts';

export interface LikelyToken {
  readonly id: number;
  readonly logprob: number;
}

export interface AnswerToken {
  readonly id: number;
  /** Null if the token is part of another server token. */
  readonly logprob: number | null;
  /** Alternatives, the likeliest first. */
  readonly others: readonly LikelyToken[];
}

type Json = Readonly<Record<string, unknown>>;

interface Piece {
  readonly text: string;
  readonly id: number | undefined;
  readonly logprob: number | null;
  readonly others: readonly LikelyToken[];
}

/** The answers in order, each as its tokens. `foreign`: the server's tokens are not ours, whatever they look like. */
export function readChoices(answer: unknown, server: string, foreign = false): AnswerToken[][] {
  const choices = isObject(answer) ? answer.choices : undefined;
  if (!Array.isArray(choices) || !choices.every(isObject))
    throw new ModelError(`${server} answers without "choices": it does not speak the completions protocol`);
  const placed = choices.map((choice, i) => ({ at: integer(choice.index) ?? i, choice }));
  return placed.sort((a, b) => a.at - b.at).map(({ choice }) => tokensOf(choice, server, foreign));
}

function tokensOf(choice: Json, server: string, foreign: boolean): AnswerToken[] {
  const text = typeof choice.text === 'string' ? choice.text : '';
  const pieces = piecesOf(choice, server);
  if (!foreign && pieces.every(({ id }) => id !== undefined))
    return pieces.map(({ id, logprob, others }) => ({ id: id!, logprob, others }));
  return respelled(text, pieces);
}

/** Another tokenizer wrote it: our token in which a server token begins carries its probability. */
function respelled(text: string, pieces: readonly Piece[]): AnswerToken[] {
  const own = spell(text);
  const sums = own.map((): number | null => null);
  const others = own.map((): readonly LikelyToken[] => []);
  let offset = 0;
  let place = 0;
  for (const piece of pieces) {
    while (place + 1 < own.length && own[place + 1]!.at <= offset) place++;
    if (piece.logprob !== null && place < own.length) sums[place] = (sums[place] ?? 0) + piece.logprob;
    if (own[place]?.at === offset) others[place] = piece.others;
    offset += piece.text.length;
  }
  return own.map(({ id }, i) => ({ id, logprob: sums[i]!, others: others[i]! }));
}

/** Lists side by side (vLLM, SGLang and others), or a list of objects (llama.cpp). */
function piecesOf(choice: Json, server: string): Piece[] {
  const { logprobs } = choice;
  if (isObject(logprobs) && Array.isArray(logprobs.content)) {
    return logprobs.content.filter(isObject).map(each => ({
      text: String(each.token ?? ''),
      id: integer(each.id) ?? idOfText(String(each.token ?? '')),
      logprob: number(each.logprob),
      others: likely(each.top_logprobs),
    }));
  }
  if (!isObject(logprobs) || !Array.isArray(logprobs.tokens) || !Array.isArray(logprobs.token_logprobs)) {
    if (choice.text === '') return [];
    throw new ModelError(
      `${server} gives no log-probabilities, so nobody could say how sure an answer is: start it so that it does`,
    );
  }
  const { tokens, token_logprobs: each, top_logprobs: tops } = logprobs as { [name: string]: unknown[] };
  if (tokens!.length !== each!.length)
    throw new ModelError(`${server} gives ${tokens!.length} tokens and ${each!.length} log-probabilities`);
  const ids =
    Array.isArray(choice.token_ids) && choice.token_ids.length === tokens!.length ? choice.token_ids : [];
  return tokens!.map((token, i) => ({
    text: String(token),
    id: integer(ids[i]) ?? idOfText(String(token)),
    logprob: number(each![i]),
    others: likely(Array.isArray(tops) ? tops[i] : undefined),
  }));
}

function likely(given: unknown): LikelyToken[] {
  const found: LikelyToken[] = [];
  const add = (id: number | undefined, logprob: unknown) => {
    const value = number(logprob);
    if (id !== undefined && value !== null) found.push({ id, logprob: value });
  };
  if (Array.isArray(given)) {
    for (const each of given.filter(isObject))
      add(integer(each.id) ?? idOfText(String(each.token ?? '')), each.logprob);
  } else if (isObject(given))
    for (const [token, logprob] of Object.entries(given)) add(idOfText(token), logprob);
  return found.sort((a, b) => b.logprob - a.logprob);
}

function integer(value: unknown): number | undefined {
  return Number.isInteger(value) && (value as number) >= 0 ? (value as number) : undefined;
}

/** Rounding may make a probability slightly larger than 1. */
function number(value: unknown): number | null {
  return typeof value === 'number' && !Number.isNaN(value) ? Math.min(0, value) : null;
}

/** Checks a request to `/v1/completions` field by field. */
import { LanguageError } from '../language/language-error.ts';
import { SPECIAL, SPECIAL_TEXTS } from '../language/specials.ts';
import { spellPrompt } from './prompt.ts';

/** A request that cannot be answered, with the HTTP status that says so. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface CompletionsRequest {
  readonly prompts: readonly (readonly number[])[];
  readonly n: number;
  readonly maxTokens: number;
  readonly temperature: number;
  readonly topP: number;
  readonly seed: number | undefined;
  /** Undefined: none are reported. */
  readonly logprobs: number | undefined;
  readonly echo: boolean;
  readonly stopIds: ReadonlySet<number>;
  readonly stopTexts: readonly string[];
  readonly keepStop: boolean;
  readonly bias: ReadonlyMap<number, number>;
  /** Report tokens as `token_id:7` instead of their texts. */
  readonly tokensAsIds: boolean;
}

export interface Limits {
  readonly model: string;
  readonly vocabulary: number;
  readonly context: number;
  /** Most rows in one request: prompts times samples. */
  readonly rows: number;
}

type Json = Record<string, unknown>;
const MOST_LOGPROBS = 100;

export function readRequest(body: unknown, limits: Limits): CompletionsRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new RequestError(400, 'the body must be a JSON object');
  const json = body as Json;
  if (json.stream === true) throw new RequestError(400, '"stream" is not offered here: leave it out');
  if (json.model !== undefined && json.model !== limits.model)
    throw new RequestError(
      404,
      `there is no model ${JSON.stringify(json.model)} here; there is ${limits.model}`,
    );
  const prompts = promptsOf(json.prompt, limits);
  const n = integerField(json, 'n', 1, 1, limits.rows);
  if (prompts.length * n > limits.rows)
    throw new RequestError(400, `${prompts.length} prompts × ${n} samples: at most ${limits.rows} together`);
  const maxTokens = integerField(json, 'max_tokens', 16, 0, Number.MAX_SAFE_INTEGER);
  const echo = json.echo === true;
  for (const [i, ids] of prompts.entries()) {
    // A text that is only scored may be one token longer: its last token is never read.
    const judged = echo && maxTokens === 0 ? 1 : 0;
    if (ids.length - judged > limits.context)
      throw new RequestError(
        400,
        `prompt ${i} has ${ids.length} tokens, more than the ${limits.context} of the context`,
      );
  }
  const given = Array.isArray(json.stop) ? json.stop : json.stop == null ? [] : [json.stop];
  if (!given.every(each => typeof each === 'string' && each !== ''))
    throw new RequestError(400, '"stop" must be a text or a list of texts');
  const stops = given as string[];
  const isToken = (text: string) => SPECIAL_TEXTS.includes(text);
  return {
    prompts,
    n,
    maxTokens,
    temperature: numberField(json, 'temperature', 1, 0, 100),
    topP: numberField(json, 'top_p', 1, 0, 1),
    seed: json.seed == null ? undefined : integerField(json, 'seed', 0, -(2 ** 53), 2 ** 53),
    logprobs: json.logprobs == null ? undefined : integerField(json, 'logprobs', 0, 0, MOST_LOGPROBS),
    echo,
    stopIds: new Set([
      SPECIAL.end_of_text,
      ...idsOf(json.stop_token_ids ?? [], 'stop_token_ids', limits.vocabulary),
      ...stops.filter(isToken).map(text => SPECIAL_TEXTS.indexOf(text)),
    ]),
    stopTexts: stops.filter(text => !isToken(text)),
    keepStop: json.include_stop_str_in_output === true,
    bias: biasOf(json.logit_bias, limits.vocabulary),
    tokensAsIds: json.return_tokens_as_token_ids === true,
  };
}

/** Reads a text, token ids, or a list of either. */
function promptsOf(prompt: unknown, limits: Limits): number[][] {
  const list = Array.isArray(prompt) && !prompt.every(each => typeof each === 'number') ? prompt : [prompt];
  const prompts = list.map(each => {
    if (typeof each === 'string') return idsOfText(each);
    if (Array.isArray(each)) return idsOf(each, 'prompt', limits.vocabulary);
    throw new RequestError(400, '"prompt" must be a text, a list of token ids, or a list of either');
  });
  if (prompts.some(ids => ids.length === 0)) throw new RequestError(400, '"prompt" must not be empty');
  return prompts;
}

function idsOfText(text: string): number[] {
  try {
    return spellPrompt(text);
  } catch (error) {
    if (!(error instanceof LanguageError)) throw error;
    throw new RequestError(400, `"prompt" is not in our own form: ${error.message}`);
  }
}

function idsOf(given: unknown, name: string, vocabulary: number): number[] {
  const isId = (id: unknown) => Number.isInteger(id) && (id as number) >= 0 && (id as number) < vocabulary;
  if (!Array.isArray(given) || !given.every(isId))
    throw new RequestError(400, `"${name}" must be a list of token ids, from 0 to ${vocabulary - 1}`);
  return given as number[];
}

function biasOf(given: unknown, vocabulary: number): Map<number, number> {
  const found = new Map<number, number>();
  if (given == null) return found;
  if (typeof given !== 'object' || Array.isArray(given))
    throw new RequestError(400, '"logit_bias" must be an object from token ids to numbers');
  for (const [key, value] of Object.entries(given)) {
    const id = Number(key);
    if (!/^\d+$/.test(key) || id >= vocabulary || typeof value !== 'number')
      throw new RequestError(400, `"logit_bias" has "${key}", which is no token id with a number`);
    found.set(id, Math.max(-100, Math.min(100, value)));
  }
  return found;
}

function numberField(json: Json, name: string, otherwise: number, low: number, high: number): number {
  const value = json[name] ?? otherwise;
  if (typeof value !== 'number' || !(value >= low && value <= high))
    throw new RequestError(400, `"${name}" must be a number from ${low} to ${high}`);
  return value;
}

function integerField(json: Json, name: string, otherwise: number, low: number, high: number): number {
  const value = numberField(json, name, otherwise, low, high);
  if (!Number.isInteger(value)) throw new RequestError(400, `"${name}" must be a whole number`);
  return value;
}

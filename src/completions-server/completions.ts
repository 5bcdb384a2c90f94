/** `/v1/completions`: turns a checked request into the answer that clients of this protocol expect. */
import { tokenizer } from '../language/tokenizer.ts';
import type { Reader } from '../model/decode/row-reader.ts';
import type { Model } from '../model/model.ts';
import { generate, type Likely, type Writing, type Written } from './generate.ts';
import type { CompletionsRequest } from './request.ts';

export type ServedModel = Model & Reader;

/** Rows in a batch; more would need too much memory. */
const BATCH = 8;

interface Choice {
  readonly index: number;
  readonly text: string;
  readonly finish_reason: 'stop' | 'length';
  readonly token_ids: readonly number[];
  readonly logprobs: object | null;
}

let counter = 0;

export async function answerCompletions(
  model: ServedModel,
  request: CompletionsRequest,
  signal: AbortSignal,
): Promise<object> {
  const writings = request.prompts.flatMap(ids =>
    Array.from({ length: request.n }, (_, sample) => writingOf(model, request, ids, sample)),
  );
  const written: Written[] = [];
  for (let from = 0; from < writings.length; from += BATCH) {
    const part = writings.slice(from, from + BATCH);
    written.push(...(await generate(model, model.info.vocabulary, part, signal)));
  }
  const choices: Choice[] = [];
  for (const [index, row] of written.entries()) {
    const prompt = writings[index]!.ids;
    choices.push(await choiceOf(model, request, prompt, row, index));
  }
  const read = request.prompts.reduce((sum, ids) => sum + ids.length, 0);
  const wrote = written.reduce((sum, { ids }) => sum + ids.length, 0);
  return {
    id: `cmpl-${process.pid}-${++counter}`,
    object: 'text_completion',
    created: Math.floor(Date.now() / 1000),
    model: model.info.name,
    choices,
    usage: { prompt_tokens: read, completion_tokens: wrote, total_tokens: read + wrote },
  };
}

function writingOf(
  model: ServedModel,
  request: CompletionsRequest,
  ids: readonly number[],
  sample: number,
): Writing {
  const { stopTexts, seed = Math.floor(Math.random() * 2 ** 31) } = request;
  return {
    ids,
    maxTokens: Math.max(0, Math.min(request.maxTokens, model.info.context - ids.length)),
    temperature: request.temperature,
    topP: request.topP,
    seed: `${seed}/${sample}`,
    stopIds: request.stopIds,
    bias: request.bias,
    likeliest: request.logprobs ?? 0,
    ...(stopTexts.length === 0
      ? {}
      : {
          stops: written => {
            const text = tokenizer.decode(written);
            return stopTexts.some(stop => text.includes(stop));
          },
        }),
  };
}

async function choiceOf(
  model: ServedModel,
  request: CompletionsRequest,
  prompt: readonly number[],
  row: Written,
  index: number,
): Promise<Choice> {
  const echoed = request.echo ? prompt : [];
  const ids = [...echoed, ...row.ids];
  let logprobs: object | null = null;
  if (request.logprobs !== undefined) {
    const scored = request.echo ? [null, ...(await model.score(prompt.slice(0, 1), prompt.slice(1)))] : [];
    const likely = [...echoed.map(() => null), ...row.likeliest];
    logprobs = logprobsOf(ids, [...scored, ...row.logprobs], likely, request.tokensAsIds);
  }
  return {
    index,
    text: tokenizer.decode(echoed) + textOf(request, row),
    finish_reason: row.finish,
    token_ids: ids,
    logprobs,
  };
}

/** The text, without the stop unless the request asks to keep it. */
function textOf(request: CompletionsRequest, row: Written): string {
  const text = tokenizer.decode(row.ids);
  if (row.finish === 'length' || request.keepStop) return text;
  if (request.stopIds.has(row.ids.at(-1)!)) return tokenizer.decode(row.ids, 0, row.ids.length - 1);
  const places = request.stopTexts.map(stop => text.indexOf(stop)).filter(at => at >= 0);
  return text.slice(0, Math.min(...places));
}

function logprobsOf(
  ids: readonly number[],
  logprobs: readonly (number | null)[],
  likely: readonly (readonly Likely[] | null)[],
  asIds: boolean,
): object {
  const name = (id: number) => (asIds ? `token_id:${id}` : tokenizer.decode([id]));
  const offsets: number[] = [];
  let offset = 0;
  for (const id of ids) {
    offsets.push(offset);
    offset += tokenizer.decode([id]).length;
  }
  return {
    tokens: ids.map(name),
    token_logprobs: logprobs,
    top_logprobs: likely.map(
      list => list && Object.fromEntries(list.map(({ id, logprob }) => [name(id), logprob])),
    ),
    text_offset: offsets,
  };
}

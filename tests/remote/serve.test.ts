/** `ndbg serve`, as any client of the completions protocol sees it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeTrajectory, SPECIAL, writeTrajectory } from '../../src/language/index.ts';
import { ndbg } from '../cli/ndbg.ts';
import { walk } from '../model/conformance.ts';
import { TOY } from '../model/folders.ts';
import { type Served, serveToy, statusOf } from './served.ts';

interface Choice {
  readonly index: number;
  readonly text: string;
  readonly finish_reason: string;
  readonly token_ids: number[];
  readonly logprobs: {
    tokens: string[];
    token_logprobs: (number | null)[];
    top_logprobs: (Record<string, number> | null)[];
    text_offset: number[];
  } | null;
}
interface Answer {
  readonly model: string;
  readonly choices: Choice[];
  readonly usage: { completion_tokens: number };
  readonly error?: { message: string };
}

let served: Served;
beforeAll(async () => {
  served = await serveToy();
});
afterAll(() => served.end());

const trajectory = walk(2, { action: 'step_return' });
const prompt = Array.from(encodeTrajectory(trajectory).ids);
async function complete(body: object, headers: Record<string, string> = {}, address = served.address) {
  const response = await fetch(`${address}/v1/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}
const greedy = { prompt, temperature: 0, max_tokens: 8 };

describe('ndbg serve', () => {
  test('says that it is well, and what it has', async () => {
    const health = await fetch(`${served.address}/health`);
    expect(await health.json()).toEqual({ status: 'ok', running: 0 });
    const models = (await (await fetch(`${served.address}/v1/models`)).json()) as { data: object[] };
    expect(models.data).toMatchObject([
      { id: 'toy', object: 'model', max_model_len: 768, ndbg: { form: 1 } },
    ]);
  });

  test('takes a prompt as text as it takes its token ids', async () => {
    const { answer: byIds } = await complete(greedy);
    const { answer: byText } = await complete({ ...greedy, prompt: writeTrajectory(trajectory, 'own') });
    expect(byIds.choices[0]!.token_ids).toHaveLength(8);
    expect(byText.choices).toEqual(byIds.choices);
    expect(byIds).toMatchObject({ model: 'toy', object: 'text_completion', usage: { completion_tokens: 8 } });
  });

  test('gives the likeliest tokens beside each, the written one first when it is greedy', async () => {
    const { answer } = await complete({ ...greedy, logprobs: 3, return_tokens_as_token_ids: true });
    const { logprobs, token_ids } = answer.choices[0]!;
    expect(logprobs!.tokens).toEqual(token_ids.map(id => `token_id:${id}`));
    for (const [i, likely] of logprobs!.top_logprobs.entries()) {
      const values = Object.values(likely!);
      expect(values).toHaveLength(3);
      expect(Math.max(...values)).toBe(logprobs!.token_logprobs[i]);
      expect(likely).toHaveProperty([logprobs!.tokens[i]!], logprobs!.token_logprobs[i]);
    }
  });

  test('answers several prompts, several times each, in their order', async () => {
    const other = Array.from(encodeTrajectory(walk(1, { action: 'step_into' })).ids);
    const asked = { prompt: [prompt, other], n: 3, temperature: 1, max_tokens: 4, seed: 7 };
    const { answer } = await complete(asked);
    expect(answer.choices.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    const { answer: again } = await complete(asked);
    expect(again.choices).toEqual(answer.choices);
  });

  test('stops behind a token, or before a text', async () => {
    const { answer } = await complete({ ...greedy, max_tokens: 30 });
    const { token_ids, text } = answer.choices[0]!;
    const at = token_ids.findIndex((id, i) => i > 1 && token_ids.indexOf(id) === i);
    const stopped = (await complete({ ...greedy, max_tokens: 30, stop_token_ids: [token_ids[at]] })).answer
      .choices[0]!;
    expect(stopped).toMatchObject({ finish_reason: 'stop', token_ids: token_ids.slice(0, at + 1) });
    expect(text.startsWith(stopped.text)).toBe(true);
    const byText = (await complete({ ...greedy, max_tokens: 30, stop: ["'"] })).answer.choices[0]!;
    expect(byText).toMatchObject({ finish_reason: 'stop', text: text.slice(0, text.indexOf("'")) });
  });

  test('bars tokens, and judges a text without writing', async () => {
    const { answer } = await complete({ ...greedy, max_tokens: 1, logit_bias: { [SPECIAL.gone]: 100 } });
    expect(answer.choices[0]!.token_ids).toEqual([SPECIAL.gone]);
    const judged = (await complete({ ...greedy, max_tokens: 0, echo: true, logprobs: 0 })).answer.choices[0]!;
    expect(judged.token_ids).toEqual(prompt);
    expect(judged.logprobs!.token_logprobs[0]).toBeNull();
    expect(judged.logprobs!.token_logprobs.slice(1).every(each => each! <= 0)).toBe(true);
  });

  test.each([
    ['no prompt', {}, 400, /"prompt" must be/],
    ['an empty prompt', { prompt: [] }, 400, /not be empty/],
    ['a token that is none', { prompt: [99999] }, 400, /from 0 to 4095/],
    ['a text in no form of ours', { prompt: 'Once upon a time' }, 400, /not in our own form/],
    ['too long a prompt', { prompt: new Array(769).fill(1) }, 400, /769 tokens, more than the 768/],
    ['too many rows', { prompt, n: 65 }, 400, /from 1 to 64/],
    ['streaming', { prompt, stream: true }, 400, /not offered/],
    ['another model', { prompt, model: 'other' }, 404, /there is toy/],
    ['a temperature that is none', { prompt, temperature: 'hot' }, 400, /"temperature" must be a number/],
    ['a bias that is none', { prompt, logit_bias: { x: 1 } }, 400, /"logit_bias" has "x"/],
    ['a list', [], 400, /must be a JSON object/],
    ['a body that is too large', { prompt: 'x'.repeat(9 * 2 ** 20) }, 413, /more than 8388608 bytes/],
  ])('refuses %s and goes on', async (_, body, status, message) => {
    const refused = await complete(body);
    expect(refused.status).toBe(status);
    expect(refused.answer.error!.message).toMatch(message);
    expect((await complete({ ...greedy, max_tokens: 1 })).status).toBe(200);
  });

  test('refuses what is no JSON, other paths and other methods', async () => {
    const url = `${served.address}/v1/completions`;
    const status = async (path: string, init: RequestInit) => (await fetch(path, init)).status;
    expect(await status(url, { method: 'POST', body: '{}' })).toBe(415);
    const headers = { 'content-type': 'application/json' };
    expect(await status(url, { method: 'POST', headers, body: '{' })).toBe(400);
    expect(await status(url, {})).toBe(405);
    expect(await status(`${served.address}/v1/chat/completions`, { method: 'POST' })).toBe(404);
  });

  test('refuses what is no path', async () => {
    expect(await statusOf(served.address, '//')).toBe(404);
  });

  test('lets nobody in without the key that it was given', async () => {
    const locked = await serveToy([], { NDBG_API_KEY: 'open sesame' });
    try {
      expect((await complete(greedy, {}, locked.address)).status).toBe(401);
      expect((await complete(greedy, { authorization: 'Bearer nonsense' }, locked.address)).status).toBe(401);
      expect((await complete(greedy, { authorization: 'Bearer open sesame' }, locked.address)).status).toBe(
        200,
      );
    } finally {
      await locked.end();
    }
  });

  test('answers what is under way before it ends', async () => {
    const leaving = await serveToy();
    const asking = complete({ ...greedy, n: 8, temperature: 1, max_tokens: 100 }, {}, leaving.address);
    for (let running = 0; running === 0; ) {
      ({ running } = (await (await fetch(`${leaving.address}/health`)).json()) as { running: number });
    }
    const ended = leaving.end('SIGTERM');
    expect((await asking).answer.choices).toHaveLength(8);
    expect(await ended).toBe(0);
  });

  test('says in one line what keeps it from starting', async () => {
    const { port } = new URL(served.address);
    const taken = await ndbg(['serve', '--port', port, '--model', TOY]);
    expect(taken).toMatchObject({ code: 1, stdout: '' });
    expect(taken.stderr).toMatch(/^ndbg: port \d+ is taken: .*\n$/);
    expect((await ndbg(['serve', '--port', 'x'])).code).toBe(2);
    expect((await ndbg(['serve', '--model', '/nowhere'])).stderr).toMatch(/^ndbg: \/nowhere is neither/);
  });
});

/** Servers that are down, slow, talk nonsense or die: one sentence each, and the session goes on. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NeuralEngine } from '../../src/debugger/engines/neural/engine.ts';
import { contextOf, parseState, SPECIAL } from '../../src/language/index.ts';
import { LINE_BASE } from '../../src/language/specials.ts';
import { ModelError } from '../../src/model/model.ts';
import { RemoteModel, type RemoteOptions } from '../../src/model/remote/remote-model.ts';
import { ndbg } from '../cli/ndbg.ts';
import { requestFor, walk } from '../model/conformance.ts';
import { half, json, never, type Reply, type Scripted, scripted, text } from './scripted.ts';
import { serveToy } from './served.ts';

const QUICK: RemoteOptions = { retries: 2, backoff: 1 };
const request = requestFor(walk(1, { action: 'step_into' }));
/** `<|line_sep|> <|L2|>`: right behind the call of tally. */
const RIGHT = [SPECIAL.line_sep, LINE_BASE + 1];
const answerOf = (ids: readonly number[], more: object = {}) => ({
  choices: [
    {
      index: 0,
      text: '',
      finish_reason: 'length',
      token_ids: ids,
      logprobs: { tokens: ids.map(id => `token_id:${id}`), token_logprobs: ids.map(() => -0.1) },
      ...more,
    },
  ],
});
const right = json(answerOf(RIGHT));

let server: Scripted;
afterEach(async () => {
  vi.unstubAllEnvs();
  await server?.close();
});
async function asking(replies: readonly Reply[], options: RemoteOptions = QUICK) {
  server = await scripted(replies);
  const model = await RemoteModel.open(server.address, options);
  return model.complete(request);
}

describe('a server that recovers', () => {
  test.each([
    ['was busy', json({ error: 'later' }, 429, { 'retry-after': '0' })],
    ['failed', text('<html>bad gateway</html>', 502)],
    ['broke off in the middle of an answer', half],
    ['hung up', (response => response.destroy()) satisfies Reply],
  ])('and %s is asked again', async (_, trouble) => {
    const [completion] = await asking([trouble, trouble, right]);
    expect(completion).toMatchObject({ ids: RIGHT, end: 'complete' });
    expect(server.asked).toHaveLength(3);
  });
});

describe('a server that does not', () => {
  test.each([
    [
      'is busy',
      json({ error: { message: 'queue full' } }, 429, { 'retry-after': '0' }),
      /answers 429 \("queue full"\), tried 3 times/,
    ],
    ['fails', text('oh no', 500), /answers 500 \("oh no"\), tried 3 times/],
    ['gives half an answer', half, /broke off or does not answer .*, tried 3 times/],
    ['talks HTML', text('<html>welcome</html>'), /no JSON \("<html>welcome<\/html>"\)/],
    ['gives another shape', json({ hello: 1 }), /without "choices"/],
    ['gives no choice', json({ choices: [] }), /no choice at all/],
    ['gives choices that are none', json({ choices: [1] }), /without "choices"/],
    ['gives no probabilities', json(answerOf(RIGHT, { text: 'x', logprobs: null })), /no log-probabilities/],
    [
      'gives fewer probabilities than tokens',
      json(answerOf(RIGHT, { logprobs: { tokens: ['a', 'b'], token_logprobs: [1] } })),
      /2 tokens and 1 log-probabilities/,
    ],
    ['is silent', json(answerOf([])), /empty answers/],
    ['writes something else', json(answerOf([5, 5, 5])), /does not write our form/],
    [
      'refuses',
      json({ error: { message: 'no such model' } }, 404),
      /refuses the request: 404 \("no such model"\)/,
    ],
  ])('and %s is named in a sentence', async (_, trouble, message) => {
    const failed = asking([trouble]);
    await expect(failed).rejects.toThrow(ModelError);
    await expect(failed).rejects.toThrow(message);
  });

  test('is too slow, and that is said', async () => {
    await expect(asking([never], { ...QUICK, timeout: 50 })).rejects.toThrow(
      /no whole answer within 0\.05 s/,
    );
  });

  test('is not there', async () => {
    server = await scripted([right]);
    await server.close();
    await expect(RemoteModel.open(server.address, QUICK)).rejects.toThrow(/does not answer \(ECONNREFUSED\)/);
  });

  test('has several models, or not the one that is wanted', async () => {
    server = await scripted([right], json({ data: [{ id: 'a' }, { id: 'b' }] }));
    await expect(RemoteModel.open(server.address)).rejects.toThrow(/2 models: say which .*\(a, b\)/);
    await expect(RemoteModel.open(server.address, { model: 'c' })).rejects.toThrow(
      /no model c; it has: a, b/,
    );
    expect((await RemoteModel.open(server.address, { model: 'b' })).info.name).toBe('b');
  });

  test('has a model that speaks another language', async () => {
    server = await scripted([right], json({ data: [{ id: 'a', ndbg: { tokenizer: 'ff00' } }] }));
    await expect(RemoteModel.open(server.address)).rejects.toThrow(/vocabulary ff00/);
  });

  test('is waited for no longer when the model is closed', async () => {
    server = await scripted([never]);
    const model = await RemoteModel.open(server.address);
    const failed = model.complete(request);
    await model.close();
    await expect(failed).rejects.toThrow('the model was closed');
  });
});

describe('what servers write', () => {
  test('is masked by the likeliest token that may stand there', async () => {
    const third = LINE_BASE + 2;
    const ids = [SPECIAL.line_sep, SPECIAL.exit_normal];
    const top = {
      'token_id:13': -0.1,
      'token_id:4': -0.5,
      [`token_id:${third}`]: -3,
      [`token_id:${third + 2}`]: -4,
    };
    const logprobs = {
      tokens: ids.map(id => `token_id:${id}`),
      token_logprobs: [-0.2, -0.1],
      top_logprobs: [{}, top],
    };
    server = await scripted([json(answerOf(ids, { logprobs }))]);
    const model = await RemoteModel.open(server.address, QUICK);
    const [completion] = await model.complete(requestFor(walk(4, { action: 'step_into' })));
    expect(completion).toEqual({ ids: [SPECIAL.line_sep, third], logprobs: [-0.2, -3], end: 'complete' });
  });

  test('is asked for with the others barred, where no token that was named may stand there', async () => {
    const wrong = json(answerOf([SPECIAL.line_sep, SPECIAL.exit_normal]));
    server = await scripted([wrong, json(answerOf([LINE_BASE + 2]))]);
    const model = await RemoteModel.open(server.address, QUICK);
    const [completion] = await model.complete(requestFor(walk(4, { action: 'step_into' })));
    expect(completion!.ids).toEqual([SPECIAL.line_sep, LINE_BASE + 2]);
    expect(server.asked[1]!.body).toMatchObject({ max_tokens: 1, logit_bias: { [LINE_BASE + 2]: 100 } });
    expect(server.asked[1]!.body.logit_bias).not.toHaveProperty(String(SPECIAL.exit_normal));
  });

  test('is read as llama.cpp writes it', async () => {
    const content = RIGHT.map(id => ({ id, token: 'x', logprob: -0.5, top_logprobs: [] }));
    const [completion] = await asking([json({ choices: [{ text: 'xx', logprobs: { content } }] })]);
    expect(completion!.ids).toEqual(RIGHT);
  });

  test('is read from the text where another tokenizer wrote it', async () => {
    const tokens = ['<|', 'line', '_sep|>', '<|L', '2|>', '<|step'];
    const logprobs = { tokens, token_logprobs: tokens.map(() => -0.25) };
    server = await scripted([json({ choices: [{ text: tokens.join(''), logprobs }] })]);
    const model = await RemoteModel.open(server.address, { ...QUICK, prompt: 'text' });
    const [completion] = await model.complete(request);
    expect(completion).toEqual({ ids: RIGHT, logprobs: [-0.75, -0.75], end: 'complete' });
    expect(server.asked[0]!.body.prompt).toMatch(
      /^<\|begin_of_text\|><\|trace_context_start\|><\|L1\|>def tally/,
    );
  });

  test('is drawn again where another tokenizer writes what may not stand there', async () => {
    const said = (tokens: string[]) =>
      json({
        choices: [{ text: tokens.join(''), logprobs: { tokens, token_logprobs: tokens.map(() => -0.5) } }],
      });
    server = await scripted([
      said(['Sure! ', 'Here']),
      said(['<|line_sep|>', '<|var|>', 'hi', 'ts', '<|eq|>', '0', '<|L3|>']),
    ]);
    const model = await RemoteModel.open(server.address, { ...QUICK, prompt: 'text' });
    const trajectory = walk(2, { action: 'step_into' });
    const [completion] = await model.complete(requestFor(trajectory));
    const state = parseState(trajectory, completion!.ids).step!.state;
    expect(state).toMatchObject({ event: 'line', line: 3 });
    expect('locals' in state && state.locals?.get('hits')).toBe('0');
    expect(server.asked[1]!.body.temperature).toBe(0.8);
  });
});

describe('the key', () => {
  test('comes from the environment, goes to the server and is never printed', async () => {
    vi.stubEnv('NDBG_API_KEY', 'secret-key-1');
    const failed = asking([json({ error: { message: 'the key secret-key-1 is spent' } }, 400)]);
    await expect(failed).rejects.toThrow('the key *** is spent');
    expect(server.asked[0]!.headers.authorization).toBe('Bearer secret-key-1');
  });

  test('of another service does not cross the network in the open', async () => {
    vi.stubEnv('NDBG_API_KEY', '');
    vi.stubEnv('OPENAI_API_KEY', 'secret-key-2');
    await asking([right]);
    expect(server.asked[0]!.headers.authorization).toBeUndefined();
  });

  test('has no place in an address', async () => {
    await expect(RemoteModel.open('http://me:secret@127.0.0.1:1')).rejects.toThrow(/NDBG_API_KEY/);
    await expect(RemoteModel.open('http://me:secret@127.0.0.1:1')).rejects.not.toThrow(/secret@/);
  });
});

test('a server killed in the middle of an answer is reported, and when it is back the session goes on', async () => {
  const first = await serveToy();
  const model = await RemoteModel.open(first.address, QUICK);
  const source = 'def f(n):\n    m = n + 1\n    return m\n';
  const engine = new NeuralEngine({ model, context: contextOf(source), entry: { entry: 'f', args: '2' } });
  const start = await engine.start({ direction: 'forward' });
  const before = await engine.next(start, { action: 'step_into' });
  const sampling = { temperature: 1, topP: 1, seed: 'k' };
  const failed = expect(
    model.complete(requestFor(walk(4, { action: 'step_return' }), { sampling, samples: 40 })),
  ).rejects.toThrow(/is the server running and well\?/);
  for (let running = 0; running === 0; ) {
    const health = await fetch(`${first.address}/health`);
    ({ running } = (await health.json()) as { running: number });
  }
  await first.end('SIGKILL');
  await failed;
  await expect(engine.next(before, { action: 'step_over' })).rejects.toThrow(ModelError);
  const again = await serveToy(['--port', new URL(first.address).port]);
  try {
    const after = await engine.next(before, { action: 'step_over' });
    expect(after.origin).toBe('predicted');
    expect(await engine.next(start, { action: 'step_into' })).toBe(before);
  } finally {
    await model.close();
    await again.end();
  }
});

test('the command says in one line that a server is not there', async () => {
  server = await scripted([right]);
  await server.close();
  const tally = new URL('../vectors/tally.py', import.meta.url).pathname;
  const args = ['run', tally, '--engine', 'neural', '--model', server.address, '--actions', 'step_into'];
  const { code, stderr, stdout } = await ndbg(args);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(
    /^ndbg: http:\S+ broke off or does not answer \(ECONNREFUSED\), tried 5 times: .*\n$/,
  );
});

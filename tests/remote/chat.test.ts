/** A chat model with no training of ours, over a server that answers by a script. */
import { afterEach, describe, expect, test } from 'vitest';
import { NeuralEngine } from '../../src/debugger/engines/neural/engine.ts';
import { contextOf, parseState } from '../../src/language/index.ts';
import { ChatModel } from '../../src/model/chat/chat-model.ts';
import { ModelError } from '../../src/model/model.ts';
import { requestFor, walk } from '../model/conformance.ts';
import { json, type Reply, type Scripted, scripted } from './scripted.ts';

type Fields = Record<string, unknown>;
const local = (name: string, value: string) => ({ name, value });
const said = (content: string, more: Fields = {}): Reply =>
  json({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop', ...more }] });
const state = (fields: Fields, more: Fields = {}): Reply => said(JSON.stringify(fields), more);
const LINE = {
  event: 'line',
  line: 3,
  depth: 1,
  locals: [local('word', "'onion'"), local('ch', "'o'"), local('hits', '0')],
  value: '',
  confidence: 0.75,
};

let server: Scripted;
afterEach(() => server.close());
async function open(...replies: Reply[]): Promise<ChatModel> {
  server = await scripted(replies);
  return ChatModel.open(server.address, { retries: 0 });
}
const trajectory = walk(2, { action: 'step_into' });
const request = requestFor(trajectory);

describe('a chat model', () => {
  test('is given the program, the walk, the action and the shape of the answer', async () => {
    const model = await open(state(LINE));
    const [completion] = await model.complete(request);
    const { step, reading } = parseState(trajectory, completion!.ids);
    expect(reading).toBe('whole');
    expect(step!.state).toMatchObject({ event: 'line', line: 3, function: 'tally', depth: 1 });
    expect('locals' in step!.state && [...step!.state.locals!]).toEqual([
      ['word', "'onion'"],
      ['ch', "'o'"],
      ['hits', '0'],
    ]);
    const { path, body } = server.asked[0]!;
    expect(path).toBe('/v1/chat/completions');
    const prompt = (body.messages as { content: string }[]).map(({ content }) => content).join('\n');
    expect(prompt).toContain('   2      hits = 0');
    expect(prompt).toContain('> step_into');
    expect(prompt).toContain(`{"name":"word","value":"'onion'"}`);
    const { schema } = (body.response_format as { json_schema: { schema: { properties: Fields } } })
      .json_schema;
    // `hits = 0` calls nothing, and the function does not end with it.
    expect(schema.properties.event).toEqual({
      type: 'string',
      enum: ['line', 'exception', 'exit_never'],
    });
  });

  test('says how sure it is where its server gives no probabilities', async () => {
    const model = await open(state(LINE));
    const [completion] = await model.complete(request);
    const total = completion!.logprobs.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    expect(Math.exp(total)).toBeCloseTo(0.75);
  });

  test('is as sure of a variable as it was of its text', async () => {
    const text = JSON.stringify(LINE);
    const at = text.indexOf('"value":"0"') + '"value":'.length;
    const content = [
      { token: text.slice(0, at), logprob: Math.log(0.9) },
      { token: text.slice(at, at + 3), logprob: Math.log(0.5) },
      { token: text.slice(at + 3), logprob: 0 },
    ];
    const model = await open(state(LINE, { logprobs: { content } }));
    const source = 'def tally(word, ch):\n    hits = 0\n    for c in word:\n        pass\n';
    const engine = new NeuralEngine({
      model,
      context: contextOf(source),
      entry: { entry: 'tally', args: "'onion', 'o'" },
    });
    const start = await engine.start({ direction: 'forward' });
    const first = engine.given(
      { moment: start, action: { action: 'step_into' } },
      { state: trajectory.steps[1]!.state, activation: 0 },
      'observed',
    );
    const moment = await engine.next(first, { action: 'step_into' });
    expect(moment.confidence).toBeCloseTo(0.45);
    expect(moment.confidences!.locals.get('hits')).toBeCloseTo(0.5);
    expect(moment.confidences!.locals.get('word')).toBeCloseTo(0.9);
  });

  test.each([
    ['fences and talk', said(`Here you are:\n\`\`\`json\n${JSON.stringify(LINE)}\n\`\`\``)],
    [
      'locals as an object in another order',
      state({ ...LINE, locals: { hits: '0', ch: "'o'", word: "'onion'" } }),
    ],
  ])('is understood with %s', async (_, reply) => {
    const model = await open(reply);
    const [completion] = await model.complete(request);
    const { step } = parseState(trajectory, completion!.ids);
    expect('locals' in step!.state && [...step!.state.locals!.keys()]).toEqual(['word', 'ch', 'hits']);
  });

  test('is shown what cannot be, and may answer again', async () => {
    const model = await open(said('no idea'), state({ ...LINE, line: 99 }), state(LINE));
    expect((await model.complete(request))[0]!.end).toBe('complete');
    const last = (server.asked[2]!.body.messages as { content: string }[]).at(-1)!;
    expect(last.content).toContain('the program has no line 99');
  });

  test.each([
    ['no JSON', said('no idea'), /asked 3 times: the answer is no JSON object/],
    [
      'no text',
      json({ choices: [{ message: { content: null }, finish_reason: 'length' }] }),
      /no text \(length\)/,
    ],
    ['no message', json({ choices: [] }), /without a message/],
    [
      'a name from nowhere',
      state({ ...LINE, locals: [...LINE.locals, local('zebra', '1')] }),
      /locals word, ch, hits, zebra cannot follow/,
    ],
    ['a wrong depth', state({ ...LINE, depth: 7 }), /at depth 7/],
    ['an unknown event', state({ ...LINE, event: 'nap' }), /no event "nap"/],
    ['locals of another kind', state({ ...LINE, locals: 'x' }), /"locals" must be a list/],
  ])('that answers with %s is named in a sentence', async (_, reply, message) => {
    const failed = (await open(reply)).complete(request);
    await expect(failed).rejects.toThrow(ModelError);
    await expect(failed).rejects.toThrow(message);
  });

  test('is asked without what its server does not take', async () => {
    const model = await open(
      json({ error: { message: 'logprobs are not supported' } }, 400),
      json({ error: { message: 'unknown field response_format' } }, 400),
      state(LINE),
    );
    await model.complete(request);
    expect(server.asked[2]!.body).not.toHaveProperty('logprobs');
    expect(server.asked[2]!.body).not.toHaveProperty('response_format');
  });

  test('ends a walk, gives several samples, scores nothing, and can be closed', async () => {
    const model = await open(
      state({ event: 'exit_error', line: 0, depth: 0, locals: [], value: '', confidence: 1 }),
    );
    const end = walk(2, { action: 'continue' });
    const samples = await model.complete(requestFor(end, { samples: 2 }));
    expect(samples.map(({ ids }) => parseState(end, ids).step!.state)).toEqual([
      { event: 'exit', exit: 'error' },
      { event: 'exit', exit: 'error' },
    ]);
    await expect(model.score()).rejects.toThrow(/chat model/);
    await model.close();
    await expect(model.complete(request)).rejects.toThrow('the model was closed');
  });

  test('predicts a returned value, and goes back', async () => {
    const model = await open(
      state({ event: 'return', line: 6, depth: 1, locals: LINE.locals, value: '2', confidence: 1 }),
      state({ event: 'inv_call', line: 1, depth: 1, locals: [local('n', '2')], value: '', confidence: 1 }),
    );
    const returning = walk(2, { action: 'step_return' });
    const [completion] = await model.complete(requestFor(returning));
    expect(parseState(returning, completion!.ids).step!.state).toMatchObject({ event: 'return', value: '2' });
    const context = contextOf('def f(n):\n    return n + 1\n');
    const engine = new NeuralEngine({ model, context });
    const end = await engine.start({ direction: 'inverse', function: 'f', occurrence: 1, value: '3' });
    const called = await engine.next(end, { action: 'inv_step_call' });
    expect(called.state).toMatchObject({ event: 'inv_call', locals: new Map([['n', '2']]) });
  });
});

/**
 * Working asked of a model through the engine. The toy knows nothing; what is asked when, and that it is kept, is what
 * counts.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differences } from '../../../src/debugger/differences.ts';
import { HybridEngine } from '../../../src/debugger/engines/hybrid/engine.ts';
import { NeuralEngine, type NeuralOptions } from '../../../src/debugger/engines/neural/engine.ts';
import type { ModelAnswer } from '../../../src/debugger/engines/neural/predictor.ts';
import { agreed } from '../../../src/debugger/engines/neural/votes.ts';
import { RealEngine } from '../../../src/debugger/engines/real/engine.ts';
import { contextOf, SPECIAL } from '../../../src/language/index.ts';
import { EmbeddedModel } from '../../../src/model/embedded/embedded-model.ts';
import type { CompletionRequest, Model } from '../../../src/model/model.ts';
import { record } from '../../../src/trace/record.ts';
import type { Action } from '../../../src/tree/state.ts';
import { TOY, workingToy } from '../../model/folders.ts';
import { aboutToRun } from './about-to-run.ts';

const SOURCE = 'def f(a):\n    b = a.upper().strip() + a\n    return b * 2\n';
const INTO: Action = { action: 'step_into' };
const OVER: Action = { action: 'step_over' };
const RETURN: Action = { action: 'step_return' };

let plain: EmbeddedModel;
let model: EmbeddedModel;
beforeAll(async () => {
  plain = await EmbeddedModel.open(TOY);
  model = await EmbeddedModel.open(await workingToy());
});
afterAll(async () => {
  await plain.close();
  await model.close();
});

/** The same model, and for each request whether it asked for working. */
function watched(inner: Model): { model: Model; asked: boolean[]; tokens: () => number } {
  const asked: boolean[] = [];
  let tokens = 0;
  const complete = async (request: CompletionRequest) => {
    asked.push(request.ids.at(-1) === SPECIAL.working);
    const answers = await inner.complete(request);
    for (const { ids } of answers) tokens += ids.length;
    return answers;
  };
  const outer = Object.create(inner, { complete: { value: complete } }) as Model;
  return { model: outer, asked, tokens: () => tokens };
}

function engineOver(over: Model, options: Partial<NeuralOptions> = {}): NeuralEngine {
  const entry = { entry: 'f', args: "'x'" };
  return new NeuralEngine({
    model: over,
    context: contextOf(SOURCE),
    entry,
    longestState: 96,
    doubted: 0,
    ...options,
  });
}

const atLine = (engine: NeuralEngine) => aboutToRun(engine, SOURCE, 2, { a: "'x'" });

describe('always, which a model that was trained for it is asked by default', () => {
  test('every step is worked out, and its working kept with it and shown to the next', async () => {
    const { model: over, asked } = watched(model);
    const engine = engineOver(over, { jumps: { jumps: 'direct' } });
    const at = await atLine(engine);
    const next = await engine.next(at, OVER);
    expect(asked).toEqual([true]);
    expect(next.working).toBeDefined();
    expect(next.step.working).toBe(next.working);
    expect(await engine.why(next)).toEqual({ from: at.state, working: next.working });
    await engine.next(next, INTO);
    expect(asked).toEqual([true, true]);
  });

  test(
    'a step that is doubted is predicted in other ways too: directly, as if nothing had been worked out, ' +
      'from lately on, over the line',
    async () => {
      const { model: over, asked, tokens } = watched(model);
      const jumps = { jumps: 'direct' } as const;
      const doubting = engineOver(over, { jumps, doubted: 1.1 });
      const next = await doubting.next(await atLine(doubting), INTO);
      expect(asked).toEqual([true, false, true, true, true]);
      const spent = tokens();
      const content = engineOver(over, { jumps });
      const worked = await content.next(await atLine(content), INTO);
      expect(asked).toHaveLength(6);
      expect(tokens()).toBeLessThan(2 * spent);
      expect(next.confidence).toBeGreaterThanOrEqual(
        differences(next.state, worked.state).length === 0 ? worked.confidence : 0,
      );
    },
  );

  test('the state with the most votes wins, with the confidences of its surest vote', () => {
    const answer = (value: string, sure: number, tokens = 1): ModelAnswer => ({
      answers: [
        {
          step: {
            state: {
              event: 'return',
              line: 2,
              source: '',
              function: 'f',
              depth: 1,
              locals: new Map(),
              value,
            },
          },
          sure: { state: sure, structure: sure, variables: new Map(), without: new Map(), value: sure },
          note: undefined,
        },
      ],
      tokens,
    });
    const of = ({ answers: [answer], tokens }: ModelAnswer) => {
      const { state } = answer!.step;
      return [(state as { value: string }).value, answer!.sure.state, tokens];
    };
    expect(of(agreed(answer('1', 0.5)))).toEqual(['1', 0.5, 1]);
    expect(of(agreed(answer('1', 0.5, 2), answer('2', 0.4, 3), answer('2', 0.45, 4)))).toEqual([
      '2',
      0.45,
      9,
    ]);
    // One who is sure outweighs two who guess.
    expect(of(agreed(answer('1', 0.3), answer('1', 0.4), answer('2', 0.7)))).toEqual(['2', 0.7, 3]);
    // Of two that speak alike, the first.
    expect(of(agreed(answer('1', 0.5), answer('2', 0.5)))).toEqual(['1', 0.5, 2]);
  });

  test('a jump over other lines is not, nor a variable that is set', async () => {
    const { model: over, asked } = watched(model);
    const engine = engineOver(over, { working: 'always', jumps: { jumps: 'direct' } });
    const at = await atLine(engine);
    const end = await engine.next(at, RETURN);
    expect(asked).toEqual([false]);
    expect(await engine.why(end)).toEqual({
      nothing: 'step_return leads here over other lines: there is no one line to work out',
    });
    const set = await engine.next(at, { action: 'set', name: 'a', value: "'y'" });
    expect(await engine.why(set)).toEqual({ nothing: 'this state was changed by you, not predicted' });
    expect(await engine.why(at)).toEqual({ nothing: 'this state was given, not predicted' });
  });

  test('of a model that was not trained for it is refused', async () => {
    for (const working of ['always', 'unsure'] as const)
      expect(() => engineOver(plain, { working })).toThrow(
        'toy was not trained to work lines out part by part',
      );
    expect(() => engineOver(plain, { workingThreshold: 0.5 })).toThrow('toy was not trained');
    expect(() => engineOver(model, { workingThreshold: 2 })).toThrow('a threshold of 2 is no probability');
  });

  test('of a model that was not trained for it, nothing is asked where nothing is wished', async () => {
    const { model: over, asked } = watched(plain);
    const engine = engineOver(over, { jumps: { jumps: 'direct' } });
    const next = await engine.next(await atLine(engine), OVER);
    expect(asked).toEqual([false]);
    expect(await engine.why(next)).toEqual({ nothing: 'toy was not trained to work lines out part by part' });
  });
});

describe('unsure, which a threshold alone asks for too', () => {
  test('asks directly, and if that is unsure once more with working; the tokens of both count', async () => {
    const { model: over, asked, tokens } = watched(model);
    const engine = engineOver(over, { jumps: { jumps: 'direct' }, workingThreshold: 1 });
    const next = await engine.next(await atLine(engine), OVER);
    expect(asked).toEqual([false, true]);
    expect(next.working).toBeDefined();
    expect(next.way!.tokens).toBe(tokens() + 3);
  });

  test('is content with an answer that is sure', async () => {
    const { model: over, asked } = watched(model);
    const engine = engineOver(over, { jumps: { jumps: 'direct' }, workingThreshold: 0 });
    const next = await engine.next(await atLine(engine), OVER);
    expect(asked).toEqual([false]);
    expect(next.working).toBeUndefined();
    const why = await engine.why(next);
    expect(asked).toEqual([false, true]);
    expect(why).toHaveProperty('working');
  });
});

test('hybrid shows the working of what was predicted, and that what was observed has none', async () => {
  const source = `${SOURCE}\ndef main():\n    return f("x")\n`;
  const context = contextOf(source);
  const neural = new NeuralEngine({
    model,
    context,
    entry: { entry: 'main' },
    longestState: 96,
    working: 'always',
    doubted: 0,
  });
  const real = new RealEngine(
    async sets => (await record({ name: 'f.py', source, entry: 'main', sets })).recording,
  );
  const predicting = new HybridEngine({ neural, real, threshold: 0 });
  const begun = await predicting.start({ direction: 'forward' });
  const next = await predicting.next(begun, INTO);
  expect(next.origin).toBe('predicted');
  expect(await predicting.why(next)).toEqual({ from: begun.state, working: next.working });
  const running = new HybridEngine({ neural, real, threshold: 1 });
  const observed = await running.next(await running.start({ direction: 'forward' }), INTO);
  expect(await running.why(observed)).toEqual({
    nothing: 'this state was observed in a real run, not predicted',
  });
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DebuggerError, type Engine, type Start } from '../../../src/debugger/engine.ts';
import { HybridEngine } from '../../../src/debugger/engines/hybrid/engine.ts';
import { NeuralEngine, type NeuralOptions } from '../../../src/debugger/engines/neural/engine.ts';
import { RealEngine } from '../../../src/debugger/engines/real/engine.ts';
import { contextOf } from '../../../src/language/index.ts';
import { Evaluator } from '../../../src/launch/evaluator.ts';
import { EmbeddedModel } from '../../../src/model/embedded/embedded-model.ts';
import { record } from '../../../src/trace/record.ts';
import { type CallState, isExit } from '../../../src/tree/state.ts';
import { StateTree } from '../../../src/tree/tree.ts';
import { shippedModels, TOY } from '../../model/folders.ts';
import { engineConformance } from './conformance.ts';

const sourceOf = (program: string) =>
  readFileSync(new URL(`../../vectors/${program}.py`, import.meta.url), 'utf8');

const SMALL = { steps: 40, longestState: 64, brief: 32, jumps: { effort: 8 } } as const;

/** Of a shipped model, whose answers take about eight times as long as the toy's and come by the same code. */
const SHIPPED_WALKS = 8;

/** An engine that is given what a function returned wherever the suite does not say. */
function withReturned(engine: Engine): Engine {
  const start = engine.start.bind(engine);
  engine.start = (from: Start) =>
    start(from.direction === 'inverse' && from.value === undefined ? { ...from, value: '3' } : from);
  return engine;
}

for (const { name, path } of [{ name: 'toy', path: TOY }, ...shippedModels()]) {
  let model: EmbeddedModel | undefined;
  const opened = async () => {
    model ??= await EmbeddedModel.open(path);
    return model;
  };
  const walks = path === TOY ? undefined : SHIPPED_WALKS;
  describe(name, () => {
    afterAll(() => model?.close());
    const neural = async (program: string) => {
      const context = contextOf(sourceOf(program));
      return {
        engine: withReturned(new NeuralEngine({ model: await opened(), context, ...SMALL })),
      };
    };
    engineConformance(`neural (${name})`, neural, walks);
    const hybrid = async (program: string) => {
      const source = sourceOf(program);
      const neural = new NeuralEngine({
        model: await opened(),
        context: contextOf(source),
        ...SMALL,
      });
      const real = new RealEngine(
        async sets => (await record({ name: `${program}.py`, source, sets })).recording,
      );
      return { engine: new HybridEngine({ neural, real }) };
    };
    engineConformance(`hybrid (${name})`, hybrid, walks);
  });
}

describe('the engine neural', () => {
  let model: EmbeddedModel;
  beforeAll(async () => {
    model = await EmbeddedModel.open(TOY);
  });
  afterAll(() => model.close());
  const engine = (source: string, more: Partial<NeuralOptions> = {}) =>
    new NeuralEngine({ model, context: contextOf(source), longestState: 64, ...more });

  test('takes literal arguments as text, with defaults and keywords', async () => {
    const source = 'def f(a, b=[1,2], *rest, c="x", **more):\n    return a\n';
    const { state } = await engine(source, { entry: { entry: 'f', args: '{"k":1.50}, c=None, d=3' } }).start({
      direction: 'forward',
    });
    expect('locals' in state && [...state.locals!]).toEqual([
      ['a', "{'k': 1.5}"],
      ['b', '[1, 2]'],
      ['rest', '()'],
      ['c', 'None'],
      ['more', "{'d': 3}"],
    ]);
  });

  test('reads a signature as a run does', async () => {
    const source = `def f(
    a: "int = 3",  # one, (
    b: dict[str, int] = {'k': 1}, /,
    *rest: int, c=' # no, comment', d: bool = 1 == 2,
    e, **more,
):
    return a
`;
    const entry = { entry: 'f', args: "1, e='x=1', z=2" };
    const evaluate = async (text: string) => (text === '1 == 2' ? 'False' : undefined);
    const run = StateTree.build((await record({ name: 'program.py', source, ...entry })).recording);
    const { state } = await engine(source, { entry, evaluate }).start({ direction: 'forward' });
    expect(state).toEqual(run.state(0));
    expect('locals' in state && [...state.locals!]).toEqual([...(run.state(0) as CallState).locals]);
  });

  test('asks for the value of an argument that is no literal, and refuses it where nobody can tell', async () => {
    const source = 'def f(a):\n    return a\n';
    const entry = { entry: 'f', args: '2 ** 3' };
    const { state } = await engine(source, { entry, evaluate: async () => '8' }).start({
      direction: 'forward',
    });
    expect(state).toMatchObject({ locals: new Map([['a', '8']]) });
    await expect(engine(source, { entry }).start({ direction: 'forward' })).rejects.toThrow(/2 \*\* 3/);
  });

  test('calls a method on what a run calls it on', async () => {
    const source = `class Stack:
    def __init__(self, items=()):
        self.items = list(items)

    def __repr__(self):
        return f'Stack({self.items})'

    def push(self, item, *more):
        return item

    @staticmethod
    def size(n):
        return n

    @classmethod
    def of(cls, n):
        return cls(n)
`;
    const evaluator = new Evaluator({ name: 'stacks.py', source }, {});
    const evaluate = async (text: string) => (await evaluator.evaluate(text, new Map())).repr;
    for (const name of ['push', 'size', 'of']) {
      const entry = { entry: `Stack.${name}`, args: '3' };
      const run = StateTree.build((await record({ name: 'stacks.py', source, ...entry })).recording);
      const { state } = await engine(source, { entry, evaluate }).start({ direction: 'forward' });
      expect(state).toEqual(run.state(0));
    }
    // By its name it may be given; where nobody can make one, it must be.
    for (const [args, more] of [
      ['self=Stack([1]), item=3', { evaluate }],
      ["'Stack([1])', 3", {}],
    ] as const) {
      const { state } = await engine(source, { entry: { entry: 'Stack.push', args }, ...more }).start({
        direction: 'forward',
      });
      expect('locals' in state && state.locals?.get('item')).toBe('3');
      expect('locals' in state && state.locals?.get('self')).toMatch(/Stack\(\[1\]\)/);
    }
  });

  test.each([
    ['main needs an argument', 'def main(argv):\n    return argv\n\n\nx = 1\n'],
    ['main needs one by keyword', 'def main(*, n):\n    return n\n\n\nx = 1\n'],
    ['main is a method', 'class App:\n    def main(self=None):\n        return 1\n\n\nx = App().main()\n'],
    [
      'main is an inner function',
      'def f():\n    def main():\n        return 1\n    return main()\n\n\nx = f()\n',
    ],
    ['main is defined under a condition', 'if True:\n    def main():\n        return 1\nx = 1\n'],
    [
      'a method main stands above',
      'class App:\n    def main(self):\n        return 1\n\n\ndef main():\n    return 2\n',
    ],
    ['main has defaults and stars', 'def main(a=(1, 2), /, *rest, b: int = 3, **more):\n    return a\n'],
    ['main is a coroutine', 'async def main():\n    return 1\n'],
    ['main has a default over lines', 'def main(\n    a=1,  # (one\n):\n    return a\n'],
    ['main is written twice', 'def main():\n    return 1\n\n\ndef main():\n    return 2\n'],
  ])('begins where a run does: %s', async (_, source) => {
    const run = StateTree.build((await record({ name: 'program.py', source })).recording);
    const { state } = await engine(source).start({ direction: 'forward' });
    const { event, line, function: name, locals } = run.state(0) as CallState;
    expect(state).toMatchObject({ event, line, function: name, locals });
  });

  test.each([
    ['nothing', undefined, /no function nothing; its functions are: f, m/],
    ['f', '', /needs a value for a/],
    ['f', '1, 2', /takes 1 arguments, and 2/],
    ['f', '1, z=2', /no parameter z/],
    ['A.m', '1', /m needs a value for b: give it as an argument, self first/],
  ])('says what is wrong with the entry %s(%s)', async (entry, args, message) => {
    const start = engine('def f(a):\n    return a\n\n\nclass A:\n    def m(self, b):\n        return b\n', {
      entry: { entry, ...(args === undefined ? {} : { args }) },
    }).start({ direction: 'forward' });
    await expect(start).rejects.toThrow(DebuggerError);
    await expect(start).rejects.toThrow(message);
  });

  test('predicts what cannot run: a fragment with undefined names and missing imports', async () => {
    const source = 'import nowhere\n\ndef f(xs):\n    ys = nowhere.sort(xs) + undefined\n    return ys\n';
    const neural = engine(source, { entry: { entry: 'f', args: '[2, 1]' } });
    let moment = await neural.start({ direction: 'forward' });
    moment = await neural.next(moment, { action: 'step_into' });
    expect(moment).toMatchObject({ origin: 'predicted' });
    expect(moment.confidence).toBeGreaterThan(0);
    expect(moment.confidence).toBeLessThanOrEqual(1);
  });

  test('says how sure it is of each variable', async () => {
    const neural = engine(sourceOf('tally'), { entry: { entry: 'tally', args: "'on', 'o'" } });
    let moment = await neural.start({ direction: 'forward' });
    for (let i = 0; i < 4 && !isExit(moment.state); i++) {
      moment = await neural.next(moment, { action: 'step_into' });
      if (!('locals' in moment.state)) continue;
      expect([...moment.confidences!.locals.keys()]).toEqual([...moment.state.locals!.keys()]);
      for (const each of moment.confidences!.locals.values()) {
        expect(each).toBeGreaterThanOrEqual(0);
        expect(each).toBeLessThanOrEqual(1);
      }
    }
  });

  test('goes back from a value that the user gives, and draws several ways', async () => {
    const neural = engine(sourceOf('tally'));
    const end = await neural.start({ direction: 'inverse', function: 'tally', value: '"two"' });
    expect(end.state).toMatchObject({ event: 'inv_return', value: "'two'", line: 6 });
    const sampling = { temperature: 1, topP: 0.95, seed: 's' };
    const drawn = await neural.draw(end, { action: 'inv_step_call' }, { sampling, samples: 4 });
    expect(drawn).toHaveLength(4);
    for (const { state } of drawn)
      expect(state).toMatchObject({ event: 'inv_call', function: 'tally', line: 1, depth: 1 });
    await expect(neural.start({ direction: 'inverse', function: 'tally' })).rejects.toThrow(
      /say what tally returned/,
    );
  });

  test('a program longer than the context is shown in part, and the answer says so', async () => {
    const filler = Array.from({ length: 120 }, (_, i) => `def unused_${i}(a, b):\n    return a + b * ${i}\n`);
    const source = `${filler.join('\n')}\n${sourceOf('tally')}`;
    const neural = engine(source);
    const start = await neural.start({ direction: 'forward' });
    const moment = await neural.next(start, { action: 'step_into' });
    expect(moment.note).toMatch(/it was not shown \d+ of the program's \d+ lines/);
  });

  test('a walk longer than the context goes on with its latest states', async () => {
    const source =
      `def main():\n    word = "${'abc'.repeat(20)}"\n    n = 0\n    while n < 99:\n        n += 1\n` +
      `    return n\n`;
    const neural = engine(source);
    let moment = await neural.start({ direction: 'forward' });
    const notes: string[] = [];
    for (let i = 0; i < 150; i++) {
      const place = {
        line: 4 + (i % 2),
        source: source.split('\n')[3 + (i % 2)]!,
        function: 'main',
        depth: 1,
      };
      const locals = new Map([
        ['word', `'${'abc'.repeat(20)}'`],
        ['n', `${i}`],
      ]);
      const step = { state: { event: 'line', ...place, locals }, activation: 0 } as const;
      moment = neural.given({ moment, action: { action: 'step_into' } }, step, 'observed');
      if (i % 30 === 29) notes.push((await neural.next(moment, { action: 'step_into' })).note ?? '');
    }
    expect(notes.at(-1)).toMatch(/not shown \d+ states of the walk/);
  });

  test('a jump says the way it took: in one go, by steps, or in smaller moves', async () => {
    const source = sourceOf('tally');
    const entry = { entry: 'tally', args: "'on', 'o'" };
    const ways = [];
    for (const jumps of ['direct', 'steps', 'adaptive'] as const) {
      const neural = engine(source, {
        entry,
        steps: 12,
        brief: 32,
        jumps: { jumps, threshold: 0.9, few: 0 },
      });
      const start = await neural.start({ direction: 'forward' });
      const end = await neural.next(start, { action: 'step_return' });
      ways.push(end.way!);
      expect(end.confidence).toBeGreaterThanOrEqual(0);
      expect(await neural.next(start, { action: 'step_return' })).toBe(end);
      expect((await neural.next(start, { action: 'step_into' })).way).toBeUndefined();
    }
    const [direct, steps, adaptive] = ways;
    expect(direct).toMatchObject({ taken: [{ action: 'step_return' }], dropped: 0 });
    expect(steps!.taken.every(({ action }) => action === 'step_into')).toBe(true);
    // The toy is sure of nothing: whatever it did first was dropped or came to nothing, and was paid for.
    expect(adaptive!.dropped).toBeGreaterThan(0);
    expect(adaptive!.tokens).toBeGreaterThan(adaptive!.taken.length);
  });

  test('a threshold that is no probability is refused', () => {
    expect(() => engine('x = 1\n', { jumps: { threshold: 1.5 } })).toThrow(DebuggerError);
  });

  test('an answer that nobody wants any more is broken off, and can be asked for again', async () => {
    const entry = { entry: 'tally', args: "'on', 'o'" };
    const neural = engine(sourceOf('tally'), { entry, steps: 200, jumps: { jumps: 'steps' } });
    const start = await neural.start({ direction: 'forward' });
    const stop = new AbortController();
    const before = model.counts.passes;
    const unwanted = neural.next(start, { action: 'continue' }, stop.signal);
    while (model.counts.passes === before) await new Promise(done => setTimeout(done, 1));
    stop.abort();
    await expect(unwanted).rejects.toThrow(/abort/i);
    const { passes } = model.counts;
    await new Promise(done => setTimeout(done, 50));
    expect(model.counts.passes).toBeLessThanOrEqual(passes + 1);
    const short = await neural.next(start, { action: 'step_into' }, new AbortController().signal);
    expect(short.origin).toBe('predicted');
  });

  test('says how likely a given state is: its own answer as likely as it said', async () => {
    const neural = engine(sourceOf('tally'));
    const end = await neural.start({ direction: 'inverse', function: 'tally', value: '1' });
    const best = await neural.next(end, { action: 'inv_step_call' });
    const { state: share } = await neural.likely(end, { action: 'inv_step_call' }, best.step);
    expect(Math.log(share)).toBeCloseTo(Math.log(best.confidence), 1);
    const other = {
      ...best.step.state,
      locals: new Map([
        ['word', "'a'"],
        ['ch', "'b'"],
      ]),
    };
    const less = await neural.likely(
      end,
      { action: 'inv_step_call' },
      { ...best.step, state: other as typeof best.step.state },
    );
    expect(less.state).toBeLessThan(1);
  });

  test('a hybrid that trusts nothing is the real run; one that trusts all is the prediction', async () => {
    const source = sourceOf('tally');
    const real = () =>
      new RealEngine(async sets => (await record({ name: 'tally.py', source, sets })).recording);
    const careful = new HybridEngine({ neural: engine(source), real: real(), threshold: 1 });
    let moment = await careful.start({ direction: 'forward' });
    for (let i = 0; i < 5; i++) {
      moment = await careful.next(moment, { action: 'step_into' });
      expect(moment).toMatchObject({ origin: 'observed', confidence: 1 });
    }
    const bold = new HybridEngine({ neural: engine(source), real: real(), threshold: 0 });
    const first = await bold.next(await bold.start({ direction: 'forward' }), { action: 'step_into' });
    expect(first.origin).toBe('predicted');
  });

  test('a hybrid of a program that cannot run predicts, and says why', async () => {
    const source = 'def main():\n    x = = 1\n    return x\n';
    const real = new RealEngine(async sets => (await record({ name: 'p.py', source, sets })).recording);
    const hybrid = new HybridEngine({ neural: engine(source), real, threshold: 1 });
    const moment = await hybrid.next(await hybrid.start({ direction: 'forward' }), { action: 'step_into' });
    expect(moment.origin).toBe('predicted');
    expect(moment.note).toMatch(/cannot be run/);
  });
});

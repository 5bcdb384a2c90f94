/**
 * Jumps in smaller moves arrive where one move does, whatever is refused on the way, compared with real runs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DebuggerError } from '../../../src/debugger/engine.ts';
import type { NeuralMoment } from '../../../src/debugger/engines/neural/engine.ts';
import { isJump, Jump, type Jumps } from '../../../src/debugger/engines/neural/jump.ts';
import { JumpPlaces } from '../../../src/debugger/engines/neural/jump-estimates.ts';
import { contextOf } from '../../../src/language/index.ts';
import { ContextCode } from '../../../src/python/functions.ts';
import { record } from '../../../src/trace/record.ts';
import type { ForwardAction } from '../../../src/tree/state.ts';
import { StateTree } from '../../../src/tree/tree.ts';

type AskedAction = Exclude<ForwardAction, { action: 'set' }>;

const programs = ['vectors', 'vectors-more'].flatMap(folder => {
  const url = new URL(`../../${folder}/`, import.meta.url);
  return readdirSync(url)
    .filter(name => name.endsWith('.py'))
    .map(name => ({ name, source: readFileSync(new URL(name, url), 'utf8') }));
});

/** Moments of a real run: what a model that is always right would say. */
class Truth {
  private readonly nodes = new WeakMap<NeuralMoment, number>();
  readonly places: JumpPlaces;

  constructor(
    readonly tree: StateTree,
    source: string,
  ) {
    this.places = new JumpPlaces(new ContextCode(contextOf(source)));
  }

  at(node: number, sure = 1): NeuralMoment {
    const state = this.tree.state(node);
    const step = node < this.tree.exit ? { state, activation: this.tree.activation(node) } : { state };
    const confidence = { state: sure, structure: sure, variables: new Map(), value: undefined };
    const moment = {
      state,
      step,
      origin: 'predicted',
      confidence: 1,
      length: 1,
      sure: confidence,
    } as unknown as NeuralMoment;
    this.nodes.set(moment, node);
    return moment;
  }

  /** Takes a jump; `draw` says of each answer in turn how likely it is. */
  async jump(
    from: number,
    goal: AskedAction,
    jumps: Jumps,
    few: number,
    draw: (action: AskedAction) => number,
  ): Promise<NeuralMoment> {
    const jump = new Jump(
      async (here, action) => ({
        moment: this.at(
          this.tree.follow(this.nodes.get(here)!, action as AskedAction),
          draw(action as AskedAction),
        ),
        tokens: 3,
      }),
      this.places,
      { jumps, threshold: 0.5, effort: 1000, few },
    );
    return jump.take(this.at(from), goal);
  }
}

test('calls within calls, without an end in sight, are given up in time', async () => {
  // That `again` is a function of the program cannot be seen from the line.
  const source = [
    'def down(n, again):',
    '    if n == 0:',
    '        return 0',
    '    m = n - 1',
    '    return again(m, again)',
    'def main():',
    '    return down(40, down)',
    '',
  ].join('\n');
  const { recording } = await record({ name: 'down.py', source });
  const tree = StateTree.build(recording);
  const truth = new Truth(tree, source);
  const unsure = (action: AskedAction) => (action.action === 'step_into' ? 0.99 : 0.1);
  const end = await truth.jump(tree.breakpoint(0, [1]), { action: 'step_return' }, 'adaptive', 12, unsure);
  // Stepping through it all takes four states a call.
  expect(end.way!.tokens).toBeLessThan(3 * 4 * 40);
  expect(end.state).toMatchObject({ event: 'return', line: 5, depth: 2 });
});

describe('a call on the way', () => {
  const source = [
    'def twice(x):',
    '    y = x + x',
    '    return y',
    'def both(a):',
    '    b = twice(a)',
    '    return twice(b)',
    'def main():',
    '    return both(3)',
    '',
  ].join('\n');

  /** How a jump from a line goes, with moves as likely as given, and how likely it is in one go. */
  const way = async (line: number, goal: AskedAction, whole: number, inner: number) => {
    const { recording } = await record({ name: 'calls.py', source });
    const tree = StateTree.build(recording);
    const truth = new Truth(tree, source);
    let first = true;
    const end = await truth.jump(tree.breakpoint(0, [line]), goal, 'adaptive', 0, action => {
      if (action.action === 'step_into') return 0.99;
      const sure = first ? whole : inner;
      first = false;
      return sure;
    });
    return { taken: end.way!.taken.map(({ action }) => action), way: end.way!, state: end.state };
  };

  test('is passed in one go where that is sure', async () => {
    const { taken, way: all } = await way(5, { action: 'step_over' }, 0.3, 0.9);
    expect(taken).toEqual(['step_into', 'step_return', 'step_into']);
    expect(all.dropped).toBe(1);
  });

  test('is gone through where it is not', async () => {
    const { taken, state } = await way(5, { action: 'step_over' }, 0.3, 0.4);
    expect(taken).toEqual(['step_into', 'step_into', 'step_into', 'step_into', 'step_into']);
    expect(state).toMatchObject({ event: 'line', line: 6 });
  });

  test('and one within it likewise', async () => {
    const { taken, state } = await way(8, { action: 'step_return' }, 0.3, 0.4);
    expect(new Set(taken)).toEqual(new Set(['step_into']));
    expect(state).toMatchObject({ event: 'return', line: 8, value: '12' });
  });

  test('what it costs to step to something near is no bound for a call within', async () => {
    const near = [
      'class Long:',
      '    def __add__(self, other):',
      ...Array.from({ length: 30 }, (_, i) => `        a${i} = ${i}`),
      '        return 1',
      'def main():',
      '    return Long() + 1',
      '',
    ].join('\n');
    const { recording } = await record({ name: 'near.py', source: near });
    const tree = StateTree.build(recording);
    const truth = new Truth(tree, near);
    const end = await truth.jump(1, { action: 'step_return' }, 'adaptive', 2, ({ action }) =>
      action === 'step_into' ? 0.99 : 0.3,
    );
    expect(end.way!.taken.every(({ action }) => action === 'step_into')).toBe(true);
    expect(end.way!.stopped).toBeUndefined();
  });

  test('on the way to the exit it is passed too, from wherever that began', async () => {
    const { recording } = await record({ name: 'calls.py', source });
    const tree = StateTree.build(recording);
    const truth = new Truth(tree, source);
    const inner = tree.breakpoint(0, [2]);
    const end = await truth.jump(inner, { action: 'continue' }, 'adaptive', 0, ({ action }) =>
      action === 'continue' ? 0.01 : 0.99,
    );
    const taken = end.way!.taken.map(({ action }) => action);
    expect(taken.filter(action => action === 'step_return')).toEqual(['step_return']);
    expect(end.state).toMatchObject({ event: 'exit', exit: 'normal' });
  });

  test('an answer in hand is not lost to a move that does not fit', async () => {
    const { recording } = await record({ name: 'calls.py', source });
    const tree = StateTree.build(recording);
    const truth = new Truth(tree, source);
    const from = tree.breakpoint(0, [8]);
    const jump = new Jump(
      async (_, { action }) => {
        if (action === 'step_into') throw new DebuggerError('it does not fit');
        return { moment: truth.at(tree.follow(from, { action: 'step_return' }), 0.3), tokens: 3 };
      },
      truth.places,
      { jumps: 'adaptive', threshold: 0.5, effort: 8, few: 0 },
    );
    const end = await jump.take(truth.at(from), { action: 'step_return' });
    expect(end.state).toMatchObject({ event: 'return', value: '12' });
    expect(end.way!.stopped).toBe('costly');
  });

  test('moves that became too unlikely are given up', async () => {
    const { recording } = await record({ name: 'calls.py', source });
    const truth = new Truth(StateTree.build(recording), source);
    const from = truth.tree.breakpoint(0, [1]);
    const unsure = (step: number) =>
      truth.jump(from, { action: 'step_return' }, 'adaptive', 0, ({ action }) =>
        action === 'step_into' ? step : 0.3,
      );
    const taken = [{ action: 'step_return' }];
    expect((await unsure(0.1)).way).toMatchObject({ taken, dropped: 2, stopped: 'unsure' });
    expect((await unsure(0.3)).way!.stopped).toBeUndefined();
    // One alone proves nothing.
    let first = 0.001;
    const after = await truth.jump(from, { action: 'step_return' }, 'adaptive', 0, ({ action }) => {
      if (action === 'step_return') return 0.3;
      const sure = first;
      first = 0.99;
      return sure;
    });
    expect(after.way!.stopped).toBeUndefined();
  });

  test('that it was given up is said where the jump goes on behind it', async () => {
    const { recording } = await record({ name: 'calls.py', source });
    const truth = new Truth(StateTree.build(recording), source);
    const sure = [0.3, 0.99, 0.3, 0.1, 0.1];
    const from = truth.tree.breakpoint(0, [5]);
    const end = await truth.jump(from, { action: 'step_over' }, 'adaptive', 0, () => sure.shift() ?? 0.99);
    expect(end.state).toMatchObject({ event: 'line', line: 6 });
    expect(end.way!.taken.map(({ action }) => action)).toEqual(['step_into', 'step_return', 'step_into']);
    expect(end.way!.stopped).toBe('unsure');
  });

  test('several moves are surer together than the product of what they are alone', async () => {
    const { recording } = await record({ name: 'calls.py', source });
    const truth = new Truth(StateTree.build(recording), source);
    let node = truth.tree.breakpoint(0, [2]);
    const jump = new Jump(
      async ({ confidence: before }) => {
        const locals = new Map([
          ['x', before * 0.9],
          ['given', 1],
        ]);
        const confidence = before * 0.5;
        const confidences = { locals, value: confidence };
        return { moment: { ...truth.at(++node, 0.5), confidence, confidences }, tokens: 3 };
      },
      truth.places,
      { jumps: 'steps', threshold: 0.5, effort: 8, few: 0 },
    );
    const begin = { ...truth.at(node), confidence: 0.8 };
    const { confidence, confidences, way: taken } = await jump.take(begin, { action: 'step_return' });
    expect(taken!.taken).toHaveLength(2);
    expect(confidence).toBeGreaterThan(0.8 * 0.5 ** 2);
    expect(confidence).toBeLessThan(0.8);
    expect(confidences!.value).toBe(confidence);
    expect(confidences!.locals.get('x')).toBeGreaterThan(confidence);
    expect(confidences!.locals.get('x')).toBeLessThan(0.8);
    expect(confidences!.locals.get('given')).toBe(1);
  });

  test('the state behind an exception that ends a call is asked for once', async () => {
    const raising = 'def f():\n    raise ValueError\ndef main():\n    f()\n    return 1\n';
    const { recording } = await record({ name: 'raising.py', source: raising });
    const tree = StateTree.build(recording);
    const truth = new Truth(tree, raising);
    const asked: string[] = [];
    const from = tree.breakpoint(0, [4]);
    const end = await truth.jump(from, { action: 'step_over' }, 'adaptive', 0, ({ action }) => {
      asked.push(action);
      return action === 'step_into' ? 0.9 : 0.1;
    });
    expect(end.state).toMatchObject({ event: 'exception', line: 4 });
    // The jump, that out of the call, and each state once: call, line, exception, and the caller's.
    expect(asked.sort()).toEqual([...Array(4).fill('step_into'), 'step_over', 'step_return']);
  });

  test('a jump that is sure goes into none', async () => {
    expect((await way(8, { action: 'step_return' }, 0.8, 0)).taken).toEqual(['step_return']);
  });
});

describe.each(programs)('$name', ({ name, source }) => {
  test('every jump from every state arrives where the real one does', async () => {
    const { recording } = await record({ name, source });
    const tree = StateTree.build(recording);
    if (tree.recording.files.length > 1) return;
    const truth = new Truth(tree, source);
    const lines = [...recording.files[0]!.codeLines];
    const action: fc.Arbitrary<AskedAction> = fc.oneof(
      fc.constantFrom<AskedAction>(
        { action: 'step_return' },
        { action: 'step_over' },
        { action: 'continue' },
      ),
      fc
        .subarray(lines, { minLength: 1, maxLength: 3 })
        .map((chosen): AskedAction => ({ action: 'breakpoint', lines: chosen })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.nat({ max: Math.max(0, tree.exit - 1) }),
        action,
        fc.constantFrom<Jumps>('adaptive', 'steps', 'direct'),
        fc.constantFrom(0, 4, 12, 1000),
        fc.infiniteStream(fc.constantFrom(0.001, 0.3, 0.9, 0.99, 1)),
        async (node, goal, jumps, few, shares) => {
          const { state } = truth.at(node);
          fc.pre(isJump(goal, state));
          const end = await truth.jump(node, goal, jumps, few, () => shares.next().value);
          expect(end.state).toEqual(tree.state(tree.follow(node, goal)));
          expect(end.way!.taken.length).toBeGreaterThan(0);
          expect(end.way!.tokens).toBeGreaterThanOrEqual(3 * end.way!.taken.length);
        },
      ),
      { numRuns: 200 },
    );
  });
});

/**
 * Lines that Python works out for a model: what is known stands in its answers whatever it would say, the rest is its
 * own.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  NeuralEngine,
  type NeuralMoment,
  type NeuralOptions,
} from '../../../src/debugger/engines/neural/engine.ts';
import { contextOf, parseState, SPECIAL, type Trajectory } from '../../../src/language/index.ts';
import { EmbeddedModel } from '../../../src/model/embedded/embedded-model.ts';
import { KnownValuesGrammar, type LineValues } from '../../../src/model/grammar/known-values-grammar.ts';
import { StateGrammar } from '../../../src/model/grammar/state-grammar.ts';
import { LinePool } from '../../../src/trace/cpython/lines.ts';
import { findPython } from '../../../src/trace/cpython/python-path.ts';
import type { Action } from '../../../src/tree/state.ts';
import { shippedModels, TOY, workingToy } from '../../model/folders.ts';
import { aboutToRun } from './about-to-run.ts';

const SOURCE = `import json
import nowhere_to_be_found

def g(x):
    return x + 1

def f(a, n):
    b = a.upper().strip() + a
    c = len(b) * 4711 - n // 7
    if c % 7 > 3 and n > 3:
        c -= 1
    d = g(n * 37 + 1)
    e = sorted(b, key=lambda x: x * 2)
    return b[n]
`;
const INTO: Action = { action: 'step_into' };
const OVER: Action = { action: 'step_over' };
const RETURN: Action = { action: 'step_return' };

let pool: LinePool;
beforeAll(async () => {
  pool = new LinePool((await findPython())!);
});
afterAll(() => pool.close());

function engineOver(model: EmbeddedModel, options: Partial<NeuralOptions> = {}): NeuralEngine {
  return new NeuralEngine({
    model,
    context: contextOf(SOURCE),
    entry: { entry: 'f', args: "'x', 3" },
    longestState: 160,
    working: 'evaluated',
    workOut: (source, line, locals) => pool.workOut(source, line, locals),
    doubted: 0,
    ...options,
  });
}

const atLine = (engine: NeuralEngine, line: number, locals: Record<string, string>) =>
  aboutToRun(engine, SOURCE, line, locals);

const shown = ({ working }: NeuralMoment) => working?.map(each => `${each.expression} = ${each.value}`);
const GIVEN = { a: "'x'", n: '3' };
const ALL = { ...GIVEN, b: "'Xx'", c: '9422', d: '113' };

const models = [{ name: 'toy', path: TOY }, ...shippedModels()];

describe.each(models)('$name, its lines worked out by Python', ({ name, path }) => {
  let model: EmbeddedModel;
  beforeAll(async () => {
    model = await EmbeddedModel.open(name === 'toy' ? await workingToy() : path);
  });
  afterAll(() => model.close());

  test('the working is what Python found, and so are the values of the state', async () => {
    const engine = engineOver(model);
    const next = await engine.next(await atLine(engine, 9, { ...GIVEN, b: "'Xx'" }), INTO);
    expect(shown(next)).toEqual([
      'len(b) = 2',
      '# = 8000, 1400 9400, 20 9420, 2 9422',
      '$ * 4711 = 9422',
      'n // 7 = 0',
    ]);
    expect(next.evaluated).toBe(true);
    const { state } = next;
    expect(['line', 'exit']).toContain(state.event);
    if (state.event === 'line' && state.locals.has('c')) expect(state.locals.get('c')).toBe('9422');
    if (name !== 'toy') expect(state).toMatchObject({ event: 'line', line: 10 });
    expect(await engine.why(next)).toHaveProperty('working', next.working);
  });

  test('what is raised, returned or asked', async () => {
    const engine = engineOver(model);
    const raised = await engine.next(await atLine(engine, 14, ALL), INTO);
    if (raised.state.event === 'exception')
      expect(raised.state.value).toBe("IndexError('string index out of range')");
    if (name !== 'toy') expect(raised.state.event).toBe('exception');
    const returned = await engine.next(await atLine(engine, 14, { ...ALL, n: '1' }), RETURN);
    if (returned.state.event === 'return') expect(returned.state.value).toBe("'x'");
    if (name !== 'toy') expect(returned.state.event).toBe('return');
    const asked = await engine.next(await atLine(engine, 10, { ...GIVEN, b: "'Xx'", c: '9422' }), OVER);
    expect(shown(asked)).toEqual([
      '# = 9 1 7 2, 24 3 21 3, 32 4 28 4, 42 6 42 0',
      'c % 7 = 0',
      '$ > 3 = False',
      '$ and $ = False',
    ]);
    if (name !== 'toy') expect(asked.state).toMatchObject({ event: 'line', line: 12 });
  });

  test('of a line that calls the program, what comes before the call', async () => {
    const engine = engineOver(model);
    const next = await engine.next(await atLine(engine, 12, { ...ALL, n: '5' }), INTO);
    const [first, second] = shown(next) ?? [];
    expect(first?.startsWith('# = ') ? second : first).toBe('n * 37 = 185');
    expect(next.evaluated).toBe(true);
    if (name !== 'toy') expect(next.state).toMatchObject({ event: 'call', function: 'g' });
  });

  test('a lambda is stepped into as ever, and over by Python', async () => {
    const engine = engineOver(model, { jumps: { few: 4 } });
    const at = await atLine(engine, 13, ALL);
    expect((await engine.next(at, INTO)).evaluated).toBeUndefined();
    const over = await engine.next(at, OVER);
    expect(over.evaluated).toBe(true);
    if (over.state.event === 'line' && over.state.locals.has('e'))
      expect(over.state.locals.get('e')).toBe("['X', 'x']");
  });

  test('a jump in smaller moves says that it was', async () => {
    const engine = engineOver(model, { jumps: { jumps: 'steps' }, steps: 12 });
    const at = await atLine(engine, 14, { ...ALL, n: '1' });
    expect(await engine.next(at, RETURN)).toMatchObject({ evaluated: true });
  });
});

test('needs a Python', async () => {
  const model = await EmbeddedModel.open(await workingToy());
  const { workOut: _, ...rest } = { workOut: undefined, model, context: contextOf(SOURCE) };
  expect(() => new NeuralEngine({ ...rest, working: 'evaluated' })).toThrow('needs a Python');
  await model.close();
});

describe('a grammar of what is known', () => {
  const context = contextOf('def f(a):\n    b = a + 1\n    return b\n');
  const state = (line: number) =>
    ({
      event: 'line',
      line,
      source: context.lines[line - 1]!.source,
      function: 'f',
      depth: 1,
      locals: new Map([['a', '1']]),
    }) as const;
  const asked: Trajectory = {
    direction: 'forward',
    context,
    steps: [{ state: state(2), activation: 0, action: OVER }],
    ended: false,
  };
  const grammarFor = (known: LineValues) =>
    new KnownValuesGrammar(StateGrammar.after(asked, { working: true }), known);

  /** What is written where every choice is the first: the tokens that were forced, and all. */
  function written(grammar: KnownValuesGrammar): number[] {
    const ids: number[] = [];
    while (!grammar.done && ids.length < 200) {
      const { few, many } = grammar.allowed();
      const id = few[0] ?? many![0]!;
      grammar.accept(id);
      ids.push(id);
    }
    return ids;
  }

  test('goes back to asking where what is known cannot stand', () => {
    const known = { working: [{ expression: 'a * 3', value: '4' }], whole: true, locals: new Map() };
    const grammar = grammarFor(known);
    const ids = written(grammar);
    expect(grammar.done).toBe(true);
    const { reading, step } = parseState(asked, [SPECIAL.working, ...ids], 0);
    expect(reading).toBe('whole');
    expect(step!.working!.map(({ expression }) => expression)).not.toContain('a * 3');
  });

  test('copies go their own ways', () => {
    const grammar = grammarFor({ working: [], whole: true, locals: new Map([['b', ['2']]]) });
    const copy = grammar.clone();
    const first = written(grammar);
    expect(written(copy)).toEqual(first);
    expect(grammar.done).toBe(true);
  });
});

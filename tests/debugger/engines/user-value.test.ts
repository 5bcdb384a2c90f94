/** A value that the user sets is certain, and the doubt about the old value is gone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  NeuralEngine,
  type NeuralMoment,
  type NeuralOptions,
} from '../../../src/debugger/engines/neural/engine.ts';
import { contextOf } from '../../../src/language/index.ts';
import { EmbeddedModel } from '../../../src/model/embedded/embedded-model.ts';
import { LinePool } from '../../../src/trace/cpython/lines.ts';
import { findPython } from '../../../src/trace/cpython/python-path.ts';
import type { Action, LineState } from '../../../src/tree/state.ts';
import { shippedModels } from '../../model/folders.ts';

/** What line 3 comes to is beyond a model of this size; all the rest is plain. */
const SOURCE = `def label(text, count):
    size = len(text)
    code = [ord(each) * 77 % 26 for each in text]
    done = size + count
    last = code[-1]
    return done + last


def main():
    return label("Pelican", 3)
`;
const OVER: Action = { action: 'step_over' };
const set = (name: string, value: string): Action => ({ action: 'set', name, value });

let model: EmbeddedModel;
beforeAll(async () => {
  model = await EmbeddedModel.open(shippedModels()[0]!.path);
});
afterAll(() => model.close());

const engine = (more: Partial<NeuralOptions> = {}) =>
  new NeuralEngine({ model, context: contextOf(SOURCE), ...more });

/** In `label`, its arguments given, and so many lines further. */
async function after(neural: NeuralEngine, lines: number): Promise<NeuralMoment> {
  const call = {
    event: 'call',
    line: 1,
    source: 'def label(text, count):',
    function: 'label',
    depth: 1,
    locals: new Map([
      ['text', "'Pelican'"],
      ['count', '3'],
    ]),
  } as const;
  let at = neural.given(undefined, { state: call, activation: 0 }, 'observed');
  for (let i = 0; i <= lines; i++) at = await neural.next(at, OVER);
  return at;
}

const localsOf = ({ state }: NeuralMoment) => (state as LineState).locals;

test('the doubt of the one variable that was wrong goes when it is set, there or a line later', async () => {
  const neural = engine({ working: 'never' });
  const wrong = await after(neural, 2);
  expect(wrong.state).toMatchObject({ event: 'line', line: 4 });
  expect(wrong.confidence).toBeLessThan(0.5);
  const mended = await neural.next(wrong, set('code', '[1, 2]'));
  expect(mended).toMatchObject({ origin: 'user' });
  expect(mended.confidences!.locals.get('code')).toBe(1);
  expect(mended.confidence).toBeGreaterThan(0.9);
  // Another variable is no cure.
  const other = await neural.next(wrong, set('size', '7'));
  expect(other.confidence).toBeLessThan(0.5);
  expect(other.confidences!.locals.get('code')).toBe(wrong.confidences!.locals.get('code'));
  // The next line does not name it; what came of it by the line after that stays as doubtful.
  const later = await neural.next(wrong, OVER);
  expect(later.confidence).toBeLessThan(0.5);
  expect((await neural.next(later, set('code', '[1, 2]'))).confidence).toBeGreaterThan(0.9);
  const tooLate = await neural.next(await neural.next(later, OVER), set('code', '[1, 2]'));
  expect(tooLate.confidences!.locals.get('last')).toBeLessThan(0.5);
  expect(tooLate.confidence).toBeLessThan(0.5);
  // The user's own value has no doubt to take along.
  const twice = await neural.next(mended, set('code', '[3]'));
  expect(twice.confidence).toBe(mended.confidence);
  const next = await neural.next(mended, OVER);
  expect(next.confidence).toBeGreaterThan(0.9);
});

test('an expression is worked out by the model as if the line assigned it', async () => {
  const neural = engine();
  const at = await after(neural, 1);
  const next = await neural.next(at, set('count', 'size + count * 2'));
  expect([...localsOf(next)]).toEqual([
    ['text', "'Pelican'"],
    ['count', '13'],
    ['size', '7'],
  ]);
  expect(next.state).toMatchObject({ event: 'line', line: 3, source: SOURCE.split('\n')[2] });
  expect(next.origin).toBe('user');
  expect(next.evaluated).toBeUndefined();
  const { locals } = next.confidences!;
  expect(locals.get('count')).toBeGreaterThan(0);
  expect(next.confidence).toBeLessThanOrEqual(locals.get('count')!);
  expect(next.working).toContainEqual({ expression: 'count * 2', value: '6' });
  await expect(neural.next(at, set('count', '1 // 0'))).rejects.toThrow(/raises ZeroDivisionError/);
});

test('with evaluated workings Python works it out over the variables here, and it is certain', async () => {
  const lines = new LinePool((await findPython())!);
  try {
    const asked: [string, unknown][] = [];
    const neural = engine({
      working: 'evaluated',
      workOut: (...line) => lines.workOut(...line),
      evaluate: async (expression, locals) => {
        asked.push([expression, locals?.get('size')]);
        return '987654';
      },
    });
    const at = await after(neural, 1);
    const next = await neural.next(at, set('count', 'size * 141093 + 3'));
    expect(asked).toEqual([['size * 141093 + 3', '7']]);
    expect(localsOf(next).get('count')).toBe('987654');
    expect(next.evaluated).toBe(true);
    // As sure as what it names.
    expect(next.confidences!.locals.get('count')).toBe(at.confidences!.locals.get('size'));
    const unasked = engine({ evaluate: async () => '987654' });
    const other = await unasked.next(await after(unasked, 1), set('count', 'size + 1'));
    expect(localsOf(other).get('count')).toBe('8');
  } finally {
    lines.close();
  }
});

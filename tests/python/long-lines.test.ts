/** Very long and deep lines are read in time proportional to their length, or refused. */
import { expect, test } from 'vitest';
import { CodeFlow } from '../../src/python/flow.ts';
import { ContextCode } from '../../src/python/functions.ts';
import { Knowledge } from '../../src/python/knowledge.ts';
import { literalRepr } from '../../src/python/literals.ts';
import { partsOf } from '../../src/python/parts.ts';

const LONG = 20_000;

test('a ruler of comment signs between the items of a list', () => {
  expect(partsOf(`x = [f(1),  ${'#'.repeat(LONG)}\n f(2)]`).map(({ text }) => text)).toEqual([
    'f(1)',
    'f(2)',
  ]);
  expect(partsOf(`g(f(1))  ${'# '.repeat(LONG)}\n`).map(({ text }) => text)).toEqual(['f(1)']);
});

test.each([
  ['brackets', `${'('.repeat(LONG)}f(1)${')'.repeat(LONG)}`],
  ['lists', '['.repeat(LONG)],
  ['calls', 'f('.repeat(LONG)],
  ['signs', `${'-'.repeat(LONG)}f(1)`],
  ['nots', `${'not '.repeat(LONG)}f(1)`],
  ['lambdas', `${'lambda: '.repeat(LONG)}f(1)`],
  ['powers', `f(1)${'**2'.repeat(LONG)}`],
  ['sums', `f(1)${'+1'.repeat(LONG)}`],
])('%s within one another, deeper than Python reads them, have no parts', (_name, source) => {
  expect(partsOf(source)).toEqual([]);
});

test('a value deeper than Python reads is no literal, one as deep as people write is', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{', '}'],
    ['(', ',)'],
    ['[{', '}]'],
  ] as const)
    expect(literalRepr(open.repeat(LONG) + close.repeat(LONG))).toBeUndefined();
  expect(literalRepr('['.repeat(150) + ']'.repeat(150))).toBe('['.repeat(150) + ']'.repeat(150));
});

test('as deep as people write them they have', () => {
  const source = `${'('.repeat(40)}f(1)${')'.repeat(40)}${' + g(2)'.repeat(100)}`;
  expect(partsOf(source)).toHaveLength(200);
});

test.each(['a'.repeat(LONG), `x = ${'('.repeat(LONG)}`, 'x, '.repeat(LONG), 'x = '.repeat(LONG)])(
  'a program whose only line is %.10s… is known',
  source => {
    const context = { lines: [{ line: 1, source }] };
    expect(new Knowledge(new ContextCode(context), new CodeFlow(context)).definitions.functions).toEqual([]);
  },
);

test('sixty thousand lines that bind the same name, or define the same function', () => {
  for (const text of ['x = 1', 'def f(): pass']) {
    const lines = Array.from({ length: 60_000 }, (_, i) => ({ line: i + 1, source: text }));
    const flow = new CodeFlow({ lines });
    new Knowledge(new ContextCode({ lines }), flow);
    expect(flow.statements).toHaveLength(60_000);
  }
});

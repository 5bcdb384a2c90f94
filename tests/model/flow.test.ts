/** What is known of a program without values: where lines lead, what they call, what a call shows. */
import { describe, expect, test } from 'vitest';
import { contextOf } from '../../src/language/index.ts';
import { truthOf } from '../../src/model/grammar/next-lines.ts';
import { ProgramIndex } from '../../src/model/grammar/program-index.ts';
import { ContextCode } from '../../src/python/functions.ts';
import { codeOf } from '../../src/python/statements.ts';

const scopeOf = (source: string) => new ProgramIndex(new ContextCode(contextOf(source)));

/** `yes / no`, of each line that is certain; `end` where it may return. */
function ways(source: string): Record<number, string> {
  const { flow } = scopeOf(source);
  const found: Record<number, string> = {};
  for (const [i] of source.split('\n').entries()) {
    const to = flow.ways(i + 1);
    if (!to) continue;
    const texts = [to.yes, to.no].map(lines =>
      [...lines]
        .sort((a, b) => a - b)
        .map(line => line || 'end')
        .join(' '),
    );
    found[i + 1] = texts[0] === texts[1] ? texts[0]! : texts.join(' / ');
  }
  return found;
}

test('lines make variables for certain', () => {
  const { flow } = scopeOf(`def f(xs, n):
    total = len(xs)
    low, high = 0, n
    size: int = 3
    first = xs[0] if xs else None
    xs[0] = 1
    n += 1
    for x in xs: y = x
    wide = (
        1)
    while n == 3: n = 4
    return total == high

def g():
    global kept
    kept = 1
    kind = 2
    return kind

def h(x):
    try:
        y = x
    except ValueError:
        y = 2
    return y
`);
  const found = Array.from({ length: 24 }, (_, i) => flow.makes(i + 1).join(' '));
  expect(found.map((names, i) => (names ? `${i + 1} ${names}` : '')).filter(Boolean)).toEqual([
    '2 total',
    '3 low high',
    '4 size',
  ]);
});

describe('lines lead', () => {
  test('as a guess, also where that is not certain', () => {
    const { flow } = scopeOf(`def f(x):
    with x:
        x = 1
    match x:
        case 1:
            x = 2
        case _:
            x = 3
    try:
        x = 4
    except ValueError:
        x = 5
    finally:
        x = 6
    return x
`);
    const likeliest = (line: number) => [...(flow.ways(line, true)?.yes ?? [])][0];
    expect([2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 14, 15].map(likeliest)).toEqual([
      3, 4, 5, 6, 9, 9, 10, 14, 12, 14, 15, 0,
    ]);
    expect(flow.ways(3)).toBeUndefined();
    expect([...flow.beginning(1, true)!]).toEqual([2]);
    expect(flow.beginning(1)).toBeUndefined();
  });

  test('to the next, into blocks, and back to loops', () => {
    const source = `def f(xs):
    "What it does."
    total = 0
    for x in xs:
        if x < 0:
            continue
        elif x > 9:
            break
        else:
            total += x
        total -= 1
    else:
        total = -total
    while total:
        total //= 2
    return total
`;
    expect(ways(source)).toEqual({
      2: '3',
      3: '4',
      4: '5 13',
      5: '6 / 7',
      6: '4',
      7: '8 / 10',
      8: '14',
      10: '11',
      11: '4',
      13: '14',
      14: '15 / 16',
      15: '14',
      16: 'end',
    });
    expect(scopeOf(source).flow.beginning(1)).toEqual(new Set([3]));
    expect(scopeOf(source).flow.returning(5, false)).toEqual(new Set([16]));
  });

  test('to the end where nothing follows, and over several lines', () => {
    const source = `def f(a):
    if a: return 1
    b = [
        a,
        2,
    ]
    while True:
        if b.pop():
            raise ValueError(a)
`;
    expect(ways(source)).toEqual({
      2: 'end / 3 4 5 6',
      3: '3 4 5 6 7',
      4: '3 4 5 6 7',
      5: '3 4 5 6 7',
      6: '3 4 5 6 7',
      7: '8',
      8: '9 / 7 8',
      9: '',
    });
  });

  test(
    'nowhere that is certain with try, with, yield, several statements on a line, or outside of ' +
      'functions',
    () => {
      for (const line of ['try: pass\n    except E: pass', 'with a: pass', 'yield a', 'b = 1; c = 2'])
        expect(ways(`def f(a):\n    ${line}\n    return a\n`), line).toEqual({});
      expect(ways('a = 1\nb = 2\n')).toEqual({});
    },
  );

  test('around what is written in texts', () => {
    expect(codeOf(`x = f"{a + 1!r:>{w}} {{b}} # no" + 'if c: # ' # yes`)).toBe("x = '' (a + 1, w) + '' ");
  });
});

describe('a line calls', () => {
  const source = `from math import gcd

class Box:
    def __init__(self, n):
        self.n = n

    def twice(self):
        return self.n * 2

def g(x):
    return x

def f(xs, h):
    a = g(len(xs))
    b = Box(a).twice()
    c = h(a) + gcd(a, b)
    d = sorted(xs, key=g)
    e = [g(x) for x in xs]
    return xs[0](1)
`;
  const called = (line: number, locals: Record<string, string>) => {
    const lines = scopeOf(source).calls.calledFrom(line, new Map(Object.entries(locals)), true);
    return lines && [...lines].sort((a, b) => a - b);
  };
  const plain = { xs: '[1, 2]', h: '<function g>' };

  test('what it names', () => {
    expect(called(14, plain)).toEqual([10]);
    expect(called(15, { ...plain, a: '2' })).toEqual([4, 7]);
    expect(called(17, plain)).toEqual([10]);
    expect(called(18, plain)).toEqual([10, 18]);
    expect(called(11, { x: '1' })).toEqual([]);
  });

  test('what its variables stand for, if that is certain', () => {
    expect(called(16, { ...plain, a: '2', b: '4' })).toEqual([10]);
    expect(called(16, { ...plain, h: '<function Box.twice>', a: '2', b: '4' })).toEqual([7]);
    expect(called(16, { ...plain, h: '<function <lambda>>', a: '2', b: '4' })).toBeUndefined();
    expect(called(16, { xs: '<generator object f>', a: '2', b: '4', h: '<function g>' })).toEqual([10]);
    expect(called(14, { ...plain, xs: '<map object>' })).toBeUndefined();
    for (const xs of ['<itertools._grouper object>', '[<functools.KeyWrapper object>]'])
      expect(called(14, { ...plain, xs })).toBeUndefined();
    for (const xs of ['<program.Box object>', '[<program.main.<locals>.Box object>]', "'<lib.Box object>'"])
      expect(called(14, { ...plain, xs })).toEqual(called(14, plain));
    expect(called(19, plain)).toBeUndefined();
  });

  test('nobody knows whom, where operators and decorators may call', () => {
    for (const more of [
      '    def __add__(self, o):\n        return o\n',
      '    @twice\n    def h(self):\n        return 1\n',
    ]) {
      const other = scopeOf(`class A:\n${more}\ndef f(a):\n    return a + 1\n`);
      const line = other.code.context.lines.at(-1)!.line;
      expect(other.calls.calledFrom(line, new Map([['a', '1']]), true)).toBeUndefined();
    }
  });
});

test('what stands in the brackets of an annotation or a default is no parameter', () => {
  const { calls } = scopeOf(`def f(a: dict[str, int], b=(1, max), *rest) -> tuple[str, len]:
    def inner(x):
        return max(a, rest) if isinstance(x, int) else len(b)
    return inner(b)
`);
  expect(calls.freeIn(2)).toEqual(['a', 'b', 'rest']);
  expect(calls.isGiven(2, 'int')).toBe(false);
  expect(calls.isGiven(2, 'rest')).toBe(true);
});

test('a call shows what its function uses from around it', () => {
  const source = `def outer(n, names):
    seen = {}
    limit = n
    def walk(i, left):
        nonlocal limit
        for name in names:
            if f"{name}{n}" in seen: return walk(i + 1, left)
        def inner():
            return sorted(seen, key=lambda k: -left)
        limit = inner()
        return limit
    def other(n):
        return n
    def tricky():
        return [n for n in names]
    return walk(0, n)
`;
  const { calls } = scopeOf(source);
  expect(calls.freeIn(4)).toEqual(['limit', 'n', 'names', 'seen', 'walk']);
  expect(calls.freeIn(8)).toEqual(['left', 'seen']);
  expect(calls.freeIn(12)).toEqual([]);
  // Bound within, or around? That is not certain.
  expect(calls.freeIn(14)).toBeUndefined();
  expect(calls.isGiven(4, 'names')).toBe(true);
  expect(calls.isGiven(4, 'seen')).toBe(false);
});

test('whether a value counts as true', () => {
  const values = ['True', 'False', 'None', '0', '-3', '0.0', "''", "' '", '[]', '[0]', '{}', 'deque([])'];
  expect(values.map(truthOf).map(Number)).toEqual([1, 0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0]);
  for (const value of ['', 'deque([1])', '<object>', 'inf']) expect(truthOf(value)).toBeUndefined();
});

test('endless loops over nothing but constants come back to them', () => {
  for (const source of [
    'def main():\n    x = 1\n    while True:\n        ...\n',
    'x = 1\nwhile True:\n    """busy"""\n',
    'def f():\n    try:\n        pass\n    finally:\n        x = 1\n    while True:\n        1\n',
  ]) {
    const { flow } = scopeOf(source);
    const lines = source.split('\n').length - 1;
    expect([...flow.ways(lines - 1, true)!.yes], source).toContain(lines);
    expect([...flow.ways(lines, true)!.yes], source).toContain(lines - 1);
  }
});

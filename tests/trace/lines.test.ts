/** Single lines worked out over variables by a real Python: the results must be what a run shows. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LinePool } from '../../src/trace/cpython/lines.ts';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import type { LineOutcome } from '../../src/trace/line-outcome.ts';

let pool: LinePool;
beforeAll(async () => {
  pool = new LinePool((await findPython())!);
});
afterAll(() => pool.close());

/** A line of a function, with what stands before the function, over variables. */
function line(source: string, locals: Record<string, string> = {}, before = '') {
  const text = `${before}def f():\n    ${source}\n`;
  return pool.workOut(text, text.split('\n').length - 1, new Map(Object.entries(locals)));
}

const parts = (outcome: LineOutcome | undefined) =>
  outcome?.parts.map(([expression, value]) => `${expression} = ${value}`);

describe('a line over variables', () => {
  test('its parts as they come, and what it leaves', async () => {
    const found = await line('n = text.lower().count(x) + len(text)', { text: "'Try again'", x: "'a'" });
    expect(parts(found)).toEqual([
      "text.lower() = 'try again'",
      "# = 'try a' 1, 'ga' 2",
      '$.count(x) = 2',
      'len(text) = 9',
    ]);
    expect(found).toMatchObject({ whole: true, opens: false, locals: [['n', '11']] });
  });

  test('what is changed in place, taken away, returned, raised or asked', async () => {
    const list = { a: '[3, 1, 2]', d: "{'x': 1}" };
    expect((await line("a[0] += len(d); d['y'] = a.pop()", list))?.locals).toEqual([
      ['a', '[4, 1]'],
      ['d', "{'x': 1, 'y': 2}"],
    ]);
    expect((await line('return sorted(a), a[-1] * 7', list))?.value).toBe('([1, 2, 3], 14)');
    expect((await line('x = a[3]', list))?.raised).toBe("IndexError('list index out of range')");
    expect((await line("raise ValueError('no %d' % a[0])", list))?.raised).toBe("ValueError('no 3')");
    const asked = await line('if len(a) > 2 and a[0] > a[1]: return a[0] * 2', list);
    expect(parts(asked)).toEqual([
      'len(a) = 3',
      '$ > 2 = True',
      'a[0] = 3',
      'a[1] = 1',
      '$ > $ = True',
      '$ and $ = True',
      'a[0] = 3',
    ]);
    expect(asked?.value).toBe('6');
    for (const source of ['if n < 3: continue', 'continue', 'break', 'if n < 3: n = 5; break'])
      expect(await line(source, { n: '1' })).toMatchObject({
        whole: true,
        locals: source.includes('5') ? [['n', '5']] : [],
      });
    const not = await line('if len(a) > 3: return a[0]', list);
    expect([not?.whole, not?.value, not?.locals]).toEqual([true, undefined, []]);
  });

  test('of a condition over a block, only what it asks', async () => {
    const source = 'def f(n):\n    while n % 2 > 0:\n        n = g(n)\n    return n\n';
    const found = await pool.workOut(source, 2, new Map([['n', '25']]));
    expect(parts(found)).toEqual(['n % 2 = 1', '$ > 0 = True']);
    expect(found).toMatchObject({ whole: true, locals: [] });
  });

  test('with what the module imports and its constants, but not what may change', async () => {
    const before =
      'import math\nfrom collections import deque as queue\nMOD = 10**9 + 7\nlimit = 3\nseen = []\ndef ' +
      'g():\n    global limit\n    limit += 1\n';
    expect((await line('x = math.gcd(12, 18) + MOD % 10', {}, before))?.locals).toEqual([['x', '13']]);
    expect((await line('q = queue([1, 2], maxlen=3)', {}, before))?.locals).toEqual([
      ['q', 'deque([1, 2], maxlen=3)'],
    ]);
    expect((await line('x = limit + 1', {}, before))?.whole).toBe(false);
    expect((await line('x = len(seen)', {}, before))?.whole).toBe(false);
  });

  test("as far as it comes, where it wants the program's functions or objects", async () => {
    const before = 'def g(x):\n    return x\ndef sum(x):\n    return 0\n';
    const found = await line('y = len(a) * 2 + g(a[0]) + a[1]', { a: '[5, 6]' }, before);
    expect([parts(found), found?.whole, found?.locals]).toEqual([
      ['len(a) = 2', '$ * 2 = 4', 'a[0] = 5'],
      false,
      undefined,
    ]);
    expect((await line('y = a[0] + self.n', { a: '[5]', self: '<program.Box object>' }))?.whole).toBe(false);
    expect((await line('y = sum([1])', {}, before))?.whole).toBe(false);
    expect((await line('list = list(a)', { a: '(1,)' }))?.whole).toBe(false);
  });

  test('nothing of what a text does not tell: what is shared within, how a Counter was filled', async () => {
    const grid = { g: '[[0, 0], [0, 0], [1]]' };
    expect((await line('g[0][1] = 5', grid))?.locals).toEqual([
      ['g', '[[0, 5], [0, 0], [1]]', '[[0, 5], [0, 5], [1]]'],
    ]);
    expect((await line('g[2][0] = 5', grid))?.locals).toEqual([['g', '[[0, 0], [0, 0], [5]]']]);
    const counts = { c: "Counter({'b': 2, 'a': 1})" };
    expect((await line("x = c['b'] * len(c)", counts))?.locals).toEqual([['x', '4']]);
    expect((await line("c['a'] += 1", counts))?.locals).toEqual([['c', '']]);
    expect((await line('x = list(c)', counts))?.whole).toBe(false);
  });

  test('of a loop, what its next turn takes, where now and when it began tell the same', async () => {
    const source = 'def f(a, s):\n    for i, (k, x) in enumerate(zip(s, a)):\n        y = x\n    return y\n';
    const given = new Map([
      ['a', '[4, 5]'],
      ['s', "'pq'"],
    ]);
    const turn = (nth: number, now = given, last = 3) =>
      pool.workOut(source, 2, now, { loop: { turn: nth, last, locals: given } });
    const begun = await turn(0);
    expect(parts(begun)).toEqual(['zip(s, a) = ', 'enumerate($) = ']);
    expect(begun).toMatchObject({ whole: true, into: 3 });
    expect(begun?.locals).toEqual([
      ['i', '0'],
      ['k', "'p'"],
      ['x', '4'],
    ]);
    const next = await turn(1, new Map([...given, ['i', '0'], ['k', "'q'"], ['x', '4']]));
    expect(next).toMatchObject({
      parts: [],
      locals: [
        ['i', '1'],
        ['x', '5'],
      ],
      into: 3,
    });
    expect(await turn(2)).toMatchObject({ parts: [], locals: [], past: 3 });
    // Changed meanwhile, or counted wrongly, for all one can tell.
    expect(await turn(1, new Map([...given, ['a', '[4, 6]']]))).toBeUndefined();
    expect(await turn(1, given, 4)).toBeUndefined();
    const lazily = 'def f(a):\n    for x in map(lambda v: v * 2, a):\n        y = x\n';
    const lazy = (nth: number) =>
      pool.workOut(lazily, 2, given, {
        loop: { turn: nth, last: 3, locals: given },
      });
    expect(await lazy(0)).toMatchObject({ opens: true, locals: [['x', '8']] });
    expect(await lazy(1)).toBeUndefined();
  });

  test('behind calls of the program, with what these have returned', async () => {
    const source =
      'def g(n):\n    return n\n\ndef f(a, n):\n    x = g(n - 1) * 10 + g(n - 2)\n    y = g(n) + len(a)\n   ' +
      ' z = a.pop() + g(n)\n';
    const given = new Map([
      ['a', '[4, 5]'],
      ['n', '7'],
    ]);
    const behind = (line: number, ...returned: string[]) => pool.workOut(source, line, given, { returned });
    const first = await behind(5, '6');
    expect([parts(first), first?.whole]).toEqual([['g($) = 6', '$ * 10 = 60', 'n - 2 = 5'], false]);
    const second = await behind(5, '6', '5');
    expect([parts(second), second?.locals]).toEqual([['g($) = 5'], [['x', '65']]]);
    // What was called may have changed the list.
    expect(parts(await behind(6, '3'))).toEqual(['g(n) = 3']);
    expect((await behind(6, '3'))?.whole).toBe(false);
    expect(await behind(7, '3')).toBeUndefined();
    expect(await behind(5, '6', '5', '4')).toBeUndefined();
    const cached = `from functools import cache\n\n@cache\n${source}`;
    expect(await pool.workOut(cached, 8, given, { returned: ['6'] })).toBeUndefined();
  });

  test('undefined of lines that are no plain statement', async () => {
    for (const source of ['for x in a:', 'yield a[0]', 'import os', 'while a: a.pop()', 'with a: pass'])
      expect(await line(`${source}${source.endsWith(':') ? ' pass' : ''}`, { a: '[1]' })).toBeUndefined();
    expect(await pool.workOut('def f(:\n', 1, new Map())).toBeUndefined();
    expect(await pool.workOut('x = 1\n', 1, new Map())).toBeUndefined();
    expect(await pool.workOut('def f():\n    x = (1 +\n         2)\n', 2, new Map())).toBeUndefined();
  });

  test('one that takes too long, dies or reaches out costs itself only', async () => {
    expect(await line('x = sum(range(10**12))')).toBeUndefined();
    expect(await line('x = bytearray(10**10)')).toMatchObject({ whole: false });
    const reach =
      '[c for c in ().__class__.__base__.__subclasses__() if c.__name__ == ' +
      "'_wrap_close'][0].__init__.__globals__['system']('touch /tmp/ndbg-line')";
    const found = await line(`x = ${reach}`);
    expect(found?.locals?.find(([name]) => name === 'x')?.[1] ?? '').not.toBe('0');
    for (const source of ["x = open('/etc/passwd').read()", "x = __import__('os').getpid()", 'x = input()'])
      expect(await line(source)).toMatchObject({ whole: false });
    expect((await line('x = 1 + 1'))?.locals).toEqual([['x', '2']]);
  });
});

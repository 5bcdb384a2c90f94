import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ValueChecker } from './value-checker.ts';

const checker = new ValueChecker(process.env.NDBG_PYTHON ?? 'python3', 2);
afterAll(() => checker.close());

const same = async (left: string, right: string) =>
  (await checker.check({ op: 'same', left, right })).verdict === 'right';

const call = (source: string, given: Record<string, string>, value: string, more: object = {}) =>
  checker.check({
    op: 'call',
    source,
    function: 'f',
    arguments: given,
    expect: { event: 'return', value, ...more },
    seconds: 1,
  });

describe('two reprs show the same value', () => {
  test.each([
    ['nan', 'nan'],
    ["[1, {'a': nan}]", "[1, {'a': nan}]  "],
    ['{nan, 1}', '{1, nan}'],
    ["{'a': 1, 'b': 2}", "{'b': 2, 'a': 1}"],
    ['{3, 1, 2}', '{1, 2, 3}'],
    ['1', '1.0'],
    ['True', '1'],
    ['"a"', "'a'"],
    ['0.0', '-0.0'],
    ["Counter({'a': 2, 'b': 1})", "{'b': 1, 'a': 2}"],
    ["defaultdict(<class 'int'>, {'a': 1})", "{'a': 1}"],
    ['frozenset({1, 2})', 'frozenset({2, 1})'],
    ['deque([1, nan])', 'deque([1, nan])'],
    ["ValueError('x')", 'ValueError("x")'],
    ['<object object at 0x7f00>', '<object object at 0x7fff>'],
    ['(1+2j)', '(1+2j)'],
    ['dict_keys([1, 2])', 'dict_keys([2, 1])'],
    ['range(0, 3)', 'range(3)'],
  ])('%s is %s', async (left, right) => {
    expect(await same(left, right)).toBe(true);
  });

  test.each([
    ['(1, 2)', '[1, 2]'],
    ['[1, 2]', '[2, 1]'],
    ["'1'", '1'],
    ['None', "'None'"],
    ['{1, 2}', '[1, 2]'],
    ['set()', '{}'],
    ["b'a'", "'a'"],
    ["OrderedDict([('a', 1), ('b', 2)])", "OrderedDict([('b', 2), ('a', 1)])"],
    ["ValueError('x')", "ValueError('y')"],
    ["ValueError('x')", "KeyError('x')"],
    ['nan', 'None'],
    ['[nan, 1]', '[1, nan]'],
    ['1', ''],
    ['[1, 2', '[1, 2]'],
  ])('%s is not %s', async (left, right) => {
    expect(await same(left, right)).toBe(false);
  });
});

describe('predicted arguments', () => {
  const echo = 'def f(x):\n    return x\n';

  test('are right if the function gives the value asked for, however they are written', async () => {
    expect(await call('def f(s, n):\n    return s * n\n', { s: '"ab"', n: '2' }, "'abab'")).toMatchObject({
      verdict: 'right',
    });
  });

  test('are wrong with a reason otherwise', async () => {
    expect(await call(echo, { x: '2' }, '3')).toEqual({
      verdict: 'wrong',
      reason: 'it gives another value',
      got: '2',
    });
    expect(await call(echo, {}, '3')).toMatchObject({ reason: 'the argument x is missing' });
    expect(await call(echo, { x: '1', y: '2' }, '1')).toMatchObject({ reason: 'there is no parameter y' });
  });

  test.each([
    "type('X', (), {'__eq__': lambda a, b: True})()",
    "__import__('os').system('true')",
    'f(3)',
    '[c for c in "ab"]',
    '(lambda: 3)()',
    '10 ** 10 ** 10',
    '"a" * 10 ** 12',
    'open("/etc/passwd").read()',
    'x if x else 3',
    '().__class__.__base__.__subclasses__()',
    'int("3")',
    'len(set(range(10000000000)))',
    'bytearray(100000000000)',
    'frozenset(range(10000000000))',
  ])('must be values, not code: %s', async text => {
    const { verdict } = await call(`${echo}`, { x: text }, '3');
    expect(verdict).toBe('wrong');
  });

  test('may be objects of the program’s own classes', async () => {
    const source =
      'from dataclasses import dataclass\n\n@dataclass\nclass P:\n    x: int\n\ndef f(p):\n    return p.x\n';
    expect(await call(source, { p: 'P(x=4)' }, '4')).toMatchObject({ verdict: 'right' });
  });

  test('star parameters take a tuple and a dict', async () => {
    const source = 'def f(a, *b, c=0, **d):\n    return [a, b, c, d]\n';
    const given = { a: '1', b: '(2, 3)', c: '4', d: "{'e': 5}" };
    expect(await call(source, given, "[1, (2, 3), 4, {'e': 5}]")).toMatchObject({ verdict: 'right' });
    expect(await call(source, { ...given, b: '[2, 3]' }, '0')).toMatchObject({ reason: '*b is no tuple' });
  });

  test('the line counts where it is asked for', async () => {
    const source = 'def f(x):\n    if x:\n        return 1\n    return 1\n';
    expect(await call(source, { x: '0' }, '1', { line: 4 })).toMatchObject({ verdict: 'right' });
    expect(await call(source, { x: '0' }, '1', { line: 3 })).toMatchObject({
      reason: 'it ended on line 4 instead of 3',
    });
  });

  test('an exception asked for must be raised', async () => {
    const source = 'def f(x):\n    raise KeyError(x)\n';
    expect(await call(source, { x: "'a'" }, "KeyError('a')", { event: 'exception' })).toMatchObject({
      verdict: 'right',
    });
    expect(await call(source, { x: "'b'" }, "KeyError('a')", { event: 'exception' })).toMatchObject({
      verdict: 'wrong',
    });
    expect(await call(source, { x: "'a'" }, "KeyError('a')")).toMatchObject({
      reason: 'it ended by exception instead of return',
    });
  });

  test('a generator cannot be judged by calling it, and that is said', async () => {
    expect(await call('def f(x):\n    yield x\n', { x: '1' }, '1')).toEqual({
      verdict: 'unjudged',
      reason: 'f is a generator or coroutine',
    });
  });
});

describe('the sandbox', () => {
  test('ends what does not end', async () => {
    expect(
      await call(
        'def f(x):\n    while True:\n        try:\n            while True: pass\n        except BaseException: pass\n',
        { x: '1' },
        '1',
      ),
    ).toMatchObject({
      verdict: 'timeout',
    });
  });

  test('ends what eats memory', async () => {
    const { verdict } = await call('def f(x):\n    return len(bytearray(x))\n', { x: '100000000000' }, '1');
    expect(verdict).toBe('wrong');
  });

  test('outlives a process that crashes or leaves', async () => {
    const crash = 'def f(x):\n    import os, signal\n    os.abort()\n';
    expect(await call(crash, { x: '1' }, '1')).toMatchObject({ verdict: 'crash' });
    expect(await call('def f(x):\n    import os\n    os._exit(0)\n', { x: '1' }, '1')).toMatchObject({
      verdict: 'crash',
    });
    expect(await call('def f(x):\n    raise SystemExit(0)\n', { x: '1' }, '1')).toMatchObject({
      verdict: 'wrong',
    });
  });

  test('lets nothing be written, started or sent', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'checker-'));
    const target = JSON.stringify(join(folder, 'written'));
    const attempts = [
      `open(${target}, 'w').write('x')`,
      `__import__('os').open(${target}, 65)`,
      `__import__('pathlib').Path(${target}).touch()`,
      `__import__('os').system('touch ' + ${target})`,
      `__import__('subprocess').run(['touch', ${target}])`,
      `__import__('os').fork()`,
      `__import__('os').kill(1, 0)`,
      `__import__('os').mkdir(${target})`,
      `__import__('socket').create_connection(('127.0.0.1', 9))`,
    ];
    for (const attempt of attempts) {
      const { verdict } = await call(`def f(x):\n    ${attempt}\n    return 1\n`, { x: '1' }, '1');
      expect(verdict, attempt).not.toBe('right');
    }
    expect(existsSync(join(folder, 'written'))).toBe(false);
  });

  test('nothing is left over from one check to the next', async () => {
    const source = 'seen = []\ndef f(x):\n    seen.append(x)\n    return len(seen)\n';
    for (const x of ['1', '2', '3'])
      expect(await call(source, { x }, '1')).toMatchObject({ verdict: 'right' });
  });
});

describe('a return line over predicted locals', () => {
  const leave = (source: string, line: number, locals: Record<string, string>, value: string) =>
    checker.check({ op: 'leave', source, line, locals, expect: { value } });
  const source = 'def f(a, b):\n    c = a + b\n    return sorted(c)[::-1]\n';

  test('gives the value of its expression', async () => {
    expect(await leave(source, 3, { a: '[1]', b: '[2]', c: '[1, 2]' }, '[2, 1]')).toMatchObject({
      verdict: 'right',
    });
    expect(await leave(source, 3, { a: '[1]', b: '[2]', c: '[1, 3]' }, '[2, 1]')).toMatchObject({
      verdict: 'wrong',
    });
  });

  test('needs only the names that it mentions', async () => {
    expect(await leave(source, 3, { a: '<broken', c: '[1, 2]' }, '[2, 1]')).toMatchObject({
      verdict: 'right',
    });
    expect(await leave(source, 3, { a: '[1]' }, '[2, 1]')).toMatchObject({ verdict: 'wrong' });
  });

  test('a function without return gives None', async () => {
    expect(await leave('def f(a):\n    a.append(1)\n', 2, { a: '[]' }, 'None')).toMatchObject({
      verdict: 'right',
    });
  });

  test('may call a function defined inside', async () => {
    const nested = 'def f(a):\n    def g(x):\n        return x + 1\n    return g(a)\n';
    expect(await leave(nested, 4, { a: '1', g: '<function f.<locals>.g>' }, '2')).toMatchObject({
      verdict: 'right',
    });
  });
});

test('a checker that was closed starts no other process', async () => {
  const closed = new ValueChecker(process.env.NDBG_PYTHON ?? 'python3', 1);
  const before = closed.check({ op: 'same', left: '1', right: '2' });
  expect((await before).verdict).toBe('wrong');
  await closed.close();
  await expect(closed.check({ op: 'same', left: '1', right: '3' })).rejects.toThrow(
    'the value checker is closed',
  );
});

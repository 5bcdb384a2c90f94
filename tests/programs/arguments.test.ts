/** Arguments of drills have their type and their relation to each other. */
import { describe, expect, it, test } from 'vitest';
import { Arguments, type Parameter, plantsOf } from '../../src/programs/generator/arguments.ts';
import { show } from '../../src/programs/generator/data.ts';
import { Names } from '../../src/programs/generator/names.ts';
import { readValue } from '../../src/programs/generator/values.ts';
import { Random } from '../../src/shared/random.ts';
import { askPython } from './python.ts';

const COUNT = 300;

/** The values of so many calls, as Python shows them; `code`: what the arguments are for. */
function values(parameters: Readonly<Record<string, string>>, code = '', count = COUNT): string[][] {
  const all: Parameter[] = Object.entries(parameters).map(([name, text]) => ({
    name,
    value: readValue(text),
  }));
  const random = new Random(JSON.stringify(parameters));
  const made = new Arguments(random, new Names(random), plantsOf(code));
  return Array.from({ length: count }, (_, nth) => made.of(all, nth).map(show));
}

/** The share of calls of which a test in Python holds; the names are those of the parameters. */
function share(parameters: Readonly<Record<string, string>>, holds: string, code = ''): number {
  const names = Object.keys(parameters).join(', ');
  const given = values(parameters, code);
  const asked = given.map(one => `(lambda ${names}: bool(${holds}))(${one.join(', ')})`);
  const outcomes = askPython('eval', asked);
  expect(outcomes.filter(({ error }) => error !== undefined)).toEqual([]);
  return outcomes.filter(({ value }) => value === 'True').length / COUNT;
}

describe('values of a kind', () => {
  test.each([
    ['0..9', 'type(x) is int and 0 <= x <= 9'],
    ['10..99999', 'type(x) is int and 10 <= x <= 99999'],
    ['number', 'type(x) is int and abs(x) < 10 ** 6'],
    ['float', 'type(x) is float'],
    ['bool', 'type(x) is bool'],
    ['bytes', 'type(x) is bytes'],
    ['mixed', 'type(x) is str'],
    ['digits', 'x.isdigit()'],
    ['letters', 'x.isalpha() and x.islower()'],
    ['char', 'len(x) == 1'],
    ['brackets', 'set(x) <= set("()[]")'],
    ['list[0..9, 3..5]', '3 <= len(x) <= 5 and all(0 <= v <= 9 for v in x)'],
    ['tuple[word, 0..3]', 'type(x) is tuple and type(x[0]) is str and x[1] < 4'],
    ['set[0..30]', 'type(x) is set'],
    ['dict[word, list[0..9]]', 'all(type(v) is list for v in x.values())'],
    ['sorted[0..30]', 'x == sorted(x)'],
    ['unique[0..30]', 'len(set(x)) == len(x)'],
    ['runs[0..5]', 'len(x) < 2 or len(set(x)) < 4'],
    ['grid[0..9]', 'len({len(row) for row in x}) == 1 and x[0]'],
    ['square[0..9]', 'all(len(row) == len(x) for row in x)'],
    ["'a'|'bc'|''", "x in ('a', 'bc', '')"],
    ['[1]|{}|(2,)|None', 'x in ([1], {}, (2,), None)'],
  ])('%s', (text, holds) => {
    expect(share({ x: text }, holds)).toBe(1);
  });

  it('are many', () => {
    for (const text of ['number', 'words', 'mixed', 'list[0..99]', 'dict[word, 0..9]', 'grid[0..9]'])
      expect(new Set(values({ x: text }).flat()).size).toBeGreaterThan(0.8 * COUNT);
  });

  it('have as many digits as there may be, each about as often', () => {
    const lengths = values({ x: '1..99999' }).map(([one]) => one!.length);
    for (let length = 1; length <= 5; length++)
      expect(lengths.filter(one => one === length).length).toBeGreaterThan(COUNT / 10);
  });
});

describe('values that are related', () => {
  const between = (least: number, most: number, found: number) => {
    expect(found).toBeGreaterThan(least);
    expect(found).toBeLessThan(most);
  };

  it('are there, mostly', () => {
    between(0.6, 0.95, share({ xs: 'list[0..99, 3..6]', x: 'item of xs' }, 'x in xs'));
    between(0.6, 0.95, share({ d: 'dict[word, 0..9, 2..4]', k: 'key of d' }, 'k in d'));
    between(0.6, 0.98, share({ s: 'mixed', t: 'part of s' }, 't in s'));
    between(0.9, 1, share({ xs: 'list[0..9, 3..6]', i: 'index of xs' }, '-len(xs) <= i < len(xs)'));
    between(0.02, 0.3, share({ xs: 'list[0..9, 3..6]', i: 'index of xs' }, 'i < 0'));
    between(0.9, 1, share({ xs: 'list[0..9, 3..6]', i: 'size of xs' }, '0 <= i <= len(xs)'));
  });

  it('are nearly the same, and at times the same', () => {
    between(0.1, 0.5, share({ xs: 'list[0..9, 3..6]', ys: 'like xs' }, 'xs == ys'));
    expect(share({ xs: 'list[0..9, 3..6]', ys: 'like xs' }, 'abs(len(xs) - len(ys)) < 2')).toBe(1);
    between(0.1, 0.5, share({ s: 'word', t: 'like s' }, 's == t'));
    expect(share({ g: 'square[0..3]', h: 'like g' }, '[len(r) for r in g] == [len(r) for r in h]')).toBe(1);
    expect(share({ p: 'tuple[word, 0..9]', q: 'like p' }, 'type(q[0]) is str and type(q[1]) is int')).toBe(1);
    between(0.3, 1, share({ a: 'number', b: 'like a' }, 'abs(a - b) < 11'));
  });

  it('follow from each other in whatever order they stand', () => {
    expect(share({ i: 'index of ys', ys: 'like xs', xs: 'list[0..9, 3..6]' }, 'type(ys) is list')).toBe(1);
  });

  it('cannot go in a circle', () => {
    expect(() => values({ a: 'like b', b: 'like a' })).toThrow(/related in a circle/);
  });
});

describe('what the code looks for', () => {
  it('is found, mostly not by chance', () => {
    const code = 'if s.startswith("qz") and n > 4321:\n    pass';
    expect(plantsOf(code)).toEqual({ texts: ['qz'], numbers: [4321] });
    expect(share({ s: 'str', n: 'int' }, '"qz" in s', code)).toBeGreaterThan(0.3);
    expect(share({ s: 'str', n: 'int' }, 'abs(n - 4321) < 3', code)).toBeGreaterThan(0.2);
    expect(share({ s: 'str', n: 'int' }, '"qz" in s or abs(n - 4321) < 3')).toBeLessThan(0.02);
  });
});

/** The activation to which each part of a line belongs, in real runs. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LONGEST_WORKING, SMALL_STEPS } from '../../src/language/index.ts';
import { Random } from '../../src/shared/random.ts';
import { decodeTrace } from '../../src/trace/index.ts';
import { ProgramTally } from '../../src/training-data/program-counts.ts';
import { RecordedCall } from '../../src/training-data/recorded-program.ts';
import type { StatedTree } from '../../src/training-data/stated-tree.ts';
import { noTargets } from '../../src/training-data/target-shares.ts';
import { shownWorkings } from '../../src/training-data/workings.ts';
import type { Action } from '../../src/tree/state.ts';
import { ROOT } from './harness.ts';

interface Asked {
  readonly entry?: string;
  readonly steps?: number;
  readonly workingUntil?: number;
}

function recorded(source: string, call: string, asked: Asked = {}): RecordedCall {
  const { entry = call.slice(0, call.indexOf('(')), steps = 1000, workingUntil } = asked;
  const script = fileURLToPath(new URL('record_noted.py', import.meta.url));
  const output = execFileSync('python3', [script, join(ROOT, 'python')], {
    input: JSON.stringify({ source, call, steps }),
    encoding: 'utf8',
  });
  const { parts, working, recording } = JSON.parse(output);
  const facts = { call, number: 0, context: 'main', working, ...(workingUntil && { workingUntil }) } as const;
  return new RecordedCall(facts, decodeTrace(Buffer.from(recording, 'base64')).recording, entry, 0, parts);
}

/** What the way from a state by an action shows: `text = value` of each part. */
function shown(run: StatedTree, from: number, name: 'step_into' | 'step_over' | 'step_return'): unknown {
  const action: Action = { action: name };
  const working = run.workingOf(from, action, run.tree.follow(from, action));
  return working?.map(({ expression, value }) => `${expression} = ${value}`);
}

/** The n-th state of that event on a line. */
function at(run: StatedTree, event: string, line: number, n = 0): number {
  const found: number[] = [];
  for (let node = 0; node < run.tree.exit; node++) {
    const state = run.state(node);
    if (state.event === event && 'line' in state && state.line === line) found.push(node);
  }
  return found[n]!;
}

describe('what runs within a line', () => {
  const source = `def f(xs):
    total = sum(x * x + len(xs) for x in xs if x % 2)
    return sorted(xs, key=lambda v: v % 3 - v)
`;
  const { whole } = recorded(source, 'f([2, 3, 5])');

  const item = (x: number, result: number) => [
    `x = ${x}`,
    'x % 2 = 1',
    `x * x = ${x * x}`,
    'len(xs) = 3',
    `$ + $ = ${result}`,
  ];
  const key = (v: number) => [`v % 3 = ${v % 3}`, `$ - v = ${(v % 3) - v}`];

  test('shows its own parts: items, what they come to, and what is given', () => {
    expect(shown(whole, at(whole, 'line', 2, 1), 'step_into')).toEqual(['x = 2', 'x % 2 = 0']);
    expect(shown(whole, at(whole, 'line', 2, 2), 'step_into')).toEqual(item(3, 12));
    expect(shown(whole, at(whole, 'line', 3, 1), 'step_into')).toEqual(key(2));
  });

  test('is shown by the line it stands in, stepped over, and not stepped into', () => {
    const line = at(whole, 'line', 2);
    expect(shown(whole, line, 'step_over')).toEqual(['x = 2', 'x % 2 = 0', ...item(3, 12), ...item(5, 28)]);
    expect(shown(whole, line, 'step_into')).toEqual([]);
    expect(shown(whole, at(whole, 'line', 3), 'step_over')).toEqual([...key(2), ...key(3), ...key(5)]);
    expect(shown(whole, at(whole, 'line', 3), 'step_return')).toEqual([...key(2), ...key(3), ...key(5)]);
  });

  test('is not, if it stands on another line', () => {
    const later = recorded(
      'def f(xs):\n    key = lambda v: v % 3\n    each = (x + 1 for x in xs)\n' +
        '    return [sum(each), max(xs, key=key)]\n',
      'f([2, 3])',
    ).whole;
    expect(shown(later, at(later, 'line', 4), 'step_over')).toEqual([
      'sum(each) = 7',
      'max(xs, key=key) = 2',
    ]);
  });
});

describe('a lambda that calls itself', () => {
  test('keeps its parts apart from those of its calls', () => {
    const source = 'def f(n):\n    fact = lambda k: 1 if k < 2 else k * fact(k - 1)\n    return [fact(n)]\n';
    const { whole } = recorded(source, 'f(3)');
    expect(shown(whole, at(whole, 'line', 2, 1), 'step_over')).toEqual([
      'k < 2 = False',
      'k - 1 = 2',
      'fact($) = 2',
      'k * $ = 6',
      '1 if $ else $ = 6',
    ]);
    expect(shown(whole, at(whole, 'line', 3), 'step_over')).toEqual(['fact(n) = 6']);
  });

  test('also where it does so for each item, and others on its line are shown', () => {
    const source = 'def f(t):\n    size = lambda t: 1 + sum(size(c) for c in t)\n    return [size(t)]\n';
    const { whole } = recorded(source, 'f([[], [[]]])');
    expect(shown(whole, at(whole, 'line', 2, 1), 'step_over')).toEqual([
      'c = []',
      'size(c) = 1',
      'c = [[]]',
      'size(c) = 2',
      'sum(size(c) for c in t) = 3',
      '1 + $ = 4',
    ]);
  });

  test('a lambda that calls another one on its line shows both', () => {
    const source = 'def f(n):\n    g, h = lambda x: x + 1, lambda x: g(x) * 2\n    return [h(n)]\n';
    const { whole } = recorded(source, 'f(3)');
    expect(shown(whole, at(whole, 'line', 2, 1), 'step_over')).toEqual([
      'x + 1 = 4',
      'g(x) = 4',
      '$ * 2 = 8',
    ]);
  });
});

describe('of a working that is too long', () => {
  const source = `def f(xs, ys, s):
    return [sum(v * 37 for v in xs), sum(ys), sum(ys), sum(ys), len(s + s), len(s + s), len(s + s)]
`;
  const numbers = (first: number, count: number) => Array.from({ length: count }, (_, n) => first + n);

  /** What the parts shown are called, each once, and what they take at most. */
  function shown(xs: readonly number[], ys: readonly number[], s = ''): unknown {
    const call = `f(${JSON.stringify(xs)}, ${JSON.stringify(ys)}, '${s}')`;
    const { whole } = recorded(source, call);
    const from = at(whole, 'line', 2);
    const action: Action = { action: 'step_over' };
    const working = whole.workingOf(from, action, whole.tree.follow(from, action));
    if (!working) return undefined;
    const texts = working.map(({ expression, value }) => expression + value);
    expect(texts.join('').length + 2 * texts.length).toBeLessThanOrEqual(LONGEST_WORKING);
    return [...new Set(working.map(({ expression }) => expression))].sort();
  }
  const own = ['sum(v * 37 for v in xs)', 'sum(ys)', 's + s', 'len($)'];
  const within = ['v', 'v * 37'];
  const few = numbers(12, 3);
  const many = numbers(12, 40);
  const large = numbers(12345, 16);

  test('nothing is left out if all of it fits', () => {
    expect(shown(few, few)).toEqual([SMALL_STEPS, ...own, ...within].sort());
  });

  test('small steps are left out first', () => {
    expect(shown(numbers(12, 18), few)).toEqual([...own, ...within].sort());
  });

  test('then what runs within the line', () => {
    expect(shown(many, few)).toEqual([SMALL_STEPS, ...own].sort());
  });

  test('then both', () => {
    expect(shown(many, large)).toEqual([...own].sort());
  });

  test('and then all', () => {
    expect(shown(few, few, 'x'.repeat(100))).toBeUndefined();
  });
});

describe('a comprehension', () => {
  const source = `def f(pairs, n):
    kept = [name * n for name, size in pairs if size > n]
    rows = [[0 for _ in range(n)] for _ in kept]
    return {row[0]: {a + b for a in row for b in kept} for row in [[1, 2]] if rows or kept} \
if n < 0 else len([x.upper() for x in kept])
`;
  const { whole } = recorded(source, "f([('a', 1), ('b', 3), ('c', 5)], 2)");

  test('shows each item and what is worked out of it, on its own line', () => {
    expect(shown(whole, at(whole, 'line', 2), 'step_over')).toEqual([
      "name, size = ('a', 1)",
      'size > n = False',
      "name, size = ('b', 3)",
      'size > n = True',
      "name * n = 'bb'",
      "name, size = ('c', 5)",
      'size > n = True',
      "name * n = 'cc'",
    ]);
    expect(shown(whole, at(whole, 'line', 4), 'step_into')).toEqual([
      'n < 0 = False',
      "x = 'bb'",
      "x.upper() = 'BB'",
      "x = 'cc'",
      "x.upper() = 'CC'",
      "[x.upper() for x in kept] = ['BB', 'CC']",
      'len($) = 2',
    ]);
  });

  test('shows no item of which nothing is worked out', () => {
    const working = shown(whole, at(whole, 'line', 3), 'step_over');
    const row = ['range(n) = range(0, 2)', '[0 for _ in $] = [0, 0]'];
    expect(working).toEqual(["_ = 'bb'", ...row, "_ = 'cc'", ...row]);
  });
});

describe('a line that calls', () => {
  const source = `def g(x):
    y = [x * 10]
    return y[0] + 1

def f(a):
    b = [g(a * 2) + g(a - 1) * 3]
    return b
`;
  const { whole } = recorded(source, 'f(5)');
  const line = at(whole, 'line', 6);

  test('stepped over shows its own parts in order, and none of its callees', () => {
    expect(shown(whole, line, 'step_over')).toEqual([
      'a * 2 = 10',
      'g($) = 101',
      'a - 1 = 4',
      'g($) = 41',
      '$ * 3 = 123',
      '$ + $ = 224',
    ]);
  });

  test('stepped into shows those up to the call; from each return, those that follow', () => {
    expect(shown(whole, line, 'step_into')).toEqual(['a * 2 = 10']);
    expect(shown(whole, at(whole, 'return', 3), 'step_into')).toEqual(['g($) = 101', 'a - 1 = 4']);
    expect(shown(whole, at(whole, 'return', 3, 1), 'step_into')).toEqual([
      'g($) = 41',
      '$ * 3 = 123',
      '$ + $ = 224',
    ]);
    expect(shown(whole, at(whole, 'return', 3), 'step_over')).toEqual(['g($) = 101', 'a - 1 = 4']);
  });

  test('shows the parts of a callee to who walks there', () => {
    expect(shown(whole, at(whole, 'call', 1), 'step_into')).toEqual([]);
    expect(shown(whole, at(whole, 'line', 2), 'step_into')).toEqual(['x * 10 = 100']);
    expect(shown(whole, at(whole, 'line', 3, 1), 'step_return')).toEqual(['y[0] = 40']);
  });

  test('has none where an action passes over other lines', () => {
    expect(shown(whole, at(whole, 'line', 2), 'step_return')).toBeUndefined();
    expect(shown(whole, at(whole, 'call', 5), 'step_return')).toBeUndefined();
  });

  test('is not shown where notes are missing', () => {
    const cut = recorded(source, 'f(5)', { workingUntil: line + 3 }).whole;
    expect(shown(cut, line, 'step_into')).toEqual(['a * 2 = 10']);
    expect(shown(cut, line, 'step_over')).toBeUndefined();
  });
});

test('a function that calls itself keeps its parts apart from those of its calls', () => {
  const { whole } = recorded('def f(n):\n    return 1 if n < 2 else n * f(n - 1)\n', 'f(3)');
  const first = at(whole, 'line', 2);
  expect(shown(whole, first, 'step_over')).toEqual(['n < 2 = False', 'n - 1 = 2', 'f($) = 2', 'n * $ = 6']);
  expect(shown(whole, first, 'step_into')).toEqual(['n < 2 = False', 'n - 1 = 2']);
});

test('callbacks and generators belong to the line that set them off', () => {
  const source = `def key(v):
    return v % 3 + 0

def numbers(n):
    for i in range(n + 1):
        yield i * 2

def f(xs):
    ys = [sorted(xs, key=key)[0] + len(xs), list(numbers(1))]
    return ys
`;
  const { whole } = recorded(source, 'f([2, 3])');
  expect(shown(whole, at(whole, 'line', 9), 'step_over')).toEqual([
    'sorted(xs, key=key) = [3, 2]',
    '$[0] = 3',
    'len(xs) = 2',
    '$ + $ = 5',
    'numbers(1) = ',
    'list($) = [0, 2]',
  ]);
});

describe('exceptions', () => {
  const source = `def inner(x):
    try:
        return [1 // x][0]
    except ZeroDivisionError:
        return -1

def raises(x):
    yield 1 // x

def f(x):
    a = [inner(x) + 1]
    b = [next(raises(x + 1), 0) + 2]
    try:
        c = [sum(raises(x)) + 3]
    except ZeroDivisionError:
        c = None
    d = [hasattr(Odd(), 'v') + 1]
    return d

class Odd:
    def __getattr__(self, name):
        raise AttributeError(name + '!')
`;
  const { whole } = recorded(source, 'f(0)');

  test('caught in a callee change nothing', () => {
    expect(shown(whole, at(whole, 'line', 11), 'step_over')).toEqual(['inner(x) = -1', '$ + 1 = 0']);
  });

  test('that end the line leave what was worked out before', () => {
    expect(shown(whole, at(whole, 'line', 14), 'step_over')).toEqual(['raises(x) = ']);
  });

  test('that vanish in between leave it open who went on', () => {
    expect(shown(whole, at(whole, 'line', 17), 'step_into')).toEqual(['Odd() = ']);
    expect(shown(whole, at(whole, 'line', 17), 'step_over')).toBeUndefined();
  });
});

describe('the end', () => {
  test("of the function asked about has no working: what follows is its caller's", () => {
    const source = 'def helper(n):\n    return n + 1\n\ndef f(n):\n    return [helper(n) * 2]\n';
    const { whole, inner } = recorded(source, 'f(1)', { entry: 'helper' });
    expect(shown(whole, at(whole, 'return', 2), 'step_into')).toEqual(['helper(n) = 2', '$ * 2 = 4']);
    expect(shown(inner!, at(inner!, 'return', 2), 'step_into')).toEqual([]);
  });

  test('of a run that never ends shows the last line, and nothing of what cleans up', () => {
    const { whole } = recorded(
      'def f(n):\n    try:\n        while n > 0:\n            n = abs(n) + 1\n    finally:\n        x = [n * 2]\n',
      'f(1)',
      { steps: 9 },
    );
    const last = whole.tree.exit - 1;
    expect(whole.state(whole.tree.exit)).toEqual({ event: 'exit', exit: 'never' });
    expect(shown(whole, last, 'step_into')).toEqual(['n > 0 = True']);
  });
});

test('documents show all of it, none, from some state on, or now and then', () => {
  const kinds = { all: 0, none: 0, later: 0, some: 0 };
  for (let seed = 0; seed < 4000; seed++) {
    const shows = shownWorkings(new Random(`shown ${seed}`));
    const states = Array.from({ length: 40 }, (_, state) => shows(state)).slice(1);
    const first = states.indexOf(true);
    if (states.every(Boolean)) kinds.all++;
    else if (first < 0) kinds.none++;
    else if (states.slice(first).every(Boolean)) kinds.later++;
    else kinds.some++;
  }
  expect(kinds.all / 4000).toBeCloseTo(0.55 + 0.15 / 24, 1);
  expect(kinds.none / 4000).toBeCloseTo(0.2, 1);
  expect(kinds.later / 4000).toBeCloseTo(0.15, 1);
  expect(kinds.some / 4000).toBeCloseTo(0.1, 1);
});

test('small steps are counted apart from parts', () => {
  const call = recorded('def f(n, m):\n    return [n % m + m]\n', 'f(676, 33)');
  const { whole } = call;
  const from = at(whole, 'line', 2);
  const action: Action = { action: 'step_over' };
  const to = whole.tree.follow(from, action);
  const working = whole.workingOf(from, action, to)!;
  expect(shown(whole, from, 'step_over')).toEqual(['# = 67 2 66 1, 16 0 0 16', 'n % m = 16', '$ + m = 49']);
  const facts = { index: 0, identity: '', entry: 'f', origin: 'drills', problem: '', flags: [], lines: 2 };
  const tally = new ProgramTally(facts, [call]);
  const steps = [
    { state: whole.state(from), share: 'steps', action },
    { state: whole.state(to), share: 'steps', working },
  ] as const;
  const written = { words: new Uint16Array(9), states: 2, targets: noTargets(), stateTargets: [0, 5] };
  tally.add(call, { shape: 'walk', context: 'whole', steps }, written);
  expect(tally.counts()).toMatchObject({ 'working/states': 1, 'working/parts': 2, 'working/in steps': 1 });
});

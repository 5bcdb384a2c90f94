/**
 * Changes in place that a recorder with shortcuts could miss: each program is compared with the state its last line
 * shows.
 */
import { describe, expect, test } from 'vitest';
import { expand, pythons, run } from './states.ts';

/** What the names hold when the line marked `# here` is about to run. */
const CASES: readonly (readonly [what: string, source: string, expected: Record<string, string>])[] = [
  [
    'values that are equal and look different',
    `def main():
    xs = [1, 0.0, 1, 1]
    xs[0] = True
    xs[1] = -0.0
    xs[2] = 1.0
    xs[3] = float("nan")
    xs[3] = float("nan")
    i = 1  # here
`,
    { xs: '[True, -0.0, 1.0, nan]' },
  ],
  [
    'another order of the same keys',
    'def main():\n    d = {1: 1, 2: 2}\n    d[1] = d.pop(1)\n    i = 1  # here\n',
    { d: '{2: 2, 1: 1}' },
  ],
  [
    'one list under two names',
    'def main():\n    xs = [1]\n    ys = xs\n    zs = [0]\n    xs.append(2)\n    i = 1  # here\n',
    { xs: '[1, 2]', ys: '[1, 2]', zs: '[0]' },
  ],
  [
    'a list inside another, changed by its own name and by the other’s',
    `def main():
    row = [1]
    other = [2]
    rows = [row, [3], (other,)]
    row.append(4)
    rows[2][0].append(5)
    i = 1  # here
`,
    { row: '[1, 4]', other: '[2, 5]', rows: '[[1, 4], [3], ([2, 5],)]' },
  ],
  [
    'a part that moves from one value to another',
    `def main():
    xs = [[1]]
    ys = []
    ys.append(xs[0])
    xs[0].append(2)
    ys[0].append(3)
    i = 1  # here
`,
    { xs: '[[1, 2, 3]]', ys: '[[1, 2, 3]]' },
  ],
  [
    'an equal object in the place of another',
    `def give(value):
    return value
def put(rows, row):
    rows[0] = row
def main():
    xs = [1]
    ys = [1]
    rows = [[1]]
    zs = [0]
    zs.append(1)
    ys = give(xs)
    put(rows, xs)
    xs.append(2)
    i = 1  # here
`,
    { xs: '[1, 2]', ys: '[1, 2]', rows: '[[1, 2]]' },
  ],
  [
    'lists that hold themselves',
    `def main():
    xs = [1]
    ys = [2]
    xs.append(xs)
    xs.extend([xs, xs])
    ys[0] = ys
    xs[0] = 5
    i = 1  # here
`,
    { xs: '[5, [...], [...], [...]]', ys: '[[...]]' },
  ],
  [
    'a builtin’s name that is another’s',
    `secret = [0]
sum = secret.append
def main():
    ys = secret
    xs = [1]
    sum(xs[0])
    i = 1  # here
`,
    { ys: '[0, 1]' },
  ],
  [
    'a builtin’s name that becomes another’s',
    `secret = [0]
def swap():
    global sum
    sum = secret.append
def main():
    ys = secret
    xs = [1]
    n = sum(xs)
    swap()
    sum(xs[0])
    i = 1  # here
`,
    { ys: '[0, 1]' },
  ],
  [
    'a builtin changed for everyone',
    `import builtins
secret = [0]
def main():
    ys = secret
    xs = [1]
    n = sum(xs)
    builtins.sum = secret.append
    sum(xs[0])
    i = 1  # here
`,
    { ys: '[0, 1]' },
  ],
  [
    'a method that waits in a list',
    `def main():
    xs = [1]
    ys = [2]
    xs.append(ys.append)
    xs[-1](5)
    i = 1  # here
`,
    { ys: '[2, 5]', xs: '[1, <built-in method append of list object>]' },
  ],
  [
    'a view that waits in a list',
    `def main():
    xs = [1]
    d = {1: 2}
    xs.append(d.keys())
    d[3] = 4
    i = 1  # here
`,
    { xs: '[1, dict_keys([1, 3])]', d: '{1: 2, 3: 4}' },
  ],
  [
    'a loop over something that its name no longer holds',
    `def main():
    xs = [1, 2, 3]
    it = iter(xs.pop, 2)
    for x in it:
        it = [1]
        y = x  # here
`,
    { xs: '[1, 2]', x: '3' },
  ],
  [
    'the next turn of such a loop',
    `def main():
    xs = [9, 1, 2, 3]
    it = iter(xs.pop, 9)
    for x in it:
        it = [1]
        if x == 2:
            y = x  # here
            break
`,
    { xs: '[9, 1]', x: '2' },
  ],
  [
    'a module with methods like a list’s',
    `import types
def main():
    ys = [1]
    m = types.ModuleType("m")
    m.append = ys.append
    t = (m, 1)
    m.append(2)
    t[0].append(3)
    i = 1  # here
`,
    { ys: '[1, 2, 3]' },
  ],
  [
    'values that lie about themselves',
    `class Liar(list):
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    def __len__(self): return 0
    def __hash__(self): raise ValueError("no")
def main():
    xs = [1]
    lie = Liar([xs])
    xs.append(2)
    lie.append(3)
    xs[0] = Liar([4])
    xs[0].append(5)
    i = 1  # here
`,
    { xs: '[[4, 5], 2]', lie: '[[[4, 5], 2], 3]' },
  ],
  [
    'an integer of too many digits in a list',
    `def main():
    xs = [1]
    ys = [xs]
    xs.append(10 ** 10000)
    i = 1
    xs.pop()
    i = 2  # here
`,
    { xs: '[1]', ys: '[[1]]' },
  ],
  [
    'a list that falls out of another',
    `def main():
    rows = [[1], [2]]
    row = rows.pop()
    row.append(3)
    rows[0] = row
    row.append(4)
    i = 1  # here
`,
    { rows: '[[2, 3, 4]]', row: '[2, 3, 4]' },
  ],
];

describe.each(pythons())('on %s', python => {
  test.each(CASES)('%s', async (_what, source, expected) => {
    const { recording } = await run(source, {}, { python });
    const line = source.split('\n').findIndex(text => text.endsWith('# here')) + 1;
    const shown = expand(recording).filter(state => state.event === 'line' && state.line === line);
    expect(shown[0]?.locals).toMatchObject(expected);
  });
});

test.each(pythons())('a function hands on what it has from around it, on %s', async python => {
  const source = `def main():
    turns = {'b': 2, 'a': 1}

    def first():
        return min(turns, key=lambda name: turns[name])

    return first()
`;
  const { recording } = await run(source, { entry: 'main' }, { python });
  expect(recording.exit.kind).toBe('normal');
  expect(expand(recording).at(-1)).toMatchObject({ event: 'return', value: "'a'" });
});

test('lists deeper in each other than Python can write out do not end the recording', async () => {
  const source =
    'def main():\n    xs = []\n    for i in range(1500):\n        xs[:] = [xs[:]]\n    return i\n';
  const { recording } = await run(source, { entry: 'main' });
  const last = expand(recording).at(-1);
  expect(last).toMatchObject({ event: 'return', value: '1499' });
  expect(recording.exit.kind).toBe('normal');
});

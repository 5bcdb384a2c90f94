import { expect, test } from 'vitest';
import { contextOf } from '../../../language/trajectory.ts';
import { ContextCode } from '../../../python/functions.ts';
import { JumpPlaces } from './jump-estimates.ts';

const SOURCE = `class Box:
    def plus(self, k):
        return k

def outer(xs):
    total = 0
    for x in xs:
        total += inner(x)
    def inner(y):
        return y
    box = Box()
    total += box.plus(1)
    print(total)
    return total, sorted(xs, key=lambda n: -n), [n for n in xs]
`;

test('lines that may lead into code of the program', () => {
  const places = new JumpPlaces(new ContextCode(contextOf(SOURCE)));
  const found = SOURCE.split('\n').flatMap((_, i) => (places.mayCall(i + 1) ? [i + 1] : []));
  expect(found).toEqual([8, 11, 12, 14]);
});

test('about how many states a call has still to come, by the sizes of what its loops go over', () => {
  const source = `def f(text, nums, n):
    out = []
    for c in text:
        for x in nums:
            out.append(c)
    for i in range(n):
        out.pop()
    return out
`;
  const places = new JumpPlaces(new ContextCode(contextOf(source)));
  const locals = (text: string, nums: string, n: string) =>
    new Map([
      ['text', text],
      ['nums', nums],
      ['n', n],
    ]);
  const none = places.statesAhead(1, locals("''", '[]', '0'));
  expect(none).toBe(5);
  expect(places.statesAhead(1, locals("'ab'", '[1, (2, 3)]', '0'))).toBeGreaterThan(none + 2 * 2);
  expect(places.statesAhead(1, locals("''", '[]', '7'))).toBe(none + 2 * 7);
  expect(places.statesAhead(8, locals("'abc'", '[1]', '9'))).toBeLessThan(30);
  expect([3, 4, 6, 7].map(line => places.isLoop(line))).toEqual([true, true, true, false]);
});

test('a statement counts once over all its lines, a class with its header, and only what begins a loop is one', () => {
  const source = `def f(xs):
    total = sum(
        x
        for x in xs
    )
    class Box:
        size = 1
        kind = 2
    for (
        x
    ) in xs:
        total += x
    return total
`;
  const places = new JumpPlaces(new ContextCode(contextOf(source)));
  const found = source.split('\n').flatMap((_, i) => (places.isLoop(i + 1) ? [i + 1] : []));
  expect(found).toEqual([9, 10, 11]);
  // The call, the sum, the class, two rounds with their headers, the loop's end, the return.
  expect(places.statesAhead(1, new Map([['xs', '[1, 2]']]))).toBe(9);
  expect(places.statesAhead(4, new Map([['xs', '[1, 2]']]))).toBe(9);
});

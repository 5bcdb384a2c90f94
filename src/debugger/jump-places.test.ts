import { expect, test } from 'vitest';
import { ContextCode } from '../language/functions.ts';
import { contextOf } from '../language/index.ts';
import { JumpPlaces } from './jump-places.ts';

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

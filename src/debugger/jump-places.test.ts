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

import { expect, test } from 'vitest';
import { ContextCode } from '../language/functions.ts';
import { contextOf } from '../language/index.ts';
import { JumpPlaces } from './jump-places.ts';

const SOURCE = `def outer(xs):
    total = 0
    for x in xs:
        if x > 0:
            total += x
            continue
        while x < 0:
            x += 1
        total -= inner(x)
    names = [
        n for n in xs
    ]
    if not names:
        return None
    def inner(y):
        return y
    return total, sorted(names, key=lambda n: -n)

def other():
    for i in range(3):
        print(i)
    else:
        pass
`;
const places = new JumpPlaces(new ContextCode(contextOf(SOURCE)));

test('the loops around a line, innermost first, itself included', () => {
  expect(places.loopsAround(2)).toEqual([]);
  expect(places.loopsAround(3)).toEqual([3]);
  expect(places.loopsAround(5)).toEqual([3]);
  expect(places.loopsAround(8)).toEqual([7, 3]);
  expect(places.loopsAround(13)).toEqual([]);
});

test('the line behind a loop, unless it is another branch', () => {
  expect(places.behind(7)).toBe(9);
  expect(places.behind(3)).toBe(10);
  expect(places.behind(20)).toBeUndefined();
});

test('the lines that return, not those of a function inside', () => {
  expect(places.returnLines(1)).toEqual([14, 17]);
  expect(places.returnLines(8)).toEqual([14, 17]);
  expect(places.returnLines(16)).toEqual([16]);
  expect(places.returnLines(19)).toEqual([]);
});

test('lines that may lead into code of the program', () => {
  expect([2, 5, 9, 17, 21].map(line => places.mayCall(line))).toEqual([false, false, true, true, false]);
  expect(places.mayCall(15)).toBe(false);
});

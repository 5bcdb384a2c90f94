import { expect, test } from 'vitest';
import { closingBracket, splitOutside } from './brackets.ts';

test.each([
  ['1, "a,b", x=[2, (3, 4)]', ',', ['1', '"a,b"', 'x=[2, (3, 4)]']],
  ["set x = 'a;\\';b'; step_into", ';', ["set x = 'a;\\';b'", 'step_into']],
  ['"""a"; b""" ; c', ';', ['"""a"; b"""', 'c']],
  ['a), b', ',', ['a)', 'b']],
  ["'never closed, b", ',', ["'never closed, b"]],
  ['', ',', ['']],
])('%j splits at %j outside of strings and brackets', (text, separator, pieces) => {
  expect(splitOutside(text, separator)).toEqual(pieces);
});

test('a bracket is closed by its own kind of depth, not by one in a string', () => {
  expect(closingBracket("f(a=')', b=[1]) -> x", 1)).toBe(14);
  expect(closingBracket('f(a', 1)).toBe(3);
});

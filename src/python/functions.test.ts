import { expect, test } from 'vitest';
import { contextOf } from '../language/trajectory.ts';
import { ContextCode } from './functions.ts';

const code = new ContextCode(
  contextOf(`import os

@decorated
def outer(a, b=(1, 2), *rest, key=None):
    text = """
def not_a_function(x):
    """
    def inner(
        first: dict[str, int],  # a, comment
        second="),",
        /,
    ):
        return lambda x: first[
    second]
    # after
    return inner

class Box:
    size = 1
    async def fill(self, what):
        yield what

total = sum(v for v in [])
def lazy(x, key=lambda y: y): return x
`),
);

test('a line belongs to the innermost function around it', () => {
  const names = [1, 4, 5, 6, 8, 10, 13, 14, 16, 19, 21, 23].map(line => code.functionName(line));
  expect(names).toEqual([
    '<module>',
    '<module>',
    'outer',
    'outer',
    'outer',
    'inner',
    'inner',
    'inner',
    'outer',
    '<module>',
    'fill',
    '<module>',
  ]);
});

test('parameters are given as far as their order is certain', () => {
  expect(code.definition(4)?.parameters).toEqual(['a', 'b']);
  expect(code.definition(8)?.parameters).toEqual(['first', 'second']);
  expect(code.definition(6)).toBeUndefined();
  expect(code.definition(24)?.parameters).toEqual([]);
});

test('what may be resumed is marked', () => {
  expect(code.definition(20)).toMatchObject({ name: 'fill', resumable: true });
  expect(code.definition(4)?.resumable).toBe(false);
});

test('a call on a line without a def is a lambda, a generator expression or the module', () => {
  expect(code.calledName(4)).toBe('outer');
  expect(code.calledName(13)).toBe('<lambda>');
  expect(code.calledName(1)).toBe('<module>');
});

import { describe, expect, it } from 'vitest';
import { inverseContext } from './inverse-context.ts';
import { contextOf } from './trajectory.ts';

function shown(source: string, line: number): string {
  return inverseContext(contextOf(source).lines, line)
    .lines.map(one => `${one.line} ${one.source}`.trimEnd())
    .join('\n');
}

describe('the context of a walk backwards', () => {
  it('holds the function and what it calls, in file order, and no call of it', () => {
    const source = `def a(x):
    return b(x)

def unused():
    return a(3)


def b(x):
    return x + 1

def main():
    return a(2)
`;
    expect(shown(source, 1)).toBe('1 def a(x):\n2     return b(x)\n7\n8 def b(x):\n9     return x + 1');
  });

  it('keeps decorators and lines inside brackets or long strings', () => {
    const source = `@wrap
def f(x):
    y = [
1,
    ]
    """
text
"""
    return y

z = f(1)
`;
    expect(shown(source, 2)).toBe(
      '1 @wrap\n2 def f(x):\n3     y = [\n4 1,\n5     ]\n6     """\n7 text\n8 """\n9     return y',
    );
  });

  it('shows a method under its class, without methods that call it', () => {
    const source = `class Box:
    def __init__(self, n):
        self.n = n

    def grow(self, by):
        self.n += by
        return self.n

    def twice(self):
        return self.grow(5)
`;
    expect(shown(source, 5)).toBe(
      '1 class Box:\n4\n5     def grow(self, by):\n6         self.n += by\n7         return self.n',
    );
  });

  it('leaves out the function around a nested one, which holds its call', () => {
    const source = 'def outer(k):\n    def inner(x):\n        return x + k\n    return inner(4)\n';
    expect(shown(source, 2)).toBe('2     def inner(x):\n3         return x + k');
  });

  it('keeps a recursive function whole', () => {
    const source = 'def fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\n';
    expect(shown(source, 1)).toBe('1 def fib(n):\n2     return n if n < 2 else fib(n - 1) + fib(n - 2)');
  });
});

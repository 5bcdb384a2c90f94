import { describe, expect, it, test } from 'vitest';
import { ATOM, operandBetween, precedenceOf } from './precedence.ts';

describe('how tightly an operand must bind', () => {
  test.each([
    ['', ' + ', 10],
    ['_ + ', '', 11],
    ['_ - ', ' * _', 11],
    ['(', ' * 2)', 11],
    ['', ' ** 2', ATOM],
    ['_ ** ', '', 12],
    ['not ', '', 4],
    ['-', '', 12],
    ['_ % ', ' == 0', 12],
    ['', ' == 0', 6],
    ['', '.upper()', ATOM],
    ['', '[0]', ATOM],
    ['[x for x in ', ']', 2],
    ['for x in ', ':', 1],
    ['[x for x in y if ', ']', 2],
    ['f(', ', 1)', 1],
    ['x = ', '', 1],
    ['f(*', ')', 6],
  ])('%j … %j', (before, after, expected) => {
    expect(operandBetween(before, after)).toBe(expected);
  });
});

describe('how tightly an expression binds', () => {
  it('goes by its loosest operator', () => {
    expect(precedenceOf('_ + _ * _')).toBe(10);
    expect(precedenceOf('_ if _ or _ else _')).toBe(1);
    expect(precedenceOf('not _ in _')).toBe(4);
    expect(precedenceOf('lambda x: _')).toBe(0);
    expect(precedenceOf('_, _')).toBe(0);
    expect(precedenceOf('_.upper____')).toBe(ATOM);
  });
});

import { describe, expect, it } from 'vitest';
import { endOfString, OpenText } from './open-text.ts';

describe('OpenText', () => {
  it.each([
    ['brackets over lines', ['f(1,', '  [2,', '  3]', ')'], [true, true, true, false]],
    ['a triple-quoted string', ['x = """a (', "it's", '\\""" no', '"""'], [true, true, true, false]],
    ['brackets in strings and comments', ["x = '(' # (", 'y = "\\"["'], [false, false]],
    ['a plain string that its line cuts off', ["x = 'a (", 'y = 1'], [false, false]],
    ['a bracket too many', [')', '('], [false, true]],
  ])('%s', (_what, lines, open) => {
    const text = new OpenText();
    const found = lines.map(line => {
      text.read(line);
      return text.open;
    });
    expect(found).toEqual(open);
  });
});

describe('endOfString', () => {
  it('finds the closing quote, past escaped ones, or the end of the line', () => {
    expect(endOfString("'a\\'b' + c", 0)).toBe(5);
    expect(endOfString("x = 'abc", 4)).toBe(7);
    expect(endOfString("'' + c", 0)).toBe(1);
    expect(endOfString('"""a"b""" + c', 0)).toBe(8);
  });
});

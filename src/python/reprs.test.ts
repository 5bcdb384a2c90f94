/** What reprs say of the values that they were written from. */
import { describe, expect, it } from 'vitest';
import { followRepr, partText, readRepr, withPart } from './reprs.ts';

function shown(text: string): string {
  const { type, parts } = readRepr(text);
  return [type, ...parts.map(part => `${part.name}→${partText(text, part)}`)].join(' | ');
}

describe('a repr', () => {
  it.each([
    ["[1, 'a,b', [2]]", "list | 0→1 | 1→'a,b' | 2→[2]"],
    ['()', 'tuple'],
    ['(1,)', 'tuple | 0→1'],
    ['{}', 'dict'],
    ["{'a': {1, 2}, (1, 2): 3}", "dict | 'a'→{1, 2} | (1, 2)→3"],
    ['{1, 2}', 'set | 0→1 | 1→2'],
    ["Point(x=1, name='a=b')", "Point | x→1 | name→'a=b'"],
    ['deque([1, 2], maxlen=3)', 'deque | 0→1 | 1→2'],
    ["Counter({'a': 2})", "Counter | 'a'→2"],
    ["defaultdict(<class 'int'>, {'a': 1})", "defaultdict | 'a'→1"],
    ["OrderedDict([('a', 1), ('b', (2, 3))])", "OrderedDict | 'a'→1 | 'b'→(2, 3)"],
    ['frozenset({1})', 'frozenset | 0→1'],
    ['Fraction(1, 2)', 'Fraction'],
    ['<__main__.Box object>', 'Box'],
    ['<function main>', 'function'],
    ["<class 'int'>", 'type'],
    ["'x'", 'str'],
    ["b'x'", 'bytes'],
    ['-3', 'int'],
    ['1e-05', 'float'],
    ['True', 'bool'],
    ['None', 'NoneType'],
    ['what is this', ''],
  ])('%s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('that was cut shows what is there', () => {
    expect(shown('[1, 2, 3…<cut>')).toBe('list | 0→1 | 1→2 | 2→3…<cut>');
  });

  it('is followed through its parts', () => {
    const text = "{'a': [1, Point(x=4)]}";
    expect(followRepr(text, "['a'][-1].x")).toBe('4');
    expect(followRepr(text, '["a"][ 0 ]')).toBe('1');
    expect(followRepr(text, "['b']")).toBeUndefined();
    expect(followRepr(text, '.a')).toBeUndefined();
    expect(followRepr(text, '[key]')).toBeUndefined();
  });

  it('takes another part', () => {
    const text = '[1, {2: 3}, 4]';
    expect(withPart(text, readRepr(text).parts[1]!, 'None')).toBe('[1, None, 4]');
  });
});

import { describe, expect, test } from 'vitest';
import { literalRepr, splitArguments } from './literals.ts';

describe('the repr of a literal', () => {
  test.each([
    ['1', '1'],
    ['-0', '0'],
    ['1_000', '1000'],
    ['0xff', '255'],
    ['123456789012345678901234567890', '123456789012345678901234567890'],
    ['1.50', '1.5'],
    ['1.', '1.0'],
    ['.5', '0.5'],
    ['1e5', '100000.0'],
    ['1e16', '1e+16'],
    ['1e-5', '1e-05'],
    ['0.0001', '0.0001'],
    ['-2.0', '-2.0'],
    ['"a"', "'a'"],
    [`"it's"`, `"it's"`],
    [`'a"b\\'c'`, `'a"b\\'c'`],
    ['"tab\\t"', "'tab\\t'"],
    ['"\\x41\\u00e9"', "'Aé'"],
    ['"a" "b"', "'ab'"],
    ['"""x\ny"""', "'x\\ny'"],
    ['[1,2 , 3,]', '[1, 2, 3]'],
    ['()', '()'],
    ['(1,)', '(1,)'],
    ['(1)', '1'],
    ['{"a":[1,(2,)], "b":None}', "{'a': [1, (2,)], 'b': None}"],
    ['{}', '{}'],
    ['{1}', '{1}'],
    ['True', 'True'],
    ["b'a\\x00' rb'\\n'", "b'a\\x00\\\\n'"],
    ["r'\\d' u'é'", "'\\\\dé'"],
    ["'\\101\\0' '\\u200b'", "'A\\x00\\u200b'"],
    ['[1, # one\n 2]', '[1, 2]'],
  ])('%s', (text, repr) => {
    expect(literalRepr(text)).toBe(repr);
  });

  test.each([
    'x',
    'f(1)',
    '1 + 1',
    '{1, 2}',
    '2j',
    'f"{x}"',
    "b'é'",
    '"a" b"b"',
    '"open',
    '[1',
    '',
    '1.5.2',
    '012',
    '"\\N{DASH}"',
    'Truest',
  ])('is unknown for %s', text => {
    expect(literalRepr(text)).toBeUndefined();
  });
});

test('arguments part at commas outside brackets and quotes', () => {
  expect(splitArguments('1, "a,b", x=[2, 3], ')).toEqual(['1', '"a,b"', 'x=[2, 3]']);
  expect(splitArguments('')).toEqual([]);
});

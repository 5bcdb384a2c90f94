import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPECIAL_COUNT, SPECIAL_TEXTS } from './specials.ts';
import { type TextMode, Tokenizer, tokenizer } from './tokenizer.ts';
import { exportVocabulary, VOCABULARY_SIZE } from './vocabulary.ts';

const MODES: readonly TextMode[] = ['code', 'name', 'value'];
const show = (text: string, mode: TextMode) => tokenizer.encode(text, mode).map(id => tokenizer.decode([id]));

/** Any UTF-16 text at all, lone surrogates included, with the characters that matter drawn often. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.integer({ min: 0, max: 0xffff }).map(unit => String.fromCharCode(unit)),
      fc.constantFrom(
        '"',
        "'",
        '"""',
        "'''",
        'f"',
        "f'{",
        '{',
        '}',
        ':',
        '\\',
        '\n',
        '#',
        ' in ',
        'for ',
        '.append(',
        '<|',
      ),
      fc.constantFrom('count', 'é', '😀', '𝒳', 'len(', '    ', '0x1f', '12', ' = '),
      fc.constantFrom(...SPECIAL_TEXTS),
    ),
    { maxLength: 30 },
  )
  .map(parts => parts.join(''));

describe('the tokenizer', () => {
  test.each(MODES)('%s: any text comes back as it was, and never as a special token', mode => {
    fc.assert(
      fc.property(anyText, text => {
        const ids = tokenizer.encode(text, mode);
        expect(tokenizer.decode(ids)).toBe(text);
        expect(ids.every(id => id >= SPECIAL_COUNT && id < VOCABULARY_SIZE)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('a name is the same tokens in code and in a list of variables', () => {
    for (const name of [
      'max_count',
      'nums',
      'twoSum',
      'xs2',
      'naïve',
      'len',
      'forest',
      'in_order',
      'qzx',
      'print',
    ]) {
      const tokens = show(name, 'name');
      for (const [before, after] of [
        ['', ' = 1'],
        ['x.', '[0]'],
        ['', ')'],
        ['    ', ' += 2'],
        [' in ', ':'],
        ['f"{', '}"'],
        ['# ', ' is'],
        ['(', ', b)'],
        ['not ', '.append(3)'],
      ]) {
        const inCode = show(`${before}${name}${after}`, 'code');
        const start = show(before!, 'code').length;
        expect(inCode.slice(start, start + tokens.length), `${before}${name}${after}`).toEqual(tokens);
      }
    }
  });

  test('code comes in whole pieces', () => {
    expect(show('    for i, word in enumerate(words):', 'code')).toEqual([
      '    ',
      'for ',
      'i',
      ', ',
      'word',
      ' in ',
      'enumerate(',
      'words',
      '):',
    ]);
    expect(show('        return max_count + 12', 'code')).toEqual([
      '        ',
      'return ',
      'max',
      '_',
      'count',
      ' + ',
      '1',
      '2',
    ]);
    expect(show('result.append(x.lower())', 'code')).toEqual(['result', '.append(', 'x', '.lower()', ')']);
  });

  test('string literals are characters, and the braces of an f-string are code', () => {
    expect(show('s = "for x"', 'code')).toEqual(['s', ' = ', '"', 'f', 'o', 'r', ' ', 'x', '"']);
    expect(show("f'the {len(count):>{width}} {{in}}' + total", 'code')).toEqual([
      ..."f'the {",
      'len(',
      'count',
      ')',
      ':',
      '>',
      '{',
      'width',
      '}',
      '}',
      ..." {{in}}'",
      ' + ',
      'total',
    ]);
    expect(show('"it\\"s" if count', 'code')).toEqual([...'"it\\"s"', ' if ', 'count']);
  });

  test('a triple-quoted string goes on over lines; a broken single one does not', () => {
    expect(show('"""count\ncount""" + count', 'code')).toEqual([...'"""count\ncount"""', ' + ', 'count']);
    expect(show('"count\ncount', 'code')).toEqual([...'"count\n', 'count']);
  });

  test('a quote in a comment opens nothing', () => {
    expect(show("x # don't count\ncount", 'code').slice(-2)).toEqual(['\n', 'count']);
  });

  test('values: quotes by character, numbers by digit, names whole', () => {
    expect(show("{'total': 12, 'b': None}", 'value')).toEqual([
      '{',
      ..."'total'",
      ': ',
      '1',
      '2',
      ', ',
      "'",
      'b',
      "'",
      ': ',
      'None',
      '}',
    ]);
    expect(show("ValueError('stuck')", 'value')).toEqual(['ValueError', '(', ..."'stuck'", ')']);
    expect(show("[True, -1e-05, 'it\\'s: , ']", 'value')).toEqual([
      '[',
      'True',
      ', ',
      ...'-1e-05',
      ', ',
      ..."'it\\'s: , '",
      ']',
    ]);
  });

  test('writes into an array that is given, and refuses one that is too small', () => {
    const out = new Uint16Array(20);
    expect(tokenizer.encodeInto('count', 'name', out, 3)).toBe(4);
    expect(tokenizer.decode(out, 3, 4)).toBe('count');
    expect(() => tokenizer.encodeInto('count', 'name', out, 10)).toThrow(/too few/);
    expect(Tokenizer.room('ab')).toBe(6);
  });

  test('bytes that are no character decode to U+FFFD instead of failing', () => {
    const [first] = tokenizer.encode('ꙮ', 'value');
    expect(tokenizer.decode([first!])).toBe('\ufffd');
  });

  test('an id outside the vocabulary is refused', () => {
    expect(() => tokenizer.decode([VOCABULARY_SIZE])).toThrow(/outside the vocabulary/);
  });

  test('no two entries have one text', () => {
    const entries = exportVocabulary();
    expect(entries).toHaveLength(VOCABULARY_SIZE);
    expect(entries.length).toBeLessThanOrEqual(4096);
    expect(new Set(entries.map(entry => entry.text)).size).toBe(entries.length);
  });
});

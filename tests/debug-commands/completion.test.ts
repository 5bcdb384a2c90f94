/** Completion finds the last word of a line, however long the line is. */
import { expect, test } from 'vitest';
import { wordAtEnd } from '../../src/debug-commands/commands.ts';

test.each([
  ['p total', 'total'],
  ['p x.na\u00efve_2', 'na\u00efve_2'],
  ['p \u{1d400}b', '\u{1d400}b'],
  ['p ', ''],
  ['', ''],
])('of %j it is %j', (line, word) => {
  expect(wordAtEnd(line)).toBe(word);
});

test('a megabyte of letters with a bracket behind them takes no longer than it has to', () => {
  expect(wordAtEnd(`${'a'.repeat(2 ** 20)}(`)).toBe('');
});

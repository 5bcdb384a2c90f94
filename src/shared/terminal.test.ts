import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forTerminal, painted } from './terminal.ts';

// biome-ignore lint/complexity/useRegexLiterals: a literal with these characters would be unreadable.
const CONTROLS = new RegExp('[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]');
const odd = fc.string({
  unit: fc.oneof(fc.constantFrom('\u001b', '[', '3', '1', 'm', '\u009b'), fc.string()),
});

test('no control character is left, whatever the text', () => {
  fc.assert(fc.property(odd, text => !CONTROLS.test(forTerminal(text))));
});

test('what is plain stays as it is, lines and tabs too', () => {
  const text = 'x = "ü€😀"\n\treturn 日本\n';
  expect(forTerminal(text)).toBe(text);
});

test('JSON says the same as before', () => {
  fc.assert(
    fc.property(odd, text => {
      expect(JSON.parse(forTerminal(JSON.stringify({ text })))).toEqual({ text });
    }),
  );
});

test('our own colours reach the terminal, also within one another; those of a text do not', () => {
  const text = painted('1', `x = ${painted('36', '\u001b[31mred\u001b[0m\r')}`);
  expect(forTerminal(text)).toBe('\u001b[1mx = \u001b[36m\\u001b[31mred\\u001b[0m\\r\u001b[0m\u001b[0m');
});

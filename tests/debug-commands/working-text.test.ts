/** How `why` shows a line that was worked out. */
import { expect, test } from 'vitest';
import { coloursFor } from '../../src/debug-commands/state-text.ts';
import { workingText } from '../../src/debug-commands/working-text.ts';
import { SMALL_STEPS } from '../../src/language/index.ts';

const plain = coloursFor({}, { NO_COLOR: '1' });
const text = (expression: string, value: string) => workingText({ expression, value }, plain);

test('a part stands with what it came to, or is not given', () => {
  expect(text('$ % 33', '16')).toBe('  $ % 33 → 16');
  expect(text('make(x)', '')).toBe('  make(x) → not given');
});

test('small steps are called that, and stand further in', () => {
  expect(text(SMALL_STEPS, '67 2 66 1, 16 0 0 16')).toBe('    in steps: 67 2 66 1, 16 0 0 16');
  expect(text(SMALL_STEPS, '')).toBe('    in steps: not given');
});

test('what is long is shortened', () => {
  expect(text('s * n', `'${'ab'.repeat(300)}'`)).toMatch(/^ {2}s \* n → 'abab.*… \(602 characters\)$/);
  expect(text(SMALL_STEPS, '12, '.repeat(200))).toMatch(/^ {4}in steps: 12, .*… \(800 characters\)$/);
});

/** Sessions of random lines: whatever is typed, the session goes on and shows no stack trace. */
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../../src/debug-commands/commands.ts';
import { TOY } from '../../model/folders.ts';
import { talk } from './talk.ts';

const basket = fileURLToPath(new URL('../../../examples/basket.py', import.meta.url));
const LEAVING = new Set(['quit', 'q', 'exit']);
/** These run Python or draw many samples: once each is tested elsewhere. */
const SLOW = new Set(['inputs', 'verify', 'pp', 'whatis', 'condition', 'watch', 'display']);

const word = fc.constantFrom(
  ...COMMANDS.flatMap(({ names }) => names).filter(name => !LEAVING.has(name) && !SLOW.has(name)),
);
const argument = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc.constantFrom('15', '6', 'price', 'total', '99', 'basket.py:8', 'into', 'over', 'call', 'other', 'main'),
  fc.constantFrom('bill', 'bill = 3', 'item = "x"', '1 1', '0', '-1', '1, 3', '.', '\u0000', '💥', '(', '"'),
);
const line = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(word, argument).map(parts => parts.join(' ').trim()) },
  fc.string({ maxLength: 12 }).filter(text => !/[\r\n!]|^\s*(?:q|quit|exit)\b/.test(text)),
);

async function lasts(args: readonly string[], lines: readonly string[]): Promise<void> {
  const { code, stdout, stderr } = await talk([basket, ...args], [...lines, 'forth', 'restart', 'p 6 * 7']);
  expect({ code, stderr, lines }).toEqual({ code: 0, stderr: '', lines });
  expect(stdout).not.toMatch(/^ {4}at .*:\d+:\d+\)?$/m);
  expect(stdout).toMatch(/> basket\.py:19 main call {2}(observed|given)[\s\S]*\n42\n$/);
}

const sessions = fc.array(line, { minLength: 60, maxLength: 100 });

test('on a program that is run', async () => {
  await fc.assert(
    fc.asyncProperty(sessions, lines => lasts(['--engine', 'real'], lines)),
    { numRuns: 6, endOnFailure: true },
  );
});

test('on a model that says anything', async () => {
  const short = fc.array(line, { minLength: 20, maxLength: 30 });
  const args = ['--engine', 'neural', '--model', TOY, '--max-steps', '40'];
  await fc.assert(
    fc.asyncProperty(short, lines => lasts(args, lines)),
    { numRuns: 3, endOnFailure: true },
  );
});

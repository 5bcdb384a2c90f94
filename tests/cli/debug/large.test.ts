/** Programs and values that are too large to read or show whole: the command says so before it costs time. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortenLong } from '../../../src/debug-commands/screen.ts';
import { ndbg } from '../ndbg.ts';
import { talk } from './talk.ts';

const LENGTH = 2_000_000;
const folder = mkdtempSync(join(tmpdir(), 'ndbg-large-'));
const large = join(folder, 'large.py');
const wide = join(folder, 'wide.py');
beforeAll(() => {
  writeFileSync(large, `def main():\n    return 1\n${'x = [1, 2, 3]\n'.repeat(750_000)}`);
  writeFileSync(wide, `def main():\n    text = 'x' * ${LENGTH}\n    return 1\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['neural', 'hybrid'])('a program that the engine %s cannot see is refused unread', async engine => {
  // No model of this name is there: it was not looked for.
  const args = ['run', large, '--engine', engine, '--model', 'none-such'];
  expect(await ndbg(args)).toEqual({
    code: 2,
    stdout: '',
    stderr:
      `ndbg: large.py has 10254 KiB, and a model is asked about programs of at most 256 KiB: ` +
      `the engine real takes longer ones, not ${engine}\n`,
  });
});

test('p shortens what is very long and says how to get it; full does not', async () => {
  const args = [wide, '--engine', 'real', '--max-repr', '10000000'];
  const { code, stdout } = await talk(args, ['s', 's', 'p text', 'full text']);
  expect(code).toBe(0);
  const lines = stdout.split('\n').filter(line => line.startsWith("'x"));
  expect(lines).toEqual([
    `'${'x'.repeat(99_999)}… (${LENGTH + 2} characters; full text shows all)`,
    `'${'x'.repeat(LENGTH)}'`,
  ]);
});

test('a character is never cut in two', () => {
  const cut = shortenLong(`a${'😀'.repeat(60_000)}`, 'full x');
  expect(cut).toBe(`a${'😀'.repeat(49_999)}… (120001 characters; full x shows all)`);
});

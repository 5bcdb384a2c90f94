/** What a program's text does to the terminal that shows it: nothing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { talk } from './debug/talk.ts';
import { ndbg } from './ndbg.ts';

/** It clears the screen from a value, a comment, a file's name and an exception. */
const SOURCE = `class Loud:
    def __repr__(self):
        return '\\x1b[2J\\x1b]0;title\\x07\\r\\x9b31m'

class Failure(Exception):
    def __str__(self):
        return '\\x1b[2J'
    __repr__ = __str__

def main():
    loud = Loud()
    quiet = 1  # \u001b[31mred \u202e
    raise Failure()
`;
// biome-ignore lint/complexity/useRegexLiterals: a literal with these characters would be unreadable.
const CONTROLS = new RegExp('[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e]');

const folder = mkdtempSync(join(tmpdir(), 'ndbg-terminal-'));
const file = join(folder, 'lo\u001b[2Jud.py');
const broken = join(folder, 'bro\u001b[2Jken.py');
const trace = join(folder, 'loud.trace');
beforeAll(async () => {
  writeFileSync(file, SOURCE);
  writeFileSync(broken, 'x = "\u001b[2J\n');
  await ndbg(['trace', file, '--out', trace]);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['run', () => ndbg(['run', file])],
  ['trace', () => ndbg(['trace', file])],
  ['trace --json', () => ndbg(['trace', file, '--json'])],
  ['run of a saved trace', () => ndbg(['run', trace])],
  ['a syntax error', () => ndbg(['run', broken])],
  ['an option', () => ndbg(['run', file, '--\u001b[2J'])],
  [
    'debug',
    () => talk([file, '--engine', 'real'], ['s', 's', 'p loud', 's', 's', 'll', 'w', 'history', 's']),
  ],
])('%s: no control character reaches it', async (_name, go) => {
  const { stdout, stderr } = await go();
  expect(`${stdout}${stderr}`).toContain('\\u001b[2J');
  expect(`${stdout}${stderr}`).not.toMatch(CONTROLS);
});

test('a pipe gets the language as it is', async () => {
  const { stdout } = await ndbg(['encode', file]);
  expect(stdout).toContain('# \u001b[31mred \u202e');
});

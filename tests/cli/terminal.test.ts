/** The text of a program never changes the terminal that shows it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TOY } from '../model/folders.ts';
import { talk } from './debug/talk.ts';
import { MAIN, ndbg } from './ndbg.ts';

/** Runs a command at a pseudo-terminal. */
const TERMINAL = fileURLToPath(new URL('../attack/terminal.py', import.meta.url));

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

// The second has recorded a run by then, and so has listened for signals and stopped again.
test.each<[string, NodeJS.Signals]>([
  ['neural', 'SIGTERM'],
  ['real', 'SIGTERM'],
  ['real', 'SIGHUP'],
  ['real', 'SIGINT'],
])('a debugger with the engine %s that %s ends leaves the terminal as it was', (engine, signal) => {
  const command = [process.execPath, MAIN, 'debug', file, '--engine', engine, '--model', TOY];
  const chosen = engine === 'real' ? command.slice(0, -2) : command;
  const job = { command: chosen, typed: ['s'], signal, after: 0, prompts: 2 };
  const { stdout } = spawnSync('python3', [TERMINAL, JSON.stringify(job)], { encoding: 'utf8' });
  const { code, same } = JSON.parse(stdout) as { code: number; same: boolean };
  expect({ ended: code < 0 ? -code : code, same }).toEqual({ ended: constants.signals[signal], same: true });
});

/** The terminal debugger at a real pseudo-terminal: prompt, colours, history, completion, Ctrl-C, the progress note. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { MAIN } from '../ndbg.ts';

const SCRIPT = fileURLToPath(new URL('./terminal.py', import.meta.url));
const tally = fileURLToPath(new URL('../../vectors/tally.py', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ndbg-terminal-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Played {
  readonly seen: string;
  readonly problem: string | null;
  readonly code: number;
}

/** Each line: what to wait for, and what to type then. */
function play(
  args: readonly string[],
  script: readonly (readonly [string, string])[],
  env: Record<string, string> = {},
): Promise<Played> {
  const plan = {
    command: [process.execPath, MAIN, 'debug', ...args],
    env: { TERM: 'xterm', XDG_STATE_HOME: folder, ...env },
    script,
  };
  return new Promise((done, failed) => {
    const child = spawn('python3', [SCRIPT]);
    let text = '';
    child.stdout.setEncoding('utf8').on('data', more => {
      text += more;
    });
    child.on('error', failed);
    child.on('close', () => done(JSON.parse(text) as Played));
    child.stdin.end(JSON.stringify(plan));
  });
}

const PROMPT = '(ndbg) ';
const ESCAPE = '\u001b';
/** Colours, which NO_COLOR takes away; moving the cursor is readline's and stays. */
const COLOUR = new RegExp(`${ESCAPE}\\[\\d+m`);

test('a session with a prompt, colours, completion and history', async () => {
  const { seen, problem, code } = await play(
    [tally, '--engine', 'real'],
    [
      [PROMPT, 'b 3\r'],
      // Tab alone: what comes in one piece counts as pasted, and is not completed.
      ['breakpoint 1', 'conti'],
      ['conti', '\t'],
      ['nue', '\r'],
      ['* breakpoint 1', ''],
      [PROMPT, 'p wo'],
      ['p wo', '\t'],
      ['rd', '\r'],
      ["'noon'", `${ESCAPE}[A`],
      ['p word', '\r'],
      ["'noon'", 'q\r'],
    ],
  );
  expect({ problem, code }).toEqual({ problem: null, code: 0 });
  expect(seen).toMatch(COLOUR);
  expect(seen).toContain('tally.py:3 tally');
  expect(readFileSync(join(folder, 'ndbg', 'history'), 'utf8')).toMatch(/^q\np word\ncontinue\nb 3\n/);
});

test('NO_COLOR is respected, and Ctrl-D leaves', async () => {
  const { seen, problem, code } = await play(
    [tally, '--engine', 'real'],
    [
      [PROMPT, 's\r'],
      ['tally.py:9', '\u0004'],
    ],
    { NO_COLOR: '1' },
  );
  expect({ problem, code }).toEqual({ problem: null, code: 0 });
  expect(seen).not.toMatch(COLOUR);
});

test('Ctrl-C stops an answer that takes long, not the session; a note says that it takes long', async () => {
  const file = join(folder, 'long.py');
  writeFileSync(file, 'def main():\n    n = 0\n    while n < 50000:\n        n += 1\n    return n\n');
  const { seen, problem, code } = await play(
    [file, '--engine', 'real'],
    [
      // A condition for each turn of the loop, each worked out by Python: this takes hours.
      [PROMPT, 'b 4, n * 2 < 0\r'],
      ['breakpoint 1', 'c\r'],
      ['s, Ctrl-C stops', '\u0003'],
      ['you stopped it', 'p 40 + 2\r'],
      ['42', '\u0003'],
      ['Ctrl-D leaves', 'q\r'],
    ],
  );
  expect({ problem, code }).toEqual({ problem: null, code: 0 });
  expect(seen).toContain('> ');
});

/** The settings of docs/editors.md in a real Emacs with Debian's dap-mode, started by `npm run test:emacs`. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { MAIN } from '../cli/ndbg.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

it('a prediction is stepped through, back by the debug console, and expressions are worked out', () => {
  const args = ['--batch', '-l', path('walk.el'), process.execPath, MAIN, path('../../examples/vowels.py')];
  const { stdout, stderr, error } = spawnSync('emacs', args, { encoding: 'utf8', timeout: 180_000 });
  if (error) throw new Error('there is no Emacs: apt-get install emacs-nox elpa-dap-mode', { cause: error });
  expect(stdout.trim().split('\n'), stderr).toEqual([
    expect.stringMatching(/^start: main \(predicted \d+ %\), line 10$/),
    expect.stringMatching(/^in: vowels \(predicted \d+ %\), line 2$/),
    expect.stringMatching(/^over: vowels \(predicted \d+ %\), line 3$/),
    "text.upper() is 'TRY AGAIN'",
    expect.stringMatching(/^back: vowels \(predicted \d+ %\), line 2$/),
  ]);
}, 200_000);

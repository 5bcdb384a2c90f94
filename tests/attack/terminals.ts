/** The debugger at a terminal: whatever it shows and however it ends, the terminal is as it was. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { MAIN } from '../cli/ndbg.ts';
import { TOY } from '../model/folders.ts';
import { type Attack, inputs } from './attack.ts';
import { Surroundings } from './process.ts';

const SCRIPT = fileURLToPath(new URL('./terminal.py', import.meta.url));
const LOUD = `class Loud:
    def __repr__(self):
        return '\\x1b[2J\\x1b]0;t\\x07\\x1b[?1049h\\x9b31m'

def main():
    loud = Loud()
    x = 1  # \u001b[?25l
    raise ValueError(loud)
`;
/** What readline and our own colours and notes write: the rest would be the program's. */
// biome-ignore lint/complexity/useRegexLiterals: a literal with these characters would be unreadable.
const OURS = new RegExp('\\u001b\\[(?:0?J|\\d*[GKCD]|[0-9;]*m)', 'g');
// biome-ignore lint/complexity/useRegexLiterals: a literal with these characters would be unreadable.
const CONTROLS = new RegExp('[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f]');

interface Seen {
  readonly code: number | null;
  readonly same: boolean;
  readonly said: string;
}

const terminals = inputs(
  'sessions/terminals',
  fc.record({
    typed: fc.array(
      fc.constantFrom('s', 'n', 'p loud', 'l', 'll', 'p', 'w', 'c', 'back', 'x = loud', 'history'),
      {
        maxLength: 8,
      },
    ),
    signal: fc.constantFrom(null, null, 'SIGTERM', 'SIGINT'),
    after: fc.double({ min: 0.2, max: 3, noNaN: true }),
    neural: fc.boolean(),
  }),
  async ({ typed, signal, after, neural }) => {
    const around = new Surroundings();
    try {
      const file = around.at('loud.py');
      writeFileSync(file, LOUD);
      const engine = neural ? ['--engine', 'neural', '--model', TOY] : ['--engine', 'real'];
      const job = {
        command: [process.execPath, MAIN, 'debug', file, ...engine],
        typed: [...typed, 'q'],
        signal,
        after,
      };
      const env = {
        ...process.env,
        TMPDIR: around.temporary,
        XDG_STATE_HOME: around.at('state'),
        TERM: 'xterm',
      };
      const { stdout } = await promisify(execFile)('python3', [SCRIPT, JSON.stringify(job)], { env });
      const { code, same, said } = JSON.parse(stdout) as Seen;
      if (code === null) throw new Error(`it did not end: ${said.slice(-500)}`);
      if (!same) throw new Error(`${signal ?? 'its end'} leaves the terminal otherwise`);
      const rest = said.replaceAll(OURS, '');
      if (CONTROLS.test(rest)) throw new Error(`it writes ${JSON.stringify(rest)}`);
      const { processes } = await around.leftBehind();
      if (processes.length > 0) throw new Error(`it leaves processes: ${processes.join(' ')}`);
    } finally {
      around.remove();
    }
  },
  { each: 4, aim: 60, counts: 'sessions' },
);

export const TERMINALS: readonly Attack[] = [terminals];

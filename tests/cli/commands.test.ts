/** What the commands print and how they end, run as a user runs them; `ndbg run` is in run.test.ts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exitCodeOf, messageOf } from '../../src/cli/failure.ts';
import { PythonTooOldError } from '../../src/trace/runtime.ts';
import { scratchFolder } from '../scratch.ts';
import { jsonLines } from './json-lines.ts';
import { MAIN, ndbg } from './ndbg.ts';

const TALLY = fileURLToPath(new URL('../vectors/tally.py', import.meta.url));

const scratch = scratchFolder();

describe('ndbg trace', () => {
  it('prints a header, every event and the exit, by the schema', async () => {
    const [header, ...events] = await jsonLines(['trace', TALLY, '--json']);
    expect(header).toMatchObject({ schema: 1, runtime: 'cpython', files: [{ name: 'tally.py', lines: 9 }] });
    expect(events).toHaveLength(19);
    expect(events[4]).toMatchObject({
      index: 4,
      event: 'line',
      line: 3,
      activation: 1,
      changes: { hits: '0' },
    });
    expect(events.at(-1)).toEqual({ event: 'exit', exit: 'normal' });
  });

  it('prints readable states', async () => {
    const { stdout } = await ndbg(['trace', TALLY]);
    expect(stdout).toContain('  return    6 return hits  in tally\n            → 2\n');
  });

  it('leaves no half-written file when the program cannot run', async () => {
    const path = scratch.write('broken.py', 'def main(:\n');
    const out = scratch.at('broken.ndbg');
    expect((await ndbg(['trace', path, '--out', out])).code).toBe(2);
    expect(readdirSync(scratch.path).filter(name => name.startsWith('broken.ndbg'))).toEqual([]);
  });

  it('distinguishes a damaged trace from a program', async () => {
    const saved = scratch.at('whole.ndbg');
    await ndbg(['trace', TALLY, '--out', saved]);
    const bytes = readFileSync(saved);
    bytes[bytes.length - 20]! ^= 0xff;
    const { stderr, code } = await ndbg(['run', scratch.write('damaged.ndbg', bytes)]);
    expect(stderr).toMatch(/damaged/);
    expect(code).toBe(1);
  });
});

describe('bad input', () => {
  const cases: [what: string, args: () => string[], message: RegExp][] = [
    ['a missing file', () => ['run', scratch.at('none.py')], /none\.py: there is no such file/],
    ['a folder', () => ['run', scratch.path], /is a folder; give a Python file in it/],
    [
      'binary junk',
      () => ['run', scratch.write('junk.py', Uint8Array.of(0x7f, 0x45, 0, 1, 2))],
      /junk\.py:1: this is no Python source/,
    ],
    [
      'a syntax error',
      () => ['run', scratch.write('typo.py', 'x = 1\ndef f(:\n')],
      /typo\.py:2:7: SyntaxError.*\n {4}def f\(:\n {10}\^/,
    ],
    [
      'an unknown action',
      () => ['run', TALLY, '--actions', 'step_sideways'],
      /unknown action "step_sideways"; the actions are: step_into/,
    ],
    [
      'a line with no code',
      () => ['run', TALLY, '--actions', 'breakpoint 7'],
      /tally\.py:7: this line holds no code.*next that does is 8/,
    ],
    [
      'a line beyond the file',
      () => ['encode', TALLY, '--actions', 'breakpoint 99'],
      /no such line; the file has 9/,
    ],
    ['no such entry', () => ['run', TALLY, '--entry', 'taly'], /taly/],
    [
      'arguments that do not parse',
      () => ['run', TALLY, '--entry', 'tally', '--args', "'a', ("],
      /arguments do not parse/,
    ],
    [
      'a function that never ran, backwards',
      () => ['run', TALLY, '--inverse', 'nothing'],
      /no call of nothing came to an end/,
    ],
    [
      'an action of the other direction',
      () => ['run', TALLY, '--actions', 'inv_step_call'],
      /say with --inverse/,
    ],
    ['a limit that is no number', () => ['run', TALLY, '--max-steps', 'many'], /whole number/],
    [
      'a folder to save a trace in',
      () => ['trace', TALLY, '--out', scratch.path],
      /is a folder; give the name of a file/,
    ],
    [
      'a Python for Pyodide',
      () => ['run', TALLY, '--runtime', 'pyodide', '--python', '/usr/bin/python3'],
      /Pyodide has a Python of its own/,
    ],
    ['an unknown option', () => ['run', TALLY, '--fast'], /unknown option '--fast'/],
    ['an unknown command', () => ['walk', TALLY], /unknown command 'walk'/],
  ];
  it.concurrent.each(cases)(
    '%s is reported in one message with exit code 2',
    async (_what, args, message) => {
      const { stdout, stderr, code } = await ndbg(args());
      expect(stderr).toMatch(message);
      expect(stderr).not.toMatch(/\n {4}at /);
      expect(stdout).toBe('');
      expect(code).toBe(2);
    },
  );

  it('says what to do where there is no Python of that name', async () => {
    const { stderr, code } = await ndbg(['run', TALLY, '--python', scratch.at('python9')]);
    expect(stderr).toMatch(/python9/);
    expect(code).toBe(1);
  });

  it('says in a sentence that a Python is too old', () => {
    const error = new PythonTooOldError('ndbg needs Python 3.10 or newer; this is 3.9.18');
    expect(messageOf(error)).toBe(error.message);
    expect(exitCodeOf(error)).toBe(1);
  });
});

describe('ndbg doctor', () => {
  it('prints one object by the schema', async () => {
    const [report, ...more] = await jsonLines(['doctor', '--json']);
    expect(report).toMatchObject({ schema: 1, ok: true });
    expect(more).toEqual([]);
  });

  it('takes Pyodide where there is no Python, and so does every command', async () => {
    const env = { PATH: scratch.path };
    const [doctor, trace] = await Promise.all([
      ndbg(['doctor'], { env }),
      ndbg(['trace', TALLY, '--json'], { env }),
    ]);
    expect(doctor.stdout).toMatch(/missing CPython +none on PATH; Pyodide is taken instead/);
    expect(doctor.code).toBe(0);
    expect(JSON.parse(trace.stdout.split('\n')[0]!)).toMatchObject({ runtime: 'pyodide' });
    expect(trace.code).toBe(0);
  });
});

describe('a reader or a user who leaves', () => {
  it('a closed pipe ends the command without a word', async () => {
    const path = scratch.write('long.py', 'for i in range(20000):\n    pass\n');
    const child = spawn(process.execPath, [MAIN, 'trace', path]);
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', text => {
      stderr += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const [code] = await once(child, 'close');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });
});

describe('help', () => {
  it('runs by its own name once it is built', async () => {
    const child = spawn(MAIN, ['--version']);
    let said = '';
    child.stdout.setEncoding('utf8').on('data', text => {
      said += text;
    });
    const [code] = await once(child, 'close');
    expect([code, said]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  it('shows every command, the exit codes, and the version', async () => {
    const [{ stdout }, version] = await Promise.all([ndbg(['--help']), ndbg(['--version'])]);
    for (const command of ['trace', 'run', 'encode', 'doctor', 'completion'])
      expect(stdout).toContain(`  ${command} `);
    expect(stdout).toContain('Exit codes: 0');
    expect(version.stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('explains a command, with examples', async () => {
    expect((await ndbg(['help', 'run'])).stdout).toContain('Examples:');
  });

  it.each(['bash', 'zsh', 'fish'])('completes in %s', async shell => {
    const { stdout } = await ndbg(['completion', shell]);
    expect(stdout).toContain('encode');
    expect(stdout).toContain('max-steps');
  });
});

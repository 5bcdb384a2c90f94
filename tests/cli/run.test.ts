/** `ndbg run`, as a user runs it. */
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scratchFolder } from '../scratch.ts';
import { jsonLines } from './json-lines.ts';
import { ndbg } from './ndbg.ts';

const TALLY = fileURLToPath(new URL('../vectors/tally.py', import.meta.url));

const scratch = scratchFolder();

/** The states of a walk, each checked against the schema. */
const walk = (file: string, actions: string, ...more: readonly string[]) =>
  jsonLines(['run', file, '--json', '--actions', actions, ...more]);

describe('ndbg run', () => {
  it('prints the first state and then one an action, as JSON by the schema', async () => {
    const states = await walk(TALLY, 'step_into; breakpoint 5; step_return; continue');
    expect(states).toEqual([
      {
        event: 'call',
        line: 8,
        source: 'def main():',
        function: 'main',
        depth: 1,
        locals: {},
        origin: 'observed',
        confidence: 1,
      },
      {
        event: 'line',
        line: 9,
        source: '    return tally("noon", "o")',
        function: 'main',
        depth: 1,
        locals: {},
        origin: 'observed',
        confidence: 1,
      },
      {
        event: 'line',
        line: 5,
        source: '            hits += 1',
        function: 'tally',
        depth: 2,
        locals: { word: "'noon'", ch: "'o'", hits: '0', c: "'o'" },
        origin: 'observed',
        confidence: 1,
      },
      {
        event: 'return',
        line: 6,
        source: '    return hits',
        function: 'tally',
        depth: 2,
        value: '2',
        origin: 'observed',
        confidence: 1,
      },
      { event: 'exit', exit: 'normal', origin: 'observed', confidence: 1 },
    ]);
  });

  it('sets a variable for real and goes on from there', async () => {
    const states = await walk(TALLY, "step_into*3; set word = 'ooo' + ch; step_return");
    expect(states.at(-2)).toMatchObject({
      event: 'line',
      line: 2,
      locals: { word: "'oooo'" },
      origin: 'user',
    });
    expect(states.at(-1)).toMatchObject({ event: 'return', value: '4', origin: 'observed' });
  });

  it('takes an entry with arguments in Python’s own syntax', async () => {
    const states = await walk(TALLY, 'step_return', '--entry', 'tally', '--args', "'aXa', ch='a'");
    expect(states).toMatchObject([
      { event: 'call', function: 'tally', depth: 1, locals: { word: "'aXa'", ch: "'a'" } },
      { event: 'return', value: '2' },
    ]);
  });

  it('goes back from a function’s end', async () => {
    const states = await walk(TALLY, 'inv_step_call; inv_step_into', '--inverse', 'tally');
    expect(states.map(state => state.event)).toEqual(['inv_return', 'inv_call', 'inv_exit_entry']);
  });

  it('calls a program that raises an answer, not a failure', async () => {
    const path = scratch.write('raises.py', 'def main():\n    return 1 / 0\n');
    const states = await jsonLines(['run', path, '--json']);
    expect(states.at(-1)).toMatchObject({
      event: 'exit',
      exit: 'error',
      error: "ZeroDivisionError('division by zero')",
    });
  });

  it('calls a program that passes the step limit endless', async () => {
    const path = scratch.write('endless.py', 'def main():\n    n = 0\n    while True:\n        n += 1\n');
    const states = await walk(path, 'step_into; continue', '--max-steps', '500');
    expect(states.at(-1)).toMatchObject({ event: 'exit', exit: 'never' });
  });

  it('keeps the program’s own output out of ours', async () => {
    const path = scratch.write(
      'prints.py',
      'import sys\ndef main():\n    print("{}")\n    sys.stderr.write("oops")\n    sys.stdout.flush()\n    return 1\n',
    );
    const states = await jsonLines(['run', path, '--json']);
    expect(states.at(-2)).toMatchObject({ event: 'return', value: '1' });
  });

  it('gives the program its input and its arguments', async () => {
    const path = scratch.write('echo.py', 'import sys\ndef main():\n    return input(), sys.argv[1:]\n');
    const given = scratch.write('input.txt', 'héllo\n');
    const states = await walk(path, 'step_return', '--stdin', given, '--', 'a', '-b');
    expect(states.at(-1)).toMatchObject({ value: "('héllo', ['a', '-b'])" });
  });

  it('counts the files a program imports from its own folder as the program', async () => {
    scratch.write('extra_part.py', 'def double(n):\n    return n * 2\n');
    const path = scratch.write(
      'whole.py',
      'from extra_part import double\ndef main():\n    return double(4)\n',
    );
    const states = await walk(path, 'breakpoint extra_part.py:2; step_return');
    expect(states.slice(1)).toMatchObject([
      { event: 'line', file: 'extra_part.py', line: 2, function: 'double', locals: { n: '4' } },
      { event: 'return', file: 'extra_part.py', value: '8' },
    ]);
  });

  it('stops at a limit of time with the states so far and exit code 1', async () => {
    const path = scratch.write('slow.py', 'import time\ndef main():\n    a = 1\n    time.sleep(60)\n');
    const { stdout, stderr, code } = await ndbg(['run', path, '--max-seconds', '1.5', '--json']);
    expect(stderr).toMatch(/longer than 1\.5 s/);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map(line => (JSON.parse(line) as { line: number }).line),
    ).toEqual([2, 3, 4]);
    expect(code).toBe(1);
  });

  it('reads a saved trace in place of the program', async () => {
    const saved = scratch.at('tally.ndbg');
    const { stderr, code } = await ndbg(['trace', TALLY, '--out', saved]);
    expect(stderr).toContain('states, exit normal');
    expect(code).toBe(0);
    const [fromTrace, fromProgram] = await Promise.all([
      jsonLines(['run', saved, '--json']),
      jsonLines(['run', TALLY, '--json']),
    ]);
    expect(fromTrace).toEqual(fromProgram);
  });
});

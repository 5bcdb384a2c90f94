import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProgramError, record } from '../../src/trace/index.ts';
import { recordText, statesOf } from './recording.ts';

const VECTORS = fileURLToPath(new URL('../vectors/', import.meta.url));
const MORE = fileURLToPath(new URL('../vectors-more/', import.meta.url));

describe('the states are those of CPython', () => {
  const programs = [VECTORS, MORE].flatMap(folder =>
    readdirSync(folder)
      // Pyodide starts no threads.
      .filter(name => name.endsWith('.py') && name !== 'threads.py')
      .map(name => ({ folder, name })),
  );

  test.each(programs)('$name', async ({ folder, name }) => {
    const source = readFileSync(join(folder, name));
    const here = await recordText('', { name, source });
    const there = await record({ name, source }, { runtime: 'cpython' });
    expect(here.stopped).toBeUndefined();
    expect(statesOf(here.recording)).toEqual(statesOf(there.recording));
    expect(here.stdout).toBe(there.stdout);
    expect(here.recording.files).toEqual(there.recording.files);
  });
});

describe('what is given to a program', () => {
  test('stdin, to its end', async () => {
    const { recording, stdout } = await recordText(
      'import sys\n\ndef main():\n    first = input()\n    rest = sys.stdin.read()\n    print(rest, ' +
        'end="é")\n    return first, rest\n',
      { stdin: 'one\ntwo ü\nthree' },
    );
    expect(statesOf(recording).at(-2)).toMatchObject({ value: "('one', 'two ü\\nthree')" });
    expect(stdout).toBe('two ü\nthreeé');
  });

  test('no stdin is an end of file', async () => {
    const { recording } = await recordText('def main():\n    return input()\n');
    expect(recording.exit).toEqual({ kind: 'error', error: "EOFError('EOF when reading a line')" });
  });

  test('argv, entry and arguments', async () => {
    const { recording, entry } = await recordText(
      'import sys\n\ndef f(a, *, k):\n    return sys.argv, a, k\n',
      { argv: ['-x', 'ä b'], entry: 'f', args: '[1], k="v"' },
    );
    expect(entry).toBe('f');
    expect(statesOf(recording).at(-2)).toMatchObject({ value: "(['program.py', '-x', 'ä b'], [1], 'v')" });
  });

  test('an async main, with tasks and sleeps', async () => {
    const { recording } = await recordText(
      'import asyncio\n\nasync def g(x):\n    await asyncio.sleep(0.01)\n    return x + 1\n\nasync def ' +
        'main():\n    return await asyncio.gather(g(1), g(2))\n',
    );
    expect(recording.exit).toEqual({ kind: 'normal' });
    expect(statesOf(recording).at(-2)).toMatchObject({ event: 'return', function: 'main', value: '[2, 3]' });
  });

  test('an async main that does not name asyncio', async () => {
    const { recording } = await recordText('async def main():\n    return 7\n');
    expect(statesOf(recording).at(-2)).toMatchObject({ event: 'return', value: '7' });
  });

  describe('its own folder', () => {
    let folder = '';
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'ndbg-test-'));
      mkdirSync(join(folder, 'inner'));
      writeFileSync(join(folder, 'other.py'), 'def twice(x):\n    return 2 * x\n');
      writeFileSync(join(folder, 'inner', '__init__.py'), 'NAME = "inner"\n');
      writeFileSync(join(folder, 'data.txt'), 'some data');
      writeFileSync(join(folder, '.secret'), 'not the program\u2019s');
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    test('modules and data from there, and nothing else of this machine', async () => {
      const source = [
        'import os, pathlib, other, inner',
        'def main():',
        '    a = other.twice(4)',
        '    b = (pathlib.Path(__file__).parent / "data.txt").read_text()',
        '    c = sorted(os.listdir(os.path.dirname(__file__)))',
        '    d = [os.path.exists(p) for p in ("/etc/passwd", "/usr", "/root", "/bin")]',
        '    return a, b, c, d, inner.NAME, os.listdir(os.getcwd())',
      ].join('\n');
      const { recording, notes } = await recordText(source, { folder });
      expect(statesOf(recording).at(-2)).toMatchObject({
        value:
          "(8, 'some data', ['data.txt', 'inner', 'other.py'], [False, False, False, False], 'inner', [])",
      });
      expect(recording.files.map(file => file.name)).toEqual(['program.py', 'other.py']);
      expect(notes).toEqual([]);
    });

    test('what a program writes stays inside', async () => {
      const source =
        'def main():\n    open("/program/other.py", "w").write("x")\n    return open("/program/other.py").read()\n';
      const { recording } = await recordText(source, { folder });
      expect(statesOf(recording).at(-2)).toMatchObject({ value: "'x'" });
      expect(readFileSync(join(folder, 'other.py'), 'utf8')).toContain('twice');
    });
  });

  test('nothing of the run before', async () => {
    await recordText(
      'import builtins, sys, math\nbuiltins.left = sys.left = math.pi = 1\nopen("/tmp/left", "w").write("1")\n',
    );
    const { stdout } = await recordText(
      'import builtins, os, sys, math\nprint(hasattr(builtins, "left"), hasattr(sys, "left"), math.pi > 3, ' +
        'os.listdir("/tmp"))\n',
    );
    expect(stdout).toBe('False False True []\n');
  });
});

describe('limits', () => {
  test('steps', async () => {
    const { recording, stopped } = await recordText(
      'def main():\n    while True:\n        pass\n',
      {},
      { steps: 500 },
    );
    expect(stopped).toBeUndefined();
    expect(recording.exit).toEqual({ kind: 'never' });
    expect(recording.count).toBe(500);
  });

  test.each([
    ['an endless loop of Python', 'while True: pass'],
    ['an endless loop in C', 'any(iter(int, 1))'],
    ['a number that takes for ever', '10 ** 10 ** 8'],
    ['sleep', '__import__("time").sleep(1000)'],
    ['tasks that wait for each other', '__import__("asyncio").run(__import__("asyncio").Event().wait())'],
  ])('time: %s', async (_name, line) => {
    const source = `def main():\n    a = 1\n    ${line}\n`;
    const { recording, stopped } = await recordText(source, {}, { seconds: 1, steps: 2 ** 30 });
    expect(stopped).toEqual({ reason: 'time', message: 'the program ran longer than 1 s' });
    expect(recording.exit).toEqual({ kind: 'never' });
  });

  test('time: the states up to the line that hangs are there', async () => {
    const source = 'import time\ndef main():\n    a = 1\n    b = 2\n    time.sleep(1000)\n';
    const { recording } = await recordText(source, {}, { seconds: 1 });
    expect(statesOf(recording).at(-2)).toMatchObject({ event: 'line', line: 5 });
  });

  test('memory is a MemoryError', async () => {
    const { recording } = await recordText(
      'def main():\n    kept = []\n    while True:\n        kept.append(bytearray(10 ** 7))\n',
      {},
      { memoryBytes: 2 ** 27, reprCharacters: 100 },
    );
    expect(recording.exit).toEqual({ kind: 'error', error: 'MemoryError()' });
    expect(recording.count).toBeLessThan(2 * (2 ** 27 / 10 ** 7) + 5);
  });

  test('memory: files are part of it', async () => {
    const source = 'n = 0\nwhile True:\n    open(f"/tmp/{n}", "wb").write(bytes(10 ** 7))\n    n += 1\n';
    const { recording } = await recordText(source);
    expect(recording.exit).toMatchObject({ kind: 'error', error: expect.stringContaining('No space left') });
    expect(recording.count).toBeLessThan(100);
  });

  test('output: the program is stopped, what came before is kept', async () => {
    const { stdout, stopped, recording } = await recordText(
      'def main():\n    while True:\n        print("x" * 999)\n',
      {},
      { outputBytes: 10_000 },
    );
    expect(stopped).toEqual({ reason: 'output', message: 'the program printed more than 10000 bytes' });
    expect(stdout).toBe(`${'x'.repeat(999)}\n`.repeat(10));
    expect(recording.exit).toEqual({ kind: 'never' });
  });

  test('a repr that never ends', async () => {
    const source =
      'class A:\n    def __repr__(self):\n        while True: pass\n\ndef main():\n    a = A()\n    return 5\n';
    const { recording } = await recordText(source, {}, { reprSeconds: 0.2 });
    expect(recording.exit).toEqual({ kind: 'normal' });
    expect(statesOf(recording).at(-2)).toMatchObject({ value: '5' });
  });

  test('an abort', async () => {
    const abort = new AbortController();
    const running = record(
      { name: 'a.py', source: 'while True: pass\n' },
      { runtime: 'pyodide', signal: abort.signal, limits: { steps: 2 ** 30 }, onTrace: () => abort.abort() },
    );
    expect((await running).stopped).toEqual({ reason: 'aborted', message: 'the run was aborted' });
  });
});

describe('ends', () => {
  test('recursion without end is a RecursionError, through C too', async () => {
    const source =
      'def f(n):\n    return list(map(f, [n + 1]))\n\ndef main():\n    try:\n        f(0)\n    except ' +
      'RecursionError:\n        return "caught"\n';
    const { recording } = await recordText(source);
    expect(statesOf(recording).at(-2)).toMatchObject({ value: "'caught'" });
  });

  test('recursion with the limit raised costs the worker, and the states so far are there', async () => {
    const source =
      'import sys\nsys.setrecursionlimit(10 ** 8)\n\ndef f(n):\n    return list(map(f, [n + 1]))\n\ndef ' +
      'main():\n    f(0)\n';
    const { recording, stopped } = await recordText(source);
    expect(stopped).toEqual({
      reason: 'crash',
      message:
        'the program recursed deeper than Pyodide bears, which ended the interpreter; the last states may be missing',
    });
    expect(recording.count).toBeGreaterThan(1000);
    expect(recording.exit).toEqual({ kind: 'never' });
    expect((await recordText('def main():\n    return 1\n')).stopped).toBeUndefined();
  });

  test('a crash of the interpreter', async () => {
    const source = 'import ctypes\ndef main():\n    ctypes.string_at(2 ** 32 - 8, 1000)\n';
    const { stopped } = await recordText(source);
    expect(stopped?.reason).toBe('crash');
    expect(stopped?.message).toContain('the last states may be missing');
  });

  test.each([
    ['syntax', 'x = 1\ndef f(:\n', {}, 'program.py:2:7: SyntaxError'],
    ['no such entry', 'def f(): pass\n', { entry: 'g' }, 'the program has no g; it has f'],
    ['arguments', 'def f(a): pass\n', { entry: 'f', args: '1 +' }, 'the arguments do not parse'],
  ])('a program that cannot be run: %s', async (_name, source, program, message) => {
    const failed = recordText(source, program);
    await expect(failed).rejects.toThrow(ProgramError);
    await expect(failed).rejects.toThrow(message);
  });

  test('an uncaught exception is the program\u2019s end, not ours', async () => {
    const { recording, stopped } = await recordText('def main():\n    raise KeyError("k")\n');
    expect(stopped).toBeUndefined();
    expect(recording.exit).toEqual({ kind: 'error', error: "KeyError('k')" });
  });

  test('no worker or handle stays: a process that recorded ends by itself', async () => {
    const script = `
      import { record } from ${JSON.stringify(new URL('../../dist/trace/index.js', import.meta.url).href)};
      const ended = await record({ name: 'a.py', source: 'x = 1\\n' }, { runtime: 'pyodide' });
      const cut = await record({ name: 'a.py', source: 'while True: pass\\n' }, { runtime: 'pyodide', limits: { \
seconds: 1, steps: 2 ** 30 } });
      console.log(ended.recording.exit.kind, cut.stopped.reason, process.getActiveResourcesInfo().filter(r => \
/Worker|MessagePort|Timeout/.test(r)).length);
    `;
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '-e',
      script,
    ]);
    expect(stdout).toBe('normal time 0\n');
    expect(stderr).toBe('');
  });

  test('without a Python on PATH it is taken by itself', async () => {
    const path = process.env.PATH;
    process.env.PATH = '/nonexistent';
    try {
      const { runtime, python } = await record({ name: 'a.py', source: 'x = 1\n' });
      expect(runtime).toBe('pyodide');
      expect(python).toMatchObject({ implementation: 'cpython', platform: 'emscripten' });
    } finally {
      process.env.PATH = path;
    }
  });
});

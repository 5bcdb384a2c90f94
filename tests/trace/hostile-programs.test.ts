import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ProgramError } from '../../src/trace/runtime.ts';
import { brief, expand, pythons, run, states } from './states.ts';

describe('hostile and odd programs', () => {
  test('a __repr__ that raises, prints, mutates, recurses or never ends does not break the recording', async () => {
    const source = `class Raises:
    def __repr__(self): raise ValueError("no")
class Exits:
    def __repr__(self): raise SystemExit(1)
class Prints:
    def __repr__(self):
        print("from repr")
        return "<prints>"
class Mutates:
    n = 0
    def __repr__(self):
        self.n += 1
        return f"<n={self.n > 0}>"
class Recurses:
    def __repr__(self): return repr(self)
class Slow:
    def __repr__(self):
        while True:
            try:
                while True: pass
            except BaseException: pass
class NotText:
    def __repr__(self): return 5
class Sleeps:
    def __repr__(self):
        import time
        time.sleep(100)
def main():
    a = Raises()
    a = Exits()
    a = Prints()
    a = Mutates()
    a = Recurses()
    a = NotText()
    a = Sleeps()
    a = Slow()
    return 1
`;
    const result = await run(source, {}, { limits: { reprSeconds: 0.2, seconds: 30 } });
    const shown = expand(result.recording).map(state => state.locals.a);
    expect(shown).toEqual([
      undefined,
      undefined,
      '<Raises: repr raised ValueError>',
      '<Exits: repr raised SystemExit>',
      '<prints>',
      '<n=True>',
      '<Recurses: repr raised RecursionError>',
      '<NotText: repr raised TypeError>',
      '<Sleeps: repr took too long>',
      '<Slow: repr took too long>',
      '<Slow: repr took too long>',
    ]);
    expect(result.recording.exit.kind).toBe('normal');
  });

  test('a __repr__ that cannot be interrupted costs the run its time, not more', async () => {
    const source = `class Stuck:
    def __repr__(self): return str(sum(range(10**12)))
def main():
    n = 1
    a = Stuck()
    return 1
`;
    const result = await run(source, {}, { limits: { reprSeconds: 0.1, seconds: 2 } });
    expect(result.stopped?.reason).toBe('time');
    expect(expand(result.recording).map(brief)).toEqual(['call 3 {}', 'line 4 {}', 'line 5 {n=1}']);
  });

  test('large values are cut and marked', async () => {
    const source =
      'def main():\n    s = "x" * 10**7\n    v = list(range(10**6))\n    d = {i: i for i in ' +
      'range(10**5)}\n    return 1\n';
    const { recording } = await run(source, {}, { limits: { reprCharacters: 100 } });
    const last = expand(recording).at(-1)!.locals;
    for (const text of Object.values(last)) {
      expect(text).toHaveLength(100 + '…<cut>'.length);
      expect(text.endsWith('…<cut>')).toBe(true);
    }
    expect(last.v).toMatch(/^\[0, 1, 2, /);
  });

  test('a program that sets a trace function keeps being recorded, and a note says so', async () => {
    const source =
      'import sys\ndef main():\n    sys.settrace(lambda *a: None)\n    x = 1\n    sys.settrace(None)\n    return x\n';
    const result = await run(source);
    expect(expand(result.recording).at(-1)).toMatchObject({ event: 'return', value: '1' });
    expect(result.notes.join()).toContain('trace function');
  });

  test('sys.exit, with and without an error', async () => {
    expect((await run('import sys\nsys.exit(0)\n')).recording.exit).toEqual({ kind: 'normal' });
    expect((await run('import sys\nsys.exit("bad")\n')).recording.exit).toEqual({
      kind: 'error',
      error: "SystemExit('bad')",
    });
  });

  test('input(), argv and printing', async () => {
    const source =
      'import sys\ndef main():\n    name = input("who? ")\n    print("hi", name, *sys.argv[1:])\n    ' +
      'print("err", file=sys.stderr)\n';
    const result = await run(source, { stdin: 'Ada\n', argv: ['-x', 'ü'] });
    expect(result.stdout).toBe('who? hi Ada -x ü\n');
    expect(result.stderr).toBe('err\n');
    expect((await run('def main():\n    return input()\n')).recording.exit.error).toContain('EOFError');
  });

  test('what never ends passes the step limit, whatever it catches', async () => {
    const source =
      'def main():\n    while True:\n        try:\n            x = 1\n        except:\n            pass\n   ' +
      '     finally:\n            continue\n';
    const result = await run(source, {}, { limits: { steps: 500 } });
    expect(result.recording.count).toBe(500);
    expect(result.recording.exit).toEqual({ kind: 'never' });
    expect(result.stopped).toBeUndefined();
  });

  test('a program of exactly as many steps as allowed ends normally', async () => {
    const source = 'def main():\n    x = 1\n    return x\n';
    expect((await run(source, {}, { limits: { steps: 4 } })).recording.exit.kind).toBe('normal');
    expect((await run(source, {}, { limits: { steps: 3 } })).recording).toMatchObject({
      count: 3,
      exit: { kind: 'never' },
    });
  });

  test('non-ASCII names and strings, lone surrogates, null characters', async () => {
    const source =
      'class N:\n    def __repr__(self): return "a\\0b\\ud800c"\ndef main():\n    größe = "日本 😀"\n    n = ' +
      'N()\n    return größe\n';
    expect((await states(source)).at(-1)).toBe("return 6 '日本 😀' {größe='日本 😀', n=a\\x00b\\ud800c}");
  });

  test('CRLF, a byte-order mark and a coding cookie', async () => {
    const crlf = new TextEncoder().encode('\ufeffdef main():\r\n    s = "é"\r\n    return s\r\n');
    const result = await run(crlf);
    expect(result.recording.files[0]!.source).toBe('def main():\n    s = "é"\n    return s\n');
    expect(expand(result.recording).map(brief).at(-1)).toBe("return 3 'é' {s='é'}");
    const latin = Uint8Array.from(
      Buffer.from('# coding: latin-1\ndef main():\n    return "\xe9"\n', 'latin1'),
    );
    expect(expand((await run(latin)).recording).at(-1)!.value).toBe("'é'");
  });

  test('deep recursion is followed to its end', async () => {
    const source =
      'def f(n):\n    return f(n + 1)\ndef main():\n    try:\n        f(0)\n    except RecursionError:\n   ' +
      '     pass\n    return "out"\n';
    const result = await run(source);
    expect(Math.max(...result.recording.activationDepths)).toBeGreaterThan(900);
    expect(expand(result.recording).at(-1)).toMatchObject({ event: 'return', value: "'out'", depth: 1 });
  });

  test('files from the program’s own folder belong to it, libraries do not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trace-test-'));
    try {
      writeFileSync(
        join(folder, 'helper.py'),
        'import json\ndef twice(n):\n    json.dumps(n)\n    return n * 2\n',
      );
      const source = 'import helper\ndef main():\n    return helper.twice(4)\n';
      const { recording } = await run(source, { folder, name: 'program.py' });
      expect(recording.files.map(file => [file.name, file.firstLine])).toEqual([
        ['program.py', 1],
        ['helper.py', 4],
      ]);
      expect(expand(recording).map(brief)).toEqual([
        'call 2 {}',
        'line 3 {}',
        'call 5 {n=4}',
        'line 6 {n=4}',
        'line 7 {n=4}',
        'return 7 8 {n=4}',
        'return 3 8 {}',
      ]);
      const wide = await run(source, { folder, recordLibrary: true });
      expect(wide.recording.files.some(file => file.name.endsWith('json/__init__.py'))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('what cannot be run', () => {
  test('a syntax error says file, line and column, with a caret', async () => {
    const error = await run('def main():\n    x = = 1\n').catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ProgramError);
    expect((error as ProgramError).problem).toMatchObject({
      kind: 'syntax',
      file: 'program.py',
      line: 2,
      column: 9,
    });
    expect((error as ProgramError).message).toBe(
      'program.py:2:9: SyntaxError: invalid syntax\n        x = = 1\n            ^',
    );
  });

  test.each([
    ['return 1\n', {}, 'outside function'],
    ['x = 1\0\n', {}, 'null bytes'],
    ['def f(): pass\n', { entry: 'g' }, 'the program has no g; it has f'],
    ['x = 1\n', { entry: 'x' }, 'the entry x is no function'],
    ['def f(a): pass\n', { entry: 'f', args: '1,, 2' }, 'the arguments do not parse'],
    [
      'def f(a): pass\n',
      { entry: 'f', args: 'zzz' },
      "the arguments do not evaluate: NameError: name 'zzz' is not defined",
    ],
    ['def f(a): pass\n', { entry: 'f', args: '1), g(2' }, 'not'],
    ['x = 1\n', { args: '1' }, 'a module takes no arguments'],
    [
      'class A:\n    def __init__(self, x): pass\n    def m(self): pass\n',
      { entry: 'A.m' },
      'needs an instance',
    ],
  ])('%j %o', async (source, program, message) => {
    const bytes = source.includes('\0') ? new TextEncoder().encode(source) : source;
    await expect(run(bytes, program)).rejects.toThrow(message);
  });

  test('bytes that are no text', async () => {
    await expect(run(Uint8Array.of(0x64, 0xff, 0xfe, 0x0a))).rejects.toThrow('this is no utf-8 text');
  });

  test('a Python that is not there, and one that is too old', async () => {
    await expect(run('x = 1\n', {}, { python: '/no/such/python' })).rejects.toThrow('there is no Python at');
  });
});

describe('on every Python at hand', () => {
  const everywhere = (source: string) =>
    Promise.all(
      pythons().map(async python => expand((await run(source, {}, { python })).recording).map(brief)),
    );

  test.each([
    ['nothing', ''],
    ['comments', '# one\n# two\n'],
  ])('a module of %s stands on its first line', async (_what, source) => {
    for (const found of await everywhere(source)) {
      expect(found).toEqual(['call 1 {}', 'line 1 {}', 'return 1 None {}']);
    }
  });

  test('an exception thrown into a yield from passes it once', async () => {
    const source = `def inner():
    yield 1
def outer():
    yield from inner()
def main():
    g = outer()
    next(g)
    try:
        g.throw(TypeError("t"))
    except TypeError:
        return 2
`;
    for (const found of await everywhere(source)) {
      expect(found.filter(state => state.startsWith('exception'))).toEqual([
        "exception 2 TypeError('t') {}",
        "exception 4 TypeError('t') {}",
        "exception 9 TypeError('t') {g=<generator object outer>}",
      ]);
      expect(found.filter(state => state.startsWith('line 4'))).toHaveLength(1);
    }
  });
});

test('the same states come out of every Python at hand', async () => {
  const source = `import contextlib
def gen(n):
    try:
        for i in range(n):
            yield i
    finally:
        done = n
@contextlib.contextmanager
def scope(log):
    log.append("in")
    yield len(log)
    log.append("out")
def main():
    log = []
    with scope(log) as size:
        squares = {i: i * i for i in gen(3)}
    match squares:
        case {1: one, **rest}:
            log.append(one)
    for k in sorted(rest, key=lambda v: -v):
        if k == 2:
            continue
        log.append(k)
    try:
        {}["x"]
    except (KeyError, ValueError) as error:
        log = [repr(error), *log]
    return log, list(x for x in log if x)
`;
  const all = await Promise.all(
    pythons().map(async python => expand((await run(source, {}, { python })).recording).map(brief)),
  );
  for (const found of all) expect(found).toEqual(all[0]);
});

import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PoolResult, RecorderPool } from '../../src/trace/cpython/pool.ts';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import { brief, expand } from './states.ts';

let pool: RecorderPool;

beforeAll(async () => {
  const python = (await findPython())!;
  pool = new RecorderPool({ python, size: 1, limits: { seconds: 2, steps: 200, memoryBytes: 400_000_000 } });
});
afterAll(() => pool.close());

/** The last state of each recording, or what there is instead. */
function last(results: readonly PoolResult[]): string[] {
  return results.map(result => {
    if ('recording' in result) return brief(expand(result.recording).at(-1)!);
    return 'problem' in result ? result.problem.kind : result.stopped.reason;
  });
}

describe('a pool', () => {
  test('records every call of a job, with fresh globals each', async () => {
    const source = 'seen = []\ndef f(n):\n    seen.append(n)\n    return seen\n';
    const results = await pool.record({ source, entry: 'f', calls: ['1', 'n=2', '3'] });
    expect(last(results)).toEqual(['return 4 [1] {n=1}', 'return 4 [2] {n=2}', 'return 4 [3] {n=3}']);
  });

  test('a bad call or a bad source is a result like others', async () => {
    const source = 'def f(n):\n    return n\n';
    expect(last(await pool.record({ source, entry: 'f', calls: ['1,,', '2'] }))).toEqual([
      'arguments',
      'return 2 2 {n=2}',
    ]);
    expect(last(await pool.record({ source: 'x = = 1', calls: ['', ''] }))).toEqual(['syntax', 'syntax']);
  });

  test('what never ends, hangs, dies or wants too much costs its own call only', async () => {
    const source = `import os, ctypes
def f(kind):
    if kind == "loop":
        while True:
            try:
                kind = "loop"
            except:
                pass
    if kind == "hang":
        sum(range(10**12))
    if kind == "die":
        ctypes.string_at(0)
    if kind == "exit":
        os._exit(1)
    if kind == "memory":
        bytearray(10**10)
    if kind == "fork":
        os.fork()
    return kind
`;
    const calls = ['"fine"', '"hang"', '"die"', '"exit"', '"memory"', '"fork"', '"loop"', '"fine"'];
    const results = last(await pool.record({ source, entry: 'f', calls }));
    expect(results.map(text => text.split(' ')[0])).toEqual([
      'return',
      'time',
      'crash',
      'crash',
      'exception',
      'exception',
      'line',
      'return',
    ]); // prettier-ignore
  });

  test('a program that swallows the step limit is ended', async () => {
    const source =
      'def f():\n    while True:\n        try:\n            while True:\n                x = 1\n        ' +
      'except BaseException:\n            pass\n';
    const results = await pool.record({ source, entry: 'f', calls: ['', ''] });
    expect(last(results)).toEqual(['time', 'time']);
    const after = await pool.record({ source: 'def f():\n    return 1\n', entry: 'f', calls: [''] });
    expect(last(after)).toEqual(['return 2 1 {}']);
  });

  test('what a program leaves in the interpreter does not reach the next', async () => {
    const spoil = 'import builtins\ndef f():\n    builtins.len = lambda x: 42\n    return len([])\n';
    expect(last(await pool.record({ source: spoil, entry: 'f', calls: [''] }))).toEqual(['return 4 42 {}']);
    const honest =
      'import os\ndef f():\n    open("left", "w").close()\n    return len([]), len(os.listdir("."))\n';
    expect(last(await pool.record({ source: honest, entry: 'f', calls: [''] }))).toEqual([
      'return 4 (0, 1) {}',
    ]);
    expect(last(await pool.record({ source: honest, entry: 'f', calls: [''] }))).toEqual([
      'return 4 (0, 1) {}',
    ]);
  });

  test('many jobs at once are all answered, and nothing stays behind', async () => {
    const many = new RecorderPool({ python: (await findPython())!, size: 2 });
    const jobs = Array.from({ length: 50 }, (_, n) =>
      many.record({ source: `def f(x):\n    return x + ${n}\n`, entry: 'f', calls: ['1', '2'] }),
    );
    const found = (await Promise.all(jobs)).map(results => last(results));
    expect(found[49]).toEqual(['return 2 50 {x=1}', 'return 2 51 {x=2}']);
    many.close();
    pool.close();
    await expect
      .poll(() => readdirSync(tmpdir()).filter(name => name.startsWith(`ndbg-${process.pid}-`)))
      .toEqual([]);
  });
});

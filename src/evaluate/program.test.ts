import { describe, expect, test } from 'vitest';
import { halfOf, readPrograms, withMain } from './program.ts';

describe('data files', () => {
  test('a CruxEval item becomes its code, a blank line, and a main of two lines that returns the call', () => {
    const item = { code: 'def f(a):\n    return a', input: "'x', 2", output: '1', id: 'sample_0' };
    const { programs } = readPrograms('crux', JSON.stringify(item));
    expect(programs[0]).toMatchObject({
      id: 'sample_0',
      level: 'cruxeval',
      source: "def f(a):\n    return a\n\ndef main():\n    return f('x', 2)\n",
      code: 'def f(a):\n    return a\n',
      function: 'f',
      output: '1',
    });
  });

  test('a held-out program becomes one program a call', () => {
    const line = {
      id: 'p',
      level: 'function',
      problem: 'q',
      source: 'def g(): pass\n',
      calls: ['g()', 'g( )'],
    };
    const { programs } = readPrograms('held', `${JSON.stringify(line)}\n`);
    expect(programs.map(program => [program.id, program.problem, program.function])).toEqual([
      ['p.0', 'q', 'g'],
      ['p.1', 'q', 'g'],
    ]);
  });

  test.each([
    ['{', 'x, line 1: not JSON'],
    ['{"code": "a"}', 'neither a CruxEval item'],
    ['{"code": 1, "input": "", "output": "", "id": ""}', 'x, line 1: code must be a text'],
    ['{"id": "a", "source": "", "level": "moon", "calls": ["f()"]}', 'level is "moon"'],
    ['{"id": "a", "source": "", "level": "function", "calls": []}', 'calls must be a list'],
    ['', 'x: holds no programs'],
  ])('%s is refused: %s', (text, message) => {
    expect(() => readPrograms('x', text)).toThrow(message);
  });

  test('an id that comes twice is refused: its answers could be those of either', () => {
    const item = JSON.stringify({ code: '', input: '', output: '', id: 'a' });
    expect(() => readPrograms('x', `${item}\n${item}`)).toThrow('x, line 2: the id a was there before');
  });
});

test('the halves go by the last hex digit of the SHA-256 of the id, and are about equal', () => {
  // `printf sample_0 | sha256sum` ends with 7, sample_1 with 6, sample_2 with c.
  expect(['sample_0', 'sample_1', 'sample_2'].map(halfOf)).toEqual(['odd', 'even', 'even']);
  const ids = Array.from({ length: 800 }, (_, i) => `sample_${i}`);
  const even = ids.filter(id => halfOf(id) === 'even').length;
  expect(even).toBeGreaterThan(350);
  expect(even).toBeLessThan(450);
});

test('a main stands behind code that ends with any number of line ends', () => {
  expect(withMain('x = 1\n\n\n', 'f()')).toBe('x = 1\n\ndef main():\n    return f()\n');
});

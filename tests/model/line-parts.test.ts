/** Guessed parts of lines beside those that training data tells. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../../src/model/line-parts.ts';
import { findPython } from '../../src/trace/index.ts';
import { readSeeds } from '../seeds.ts';

const texts = (line: string) => partsOf(line).map(({ text }) => text);

describe('the parts of a line', () => {
  test('stand in the order of evaluation, with $ for those within', () => {
    expect(texts('n = text.lower().count(extra) + 1')).toEqual(['text.lower()', '$.count(extra)']);
    expect(texts('    return (a + b) * len(c[1:])')).toEqual(['a + b', 'c[1:]', 'len($)']);
    expect(texts('if x.y and not z:')).toEqual(['x.y', 'not z', '$ and $']);
    expect(texts('d[i + 1] = v * 2')).toEqual(['v * 2', 'i + 1']);
    expect(texts("out = [f(x) for x in text.split(',') if x]")).toEqual(["text.split(',')"]);
  });

  test('are none where there is nothing to work out, or where the line is not understood', () => {
    for (const line of ['x = 1', 'pass', 'return', 'def f(a=g(1)):', 'raise ValueError(a + b)', 'x = f(a,'])
      expect(texts(line)).toEqual([]);
  });

  test('end before a function that is stepped into', () => {
    const own = (name: string) => name === 'helper';
    expect(partsOf('x = a[0] + helper(b[1]) + c[2]', own).map(({ text }) => text)).toEqual(['a[0]', 'b[1]']);
  });

  test('are those that training data tells, in nearly all lines of the seeds', async () => {
    const python = (await findPython())!;
    const sources = readSeeds().map(({ source }) => source);
    const script = fileURLToPath(new URL('line_parts.py', import.meta.url));
    const root = fileURLToPath(new URL('../../python', import.meta.url));
    const input = JSON.stringify(sources);
    const told = execFileSync(python, [script, root], { input, maxBuffer: 2 ** 28, encoding: 'utf8' });
    const lines = (JSON.parse(told) as [string, string[]][][]).flat();
    const wrong = lines.filter(([line, parts]) => texts(line).join('\n') !== parts.join('\n'));
    expect(lines.filter(([, parts]) => parts.length > 0).length).toBeGreaterThan(1000);
    expect(
      wrong.length / lines.length,
      wrong
        .slice(0, 20)
        .map(each => each.join(' | '))
        .join('\n'),
    ).toBeLessThan(0.02);
  });
});

/** Compares the parts that TypeScript finds in a line with those that Python records for training data. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { certainParts, partsOf } from '../../src/python/parts.ts';
import { codeOf } from '../../src/python/statements.ts';
import { findPython } from '../../src/trace/index.ts';
import { readSeeds } from '../seeds.ts';

const texts = (line: string) => partsOf(line).map(({ text }) => text);

const HELD = /\w\.\w+(?:\[[^\]]+\])? *[-+*/%|&^<>]+= /;

/** Whether both find the same parts, with both sides of a conditional, or differ as we know they do. */
function agrees(line: string, recorded: readonly string[]): boolean {
  const ours = partsOf(line, undefined, true).map(({ text }) => text);
  const same = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');
  if (same(ours, recorded)) return true;
  // Python records all keys of a dict before its values, though each key is evaluated just before its own.
  if (line.includes('{') && same([...ours].sort(), [...recorded].sort())) return true;
  // TypeScript reads the first of several statements on a line.
  if (/;|:\s*\S/.test(codeOf(line)) && same(ours, recorded.slice(0, ours.length))) return true;
  // A field that the line changes comes last; one that is a property is left out.
  if (HELD.test(line) && same(ours.slice(0, -1), recorded)) return true;
  // What only leads to another side of an `and`, an `or` or an `if` is no value, and not recorded. Then the text around
  // it is another one.
  if (!/\b(?:and|or|if)\b/.test(line)) return false;
  const rest = [...recorded];
  for (const text of ours) if (text === rest[0] || / (?:and|or|if) .*\(/.test(rest[0] ?? '')) rest.shift();
  return rest.every(text => / (?:and|or|if) /.test(text));
}

describe('the parts of a line', () => {
  test('stand in the order of evaluation, with $ for those within', () => {
    expect(texts('n = text.lower().count(extra) + 1')).toEqual(['text.lower()', '$.count(extra)']);
    expect(texts('    return (a + b) * len(c[1:])')).toEqual(['a + b', 'c[1:]', 'len($)']);
    expect(texts('if x.y and not z:')).toEqual(['x.y', 'not z', '$ and $']);
    expect(texts('d[i + 1] = v * 2')).toEqual(['v * 2', 'i + 1']);
    expect(texts('self.n += len(b)')).toEqual(['len(b)', 'self.n']);
    expect(texts('box.n[k] += 1')).toEqual(['box.n', 'box.n[k]']);
    expect(texts('f().n += 1')).toEqual(['f()']);
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

  test('are those that Python records, in every line of the seeds but for the differences listed here', {
    timeout: 300_000,
  }, async () => {
    const python = (await findPython())!;
    const sources = readSeeds().map(({ source }) => source);
    const script = fileURLToPath(new URL('line_parts.py', import.meta.url));
    const root = fileURLToPath(new URL('../../python', import.meta.url));
    const input = JSON.stringify(sources);
    const recorded = execFileSync(python, [script, root], { input, maxBuffer: 2 ** 28, encoding: 'utf8' });
    const lines = (JSON.parse(recorded) as [string, string[]][][]).flat();
    expect(lines.filter(([, parts]) => parts.length > 0).length).toBeGreaterThan(1000);
    const wrong = lines.filter(([line, parts]) => !agrees(line, parts));
    expect(wrong.map(([line, parts]) => `${line}: Python ${parts.join(' ; ')}`)).toEqual([]);
    const certain = lines.flatMap(([line, parts]) => {
      const found = certainParts(line);
      return found ? [{ line, parts, found }] : [];
    });
    expect(certain.length).toBeGreaterThan(0.8 * lines.length);
    for (const { line, parts, found } of certain) {
      // Python records all keys of a dict before its values, though each key is evaluated just before its own.
      const sorted = (texts: readonly string[]) => (line.includes('{') ? [...texts].sort() : texts);
      // A field that the line changes may come last.
      const held = found.whole ? [] : parts.slice(found.texts.length);
      expect(held.length).toBeLessThanOrEqual(1);
      if (!found.whole) expect(line).toMatch(HELD);
      for (const text of held) expect(line).toContain(text);
      expect(sorted([...found.texts, ...held]), line).toEqual(sorted(parts));
    }
  });

  test('are certain where no value decides on them', () => {
    expect(certainParts('x = a[0] + len(b)')).toEqual({ texts: ['a[0]', 'len(b)'], whole: true });
    expect(certainParts("if f'{a}' == 'b' * 3:")).toEqual({
      texts: ["f'{a}'", "$ == 'b' * 3"],
      whole: true,
    });
    expect(certainParts('self.n += len(b)')).toEqual({ texts: ['len(b)'], whole: false });
    expect(certainParts('self.n[k] -= 1')).toEqual({ texts: ['self.n'], whole: false });
    expect(certainParts('n[k] -= 1')).toEqual({ texts: [], whole: true });
    expect(certainParts('x = a[0] + helper(b[1]) + c', name => name === 'helper')).toEqual({
      texts: ['a[0]', 'b[1]'],
      whole: false,
    });
    for (const line of [
      'if a and b.c():',
      'x = a.b() if c else d',
      'if a < b < c():',
      'for x in y.z():',
      'if a(): return b()',
      'x = a(); y = b()',
      'x = yield a(b())',
      'x = f(a,',
      // On these lines run activations of their own, and not all of this holds for them.
      'x = sorted(a.b(), key=lambda c: c[1])',
      'return all(v % 2 == 0 for v in cnt.values())',
      'x = (a(b) for b in c)',
      'x = len([a(b) for b in c()])',
    ])
      expect(certainParts(line), line).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { readSeeds } from '../../tests/seeds.ts';
import { contextOf } from '../language/trajectory.ts';
import { evenlyIndented } from './indentation.ts';
import { OpenText } from './open-text.ts';

const even = (text: string) =>
  evenlyIndented(contextOf(text))
    .lines.map(({ source }) => source)
    .join('\n');

/** Does a line go on behind its end? */
function continues(source: string): boolean {
  const texts = new OpenText();
  return source.split('\n').some(line => {
    texts.read(line);
    return texts.open || line.endsWith('\\');
  });
}

describe('evenlyIndented', () => {
  test('gives every block four blanks, whatever it had', () => {
    const wanted = 'def f(a):\n    if a:\n        b = 1\n    # a remark\n    return b\n\nx = 1';
    for (const unit of [' ', '  ', '   ', '\t', '        '])
      expect(even(wanted.replaceAll('    ', unit))).toBe(wanted);
    expect(even('if a:\n  if b:\n\tc()\n  d()')).toBe('if a:\n    if b:\n        c()\n    d()');
  });

  test('moves what continues a line with it, and leaves texts alone', () => {
    expect(even('def f():\n  g(1,\n    2)\n  x = 3 + \\\n    4')).toBe(
      'def f():\n    g(1,\n      2)\n    x = 3 + \\\n      4',
    );
    expect(even('def f():\n\tx = """a\n\tb"""\n\treturn x')).toBe(
      'def f():\n    x = """a\n\tb"""\n    return x',
    );
  });

  test('is the context itself where nothing changes, also of parts of a class', () => {
    for (const text of [
      'x = 1',
      'class A:\n    def f(self):\n        return 1\n',
      '    def f(self):\n        return 1\n',
    ]) {
      const context = contextOf(text);
      expect(evenlyIndented(context)).toBe(context);
    }
  });

  test('leaves the corpus as it is, and undoes other indents of it', () => {
    let changed = 0;
    for (const { source } of readSeeds().filter((_, i) => i % 40 === 0)) {
      // Some are indented otherwise for a change.
      if (/^(?: {1,3}| {5,7})\S/m.test(source) && !continues(source)) continue;
      const context = contextOf(source);
      expect(evenlyIndented(context)).toBe(context);
      if (/"""|'''/.test(source)) continue;
      const tabs = source.replace(/^(?: {4})+/gm, indent => '\t'.repeat(indent.length / 4));
      if (tabs !== source) changed++;
      // Within brackets a tab is not four blanks.
      const plain = (text: string) => text.replace(/^[ \t]+/gm, '');
      expect(plain(even(tabs))).toBe(plain(even(source)));
      if (!continues(source)) expect(even(tabs)).toBe(even(source));
    }
    expect(changed).toBeGreaterThan(300);
  });
});

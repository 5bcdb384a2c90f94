/** Errors of templates name their file and line, and say what is wrong. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { readTables, type Tables } from '../../src/programs/generator/tables.ts';
import { TemplateError } from '../../src/programs/generator/template.ts';
import { textOf } from '../../src/programs/generator/types.ts';

function tablesOf(text: string): Tables {
  const folder = mkdtempSync(join(tmpdir(), 'ndbg-templates-'));
  try {
    writeFileSync(join(folder, 'mine.txt'), text);
    return readTables(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function message(text: string): string {
  try {
    tablesOf(text);
  } catch (error) {
    if (error instanceof TemplateError) return error.message;
    throw error;
  }
  throw new Error('accepted');
}

describe('what is refused', () => {
  test.each([
    ['## int\n<int> + 1\n<wrong>\n', /^mine\.txt:3: <wrong> is no hole/],
    [
      '## statements\n\n<x = lst[int]> = []\n',
      /^mine\.txt:3: <x = lst\[int\]> names no type; a type is int, /,
    ],
    ['## statements\n\n<for x: list[int> in <x>:\n    pass\n', /^mine\.txt:3: .*names no type/],
    ['## int\nlen(<item of xs>)\n', /^mine\.txt:2: nothing in this template makes <xs>/],
    ['## statements\nprint(<int of y>)\n', /^mine\.txt:2: nothing in this template makes <y>/],
    [
      '#: Things.\n\n## definitions\n\ndef <def f>():\n    pass\n',
      /^mine\.txt:5: .*says below it what it gives: #> /,
    ],
    ['## definitions\n\ndef <def f>():\n    pass\n#> <g>(): int\n', /^mine\.txt:5: <g> is no hole/],
    [
      '## definitions\n\ndef <def f>():\n    pass\n#> <f>(): nt\n',
      /^mine\.txt:5: "#> <f>\(\): nt" makes no type/,
    ],
    [
      '## statemnts\n\npass\n',
      /^mine\.txt:3: the section "## statemnts" is no kind of templates and no type/,
    ],
    ['pass\n', /^mine\.txt:1: no section \(## …\) begins above this template/],
  ])('%j', (text, expected) => {
    expect(message(text)).toMatch(expected);
  });
});

describe('what is read', () => {
  const tables = tablesOf(
    [
      '#: Everything once.',
      '## int | float',
      '3: <int> + <2..9>',
      'math.sqrt(<int>)  # import math',
      '',
      '## statements',
      '',
      '#! import re',
      '4: <x = list[T]> = <list[T]>',
      'for <for y: T> in <x>:',
      '    <block>',
      '',
      '## in loops',
      '',
      'break',
      '',
      '## definitions',
      '',
      'def <def f>(<param a: str>):',
      '    return <a>',
      '..',
      '..',
      'ready = True',
      '#> <f>(<str>): str',
      '#> <f>(<a>=<str>)',
      '',
    ].join('\n'),
  );

  it('expressions of each type of their section, with weights and imports', () => {
    expect(tables.expressions.map(({ type, weight }) => [textOf(type!), weight])).toEqual([
      ['int', 3],
      ['float', 3],
      ['int', 2],
      ['float', 2],
    ]);
    expect(tables.imports.get('mine.txt:4')).toEqual(['import math']);
  });

  it('statements with their roles, by place', () => {
    const [statement] = tables.statements;
    expect(statement!.weight).toBe(4);
    expect(statement!.pieces.flatMap(piece => (typeof piece === 'string' ? [] : [piece.kind]))).toEqual([
      'new',
      'expression',
      'item',
      'role',
      'block',
    ]);
    expect(tables.imports.get(statement!.place)).toEqual(['import re']);
    expect(tables.inLoops.length).toBe(1);
  });

  it('definitions with what they give; two dots are a blank line', () => {
    const [{ template, signatures }] = tables.definitions as [Tables['definitions'][0]];
    expect(signatures).toEqual([{ text: '<f>(<str>)', type: 'str' }, { text: '<f>(<a>=<str>)' }]);
    expect(template.pieces.at(-1)).toBe('\n\n\nready = True');
  });
});

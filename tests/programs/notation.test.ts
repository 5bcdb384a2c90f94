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

/** What is wrong with a file of templates, without its folder. */
function message(text: string): string {
  try {
    tablesOf(text);
  } catch (error) {
    if (error instanceof TemplateError) {
      const [, said] = /^\/.*?\/(mine\.txt:.*)$/s.exec(error.message)!;
      return said!;
    }
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
    [
      '## lines\n<x: int> = 1\n<xs: lst[int]>.sort()\n',
      /^mine\.txt:3: <xs: lst\[int\]> names no value; one is int, /,
    ],
    [
      '## lines\n<i: index of xs> += 1\n',
      /^mine\.txt:2: no parameter of this template is <xs>, to which <i> is related/,
    ],
    ['## lines\n<a: like b> += <b: like a>\n', /^mine\.txt:2: <a> is related to itself/],
    ['## lines\n<x: int> += <1|$y>\n', /^mine\.txt:2: nothing in this template makes <y>/],
    ['## lines\n<xs: list[0..9, many]>.sort()\n', /^mine\.txt:2: .*names no value/],
    ['## drills\n\nreturn <x: tuple>\n', /^mine\.txt:3: <x: tuple> names no value/],
    [
      '## drills\n\ndef <def f>(<param x: int>):\n    return <x>\n',
      /^mine\.txt:3: a drill with <param …> says below it how it is called: #> <f>\(<x>\)/,
    ],
    [
      '## drills\n\ndef <def f>(<param x: int>):\n    return <x>\n#> <f>(<y>)\n',
      /^mine\.txt:5: nothing in this template makes <y>/,
    ],
    [
      '## drills\n\ndef <def f>(<x: int>):\n    return <x>\n#> <f>(<x>)\n',
      /^mine\.txt:3: <x: …> stands in a module that says how it is called: write <param x: …>/,
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

  it('drills and lines with the values of their parameters', () => {
    const { drills, lines } = tablesOf(
      [
        '## lines',
        '3: <out = int> = <xs: list[0..9, 2..4]>[<i: index of xs>]',
        '<out = int> = len(re.findall("a", <s: word>))  # import re',
        '',
        '## drills',
        '',
        '#! import math',
        'if <a: 0..9> <order> <b: like a>:',
        '    return math.<floor|ceil>(<x: float>)',
        '',
        'def <def f>(<param n: 1..3>):',
        '    return <n>',
        '#> <f>(<n>)',
      ].join('\n'),
    );
    const typed = (drill: Tables['lines'][0]) =>
      drill.template.pieces.flatMap(piece =>
        typeof piece !== 'string' && 'value' in piece && piece.value
          ? [`${piece.role}: ${textOf(piece.type)}`]
          : [],
      );
    expect(lines.map(({ template }) => template.place)).toEqual(['mine.txt:2', 'mine.txt:3']);
    expect(lines.map(typed)).toEqual([['xs: list[int]', 'i: int'], ['s: str']]);
    expect(lines.map(({ imports, topic }) => [imports, topic])).toEqual([
      [[], 'mine'],
      [['import re'], 'mine'],
    ]);
    expect(drills.map(typed)).toEqual([['a: int', 'b: int', 'x: float'], ['n: int']]);
    expect(drills.map(({ calls, imports }) => [calls.map(({ text }) => text), imports])).toEqual([
      [[], ['import math']],
      [['<f>(<n>)'], []],
    ]);
  });

  it('definitions with what they give; two dots are a blank line', () => {
    const [{ template, signatures }] = tables.definitions as [Tables['definitions'][0]];
    expect(signatures).toEqual([{ text: '<f>(<str>)', type: 'str' }, { text: '<f>(<a>=<str>)' }]);
    expect(template.pieces.at(-1)).toBe('\n\n\nready = True');
  });
});

/** Every template of corpus/templates gives Python, wherever it is used. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Literals } from '../../src/programs/generator/literals.ts';
import { Names } from '../../src/programs/generator/names.ts';
import { Scope } from '../../src/programs/generator/scope.ts';
import { readTables } from '../../src/programs/generator/tables.ts';
import type { Template } from '../../src/programs/generator/template.ts';
import { familyOf, settled, typeOf } from '../../src/programs/generator/types.ts';
import { INDENT, Writer } from '../../src/programs/generator/writer.ts';
import { Random } from '../../src/shared/random.ts';
import { askPython, ROOT } from './python.ts';

const tables = readTables(join(ROOT, 'corpus', 'templates'));
const EACH = 4;

function writerOf(seed: string): Writer {
  const random = new Random(seed);
  const names = new Names(random);
  return new Writer(random, tables, names, new Literals(random, names));
}

/** A variable for everything that the template wants to be there. */
function scopeFor({ pieces }: Template): Scope {
  const scope = new Scope();
  for (const piece of pieces) {
    if (typeof piece === 'string' || piece.kind !== 'existing') continue;
    const type = settled(piece.type, new Map(), letter => typeOf(familyOf(letter)[0]!));
    for (const name of ['one', 'other']) scope.add({ text: `${name}_${piece.role}`, type });
  }
  return scope;
}

/** The expansions that CPython refuses, with the template's place and the text. */
function refused(made: readonly { place: string; text: string }[]): string[] {
  const outcomes = askPython(
    'compile',
    made.map(({ text }) => text),
  );
  return made.flatMap(({ place, text }, i) =>
    outcomes[i]!.error === undefined ? [] : [`${place}: ${outcomes[i]!.message}\n${text}`],
  );
}

/** Expands each some times; none of them may give nothing at all. */
function expansions(templates: readonly Template[], around: (lines: readonly string[]) => string) {
  return templates.flatMap(template => {
    const made = Array.from({ length: EACH }, (_, i) => {
      const place = {
        scope: scopeFor(template),
        depth: 0,
        inLoop: true,
        returns: typeOf('int'),
        lifts: true,
      };
      const lines = writerOf(`${template.place}/${i}`).use(template, place);
      return lines.length === 0 ? [] : [{ place: template.place, text: around(lines) }];
    }).flat();
    expect(made.length, `${template.place} gives nothing`).toBeGreaterThan(0);
    return made;
  });
}

const indented = (lines: readonly string[], by: string) =>
  lines.flatMap(line => line.split('\n')).map(line => by + line);
const inLoop = (lines: readonly string[]) =>
  ['def f():', `${INDENT}while True:`, ...indented(lines, INDENT + INDENT)].join('\n');

describe('each template is Python when it is expanded', () => {
  it('expressions', () => {
    expect(tables.expressions.length).toBeGreaterThan(250);
    expect(refused(expansions(tables.expressions, lines => lines.join('\n')))).toEqual([]);
  });

  it('statements of mains and modules', () => {
    expect(tables.statements.length).toBeGreaterThan(150);
    expect(refused(expansions(tables.statements, inLoop))).toEqual([]);
  });

  it('statements of functions and loops', () => {
    expect(tables.inFunctions.length + tables.inLoops.length).toBeGreaterThan(6);
    expect(refused(expansions([...tables.inFunctions, ...tables.inLoops], inLoop))).toEqual([]);
  });

  it('definitions, and all that their signatures offer', () => {
    const uses = new Map<string, number>();
    const made = tables.definitions.flatMap(definition =>
      Array.from({ length: EACH }, (_, i) => {
        const { place } = definition.template;
        const writer = writerOf(`${place}/${i}`);
        const scope = new Scope();
        const offered = writer.definition(definition, scope);
        if (!offered) return [];
        const lines = [writer.definitionText];
        // An object of a class comes first: what is done with one needs it.
        for (const template of offered) {
          const written = writer.use(template, { scope, depth: 0, inLoop: false });
          lines.push(...written);
          if (written.length > 0) uses.set(place, (uses.get(place) ?? 0) + 1);
        }
        return [{ place, text: lines.join('\n') }];
      }).flat(),
    );
    expect(tables.definitions.length).toBeGreaterThan(90);
    expect(
      tables.definitions.map(({ template }) => template.place).filter(place => !uses.has(place)),
    ).toEqual([]);
    expect(refused(made)).toEqual([]);
  });
});

/** Composes whole programs: imports, constants, definitions, and a main or a module of statements that uses them. */
import type { Random } from '../../shared/random.ts';
import type { Entry } from '../program.ts';
import type { Place } from './expressions.ts';
import { Literals } from './literals.ts';
import { Names } from './names.ts';
import { Scope } from './scope.ts';
import { type SeedFunction, useSeed } from './seed-functions.ts';
import { styled } from './style.ts';
import type { Tables } from './tables.ts';
import type { Template } from './template.ts';
import { typeOf } from './types.ts';
import { INDENT, Writer } from './writer.ts';

export interface Composed {
  readonly source: string;
  readonly entry: Entry;
}

/** Where the statements stand: in a main that is called plainly or behind a guard, below definitions, or alone. */
type Form = 'main' | 'guard' | 'mixed' | 'script';

const FORMS: Readonly<Record<Form, number>> = { main: 2, guard: 6, mixed: 4, script: 2 };
/** A program around given functions must define them, so it is no script. */
const FORMS_AROUND: Readonly<Record<Form, number>> = { main: 2, guard: 6, mixed: 4, script: 0 };
const LITERALS = [
  'int', 'int', 'str', 'str', 'float', 'bool', 'list[int]', 'list[int]', 'list[str]', 'list[str]', 'list[float]',
  'tuple[int, int]', 'tuple[str, int]', 'dict[str, int]', 'dict[str, int]', 'dict[str, str]', 'dict[str, float]',
  'dict[str, list[int]]', 'set[str]', 'set[int]',
  'list[list[int]]', 'list[tuple[str, int]]', 'list[dict[str, int]]', 'dict[int, str]', 'none', 'list[bool]',
  'dict[str, tuple[int, int]]', 'tuple[str, int, float]', 'list[tuple[int, int]]', 'bytes', 'dict[str, dict[str, int]]',
].map(typeOf); // biome-ignore format: a list of types
const DOCSTRINGS = [
  'Small example.',
  'Try things out.',
  'Daily report',
  'Usage: python file.py',
  'Homework 3',
  'Demo of the helpers below.',
];

const COMMENTS = [
  'step',
  'now check',
  'see below',
  'then',
  'TODO later',
  'setup',
  'output',
  'and again',
  'expected: ok',
];

export interface ComposeOptions {
  /** How many of the given functions a program uses; more frequent numbers are listed more often. */
  readonly counts?: readonly number[];
  /** Whether almost nothing surrounds these functions and their calls. */
  readonly alone?: boolean;
}

export function compose(
  random: Random,
  tables: Tables,
  seeds: readonly SeedFunction[],
  { counts = [0, 0, 1, 1, 1, 2], alone = false }: ComposeOptions = {},
): Composed | undefined {
  const names = new Names(random);
  const literals = new Literals(random, names);
  const writer = new Writer(random, tables, names, literals);
  const wanted = random.pick(counts);
  const form = random.weighted(wanted > 0 ? FORMS_AROUND : FORMS);
  const chosen = pickSeeds(seeds, wanted, random);
  // Generated names must not repeat names that the program defines itself.
  for (const seed of chosen) for (const name of seed.identifiers) names.reserve(name);

  const module = new Scope();
  const constants: string[] = [];
  const constant = alone ? 0 : random.pick([0, 0, 1, 1, 2, 3]);
  for (let count = constant; count > 0 && form !== 'script'; count--) {
    const type = random.pick(LITERALS);
    const value = literals.of(type);
    if (value === undefined) continue;
    const name = names.constant();
    constants.push(`${name} = ${value}`);
    module.add({ text: name, type, locked: true, literal: value });
  }
  const definitions: string[] = chosen.map(seed => seed.source);
  const offered: Template[][] = [];
  const most = alone
    ? 0
    : form === 'script'
      ? random.pick([0, 0, 1])
      : random.between(chosen.length > 0 ? 0 : 1, 3);
  for (let count = 0; count < most; count++) {
    const made = writer.definition(random.pick(weighted(tables)), module);
    if (!made) continue;
    definitions.splice(random.between(0, definitions.length), 0, writer.definitionText);
    offered.push(made);
  }
  // A definition may only use earlier ones.
  if (definitions.length !== chosen.length + offered.length) return undefined;

  const inMain = form === 'main' || form === 'guard';
  const scope = inMain ? new Scope(module) : module;
  const place: Place = { scope, depth: 0, inLoop: false, lifts: true };
  const statements = alone
    ? usesOf(random, writer, place, chosen, literals, names)
    : statementsOf(random, writer, place, offered, chosen, literals, names);
  const imports = [...new Set([...writer.imports, ...chosen.flatMap(seed => seed.imports)])];
  const source = laidOut(random, form, { imports, constants, definitions, statements });
  // A module that calls its `main` without a guard is entered at its first line.
  const entered: Entry =
    form === 'guard' && random.chance(0.75) ? { kind: 'function', name: 'main' } : { kind: 'module' };
  return { source: styled(source, random), entry: entered };
}

function weighted({ definitions }: Tables): Tables['definitions'] {
  const repeated = cache.get(definitions);
  if (repeated) return repeated;
  const all = definitions.flatMap(definition =>
    Array<typeof definition>(definition.template.weight).fill(definition),
  );
  cache.set(definitions, all);
  return all;
}

const cache = new WeakMap<Tables['definitions'], Tables['definitions']>();

function pickSeeds(seeds: readonly SeedFunction[], wanted: number, random: Random): SeedFunction[] {
  const chosen: SeedFunction[] = [];
  for (let count = wanted; count > 0 && seeds.length > 0; count--) {
    const seed = random.pick(seeds);
    if (!chosen.some(other => seed.defined.some(name => other.identifiers.includes(name)))) chosen.push(seed);
  }
  return chosen;
}

function statementsOf(
  random: Random,
  writer: Writer,
  place: Place,
  offered: readonly (readonly Template[])[],
  seeds: readonly SeedFunction[],
  literals: Literals,
  names: Names,
): string[] {
  const groups: string[][] = [];
  for (let count = random.pick([1, 1, 2, 2, 3, 4]); count > 0; count--) {
    groups.push(writer.assignment(place, random.pick(LITERALS), true));
  }
  for (const templates of offered) {
    // An object first, then operations on it.
    for (const template of templates.slice(0, 1)) groups.push(writer.use(template, place));
    for (let count = Math.min(templates.length - 1, random.between(0, 3)); count > 0; count--) {
      groups.push(writer.use(random.pick(templates), place));
    }
  }
  for (const seed of seeds) groups.push(useSeed(seed, random, names, literals, place.scope));
  for (let count = random.pick([1, 2, 2, 3, 4, 5, 7]); count > 0; count--) {
    groups.push(
      random.chance(0.25) ? writer.assignment(place, random.pick(LITERALS), true) : writer.statement(place),
    );
  }
  return spaced(groups, random);
}

/** Some calls of each function, with little between them. */
function usesOf(
  random: Random,
  writer: Writer,
  place: Place,
  seeds: readonly SeedFunction[],
  literals: Literals,
  names: Names,
): string[] {
  const groups: string[][] = [];
  if (random.chance(0.3)) groups.push(writer.assignment(place, random.pick(LITERALS), true));
  for (const seed of seeds)
    for (let count = random.pick([1, 2, 2, 3, 4]); count > 0; count--)
      groups.push(useSeed(seed, random, names, literals, place.scope));
  if (random.chance(0.3)) groups.push(writer.statement(place));
  return spaced(groups, random);
}

interface Parts {
  readonly imports: readonly string[];
  readonly constants: readonly string[];
  readonly definitions: readonly string[];
  readonly statements: readonly string[];
}

function laidOut(random: Random, form: Form, { imports, constants, definitions, statements }: Parts): string {
  const gap = random.chance(0.7) ? '\n\n' : '\n';
  const parts: string[] = [];
  const head: string[] = [];
  if (random.chance(0.04)) head.push('#!/usr/bin/env python3');
  if (random.chance(0.12)) head.push(`"""${random.pick(DOCSTRINGS)}"""`);
  head.push(...imports);
  if (head.length > 0) parts.push(head.join('\n'));
  if (constants.length > 0) parts.push(constants.join('\n'));
  parts.push(...definitions);
  if (form === 'mixed' || form === 'script') parts.push(statements.join('\n'));
  else {
    const ends = random.chance(0.15) ? [random.pick(['return 0', 'return', 'return None'])] : [];
    const hint = random.chance(0.15) ? ' -> None' : '';
    const lines = [...statements, ...ends].map(line => (line === '' ? '' : INDENT + line));
    parts.push([`def main()${ends.length > 0 ? '' : hint}:`, ...lines].join('\n'));
    const call = random.chance(0.1) ? 'result = main()' : 'main()';
    parts.push(
      form === 'main'
        ? call
        : `if __name__ == ${random.chance(0.5) ? '"__main__"' : "'__main__'"}:\n${INDENT}${call}`,
    );
  }
  return `${parts.join(gap + (gap === '\n' ? '' : '\n'))}\n`;
}

/** Adds blank lines and comments between statements, as people do. */
function spaced(groups: readonly (readonly string[])[], random: Random): string[] {
  const some = random.chance(0.4) ? 0.2 : 0;
  return groups.flatMap((lines, i) => {
    if (i === 0 || lines.length === 0 || !random.chance(some)) return lines;
    return [random.chance(0.7) ? '' : `# ${random.pick(COMMENTS)}`, ...lines];
  });
}

/** Functions of the corpus with calls of them, and how a program's main uses one. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { closingBracket } from '../../python/brackets.ts';
import { splitArguments } from '../../python/literals.ts';
import type { Random } from '../../shared/random.ts';
import { DrawnSettingsError } from '../settings.ts';
import type { Literals } from './literals.ts';
import type { Names } from './names.ts';
import type { Scope } from './scope.ts';
import { typeOf } from './types.ts';

/**
 * A function with calls of it. Most of the many thousand functions of a corpus are not drawn for long, so what is not
 * needed to choose one is read when it is first asked for.
 */
export class SeedFunction {
  private words: readonly string[] | undefined;
  private names: readonly string[] | undefined;
  private ofDefinition: readonly string[] | undefined;
  private ofText: readonly SeedCall[] | undefined;

  constructor(
    /** Definitions, without imports and without a blank line at their end. */
    readonly source: string,
    readonly imports: readonly string[],
    private readonly first: NamedCall,
    private readonly texts: readonly string[],
    /** File and place: `seeds/str/upper/3`. */
    readonly problem: string,
  ) {}

  /** The called function: `price`, or `Shop` and a method. */
  get called(): string {
    return this.first.called;
  }

  get method(): string | undefined {
    return this.first.method;
  }

  /** The names that it defines at its top level. */
  get defined(): readonly string[] {
    this.names ??= [...this.source.matchAll(/^(?:def|class) (\w+)|^(\w+) *=/gm)].map(
      found => found[1] ?? found[2]!,
    );
    return this.names;
  }

  /** These names and all words in it. */
  get identifiers(): readonly string[] {
    this.words ??= [...new Set([...this.defined, ...(this.source.match(/\b[a-zA-Z_]\w*\b/g) ?? [])])];
    return this.words;
  }

  get parameters(): readonly string[] {
    this.ofDefinition ??= parametersOf(this.source, this.method ?? this.called);
    return this.ofDefinition;
  }

  get calls(): readonly SeedCall[] {
    this.ofText ??= this.texts
      .flatMap(callOf)
      .filter(call => call.called === this.called && call.method === this.method);
    return this.ofText;
  }
}

interface SeedCall {
  /** The arguments of the class, the same in all calls. */
  readonly made: string;
  readonly args: readonly string[];
}

interface NamedCall extends SeedCall {
  readonly called: string;
  readonly method?: string;
}

const SECTION = /^# %%\n/m;
const CALL = /^(\w+)\((.*)\)$/s;
const METHOD = /^(\w+)\(([^()]*)\)\.(\w+)\((.*)\)$/s;

/** All functions of the seed files below the folders, in the order of their names. */
export function readSeedFunctions(paths: readonly string[], root: string): SeedFunction[] {
  return paths.flatMap(path => {
    const place = resolve(root, path);
    return filesBelow(place).flatMap(file =>
      sectionsOf(readFileSync(file, 'utf8'), `seeds/${basename(dirname(file))}/${basename(file, '.py')}`),
    );
  });
}

function filesBelow(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap(name =>
      statSync(join(place, name)).isDirectory() || name.endsWith('.py') ? filesBelow(join(place, name)) : [],
    );
}

function sectionsOf(text: string, problem: string): SeedFunction[] {
  return text
    .split(SECTION)
    .slice(1)
    .flatMap((section, nth) => seedOf(section, `${problem}/${nth}`) ?? []);
}

function seedOf(section: string, problem: string): SeedFunction | undefined {
  const lines = section.split('\n');
  const calls = lines.filter(line => line.startsWith('#> ')).map(line => line.slice(3));
  return functionOf(lines.filter(line => !line.startsWith('#> ')).join('\n'), calls, problem);
}

/** All functions of the files that `ndbg_worker.found` wrote. */
export function readFoundFunctions(paths: readonly string[], root: string): SeedFunction[] {
  return paths.flatMap(path => {
    return textOf(resolve(root, path), path)
      .split('\n')
      .flatMap((line, nth) => {
        if (line === '') return [];
        const { source, calls, problem } = foundAt(line, `${path}:${nth + 1}`);
        return functionOf(source, calls, problem) ?? [];
      });
  });
}

function textOf(file: string, path: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DrawnSettingsError(
      `config: ${path} cannot be read (${code}): it should hold programs, one a line`,
    );
  }
}

function foundAt(line: string, place: string): { source: string; calls: string[]; problem: string } {
  const wrong = () =>
    new DrawnSettingsError(`${place}: no found program; python3 -m ndbg_worker.found writes such files`);
  let item: Record<string, unknown>;
  try {
    item = JSON.parse(line) as Record<string, unknown>;
  } catch {
    throw wrong();
  }
  const { source, calls, problem } = item;
  if (typeof source !== 'string' || typeof problem !== 'string' || !Array.isArray(calls)) throw wrong();
  return { source, problem, calls: calls.map(String) };
}

/** A function with calls of it, from its text; undefined where no call can be read. */
export function functionOf(
  text: string,
  calls: readonly string[],
  problem: string,
): SeedFunction | undefined {
  const code = text.split('\n');
  const imports = code.filter(line => /^(?:import|from) /.test(line));
  const source = code
    .filter(line => !/^(?:import|from) /.test(line))
    .join('\n')
    .trim();
  const first = firstOf(calls);
  // Imports that must come first in a file cannot be part of a composed program.
  if (!first || source === '' || imports.some(line => /\(|^from __future__/.test(line))) return undefined;
  return new SeedFunction(source, imports, first, calls, problem);
}

function firstOf(calls: readonly string[]): NamedCall | undefined {
  for (const text of calls) {
    const [call] = callOf(text);
    if (call) return call;
  }
  return undefined;
}

function callOf(text: string): NamedCall[] {
  const method = METHOD.exec(text);
  const [, , , , inside = CALL.exec(text)?.[2] ?? ''] = method ?? [];
  // `f(1) == sorted(2)` begins and ends like a call but is not one.
  if (closingBracket(text, text.length - inside.length - 2) < text.length - 1) return [];
  if (method)
    return [{ called: method[1]!, made: method[2]!, method: method[3]!, args: splitArguments(method[4]!) }];
  const plain = CALL.exec(text);
  return plain ? [{ called: plain[1]!, made: '', args: splitArguments(plain[2]!) }] : [];
}

function parametersOf(source: string, name: string): string[] {
  const found = new RegExp(`^\\s*def ${name}\\((.*)\\)`, 'm').exec(source);
  if (!found) return [];
  return splitArguments(found[1]!)
    .map(parameter => /^\**(\w+)/.exec(parameter.trim())?.[1] ?? '')
    .filter(parameter => parameter !== 'self' && parameter !== '');
}

const ANY = typeOf('any');

/** Statements that call it, with variables, in a loop, or within another expression. */
export function useSeed(
  seed: SeedFunction,
  random: Random,
  names: Names,
  literals: Literals,
  scope: Scope,
): string[] {
  const lines: string[] = [];
  const call = random.pick(seed.calls);
  let called = seed.called;
  if (seed.method !== undefined) {
    if (seed.called === 'Solution' ? random.chance(0.5) : random.chance(0.8)) {
      const name = names.variable(ANY);
      lines.push(`${name} = ${seed.called}(${call.made})`);
      called = `${name}.${seed.method}`;
    } else called = `${seed.called}(${call.made}).${seed.method}`;
  }
  const plain = seed.calls.every(
    ({ args }) => args.length === call.args.length && args.every(arg => !/^\w+ *=[^=]/.test(arg)),
  );
  const kind = random.weighted({
    variables: 5,
    inline: 3,
    loop: plain ? 3 : 0,
    collected: plain ? 2 : 0,
    tried: 1,
    keywords: plain ? 1 : 0,
    compared: 1,
  });
  const result = () => {
    const name = names.variable(ANY);
    scope.add({ text: name, type: ANY, locked: true });
    return name;
  };
  const several = [...new Set(seed.calls.map(({ args }) => args.join(', ')))].slice(0, random.between(2, 4));
  switch (kind) {
    case 'variables': {
      const args = call.args.map((arg, i) => {
        if (/^\w+ *=[^=]/.test(arg) || random.chance(0.25)) return arg;
        const name =
          seed.parameters[i] && random.chance(0.7)
            ? own(seed.parameters[i], lines, names)
            : names.variable(ANY);
        lines.push(`${name} = ${arg}`);
        return name;
      });
      return [...lines, ...shown(`${called}(${args.join(', ')})`, random, result, literals)];
    }
    case 'keywords': {
      const args = call.args.map((arg, i) => (seed.parameters[i] ? `${seed.parameters[i]}=${arg}` : arg));
      return [...lines, ...shown(`${called}(${args.join(', ')})`, random, result, literals)];
    }
    case 'loop': {
      if (call.args.length === 1) {
        const item = names.variable(ANY, true);
        return [...lines, `for ${item} in [${several.join(', ')}]:`, `    print(${called}(${item}))`];
      }
      const cases = names.variable(typeOf('list[int]'));
      const item = names.variable(ANY, true);
      return [
        ...lines,
        `${cases} = [`,
        ...several.map(args => `    (${args}),`),
        ']',
        `for ${item} in ${cases}:`,
        `    print(${item}, ${called}(*${item}))`,
      ];
    }
    case 'collected': {
      const all = result();
      return [
        ...lines,
        `${all} = []`,
        ...several.map(args => `${all}.append(${called}(${args}))`),
        `print(${all})`,
      ];
    }
    case 'tried': {
      const name = result();
      const error = random.pick([
        'Exception',
        'ValueError',
        '(TypeError, ValueError)',
        'KeyError',
        'ZeroDivisionError',
      ]);
      return [
        ...lines,
        'try:',
        `    ${name} = ${called}(${call.args.join(', ')})`,
        `except ${error} as ${names.variable(ANY, true)}:`,
        `    ${name} = None`,
        `print(${name})`,
      ];
    }
    case 'compared': {
      const other = random.pick(seed.calls);
      return [
        ...lines,
        `if ${called}(${call.args.join(', ')}) == ${called}(${other.args.join(', ')}):`,
        '    print("same")',
        'else:',
        '    print("different")',
      ];
    }
    case 'inline':
      return [...lines, ...shown(`${called}(${call.args.join(', ')})`, random, result, literals)];
  }
}

/** The parameter's name for its argument's variable, if that name is free. */
function own(parameter: string, lines: readonly string[], names: Names): string {
  return lines.some(line => line.startsWith(`${parameter} = `)) ? names.variable(ANY) : parameter;
}

function shown(call: string, random: Random, result: () => string, literals: Literals): string[] {
  const kind = random.float();
  if (kind < 0.2) return [`print(${call})`];
  if (kind < 0.28) return [`print(${literals.quoted(`${literals.word()}:`)}, ${call})`];
  if (kind < 0.33) return [call];
  const name = result();
  const lines = [`${name} = ${call}`];
  const after = random.float();
  if (after < 0.35) lines.push(`print(${name})`);
  else if (after < 0.5) lines.push(`print(f"${literals.word().replace(/[{}"\\]/g, '')}: {${name}}")`);
  else if (after < 0.58) lines.push(`if ${name}:`, '    print("yes")');
  else if (after < 0.65) lines.push(`print(type(${name}).__name__, ${name})`);
  return lines;
}

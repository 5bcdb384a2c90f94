/** Reads the tables of templates from a folder, and checks them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMaker, parseTemplate, type Template, TemplateError } from './template.ts';
import { typeOf } from './types.ts';

/**
 * An expression with holes that uses a definition: `<f>(<int>)`; `<c>.size` begins with an object of the class,
 * `<c>::size` with the class itself.
 */
export interface Signature {
  readonly text: string;
  /** The type of the expression; undefined if it is called for its effect. */
  readonly type?: string;
}

export interface Definition {
  readonly template: Template;
  readonly signatures: readonly Signature[];
  readonly imports: readonly string[];
  /** It passes results of calls on to later functions: only these may use it. */
  readonly topic: string;
}

/** A function to be called with values that matter: the body of one, or a module that says how it is called. */
export interface Drill {
  readonly template: Template;
  /** Calls, with roles where values of its parameters stand; none where the template is a body. */
  readonly calls: readonly Signature[];
  readonly imports: readonly string[];
  readonly topic: string;
}

export interface Tables {
  readonly expressions: readonly Template[];
  readonly statements: readonly Template[];
  /** Statements that are allowed only in functions. */
  readonly inFunctions: readonly Template[];
  /** Statements that are allowed only in loops. */
  readonly inLoops: readonly Template[];
  readonly definitions: readonly Definition[];
  readonly drills: readonly Drill[];
  /** Statements of one line, several of which make a drill. */
  readonly lines: readonly Drill[];
  /** Imports that a template needs, by its place. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

const SECTIONS = {
  statements: 'statements',
  'in functions': 'inFunctions',
  'in loops': 'inLoops',
} as const;

interface Lines {
  readonly from: number;
  readonly text: string;
}

export function readTables(folder: string): Tables {
  try {
    return tablesIn(folder);
  } catch (error) {
    if (error instanceof TemplateError) throw new TemplateError(join(folder, error.message));
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new TemplateError(`config: programs.composed.templates names ${folder}, and there is nothing`);
  }
}

function tablesIn(folder: string): Tables {
  const tables = {
    expressions: [] as Template[],
    statements: [] as Template[],
    inFunctions: [] as Template[],
    inLoops: [] as Template[],
    definitions: [] as Definition[],
    drills: [] as Drill[],
    lines: [] as Drill[],
    imports: new Map<string, readonly string[]>(),
  };
  for (const name of readdirSync(folder)
    .filter(file => file.endsWith('.txt'))
    .sort()) {
    let section: string | undefined;
    for (const block of blocksOf(readFileSync(join(folder, name), 'utf8'))) {
      const place = `${name}:${block.from}`;
      if (block.text.startsWith('## ')) {
        section = block.text.slice(3).trim();
        continue;
      }
      if (section === undefined)
        throw new TemplateError(`${place}: no section (## …) begins above this template`);
      if (section in SECTIONS) {
        const { text, imports } = withoutImports(block.text);
        tables.imports.set(place, imports);
        tables[SECTIONS[section as keyof typeof SECTIONS]].push(parseTemplate(text, place));
      } else if (section === 'definitions') tables.definitions.push(definition(block, name, place));
      else if (section === 'drills') tables.drills.push(drill(block, name, place));
      else if (section === 'lines') tables.lines.push(...lines(block, name));
      else addExpressions(tables, section, block, name);
    }
  }
  return tables;
}

/** One a line, with what it imports behind it; a line that is indented goes on with the one above. */
function lines({ from, text }: Lines, name: string): Drill[] {
  const whole: { from: number; text: string }[] = [];
  for (const [nth, line] of text.split('\n').entries()) {
    const last = whole.at(-1);
    const more = line.trim();
    // The import follows after two spaces.
    if (last && /^\s/.test(line)) last.text += more.startsWith('# ') ? `  ${more}` : ` ${more}`;
    else whole.push({ from: from + nth, text: line });
  }
  return whole.map(line => {
    const { source, imports } = importsBehind(line.text);
    const template = parseTemplate(source, `${name}:${line.from}`, undefined, true);
    return { template, calls: [], imports, topic: topicOf(name) };
  });
}

function drill({ from, text }: Lines, name: string, place: string): Drill {
  const { text: rest, imports } = withoutImports(text);
  const code = rest.split('\n');
  const calls = code.filter(line => line.startsWith('#> ')).map(line => ({ text: line.slice(3) }));
  const template = parseTemplate(
    code.filter(line => !line.startsWith('#> ')).join('\n'),
    place,
    undefined,
    true,
  );
  for (const [nth, line] of text.split('\n').entries())
    if (line.startsWith('#> ')) checkCall(line.slice(3), template, `${name}:${from + nth}`);
  const params = template.pieces.some(piece => typeof piece !== 'string' && piece.kind === 'param');
  if (params && calls.length === 0)
    throw new TemplateError(`${place}: a drill with <param …> says below it how it is called: #> <f>(<x>)`);
  const free = template.pieces.find(piece => typeof piece !== 'string' && piece.kind === 'existing');
  if (calls.length > 0 && free && typeof free !== 'string' && 'role' in free) {
    const { role } = free;
    throw new TemplateError(
      `${place}: <${role}: …> stands in a module that says how it is called: write <param ${role}: …>`,
    );
  }
  return { template, calls, imports, topic: topicOf(name) };
}

/** Checks that a call names only functions, classes, methods and parameters of its drill. */
function checkCall(text: string, { pieces }: Template, place: string): void {
  const roles = new Set(
    pieces.flatMap(piece => (typeof piece !== 'string' && isMaker(piece) ? [piece.role] : [])),
  );
  for (const [, role] of text.matchAll(/<([^<>]+)>/g))
    if (!roles.has(role!)) throw new TemplateError(`${place}: nothing in this template makes <${role}>`);
}

const topicOf = (name: string): string => name.replace(/\.txt$/, '');

function importsBehind(line: string): { source: string; imports: string[] } {
  const [, source, needed] = /^(.*?)(?: {2}# (import .+|from .+))?$/.exec(line)!;
  return { source: source!, imports: needed ? [needed] : [] };
}

/** Reads one expression a line; the section names their type. `  # import re` after it is its import. */
function addExpressions(
  tables: { expressions: Template[]; imports: Map<string, readonly string[]> },
  section: string,
  { from, text }: Lines,
  name: string,
): void {
  for (const [nth, line] of text.split('\n').entries()) {
    const place = `${name}:${from + nth}`;
    const { source, imports } = importsBehind(line);
    if (imports.length > 0) tables.imports.set(place, imports);
    for (const target of section.split(' | ')) {
      let type: ReturnType<typeof typeOf>;
      try {
        type = typeOf(target);
      } catch {
        throw new TemplateError(`${place}: the section "## ${section}" is no kind of templates and no type`);
      }
      tables.expressions.push(parseTemplate(source, place, type));
    }
  }
}

function definition({ from, text }: Lines, name: string, place: string): Definition {
  const { text: rest, imports } = withoutImports(text);
  const lines = rest.split('\n');
  const signatures = lines
    .filter(line => line.startsWith('#> '))
    .map(line => signature(line.slice(3), place));
  if (signatures.length === 0)
    throw new TemplateError(`${place}: a definition says below it what it gives: #> <f>(int): str`);
  const source = lines.filter(line => !line.startsWith('#> ')).join('\n');
  const template = parseTemplate(source, place);
  for (const [nth, line] of text.split('\n').entries())
    if (line.startsWith('#> ')) check(signature(line.slice(3), place), template, `${name}:${from + nth}`);
  return { template, signatures, imports, topic: topicOf(name) };
}

/** Checks that every hole of a signature is a role of its definition or a type. */
function check({ text, type }: Signature, { pieces }: Template, place: string): void {
  const roles = new Set(
    pieces.flatMap(piece => (typeof piece !== 'string' && isMaker(piece) ? [piece.role] : [])),
  );
  const named = (given: string, as: string) =>
    given.replace(/<(\w+)>/g, (all, role: string) => (roles.has(role) ? as : all));
  parseTemplate(named(text, 'x'), place);
  if (type === undefined) return;
  try {
    typeOf(named(type, 'any'));
  } catch {
    throw new TemplateError(
      `${place}: "#> ${text}: ${type}" makes no type; one is int, list[str], dict[K, V] …`,
    );
  }
}

const SIGNATURE = /^(.+?)(?:: ([^:()]+))?$/;

function signature(line: string, place: string): Signature {
  const [, text, type] = SIGNATURE.exec(line) ?? [];
  if (text === undefined) throw new TemplateError(`${place}: "#> ${line}" says nothing`);
  return type === undefined ? { text } : { text, type };
}

/** `#! import re` at the top of a block: what a program that uses it imports. */
function withoutImports(text: string): { text: string; imports: string[] } {
  const [, weight, rest] = /^(\d+: )?(.*)$/s.exec(text)!;
  const lines = rest!.split('\n');
  return {
    text: (weight ?? '') + lines.filter(line => !line.startsWith('#! ')).join('\n'),
    imports: lines.filter(line => line.startsWith('#! ')).map(line => line.slice(3)),
  };
}

/** Blocks that blank lines set apart; `..` on a line of its own stands for a blank line within one. */
function blocksOf(text: string): Lines[] {
  const blocks: Lines[] = [];
  let lines: string[] = [];
  let from = 1;
  const put = () => {
    if (lines.length > 0) blocks.push({ from, text: lines.join('\n') });
    lines = [];
  };
  for (const [nth, line] of text.split(/\r?\n/).entries()) {
    const begins = line.startsWith('## ');
    if (line.trim() === '' || begins) put();
    if (line.trim() === '' || line.startsWith('#:')) continue;
    if (lines.length === 0) from = nth + 1;
    lines.push(line === '..' ? '' : line);
    if (begins) put();
  }
  put();
  return blocks;
}

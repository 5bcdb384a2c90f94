/** Drills: functions called with values that matter, made of the tables' drills, lines, expressions and statements. */
import type { Random } from '../../shared/random.ts';
import { Arguments, type Parameter, plantsOf } from './arguments.ts';
import { show } from './data.ts';
import { byTopic, topicsOf, weightedDrills } from './drill-topics.ts';
import { newRoles, type Place, type Roles } from './expressions.ts';
import { Literals } from './literals.ts';
import { Names } from './names.ts';
import { Scope } from './scope.ts';
import { styled } from './style.ts';
import type { Drill, Tables } from './tables.ts';
import type { Hole, PlacedHole, Template } from './template.ts';
import { fits, hasVariables, settled, type Type, textOf, typeOf } from './types.ts';
import { type Value, valueOfType } from './values.ts';
import { INDENT, lastLine, Writer } from './writer.ts';

export interface Drilled {
  readonly source: string;
  readonly calls: readonly string[];
  /** The function that the drill is about: `f`, or `Stack.push`. */
  readonly entry: string;
  readonly form: DrillForm;
}

/** The source of a body: a drill of the tables, several of their lines, expressions, or statements. */
const FORMS = { written: 42, lines: 22, expressions: 26, statements: 10 } as const;
export type DrillForm = keyof typeof FORMS;

/** Calls drawn beyond those wanted, because some repeat. */
const SPARE = 4;
const ARGUMENTS = [
  'int', 'int', 'str', 'str', 'list[int]', 'list[int]', 'list[str]', 'dict[str, int]', 'float', 'bool',
  'list[tuple[str, int]]', 'set[str]', 'list[list[int]]', 'tuple[int, int]', 'dict[str, str]',
].map(typeOf); // biome-ignore format: a list of types
const RETURNED = ['int', 'str', 'bool', 'list[int]', 'list[str]', 'float'].map(typeOf);
/** Types that are valid annotations as they are. */
const ANNOTATION =
  /^(?:int|str|float|bool|(?:list|set|dict|tuple)\[(?:int|str|float|bool|list|dict|tuple|set|[[\], ])+\])$/;

/** A drill and its calls; undefined if the drawn one could not be written. */
export function drill(random: Random, tables: Tables, count: number, form?: DrillForm): Drilled | undefined {
  const names = new Names(random, random.chance(0.3));
  const writer = new DrillWriter(random, tables, names, new Literals(random, names));
  return writer.drilled(form ?? random.weighted(FORMS), count);
}

/** A given drill of the tables, regardless of its weight. */
export function drillOf(random: Random, tables: Tables, count: number, made: Drill): Drilled | undefined {
  const names = new Names(random);
  const writer = new DrillWriter(random, tables, names, new Literals(random, names));
  return writer.drilledOf(made, count);
}

class DrillWriter extends Writer {
  private readonly parameters: (Parameter & { readonly type: Type })[] = [];
  /** Parameters by role and value, so that lines can share them. */
  private readonly known = new Map<string, string>();
  private readonly scope = new Scope();
  /** Variables that the lines have set, the newest last. */
  private readonly locals: { name: string; type: Type }[] = [];

  private get place(): Place {
    return { scope: this.scope, depth: 1, inLoop: false };
  }

  drilled(form: DrillForm, count: number): Drilled | undefined {
    const { random, tables } = this;
    if (form === 'written') {
      const chosen = random.pick(weightedDrills(tables.drills));
      if (chosen.calls.length > 0) return this.module(chosen, count);
      const before = random.chance(0.2) ? this.expressions(1) : [];
      return this.around([...before, ...(this.unit(chosen) ?? [])], form, count);
    }
    const body =
      form === 'lines' ? this.lines() : form === 'expressions' ? this.expressions() : this.statements();
    return this.around(body, form, count);
  }

  drilledOf(made: Drill, count: number): Drilled | undefined {
    return made.calls.length > 0
      ? this.module(made, count)
      : this.around(this.unit(made) ?? [], 'written', count);
  }

  /** Lines of one topic. */
  private lines(): string[] {
    const { random } = this;
    const chosen = random.pick(random.pick(topicsOf(this.tables)));
    const units = [chosen];
    const others = byTopic(this.tables).get(chosen.topic)!;
    for (let more = random.pick([0, 1, 2, 3, 3, 4, 5]); more > 0; more--) units.push(random.pick(others));
    return [...new Set(units)].flatMap(unit => {
      const lines = this.unit(unit) ?? [];
      const makes = unit.template.pieces.some(piece => typeof piece !== 'string' && piece.kind === 'new');
      return makes || lines.length === 0 || !random.chance(0.1) ? lines : this.under(lines);
    });
  }

  /** Values of expressions put into variables, one line after the other; most are plain, some are nested. */
  private expressions(count = this.random.pick([1, 1, 2, 3, 4, 5, 6])): string[] {
    const { random } = this;
    const all = this.tables.expressions;
    const near = random.below(all.length);
    const lines: string[] = [];
    for (let tries = 2 * count; tries > 0 && lines.length < count; tries--) {
      // Neighbours in a table share a type, so they read the results of earlier ones.
      const at = random.chance(0.6) ? (near + random.between(0, 40)) % all.length : random.below(all.length);
      const line = this.assigned(all[at]!);
      if (line) lines.push(...line);
    }
    return lines;
  }

  private assigned(template: Template): string[] | undefined {
    const { random, place, scope } = this;
    const roles = newRoles();
    for (const piece of template.pieces)
      if (typeof piece !== 'string' && (piece.kind === 'expression' || piece.kind === 'existing'))
        if (!('of' in piece && piece.of)) this.ensure(piece.type, roles);
    const type = settled(template.type!, roles.bindings, letter => this.chosen(letter));
    const depth = random.weighted({ 2: 70, 1: 22, 0: 8 });
    const filled = this.whole(scope, () => this.fill(template, place, Number(depth), roles));
    if (!filled) return undefined;
    const again = this.locals.filter(local => textOf(local.type) === textOf(type));
    if (again.length > 0 && random.chance(0.25)) {
      const line = [`${random.pick(again).name} = ${filled.text}`];
      return random.chance(0.4) ? this.under(line) : line;
    }
    const name = this.names.variable(type);
    this.add(name, type);
    return [`${name} = ${filled.text}`];
  }

  /** The lines below a condition. */
  private under(lines: readonly string[]): string[] {
    const condition = this.whole(this.scope, () => this.expression(BOOL, this.place, 1, 1));
    return condition ? [`if ${condition.text}:`, ...lines.map(line => INDENT + line)] : [...lines];
  }

  /** Makes sure that a variable of the type exists, so that an expression can use it. */
  private ensure(pattern: Type, roles: Roles): void {
    const { random, scope } = this;
    if (pattern.name === 'any' && this.parameters.length > 0) return;
    const bindings = new Map(roles.bindings);
    if (scope.pick(pattern, bindings, random) && !random.chance(0.12)) {
      for (const [letter, type] of bindings) roles.bindings.set(letter, type);
      return;
    }
    const type =
      pattern.name === 'any'
        ? random.pick(ARGUMENTS)
        : settled(pattern, roles.bindings, letter => this.chosen(letter));
    if (NOT_HANDED.has(type.name) || hasVariables(type)) return;
    this.parameter(type, valueOfType(type));
  }

  private statements(): string[] {
    const { random } = this;
    for (let count = random.pick([1, 2, 2, 3, 4]); count > 0; count--) {
      const type = random.pick(ARGUMENTS);
      this.parameter(type, valueOfType(type));
    }
    const returns = random.pick(RETURNED);
    const place: Place = { scope: this.scope, depth: 0, inLoop: false, returns };
    const lines: string[] = [];
    for (let count = random.pick([1, 1, 2, 3]); count > 0; count--) lines.push(...this.statement(place));
    lines.push(`return ${this.expression(returns, place, 1, 1).text}`);
    return lines.flatMap(line => line.split('\n'));
  }

  private parameter(type: Type, value: Value): string {
    const name = this.names.variable(type);
    this.parameters.push({ name, value, type });
    this.scope.add({ text: name, type });
    return name;
  }

  private add(name: string, type: Type): void {
    this.locals.push({ name, type });
    this.scope.add({ text: name, type });
  }

  /** Writes a template of the tables; its parameters are new or shared with earlier lines. */
  private unit({ template, imports }: Drill): string[] | undefined {
    const roles = newRoles();
    const lines = this.whole(this.scope, () => {
      this.reserve(template);
      for (const piece of template.pieces) if (typeof piece !== 'string') this.name(piece, template, roles);
      const text = template.pieces
        .map((piece, nth) =>
          typeof piece === 'string' ? piece : this.filledHole(piece, template, nth, roles),
        )
        .join('');
      return text.split('\n');
    });
    if (!lines) return undefined;
    for (const line of imports) this.imports.add(line);
    for (const piece of template.pieces) {
      if (typeof piece === 'string' || piece.kind !== 'new') continue;
      const { text, type } = roles.variables.get(piece.role)!;
      if (!this.locals.some(({ name }) => name === text)) this.add(text, type);
    }
    return lines;
  }

  private filledHole(piece: PlacedHole, template: Template, nth: number, roles: Roles): string {
    if (piece.kind !== 'block') return this.hole(piece, this.place, 2, roles);
    const before = template.pieces[nth - 1];
    const indent = lastLine(typeof before === 'string' ? before : '');
    return this.block(this.place).join('\n').replaceAll('\n', `\n${indent}`);
  }

  /** Names a role that has no name yet. */
  private name(piece: PlacedHole, template: Template, roles: Roles): void {
    if (!('role' in piece) || roles.texts.has(piece.role)) return;
    const { random } = this;
    const set = (text: string, type?: Type) => {
      roles.texts.set(piece.role, text);
      if (type) roles.variables.set(piece.role, { text, type });
    };
    switch (piece.kind) {
      case 'existing':
        set(this.shared(piece, template, roles), piece.type);
        break;
      case 'new': {
        const type = this.heldType(piece.type, roles, this.place);
        const again = this.locals.filter(local => textOf(local.type) === textOf(type));
        set(
          again.length > 0 && random.chance(0.15) ? random.pick(again).name : this.names.variable(type),
          type,
        );
        break;
      }
      case 'item': {
        const type = this.heldType(piece.type, roles, this.place);
        set(this.names.variable(type, true), type);
        break;
      }
      case 'def':
        set(this.names.function());
        break;
      case 'class':
        set(this.names.class());
        break;
      case 'method':
        set(this.names.method());
        break;
      case 'name':
        set(this.names.variable(typeOf('int')));
        break;
    }
  }

  /** A parameter for a role: an existing one of the same meaning, the result of an earlier line, or a new one. */
  private shared({ role, type, value }: TypedHole, template: Template, roles: Roles): string {
    const { random } = this;
    if (!value) return this.scope.pick(type, roles.bindings, random)?.text ?? 'None';
    if ('of' in value && !roles.texts.has(value.of)) {
      const other = template.pieces.find(
        one => typeof one !== 'string' && one.kind === 'existing' && one.role === value.of,
      );
      this.name(other as PlacedHole, template, roles);
    }
    const bound: Value = 'of' in value ? { ...value, of: roles.texts.get(value.of)! } : value;
    const key = `${role}|${JSON.stringify(bound)}`;
    const found = this.known.get(key);
    if (found !== undefined && random.chance(0.8)) return found;
    const free = !('of' in value) && !template.pieces.some(one => isRelatedTo(one, role));
    const made = free ? this.locals.filter(local => fits(type, local.type, new Map())) : [];
    if (made.length > 0 && random.chance(0.4)) return random.pick(made).name;
    const name = this.parameter(type, bound);
    this.known.set(key, name);
    return name;
  }

  private reserve({ pieces }: Template): void {
    for (const piece of pieces)
      if (typeof piece === 'string')
        for (const [name] of piece.matchAll(/\b[a-z]\w*/g)) this.names.reserve(name);
  }

  /** A function around a body, and calls of it. */
  private around(body: readonly string[], form: DrillForm, count: number): Drilled | undefined {
    const { random } = this;
    if (body.length === 0 || this.failed) return undefined;
    const lines = [...this.takeLifted(), ...body];
    if (!/^(?:return|raise)\b/.test(lastOf(lines))) lines.push(...this.ending());
    const name = random.chance(0.3) ? 'f' : this.names.function();
    const hinted = random.chance(0.12);
    const handed = this.parameters.map(({ name: text, type }) =>
      hinted && ANNOTATION.test(textOf(type)) ? `${text}: ${textOf(type)}` : text,
    );
    const solved = random.chance(0.05);
    const head = `def ${name}(${[...(solved ? ['self'] : []), ...handed].join(', ')}):`;
    const whole = [head, ...lines.map(line => (line === '' ? '' : INDENT + line))];
    const code = solved
      ? ['class Solution:', ...whole.map(line => (line === '' ? '' : INDENT + line))]
      : whole;
    const made = `${solved ? 'Solution().' : ''}${name}(${this.parameters.map(one => `<${one.name}>`).join(', ')})`;
    return this.called(code.join('\n'), [made], name, form, count);
  }

  private ending(): string[] {
    const { random } = this;
    const all = [...this.locals.map(({ name }) => name)].reverse();
    const parameters = this.parameters.map(({ name }) => name);
    if (all.length === 0) all.push(...parameters);
    if (all.length === 0) return [];
    const newest = random.chance(0.6) ? all[0]! : random.pick(all);
    const kind = random.float();
    if (kind < 0.5) return [`return ${newest}`];
    const other = random.pick([...all, ...parameters]);
    if (other === newest) return [`return ${newest}`];
    return [kind < 0.85 ? `return ${newest}, ${other}` : `return [${newest}, ${other}]`];
  }

  /** A drill that is a module with calls of its own. */
  private module({ template, calls, imports }: Drill, count: number): Drilled | undefined {
    const { random } = this;
    const roles = newRoles();
    const text = this.whole(this.scope, () => this.defined(template, roles, this.scope, []));
    if (text === undefined) return undefined;
    for (const line of imports) this.imports.add(line);
    for (const piece of template.pieces) {
      if (typeof piece === 'string' || piece.kind !== 'param' || !piece.value) continue;
      const { value } = piece;
      const bound: Value = 'of' in value ? { ...value, of: roles.texts.get(value.of)! } : value;
      this.parameters.push({ name: roles.texts.get(piece.role)!, value: bound, type: piece.type });
    }
    const isParameter = (name: string) => this.parameters.some(one => one.name === name);
    const patterns = calls.map(call =>
      call.text.replace(/<(\w+)>(=(?!=))?/g, (_, role: string, keyword = '') => {
        const name = roles.texts.get(role)!;
        return keyword === '' && isParameter(name) ? `<${name}>` : name + keyword;
      }),
    );
    const entry = /^(\w+)\(.*?\)(?:\.(\w+)\()?/s.exec(patterns[0]!);
    const name = entry?.[2] ? `${entry[1]}.${entry[2]}` : (entry?.[1] ?? 'f');
    return this.called(text, random.chance(0.8) ? patterns : [patterns[0]!], name, 'written', count);
  }

  private called(
    code: string,
    patterns: readonly string[],
    entry: string,
    form: DrillForm,
    count: number,
  ): Drilled {
    const { random } = this;
    const head = [...this.imports].sort().join('\n');
    const source = `${head === '' ? '' : `${head}\n\n\n`}${styled(code, random)}\n`;
    const values = new Arguments(random, this.names, plantsOf(code));
    const calls = new Set<string>();
    for (let nth = 0; nth < count + SPARE && calls.size < count; nth++) {
      const given = new Map(
        values.of(this.parameters, nth).map((data, i) => [this.parameters[i]!.name, data]),
      );
      const pattern = patterns[nth % patterns.length]!;
      calls.add(pattern.replace(/<(\w+)>/g, (_, name: string) => show(given.get(name)!)));
    }
    return { source, calls: [...calls], entry, form };
  }
}

type TypedHole = Extract<Hole, { type: Type; role: string }>;
const BOOL = typeOf('bool');
/** Matches what can only be a text of the program. */
const NOT_HANDED = new Set(['literal', 'args', 'none']);

const isRelatedTo = (piece: string | PlacedHole, role: string): boolean =>
  typeof piece !== 'string' &&
  piece.kind === 'existing' &&
  piece.value !== undefined &&
  'of' in piece.value &&
  piece.value.of === role;

/** The last line that is not indented. */
function lastOf(lines: readonly string[]): string {
  for (let i = lines.length - 1; i >= 0; i--) if (lines[i] !== '' && !/^\s/.test(lines[i]!)) return lines[i]!;
  return '';
}

/** Writes statements, expressions and definitions from the tables: typed, from what can be seen at the place. */
import type { Random } from '../../shared/random.ts';
import { DefinitionScopes, endsInLoop } from './definition-scopes.ts';
import { type Literals, partsOf } from './literals.ts';
import type { Names } from './names.ts';
import { ATOM } from './precedence.ts';
import { Scope, type Variable } from './scope.ts';
import type { Definition, Signature, Tables } from './tables.ts';
import { type PlacedHole, parseTemplate, type Template } from './template.ts';
import { type Bindings, familyOf, fits, hasVariables, settled, type Type, textOf, typeOf } from './types.ts';

/** Where a statement stands. */
export interface Place {
  readonly scope: Scope;
  /** How deep in blocks. */
  readonly depth: number;
  readonly inLoop: boolean;
  /** The type that the function around it returns. */
  readonly returns?: Type;
  /** Literals may be put into variables first, on lines of their own. */
  readonly lifts?: boolean;
}

interface Written {
  readonly text: string;
  readonly precedence: number;
}

/** What the roles of one template stand for. */
interface Roles {
  readonly texts: Map<string, string>;
  readonly variables: Map<string, Variable>;
  readonly bindings: Bindings;
}

/** Deeper than this there are variables and literals only. */
const DEEPEST = 3;
const TRIES = 12;
const ANY: readonly Type[] = ['int', 'str', 'int', 'list[int]', 'list[str]', 'float', 'dict[str, int]'].map(
  typeOf,
);
const INT = typeOf('int');
const COMPARISONS = ['<', '<=', '>', '>=', '==', '!=', '>', '<'];
export const INDENT = '    ';

export class Writer {
  readonly imports = new Set<string>();
  /** What the program's own definitions give. */
  private readonly own: Template[] = [];
  private readonly ownStatements: Template[] = [];
  /** Lines that must stand before the statement that is being written. */
  private lifted: string[] = [];
  /** Something was wanted for which there is neither a variable nor a literal: what wants it is written anew. */
  private failed = false;

  constructor(
    private readonly random: Random,
    private readonly tables: Tables,
    private readonly names: Names,
    private readonly literals: Literals,
  ) {}

  /** One statement, of one line or several. */
  statement(place: Place): string[] {
    const { tables, random } = this;
    for (let tries = 0; tries < TRIES; tries++) {
      const template = this.weighted(
        place.inLoop && random.chance(0.12)
          ? tables.inLoops
          : place.returns && random.chance(0.2)
            ? tables.inFunctions
            : this.ownStatements.length > 0 && random.chance(0.3)
              ? this.ownStatements
              : tables.statements,
      );
      if (
        place.depth >= 2 &&
        template.pieces.some(piece => typeof piece !== 'string' && piece.kind === 'block')
      )
        continue;
      const lines = this.filled(template, place);
      if (lines) return lines;
    }
    return this.assignment(place, this.random.pick(ANY));
  }

  /** A statement that uses what a definition gives, if that is possible here. */
  use(template: Template, place: Place): string[] {
    if (!template.type) return this.filled(template, place) ?? [];
    this.lifted = [];
    const filled = this.whole(place.scope, () => this.fill(template, place, 0, newRoles()));
    if (!filled) return [];
    const { random } = this;
    const { text } = filled;
    const before = this.takeLifted();
    const type = template.type;
    const kind = random.float();
    if (kind < 0.2) return [...before, `print(${text})`];
    if (kind < 0.27)
      return [...before, `print(${this.literals.quoted(`${this.literals.word()}:`)}, ${text})`];
    const name = this.names.variable(type);
    place.scope.add({ text: name, type });
    return [...before, `${name} = ${text}`];
  }

  /** `name = <expression>`. */
  assignment(place: Place, type: Type, literal = false): string[] {
    this.lifted = [];
    const value = literal ? undefined : this.expression(type, place, 1, 1).text;
    const text = value ?? this.literals.of(type) ?? 'None';
    const before = this.takeLifted();
    const name = this.names.variable(type);
    place.scope.add({ text: name, type, ...(literal ? { literal: text } : {}) });
    return [...before, `${name} = ${text}`];
  }

  block(place: Place): string[] {
    const lines: string[] = [];
    const inner = { ...place, scope: new Scope(place.scope), depth: place.depth + 1, lifts: false };
    for (let count = this.random.pick([1, 1, 2, 2, 3]); count > 0; count--)
      lines.push(...this.statement(inner));
    return lines;
  }

  /** A definition's lines; what it gives can be used from then on. */
  definition({ template, signatures, imports }: Definition, outer: Scope): Template[] | undefined {
    const roles = newRoles();
    const text = this.whole(outer, () => this.defined(template, roles, outer, signatures));
    if (text === undefined) return undefined;
    this.definitionText = text;
    for (const line of imports) this.imports.add(line);
    return signatures.map(signature => this.register(signature, roles, template.place));
  }

  /** The text of the definition that was written last. */
  definitionText = '';

  /** Makes a template of what a definition gives. */
  private register({ text, type }: Signature, roles: Roles, place: string): Template {
    const named = (given: string) =>
      given.replace(/<(\w+)>/g, (all, role: string) => roles.texts.get(role) ?? all);
    const bound = (given: string) =>
      given.replace(/\b[A-Z]\b/g, letter => {
        const settledTo = roles.bindings.get(letter);
        return settledTo ? textOf(settledTo) : letter;
      });
    // `<c>(` is the class, `<c>` alone an object of it.
    const object = (all: string, role: string) => {
      const name = roles.texts.get(role);
      return name !== undefined && /^[A-Z]/.test(name) ? `<x: ${name}>.` : all;
    };
    const whole = text
      .replace(/^<(\w+)>\./, object)
      .replace(/<([^<>]+)>(\(|::)?/g, (all, role: string, after = '') => {
        const name = roles.texts.get(role);
        if (name === undefined) return bound(all);
        return /^[A-Z]/.test(name) && after === '' ? `<${name}>` : name + after;
      });
    const made = parseTemplate(
      whole.replaceAll('::', '.'),
      place,
      type === undefined ? undefined : typeOf(bound(named(type))),
    );
    (type === undefined ? this.ownStatements : this.own).push(made);
    return made;
  }

  /** An expression of a type that binds at least so tightly. */
  expression(type: Type, place: Place, depth: number, precedence: number, quoted = false): Written {
    const wanted = this.concrete(type, place);
    const made = quoted ? this.plain(wanted, place) : this.unparenthesised(wanted, place, depth);
    // `5.real` is no number and no attribute.
    if (precedence === ATOM && /^\d\w*$/.test(made.text)) return { text: `(${made.text})`, precedence };
    return made.precedence >= precedence ? made : { text: `(${made.text})`, precedence: ATOM };
  }

  private unparenthesised(type: Type, place: Place, depth: number): Written {
    const { random } = this;
    const kind = random.float();
    if (depth < DEEPEST) {
      const own = this.own.length > 0 && kind < 0.25 ? this.made(this.own, type, place, depth) : undefined;
      if (own) return own;
      if (kind > 0.2 + 0.2 * depth) {
        const made = this.madeFrom(this.templatesOf(type), type, place, depth);
        if (made) return made;
      }
    }
    const variable = random.chance(0.8) ? place.scope.pick(type, new Map(), random) : undefined;
    if (variable) return { text: variable.text, precedence: ATOM };
    return this.literal(type, place, depth);
  }

  private literal(type: Type, place: Place, depth: number): Written {
    const { random } = this;
    const text = this.literals.of(type, depth > 1 ? 3 : 6);
    if (text === undefined) {
      const variable = place.scope.pick(type, new Map(), random);
      if (variable) return { text: variable.text, precedence: ATOM };
      const own = this.made(this.own, type, place, Math.max(depth, 2));
      if (own) return own;
      this.failed = true;
      return { text: 'None', precedence: ATOM };
    }
    const precedence = text.startsWith('-') ? 12 : ATOM;
    const weight = type.name === 'int' || type.name === 'bool' ? 0.15 : 0.45;
    if (!place.lifts || !random.chance(weight)) return { text, precedence };
    const name = this.names.variable(type);
    place.scope.add({ text: name, type, literal: text });
    this.lifted.push(`${name} = ${text}`);
    return { text: name, precedence: ATOM };
  }

  /** Within quotes: no quotes, no braces. */
  private plain(type: Type, place: Place): Written {
    const { random } = this;
    const name = place.scope.pick(type, new Map(), random)?.text;
    if (name) return { text: name, precedence: ATOM };
    if (type.name === 'str') return { text: `'${random.pick(this.names.things)}'`, precedence: ATOM };
    if (type.name === 'bool') return { text: random.chance(0.5) ? 'True' : 'False', precedence: ATOM };
    if (type.name === 'float') return { text: `${random.between(0, 99)}.5`, precedence: ATOM };
    if (type.name === 'int') {
      const number = random.between(1, 99);
      return random.chance(0.3)
        ? { text: `${number} * ${random.between(2, 5)}`, precedence: 11 }
        : { text: String(number), precedence: ATOM };
    }
    const text = this.literals.of(type, 3);
    if (text !== undefined && !/["'\\{}]/.test(text)) return { text, precedence: ATOM };
    this.failed = true;
    return { text: '0', precedence: ATOM };
  }

  private made(from: readonly Template[], type: Type, place: Place, depth: number): Written | undefined {
    const fitting = from.filter(template => makes(template, type));
    return this.madeFrom(fitting, type, place, depth);
  }

  /** All of these make the type. */
  private madeFrom(
    fitting: readonly Template[],
    type: Type,
    place: Place,
    depth: number,
  ): Written | undefined {
    for (let tries = 0; tries < 3 && fitting.length > 0; tries++) {
      const template = this.weighted(fitting);
      const roles = newRoles();
      fits(template.type!, type, roles.bindings);
      const made = this.fill(template, place, depth, roles);
      if (made) return made;
    }
    return undefined;
  }

  /** What makes an expression of a type out of a variable. */
  private madeOf(type: Type, variable: Variable, place: Place, depth: number): Written {
    const { random } = this;
    if (textOf(type) === textOf(variable.type) && random.chance(0.2))
      return { text: variable.text, precedence: ATOM };
    const fitting: [Template, number][] = [];
    for (const template of this.templatesOf(type)) {
      const bindings: Bindings = new Map();
      if (!makes(template, type, bindings)) continue;
      const at = template.pieces.findIndex(
        piece =>
          typeof piece !== 'string' &&
          piece.kind === 'expression' &&
          !piece.of &&
          fits(piece.type, variable.type, new Map(bindings)),
      );
      if (at >= 0) fitting.push([template, at]);
    }
    for (let tries = 0; tries < 2 && fitting.length > 0; tries++) {
      const [template, at] = random.pick(fitting);
      const roles = newRoles();
      fits(template.type!, type, roles.bindings);
      const hole = template.pieces[at] as PlacedHole & { kind: 'expression' };
      fits(hole.type, variable.type, roles.bindings);
      const made = this.fill(template, place, Math.max(depth, 2), roles, { at, text: variable.text });
      if (made) return made;
    }
    return this.unparenthesised(type, place, DEEPEST);
  }

  private fill(
    template: Template,
    place: Place,
    depth: number,
    roles: Roles,
    given?: { at: number; text: string },
  ): Written | undefined {
    if (!this.settle(template, place, roles)) return undefined;
    const text = template.pieces
      .map((piece, i) =>
        given?.at === i
          ? given.text
          : typeof piece === 'string'
            ? piece
            : this.hole(piece, place, depth, roles),
      )
      .join('');
    this.need(template);
    return { text, precedence: template.precedence };
  }

  /** What is written without wanting anything that cannot be had; else nothing, and the scope is as it was. */
  private whole<W>(scope: Scope, write: () => W | undefined): W | undefined {
    const outer = this.failed;
    const size = scope.size;
    this.failed = false;
    const written = write();
    const failed = this.failed;
    this.failed = outer;
    if (!failed && written !== undefined) return written;
    scope.cut(size);
    return undefined;
  }

  private filled(template: Template, place: Place): string[] | undefined {
    return this.whole(place.scope, () => this.filledIn(template, place));
  }

  private filledIn(template: Template, place: Place): string[] | undefined {
    this.lifted = [];
    const roles = newRoles();
    if (!this.settle(template, place, roles)) return undefined;
    const within = new Scope(place.scope);
    // What the template goes by is not to be changed within its blocks.
    const see = ({ role }: { role: string }) => within.add({ ...roles.variables.get(role)!, locked: true });
    let text = '';
    for (const piece of template.pieces) {
      if (typeof piece === 'string') text += piece;
      else if (piece.kind === 'block') {
        const lifted = this.lifted;
        const indent = /[^\n]*$/.exec(text)![0];
        const lines = this.block({ ...place, scope: within, inLoop: endsInLoop(text) || place.inLoop });
        text += lines.join('\n').replaceAll('\n', `\n${indent}`);
        this.lifted = lifted;
      } else {
        const made = this.hole(piece, place, 0, roles);
        // A list that grows while a loop goes over it may grow for ever.
        if (piece.kind === 'expression' && / in $/.test(text)) within.lock(made);
        text += made;
        if (piece.kind === 'new' || piece.kind === 'item' || piece.kind === 'existing') see(piece);
      }
    }
    this.need(template);
    for (const piece of template.pieces) {
      if (typeof piece !== 'string' && piece.kind === 'new')
        place.scope.add(roles.variables.get(piece.role)!);
    }
    return [...this.takeLifted(), ...text.split('\n')];
  }

  /** Names the roles of a template; false where a variable that it wants is not there. */
  private settle(template: Template, place: Place, roles: Roles): boolean {
    for (const piece of template.pieces) {
      if (typeof piece === 'string' || piece.kind !== 'existing') continue;
      if (roles.texts.has(piece.role)) continue;
      const changed = template.type === undefined;
      const found = place.scope.pick(piece.type, roles.bindings, this.random, changed);
      if (!found) return false;
      roles.texts.set(piece.role, found.text);
      roles.variables.set(piece.role, found);
    }
    for (const piece of template.pieces) {
      if (typeof piece === 'string' || (piece.kind !== 'new' && piece.kind !== 'item')) continue;
      if (roles.texts.has(piece.role)) continue;
      const type = this.heldType(piece.type, roles, place);
      const text = this.names.variable(type, piece.kind === 'item');
      roles.texts.set(piece.role, text);
      roles.variables.set(piece.role, { text, type });
    }
    return true;
  }

  private hole(hole: PlacedHole, place: Place, depth: number, roles: Roles): string {
    switch (hole.kind) {
      case 'number':
        return String(this.random.between(hole.low, hole.high));
      case 'compare':
        return this.random.pick(COMPARISONS);
      case 'choice':
        return this.random.pick(hole.texts);
      case 'return':
        return place.returns ? this.expression(place.returns, place, 2, 1).text : 'None';
      case 'expression': {
        // Within quotes there are names and numbers.
        const shown = hole.quoted && hole.type.name === 'any';
        const type = shown
          ? (place.scope.pick(hole.type, new Map(), this.random)?.type ?? INT)
          : this.settledType(hole.type, roles, place);
        const variable = hole.of === undefined ? undefined : roles.variables.get(hole.of);
        if (!variable) return this.expression(type, place, depth + 1, hole.precedence, hole.quoted).text;
        const made = hole.quoted
          ? { text: variable.text, precedence: ATOM }
          : this.madeOf(type, variable, place, depth + 1);
        return made.precedence >= hole.precedence ? made.text : `(${made.text})`;
      }
      case 'inside':
        return this.inside(roles.variables.get(hole.of)!, place, depth);
      case 'block':
        return 'pass';
      default:
        return roles.texts.get(hole.role)!;
    }
  }

  private defined(
    template: Template,
    roles: Roles,
    outer: Scope,
    signatures: readonly Signature[],
  ): string | undefined {
    // What the template calls by a name of its own is nothing else in the program.
    for (const piece of template.pieces) {
      if (typeof piece === 'string')
        for (const [name] of piece.matchAll(/\b[a-z]\w*/g)) this.names.reserve(name);
    }
    for (const piece of template.pieces) {
      if (typeof piece === 'string') continue;
      if (piece.kind === 'class') roles.texts.set(piece.role, this.names.class());
      else if (piece.kind === 'def') roles.texts.set(piece.role, this.names.function());
      else if (piece.kind === 'method') roles.texts.set(piece.role, this.names.method());
      else if (piece.kind === 'name') roles.texts.set(piece.role, this.names.variable(ANY[0]!));
      else if (
        piece.kind === 'param' ||
        piece.kind === 'field' ||
        piece.kind === 'new' ||
        piece.kind === 'item'
      ) {
        if (roles.texts.has(piece.role)) continue;
        const type = this.heldType(piece.type, roles, { scope: outer, depth: 0, inLoop: false });
        const text = this.names.variable(type, piece.kind === 'item');
        roles.texts.set(piece.role, text);
        roles.variables.set(piece.role, { text, type });
      }
    }
    const lines = new DefinitionScopes(outer);
    let text = '';
    let returns: Type | undefined;
    for (const piece of template.pieces) {
      if (typeof piece === 'string') {
        text += piece;
        lines.pass(piece);
        continue;
      }
      if (piece.kind === 'def') returns = this.returned(piece.role, template, signatures, roles);
      const { scope } = lines;
      const place: Place = { scope, depth: 1, inLoop: endsInLoop(text), ...(returns ? { returns } : {}) };
      const indent = /[^\n]*$/.exec(text)![0];
      if (piece.kind === 'block')
        text += this.block(place)
          .join('\n')
          .replaceAll('\n', `\n${indent.replace(/\S.*/, '')}`);
      else text += this.hole(piece, place, 1, roles);
      if (piece.kind === 'param' || piece.kind === 'new' || piece.kind === 'item')
        scope.add(roles.variables.get(piece.role)!);
      if (piece.kind === 'field') {
        const { text: name, type } = roles.variables.get(piece.role)!;
        lines.field({
          text: `self.${/self\.(_*)$/.exec(text.slice(0, -name.length))?.[1] ?? ''}${name}`,
          type,
        });
      }
    }
    this.need(template);
    return text;
  }

  /** The type that a function returns, where a signature calls it and it is no generator. */
  private returned(
    role: string,
    { pieces }: Template,
    signatures: readonly Signature[],
    roles: Roles,
  ): Type | undefined {
    const type = signatures.find(({ text }) => text.startsWith(`<${role}>(`))?.type;
    if (type === undefined || type.includes('<')) return undefined;
    if (pieces.some(piece => typeof piece === 'string' && /\byield\b/.test(piece))) return undefined;
    return settled(typeOf(type), roles.bindings, letter => this.chosen(letter));
  }

  /** A key or an item of what a variable was given; now and then one that it may lack. */
  private inside({ literal, type }: Variable, place: Place, depth: number): string {
    const { random } = this;
    const items = literal === undefined ? [] : partsOf(literal);
    if (items.length > 0 && random.chance(0.9)) return random.pick(items);
    return this.expression(type.args[0] ?? ANY[1]!, place, depth + 1, 1).text;
  }

  /** Those of the tables that make a type: found once for all programs, as long as it names no class of a program. */
  private templatesOf(type: Type): readonly Template[] {
    const { tables } = this;
    let byType = FITTING.get(tables);
    if (!byType) {
      byType = new Map();
      FITTING.set(tables, byType);
    }
    const text = textOf(type);
    const known = byType.get(text);
    if (known) return known;
    const found = tables.expressions.filter(template => makes(template, type));
    if (!/[A-Z]/.test(text)) byType.set(text, found);
    return found;
  }

  /** What a new variable holds: what is unknown stays so. */
  private heldType(pattern: Type, roles: Roles, place: Place): Type {
    return pattern.name === 'any' ? pattern : this.settledType(pattern, roles, place);
  }

  private settledType(pattern: Type, roles: Roles, place: Place): Type {
    if (pattern.name === 'any') return this.concrete(pattern, place);
    if (!hasVariables(pattern)) return pattern;
    const bindings = new Map(roles.bindings);
    if (place.scope.pick(pattern, bindings, this.random)) {
      for (const [name, type] of bindings) roles.bindings.set(name, type);
    }
    return settled(pattern, roles.bindings, letter => this.chosen(letter));
  }

  private chosen(variable: string): Type {
    return typeOf(this.random.pick(familyOf(variable)));
  }

  private concrete(type: Type, { scope }: Place): Type {
    if (type.name !== 'any') return type;
    const variable = this.random.chance(0.75) ? scope.pick(type, new Map(), this.random) : undefined;
    return variable?.type ?? this.random.pick(ANY);
  }

  private need(template: Template): void {
    for (const line of this.tables.imports.get(template.place) ?? []) this.imports.add(line);
  }

  private takeLifted(): string[] {
    const lines = this.lifted;
    this.lifted = [];
    return lines;
  }

  private weighted(templates: readonly Template[]): Template {
    let total = 0;
    for (const { weight } of templates) total += weight;
    let left = this.random.float() * total;
    for (const template of templates) {
      left -= template.weight;
      if (left < 0) return template;
    }
    return templates.at(-1)!;
  }
}

const FITTING = new WeakMap<Tables, Map<string, readonly Template[]>>();

/** What is made of no known type serves where none is asked for. */
function makes({ type: made }: Template, wanted: Type, bindings: Bindings = new Map()): boolean {
  return made!.name === 'any' ? wanted.name === 'any' : fits(made!, wanted, bindings);
}

const newRoles = (): Roles => ({ texts: new Map(), variables: new Map(), bindings: new Map() });

/** Writes typed expressions from the tables, using the visible variables, in parentheses where needed. */
import type { Random } from '../../shared/random.ts';
import { type Literals, partsOf } from './literals.ts';
import type { Names } from './names.ts';
import { ATOM } from './precedence.ts';
import type { Scope, Variable } from './scope.ts';
import type { Tables } from './tables.ts';
import { type PlacedHole, type Template, withNames } from './template.ts';
import { type Bindings, familyOf, fits, hasVariables, settled, type Type, textOf, typeOf } from './types.ts';

/** The place of a statement. */
export interface Place {
  readonly scope: Scope;
  /** The depth of blocks around it. */
  readonly depth: number;
  readonly inLoop: boolean;
  /** The type that the function around it returns. */
  readonly returns?: Type;
  /** Whether literals may first be put into variables, on lines of their own. */
  readonly lifts?: boolean;
}

interface Written {
  readonly text: string;
  readonly precedence: number;
}

/** What the roles of one template stand for. */
export interface Roles {
  readonly texts: Map<string, string>;
  readonly variables: Map<string, Variable>;
  readonly bindings: Bindings;
}

/** Deeper expressions are only variables and literals. */
const DEEPEST = 3;
export const ANY: readonly Type[] = [
  'int',
  'str',
  'int',
  'list[int]',
  'list[str]',
  'float',
  'dict[str, int]',
].map(typeOf);
const INT = typeOf('int');
const COMPARISONS = ['<', '<=', '>', '>=', '==', '!=', '>', '<'];

export class ExpressionWriter {
  readonly imports = new Set<string>();
  /** What the program's own definitions give. */
  protected readonly own: Template[] = [];
  /** Lines that must come before the current statement. */
  protected lifted: string[] = [];
  /** Set if neither a variable nor a literal fits: whatever needed it is then written anew. */
  protected failed = false;

  constructor(
    protected readonly random: Random,
    protected readonly tables: Tables,
    protected readonly names: Names,
    protected readonly literals: Literals,
  ) {}

  /** An expression of a type that binds at least so tightly. */
  expression(type: Type, place: Place, depth: number, precedence: number, quoted = false): Written {
    const wanted = this.concrete(type, place);
    const made = quoted ? this.plain(wanted, place) : this.unparenthesised(wanted, place, depth);
    // `5.real` is not valid Python.
    if (precedence === ATOM && /^\d\w*$/.test(made.text)) return { text: `(${made.text})`, precedence };
    return made.precedence >= precedence ? made : { text: `(${made.text})`, precedence: ATOM };
  }

  protected unparenthesised(type: Type, place: Place, depth: number): Written {
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

  protected literal(type: Type, place: Place, depth: number): Written {
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

  /** An expression within quotes, which must hold no quotes or braces. */
  protected plain(type: Type, place: Place): Written {
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

  protected made(from: readonly Template[], type: Type, place: Place, depth: number): Written | undefined {
    const fitting = from.filter(template => makes(template, type));
    return this.madeFrom(fitting, type, place, depth);
  }

  /** All of these make the type. */
  protected madeFrom(
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

  /** Templates that make an expression of a type from a variable. */
  protected madeOf(type: Type, variable: Variable, place: Place, depth: number): Written {
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

  protected fill(
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

  /** Names the roles of a template; false if it needs a variable that does not exist. */
  protected settle(template: Template, place: Place, roles: Roles): boolean {
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

  protected hole(hole: PlacedHole, place: Place, depth: number, roles: Roles): string {
    switch (hole.kind) {
      case 'number':
        return String(this.random.between(hole.low, hole.high));
      case 'compare':
        return this.random.pick(COMPARISONS);
      case 'choice':
        return withNames(this.random.pick(hole.texts), roles.texts);
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

  /** A key or an item from a variable's literal; now and then one that it may lack. */
  protected inside({ literal, type }: Variable, place: Place, depth: number): string {
    const { random } = this;
    const items = literal === undefined ? [] : partsOf(literal);
    if (items.length > 0 && random.chance(0.9)) return random.pick(items);
    return this.expression(type.args[0] ?? ANY[1]!, place, depth + 1, 1).text;
  }

  /** The templates that make a type, cached for all programs unless the type is a program's own class. */
  protected templatesOf(type: Type): readonly Template[] {
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

  /** The type of a new variable; an unknown one stays unknown. */
  protected heldType(pattern: Type, roles: Roles, place: Place): Type {
    return pattern.name === 'any' ? pattern : this.settledType(pattern, roles, place);
  }

  protected settledType(pattern: Type, roles: Roles, place: Place): Type {
    if (pattern.name === 'any') return this.concrete(pattern, place);
    if (!hasVariables(pattern)) return pattern;
    const bindings = new Map(roles.bindings);
    if (place.scope.pick(pattern, bindings, this.random)) {
      for (const [name, type] of bindings) roles.bindings.set(name, type);
    }
    return settled(pattern, roles.bindings, letter => this.chosen(letter));
  }

  protected chosen(variable: string): Type {
    return typeOf(this.random.pick(familyOf(variable)));
  }

  protected concrete(type: Type, { scope }: Place): Type {
    if (type.name !== 'any') return type;
    const variable = this.random.chance(0.75) ? scope.pick(type, new Map(), this.random) : undefined;
    return variable?.type ?? this.random.pick(ANY);
  }

  protected need(template: Template): void {
    for (const line of this.tables.imports.get(template.place) ?? []) this.imports.add(line);
  }

  protected takeLifted(): string[] {
    const lines = this.lifted;
    this.lifted = [];
    return lines;
  }

  protected weighted(templates: readonly Template[]): Template {
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

export const newRoles = (): Roles => ({ texts: new Map(), variables: new Map(), bindings: new Map() });

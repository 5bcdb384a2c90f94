/** Writes typed statements and definitions from the tables, using what is visible at the place. */
import { DefinitionScopes, endsInLoop } from './definition-scopes.ts';
import { ANY, ExpressionWriter, newRoles, type Place, type Roles } from './expressions.ts';
import { Scope } from './scope.ts';
import type { Definition, Signature } from './tables.ts';
import { parseTemplate, type Template } from './template.ts';
import { settled, type Type, textOf, typeOf } from './types.ts';

const TRIES = 12;
export const INDENT = '    ';

/** What stands behind the last line break. */
export const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

export class Writer extends ExpressionWriter {
  private readonly ownStatements: Template[] = [];

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

  /** A statement that uses a definition, if that is possible here. */
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

  /** Writes a definition's lines; later code can use the definition. */
  definition({ template, signatures, imports }: Definition, outer: Scope): Template[] | undefined {
    const roles = newRoles();
    const text = this.whole(outer, () => this.defined(template, roles, outer, signatures));
    if (text === undefined) return undefined;
    this.definitionText = text;
    for (const line of imports) this.imports.add(line);
    return signatures.map(signature => this.register(signature, roles, template.place));
  }

  /** The text of the last definition. */
  definitionText = '';

  /** Makes a template from an expression that uses a definition. */
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

  /** The written text; undefined, with an unchanged scope, if something that it needs does not exist. */
  protected whole<W>(scope: Scope, write: () => W | undefined): W | undefined {
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
    // The blocks must not change variables that the template depends on.
    const see = ({ role }: { role: string }) => within.add({ ...roles.variables.get(role)!, locked: true });
    let text = '';
    for (const piece of template.pieces) {
      if (typeof piece === 'string') text += piece;
      else if (piece.kind === 'block') {
        const lifted = this.lifted;
        const indent = lastLine(text);
        const lines = this.block({ ...place, scope: within, inLoop: endsInLoop(text) || place.inLoop });
        text += lines.join('\n').replaceAll('\n', `\n${indent}`);
        this.lifted = lifted;
      } else {
        const made = this.hole(piece, place, 0, roles);
        // A list that grows while a loop iterates over it may grow without end.
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

  protected defined(
    template: Template,
    roles: Roles,
    outer: Scope,
    signatures: readonly Signature[],
  ): string | undefined {
    // A name that the template makes up must not be used elsewhere in the program.
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
      const indent = lastLine(text);
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

  /** The type that a function returns, if a signature calls it and it is not a generator. */
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
}

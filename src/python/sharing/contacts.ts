/**
 * What the code of a statement comes into contact with: the names that it reads, those whose objects it may change by
 * itself, and whether it may keep one object in another. Calls of the program's own functions do not count: these have
 * lines of their own.
 */
import { boundBy } from '../bindings.ts';
import { BUILTINS, METHODS } from '../calls.ts';
import { type Expression, ExpressionReader } from '../expressions.ts';
import type { Knowledge } from '../knowledge.ts';
import { codeOf, KEYWORDS, type Statement } from '../statements.ts';
import { NotRead } from '../tokens.ts';

export interface Contacts {
  /** Names that it reads, and whose items or attributes it sets. */
  readonly names: ReadonlySet<string>;
  /** Those through which it may change an object by itself. */
  readonly changes: ReadonlySet<string>;
  /** Whether it may put an object that it reads into another. */
  readonly keeps: boolean;
  /** Whether it may call code that is unknown, such as that of a library, or read what belongs to no variable. */
  readonly isUnknown: boolean;
  /** Names that it binds. */
  readonly binds: readonly string[];
  /** Whether what it returns, or binds to its only name, is a container that it makes. */
  readonly makes: boolean;
  /** Of an assignment to one name, or a loop: the targets, and the expression. */
  readonly assigned?: { readonly target: Expression; readonly value: Expression };
}

const WORD = /(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{N}_]*/gu;
const MAKERS = new Set(['list', 'dict', 'set', 'sorted', 'tuple']);

export class StatementContacts implements Contacts {
  readonly names = new Set<string>();
  readonly changes = new Set<string>();
  readonly binds: readonly string[];
  keeps = false;
  isUnknown = false;
  makes = false;
  assigned?: { readonly target: Expression; readonly value: Expression };
  readonly source: string;
  /** Attributes that it sets. */
  readonly sets = new Set<string>();
  /** Expressions whose values it may change by itself, other than by setting attributes. */
  readonly mutates: Expression[] = [];
  /** Whether there are more. */
  mutatesMore = false;
  /** Functions of the program that it calls, unless something else has their names. */
  readonly perhapsOwn = new Set<string>();

  constructor(
    private readonly statement: Statement,
    private readonly knowledge: Knowledge,
  ) {
    this.source = knowledge.definitions.sourceOf(statement).trim();
    this.binds = boundBy(statement);
    try {
      if (statement.inline !== '' || statement.text.includes(';')) throw new NotRead();
      this.read(new ExpressionReader(this.source));
    } catch (error) {
      if (!(error instanceof NotRead || error instanceof RangeError)) throw error;
      this.anything();
    }
  }

  /** Nothing is certain about the statement: what it names may be changed, and kept anywhere. */
  private anything(): void {
    for (const [name] of `${this.statement.text} ${this.statement.inline}`.matchAll(WORD))
      if (!KEYWORDS.has(name)) this.names.add(name);
    if (this.names.has('super')) this.names.add('self');
    this.keeps = true;
    this.isUnknown = true;
    this.makes = false;
    delete this.assigned;
  }

  private read(reader: ExpressionReader): void {
    const { keyword } = this.statement;
    switch (keyword) {
      case 'pass':
      case 'break':
      case 'continue':
      case 'try':
      case 'else':
      case 'finally':
      case 'global':
      case 'nonlocal':
      case 'import':
      case 'from':
        return;
      case 'return':
      case 'assert':
      case 'if':
      case 'elif':
      case 'while':
        reader.takes(keyword);
        if (reader.atLineEnd) return;
        this.value(reader.list());
        if (reader.takes(',')) this.visit(reader.test());
        reader.takes(':');
        break;
      case 'for': {
        reader.takes(keyword);
        const target = reader.targets();
        if (!reader.takes('in')) throw new NotRead();
        this.target(target);
        const value = reader.list();
        this.visit(value);
        this.assigned = { target, value };
        reader.takes(':');
        break;
      }
      case 'del':
        reader.takes(keyword);
        this.target(reader.list());
        break;
      case '':
        this.assignment(reader);
        break;
      default:
        if (KEYWORDS.has(keyword) || keyword === '@' || keyword === 'match' || keyword === 'case')
          throw new NotRead();
        this.assignment(reader);
    }
    if (!reader.atLineEnd) throw new NotRead();
  }

  private assignment(reader: ExpressionReader): void {
    const targets = [reader.list()];
    if (reader.takesAugmented()) {
      const [target] = targets;
      this.visit(target!);
      const root = rootOf(target!);
      if (!root) throw new NotRead();
      this.changes.add(this.text(root));
      this.keeps = true;
      if (target!.syntax === 'attribute') this.sets.add(target!.word!);
      // A list that is augmented grows, and so does one within another.
      this.mutates.push(target!, ...(target!.syntax === 'item' ? [target!.inside[0]!] : []));
      this.visit(reader.list());
      return;
    }
    if (reader.takes(':')) reader.test();
    while (reader.takes('=')) targets.push(reader.list());
    const value = targets.pop()!;
    this.value(value);
    // Several names may be bound to one object, or to parts of it.
    this.makes &&= targets.length === 1 && targets[0]!.syntax === 'name';
    for (const target of targets) this.target(target);
    if (targets.length === 1) this.assigned = { target: targets[0]!, value };
  }

  private value(node: Expression): void {
    this.visit(node);
    const { syntax, callee, inside } = node;
    const own = (name: string) => this.knowledge.definitions.functions.some(each => each.name === name);
    this.makes =
      syntax === 'list' ||
      syntax === 'braces' ||
      syntax === 'binary' ||
      (syntax === 'comprehension' && node.word !== ')') ||
      (syntax === 'item' && inside[1]!.word?.includes(':') === true) ||
      (syntax === 'call' && callee!.syntax === 'name' && MAKERS.has(this.text(callee!))) ||
      (syntax === 'call' && callee!.syntax === 'attribute' && callee!.word === 'copy' && !own('copy'));
  }

  /** Sets an item or an attribute, or binds names. */
  private target(node: Expression): void {
    switch (node.syntax) {
      case 'name':
        return;
      case 'tuple':
      case 'list':
      case 'starred':
        for (const each of node.inside) this.target(each);
        return;
      default: {
        const root = rootOf(node);
        if (!root) throw new NotRead();
        this.changes.add(this.text(root));
        this.keeps = true;
        if (node.syntax === 'attribute') this.sets.add(node.word!);
        else this.mutates.push(node.inside[0]!);
        this.visit(node);
      }
    }
  }

  private visit(node: Expression): void {
    switch (node.syntax) {
      case 'name':
        this.name(this.text(node));
        return;
      case 'call':
        this.call(node);
        return;
      case 'formatted':
      case 'comprehension':
        this.code(this.text(node));
        return;
      case 'lambda':
        // What it names is around it as long as it lives: such names are kept in any case.
        return;
      case 'yield':
      case 'await':
      case 'named':
        throw new NotRead();
      default:
        for (const each of node.inside) this.visit(each);
    }
  }

  private call(node: Expression): void {
    const { definitions } = this.knowledge;
    const callee = node.callee!;
    for (const each of node.given!) this.visit(each);
    const isOwn = (name: string) => definitions.functions.some(each => each.name === name);
    if (callee.syntax === 'attribute') {
      this.visit(callee.inside[0]!);
      if (METHODS.has(callee.word!)) this.method(node);
      else if (isOwn(callee.word!)) this.perhapsOwn.add(callee.word!);
      else this.isUnknown = true;
      return;
    }
    if (callee.syntax !== 'name') throw new NotRead();
    const name = this.text(callee);
    if (name === 'super' && definitions.boundAt(name).length === 0) {
      this.names.add(this.self());
      return;
    }
    this.names.add(name);
    const isPlain = BUILTINS.has(name) && definitions.boundAt(name).length === 0;
    if (this.knowledge.isImported(name) && METHODS.has(name)) this.method(node);
    else if (!isPlain && !definitions.functionName(name) && !definitions.className(name)) {
      if (isOwn(name)) this.perhapsOwn.add(name);
      else this.isUnknown = true;
    }
  }

  /** The object of the method that the statement belongs to, which `super()` stands for. */
  private self(): string {
    const { definitions, flow } = this.knowledge;
    const around = flow.functionOf(this.statement);
    const own = around && definitions.functionOf(around);
    const [first] = own?.owner ? definitions.parametersOf(own) : [];
    if (!first) throw new NotRead();
    return first.name;
  }

  /** A method of a built-in type may change its object and keep what it is given. */
  private method(node: Expression): void {
    const callee = node.callee!;
    const [on] = callee.syntax === 'attribute' ? callee.inside : [];
    if (on?.syntax === 'constant' || on?.syntax === 'formatted') return;
    this.keeps = true;
    const root = on && rootOf(callee);
    const isVariable = root && !this.knowledge.isImported(this.text(root));
    if (isVariable) {
      this.changes.add(this.text(root));
      this.mutates.push(on);
      return;
    }
    this.mutatesMore = true;
    for (const [name] of this.text(node).matchAll(WORD)) this.changes.add(name);
  }

  private name(name: string): void {
    this.names.add(name);
  }

  /** Code that is only looked through; it may have variables of its own, under names that others have too. */
  private code(code: string): void {
    const plain = codeOf(code);
    for (const [name] of plain.matchAll(WORD)) if (!KEYWORDS.has(name)) this.names.add(name);
    if (this.names.has('super')) throw new NotRead();
    if (!plain.includes('(')) return;
    const { definitions } = this.knowledge;
    for (const [, dot, name] of plain.matchAll(/(\.\s*)?(?<![\p{L}\p{N}_])([\p{L}_]\w*)\s*\(/gu)) {
      if (KEYWORDS.has(name!)) continue;
      const isOwn = definitions.functions.some(each => each.name === name) || definitions.className(name!);
      if (dot ? METHODS.has(name!) : BUILTINS.has(name!) || isOwn) {
        if (dot) for (const each of this.names) this.changes.add(each);
        this.mutatesMore ||= dot !== undefined;
        this.keeps ||= dot !== undefined;
      } else if (isOwn) this.perhapsOwn.add(name!);
      else this.isUnknown = true;
    }
  }

  private text({ start, end }: Expression): string {
    return this.source.slice(start, end);
  }
}

/** The name at the beginning of items and attributes: `rows` of `rows[i].left`. */
function rootOf(node: Expression): Expression | undefined {
  let at = node;
  while (at.syntax === 'item' || at.syntax === 'attribute') at = at.inside[0]!;
  return at.syntax === 'name' ? at : undefined;
}

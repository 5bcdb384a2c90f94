/** Tracks the known values of a line, and which of them an unknown operation may have changed. */

import type { Member } from '../enums.ts';
import type { Expression } from '../expressions.ts';
import type { Knowledge } from '../knowledge.ts';
import { neverFails } from '../operators.ts';
import type { ClassDefinition, FunctionDefinition } from '../program-definitions.ts';
import { partText, readRepr } from '../reprs.ts';
import { codeOf, type Statement } from '../statements.ts';
import { NotRead } from '../tokens.ts';
import { object, shownValue, UNKNOWN, type Value } from '../values.ts';
import type { BoundCall, Returned, Situation } from './line-outcome.ts';

export interface Known extends Value {
  readonly definition?: FunctionDefinition;
  readonly class?: ClassDefinition;
  /** For an object, its class; for `super()`, the class after which lookup starts. */
  readonly instance?: ClassDefinition;
  readonly behind?: ClassDefinition;
  readonly builtin?: string;
  /** For a member of an enum. */
  readonly member?: Member;
  /** The number of calls made when it was read. */
  readonly epoch?: number;
  /** The variable that holds it. */
  readonly variable?: string;
  /** Where a state shows it. */
  readonly place?: Place;
  /** Its fields, as a state shows them. */
  readonly held?: Held;
  /** For a call's result: the fields of the call's object afterwards. */
  readonly left?: Held;
}

/** A variable or field, and behind it the path within its repr: `books`, `['Emma']`. */
export interface Place {
  readonly name: string;
  readonly path: string;
}

/** Fields, by their path after the variable's name (`.balance`, `[0].name`), after this many calls of the line. */
export interface Held {
  readonly fields: ReadonlyMap<string, string>;
  readonly epoch: number;
}

/** Thrown when the next event is a call. */
export class Called extends Error {
  constructor(readonly call: BoundCall) {
    super();
  }
}

/** Thrown when the line raises an exception, of which this is the repr, if it is the same in all versions. */
export class Raised extends Error {
  constructor(readonly text?: string) {
    super();
  }
}

/** Thrown when the calls made do not tell how far the line has come. */
export class Lost extends Error {}

export abstract class KnownValues {
  protected readonly source: string;
  protected calls = new Set<number>();
  /** What the functions in `calls` are given, if they are called next. */
  protected bindings = new Map<number, BoundCall>();
  protected raises = false;
  /** Whether it may have changed mutable values. */
  protected effects = false;
  /** The texts of what it has changed by itself, as they were, if nothing else was changed. */
  protected changed: readonly string[] | undefined = [];
  protected sets = new Map<string, Known | undefined>();
  protected attributes = new Set<string>();
  protected gone: string[] = [];
  protected value: Known | undefined;
  protected enters: boolean | undefined;
  protected optional = false;
  /** Calls seen so far. */
  protected met = 0;
  protected epoch = 0;

  constructor(
    protected readonly knowledge: Knowledge,
    protected readonly statement: Statement,
    protected readonly at: Situation,
  ) {
    this.source = knowledge.definitions.sourceOf(statement).trim();
  }

  protected text({ start, end }: Expression): string {
    return this.source.slice(start, end);
  }

  /** The current value: later calls may have changed what is mutable. */
  protected now(value: Known): Known {
    if (value.fixed || value.epoch === undefined || value.epoch === this.epoch) return value;
    const { text: _, items: __, under: ___, ...rest } = value;
    return { ...rest, text: undefined };
  }

  protected refreshed(value: Known): Known {
    const shown = value.instance || value.class || value.definition ? value : this.placed(value);
    return shown.fixed ? shown : { ...shown, epoch: this.epoch };
  }

  /** Adds the details that its text shows. */
  protected placed(value: Known): Known {
    const { text } = value;
    if (text === undefined || !text.startsWith('<')) return value;
    const { definitions } = this.knowledge;
    const [, module, name, isObject] =
      /^<(?:class ')?([\w.]+)\.([\p{L}_]\w*)(?: (object)>|'>)$/u.exec(text) ?? [];
    if (name !== undefined && module === this.at.named) {
      const own = definitions.className(name);
      if (own && isObject && !this.knowledge.writesItself([own])) return { ...value, instance: own };
      if (own && !isObject) return { ...value, class: own };
    }
    const [, ownEnum] = /^<enum '([\p{L}_]\w*)'>$/u.exec(text) ?? [];
    const asClass = ownEnum === undefined ? undefined : definitions.className(ownEnum);
    if (asClass) return { ...value, fixed: true, class: asClass };
    const [, enumName, memberName] = /^<([\p{L}_]\w*)\.([\p{L}_]\w*): /u.exec(text) ?? [];
    if (enumName !== undefined) {
      const own = definitions.className(enumName);
      const member = own && this.knowledge.membersOf(own)?.find(each => each.text === text);
      return member?.name === memberName && member ? this.memberOf(own!, member) : value;
    }
    const [, given] = /^<function (?:\S*\.)?([\p{L}_]\w*)>$/u.exec(text) ?? [];
    const definition = given === undefined ? undefined : definitions.functionName(given, true);
    if (!definition || definition.decorators.length > 0 || this.knowledge.renames) return value;
    return { ...value, definition };
  }

  protected memberOf(own: ClassDefinition, member: Member): Known {
    return { ...object(member.text), instance: own, member };
  }

  /** A value as a state shows it. */
  protected shown(text: string): Known {
    const value = shownValue(text);
    const { isPlainlyWritten, writesNone } = this.knowledge;
    if (isPlainlyWritten && writesNone && value.text !== undefined && !value.items && /^[[({]/.test(text))
      return this.refreshed({ ...value, ...this.partsIn(text) });
    if (isPlainlyWritten || text.startsWith('<')) return this.refreshed(value);
    return { text: value.text, fixed: false, plain: false, epoch: this.epoch };
  }

  /** What a container holds, whatever that is: its repr shows where each part begins and ends. */
  private partsIn(text: string): Pick<Value, 'items' | 'under' | 'grows'> {
    const { type, parts } = readRepr(text);
    if (text.includes('...') || parts.length === 0) return {};
    const held = parts.map(part => shownValue(partText(text, part)));
    if (type === 'list' || type === 'tuple')
      return { items: held, ...(type === 'list' ? { grows: true } : {}) };
    const keys = parts.map(({ name }) => shownValue(name));
    return type === 'dict' && keys.every(({ plain }) => plain) ? { items: keys, under: held } : {};
  }

  protected missing(raises = true): Known {
    this.raises ||= raises;
    return { ...UNKNOWN, epoch: this.epoch };
  }

  /** Evaluates expressions that run once, several times or never. */
  protected evaluateUncertain(nodes: readonly Expression[]): Known {
    for (const node of nodes) {
      // It may bind a variable.
      if (this.text(node).includes(':=')) throw new NotRead();
      this.operation(this.text(node), [UNKNOWN], true);
    }
    return { ...UNKNOWN, epoch: this.epoch };
  }

  /**
   * Does an operation on values that may be anything: it may raise and call what it reaches. On plain values it calls
   * nothing. `once`: of these methods it calls one of a value, once. Returns what that has returned.
   */
  protected operation(
    code: string,
    values: readonly Known[],
    effects = false,
    once?: RegExp,
  ): Known | undefined {
    const texts = values.map(each => (each.plain ? this.now(each).text : undefined));
    this.raises ||= !neverFails(code, ...texts);
    const iterates =
      values.some(({ plain, instance }) => !plain && !instance) && /^(?:[*[]|in$|not in$)/.test(code);
    const reached = values.every(({ plain }) => plain)
      ? new Set<number>()
      : this.reachOf(codeOf(code), iterates);
    if (reached.size > 0 || effects || iterates) this.mayChange();
    const done = this.at.returned[this.met];
    if (done && reached.has(done.line)) {
      if (!once || !this.isMethodOf(values, done, once)) throw new Lost();
      return this.returned(done);
    }
    if (!done) this.mayCall(reached);
    return undefined;
  }

  /** Something may have been changed: the object that reads so, or anything. */
  protected mayChange(text?: string): void {
    this.effects = true;
    this.epoch++;
    this.changed = text === undefined ? undefined : this.changed && [...this.changed, text];
  }

  protected mayCall(lines: Iterable<number>): void {
    for (const line of lines) {
      if (this.calls.has(line)) this.bindings.delete(line);
      this.calls.add(line);
    }
  }

  /** Counts off a call that was made. */
  protected returned(done: Returned): Known {
    this.met++;
    this.mayChange();
    return { ...this.shown(done.value), ...this.heldByResult(done) };
  }

  /** The fields of what a call has returned: those of the variable that it returned. */
  protected abstract heldByResult(done: Returned): Pick<Known, 'held'>;

  /** Whether a call that was made is the only one that an operator makes: of a method of one of its operands. */
  private isMethodOf(values: readonly Known[], { line, locals, value }: Returned, names: RegExp): boolean {
    const { definitions } = this.knowledge;
    const method = definitions.functions.find(each => each.line === line);
    if (!method?.owner || !names.test(method.name) || method.decorators.length > 0) return false;
    const [self] = definitions.parametersOf(method);
    const text = self && locals?.get(self.name);
    // A container calls the methods of its items, as often as it likes.
    if (text === undefined || /^[[({]/.test(text) || value === 'NotImplemented') return false;
    return values.some(each => this.now(each).text === text);
  }

  protected reachOf(code: string, isOpaque = false): Set<number> {
    return this.knowledge.reach.of(code, name => this.at.locals.get(name), isOpaque);
  }
}

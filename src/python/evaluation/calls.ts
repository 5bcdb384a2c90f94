import type { Expression } from '../expressions.ts';
import type { ClassDefinition, FunctionDefinition } from '../program-definitions.ts';
import { codeOf } from '../statements.ts';
import { constant, fromText, NONE, shared, UNKNOWN } from '../values.ts';
import { Construction } from './construction.ts';
import type { Known } from './known-values.ts';
import type { BoundCall } from './line-outcome.ts';
import { RAISED } from './names.ts';
import { isOfType } from './types.ts';

/** The function that a call reaches. */
interface Target {
  readonly definition?: FunctionDefinition;
  readonly class?: ClassDefinition;
  readonly builtin?: string;
  /** For a method, the object that it is called on. */
  readonly self?: Known;
  /** The call has no visible effect. */
  readonly nothing?: boolean;
}

interface HandedCall {
  readonly on: Known;
  readonly given: readonly (Known | undefined)[];
  readonly named: ReadonlyMap<string, Known>;
  readonly isOpen: boolean;
}

const EMPTY: Readonly<Record<string, string>> = {
  list: '[]',
  dict: '{}',
  tuple: '()',
  str: "''",
  int: '0',
  float: '0.0',
  bool: 'False',
};
export abstract class Calls extends Construction {
  protected call(node: Expression): Known {
    const callee = node.callee!;
    const isMethod = callee.syntax === 'attribute';
    const on = isMethod ? this.now(this.receiver(callee.inside[0]!)) : this.evaluate(callee);
    if (isMethod) this.failOnAttribute(on, callee.word!);
    const given: (Known | undefined)[] = [];
    const named = new Map<string, Known>();
    let isOpen = false;
    const values = node.given!.map(each => {
      const value = this.evaluate(each.syntax === 'starred' ? each.inside[0]! : each);
      if (each.syntax === 'starred') {
        if (!this.spread(each.word!, this.now(value), given, named)) {
          if (each.word !== '*' || !this.now(value).items) isOpen = true;
          this.operation('*', [value]);
        }
      } else if (each.keyword !== undefined) named.set(each.keyword, value);
      else given.push(value);
      return value;
    });
    const target: Target | undefined = isMethod ? this.methodCalled(on, callee.word!) : on;
    const bound = [...(target?.self ? [target.self] : []), ...given];
    if (target?.class) return this.construct(target.class, given, named, isOpen, node);
    if (target?.definition) {
      const { definition } = target;
      if (definition.kind === 'plain')
        return this.invoke(definition, bound, named, isOpen) ?? this.opaque(node, values, on);
      if (definition.kind === 'generator' && !isOpen && this.bound(definition, bound, named)) {
        const text = `<generator object ${definition.name}>`;
        return definition.owner || definition.nested ? UNKNOWN : { text, fixed: true, plain: false };
      }
    }
    if (target?.nothing) return NONE;
    if (target?.builtin !== undefined) return this.builtin(target.builtin, node, values, named);
    const record =
      !isOpen && !target?.class && callee.syntax === 'name' && this.recordNamed(this.text(callee));
    if (record) return this.recordMade(record, given, named) ?? this.opaque(node, [UNKNOWN], UNKNOWN);
    const member = target?.class && !isOpen ? this.memberWith(target.class, given, named) : undefined;
    if (member) return member;
    return this.handed(node, values, { on, given, named, isOpen }) ?? this.opaque(node, values, on);
  }

  /** Adds the arguments that a spread list or dict holds. False if they are unknown. */
  private spread(
    stars: string,
    { items, under, plain }: Known,
    given: (Known | undefined)[],
    named: Map<string, Known>,
  ): boolean {
    if (stars === '*' && items) {
      given.push(...items.map(each => this.refreshed(shared(each))));
      return true;
    }
    if (!under || !plain || !items!.every(({ text }) => /^'[\p{L}_]\w*'$/u.test(text ?? ''))) return false;
    items!.forEach(({ text }, i) => {
      named.set(text!.slice(1, -1), this.refreshed(shared(under[i]!)));
    });
    return true;
  }

  /** Calls a function that is a value: once, and with these arguments. */
  private handed(node: Expression, values: readonly Known[], call: HandedCall): Known | undefined {
    const { callee, given: written } = node;
    const isMethod = callee!.syntax === 'attribute';
    const { on } = call;
    const text = isMethod ? this.attributeOf(on, callee!.word!) : this.now(on).text;
    const [, name] =
      /^<(?:function|bound method) (?:\S*\.)?([\p{L}_]\w*)(?: of .*)?>$/u.exec(text ?? '') ?? [];
    const { definitions } = this.knowledge;
    const named = definitions.functions.filter(each => each.name === name);
    const isValue = named.length > 0 && named.every(each => this.isOurs(each));
    const decorated = callee!.syntax === 'name' && definitions.functionName(this.text(callee!));
    if (!isValue && !decorated) return undefined;
    if (definitions.texts.some(each => /\bpartial\b/.test(each))) return undefined;
    const followed = [...(isMethod ? callee!.inside : []), ...written!];
    const reached = this.reachOf(codeOf(this.without(node, followed)));
    const functions = definitions.functions.filter(each => reached.has(each.line));
    const done = this.at.returned[this.met];
    if (done) {
      if (!isValue || !reached.has(done.line) || functions.some(({ kind }) => kind !== 'plain'))
        return undefined;
      return this.returned(done);
    }
    const before = new Set(this.calls);
    const after = this.opaque(node, values, on);
    for (const each of functions) {
      if (before.has(each.line) || !this.calls.has(each.line) || each.kind !== 'plain') continue;
      const [, self] = /^<bound method \S+ of (.*)>$/.exec(text ?? '') ?? [];
      if (each.owner !== undefined && (self === undefined || each.name !== name)) continue;
      const own = each.owner ? [this.shown(self!), ...call.given] : call.given;
      const locals = this.bound(each, own, call.named, call.isOpen);
      if (locals) this.bindings.set(each.line, this.textsOf(each, locals));
    }
    return after;
  }

  /** Whether a function's decorators, if it has any, are functions of the program: those of a library may do anything. */
  private isOurs({ decorators }: FunctionDefinition): boolean {
    const { functions } = this.knowledge.definitions;
    return decorators.every(each => {
      const [name] = /^[\p{L}_]\w*/u.exec(each) ?? [];
      return each === 'staticmethod' || each === 'classmethod' || functions.some(own => own.name === name);
    });
  }

  /** What a call of a function shows, as far as it is known. */
  private textsOf({ line }: FunctionDefinition, locals: ReadonlyMap<string, Known | undefined>): BoundCall {
    const texts = [...locals].map(([name, value]) => [name, value && this.now(value).text] as const);
    return { line, locals: new Map(texts), whole: false, closed: false };
  }

  /** The object that a method is called on. */
  protected receiver(node: Expression): Known {
    const isSuper = node.syntax === 'call' && node.called === 'super' && node.given!.length === 0;
    const { definitions, flow } = this.knowledge;
    const method = isSuper ? flow.functionOf(this.statement) : undefined;
    const own = method && definitions.functionOf(method);
    const [self] = own ? definitions.parametersOf(own) : [];
    const behind = own?.owner && definitions.classOf(own.owner);
    if (!behind || !self || definitions.boundAt('super').length > 0) return this.evaluate(node);
    const value = this.name(self.name);
    return value.instance ? { ...value, behind } : UNKNOWN;
  }

  protected methodCalled(on: Known, name: string): Target | undefined {
    const { definitions } = this.knowledge;
    if (on.instance) {
      const method = this.methodOf(on.instance, name, on.behind);
      const { behind: _, ...self } = on;
      if (!method) {
        const isLast = on.behind && name === '__init__' && definitions.ancestry(on.instance);
        return isLast && RAISED.has(isLast.root) ? { nothing: true } : undefined;
      }
      const [decorator = ''] = method.decorators;
      if (method.decorators.length > 1) return undefined;
      if (decorator === '' || decorator === 'abstractmethod') return { definition: method, self };
      if (decorator === 'staticmethod') return { definition: method };
      if (decorator === 'classmethod') return { definition: method, self: this.global(on.instance.name) };
      return undefined;
    }
    if (on.class && this.knowledge.definitions.ancestry(on.class)) {
      const method = this.methodOf(on.class, name);
      if (!method || method.decorators.length > 1) return undefined;
      const [decorator = ''] = method.decorators;
      if (decorator === '' || decorator === 'staticmethod') return { definition: method };
      if (decorator === 'classmethod') return { definition: method, self: on };
    }
    return undefined;
  }

  protected builtin(
    name: string,
    node: Expression,
    values: readonly Known[],
    named: ReadonlyMap<string, Known>,
  ): Known {
    const now = values.map(each => this.now(each));
    const plain = now.every(each => each.plain && each.text !== undefined);
    const known = named.size === 0 ? this.ofObject(name, node, now) : undefined;
    if (known) return known;
    if (RAISED.has(name) && named.size === 0) {
      const texts = now.map(({ text }) => text);
      const isKnown =
        texts.every(text => text !== undefined) && !node.given!.some(({ syntax }) => syntax === 'starred');
      return { text: isKnown ? `${name}(${texts.join(', ')})` : undefined, fixed: true, plain: false };
    }
    if (values.length === 0 && name in EMPTY) {
      const value = fromText(EMPTY[name]!)!;
      return { ...value, fixed: true, epoch: this.epoch };
    }
    if (
      name === 'print' &&
      plain &&
      [...named.keys()].every(each => each === 'sep' || each === 'end') &&
      this.printsPlainly
    )
      return NONE;
    return this.opaque(node, values, { ...constant('None'), builtin: name });
  }

  /** Builtins that call a method of their argument, or look only at its type. */
  private ofObject(name: string, node: Expression, values: readonly Known[]): Known | undefined {
    const [value, other] = values;
    if (!value || node.given!.some(({ syntax }) => syntax === 'starred')) return undefined;
    if (name === 'isinstance' && values.length === 2) {
      const truth = isOfType(value, other!, this.knowledge);
      return truth === undefined ? undefined : constant(truth ? 'True' : 'False');
    }
    if (values.length !== 1) return undefined;
    if (name === 'len') return this.special('__len__', value);
    if (name === 'str') return this.special('__str__', value);
    return undefined;
  }

  protected get printsPlainly(): boolean {
    return !this.knowledge.definitions.texts.some(text => /\bstdout\b|\bredirect|\bencoding\b/.test(text));
  }

  /** Calls a method of a builtin value. */
  protected abstract callMethod(on: Known, method: string): void;

  /** A call of an unknown function. A builtin that is given only builtin values calls no function of the program. */
  protected opaque(node: Expression, values: readonly Known[], on: Known): Known {
    const { callee, given } = node;
    const isOwn = callee!.syntax === 'attribute' ? on.plain : on.builtin !== undefined || on.text === 'None';
    const isHeard = on.builtin !== 'print' || this.printsPlainly;
    const plain = isOwn && isHeard && values.every(value => value.plain);
    if (plain && callee!.syntax === 'attribute') {
      this.callMethod(on, callee!.word!);
      return { ...UNKNOWN, epoch: this.epoch };
    }
    this.operation(
      this.without(node, [...(callee!.syntax === 'attribute' ? callee!.inside : []), ...given!]),
      plain ? [] : [UNKNOWN],
      !plain,
    );
    return { ...UNKNOWN, epoch: this.epoch };
  }

  /** The code of an expression without the sub-expressions that were evaluated. */
  protected without({ start, end }: Expression, followed: readonly Expression[]): string {
    let code = '';
    let at = start;
    for (const each of [...followed].sort((a, b) => a.start - b.start)) {
      code += `${this.source.slice(at, each.start)} 0 `;
      at = each.end;
    }
    return code + this.source.slice(at, end);
  }
}

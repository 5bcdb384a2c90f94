/** Evaluates calls: which function a line calls with which arguments, and what it returns. */

import { boundBy } from '../bindings.ts';
import { type Expression, ExpressionReader } from '../expressions.ts';
import type { ClassDefinition, FunctionDefinition } from '../program-definitions.ts';
import type { Statement } from '../statements.ts';
import { NotRead } from '../tokens.ts';
import { constant, fromText, NONE, sequence, UNKNOWN } from '../values.ts';
import { Called, type Known, Lost } from './known-values.ts';
import { RAISED } from './names.ts';
import { Operations } from './operations.ts';
import type { Returned } from './outcome.ts';

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

const EMPTY: Readonly<Record<string, string>> = {
  list: '[]',
  dict: '{}',
  tuple: '()',
  str: "''",
  int: '0',
  float: '0.0',
  bool: 'False',
};
export abstract class Calls extends Operations {
  protected call(node: Expression): Known {
    const callee = node.callee!;
    const isMethod = callee.syntax === 'attribute';
    const on = isMethod ? this.now(this.receiver(callee.inside[0]!)) : this.evaluate(callee);
    const given: (Known | undefined)[] = [];
    const named = new Map<string, Known>();
    let isOpen = false;
    const values = node.given!.map(each => {
      const value = this.evaluate(each.syntax === 'starred' ? each.inside[0]! : each);
      if (each.syntax === 'starred') {
        const { items } = this.now(value);
        if (each.word === '*' && items) given.push(...items);
        else isOpen = true;
        if (!items || each.word !== '*') this.operation('*', [value]);
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
    return this.opaque(node, values, on);
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

  /** Calls a function of the program. Undefined if it cannot take these arguments. */
  protected invoke(
    definition: FunctionDefinition,
    given: readonly (Known | undefined)[],
    named: ReadonlyMap<string, Known>,
    isOpen = false,
  ): Known | undefined {
    const locals = this.bound(definition, given, named, isOpen);
    if (!locals) return undefined;
    if (isOpen) this.raises = true;
    const done = this.at.returned[this.met];
    if (!done) {
      const { line, owner, nested } = definition;
      const isTold = !this.calls.has(line);
      const texts = [...locals].map(
        ([name, value]) => [name, isTold && value ? this.now(value).text : undefined] as const,
      );
      if (owner && this.knowledge.showsClass(definition))
        texts.push([
          '__class__',
          this.at.named === undefined
            ? undefined
            : `<class '${this.at.named}.${this.knowledge.definitions.classOf(owner)!.name}'>`,
        ]);
      const fields = isTold ? this.fieldsGiven(locals) : undefined;
      throw new Called({
        line,
        locals: new Map([...texts, ...(fields ?? [])]),
        whole: !nested && isTold,
        closed: !nested && fields !== undefined,
      });
    }
    if (done.line !== definition.line) throw new Lost();
    this.met++;
    this.epoch++;
    this.effects = true;
    return { ...this.shown(done.value), ...this.leftBy(definition, done, locals) };
  }

  /** The fields of a method's object when the call is over. */
  private leftBy(
    definition: FunctionDefinition,
    { locals }: Returned,
    given: ReadonlyMap<string, Known | undefined>,
  ): Pick<Known, 'left'> {
    const [first] = this.knowledge.definitions.parametersOf(definition);
    if (!locals || !first || !definition.owner || isBoundIn(definition.statement, first.name)) return {};
    const left = this.heldBy(first.name, locals);
    this.leaves(given.get(first.name)?.variable, left.fields);
    return { left };
  }

  /** The fields of arguments, in the order in which a call shows them; undefined if some are unknown. */
  private fieldsGiven(
    locals: ReadonlyMap<string, Known | undefined>,
  ): (readonly [string, string])[] | undefined {
    const { classes } = this.knowledge.definitions;
    if (classes.length === 0) return [];
    const found: (readonly [string, string])[] = [];
    for (const [name, value] of locals) {
      const fields = value && this.fieldsOf(value);
      if (!fields) return undefined;
      for (const [rest, text] of fields) found.push([`${name}${rest}`, text]);
    }
    return found;
  }

  /** Binds arguments to parameters, in the order in which a call shows them. */
  protected bound(
    definition: FunctionDefinition,
    given: readonly (Known | undefined)[],
    named: ReadonlyMap<string, Known>,
    isOpen = false,
  ): Map<string, Known | undefined> | undefined {
    const { knowledge } = this;
    const parameters = knowledge.definitions.parametersOf(definition);
    const locals = new Map<string, Known | undefined>();
    const left = [...given];
    const others = new Map(named);
    for (const { name, kind, default: value } of parameters) {
      if (kind === 'rest') {
        const rest = left.splice(0);
        locals.set(name, isOpen ? undefined : this.gathered(rest));
      } else if (kind === 'keywords') {
        locals.set(name, isOpen ? undefined : this.dict(others));
        others.clear();
      } else if ((kind === 'plain' || kind === 'positional') && left.length > 0) {
        if (others.has(name) && kind === 'plain') return undefined;
        const first = left.shift();
        locals.set(name, isOpen ? undefined : first);
      } else if (others.has(name) && kind !== 'positional') {
        locals.set(name, isOpen ? undefined : others.get(name));
        others.delete(name);
      } else if (value !== undefined) locals.set(name, isOpen ? undefined : this.defaultOf(value));
      else if (isOpen) locals.set(name, undefined);
      else return undefined;
    }
    return isOpen || (left.length === 0 && others.size === 0) ? locals : undefined;
  }

  protected gathered(rest: readonly (Known | undefined)[]): Known {
    return this.refreshed(
      sequence(
        rest.map(each => (each ? this.now(each) : UNKNOWN)),
        'tuple',
      ),
    );
  }

  protected dict(others: ReadonlyMap<string, Known>): Known {
    const pairs = [...others].map(([name, value]) => [name, this.now(value).text] as const);
    if (pairs.some(([, text]) => text === undefined)) return UNKNOWN;
    return this.refreshed({
      text: `{${pairs.map(([name, text]) => `'${name}': ${text}`).join(', ')}}`,
      fixed: false,
      plain: false,
    });
  }

  /** The value of a default. It is evaluated once, so only an immutable value is still what it was. */
  protected defaultOf(source: string): Known | undefined {
    if (/^(?:[[{]|set|list|dict)/.test(source)) return undefined;
    try {
      const reader = new ExpressionReader(source);
      const node = reader.test();
      const value = reader.atLineEnd ? this.knowledge.literal(source, node) : UNKNOWN;
      return value.fixed &&
        value.text !== undefined &&
        !value.grows &&
        fromText(value.text) &&
        !value.text.startsWith('{')
        ? value
        : undefined;
    } catch (error) {
      if (error instanceof NotRead) return undefined;
      throw error;
    }
  }

  /** Makes an object of a class of the program. */
  protected construct(
    own: ClassDefinition,
    given: readonly (Known | undefined)[],
    named: ReadonlyMap<string, Known>,
    isOpen: boolean,
    node: Expression,
  ): Known {
    const { definitions, reach } = this.knowledge;
    const lineage = definitions.ancestry(own);
    const isException = lineage !== undefined && RAISED.has(lineage.root);
    const cannot =
      !lineage ||
      !(lineage.root === 'object' || isException) ||
      lineage.classes.some(
        ({ decorators, methods, attributes }) =>
          decorators.length > 0 ||
          methods.has('__new__') ||
          attributes.has('__init__') ||
          attributes.has('__new__'),
      ) ||
      reach.isSet('__init__');
    if (cannot) return this.opaque(node, [UNKNOWN], UNKNOWN);
    const isWritten = this.knowledge.writesItself(lineage.classes);
    const self = {
      ...this.made(own, isException, isWritten, named.size > 0 || isOpen ? undefined : given),
      held: { fields: new Map<string, string>(), epoch: this.epoch },
    };
    const start = lineage.classes
      .map(({ methods }) => methods.get('__init__'))
      .find(each => each !== undefined);
    if (!start) {
      if (!isException && (given.length > 0 || named.size > 0 || isOpen))
        return this.opaque(node, [UNKNOWN], UNKNOWN);
      return self;
    }
    if (start.decorators.length > 0 || start.kind !== 'plain') return this.opaque(node, [UNKNOWN], UNKNOWN);
    const made = this.invoke(start, [self, ...given], named, isOpen);
    if (!made) return this.opaque(node, [UNKNOWN], UNKNOWN);
    // The class's own `__init__` may change an exception's arguments.
    return {
      ...self,
      ...(isException || isWritten ? { text: undefined } : {}),
      ...(made.left ? { held: made.left } : {}),
    };
  }

  protected made(
    own: ClassDefinition,
    isException: boolean,
    isWritten: boolean,
    given: readonly (Known | undefined)[] | undefined,
  ): Known {
    const { named } = this.at;
    if (isException) {
      const texts = given?.map(each => each && this.now(each).text);
      const text =
        isWritten || !texts?.every(each => each !== undefined)
          ? undefined
          : `${own.name}(${texts.join(', ')})`;
      return { ...UNKNOWN, text, fixed: true };
    }
    const text = isWritten || named === undefined ? undefined : `<${named}.${own.name} object>`;
    return { text, fixed: true, plain: false, instance: own };
  }

  protected builtin(
    name: string,
    node: Expression,
    values: readonly Known[],
    named: ReadonlyMap<string, Known>,
  ): Known {
    const now = values.map(each => this.now(each));
    const plain = now.every(each => each.plain && each.text !== undefined);
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

  protected get printsPlainly(): boolean {
    return !this.knowledge.definitions.texts.some(text => /\bstdout\b|\bredirect|\bencoding\b/.test(text));
  }

  /** A call of an unknown function. A builtin that is given only builtin values calls no function of the program. */
  protected opaque(node: Expression, values: readonly Known[], on: Known): Known {
    const { callee, given } = node;
    const isOwn = callee!.syntax === 'attribute' ? on.plain : on.builtin !== undefined || on.text === 'None';
    const isHeard = on.builtin !== 'print' || this.printsPlainly;
    const plain = isOwn && isHeard && values.every(value => value.plain);
    this.operation(
      this.without(node, [...(callee!.syntax === 'attribute' ? callee!.inside : []), ...given!]),
      plain ? [] : [UNKNOWN],
      !plain || callee!.syntax === 'attribute',
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

/** Whether a function binds a name again. */
function isBoundIn(statement: Statement, name: string): boolean {
  return statement.body.some(each => boundBy(each).includes(name) || isBoundIn(each, name));
}

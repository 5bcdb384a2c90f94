/** Evaluates expressions other than calls, in Python's order. */

import type { Expression } from '../expressions.ts';
import type { FunctionDefinition } from '../program-definitions.ts';
import { NotRead } from '../tokens.ts';
import {
  constant,
  fromText,
  hasOneText,
  holds,
  itemAt,
  object,
  sequence,
  shared,
  UNKNOWN,
  valueOfLiteral,
} from '../values.ts';
import { type Known, Raised } from './known-values.ts';
import { libraryConstant, ONE_OF_ARITHMETIC, ONE_OF_COMPARISONS, SpecialMethods } from './special-methods.ts';

export abstract class Operations extends SpecialMethods {
  protected abstract call(node: Expression): Known;
  protected abstract formatted(node: Expression): Known;

  protected evaluate(node: Expression): Known {
    switch (node.syntax) {
      case 'constant':
      case 'tuple':
      case 'list':
      case 'braces':
        return this.display(node);
      case 'name':
        return this.name(this.text(node));
      case 'call':
        return this.call(node);
      case 'attribute':
        return this.attribute(node);
      case 'unary':
      case 'binary':
      case 'compared':
        return this.operated(node);
      case 'not': {
        const truth = this.condition(this.evaluate(node.inside[0]!));
        return truth === undefined ? { ...UNKNOWN, plain: true } : constant(truth ? 'False' : 'True');
      }
      case 'either':
        return this.either(node);
      case 'item': {
        const [held, key] = node.inside.map(each => this.evaluate(each));
        const found = this.held(this.now(held!), this.now(key!));
        if (found) return found;
        const made = this.special('__getitem__', this.now(held!), [this.now(key!)]);
        if (made) return made;
        return this.operation('[', [held!, key!], false, /^__getitem__$/) ?? UNKNOWN;
      }
      case 'index': {
        const values = node.inside.map(each => this.evaluate(each));
        if (values.length === 1 && node.word === '') return values[0]!;
        return { ...UNKNOWN, plain: values.every(({ plain }) => plain) };
      }
      case 'lambda':
        return this.lambda(node);
      case 'formatted':
        return this.formatted(node);
      case 'comprehension':
        return this.evaluateUncertain([node]);
      default:
        throw new NotRead();
    }
  }

  protected display(node: Expression): Known {
    const values = new Map(
      node.inside.map(each => [each, this.evaluate(each.syntax === 'starred' ? each.inside[0]! : each)]),
    );
    const isBraces = node.syntax === 'braces' && values.size > 0;
    if (
      isBraces &&
      ![...values.values()].every(({ plain, instance, definition }) => plain || instance || definition)
    )
      this.operation('[', [UNKNOWN]);
    // A list as a key has no hash.
    if (
      isBraces &&
      [...values].some(
        ([each, { grows, text }]) =>
          (each.isKey || !node.inside[0]!.isKey) && (grows || text === undefined || text.startsWith('{')),
      )
    )
      this.raises = true;
    if (node.inside.some(({ syntax }) => syntax === 'starred')) {
      const items = node.syntax === 'braces' ? undefined : this.spreadItems(node, values);
      if (items) return { ...sequence(items, node.syntax === 'list' ? 'list' : 'tuple'), epoch: this.epoch };
      this.operation('*', [UNKNOWN]);
    }
    const value = valueOfLiteral(this.source, node, each => this.now(values.get(each)!)) ?? UNKNOWN;
    return value.fixed ? value : { ...value, epoch: this.epoch };
  }

  /** What a container holds under a key; an enum has its members under their names. */
  private held(container: Known, key: Known): Known | undefined {
    if (container.class && key.text !== undefined) {
      const members = this.knowledge.membersOf(container.class);
      const found = members?.find(({ name }) => `'${name}'` === key.text);
      return found && this.memberOf(container.class, found);
    }
    const found = key.plain || key.member ? itemAt(container, key) : undefined;
    // A dict has all its keys.
    if (
      !found &&
      container.text &&
      container.plain &&
      container.under &&
      key.plain &&
      key.text &&
      hasOneText(key.text)
    )
      throw new Raised(`KeyError(${key.text})`);
    if (!found) this.failOn(container, key);
    const { place } = container;
    const path = place && `${place.path}[${container.under ? key.text : found?.at}]`;
    return (
      found &&
      this.refreshed({
        ...found.item,
        ...this.heldIn(container, found.at),
        ...(place ? { place: { name: place.name, path: path! } } : {}),
      })
    );
  }

  /** `None` has no items, and a known sequence none beyond its end. */
  private failOn({ text, plain, items }: Known, key: Known): void {
    if (!plain || text === undefined) return;
    if (text === 'None') throw new Raised(`TypeError("'NoneType' object is not subscriptable")`);
    const kind = { '[': 'list', '(': 'tuple', '"': 'string', "'": 'string' }[text[0]!];
    if (kind && items && key.plain && /^-?\d{1,9}$/.test(key.text ?? ''))
      throw new Raised(`IndexError('${kind} index out of range')`);
  }

  /** The items of a display with spread lists, if all are known. */
  private spreadItems(node: Expression, values: ReadonlyMap<Expression, Known>): Known[] | undefined {
    const found: Known[] = [];
    for (const [each, given] of values) {
      const value = this.now(given);
      if (each.syntax !== 'starred') found.push(value);
      else if (value.items && !value.under) found.push(...value.items.map(shared));
      else return undefined;
    }
    return node.inside.length === values.size ? found : undefined;
  }

  protected either({ inside, word }: Expression): Known {
    const [first, ...rest] = inside;
    const value = this.evaluate(first!);
    const truth = this.condition(value);
    if (word === 'if') {
      if (truth === undefined) return this.evaluateUncertain(rest);
      return this.evaluate(rest[truth ? 0 : 1]!);
    }
    if (truth === undefined) return this.evaluateUncertain(rest);
    if (truth === (word === 'or')) return value;
    return rest.length === 1 ? this.evaluate(rest[0]!) : this.evaluateUncertain(rest);
  }

  protected operated(node: Expression): Known {
    const { syntax, word, inside } = node;
    if (syntax === 'compared' && word === undefined) {
      this.evaluate(inside[0]!);
      return this.evaluateUncertain(inside.slice(1));
    }
    const values = inside.map(each => this.now(this.evaluate(each)));
    const [a, b] = values.map(({ text }) => text);
    const one = values[0]?.member;
    const other = values[1]?.member;
    if (one && other && /^(?:is|==|is not|!=)$/.test(word!))
      return constant((a === b) === /^(?:is|==)$/.test(word!) ? 'True' : 'False');
    if (syntax !== 'compared' || !/^(?:[=!]=|is)/.test(word ?? '')) this.failOnNone(word, values);
    if (word === 'in' || word === 'not in') {
      const within = values[0]!.plain || one ? holds(values[1]!, values[0]!) : undefined;
      if (within !== undefined) return constant(within === (word === 'in') ? 'True' : 'False');
    }
    if (word === 'is' || word === 'is not') {
      if (a === undefined || b === undefined || (a !== 'None' && b !== 'None'))
        return { ...UNKNOWN, plain: true };
      if (!values.every(({ plain, instance }) => plain || instance)) return { ...UNKNOWN, plain: true };
      return constant((a === b) === (word === 'is') ? 'True' : 'False');
    }
    const literal = valueOfLiteral(this.source, node, each => values[inside.indexOf(each)] ?? UNKNOWN);
    if (literal) return literal;
    const plain = values.every(each => each.plain);
    if ((word === '==' || word === '!=') && plain) {
      const simple = /^-?\d+$|^['"]|^None$/;
      if (a === undefined || b === undefined || !simple.test(a) || !simple.test(b))
        return { ...UNKNOWN, plain };
      return constant((a === b) === (word === '==') ? 'True' : 'False');
    }
    const found = values.length === 2 && word !== undefined && this.overloaded(word, values[0]!, values[1]!);
    if (found) return found;
    const once =
      word === 'in' || word === 'not in'
        ? undefined
        : syntax === 'compared'
          ? ONE_OF_COMPARISONS
          : ONE_OF_ARITHMETIC;
    const done = this.operation(word ?? '-', values, false, once);
    return done ?? { ...UNKNOWN, plain, epoch: this.epoch };
  }

  /** `None` has no operators but comparisons for identity and equality; numbers and texts have none for it. */
  protected failOnNone(word: string | undefined, values: readonly Known[]): void {
    const isNone = ({ text, plain }: Known) => plain && text === 'None';
    const isSimple = ({ text, plain }: Known) => plain && /^(?:[-\d'"]|None$|True$|False$)/.test(text ?? '');
    const [a, b] = values;
    if (word === 'in' || word === 'not in') {
      if (isNone(b!)) throw new Raised();
      return;
    }
    const fails = b ? (isNone(a!) && isSimple(b)) || (isNone(b) && isSimple(a!)) : isNone(a!);
    // A text takes anything behind its percent sign.
    if (fails && !(word === '%' && /^['"]/.test(a!.text!))) throw new Raised();
  }

  /** A lambda, whose code does not run now. Its defaults are evaluated, and must be plain. */
  private lambda(node: Expression): Known {
    const [parameters] = this.text(node).split(':');
    if (/[(=[{]/.test(parameters!)) throw new NotRead();
    const { flow, definitions } = this.knowledge;
    const around = flow.functionOf(this.statement);
    const own = around && definitions.functionOf(around);
    if (own && (own.nested || own.owner)) return { ...UNKNOWN, fixed: true };
    return object(`<function ${own ? `${own.name}.<locals>.` : ''}<lambda>>`);
  }

  private boundMethod({ text }: Known, { name, owner }: FunctionDefinition): Known {
    const own = this.knowledge.definitions.classOf(owner!);
    return object(`<bound method ${own!.name}.${name} of ${text}>`);
  }

  /** What a dataclass or named tuple holds, by its repr. */
  private recorded({ text, fixed, epoch }: Known, word: string): string | undefined {
    if (text === undefined || (!fixed && epoch !== undefined && epoch !== this.epoch)) return undefined;
    return this.knowledge.recordAt(text)?.values.get(word);
  }

  /** `None` has no attributes but Python's own. */
  protected failOnAttribute({ text, plain }: Known, word: string): void {
    if (plain && text === 'None' && !/^__/.test(word))
      throw new Raised(`AttributeError("'NoneType' object has no attribute '${word}'")`);
  }

  /** Where a state shows an attribute. */
  private placeOf({ place }: Known, word: string): Pick<Known, 'place'> {
    const name = place && `${place.name}${place.path}.${this.mangled(word)}`;
    return name !== undefined && this.at.locals.has(name) ? { place: { name, path: '' } } : {};
  }

  private isLibrary(name: string): boolean {
    const binding = this.knowledge.definitions.onlyBinding(name);
    return binding?.keyword === 'import' && binding.text === `import ${name}` && !binding.parent;
  }

  protected attribute(node: Expression): Known {
    const owner = this.now(this.evaluate(node.inside[0]!));
    const { instance, member } = owner;
    const found =
      owner.class && this.knowledge.membersOf(owner.class)?.find(({ name }) => name === node.word);
    if (found) return this.memberOf(owner.class!, found);
    if (member && node.word === 'name') return this.refreshed(fromText(`'${member.name}'`)!);
    if (member && node.word === 'value') return this.refreshed(fromText(member.value)!);
    const method = instance && this.methodOf(instance, node.word!);
    if (method?.decorators.length === 1 && method.decorators[0] === 'property') {
      const given = this.invoke(method, [owner], new Map());
      if (given) return given;
    }
    this.failOnAttribute(owner, node.word!);
    const held = this.attributeOf(owner, node.word!) ?? this.recorded(owner, node.word!);
    if (held !== undefined) return { ...this.shown(held), ...this.placeOf(owner, node.word!) };
    if (method?.decorators.length === 0 && owner.text !== undefined) return this.boundMethod(owner, method);
    const [module] = node.inside;
    if (module!.syntax === 'name' && this.isLibrary(this.text(module!))) {
      const value = libraryConstant(this.text(module!), node.word!);
      if (value) return value;
    }
    this.operation(`. ${node.word}`, [owner.plain ? owner : UNKNOWN]);
    return { ...UNKNOWN, epoch: this.epoch };
  }
}

/** Evaluates expressions other than calls, in Python's order. */

import type { Expression } from '../expressions.ts';
import type { FunctionDefinition } from '../program-definitions.ts';
import { NotRead } from '../tokens.ts';
import { constant, UNKNOWN, valueOfLiteral } from '../values.ts';
import type { Known } from './known-values.ts';
import { Names } from './names.ts';

export abstract class Operations extends Names {
  protected abstract call(node: Expression): Known;
  /** Undefined if the function cannot take these arguments. */
  protected abstract invoke(
    definition: FunctionDefinition,
    given: readonly (Known | undefined)[],
    named: ReadonlyMap<string, Known>,
    isOpen?: boolean,
  ): Known | undefined;

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
        const values = node.inside.map(each => this.evaluate(each));
        this.operation('[', values);
        return UNKNOWN;
      }
      case 'index': {
        const values = node.inside.map(each => this.evaluate(each));
        return { ...UNKNOWN, plain: values.every(({ plain }) => plain) };
      }
      case 'formatted':
      case 'comprehension':
        return this.evaluateUncertain([node]);
      default:
        throw new NotRead();
    }
  }

  protected display(node: Expression): Known {
    const values = new Map(node.inside.map(each => [each, this.evaluate(each)]));
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
    if (node.inside.some(({ syntax }) => syntax === 'starred')) this.operation('*', [UNKNOWN]);
    const value = valueOfLiteral(this.source, node, each => this.now(values.get(each)!)) ?? UNKNOWN;
    return value.fixed ? value : { ...value, epoch: this.epoch };
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
    this.operation(word ?? '-', values);
    return { ...UNKNOWN, plain, epoch: this.epoch };
  }

  protected attribute(node: Expression): Known {
    const owner = this.now(this.evaluate(node.inside[0]!));
    const { instance } = owner;
    const method = instance && this.methodOf(instance, node.word!);
    if (method?.decorators.length === 1 && method.decorators[0] === 'property') {
      const given = this.invoke(method, [owner], new Map());
      if (given) return given;
    }
    const held = this.attributeOf(owner, node.word!);
    if (held !== undefined) return this.shown(held);
    this.operation(`. ${node.word}`, [owner.plain ? owner : UNKNOWN]);
    return { ...UNKNOWN, epoch: this.epoch };
  }
}

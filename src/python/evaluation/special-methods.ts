/** Calls of methods that Python calls implicitly: for operators, `len`, `str`, truth. */

import type { FunctionDefinition } from '../program-definitions.ts';
import { constant, fromText, truthOf, type Value } from '../values.ts';
import { type Known, Lost } from './known-values.ts';
import { Names } from './names.ts';

const OPERATORS: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'truediv',
  '//': 'floordiv',
  '%': 'mod',
  '**': 'pow',
  '@': 'matmul',
  '<': 'lt',
  '<=': 'le',
  '>': 'gt',
  '>=': 'ge',
  '==': 'eq',
};
/** Methods of which an operator calls one, once, unless it returns `NotImplemented`. */
export const ONE_OF_ARITHMETIC = /^__[ri]?(?:add|sub|mul|truediv|floordiv|mod|pow|matmul)__$/;
export const ONE_OF_COMPARISONS = /^__(?:lt|le|gt|ge|eq|ne)__$/;

export abstract class SpecialMethods extends Names {
  /** Undefined if the function cannot take these arguments. */
  protected abstract invoke(
    definition: FunctionDefinition,
    given: readonly (Known | undefined)[],
    named: ReadonlyMap<string, Known>,
    isOpen?: boolean,
  ): Known | undefined;

  /** Calls a special method of an object of the program; undefined if it certainly has none, or if that is unknown. */
  protected special(name: string, self: Known, given: readonly Known[] = []): Known | undefined {
    const method = self.instance && !self.member && this.methodOf(self.instance, name);
    if (!method || method.decorators.length > 0 || method.kind !== 'plain') return undefined;
    return this.invoke(method, [self, ...given], new Map());
  }

  /** An operator between an object of the program and another value. */
  protected overloaded(word: string, left: Known, right: Known): Known | undefined {
    if ((word === 'in' || word === 'not in') && right.instance) {
      const found = this.special('__contains__', right, [left]);
      const truth = found && truthOf(found);
      if (truth === undefined) return found && { ...found, text: undefined };
      return constant(truth === (word === 'in') ? 'True' : 'False');
    }
    const name = OPERATORS[word];
    if (name === undefined || !(right.plain || this.isOfSameClass(left, right))) return undefined;
    const found = this.special(`__${name}__`, left, [right]);
    if (found?.text === 'NotImplemented') throw new Lost();
    return found;
  }

  /** The other operand's method comes first if its class is derived from the first one's. */
  private isOfSameClass({ instance }: Known, { instance: other }: Known): boolean {
    return instance !== undefined && instance === other;
  }

  protected override condition(value: Known): boolean | undefined {
    const now = this.now(value);
    const { instance } = now;
    const name =
      instance && ['__bool__', '__len__'].find(each => this.methodOf(instance, each) !== undefined);
    const result = name === undefined ? undefined : this.special(name, now);
    return result ? truthOf(result) : super.condition(value);
  }
}

/** Constants of the standard library, whose values are the same everywhere. */
export function libraryConstant(module: string, name: string): Value | undefined {
  const text = LIBRARY[`${module}.${name}`];
  return text === undefined ? undefined : fromText(text);
}

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const LIBRARY: Readonly<Record<string, string>> = {
  'string.ascii_lowercase': `'${LOWER}'`,
  'string.ascii_uppercase': `'${LOWER.toUpperCase()}'`,
  'string.ascii_letters': `'${LOWER}${LOWER.toUpperCase()}'`,
  'string.digits': "'0123456789'",
  'string.hexdigits': "'0123456789abcdefABCDEF'",
  'string.octdigits': "'01234567'",
  'string.punctuation': `'!"#$%&\\'()*+,-./:;<=>?@[\\\\]^_\`{|}~'`,
  'math.pi': '3.141592653589793',
  'math.e': '2.718281828459045',
  'math.tau': '6.283185307179586',
};

/** Parses the expressions of one statement: where each begins and ends, and its sub-expressions. */
import { CLOSING, TokenReader } from './token-reader.ts';
import { isFormatted, NotRead } from './tokens.ts';

export interface Expression {
  readonly kind: 'constant' | 'name' | 'tuple' | 'item' | 'attribute' | 'comprehension' | 'other';
  readonly start: number;
  readonly end: number;
  /** Whether its value is worth showing in a working: a call, an operation, a look-up. */
  readonly part: boolean;
  /** How many expressions stand within one another. */
  readonly depth: number;
  /** Sub-expressions in evaluation order, without those that run in a scope of their own. */
  readonly inside: readonly Expression[];
  /** The sub-expression that is probably not evaluated. */
  readonly unlikely?: Expression;
  /** For a call, the name of the function or method. */
  readonly called?: string;
  readonly syntax: Syntax;
  /** An operator, an attribute's name, the stars before an argument; for an index, its commas and colons. */
  readonly word?: string;
  /** The keyword of an argument. */
  readonly keyword?: string;
  /** For a call, the callee and the arguments. */
  readonly callee?: Expression;
  readonly given?: readonly Expression[];
  /** It is a key; its value follows. */
  readonly isKey?: true;
}

/**
 * Kinds of expressions in Python's grammar. A `constant` is a literal that the compiler knows, `formatted` an
 * f-string.
 */
export type Syntax =
  | 'constant'
  | 'formatted'
  | 'name'
  | 'tuple'
  | 'list'
  | 'braces'
  | 'call'
  | 'item'
  | 'index'
  | 'attribute'
  | 'comprehension'
  | 'lambda'
  | 'yield'
  | 'await'
  | 'starred'
  | 'named'
  | 'either'
  | 'not'
  | 'compared'
  | 'binary'
  | 'unary';

const CONSTANTS = new Set(['None', 'True', 'False']);
const WORDS = new Set('and or not in is if else for lambda yield await async'.split(' '));
/** Binary operators, from the lowest precedence to the highest. */
const BINARY = [['|'], ['^'], ['&'], ['<<', '>>'], ['+', '-'], ['*', '/', '//', '%', '@']];
const COMPARISONS = new Set(['<', '>', '<=', '>=', '==', '!=', 'in', 'is']);
/** Calls that inspect their caller; they are no parts. */
const LOOKING = new Set(['super', 'locals', 'globals', 'vars', 'dir', 'eval', 'exec']);

/** Brackets and operators within one another: CPython reads 200 brackets. */
const DEEPEST = 200;
/** Links of a chain such as a + a + a, which is as deep as it is long. */
const LONGEST = 2000;

export class ExpressionReader extends TokenReader {
  private certain = true;
  private open = 0;

  /**
   * Whether every part read so far is evaluated, in order. Not if that depends on a value, on a number of items or on
   * resuming, nor for lambdas and generator expressions, which run on the line that they stand in.
   */
  get isCertain(): boolean {
    return this.certain;
  }

  /** Reads expressions; with commas between them they are a tuple. */
  list(): Expression {
    const first = this.place;
    const items = this.items([...')]}=:;', '']);
    if (items.length === 0) throw new NotRead();
    return items.length === 1 && this.tokens[this.place - 1]?.text !== ','
      ? items[0]!
      : this.made('tuple', 'tuple', first, false, items);
  }

  /** Reads what stands before the `in` of a loop. */
  targets(): Expression {
    const first = this.place;
    const found: Expression[] = [];
    while (this.text !== 'in') {
      found.push(
        this.takes('*') ? this.made('other', 'starred', first, false, [this.trailed()], '*') : this.trailed(),
      );
      if (!this.takes(',')) break;
    }
    if (found.length === 0) throw new NotRead();
    return found.length === 1 && this.tokens[this.place - 1]?.text !== ','
      ? found[0]!
      : this.made('tuple', 'tuple', first, false, found);
  }

  test(): Expression {
    return this.nested(() => this.testHere());
  }

  /** Python itself reads no deeper nesting, and code that walks over an expression has no room for it. */
  private nested(read: () => Expression): Expression {
    if (++this.open > DEEPEST) throw new NotRead();
    const found = read();
    this.open--;
    return found;
  }

  private testHere(): Expression {
    const first = this.place;
    if (this.takes('lambda')) {
      this.certain = false;
      this.skipTo(':');
      this.test();
      return this.made('other', 'lambda', first, false, []);
    }
    if (this.takes('yield')) {
      this.certain = false;
      if (this.takes('from')) return this.made('other', 'yield', first, false, [this.list()]);
      // The next state shows the yielded value.
      const given = this.ends ? [] : [{ ...this.list(), part: false }];
      return this.made('other', 'yield', first, false, given);
    }
    const stars = this.keyword(['*', '**']);
    if (stars) return this.made('other', 'starred', first, false, [this.binary(0)], stars);
    const value = this.either();
    if (this.takes(':=')) return this.made('other', 'named', first, false, [this.test()]);
    if (!this.takes('if')) return value;
    const condition = this.either();
    this.expect('else');
    const other = this.test();
    return { ...this.branched('either', first, [condition, value, other], 'if'), unlikely: other };
  }

  private either(): Expression {
    return this.chain('or', () => this.chain('and', () => this.not()));
  }

  private chain(word: string, read: () => Expression): Expression {
    const first = this.place;
    const values = [read()];
    while (this.takes(word)) values.push(read());
    return values.length === 1 ? values[0]! : this.branched('either', first, values, word);
  }

  private not(): Expression {
    const first = this.place;
    if (!this.takes('not')) return this.comparison();
    return this.operation('not', first, [this.nested(() => this.not())]);
  }

  private comparison(): Expression {
    const first = this.place;
    const values = [this.binary(0)];
    let word = '';
    for (;;) {
      const negated = this.text === 'not' && this.tokens[this.place + 1]?.text === 'in';
      if (!negated && !COMPARISONS.has(this.text)) break;
      if (negated) this.place++;
      word = `${negated ? 'not ' : ''}${this.text}`;
      this.place++;
      if (word === 'is' && this.takes('not')) word = 'is not';
      values.push(this.binary(0));
    }
    if (values.length === 1) return values[0]!;
    return values.length === 2
      ? this.operation('compared', first, values, word)
      : this.branched('compared', first, values);
  }

  private binary(level: number): Expression {
    if (level === BINARY.length) return this.unary();
    const first = this.place;
    let left = this.binary(level + 1);
    for (;;) {
      const operator = this.keyword(BINARY[level]!);
      if (!operator) return left;
      left = this.operation('binary', first, [left, this.binary(level + 1)], operator);
    }
  }

  private unary(): Expression {
    const first = this.place;
    const sign = this.keyword(['-', '+', '~']);
    if (sign) return this.operation('unary', first, [this.nested(() => this.unary())], sign);
    const awaited = this.takes('await');
    if (awaited) this.certain = false;
    const base = this.trailed();
    const value = awaited ? this.made('other', 'await', first, false, [base]) : base;
    return this.takes('**')
      ? this.operation('binary', first, [value, this.nested(() => this.unary())], '**')
      : value;
  }

  /** An operation; it is no part if the compiler computes it. */
  private operation(syntax: Syntax, first: number, inside: readonly Expression[], word?: string): Expression {
    const folded = inside.every(({ kind }) => kind === 'constant');
    return this.made(folded ? 'constant' : 'other', syntax, first, !folded, inside, word);
  }

  /** An operation whose operands are not always evaluated. */
  private branched(syntax: Syntax, first: number, inside: readonly Expression[], word?: string): Expression {
    const made = this.operation(syntax, first, inside, word);
    if (made.part) this.certain = false;
    return made;
  }

  /** Reads an atom and its attributes, calls and indices. */
  private trailed(): Expression {
    const first = this.place;
    let value = this.atom();
    for (;;) {
      if (this.takes('.')) {
        const name = this.take('name');
        value =
          this.text === '('
            ? this.called(first, this.made('attribute', 'attribute', first, true, [value], name), name)
            : this.made('attribute', 'attribute', first, true, [value], name);
      } else if (this.text === '(') {
        const name = value.kind === 'name' ? this.tokens[this.place - 1]!.text : undefined;
        value = this.called(first, value, name);
      } else if (this.takes('[')) {
        const index = this.index();
        this.expect(']');
        const folded = value.kind === 'constant' && index.kind === 'constant';
        value = this.made(folded ? 'constant' : 'item', 'item', first, !folded, [value, index]);
      } else return value;
    }
  }

  private called(first: number, callee: Expression, name: string | undefined): Expression {
    // The object of a method is evaluated as a part, the method itself is not.
    const within = callee.kind === 'attribute' && name !== undefined ? callee.inside : [callee];
    const given = this.call();
    const part = name === undefined || callee.kind === 'attribute' || !LOOKING.has(name);
    const made = this.made('other', 'call', first, part, [...within, ...given]);
    return { ...made, callee, given, ...(name === undefined ? {} : { called: name }) };
  }

  /** Reads the arguments, with their brackets. */
  private call(): Expression[] {
    this.expect('(');
    const found = this.items([')']);
    this.expect(')');
    return found;
  }

  /** Reads what stands in the brackets of an index: expressions, slices. */
  private index(): Expression {
    const first = this.place;
    const found: Expression[] = [];
    let word = '';
    while (this.text !== ']') {
      const mark = this.keyword([':', ',']);
      if (mark) word += mark;
      else found.push(this.test());
    }
    const folded = found.every(({ kind }) => kind === 'constant');
    return this.made(folded ? 'constant' : 'other', 'index', first, false, found, word);
  }

  private atom(): Expression {
    const first = this.place;
    const token = this.tokens[first];
    if (!token) throw new NotRead();
    this.place++;
    if (token.kind === 'number' || token.text === '...')
      return this.made('constant', 'constant', first, false, []);
    if (token.kind === 'string') {
      let formatted = isFormatted(token);
      for (let next = this.tokens[this.place]; next?.kind === 'string'; next = this.tokens[++this.place])
        formatted ||= isFormatted(next);
      return formatted
        ? this.made('other', 'formatted', first, true, [])
        : this.made('constant', 'constant', first, false, []);
    }
    if (token.kind === 'name') {
      if (WORDS.has(token.text)) throw new NotRead();
      const kind = CONSTANTS.has(token.text) ? 'constant' : 'name';
      return this.made(kind, kind, first, false, []);
    }
    const closing = CLOSING[token.text];
    if (closing === undefined) throw new NotRead();
    return this.display(first, closing);
  }

  /** Reads what follows an opening bracket: a tuple, an expression in brackets, a display, a comprehension. */
  private display(first: number, closing: string): Expression {
    const items = this.items([closing]);
    const last = this.tokens[this.place - 1]!.text;
    this.expect(closing);
    const [only] = items;
    if (only?.kind === 'comprehension')
      return this.made('other', 'comprehension', first, closing !== ')', only.inside, closing);
    if (closing !== ')') return this.made('other', closing === ']' ? 'list' : 'braces', first, false, items);
    return items.length === 1 && last !== ',' ? only! : this.made('tuple', 'tuple', first, false, items);
  }

  /**
   * Reads items separated by commas, also of a dict or a call, up to one of these; for a comprehension, what it
   * iterates over.
   */
  private items(until: readonly string[]): Expression[] {
    const found: Expression[] = [];
    while (!until.includes(this.text)) {
      const first = this.place;
      const keyword = this.text;
      let item = this.test();
      if (item.kind === 'name' && until.length === 1 && this.takes('=')) item = { ...this.test(), keyword };
      const pair = until[0] === '}' && this.takes(':');
      const value = pair ? this.test() : undefined;
      this.takes('async');
      if (this.takes('for')) {
        this.certain = false;
        this.skipTo('in');
        const over = this.either();
        this.skipToClosing();
        found.push(this.made('comprehension', 'comprehension', first, false, [over]));
      } else found.push(...(value ? [{ ...item, isKey: true as const }, value] : [item]));
      if (!this.takes(',')) break;
    }
    return found;
  }

  /** Makes an expression from a token up to the one before the current token. */
  private made(
    kind: Expression['kind'],
    syntax: Syntax,
    first: number,
    part: boolean,
    inside: readonly Expression[],
    word?: string,
  ): Expression {
    const last = this.tokens[Math.max(first, this.place - 1)]!;
    const { start } = this.tokens[first]!;
    let depth = 0;
    for (const each of inside) depth = Math.max(depth, each.depth + 1);
    if (depth > LONGEST) throw new NotRead();
    return {
      kind,
      syntax,
      start,
      end: last.end,
      part,
      inside,
      depth,
      ...(word === undefined ? {} : { word }),
    };
  }
}

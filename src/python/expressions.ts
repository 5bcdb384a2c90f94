/** Reading the expressions of one statement of Python: where each begins and ends, and what it is made of. */
import { isFormatted, NotRead, type Token, tokensOf } from './tokens.ts';

export interface Expression {
  readonly kind: 'constant' | 'name' | 'tuple' | 'item' | 'attribute' | 'comprehension' | 'other';
  readonly start: number;
  readonly end: number;
  /** It is worked out to a value that is worth telling: a call, an operation, a look-up. */
  readonly part: boolean;
  /** How many expressions stand within one another. */
  readonly depth: number;
  /** What it is made of, in the order of evaluation. What runs in a scope of its own is left out. */
  readonly inside: readonly Expression[];
  /** Of those, the one that is probably not evaluated. */
  readonly unlikely?: Expression;
  /** The name of the function or method, for a call. */
  readonly called?: string;
  readonly syntax: Syntax;
  /** An operator, the name of an attribute, the stars before an argument; of an index, its commas and colons. */
  readonly word?: string;
  /** The name that an argument is given for. */
  readonly keyword?: string;
  /** Of a call, what is called, and with what. */
  readonly callee?: Expression;
  readonly given?: readonly Expression[];
  /** It is a key, and the value follows. */
  readonly isKey?: true;
}

/**
 * What an expression is, as Python's grammar has it. A constant is what the compiler knows by its text, `formatted` an
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
/** From the loosest to the tightest. */
const BINARY = [['|'], ['^'], ['&'], ['<<', '>>'], ['+', '-'], ['*', '/', '//', '%', '@']];
const COMPARISONS = new Set(['<', '>', '<=', '>=', '==', '!=', 'in', 'is']);
const AUGMENTED = new Set(['+=', '-=', '*=', '/=', '//=', '%=', '@=', '&=', '|=', '^=', '<<=', '>>=', '**=']);
/** Calls that look at whoever calls them are no parts. */
const LOOKING = new Set(['super', 'locals', 'globals', 'vars', 'dir', 'eval', 'exec']);
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Brackets and operators within one another: CPython reads 200 brackets. */
const DEEPEST = 200;
/** Links of a chain such as a + a + a, which is as deep as it is long. */
const LONGEST = 2000;

export class ExpressionReader {
  private readonly tokens: readonly Token[];
  private place = 0;
  private certain = true;
  private open = 0;

  constructor(source: string) {
    this.tokens = tokensOf(source);
  }

  /**
   * Is every part of what was read evaluated, in its order? Not where it depends on a value or on a number of items, on
   * who resumes it, or on whose turn it is: a lambda and a generator expression run on the same line as what they stand
   * in.
   */
  get isCertain(): boolean {
    return this.certain;
  }

  /** Does nothing at all follow on the line? */
  get atLineEnd(): boolean {
    return this.place >= this.tokens.length;
  }

  /** Is the statement over? */
  get atEnd(): boolean {
    return this.place >= this.tokens.length || this.text === ';';
  }

  /** The keyword that stands here, if it is one of these; it is taken. */
  keyword(words: readonly string[]): string | undefined {
    return words.find(word => this.takes(word));
  }

  takes(text: string): boolean {
    if (this.text !== text) return false;
    this.place++;
    return true;
  }

  takesAugmented(): boolean {
    if (!AUGMENTED.has(this.text)) return false;
    this.place++;
    return true;
  }

  /** Goes behind a word that stands in no brackets. */
  skipTo(text: string): void {
    for (let depth = 0; depth > 0 || !this.takes(text); this.place++) {
      if (this.atEnd) throw new NotRead();
      if (this.text in CLOSING) depth++;
      else if (')]}'.includes(this.text)) depth--;
    }
  }

  /** Expressions with commas between them are a tuple. */
  list(): Expression {
    const first = this.place;
    const items = this.items([...')]}=:;', '']);
    if (items.length === 0) throw new NotRead();
    return items.length === 1 && this.tokens[this.place - 1]?.text !== ','
      ? items[0]!
      : this.made('tuple', 'tuple', first, false, items);
  }

  /** What stands before the `in` of a loop. */
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

  /** Python itself reads no deeper nesting, and who walks over an expression has no room for one. */
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
      // What is yielded the next state shows.
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

  /** What the compiler works out by itself is no part. */
  private operation(syntax: Syntax, first: number, inside: readonly Expression[], word?: string): Expression {
    const folded = inside.every(({ kind }) => kind === 'constant');
    return this.made(folded ? 'constant' : 'other', syntax, first, !folded, inside, word);
  }

  /** An operation of which not all is always evaluated. */
  private branched(syntax: Syntax, first: number, inside: readonly Expression[], word?: string): Expression {
    const made = this.operation(syntax, first, inside, word);
    if (made.part) this.certain = false;
    return made;
  }

  /** An atom and what hangs on it: attributes, calls, items. */
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
    // What a method is looked up on is worked out, the method itself is no part.
    const within = callee.kind === 'attribute' && name !== undefined ? callee.inside : [callee];
    const given = this.call();
    const part = name === undefined || callee.kind === 'attribute' || !LOOKING.has(name);
    const made = this.made('other', 'call', first, part, [...within, ...given]);
    return { ...made, callee, given, ...(name === undefined ? {} : { called: name }) };
  }

  /** The arguments, brackets included. */
  private call(): Expression[] {
    this.expect('(');
    const found = this.items([')']);
    this.expect(')');
    return found;
  }

  /** What stands between the brackets of an item: expressions, slices. */
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

  /** Behind an opening bracket: a tuple, an expression in brackets, a display, a comprehension. */
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
   * Items with commas between, up to one of these: also of a dict, of a call; or a comprehension, by what it goes over.
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

  private skipToClosing(): void {
    for (let depth = 0; ; this.place++) {
      if (this.atEnd) throw new NotRead();
      if (this.text in CLOSING) depth++;
      else if (')]}'.includes(this.text) && depth-- === 0) return;
    }
  }

  private get ends(): boolean {
    return this.atEnd || ')]}:'.includes(this.text);
  }

  private get text(): string {
    return this.tokens[this.place]?.text ?? '';
  }

  private take(kind: Token['kind']): string {
    const token = this.tokens[this.place++];
    if (token?.kind !== kind) throw new NotRead();
    return token.text;
  }

  private expect(text: string): void {
    if (!this.takes(text)) throw new NotRead();
  }

  /** An expression from a token up to the one before the present one. */
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

/** Reading the expressions of one line of Python: where each begins and ends, and what it is made of. */

export interface Expression {
  readonly kind: 'constant' | 'name' | 'tuple' | 'item' | 'attribute' | 'comprehension' | 'other';
  readonly start: number;
  readonly end: number;
  /** It is worked out to a value that is worth telling: a call, an operation, a look-up. */
  readonly part: boolean;
  /** What it is made of, in the order of evaluation. What runs in a scope of its own is left out. */
  readonly inside: readonly Expression[];
  /** Of those, the one that is probably not evaluated. */
  readonly unlikely?: Expression;
  /** The name of the function or method, for a call. */
  readonly called?: string;
}

/** A line, or a piece of one, that cannot be read here. */
export class NotRead extends Error {}

interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'operator';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN =
  /\s*(?:(?<string>[rRbBuUfF]{0,2}(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'))|(?<number>(?:\d[\w]*\.?\w*|\.\d\w*)(?:(?<=[eE])[+-]\d+)?)|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<operator>\.\.\.|\*\*=?|\/\/=?|<<=?|>>=?|[-+*/%@&|^<>=!:]=|->|[-+*/%@&|^~<>=:;,.()[\]{}]))/uy;
const CONSTANTS = new Set(['None', 'True', 'False']);
const WORDS = new Set('and or not in is if else for lambda yield await async'.split(' '));
/** From the loosest to the tightest. */
const BINARY = [['|'], ['^'], ['&'], ['<<', '>>'], ['+', '-'], ['*', '/', '//', '%', '@']];
const COMPARISONS = new Set(['<', '>', '<=', '>=', '==', '!=', 'in', 'is']);
const AUGMENTED = new Set(['+=', '-=', '*=', '/=', '//=', '%=', '@=', '&=', '|=', '^=', '<<=', '>>=', '**=']);
/** Calls that look at whoever calls them are no parts. */
const LOOKING = new Set(['super', 'locals', 'globals', 'vars', 'dir', 'eval', 'exec']);
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

export class ExpressionReader {
  private readonly tokens: readonly Token[];
  private place = 0;
  private certain = true;

  constructor(source: string) {
    this.tokens = tokensOf(source);
  }

  /**
   * Is every part of what was read evaluated, in its order? Not where it depends on a value or on a number of items, on who resumes
   * it, or on whose turn it is: a lambda and a generator expression run on the same line as what they stand in.
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
      : this.made('tuple', first, false, items);
  }

  test(): Expression {
    const first = this.place;
    if (this.takes('lambda')) {
      this.certain = false;
      this.skipTo(':');
      this.test();
      return this.made('other', first, false, []);
    }
    if (this.takes('yield')) {
      this.certain = false;
      this.takes('from');
      return this.made('other', first, false, this.ends ? [] : [this.list()]);
    }
    if (this.takes('*') || this.takes('**')) return this.made('other', first, false, [this.binary(0)]);
    const value = this.either();
    if (this.takes(':=')) return this.made('other', first, false, [this.test()]);
    if (!this.takes('if')) return value;
    const condition = this.either();
    this.expect('else');
    const other = this.test();
    return { ...this.branched(first, [condition, value, other]), unlikely: other };
  }

  private either(): Expression {
    return this.chain('or', () => this.chain('and', () => this.not()));
  }

  private chain(word: string, read: () => Expression): Expression {
    const first = this.place;
    const values = [read()];
    while (this.takes(word)) values.push(read());
    return values.length === 1 ? values[0]! : this.branched(first, values);
  }

  private not(): Expression {
    const first = this.place;
    if (!this.takes('not')) return this.comparison();
    return this.operation(first, [this.not()]);
  }

  private comparison(): Expression {
    const first = this.place;
    const values = [this.binary(0)];
    for (;;) {
      const negated = this.text === 'not' && this.tokens[this.place + 1]?.text === 'in';
      if (!negated && !COMPARISONS.has(this.text)) break;
      if (negated) this.place++;
      const is = this.text === 'is';
      this.place++;
      if (is) this.takes('not');
      values.push(this.binary(0));
    }
    if (values.length === 1) return values[0]!;
    return values.length === 2 ? this.operation(first, values) : this.branched(first, values);
  }

  private binary(level: number): Expression {
    if (level === BINARY.length) return this.unary();
    const first = this.place;
    let left = this.binary(level + 1);
    while (BINARY[level]!.includes(this.text)) {
      this.place++;
      left = this.operation(first, [left, this.binary(level + 1)]);
    }
    return left;
  }

  private unary(): Expression {
    const first = this.place;
    if (this.takes('-') || this.takes('+') || this.takes('~')) {
      return this.operation(first, [this.unary()]);
    }
    const awaited = this.takes('await');
    if (awaited) this.certain = false;
    const base = this.trailed();
    const value = awaited ? this.made('other', first, false, [base]) : base;
    return this.takes('**') ? this.operation(first, [value, this.unary()]) : value;
  }

  /** What the compiler works out by itself is no part. */
  private operation(first: number, inside: readonly Expression[]): Expression {
    const folded = inside.every(({ kind }) => kind === 'constant');
    return this.made(folded ? 'constant' : 'other', first, !folded, inside);
  }

  /** An operation of which not all is always evaluated. */
  private branched(first: number, inside: readonly Expression[]): Expression {
    const made = this.operation(first, inside);
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
            ? { ...this.made('other', first, true, [value, ...this.call()]), called: name }
            : this.made('attribute', first, true, [value]);
      } else if (this.text === '(') {
        const name = value.kind === 'name' ? this.tokens[this.place - 1]!.text : undefined;
        const inside = [value, ...this.call()];
        const part = name === undefined || !LOOKING.has(name);
        value = {
          ...this.made('other', first, part, inside),
          ...(name === undefined ? {} : { called: name }),
        };
      } else if (this.takes('[')) {
        const index = this.index();
        this.expect(']');
        const folded = value.kind === 'constant' && index.kind === 'constant';
        value = this.made(folded ? 'constant' : 'item', first, !folded, [value, index]);
      } else return value;
    }
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
    while (this.text !== ']') if (!this.takes(':') && !this.takes(',')) found.push(this.test());
    const folded = found.every(({ kind }) => kind === 'constant');
    return this.made(folded ? 'constant' : 'other', first, false, found);
  }

  private atom(): Expression {
    const first = this.place;
    const token = this.tokens[first];
    if (!token) throw new NotRead();
    this.place++;
    if (token.kind === 'number' || token.text === '...') return this.made('constant', first, false, []);
    if (token.kind === 'string') {
      let formatted = isFormatted(token);
      for (let next = this.tokens[this.place]; next?.kind === 'string'; next = this.tokens[++this.place])
        formatted ||= isFormatted(next);
      return this.made(formatted ? 'other' : 'constant', first, formatted, []);
    }
    if (token.kind === 'name') {
      if (WORDS.has(token.text)) throw new NotRead();
      return this.made(CONSTANTS.has(token.text) ? 'constant' : 'name', first, false, []);
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
    if (only?.kind === 'comprehension') return this.made('other', first, closing !== ')', only.inside);
    if (closing !== ')') return this.made('other', first, false, items);
    return items.length === 1 && last !== ',' ? only! : this.made('tuple', first, false, items);
  }

  /** Items with commas between, up to one of these: also of a dict, of a call; or a comprehension, by what it goes over. */
  private items(until: readonly string[]): Expression[] {
    const found: Expression[] = [];
    while (!until.includes(this.text)) {
      const first = this.place;
      let item = this.test();
      if (item.kind === 'name' && until.length === 1 && this.takes('=')) item = this.test();
      const pair = until[0] === '}' && this.takes(':');
      const value = pair ? this.test() : undefined;
      this.takes('async');
      if (this.takes('for')) {
        this.certain = false;
        this.skipTo('in');
        const over = this.either();
        this.skipToClosing();
        found.push(this.made('comprehension', first, false, [over]));
      } else found.push(item, ...(value ? [value] : []));
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
    first: number,
    part: boolean,
    inside: readonly Expression[],
  ): Expression {
    const last = this.tokens[Math.max(first, this.place - 1)]!;
    return { kind, start: this.tokens[first]!.start, end: last.end, part, inside };
  }
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    if (/^\s*(?:#|$)/.test(source.slice(at))) return tokens;
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(source);
    if (!found) throw new NotRead();
    const [kind, text] = Object.entries(found.groups!).find(([, each]) => each !== undefined)!;
    at = TOKEN.lastIndex;
    tokens.push({ kind: kind as Token['kind'], text, start: at - text.length, end: at });
  }
}

function isFormatted({ text }: Token): boolean {
  return /^[rR]?[fF][^{]*(?:\{\{[^{]*)*\{(?!\{)/.test(text);
}

/**
 * Evaluates one line as far as its text and the variables before it are certain. Expressions are evaluated in
 * Python's order, with values where these are known. Where a value is unknown, the line may raise, call what it can
 * reach, and change what is mutable.
 */
import { boundBy } from '../bindings.ts';
import { type Expression, ExpressionReader } from '../expressions.ts';
import type { Knowledge } from '../knowledge.ts';
import type { ClassDefinition } from '../program-definitions.ts';
import type { Statement } from '../statements.ts';
import { NotRead } from '../tokens.ts';
import { NONE, object, truthOf, UNKNOWN } from '../values.ts';
import { Assignments } from './assignments.ts';
import { Called, type Known, Lost, Raised } from './known-values.ts';
import type { BoundCall, Outcome, Situation } from './line-outcome.ts';
import { RAISED } from './names.ts';

export class LineEvaluation extends Assignments {
  /**
   * Undefined if nothing is certain: after a resume, and for lambdas and generator expressions, which run on the same
   * line.
   */
  static of(
    knowledge: Knowledge,
    statement: Statement,
    situation: Situation,
    isLost = false,
  ): Outcome | undefined {
    const { text, inline, keyword } = statement;
    const code = `${text} ${inline}`;
    if (knowledge.reach.isStrange || code.includes(';')) return undefined;
    if (/\b(?:yield|await|async)\b/.test(code) || opensGenerator(code, keyword)) return undefined;
    return new LineEvaluation(knowledge, statement, situation).outcome(isLost);
  }

  protected outcome(isLost: boolean): Outcome {
    let call: BoundCall | undefined;
    let ends = true;
    let fails = false;
    for (const line of this.knowledge.reach.always) this.calls.add(line);
    try {
      if (isLost || (this.statement.inline !== '' && this.statement.keyword !== 'class')) throw new NotRead();
      this.run();
      if (this.met < this.at.returned.length) throw new Lost();
    } catch (error) {
      if (error instanceof Called) {
        call = error.call;
        ends = false;
      } else if (error instanceof Raised && this.met === this.at.returned.length) {
        fails = true;
        this.raises = true;
        this.sets.clear();
        this.forms.clear();
        this.forgetFields();
        this.value = error.text === undefined ? undefined : object(error.text);
      } else if (error instanceof Raised) this.giveUp();
      else if (error instanceof Lost || error instanceof NotRead || error instanceof RangeError)
        this.giveUp();
      else throw error;
    }
    const { definitions } = this.knowledge;
    const elsewhere = definitions.globalsIn(definitions.flow.functionOf(this.statement));
    const own = [...this.sets].filter(([name]) => !elsewhere.has(name));
    const texts = own.map(([name, value]) => [name, value && this.now(value).text] as const);
    return {
      calls: this.calls,
      bindings: this.bindings,
      fails,
      ...(call ? { call } : {}),
      ends,
      raises: this.raises,
      effects: this.effects,
      changed: this.changed,
      forms: this.lastingForms,
      sets: new Map([...texts, ...this.lastingFields]),
      attributes: this.attributes,
      settled: this.settled,
      optional: this.optional,
      binds: this.optional && OTHERS.has(this.statement.keyword) ? 'anything' : 'listed',
      gone: this.gone,
      value: this.value && this.now(this.value).text,
      enters: this.enters,
    };
  }

  /** From here on the line may do anything that it can do. */
  protected giveUp(): void {
    const { statement } = this;
    this.calls = new Set([...this.calls, ...this.reachOf(codeWithin(statement))]);
    this.bindings.clear();
    this.raises = true;
    this.mayChange();
    this.forms.clear();
    this.optional = true;
    this.forgetFields();
    this.sets = new Map(boundBy(statement).map(name => [name, undefined]));
    this.gone = [];
    this.value = undefined;
    this.enters = undefined;
  }

  protected run(): void {
    const reader = new ExpressionReader(this.source);
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
        return;
      case 'return':
        reader.takes('return');
        this.value = reader.atEnd ? NONE : this.list(reader);
        return;
      case 'raise':
        this.raise(reader);
        return;
      case 'assert':
        reader.takes('assert');
        if (truthOf(this.now(this.test(reader))) !== true) this.raises = true;
        if (reader.takes(',')) this.evaluateUncertain([reader.test()]);
        return;
      case 'if':
      case 'elif':
      case 'while':
        reader.takes(keyword);
        this.enters = this.condition(this.test(reader));
        return;
      case 'for':
        this.round(reader);
        return;
      case 'del':
        this.forget(reader);
        return;
      case 'except':
        this.handle();
        return;
      case 'def':
        this.define();
        return;
      case 'class':
        this.makeClass();
        return;
      default:
        if (OTHERS.has(keyword)) throw new NotRead();
        this.assign(reader);
    }
  }

  protected test(reader: ExpressionReader): Known {
    const value = this.evaluate(reader.test());
    reader.takes(':');
    return value;
  }

  protected raise(reader: ExpressionReader): void {
    reader.takes('raise');
    this.raises = true;
    if (reader.atEnd) return;
    const node = reader.test();
    const value = this.now(this.evaluate(node));
    if (value.builtin !== undefined && RAISED.has(value.builtin)) this.value = object(`${value.builtin}()`);
    else if (value.class) throw new NotRead();
    else if (node.syntax === 'call') this.value = value;
    if (reader.takes('from')) this.evaluate(reader.test());
    if (!reader.atLineEnd) throw new NotRead();
  }

  protected forget(reader: ExpressionReader): void {
    reader.takes('del');
    const node = reader.list();
    for (const each of node.syntax === 'tuple' ? node.inside : [node]) {
      const name = this.text(each);
      if (each.syntax !== 'name' || !this.at.locals.has(name)) throw new NotRead();
      this.gone.push(name);
    }
  }

  /** Starts the next iteration of a loop: over its first value, as that is by now. */
  protected round(reader: ExpressionReader): void {
    const { loop } = this.at;
    reader.takes('for');
    const target = reader.targets();
    if (!loop || !reader.takes('in')) throw new NotRead();
    const over = reader.list();
    reader.takes(':');
    if (!reader.atLineEnd) throw new NotRead();
    const item = this.item(over, loop.turn, loop.turn === 0 ? this.at.locals : loop.locals);
    if (item === 'none') this.enters = false;
    else {
      this.enters = true;
      this.bind(target, this.refreshed(item));
    }
  }

  protected handle(): void {
    const { raised } = this.at;
    const [, type = '', name] =
      /^except\b\s*(.*?)(?:\s+as\s+([\p{L}_]\w*))?$/su.exec(this.statement.text.trim()) ?? [];
    if (raised === undefined) throw new NotRead();
    const [, own] = /^([\p{L}_][\w]*)\(/u.exec(raised) ?? [];
    const caught =
      own !== undefined &&
      type
        .replace(/^\(|\)$/g, '')
        .split(',')
        .some(each => each.trim() === own);
    this.enters = type === '' || caught ? true : undefined;
    if (this.enters === undefined) {
      this.optional = true;
      this.raises = true;
    }
    if (name === undefined) return;
    this.sets.set(name, object(raised));
    if (own !== undefined && !this.knowledge.definitions.classes.some(each => each.name === own))
      this.settle(name);
  }

  protected define(): void {
    const own = this.knowledge.definitions.functionOf(this.statement)!;
    if (own.decorators.length > 0) throw new NotRead();
    for (const { default: given, annotation } of this.knowledge.definitions.parametersOf(own)) {
      if (given !== undefined) this.evaluateText(given);
      if (annotation !== undefined) this.annotation(undefined, annotation);
    }
    const [, result] = /->\s*([^:]*)$/.exec(this.statement.text) ?? [];
    if (result !== undefined) this.annotation(undefined, result);
    const text = own.nested || own.owner ? undefined : `<function ${own.name}>`;
    this.sets.set(own.name, text === undefined ? UNKNOWN : object(text));
  }

  protected makeClass(): void {
    const { definitions } = this.knowledge;
    const own = definitions.classOf(this.statement)!;
    const isPlain =
      own.decorators.length === 0 &&
      (own.bases.length === 0 || (own.bases.length === 1 && QUIET.test(own.bases[0]!))) &&
      own.statement.inline === '' &&
      own.statement.body.every(each => this.isQuiet(each, own));
    if (!isPlain || this.at.returned.length > 0) throw new NotRead();
    const { named } = this.at;
    const text = named === undefined || !this.at.isModule ? undefined : `<class '${named}.${own.name}'>`;
    this.sets.set(own.name, text === undefined ? UNKNOWN : object(text));
  }

  /** Whether a statement in a class runs no code of the program: a method, a string, a constant. */
  protected isQuiet(each: Statement, own: ClassDefinition): boolean {
    if (each.keyword === 'pass' || /^(?:''\s*)+$|^\.\.\.$/.test(each.text)) return true;
    if (each.keyword === '@') return /^@\s*(?:property|staticmethod|classmethod)$/.test(each.text);
    if (each.keyword === 'def') {
      return (
        this.knowledge.definitions
          .parametersOf(own.methods.get(/def\s+([\p{L}_]\w*)/u.exec(each.text)![1]!)!)
          .every(({ default: given, annotation }) => {
            if (annotation !== undefined && !PLAIN_TYPES.test(annotation)) return false;
            return given === undefined || this.isLiteral(given);
          }) && !/->\s*(?!None\b|''|int\b|str\b|float\b|bool\b)/.test(each.text)
      );
    }
    const [, given] =
      /^[\p{L}_]\w*\s*=(?!=)\s*(.*)$/su.exec(this.knowledge.definitions.sourceOf(each).trim()) ?? [];
    return given !== undefined && this.isLiteral(given);
  }

  protected annotation(node: Expression | undefined, text = node ? this.text(node) : ''): void {
    if (!PLAIN_TYPES.test(text)) {
      this.raises = true;
      if (!/^[\w.[\], |'"]*$/.test(text)) throw new NotRead();
    }
  }

  protected evaluateText(source: string): void {
    if (!this.isLiteral(source)) throw new NotRead();
  }
}

/** Statements that are not evaluated. */
const OTHERS = new Set(['with', 'match', 'case', 'import', 'from', '@', 'async']);
const QUIET = /^(?:object|Exception|ValueError|KeyError|RuntimeError|TypeError)$/;
/** Annotations whose evaluation calls nothing. */
const PLAIN_TYPES =
  /^\s*(?:(?:int|str|float|bool|bytes|object|None|list|dict|set|tuple)\b[\s|]*|\[\s*(?:int|str|float|bool|,\s*)*\]|'[^']*'|"[^"]*")*\s*$/;

/** The code of a class block, without the bodies of its methods. */
function codeWithin({ keyword, text, inline, body }: Statement): string {
  const own = `${text} ${inline}`;
  if (keyword !== 'class') return own;
  return [own, ...body.map(each => (each.keyword === 'def' ? each.text : codeFurther(each)))].join('\n');
}

function codeFurther(statement: Statement): string {
  return [codeWithin(statement), ...statement.body.map(codeFurther)].join('\n');
}

/** Whether code contains a generator expression: a `for` in round brackets, or without brackets of its own. */
function opensGenerator(code: string, keyword: string): boolean {
  const open: string[] = [];
  const text = keyword === 'for' ? code.replace(/^\s*for\b/, '') : code;
  for (const [found] of text.matchAll(/[([{}\])]|\bfor\b/g)) {
    if ('([{'.includes(found)) open.push(found);
    else if (')]}'.includes(found)) open.pop();
    else if (open.at(-1) !== '[' && open.at(-1) !== '{') return true;
  }
  return false;
}

/**
 * Finds the lines on which an activation can go on from a line, from statements alone, without values. Says nothing
 * where it could be wrong: in functions with `try`, `with`, `match` or `yield`, with several statements on a line,
 * and outside functions. With `guess` it also answers there, assuming that nothing is raised.
 */
import { definitionHead } from './definitions.ts';
import type { Source } from './source.ts';
import { type Statement, statementsOf } from './statements.ts';

export interface Ways {
  /** Lines of the statement itself. */
  readonly own: ReadonlySet<number>;
  /**
   * Lines on which it may go on, the likeliest first: if its test is true, and if it is false. Equal if it tests
   * nothing.
   */
  readonly yes: ReadonlySet<number>;
  readonly no: ReadonlySet<number>;
  /** Whether the activation may return from here. */
  readonly returns: boolean;
  /** The condition that decides between `yes` and `no`, as code. */
  readonly test: string | undefined;
}

/** The end of the function, among line numbers. */
export const END = 0;
const UNCERTAIN = new Set('try except finally with match case class'.split(' '));
const ELSE = new Set(['elif', 'else']);
/** Blocks that are skipped after a sibling block is done. */
const OTHERS = new Set([...ELSE, 'except', 'case']);
const HANDLERS = new Set(['except']);
const SCOPES = new Set(['def', 'class']);
/** Constants and declarations usually run no code. */
const SILENT =
  /^(?:''(?:\s*'')*|\.\.\.|[\d.]+|None|True|False|(?:global|nonlocal)\b.*|[\p{L}_]\w*\s*:[^=]*)$/u;
/** Where branches join within a line, some Python versions report the line again. */
const MEETS = /\b(?:and|or|if|for|lambda)\b/;
/** A statement that sets variables; the first of several targets is enough. */
const SETS = /^([\p{L}_][\p{L}\p{N}_]*(?:\s*,\s*[\p{L}_][\p{L}\p{N}_]*)*)\s*(?::[^=]*)?=(?!=)/u;
const ELSEWHERE = /^(?:global|nonlocal)\b/;

export class CodeFlow {
  readonly statements: readonly Statement[];
  private readonly byLine = new Map<number, Statement>();
  private readonly known = new Map<Statement, Ways | undefined>();
  private readonly sure = new Map<Statement | undefined, boolean>();
  /** Statements that are being entered, to detect cycles. */
  private readonly entered = new Set<Statement>();

  constructor(context: Source) {
    this.statements = statementsOf(context.lines);
    for (const statement of this.statements)
      for (let line = statement.first; line <= statement.last; line++) this.byLine.set(line, statement);
  }

  statementAt(line: number): Statement | undefined {
    return this.byLine.get(line);
  }

  /** The function or class that directly contains a statement. */
  ownerOf(statement: Statement): Statement | undefined {
    let at = statement.parent;
    while (at && !SCOPES.has(at.keyword)) at = at.parent;
    return at;
  }

  functionOf(statement: Statement): Statement | undefined {
    const owner = this.ownerOf(statement);
    return owner?.keyword === 'def' ? owner : undefined;
  }

  /** The names of the function that a line defines and of those around it. */
  namesAround(line: number): readonly string[] {
    const names: string[] = [];
    for (let at = this.byLine.get(line); at; at = at.parent) {
      const head = at.keyword === 'def' ? definitionHead(at.text) : undefined;
      if (head) names.push(head.name);
    }
    return names;
  }

  /** Where a line can go on; undefined if uncertain, unless a guess will do. */
  ways(line: number, guess = false): Ways | undefined {
    const statement = this.byLine.get(line);
    if (!statement || !(guess || this.isCertain(this.functionOf(statement)))) return undefined;
    // A definition on one line with its body may be running the body; an `else` alone never runs.
    if (statement.keyword === 'def' && statement.inline !== '') return undefined;
    if (statement.keyword === 'else' && statement.inline === '') return undefined;
    if (!this.known.has(statement)) this.known.set(statement, this.found(statement));
    return this.known.get(statement);
  }

  /**
   * Where a line goes on if nothing is raised, in any function and in the module. Undefined if something may run on
   * leaving a block, or if the line is met a second time to leave one.
   */
  leads(line: number): Ways | undefined {
    const statement = this.byLine.get(line);
    if (!statement || NOT_LEADING.has(statement.keyword) || isDecorated(statement)) return undefined;
    if (/;|\b(?:yield|await|async)\b/.test(`${statement.text} ${statement.inline}`)) return undefined;
    if (statement.inline !== '' || !this.isStraight(statement)) return undefined;
    // What its handler does not catch, the handlers of a `try` around it may.
    if (statement.keyword === 'except' && isTried(statement)) return undefined;
    if (!this.known.has(statement)) this.known.set(statement, this.found(statement));
    const ways = this.known.get(statement)!;
    if (this.mayBeginBefore(ways.yes) || this.mayBeginBefore(ways.no)) return undefined;
    if (statement.keyword !== 'for') return ways;
    const yes = this.body(statement);
    return { ...ways, yes, no: new Set([...ways.no].filter(each => !yes.has(each))) };
  }

  /** The first lines of the module that run. */
  get start(): ReadonlySet<number> {
    const [first] = this.statements;
    // A docstring of the module is stored, so its line is reported.
    if (first?.text.startsWith("'")) return linesOf(first);
    return first ? this.entry(first) : new Set();
  }

  /** The first lines of a call, behind the line of its definition. */
  beginning(line: number, guess = false): ReadonlySet<number> | undefined {
    const statement = this.byLine.get(line);
    if (statement?.keyword !== 'def' || !(guess || this.isCertain(statement)) || statement.body.length === 0)
      return undefined;
    const begins = this.entry(statement.body[0]!);
    return begins.has(END) || (!guess && this.mayBeginBefore(begins)) ? undefined : begins;
  }

  /** Lines from which the function of a line may return; `called` means the function defined on that line. */
  returning(line: number, called: boolean): ReadonlySet<number> | undefined {
    const statement = this.byLine.get(line);
    const within =
      called && statement?.keyword === 'def' ? statement : statement && this.functionOf(statement);
    if (!within || !this.isCertain(within)) return undefined;
    const lines = new Set<number>();
    for (const each of this.statements) {
      if (this.functionOf(each) !== within || !this.ways(each.first)?.returns) continue;
      for (let own = each.first; own <= each.last; own++) lines.add(own);
    }
    return lines.size > 0 ? lines : undefined;
  }

  /** Variables that certainly exist when a line has run and its activation goes on. */
  makes(line: number): readonly string[] {
    const statement = this.byLine.get(line);
    const ways = this.ways(line);
    if (!statement || !ways || ways.yes.has(line) || ways.no.has(line)) return [];
    const names =
      SETS.exec(statement.text)?.[1]
        ?.split(',')
        .map(name => name.trim()) ?? [];
    if (names.length === 0 || statement.body.length > 0 || statement.inline !== '') return [];
    const within = this.functionOf(statement);
    const shares = this.statements.some(
      each => ELSEWHERE.test(each.text) && this.functionOf(each) === within,
    );
    return shares ? [] : names;
  }

  private isCertain(within: Statement | undefined): within is Statement {
    let certain = this.sure.get(within);
    if (certain === undefined) {
      certain =
        within !== undefined &&
        within.inline === '' &&
        !within.text.startsWith('async') &&
        this.statements
          .filter(each => this.functionOf(each) === within)
          .every(each => {
            const code = `${each.text} ${each.inline}`;
            return !UNCERTAIN.has(each.keyword) && !/;|\b(?:yield|await|async)\b/.test(code);
          });
      this.sure.set(within, certain);
    }
    return certain;
  }

  /**
   * Whether the line may be reported early: some Python versions report a `%`-formatted string on the line before.
   */
  mayBeginBefore(lines: ReadonlySet<number>): boolean {
    return [...lines].some(line => /'' *%/.test(this.byLine.get(line)?.text ?? ''));
  }

  /** Whether nothing runs between a statement and the next one. */
  private isStraight(statement: Statement): boolean {
    const { keyword } = statement;
    if (keyword === 'try' || keyword === 'except' || keyword === 'raise') return true;
    const jumps = keyword === 'return' || keyword === 'break' || keyword === 'continue';
    for (let at = statement; ; ) {
      const { parent, siblings } = at;
      if (!jumps) {
        const passed = at.keyword === 'try' ? HANDLERS : OTHERS;
        let place = siblings.indexOf(at) + 1;
        while (passed.has(siblings[place]?.keyword ?? '')) place++;
        if (siblings[place]) return true;
      }
      if (!parent || SCOPES.has(parent.keyword)) return true;
      if (LOOPS.has(parent.keyword) && keyword !== 'return') return true;
      if (parent.keyword === 'with' || parent.keyword === 'finally') return false;
      if (parent.keyword === 'except' && /\bas\b/.test(parent.text)) return false;
      if (jumps && TRIED.has(parent.keyword) && hasFinally(parent)) return false;
      at = parent;
    }
  }

  private found(statement: Statement): Ways {
    const [yes, no] = this.branches(statement);
    const own = linesOf(statement);
    const spans = statement.first !== statement.last;
    const rest = statement.text.slice(statement.keyword.length);
    const again = spans || MEETS.test(`${rest} ${statement.inline}`) ? own : new Set<number>();
    return {
      own,
      yes: joined(yes, again),
      no: joined(no, again),
      returns: yes.has(END) || no.has(END),
      test: ['if', 'elif', 'while'].includes(statement.keyword) ? rest.trim() : undefined,
    };
  }

  private branches(statement: Statement): [Set<number>, Set<number>] {
    const { keyword, text } = statement;
    switch (keyword) {
      case 'if':
      case 'elif': {
        const other = this.beside(statement, 1);
        const no = other && ELSE.has(other.keyword) ? this.otherwise(other) : this.after(statement);
        return [this.body(statement), no];
      }
      case 'for':
      case 'while': {
        const other = this.beside(statement, 1);
        const over = other?.keyword === 'else' ? this.otherwise(other) : this.after(statement);
        const yes =
          statement.inline === '' ? this.body(statement) : joined(this.inline(statement), linesOf(statement));
        return keyword === 'for' ? both(joined(yes, over)) : [yes, isAlways(statement) ? yes : over];
      }
      case 'else':
        return both(this.inline(statement));
      case 'except': {
        const other = this.beside(statement, 1);
        if (other?.keyword === 'except') return [this.body(statement), linesOf(other)];
        const last = statement.siblings
          .slice(statement.siblings.indexOf(statement))
          .find(each => each.keyword !== 'except' && each.keyword !== 'else');
        return [this.body(statement), last?.keyword === 'finally' ? this.body(last) : new Set()];
      }
      case 'try':
      case 'finally':
      case 'with':
      case 'case':
        return both(this.body(statement));
      case 'match':
        return both(linesOf(statement.body[0] ?? statement));
      case '@':
      case 'def':
        return both(this.behindDefinition(statement));
      default:
        return both(this.simple(statement, text));
    }
  }

  /** The first lines of a block. */
  private body(statement: Statement): Set<number> {
    if (statement.inline !== '') return this.inline(statement);
    const [first] = statement.body;
    // A docstring of the module is stored, so its line is reported.
    if (first?.text.startsWith("'")) return linesOf(first);
    return first ? this.entry(first) : new Set();
  }

  /** The lines after an `elif` or `else` is reached. */
  private otherwise(statement: Statement): Set<number> {
    if (statement.keyword === 'elif' || statement.inline !== '') return linesOf(statement);
    return this.body(statement);
  }

  private inline(statement: Statement): Set<number> {
    return this.simple(statement, statement.inline);
  }

  /** The lines after a statement without a block; for an inline body, `statement` is its header. */
  private simple(statement: Statement, text: string): Set<number> {
    const word = /^[a-z]+\b/.exec(text)?.[0];
    const loop = LOOPS.has(statement.keyword) && statement.inline !== '' ? statement : loopAround(statement);
    switch (word) {
      case 'return':
        return new Set([END]);
      case 'raise':
        return new Set();
      case 'break':
        return loop ? this.after(loop) : new Set();
      case 'continue':
        return loop ? this.roundOf(loop) : new Set();
      default:
        return this.after(statement);
    }
  }

  /** The lines after a definition and its decorators: each is reported, some twice. */
  private behindDefinition(statement: Statement): Set<number> {
    const { siblings } = statement;
    let first = siblings.indexOf(statement);
    while (siblings[first - 1]?.keyword === '@') first--;
    let last = first;
    while (siblings[last]?.keyword === '@') last++;
    const whole = siblings.slice(first, last + 1);
    const above = statement.keyword === '@' ? linesOf(this.beside(statement, 1) ?? statement) : [];
    const found = new Set([...above, ...this.after(siblings[last] ?? statement)]);
    if (whole.length > 1) for (const each of whole) for (const line of linesOf(each)) found.add(line);
    return found;
  }

  /** The lines on which a statement begins. */
  private entry(statement: Statement): Set<number> {
    if (!SILENT.test(statement.text) || statement.body.length > 0) return linesOf(statement);
    const { parent, siblings } = statement;
    // An endless loop over constants returns to them.
    if (this.entered.has(statement)) return linesOf(statement);
    this.entered.add(statement);
    const after = this.after(statement);
    this.entered.delete(statement);
    // Some versions report constants, but none reports a function's docstring.
    const describes =
      parent?.keyword === 'def' && siblings[0] === statement && statement.text.startsWith("'");
    return describes ? after : joined(after, linesOf(statement));
  }

  /** The lines after a statement with its block and its other branches. */
  private after(statement: Statement): Set<number> {
    const passed = statement.keyword === 'try' ? HANDLERS : OTHERS;
    let place = statement.siblings.indexOf(statement) + 1;
    while (passed.has(statement.siblings[place]?.keyword ?? '')) place++;
    const next = statement.siblings[place];
    // After a `try` block comes its `else`, and after all of it its `finally`.
    if (next?.keyword === 'else' || next?.keyword === 'finally') return this.body(next);
    if (next) return this.entry(next);
    const { parent } = statement;
    if (!parent || SCOPES.has(parent.keyword)) return new Set([END]);
    return LOOPS.has(parent.keyword) ? this.roundOf(parent) : this.after(parent);
  }

  /** The lines of a loop's next iteration. */
  private roundOf(loop: Statement): Set<number> {
    return isAlways(loop) ? joined(linesOf(loop), this.body(loop)) : linesOf(loop);
  }

  private beside(statement: Statement, by: number): Statement | undefined {
    return statement.siblings[statement.siblings.indexOf(statement) + by];
  }
}

const LOOPS = new Set(['for', 'while']);
const TRIED = new Set(['try', 'except', 'else']);
/** Statements whose next line is unknown. */
const NOT_LEADING = new Set('else finally with match case async @'.split(' '));

function isDecorated(statement: Statement): boolean {
  const above = statement.siblings[statement.siblings.indexOf(statement) - 1];
  return SCOPES.has(statement.keyword) && above?.keyword === '@';
}

function isTried({ parent }: Statement): boolean {
  if (!parent || SCOPES.has(parent.keyword)) return false;
  return parent.keyword === 'try' || isTried(parent);
}

function hasFinally(of: Statement): boolean {
  for (let place = of.siblings.indexOf(of) + 1; ; place++) {
    const keyword = of.siblings[place]?.keyword;
    if (keyword === 'finally') return true;
    if (keyword !== 'except' && keyword !== 'else') return false;
  }
}

function loopAround(statement: Statement): Statement | undefined {
  let at: Statement | undefined = statement;
  for (;;) {
    const parent: Statement | undefined = at.parent;
    if (!parent || parent.keyword === 'def') return undefined;
    if (LOOPS.has(parent.keyword)) return parent;
    at = parent;
  }
}

function isAlways(loop: Statement): boolean {
  return /^while\s*\(?\s*(?:True|[1-9]\d*)\s*\)?$/.test(loop.text);
}

function linesOf({ first, last }: Statement): Set<number> {
  const lines = new Set<number>();
  for (let line = first; line <= last; line++) lines.add(line);
  return lines;
}

function joined(one: ReadonlySet<number>, other: ReadonlySet<number>): Set<number> {
  return new Set([...one, ...other]);
}

function both(lines: Set<number>): [Set<number>, Set<number>] {
  return [lines, lines];
}

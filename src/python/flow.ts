/**
 * Where a program can go from a line within its activation, by a light look at its statements and at no value. It says
 * nothing where it could be wrong: in functions with `try`, `with`, `match` or `yield`, with several statements on a
 * line, and in what is no function. Whoever asks for a guess is told there too where it goes on if nothing is raised.
 */
import { definitionHead } from './definitions.ts';
import type { Source } from './source.ts';
import { type Statement, statementsOf } from './statements.ts';

export interface Ways {
  /** Lines of the statement itself. */
  readonly own: ReadonlySet<number>;
  /**
   * Lines on which it may go on, the likeliest first: if what the statement tests holds, and if it does not. Alike
   * where it tests nothing.
   */
  readonly yes: ReadonlySet<number>;
  readonly no: ReadonlySet<number>;
  /** May the activation return from here? */
  readonly returns: boolean;
  /** What decides between `yes` and `no`, as code. */
  readonly test: string | undefined;
}

/** Stands for the end of the function among lines. */
export const END = 0;
const UNCERTAIN = new Set('try except finally with match case class'.split(' '));
const ELSE = new Set(['elif', 'else']);
/** Blocks beside one that is done, which are passed over. */
const OTHERS = new Set([...ELSE, 'except', 'case']);
const HANDLERS = new Set(['except']);
const SCOPES = new Set(['def', 'class']);
/** Constants and declarations are hardly lines that run. */
const SILENT =
  /^(?:''(?:\s*'')*|\.\.\.|[\d.]+|None|True|False|(?:global|nonlocal)\b.*|[\p{L}_]\w*\s*:[^=]*)$/u;
/** Where ways meet within a line, some versions of Python tell it once more. */
const MEETS = /\b(?:and|or|if|for|lambda)\b/;
/** A statement that sets variables; the first of several targets tells enough. */
const SETS = /^([\p{L}_][\p{L}\p{N}_]*(?:\s*,\s*[\p{L}_][\p{L}\p{N}_]*)*)\s*(?::[^=]*)?=(?!=)/u;
const ELSEWHERE = /^(?:global|nonlocal)\b/;

export class CodeFlow {
  readonly statements: readonly Statement[];
  private readonly byLine = new Map<number, Statement>();
  private readonly known = new Map<Statement, Ways | undefined>();
  private readonly sure = new Map<Statement | undefined, boolean>();
  /** Statements that are being entered, on the way to where they lead. */
  private readonly entered = new Set<Statement>();

  constructor(context: Source) {
    this.statements = statementsOf(context.lines);
    for (const statement of this.statements)
      for (let line = statement.first; line <= statement.last; line++) this.byLine.set(line, statement);
  }

  statementAt(line: number): Statement | undefined {
    return this.byLine.get(line);
  }

  /** The function or class whose own statement one is. */
  ownerOf(statement: Statement): Statement | undefined {
    let at = statement.parent;
    while (at && !SCOPES.has(at.keyword)) at = at.parent;
    return at;
  }

  functionOf(statement: Statement): Statement | undefined {
    const owner = this.ownerOf(statement);
    return owner?.keyword === 'def' ? owner : undefined;
  }

  /** The name of the function that a line defines, and of those around it. */
  namesAround(line: number): readonly string[] {
    const names: string[] = [];
    for (let at = this.byLine.get(line); at; at = at.parent) {
      const head = at.keyword === 'def' ? definitionHead(at.text) : undefined;
      if (head) names.push(head.name);
    }
    return names;
  }

  /** From a line; undefined where it is not certain, unless a guess will do. */
  ways(line: number, guess = false): Ways | undefined {
    const statement = this.byLine.get(line);
    if (!statement || !(guess || this.isCertain(this.functionOf(statement)))) return undefined;
    // On one line with its body, a definition may be running itself; an `else` alone never runs.
    if (statement.keyword === 'def' && statement.inline !== '') return undefined;
    if (statement.keyword === 'else' && statement.inline === '') return undefined;
    if (!this.known.has(statement)) this.known.set(statement, this.found(statement));
    return this.known.get(statement);
  }

  /**
   * From a line on which nothing is raised, in any function and in the module; undefined where something may be done on
   * the way out of a block, or where the line is come to a second time to leave one.
   */
  leads(line: number): Ways | undefined {
    const statement = this.byLine.get(line);
    if (!statement || NOT_LEADING.has(statement.keyword) || isDecorated(statement)) return undefined;
    if (/;|\b(?:yield|await|async)\b/.test(`${statement.text} ${statement.inline}`)) return undefined;
    if (statement.inline !== '' || !this.isStraight(statement)) return undefined;
    if (!this.known.has(statement)) this.known.set(statement, this.found(statement));
    const ways = this.known.get(statement)!;
    if (this.mayBeginBefore(ways.yes) || this.mayBeginBefore(ways.no)) return undefined;
    if (statement.keyword !== 'for') return ways;
    const yes = this.body(statement);
    return { ...ways, yes, no: new Set([...ways.no].filter(each => !yes.has(each))) };
  }

  /** The lines on which the module begins to run. */
  get start(): ReadonlySet<number> {
    const [first] = this.statements;
    // What a module says of itself is kept, and so it is told.
    if (first?.text.startsWith("'")) return linesOf(first);
    return first ? this.entry(first) : new Set();
  }

  /** Lines on which a call begins to run, behind the line of its definition. */
  beginning(line: number, guess = false): ReadonlySet<number> | undefined {
    const statement = this.byLine.get(line);
    if (statement?.keyword !== 'def' || !(guess || this.isCertain(statement)) || statement.body.length === 0)
      return undefined;
    const begins = this.entry(statement.body[0]!);
    return begins.has(END) || (!guess && this.mayBeginBefore(begins)) ? undefined : begins;
  }

  /** Lines from which the function that a line belongs to may return; `called`: the one that is defined there. */
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

  /** Variables that are there for certain when a line has run and its activation goes on on another. */
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

  /** Some versions of Python tell a text that is formatted by `%` still on the line before. */
  mayBeginBefore(lines: ReadonlySet<number>): boolean {
    return [...lines].some(line => /'' *%/.test(this.byLine.get(line)?.text ?? ''));
  }

  /** Is nothing done between a statement and what follows it? */
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

  /** Behind the header of a block. */
  private body(statement: Statement): Set<number> {
    if (statement.inline !== '') return this.inline(statement);
    const [first] = statement.body;
    // What a module says of itself is kept, and so it is told.
    if (first?.text.startsWith("'")) return linesOf(first);
    return first ? this.entry(first) : new Set();
  }

  /** Behind an `elif` or `else` that is come to. */
  private otherwise(statement: Statement): Set<number> {
    if (statement.keyword === 'elif' || statement.inline !== '') return linesOf(statement);
    return this.body(statement);
  }

  private inline(statement: Statement): Set<number> {
    return this.simple(statement, statement.inline);
  }

  /** Behind a statement without a block; of an inline body, `statement` is its header. */
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

  /** A definition, with what stands above it: each is told, some twice. */
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

  /** Lines on which a statement begins. */
  private entry(statement: Statement): Set<number> {
    if (!SILENT.test(statement.text) || statement.body.length > 0) return linesOf(statement);
    const { parent, siblings } = statement;
    // An endless loop over nothing but constants comes back to them.
    if (this.entered.has(statement)) return linesOf(statement);
    this.entered.add(statement);
    const after = this.after(statement);
    this.entered.delete(statement);
    // Some versions tell constants, but none what a function begins with to say what it does.
    const describes =
      parent?.keyword === 'def' && siblings[0] === statement && statement.text.startsWith("'");
    return describes ? after : joined(after, linesOf(statement));
  }

  /** Where it goes on when a statement, with its block and its other branches, is done. */
  private after(statement: Statement): Set<number> {
    const passed = statement.keyword === 'try' ? HANDLERS : OTHERS;
    let place = statement.siblings.indexOf(statement) + 1;
    while (passed.has(statement.siblings[place]?.keyword ?? '')) place++;
    const next = statement.siblings[place];
    // Behind what was tried comes its `else`, and behind all of it its `finally`.
    if (next?.keyword === 'else' || next?.keyword === 'finally') return this.body(next);
    if (next) return this.entry(next);
    const { parent } = statement;
    if (!parent || SCOPES.has(parent.keyword)) return new Set([END]);
    return LOOPS.has(parent.keyword) ? this.roundOf(parent) : this.after(parent);
  }

  /** The next round of a loop. */
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

/** Which lines of a program give a name a value, from their text and from the line that ran next. Pure. */
import { boundBy, boundWithin } from '../python/bindings.ts';
import { CodeFlow } from '../python/flow.ts';
import { StatementReader } from '../python/passing.ts';
import type { Statement } from '../python/statements.ts';
import { variableOf } from '../tree/fields.ts';
import type { Files } from './source-lines.ts';

/** `maybe`: it depends on a value that nothing shows. */
export type Gives = 'yes' | 'maybe' | 'no';

/** What ran next in the same call: its line, and whether that is the end of the call or an exception. */
export interface RanNext {
  readonly line: number;
  readonly ends: boolean;
  readonly raises: boolean;
}

export class GivingLines {
  private readonly flow: CodeFlow;
  private readonly sources = new Map<number, string>();
  private readonly readers = new Map<Statement, StatementReader>();
  private readonly bound = new Map<Statement, ReadonlySet<string>>();
  private readonly classes = new Set<string>();
  private readonly attributes = new Map<string, Set<number>>();

  constructor({ files }: Files) {
    for (const { firstLine, lines } of files)
      for (const [i, source] of lines.entries()) this.sources.set(firstLine + i, source);
    this.flow = new CodeFlow({ lines: [...this.sources].map(([line, source]) => ({ line, source })) });
    for (const { keyword, text } of this.flow.statements)
      if (keyword === 'class') this.classes.add(/^class\s+(\w+)/u.exec(text)?.[1] ?? '');
  }

  statementAt(line: number): Statement | undefined {
    return this.flow.statementAt(line);
  }

  /** Whether the program defines a class of this name. */
  readonly isClass = (name: string): boolean => this.classes.has(name);

  readerAt(line: number): StatementReader | undefined {
    const statement = this.flow.statementAt(line);
    if (!statement) return undefined;
    let reader = this.readers.get(statement);
    if (!reader) {
      const { first, last } = statement;
      reader = new StatementReader(statement, first === last ? this.sources.get(first)?.trim() : undefined);
      this.readers.set(statement, reader);
    }
    return reader;
  }

  /** The text of the definition that begins at a line, and of the decorators above it. */
  definition(line: number, last: number): { source: string; decorators: string[] } {
    const text = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => this.sources.get(from + i) ?? '').join('\n');
    const decorators: string[] = [];
    for (let above = line - 1; this.flow.statementAt(above)?.keyword === '@'; above--)
      decorators.unshift(text(above, above));
    return { source: text(line, last).trimStart(), decorators };
  }

  /** Whether the line gave a variable or a field (`self.balance`) its value when it ran. */
  gives(line: number, path: string, next: RanNext): Gives {
    const ran = this.flow.statementAt(line);
    if (!ran || next.raises) return 'no';
    const name = variableOf(path);
    const { statement, first } = decorated(ran);
    const { keyword, inline, text } = statement;
    const within = next.line >= first && next.line <= statement.last;
    // Several states of one statement: the last of them gives the value. At `yield` the call ends for the time being.
    if (within && (first !== statement.last || (next.ends && /\b(?:yield|await)\b/.test(text)))) return 'no';
    if (keyword === 'case')
      return captures(text, name) ? this.ifEntered(statement, next, inline === '') : 'no';
    const bound = this.boundIn(statement);
    if (!bound.has(name) && !bound.has(path)) return 'no';
    switch (keyword) {
      case 'for':
      case 'except':
      // A `with` has a second state when its block ends.
      case 'with':
        return this.ifEntered(statement, next, inline === '');
      case 'if':
      case 'elif':
      case 'while':
        return inline === '' && isSurelyWalrus(text) ? 'yes' : 'maybe';
      case 'try':
      case 'else':
      case 'finally':
        return 'maybe';
      default:
        return !/:=/.test(text) || isSurelyWalrus(text) || this.bindsPlainly(statement, name)
          ? 'yes'
          : 'maybe';
    }
  }

  private ifEntered(statement: Statement, { line, ends }: RanNext, known: boolean): Gives {
    if (!known) return 'maybe';
    const next = this.flow.statementAt(line);
    for (let at = next; at; at = at.parent) if (at.parent === statement) return 'yes';
    // A call that ends on the header itself was entered from nowhere else.
    return ends && next === statement && statement.inline !== '' ? 'maybe' : 'no';
  }

  /** The lines that assign an attribute of this name, of whatever object. */
  assigning(attribute: string): ReadonlySet<number> {
    let found = this.attributes.get(attribute);
    if (!found) {
      const augmented = '(?:[-+*/%&|^@]|//|\\*\\*|<<|>>)?=(?!=)';
      const among = '[,:)\\]][^=]*[^=!<>]=(?!=)';
      const target = new RegExp(
        `\\.\\s*${attribute}\\s*(?:${augmented}|${among})|\\bas\\b.*\\.\\s*${attribute}\\b`,
        'u',
      );
      found = new Set();
      for (const { first, last, text, inline } of this.flow.statements)
        if (target.test(`${text} ${inline}`)) for (let line = first; line <= last; line++) found.add(line);
      this.attributes.set(attribute, found);
    }
    return found;
  }

  /** Whether a variable belongs to a comprehension or lambda on this line. */
  bindsWithin(line: number, name: string): boolean {
    const statement = this.flow.statementAt(line);
    return statement !== undefined && boundWithin(statement).includes(name);
  }

  private bindsPlainly(statement: Statement, name: string): boolean {
    return new RegExp(`^${name}\\s*(?::[^=]*)?=(?!=)`, 'u').test(statement.text);
  }

  private boundIn(statement: Statement): ReadonlySet<string> {
    let found = this.bound.get(statement);
    if (!found) {
      const assigned = this.readerAt(statement.first)?.assigned;
      const plain = assigned !== undefined && !statement.text.includes(':=');
      found = new Set(plain ? assigned : [...(assigned ?? []), ...boundBy(statement)]);
      this.bound.set(statement, found);
    }
    return found;
  }
}

/** A definition begins at its first decorator. */
function decorated(ran: Statement): { statement: Statement; first: number } {
  const { siblings } = ran;
  let to = siblings.indexOf(ran);
  let from = to;
  while (siblings[to]?.keyword === '@' && to + 1 < siblings.length) to++;
  while (siblings[from - 1]?.keyword === '@') from--;
  return { statement: siblings[to]!, first: siblings[from]!.first };
}

/** Whether `:=` is evaluated in any case. */
function isSurelyWalrus(text: string): boolean {
  return !/\b(?:and|or|else|for|lambda)\b/.test(text);
}

/** Whether a pattern binds a name: no class, no attribute, no keyword, and nothing of the guard. */
function captures(text: string, name: string): boolean {
  const pattern = text.replace(/\sif\s.*$/s, '');
  return new RegExp(`(?<![\\p{L}\\p{N}_.])${name}(?![\\p{L}\\p{N}_]|\\s*[.(=])`, 'u').test(pattern);
}

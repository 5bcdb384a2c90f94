/**
 * Where a long jump can be broken: the loops around a line, the lines behind them, the lines that return. Read off the
 * indentation, as the language's own light look at code; a wrong guess costs an attempt and nothing else.
 */
import type { ContextCode } from '../language/functions.ts';
import { OpenText } from '../language/open-text.ts';

interface CodeLine {
  readonly line: number;
  readonly indent: number;
  readonly text: string;
}

export class JumpPlaces {
  private readonly bodies = new Map<number | undefined, readonly CodeLine[]>();
  private readonly called: RegExp | undefined;

  constructor(private readonly code: ContextCode) {
    const names = code.context.lines.flatMap(({ line, source }) => {
      const name = code.definition(line)?.name ?? /^\s*class\s+([\p{L}_][\p{L}\p{N}_]*)/u.exec(source)?.[1];
      return name === undefined ? [] : [name];
    });
    if (names.length > 0) this.called = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join('|')})\\s*\\(`, 'u');
  }

  /** May a line lead into code of the program: a call by name, a lambda, a comprehension? */
  mayCall(line: number): boolean {
    const source = this.code.source(line) ?? '';
    if (this.code.definition(line)) return false;
    return this.called?.test(source) === true || /\blambda\b|[([{].*\bfor\b/.test(source);
  }

  /** Does a line end its activation, if all goes well? */
  returns(line: number): boolean {
    return /^\s*return\b/.test(this.code.source(line) ?? '');
  }

  /** The lines that return, of the function that a line stands in or defines. */
  returnLines(line: number): readonly number[] {
    return this.bodyOf(line)
      .filter(({ text }) => /^return\b/.test(text))
      .map(each => each.line);
  }

  /** The headers of the loops around a line, the innermost first; a header is around itself. */
  loopsAround(line: number): readonly number[] {
    const body = this.bodyOf(line);
    const at = body.findIndex(each => each.line === line);
    if (at < 0) return [];
    const found: number[] = [];
    let indent = Number.POSITIVE_INFINITY;
    for (let i = at; i >= 0 && indent > 0; i--) {
      const each = body[i]!;
      if (each.indent >= indent && i !== at) continue;
      indent = each.indent;
      if (/^(?:async\s+)?for\b|^while\b/.test(each.text)) found.push(each.line);
    }
    return found;
  }

  /** Where a loop is left to: the first line behind it, unless that belongs to another branch. */
  behind(header: number): number | undefined {
    const body = this.bodyOf(header);
    const at = body.findIndex(each => each.line === header);
    const { indent } = body[at]!;
    const next = body.slice(at + 1).find(each => each.indent <= indent);
    if (!next) return undefined;
    return /^(?:elif|else|except|finally|case)\b/.test(next.text) ? undefined : next.line;
  }

  /** Lines that begin a statement in a function's own body, in order; of no function, the module's. */
  private bodyOf(line: number): readonly CodeLine[] {
    const shape = this.code.definition(line) ?? this.code.around(line);
    let body = this.bodies.get(shape?.line);
    if (!body) {
      const open = new OpenText();
      const found: CodeLine[] = [];
      for (const each of this.code.context.lines) {
        const continues = open.open;
        open.read(each.source);
        const text = each.source.trim();
        if (continues || text === '' || text.startsWith('#')) continue;
        if (this.code.around(each.line)?.line !== shape?.line) continue;
        found.push({ line: each.line, indent: each.source.search(/\S/), text });
      }
      body = found;
      this.bodies.set(shape?.line, body);
    }
    return body;
  }
}

/** Where stepping over spares states: lines that may lead into code of the program. A light look, as the language's own. */
import type { ContextCode } from '../language/functions.ts';

export class JumpPlaces {
  private readonly called: RegExp | undefined;

  constructor(private readonly code: ContextCode) {
    const names = code.context.lines.flatMap(({ line, source }) => {
      const name = code.definition(line)?.name ?? /^\s*class\s+([\p{L}_][\p{L}\p{N}_]*)/u.exec(source)?.[1];
      return name === undefined ? [] : [name];
    });
    if (names.length > 0) this.called = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${names.join('|')})\\s*\\(`, 'u');
  }

  /** A call by name, a lambda, a comprehension. A wrong guess costs a move and nothing else. */
  mayCall(line: number): boolean {
    const source = this.code.source(line) ?? '';
    if (this.code.definition(line)) return false;
    return this.called?.test(source) === true || /\blambda\b|[([{].*\bfor\b/.test(source);
  }
}

/** Tracks the names visible at each place of a definition, whose functions and classes follow from indentation. */
import { Scope, type Variable } from './scope.ts';

interface Opened {
  readonly indent: number;
  readonly scope: Scope;
}

const LINE = /(?:^|\n)([^\S\n]*)(?:(def|class) |(?=\S)|$)/g;

export class DefinitionScopes {
  private readonly opened: Opened[];
  private fields: Variable[] = [];
  private begun = false;

  constructor(outer: Scope) {
    this.opened = [{ indent: -1, scope: new Scope(outer) }];
  }

  get scope(): Scope {
    return this.opened.at(-1)!.scope;
  }

  /** Adds an attribute that later methods can use. */
  field(variable: Variable): void {
    this.fields.push(variable);
  }

  /** Moves past a text of the template. */
  pass(text: string): void {
    for (const { 0: all, 1: spaces, 2: kind, index } of text.matchAll(LINE)) {
      // A text after a hole does not begin a line.
      if (index === 0 && this.begun && !all.startsWith('\n')) continue;
      const next = text[index + all.length];
      if (kind === undefined && next === '\n') continue;
      while (this.opened.at(-1)!.indent >= spaces!.length) this.opened.pop();
      if (kind === 'class') this.fields = [];
      if (kind === 'def') this.opened.push({ indent: spaces!.length, scope: new Scope(this.scope, true) });
    }
    this.begun = true;
    const self = text.lastIndexOf('(self');
    if (self >= 0 && self >= text.lastIndexOf('\n') && !text.includes('__init__(self', self - 8))
      for (const field of this.fields) this.scope.add(field);
  }
}

/** Whether the next line, by its indentation, is in a loop of this text; a loop's `else` is not. */
export function endsInLoop(text: string): boolean {
  const lines = text.split('\n');
  let indent = /^\s*/.exec(lines.pop()!)![0].length;
  while (indent > 0) {
    const line = lines.pop();
    if (line === undefined) return false;
    const own = /^\s*/.exec(line)![0].length;
    if (own === line.length || own >= indent) continue;
    if (/^\s*(?:for|while)\b/.test(line)) return true;
    if (/^\s*(?:def|class)\b/.test(line)) return false;
    indent = own;
  }
  return false;
}

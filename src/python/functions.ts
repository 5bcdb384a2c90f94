/**
 * Finds the lines of a context and the function of each line, by indentation. It does not parse Python; where it is
 * not sure, it says nothing.
 */

import { definitionHead } from './definitions.ts';
import { endOfString, OpenText } from './open-text.ts';
import type { Source } from './source.ts';
import type { Statement } from './statements.ts';

export interface FunctionShape {
  readonly name: string;
  /** The line of the `def`. */
  readonly line: number;
  /** Parameters in the order in which a call shows them, as far as that is certain. */
  readonly parameters: readonly string[];
  /** Whether activations may be resumed; a call may then show other names than the parameters. */
  resumable: boolean;
}

interface Scope {
  readonly indent: number;
  /** Undefined for a class. */
  readonly shape: FunctionShape | undefined;
}

export class ContextCode {
  private readonly sources = new Map<number, string>();
  private readonly enclosing = new Map<number, FunctionShape | undefined>();
  private readonly definitions = new Map<number, FunctionShape>();
  private readonly byText = new Map<string, number[]>();
  private readonly spanning = new Set<number>();

  constructor(readonly context: Source) {
    const scopes: Scope[] = [];
    const texts = new OpenText();
    let joins = false;
    for (const [i, { line, source }] of context.lines.entries()) {
      this.sources.set(line, source);
      const equal = this.byText.get(source);
      if (equal) equal.push(line);
      else this.byText.set(source, [line]);
      const continues = texts.open;
      texts.read(source);
      const joined = joins;
      joins = texts.joins;
      if (continues || texts.open || joined || joins) this.spanning.add(line);
      const indent = source.search(/\S/);
      if (!continues && indent >= 0 && source[indent] !== '#') {
        while (scopes.length > 0 && scopes.at(-1)!.indent >= indent) scopes.pop();
      }
      const inner = scopes.findLast(scope => scope.shape !== undefined)?.shape;
      this.enclosing.set(line, inner);
      if (/\byield\b|\bawait\b/.test(source))
        for (const scope of scopes) if (scope.shape) scope.shape.resumable = true;
      if (continues) continue;
      const head = definitionHead(source);
      if (head?.kind === 'def') {
        const shape: FunctionShape = {
          name: head.name,
          line,
          // A lambda or generator expression on that line is called there too, with other names.
          parameters: /\blambda\b|\bfor\b/.test(source) ? [] : parametersAt(context, i),
          resumable: head.isAsync || /\byield\b/.test(source),
        };
        this.definitions.set(line, shape);
        scopes.push({ indent, shape });
      } else if (head) scopes.push({ indent, shape: undefined });
    }
  }

  has(line: number): boolean {
    return this.sources.has(line);
  }

  source(line: number): string | undefined {
    return this.sources.get(line);
  }

  /** All lines with this text. */
  linesOf(source: string): readonly number[] {
    return this.byText.get(source) ?? [];
  }

  /** The function defined on a line. */
  definition(line: number): FunctionShape | undefined {
    return this.definitions.get(line);
  }

  /** The function whose body a line belongs to. */
  around(line: number): FunctionShape | undefined {
    return this.enclosing.get(line);
  }

  /** Whether a line belongs to a bracket, string or statement that spans several lines. */
  spans(line: number): boolean {
    return this.spanning.has(line);
  }

  /** Whether a lambda or generator expression may run on this line, besides the function around it. */
  opensWithin(line: number): boolean {
    const source = (this.sources.get(line) ?? '').replace(/^\s*(?:async\s+)?for\b/, '');
    return this.spans(line) || /\blambda\b|\bfor\b/.test(source);
  }

  /** The name of the function called when a `call` is reported on this line. */
  calledName(line: number): string {
    const definition = this.definitions.get(line);
    if (definition) return definition.name;
    if (/\blambda\b/.test(this.sources.get(line) ?? '')) return '<lambda>';
    return this.around(line) !== undefined ? '<genexpr>' : '<module>';
  }

  /** The name of the function that a line belongs to. */
  functionName(line: number): string {
    return this.around(line)?.name ?? '<module>';
  }
}

/** The parameter names of the `def` on the context's line `i`. */
function parametersAt(context: Source, i: number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  const open = context.lines[i]!.source.indexOf('(');
  for (let k = i; k < Math.min(context.lines.length, i + 50); k++) {
    const source = context.lines[k]!.source;
    for (let j = k === i ? open : 0; j < source.length; j++) {
      const character = source[j]!;
      if (character === '#') break;
      if (character === '\\') continue;
      if (character === '"' || character === "'") {
        const end = endOfString(source, j);
        part += source.slice(j, end + 1);
        j = end;
      } else if ('([{'.includes(character)) {
        if (depth++ > 0) part += character;
      } else if (')]}'.includes(character)) {
        if (--depth === 0) return certainNames([...parts, part]);
        part += character;
      } else if (character === ',' && depth === 1) {
        parts.push(part);
        part = '';
      } else if (depth > 0) part += character;
    }
  }
  return [];
}

function certainNames(parts: readonly string[]): readonly string[] {
  const names: string[] = [];
  for (const part of parts) {
    const parameter = /^\s*(\*{0,2})\s*([^\s:=*/,]*)/.exec(part)!;
    // Python lists keyword-only parameters before `*args`, so the order behind a star is uncertain.
    if (parameter[1] !== '') break;
    if (parameter[2] !== '') names.push(parameter[2]!);
  }
  return names;
}

/** The line of the `def` among the lines of a statement. */
export function definitionLine(code: ContextCode, { first, last }: Statement): number {
  for (let line = first; line <= last; line++) if (code.definition(line)) return line;
  return first;
}

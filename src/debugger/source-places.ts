/** Finds places in a program as users write them: `5`, `part.py:5`, a function's name. */
import { definitionHead, isDefinition } from '../python/definitions.ts';
import { DebuggerError } from './engine.ts';
import { type Files, fileOfLine, resolveLine } from './source-lines.ts';

/** The global number of a line that can have a stop. */
export function lineAt(files: Files, text: string): number {
  const [, file, digits] = /^(?:(.+):)?(\d+)$/.exec(text) ?? [];
  if (digits !== undefined)
    return resolveLine(files, { line: Number(digits), ...(file === undefined ? {} : { file }) });
  const line = definition(files, text);
  if (line === undefined)
    throw new DebuggerError(`"${text}" is neither a line (5, FILE:5) nor a function of the program`);
  return line;
}

/** The `def` line of a function: the first of that name. */
export function definition(files: Files, name: string): number | undefined {
  return definitions(files, name)[0];
}

/** The `def` lines of a name. `Class.method` takes those of the class; one that it inherits, by its own name. */
export function definitions({ files }: Files, name: string): number[] {
  const [own, outer] = name
    .split('.')
    .filter(part => part !== '<locals>')
    .reverse();
  const found: { line: number; isInside: boolean }[] = [];
  for (const { lines, firstLine } of files)
    for (const [at, line] of lines.entries())
      if (isDefinition(line, own!))
        found.push({ line: firstLine + at, isInside: outerName(lines, at) === outer });
  const inside = found.filter(({ isInside }) => isInside);
  return (outer !== undefined && inside.length > 0 ? inside : found).map(({ line }) => line);
}

/** The class or function around a definition. */
function outerName(lines: readonly string[], at: number): string | undefined {
  const { indent } = definitionHead(lines[at]!)!;
  for (let i = at - 1; i >= 0; i--) {
    const head = definitionHead(lines[i]!);
    if (head && head.indent < indent) return head.name;
  }
  return undefined;
}

/** From the `def` above a line to the end of its body, by indentation; the whole file outside of functions. */
export function bodyAround(files: Files, line: number): { from: number; to: number } {
  const file = fileOfLine(files, line);
  const own = line - file.firstLine;
  const indent = (i: number) => file.lines[i]!.search(/\S/);
  const isBlank = (i: number) => indent(i) < 0;
  let head = own;
  while (head >= 0 && !(isDefinition(file.lines[head]!) && (head === own || indent(head) < indent(own))))
    head--;
  if (head < 0) return { from: file.firstLine, to: file.firstLine + file.lines.length - 1 };
  let end = head + 1;
  while (end < file.lines.length && (isBlank(end) || indent(end) > indent(head))) end++;
  while (isBlank(end - 1)) end--;
  return { from: file.firstLine + head, to: file.firstLine + end - 1 };
}

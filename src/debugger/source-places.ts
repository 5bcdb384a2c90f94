/** Finds places in a program as users write them: `5`, `part.py:5`, a function's name. */
import { isDefinition } from '../python/definitions.ts';
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

/** The `def` line of a function; `Class.method` is looked for by its own name. */
export function definition({ files }: Files, name: string): number | undefined {
  const own = name.split('.').at(-1)!;
  for (const file of files) {
    const at = file.lines.findIndex(line => isDefinition(line, own));
    if (at >= 0) return file.firstLine + at;
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

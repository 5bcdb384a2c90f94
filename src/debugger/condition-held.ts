/** Whether a condition held, by the line that came next. Pure. */
import { type Files, fileOfLine } from './source-lines.ts';

/** `if x:`, with nothing behind the colon but a comment. What it awaits or yields leaves the line in between. */
const HEAD = /^\s*(?:if|elif|while)\b(?!.*\b(?:yield|await)\b).*:\s*(?:#.*)?$/;
const EMPTY = /^\s*(?:#.*)?$/;

/** Undefined where the line is no condition, or where that it held does not show. */
export function conditionHeld(files: Files, line: number, next: number): boolean | undefined {
  const { lines, firstLine } = fileOfLine(files, line);
  const head = line - firstLine;
  const source = lines[head]!;
  const count = (brackets: RegExp) => source.match(brackets)?.length ?? 0;
  // An open bracket: the condition goes on in the next line.
  if (!HEAD.test(source) || count(/[([{]/g) !== count(/[)\]}]/g)) return undefined;
  const indent = (text: string) => text.search(/\S/);
  let end = head + 1;
  while (end < lines.length && (EMPTY.test(lines[end]!) || indent(lines[end]!) > indent(source))) end++;
  const after = next - firstLine;
  return after > head && after < end;
}

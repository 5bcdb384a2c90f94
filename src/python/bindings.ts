/** Finds the names that a statement binds, from its text. */
import { definitionHead } from './definitions.ts';
import { KEYWORDS, type Statement } from './statements.ts';

/** Names that a statement binds in its function. */
export function boundBy({ keyword, text, inline }: Statement): string[] {
  const found: string[] = [];
  for (const [, name] of `${text} ${inline}`.matchAll(/(?<![\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_]*)\s*:=/gu))
    found.push(name!);
  if (keyword === 'def' || keyword === 'class') {
    found.push(definitionHead(text)?.name ?? '');
    return found;
  }
  if (keyword === 'import' || keyword === 'from') {
    for (const part of text.replace(/^.*\bimport\b/, '').split(',')) {
      // `import a.b` binds `a`.
      const words = part.match(/[\p{L}_][\p{L}\p{N}_]*/gu);
      const name = / as /.test(part) || keyword === 'from' ? words?.at(-1) : words?.[0];
      if (name !== undefined) found.push(name);
    }
    return found;
  }
  if (keyword === 'for') found.push(...targets(/^(?:async\s+)?for\b(.*?)\bin\b/.exec(text)?.[1] ?? ''));
  for (const [, name] of text.matchAll(/\bas\s+([\p{L}_][\p{L}\p{N}_]*)/gu)) found.push(name!);
  for (const piece of [...(keyword === '' || !inline ? [text] : []), inline].flatMap(each => each.split(';')))
    found.push(...assigned(piece));
  return found;
}

/** Names on the left of `=`. */
function assigned(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if ('([{'.includes(text[i]!)) depth++;
    else if (')]}'.includes(text[i]!)) depth--;
    else if (depth === 0 && text[i] === '=') {
      if (text[i + 1] === '=' || /[=!<>]/.test(text[i - 1] ?? '')) {
        if (text[i + 1] === '=') i++;
        continue;
      }
      const left = text.slice(start, i).replace(/(?:\/\/|\*\*|<<|>>|[-+*/%&|^@:])$/, '');
      found.push(...targets(left.replace(/^\s*([\p{L}_][\p{L}\p{N}_]*)\s*:.*$/u, '$1')));
      start = i + 1;
    }
  }
  const declared = /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*:(?!=)[^=]*$/u.exec(text)?.[1];
  if (declared !== undefined) found.push(declared);
  return found;
}

/** A name with neither a dot before it nor a dot or bracket behind it. */
const BARE = /(?<![\p{L}\p{N}_])(?<!\.\s*)[\p{L}_][\p{L}\p{N}_]*(?![\p{L}\p{N}_]|\s*[.[(])/gu;

/** Names among assignment targets, without items and attributes. */
export function targets(text: string): string[] {
  const found: string[] = [];
  for (const { 0: name, index } of text.matchAll(BARE))
    if (!KEYWORDS.has(name) && outsideOfItems(text, index)) found.push(name);
  return found;
}

/** Whether a position is outside the square brackets of an index. */
function outsideOfItems(text: string, at: number): boolean {
  const open: boolean[] = [];
  for (let i = 0; i < at; i++) {
    if ('([{'.includes(text[i]!)) open.push(/[\p{L}\p{N}_)\]]$/u.test(text.slice(0, i).trimEnd().slice(-2)));
    else if (')]}'.includes(text[i]!)) open.pop();
  }
  return !open.includes(true);
}

/** Names that lambdas and comprehensions in a statement bind for themselves. */
export function boundWithin({ keyword, text, inline }: Statement): string[] {
  const code = `${keyword === 'for' ? text.replace(/^(?:async\s+)?for\b.*?\bin\b/, '') : text} ${inline}`;
  const found: string[] = [];
  for (const [, bound] of code.matchAll(/\bfor\b(.*?)\bin\b/g)) found.push(...targets(bound!));
  for (const [, bound] of code.matchAll(/\blambda\b([^:]*):/g))
    for (const [, name] of bound!.matchAll(/(?:^|,)\s*\*{0,2}\s*([\p{L}_][\p{L}\p{N}_]*)/gu))
      found.push(name!);
  return found;
}

/** The same, for all statements of a block too. */
export function boundFurtherIn(statement: Statement): string[] {
  return [...boundWithin(statement), ...statement.body.flatMap(boundFurtherIn)];
}

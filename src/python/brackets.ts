/** Finds brackets and separators in Python text, outside its strings. */
import { endOfString } from './open-text.ts';

/** Splits at separators outside quotes and brackets, and trims the pieces. */
export function splitOutside(text: string, separator: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { at, depth } of outsideStrings(text)) {
    if (depth > 0 || text[at] !== separator) continue;
    pieces.push(text.slice(start, at).trim());
    start = at + 1;
  }
  return [...pieces, text.slice(start).trim()];
}

/** The index of the bracket that closes the one at `open`, or the end of the text. */
export function closingBracket(text: string, open: number): number {
  for (const { at, depth } of outsideStrings(text, open)) if (depth === 0) return at;
  return text.length;
}

/**
 * Yields each character outside strings, with the number of brackets open after it. A surplus closing bracket is
 * ignored.
 */
export function* outsideStrings(text: string, from = 0): Generator<{ at: number; depth: number }> {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text[at]!;
    if (character === '"' || character === "'") at = endOfString(text, at);
    else {
      if ('([{'.includes(character)) depth++;
      else if (')]}'.includes(character)) depth = Math.max(0, depth - 1);
      yield { at, depth };
    }
  }
}

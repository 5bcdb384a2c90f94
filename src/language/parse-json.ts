/**
 * Parses the JSON of the interchange form: a string, or an object of strings, with positions and exactly one
 * spelling.
 */
import type { Report } from './items.ts';
import { jsonString } from './write-interchange.ts';

const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

export interface JsonLocals {
  readonly entries: readonly (readonly [name: string, value: string])[];
  /** `"..": ".."` stood first. */
  readonly rest: boolean;
}

/** `at` is the offset of the text in the input. Reports the first error and returns what came before it. */
export function parseJsonString(text: string, at: number, report: Report): string | undefined {
  const string = stringAt(text, 0, at, report);
  if (string && string.end < text.length) report('nothing may follow the closing quote', at + string.end);
  return string?.value;
}

export function parseJsonLocals(text: string, at: number, report: Report): JsonLocals {
  const entries: (readonly [string, string])[] = [];
  const names = new Set<string>();
  let rest = false;
  const give = (message: string, i: number): JsonLocals => {
    report(message, at + i);
    return { entries, rest };
  };
  if (text[0] !== '{') return give('expected "{"', 0);
  let i = 1;
  if (text[i] !== '}') {
    for (;;) {
      const name = stringAt(text, i, at, report);
      if (!name) return { entries, rest };
      if (!text.startsWith(': ', name.end)) return give('expected ": "', name.end);
      const value = stringAt(text, name.end + 2, at, report);
      if (!value) return { entries, rest };
      if (name.value === '..' && value.value === '..' && i === 1) rest = true;
      else if (names.has(name.value)) report(`${name.value} stands twice`, at + i);
      else entries.push([name.value, value.value]);
      names.add(name.value);
      i = value.end;
      if (text[i] === '}') break;
      if (!text.startsWith(', ', i)) return give('expected ", " or "}"', i);
      i += 2;
    }
  }
  if (i + 1 < text.length) return give('nothing may follow "}"', i + 1);
  return { entries, rest };
}

function stringAt(
  text: string,
  i: number,
  at: number,
  report: Report,
): { value: string; end: number } | undefined {
  STRING.lastIndex = i;
  const literal = STRING.exec(text)?.[0];
  if (literal === undefined) {
    report('expected a JSON string', at + i);
    return undefined;
  }
  const value = JSON.parse(literal) as string;
  if (jsonString(value) !== literal) report(`this string is written ${jsonString(value)}`, at + i);
  return { value, end: i + literal.length };
}

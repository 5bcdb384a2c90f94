/** The members of the program's enums, as their class writes them. */
import { ExpressionReader } from './expressions.ts';
import { literalRepr } from './literals.ts';
import type { ClassDefinition, Definitions } from './program-definitions.ts';
import { NotRead } from './tokens.ts';

export interface Member {
  readonly name: string;
  /** The reprs of its value and of the member itself. */
  readonly value: string;
  readonly text: string;
}

const ENUM = /^(?:enum\.)?Enum$/;
const AUTO = /^(?:enum\.)?auto\(\)$/;
/** Methods and attributes by which a class makes, writes or compares its members itself. */
const OWN_WAYS = /^(?:_\w+_|__(?!len__)\w+__)$/;

/**
 * The members of a plain `Enum` whose values are literals or `auto()`; undefined for other classes. Two members with
 * one value are one, so their classes are left out; so are enums of numbers, whose members equal these.
 */
export function membersOf(own: ClassDefinition, definitions: Definitions): readonly Member[] | undefined {
  const { bases, decorators, methods, attributes, statement } = own;
  if (bases.length !== 1 || !ENUM.test(bases[0]!) || definitions.className(bases[0]!)) return undefined;
  if (decorators.some(each => !/^(?:enum\.)?unique$/.test(each)) || statement.inline !== '') return undefined;
  if ([...methods.keys(), ...attributes].some(each => OWN_WAYS.test(each) || /^(?:name|value)$/.test(each)))
    return undefined;
  const found: Member[] = [];
  let last: number | undefined = 0;
  for (const each of statement.body) {
    if (each.keyword === 'def' || each.keyword === '@' || each.keyword === 'pass') continue;
    if (/^''$/.test(each.text)) continue;
    const source = definitions.sourceOf(each).trim();
    const [, name, given] = /^([A-Za-z]\w*)\s*=(?!=)\s*(.+)$/s.exec(source) ?? [];
    const text = given === undefined ? undefined : withoutComment(given);
    if (name === undefined || text === undefined || each.text.includes(';')) return undefined;
    const value: string | undefined = AUTO.test(text)
      ? last === undefined
        ? undefined
        : String(last + 1)
      : literalRepr(text);
    if (value === undefined || !/^(?:-?\d{1,15}|'[^'\\]*'|"[^"\\]*")$/.test(value)) return undefined;
    if (found.some(other => other.value === value || other.name === name)) return undefined;
    // Python versions differ in what `auto()` makes of smaller numbers and of texts before it.
    last = /^\d+$/.test(value) && last !== undefined && Number(value) > last ? Number(value) : undefined;
    found.push({ name, value, text: `<${own.name}.${name}: ${value}>` });
  }
  return found.length > 0 ? found : undefined;
}

/** An expression's text without what follows it on its line; undefined if that is not a comment. */
function withoutComment(source: string): string | undefined {
  try {
    const reader = new ExpressionReader(source);
    const { start, end } = reader.test();
    return reader.atLineEnd ? source.slice(start, end) : undefined;
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

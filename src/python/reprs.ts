/** Parses the reprs of values: the type of each, its parts, and the place of each part in the text. */
import { closingBracket, outsideStrings } from './brackets.ts';
import { endOfString } from './open-text.ts';

export interface ReprPart {
  /** The part's name: `0`, `'a'`, `x`. */
  readonly name: string;
  /** What is written behind the whole to reach it: `[0]`, `['a']`, `.x`. Elements of a set have none. */
  readonly access: string | undefined;
  /** The range of its own repr in the text. */
  readonly from: number;
  readonly to: number;
}

export interface Repr {
  readonly type: string;
  readonly parts: readonly ReprPart[];
  /** Whether parts have numbers instead of names. */
  readonly counted: boolean;
}

/** Container types whose reprs look like calls. */
const CONTAINERS =
  /^(?:deque|OrderedDict|Counter|defaultdict|dict_\w+|frozenset|mappingproxy|ChainMap|array|User\w+)$/;
const NAMED = /^([\p{L}_][\p{L}\p{N}_.]*)\(/u;
const PLAIN = { parts: [], counted: false } as const;

export function readRepr(text: string): Repr {
  const first = text[0] ?? '';
  if (first === '[') return elements(text, 'list', 1);
  if (first === '(') return elements(text, 'tuple', 1);
  if (first === '{') return braces(text, 0, undefined);
  const call = NAMED.exec(text);
  if (call) return called(text, call[1]!.split('.').at(-1)!, call[0].length);
  return { type: plainType(text), ...PLAIN };
}

export function partText(text: string, { from, to }: ReprPart): string {
  return text.slice(from, to);
}

/** The repr with another text in the place of a part. */
export function withPart(text: string, { from, to }: ReprPart, part: string): string {
  return text.slice(0, from) + part + text.slice(to);
}

function plainType(text: string): string {
  if (text === 'None') return 'NoneType';
  if (text === 'True' || text === 'False') return 'bool';
  if (text === 'Ellipsis') return 'ellipsis';
  if (/^[-+]?\d+$/.test(text)) return 'int';
  if (/^[-+]?(?:\d[\d.]*(?:e[-+]?\d+)?|inf|nan)$/.test(text)) return 'float';
  if (/j$/.test(text) && /^[-+\d.]/.test(text)) return 'complex';
  if (/^['"]/.test(text)) return 'str';
  if (/^b['"]/.test(text)) return 'bytes';
  if (/^<class /.test(text)) return 'type';
  // `<Stack object>`, `<__main__.Box object>`, `<function f>`, `<generator object g>`
  const [, name, rest] = /^<(?:[\w.]+\.)?([\p{L}_][\p{L}\p{N}_]*)(.*)>$/su.exec(text) ?? [];
  if (name === undefined) return '';
  return name === 'bound' && rest?.startsWith(' method') ? 'method' : name;
}

/** Pieces between commas outside strings and brackets. A truncated repr ends with its text. */
function pieces(text: string, from: number): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  const end = closes(text, from);
  let start = from;
  const add = (to: number) => {
    while (start < to && /\s/.test(text[start]!)) start++;
    let last = to;
    while (last > start && /\s/.test(text[last - 1]!)) last--;
    if (last > start) found.push({ from: start, to: last });
    start = to + 1;
  };
  for (const { at, depth } of outsideStrings(text, from)) {
    if (at >= end) break;
    if (depth === 0 && text[at] === ',') add(at);
  }
  add(end);
  return found;
}

/** The index of the bracket that closes the one before `from`. */
function closes(text: string, from: number): number {
  return closingBracket(text, from - 1);
}

function elements(text: string, type: string, from: number): Repr {
  const parts = pieces(text, from).map((span, i) => ({ name: String(i), access: `[${i}]`, ...span }));
  return { type, parts, counted: true };
}

function braces(text: string, at: number, type: string | undefined): Repr {
  const found = pieces(text, at + 1);
  const keyed = found.map(span => ({ ...span, colon: colonIn(text, span) }));
  if (found.length > 0 && keyed[0]!.colon === undefined) {
    const parts = found.map((span, i) => ({ name: String(i), access: undefined, ...span }));
    return { type: type ?? 'set', parts, counted: true };
  }
  const parts: ReprPart[] = [];
  for (const { from, to, colon } of keyed) {
    if (colon === undefined) continue;
    const name = text.slice(from, colon).trim();
    let value = colon + 1;
    while (text[value] === ' ') value++;
    parts.push({ name, access: `[${name}]`, from: value, to });
  }
  return { type: type ?? 'dict', parts, counted: false };
}

function colonIn(text: string, { from, to }: { from: number; to: number }): number | undefined {
  for (const { at, depth } of outsideStrings(text, from)) {
    if (at >= to) return undefined;
    if (depth === 0 && text[at] === ':') return at;
  }
  return undefined;
}

/** `Point(x=1, y=2)`, `deque([1, 2])`, `defaultdict(<class 'int'>, {'a': 1})`. */
function called(text: string, type: string, from: number): Repr {
  const given = pieces(text, from);
  const container = CONTAINERS.test(type);
  const parts: ReprPart[] = [];
  for (const span of given) {
    const own = text.slice(span.from, span.to);
    const [head, name] = /^([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)\s*/u.exec(own) ?? [];
    if (name !== undefined && !container)
      parts.push({ name, access: `.${name}`, from: span.from + head!.length, to: span.to });
  }
  const held = given.findLast(span => '[{'.includes(text[span.from]!));
  if (parts.length > 0 || !held) return { type, parts, counted: false };
  const start = text[held.from];
  if (!container) return { type, ...PLAIN };
  if (start === '{') return braces(text, held.from, type);
  const { parts: own } = elements(text, type, held.from + 1);
  if (type !== 'OrderedDict')
    return {
      type,
      parts: type.startsWith('dict_') ? own.map(part => ({ ...part, access: undefined })) : own,
      counted: true,
    };
  // Before 3.12 the repr of an OrderedDict is a list of pairs.
  const pairs = own.flatMap(({ from: open }) => {
    const [key, value] = pieces(text, open + 1);
    if (!key || !value) return [];
    const name = text.slice(key.from, key.to);
    return [{ name, access: `[${name}]`, ...value }];
  });
  return { type, parts: pairs, counted: false };
}

/** Follows a path such as `.x[0]['a']` through a variable's repr; undefined if it does not lead to a part. */
export function followRepr(text: string, path: string): string | undefined {
  let value = text;
  let rest = path.trim();
  while (rest !== '') {
    const step = nextAccess(rest);
    if (step === undefined) return undefined;
    const { parts, counted } = readRepr(value);
    let access = rest.slice(0, step).replace(/^\[\s+|\s+\]$/g, space => space.trim());
    // Negative indices count from the end.
    const negative = /^\[\s*-(\d+)\s*\]$/.exec(access);
    if (negative && counted) access = `[${parts.length - Number(negative[1])}]`;
    const same = [access, requoted(access)];
    const found = parts.find(each => each.access !== undefined && same.includes(each.access));
    if (!found) return undefined;
    value = partText(value, found);
    rest = rest.slice(step);
  }
  return value;
}

/** The end of the path's first `.name` or `[key]`, if it begins with one and the key is a literal. */
function nextAccess(path: string): number | undefined {
  const name = /^\.[\p{L}_][\p{L}\p{N}_]*/u.exec(path)?.[0];
  if (name !== undefined) return name.length;
  const number = /^\[\s*-?\d+\s*\]/.exec(path)?.[0];
  if (number !== undefined) return number.length;
  if (!/^\[['"]/.test(path)) return undefined;
  const end = endOfString(path, 1) + 1;
  return path[end] === ']' ? end + 1 : undefined;
}

/** Writes `["a"]` as `['a']`, as reprs do. */
function requoted(access: string): string {
  const [, body] = /^\["((?:[^"'\\])*)"\]$/.exec(access) ?? [];
  return body === undefined ? access : `['${body}']`;
}

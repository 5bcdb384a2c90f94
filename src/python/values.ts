/** What the text of a Python value tells about it: for literals, and for values that a state shows. */
import { type Expression, ExpressionReader } from './expressions.ts';
import { literalRepr } from './literals.ts';
import { NotRead } from './tokens.ts';

export interface Value {
  /** Its current repr, if known. */
  readonly text: string | undefined;
  /** Its text never changes: it is immutable, or no other code has it. */
  readonly fixed: boolean;
  /** Whether it consists of builtin types only, so that operations on it call no function of the program. */
  readonly plain: boolean;
  /** The items of a list, tuple, string or shown set, or the keys of a dict. */
  readonly items?: readonly Value[];
  /** For a dict with `items`, the values under these keys. */
  readonly under?: readonly Value[];
  /** For a list: whether it may change during iteration. */
  readonly grows?: boolean;
}

export const UNKNOWN: Value = { text: undefined, fixed: false, plain: false };
export const NONE = constant('None');

/** Longer results are not computed. */
const LONGEST = 400;
/** Reprs of objects that show nothing of what they hold. */
const OPAQUE =
  /^<(?:function|class|module|built-in function) [^\s']*(?:'[^']*')?>$|^<[\p{L}_][\w.]*\.[\p{L}_]\w* object>$/u;

export function constant(text: string): Value {
  return { text, fixed: true, plain: true };
}

/** A value of the program whose repr shows nothing of what it holds. */
export function object(text: string): Value {
  return { text, fixed: true, plain: false };
}

/** Whether a value is truthy, if known. */
export function truthOf({ text, plain, items }: Value): boolean | undefined {
  if (!plain || text === undefined) return undefined;
  if (items) return items.length > 0;
  if (text === 'None' || text === 'False') return false;
  if (text === 'set()') return false;
  return /^-?[\d.]/.test(text) ? Number(text) !== 0 : true;
}

/** The value of a display or constant, with its items. */
export function valueOfLiteral(
  source: string,
  node: Expression,
  within: (node: Expression) => Value,
): Value | undefined {
  const { syntax, inside } = node;
  switch (syntax) {
    case 'constant': {
      const text = literalRepr(source.slice(node.start, node.end));
      if (text === undefined || !isSettled(text)) return { ...UNKNOWN, plain: true };
      return /^['"]/.test(text) ? textValue(text) : constant(text);
    }
    case 'unary': {
      const [value] = inside.map(within);
      const number = value!.text;
      if (node.kind !== 'constant' || number === undefined || !/^[\d.]/.test(number)) return undefined;
      if (node.word === '+') return value;
      if (node.word !== '-') return undefined;
      return constant(number === '0' ? '0' : `-${number}`);
    }
    case 'binary':
      return folded(node, inside.map(within));
    case 'tuple':
    case 'list': {
      if (inside.some(each => each.syntax === 'starred')) return undefined;
      return sequence(inside.map(within), syntax);
    }
    case 'braces':
      return braces(inside, inside.map(within));
    default:
      return undefined;
  }
}

/** What the compiler computes: integers, and repeated strings. */
function folded({ kind, word }: Expression, [a, b]: Value[]): Value | undefined {
  if (kind !== 'constant' || a?.text === undefined || b?.text === undefined) return undefined;
  const whole = /^-?\d{1,15}$/;
  if (whole.test(a.text) && whole.test(b.text)) {
    const [x, y] = [BigInt(a.text), BigInt(b.text)];
    if (word === '+') return constant(String(x + y));
    if (word === '-') return constant(String(x - y));
    if (word === '*') return constant(String(x * y));
    return undefined;
  }
  if (!a.items || !a.text.startsWith("'") || !whole.test(b.text) || word !== '*') return undefined;
  const times = Math.max(0, Number(b.text));
  const inner = a.text.slice(1, -1);
  if (inner.length * times > LONGEST || inner.includes('"')) return undefined;
  return fromText(`'${inner.repeat(times)}'`);
}

export function sequence(items: readonly Value[], kind: 'tuple' | 'list'): Value {
  const texts = items.map(({ text }) => text);
  const known = texts.every(text => text !== undefined);
  const joined = texts.join(', ');
  const whole = kind === 'list' ? `[${joined}]` : texts.length === 1 ? `(${joined},)` : `(${joined})`;
  return {
    text: known ? short(whole) : undefined,
    // Only the code that has just made it has it.
    fixed: items.every(({ fixed }) => fixed),
    plain: items.every(({ plain }) => plain),
    items,
    ...(kind === 'list' ? { grows: true } : {}),
  };
}

/** A dict, or a set of one element, which has no order. */
function braces(inside: readonly Expression[], values: readonly Value[]): Value | undefined {
  if (inside.some(({ syntax }) => syntax === 'starred')) return undefined;
  const isDict = inside.length === 0 || inside[0]!.isKey === true;
  const fixed = values.every(each => each.fixed);
  const plain = values.every(each => each.plain);
  const texts = values.map(({ text }) => text);
  if (!isDict) {
    const text = texts.length === 1 && texts[0] !== undefined ? `{${texts[0]}}` : undefined;
    return { text, fixed, plain };
  }
  const keys = values.filter((_, i) => i % 2 === 0);
  const pairs = new Map<string, string>();
  for (let i = 0; i < values.length; i += 2) {
    const [key, value] = [texts[i], texts[i + 1]];
    if (key === undefined || value === undefined || !hasOneText(key)) return { ...UNKNOWN, fixed, plain };
    pairs.set(key, value);
  }
  const text = short(`{${[...pairs].map(([key, value]) => `${key}: ${value}`).join(', ')}}`);
  const under = values.filter((_, i) => i % 2 === 1);
  const items = pairs.size === keys.length ? { items: keys, under } : {};
  return { text, fixed, plain, ...items };
}

/** Whether equal keys have equal texts. Numbers do not: `1`, `1.0` and `True` are equal. */
export function hasOneText(key: string): boolean {
  return (
    /^(?:-?\d+$|['"]|b['"]|None$|<[A-Z]\w*\.\w+: )/.test(key) ||
    (/^\(['"\d]/.test(key) && !/True|False|\d\.|e\d/.test(key))
  );
}

/** The value of a literal's repr; undefined if the text is none. */
export function fromText(text: string): Value | undefined {
  if (text.length > LONGEST) return undefined;
  if (/^(?:-?\d+|None|True|False)$/.test(text)) return constant(text);
  if (/^['"]/.test(text)) return textValue(text);
  if (!/^[-[({\d.b]/.test(text) && !/^(?:set\(\)|inf|nan|-inf)$/.test(text)) return undefined;
  if (text === 'set()') return { text, fixed: false, plain: true, items: [] };
  try {
    const reader = new ExpressionReader(text);
    const node = reader.test();
    if (!reader.atLineEnd) return undefined;
    const value = literal(text, node);
    return value?.text === text ? value : undefined;
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

function literal(source: string, node: Expression): Value | undefined {
  let known = true;
  const value = valueOfLiteral(source, node, inner => {
    const own = source.slice(inner.start, inner.end);
    const found = OPAQUE.test(own) ? object(own) : literal(source, inner);
    if (!found || found.text === undefined) known = false;
    return found ?? UNKNOWN;
  });
  if (!known || !value) return undefined;
  // A set is iterated in the order in which its repr shows it.
  if (node.syntax === 'braces' && node.inside.length > 0 && !node.inside[0]!.isKey) {
    const items = node.inside.map(inner => literal(source, inner) ?? UNKNOWN);
    return { ...value, text: short(source.slice(node.start, node.end)), items };
  }
  return value;
}

function textValue(text: string): Value | undefined {
  if (literalRepr(text) !== text || !isSettled(text)) return undefined;
  const inner = text.slice(1, -1);
  // Strings with escapes are left out.
  const items = inner.includes('\\')
    ? undefined
    : [...inner].map(each => constant(each === "'" ? `"'"` : `'${each}'`));
  return items ? { ...constant(text), items } : constant(text);
}

/** Whether all Python versions write the same repr: older versions do not know new characters. */
function isSettled(text: string): boolean {
  return text.length <= LONGEST && !/[^\u0000-\u{ffff}\u{1f300}-\u{1f64f}]|\p{Cn}/u.test(text);
}

function short(text: string): string | undefined {
  return text.length <= LONGEST ? text : undefined;
}

/** The value that a state shows: literals, and opaque objects, alone or in lists and tuples. */
export function shownValue(text: string): Value {
  if (OPAQUE.test(text)) return object(text);
  const plain = fromText(text) ?? split(text);
  return plain ? shared(plain) : { text: short(text), fixed: false, plain: false };
}

/** A value that other code may have, too. */
export function shared(value: Value): Value {
  return isFrozen(value) ? value : { ...value, fixed: false };
}

/** What a container holds at an index or under a key, and its place among the items; undefined if unknown. */
export function itemAt(
  container: Value,
  key: Value,
): { readonly item: Value; readonly at: number } | undefined {
  const { text, items, under } = container;
  if (text === undefined || !items || key.text === undefined) return undefined;
  if (under) {
    if (!hasOneText(key.text)) return undefined;
    const at = items.findIndex(each => each.text === key.text);
    return at < 0 ? undefined : { item: shared(under[at]!), at };
  }
  if (text.startsWith('{') || !/^-?\d{1,9}$/.test(key.text)) return undefined;
  const index = Number(key.text);
  const at = index < 0 ? index + items.length : index;
  return items[at] && { item: shared(items[at]), at };
}

/** Whether a container holds a value, by their texts; undefined if unknown. */
export function holds({ text: whole, items, plain }: Value, { text }: Value): boolean | undefined {
  if (whole === undefined || !plain || text === undefined || !hasOneText(text)) return undefined;
  if (/^['"]/.test(whole)) return holdsText(whole.slice(1, -1), text);
  if (!items?.every(each => each.text !== undefined && hasOneText(each.text))) return undefined;
  return items.some(each => each.text === text);
}

function holdsText(whole: string, text: string): boolean | undefined {
  if (!/^['"]/.test(text) || text.includes('\\')) return undefined;
  const part = text.slice(1, -1);
  if (!whole.includes('\\')) return whole.includes(part);
  // Of a string with escapes, only its other characters are looked at.
  const isEscaped = /\\[^\\'"]/.test(whole) || part.length !== 1 || /['"]/.test(part);
  return isEscaped ? undefined : whole.replace(/\\./g, '').includes(part);
}

/** Whether no other code can change it. */
function isFrozen(value: Value): boolean {
  if (value.grows || value.text === undefined || /^(?:\{|set\()/.test(value.text)) return false;
  return value.items && value.text.startsWith('(') ? value.items.every(isFrozen) : value.fixed;
}

/** Reads a list or tuple that contains objects. */
function split(text: string): Value | undefined {
  const [, open, inner, close] = /^([[(])(.*)([\])])$/su.exec(text) ?? [];
  if (inner === undefined || (open === '[') !== (close === ']') || text.length > LONGEST) return undefined;
  if (!/^(?:<[^<>,'()[\]]+>(?:, |,$|$))+$/u.test(inner)) return undefined;
  const items = inner
    .split(/, |,$/)
    .filter(each => each !== '')
    .map(object);
  return sequence(items, open === '[' ? 'list' : 'tuple');
}

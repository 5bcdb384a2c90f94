/** Python's data for arguments, and its written form. */

export type Data =
  | number
  | string
  | boolean
  | null
  | { readonly literal: string }
  | { readonly list: readonly Data[] }
  | { readonly tuple: readonly Data[] }
  | { readonly set: readonly Data[] }
  | { readonly dict: readonly (readonly [Data, Data])[] };

export function show(data: Data): string {
  if (data === null) return 'None';
  if (typeof data === 'boolean') return data ? 'True' : 'False';
  if (typeof data === 'number') return String(data);
  if (typeof data === 'string') return quoted(data);
  if ('literal' in data) return data.literal;
  if ('list' in data) return `[${data.list.map(show).join(', ')}]`;
  if ('tuple' in data)
    return data.tuple.length === 1 ? `(${show(data.tuple[0]!)},)` : `(${data.tuple.map(show).join(', ')})`;
  if ('set' in data) return data.set.length === 0 ? 'set()' : `{${data.set.map(show).join(', ')}}`;
  return `{${data.dict.map(([key, value]) => `${show(key)}: ${show(value)}`).join(', ')}}`;
}

/** As `repr` writes a text: the data builder gives some of them other quotes. */
export function quoted(text: string): string {
  return quotedBy(text.includes("'") && !text.includes('"') ? '"' : "'", text);
}

/** A text as a literal with this quotation mark. */
export function quotedBy(mark: string, text: string): string {
  const body = text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll(mark, `\\${mark}`);
  return mark + body + mark;
}

/** The items of a collection, the keys of a dictionary, or the characters of a text. */
export function itemsOf(data: Data): readonly Data[] {
  if (typeof data === 'string') return [...data];
  if (data === null || typeof data !== 'object') return [];
  if ('list' in data) return data.list;
  if ('tuple' in data) return data.tuple;
  if ('set' in data) return data.set;
  if ('dict' in data) return data.dict.map(([key]) => key);
  return [];
}

/** Another of the same kind with other items. */
export function withItems(data: Data, items: readonly Data[]): Data {
  if (typeof data === 'string') return items.join('');
  if (data === null || typeof data !== 'object') return data;
  if ('list' in data) return { list: items };
  if ('tuple' in data) return { tuple: items };
  if ('set' in data) return { set: distinct(items) };
  if ('dict' in data) return { dict: data.dict.filter(([key]) => items.includes(key)) };
  return data;
}

export function distinct(items: readonly Data[]): Data[] {
  const seen = new Set<string>();
  return items.filter(item => {
    const key = show(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Compares numbers, texts and tuples of them in Python's order. */
export function ordered(items: readonly Data[]): Data[] {
  return [...items].sort(compared);
}

function compared(a: Data, b: Data): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  const one = numberOf(a);
  const other = numberOf(b);
  if (one !== undefined && other !== undefined) return one - other;
  const left = itemsOf(a);
  const right = itemsOf(b);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const order = compared(left[i]!, right[i]!);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function numberOf(data: Data): number | undefined {
  if (typeof data === 'number') return data;
  if (typeof data === 'object' && data !== null && 'literal' in data) return Number(data.literal);
  return undefined;
}

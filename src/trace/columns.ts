/** Typed arrays that grow, because a recording arrives in pieces and its length is unknown. Browser-safe. */

type Column = Uint8Array | Uint32Array | Int32Array;

/** A longer copy. Doubling keeps the cost of growing constant for each entry. */
export function longer<T extends Column>(column: T, needed: number): T {
  let length = Math.max(column.length, 64);
  while (length < needed) length *= 2;
  const Kind = column.constructor as new (length: number) => T;
  const grown = new Kind(length);
  grown.set(column);
  return grown;
}

/** Exactly as long as it is full. */
export function fitted<T extends Column>(column: T, length: number): T {
  return column.length === length ? column : (column.slice(0, length) as T);
}

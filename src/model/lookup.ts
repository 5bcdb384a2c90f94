/**
 * Guessing by looking up repeats: where the last tokens stood before, what followed then may follow again. Values are often
 * copies (an argument passed on, a list with one more element), and several guesses are checked in one pass.
 */

/** How many of the last tokens must agree. The name of a variable and its `eq` are two. */
const LONGEST = 4;
const SHORTEST = 2;
/** How far back is looked. */
const REACH = 4096;

/**
 * What stood behind the latest earlier place that ends like `ids`; longer agreements first, and the longer the agreement the
 * more of it, up to `most` tokens.
 */
export function repeatOf(ids: readonly number[], most: number): number[] {
  const end = ids.length;
  for (let size = LONGEST; size >= SHORTEST; size--) {
    const from = end - size;
    for (let at = from - 1; at >= Math.max(0, end - REACH); at--) {
      let same = 0;
      while (same < size && ids[at + same] === ids[from + same]) same++;
      if (same < size) continue;
      const length = Math.ceil((most * size) / LONGEST);
      return ids.slice(at + size, Math.min(at + size + length, end));
    }
  }
  return [];
}

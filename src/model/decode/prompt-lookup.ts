/**
 * Looks up repeats: what followed the last tokens before may follow again. Values are often copies (an argument passed
 * on, a list with one more element).
 */

/** The number of last tokens to compare, and how many must agree. A variable's name and its `eq` are two tokens. */
const LONGEST = 6;
const SHORTEST = 2;
/** How far back the search goes. */
const REACH = 4096;

/** The tokens after the earlier place that agrees longest with the end of `ids`, and how many tokens agree. */
export function repeatOf(ids: readonly number[]): { readonly id: number; readonly size: number } | undefined {
  const end = ids.length;
  const last = ids[end - 1];
  let found = -1;
  let longest = SHORTEST - 1;
  for (let at = end - 2; at >= Math.max(0, end - REACH); at--) {
    if (ids[at] !== last) continue;
    let size = 1;
    while (size < LONGEST && at - size >= 0 && ids[at - size] === ids[end - 1 - size]) size++;
    if (size <= longest) continue;
    found = at;
    longest = size;
    if (size === LONGEST) break;
  }
  return found < 0 ? undefined : { id: ids[found + 1]!, size: longest };
}

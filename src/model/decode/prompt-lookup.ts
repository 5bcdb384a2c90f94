/**
 * Looking up repeats: where the last tokens stood before, what followed then may follow again. Values are often copies
 * (an argument passed on, a list with one more element).
 */

/** How many of the last tokens are compared, and how many must agree. The name of a variable and its `eq` are two. */
const LONGEST = 6;
const SHORTEST = 2;
/** How far back is looked. */
const REACH = 4096;

/** What stood behind the earlier place that ends most like `ids`, the latest of several, and how many tokens agree. */
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

/** Runs tasks side by side, up to a limit. */

/**
 * Returns results in the order of the items. An item may weigh more than one; it begins when it fits beside those
 * that run.
 */
export async function pooled<T, R>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<R>,
  weigh: (item: T) => number = () => 1,
): Promise<R[]> {
  const results: Promise<R>[] = [];
  const running = new Set<Promise<void>>();
  let weight = 0;
  let failed = false;
  for (const item of items) {
    const own = Math.min(most, weigh(item));
    while (weight + own > most) await Promise.race(running);
    if (failed) break;
    weight += own;
    const result = work(item);
    const ended: Promise<void> = result.then(
      () => undefined,
      () => {
        failed = true;
      },
    );
    const left = ended.then(() => {
      weight -= own;
      running.delete(left);
    });
    running.add(left);
    results.push(result);
  }
  return Promise.all(results);
}

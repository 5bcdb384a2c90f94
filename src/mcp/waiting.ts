/** Waits for an answer, with a time limit. */

/** The answer if it comes in time; a later one is left to its owner. */
export async function within<T>(coming: Promise<T>, ms: number): Promise<{ readonly value: T } | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>(done => {
    timer = setTimeout(done, ms, undefined);
  });
  try {
    return await Promise.race([coming.then(value => ({ value })), late]);
  } finally {
    clearTimeout(timer);
  }
}

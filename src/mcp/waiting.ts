/** Waiting for an answer, but not for ever. */

/** The answer if it comes in time; what comes later is its owner's. */
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

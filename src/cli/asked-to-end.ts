/**
 * Resolves when the process is asked to end. Call it before the server's address is printed: who reads that may send a
 * signal at once.
 */
export function askedToEnd(): Promise<void> {
  return new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
}

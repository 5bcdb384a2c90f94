/** Mistakes and failures that any surface reports to its user in a sentence. */

/** What was asked for makes no sense, or is not there. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was asked for was right and could not be done. */
export class RunError extends Error {
  override readonly name = 'RunError';
}

/** Errors that every surface shows to its user as one sentence. */

/** The request makes no sense, or names something that does not exist. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The request was right but could not be carried out. */
export class RunError extends Error {
  override readonly name = 'RunError';
}

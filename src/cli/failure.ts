/** How a command ends badly: one clear message on stderr, and an exit code that says whose fault it was. */

/** Exit codes, as documented in docs/cli.md. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Errors of every room that are meant for users, by name, so that no room need know the command line. */
const CODES: Readonly<Record<string, number>> = {
  UsageError: EXIT.usage,
  DebuggerError: EXIT.usage,
  ProgramError: EXIT.usage,
  ConfigError: EXIT.usage,
  RunError: EXIT.failed,
  RuntimeError: EXIT.failed,
  PythonTooOldError: EXIT.failed,
  TraceFormatError: EXIT.failed,
  LanguageError: EXIT.failed,
  ModelError: EXIT.failed,
  ShardError: EXIT.failed,
};

export function exitCodeOf(error: unknown): number {
  return (error instanceof Error ? CODES[error.name] : undefined) ?? EXIT.failed;
}

/** A user's mistake gets its sentence; what nobody foresaw keeps its stack, because then the mistake is ours. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name in CODES ? error.message : (error.stack ?? error.message);
}

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
  if (Object.hasOwn(CODES, error.name)) return error.message;
  return systemSentence(error) ?? error.stack ?? error.message;
}

/** What the system refused (a full disk, no permission) is nobody's mistake in here, and needs no stack. */
function systemSentence(error: Error): string | undefined {
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return undefined;
  return `${path ?? syscall}: ${systemReason(error)}`;
}

/** `no space left on device (ENOSPC)`. */
export function systemReason(error: Error): string {
  const { code, syscall = '' } = error as NodeJS.ErrnoException;
  const text = error.message.replace(`${code}: `, '');
  const at = text.indexOf(`, ${syscall}`);
  const reason = at < 0 ? text : text.slice(0, at);
  return reason === `${syscall} ${code}` ? `${code}` : `${reason} (${code})`;
}

/** How a command fails: one clear message on stderr, and an exit code that says who made the mistake. */

/** Exit codes, as documented in docs/cli.md. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** Exit codes by the names of errors that are meant for users, so that no room needs to know the command line. */
const CODES: Readonly<Record<string, number>> = {
  UsageError: EXIT.usage,
  DebuggerError: EXIT.usage,
  ProgramError: EXIT.usage,
  ConfigError: EXIT.usage,
  CompletionsError: EXIT.usage,
  PromptsError: EXIT.usage,
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

/** A user's mistake becomes one sentence. An unexpected error keeps its stack, because then the mistake is ours. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (Object.hasOwn(CODES, error.name)) return error.message;
  return systemSentence(error) ?? error.stack ?? error.message;
}

/** A refusal by the system (a full disk, no permission) needs no stack: the mistake is not in this program. */
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

/** How a command ends badly: one clear message on stderr, and an exit code that says whose fault it was. */
import { DebuggerError } from '../debugger/engine.ts';

/** Exit codes, as documented in docs/cli.md. */
export const EXIT = { ok: 0, failed: 1, usage: 2 } as const;

/** A mistake in how the command was called: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command was right and could not be carried out: exit code 1. */
export class RunError extends Error {
  override readonly name = 'RunError';
}

export function exitCodeOf(error: unknown): number {
  return error instanceof UsageError || error instanceof DebuggerError ? EXIT.usage : EXIT.failed;
}

/** A user's mistake gets its sentence; what nobody foresaw gets its stack, because then it is our mistake. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const expected = error instanceof UsageError || error instanceof RunError || error instanceof DebuggerError;
  if (expected || error.name.endsWith('Error') === false || 'expected' in error) return error.message;
  return process.env.NDBG_DEBUG || !EXPECTED_NAMES.has(error.name) ? (error.stack ?? error.message) : error.message;
}

/** Errors of other rooms that are meant for users; named here so that the rooms need not know the command line. */
const EXPECTED_NAMES = new Set(['TraceError', 'FormatError', 'LanguageError', 'ShardError', 'ConfigError', 'DataError', 'EvalError']);

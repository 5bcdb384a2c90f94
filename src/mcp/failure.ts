/** Failures as agents get them: a code to branch on, a sentence, and calls that would work instead. */
import { DebuggerError } from '../debugger/engine.ts';
import { Interrupted } from '../debugger/movements.ts';

export const CODES = [
  'bad_arguments',
  'no_session',
  'busy',
  'not_here',
  'program',
  'no_model',
  'no_python',
  'not_allowed',
  'limit',
  'cancelled',
  'internal',
] as const;
export type Code = (typeof CODES)[number];

export class ToolFailure extends Error {
  override readonly name = 'ToolFailure';

  constructor(
    readonly code: Code,
    message: string,
    /** Calls or changes that would work, one each. */
    readonly tries: readonly string[] = [],
  ) {
    super(message);
  }
}

/** Names of errors of other rooms, so that those rooms stay independent of this one. */
const BY_NAME: Readonly<Record<string, { code: Code; tries: readonly string[] }>> = {
  ProgramError: {
    code: 'program',
    tries: ['correct the program, `entry` or `arguments` and call start again'],
  },
  UsageError: { code: 'bad_arguments', tries: ['call start with other arguments'] },
  RunError: { code: 'program', tries: ['record the trace again: ndbg trace FILE --out TRACE'] },
  TraceFormatError: { code: 'program', tries: ['record the trace again: ndbg trace FILE --out TRACE'] },
  ModelError: { code: 'no_model', tries: ['engine real runs the program and needs no model'] },
  LanguageError: { code: 'not_here', tries: ['engine real runs the program and needs no model'] },
  RuntimeError: { code: 'no_python', tries: ['engine neural predicts and runs nothing'] },
  PythonTooOldError: { code: 'no_python', tries: ['engine neural predicts and runs nothing'] },
};

export function failureOf(error: unknown): ToolFailure {
  if (error instanceof ToolFailure) return error;
  if (error instanceof Interrupted)
    return new ToolFailure('cancelled', 'this was cancelled; the session stands where it had got to', [
      'call act with an empty list of actions to see where that is',
    ]);
  if (error instanceof DebuggerError) return new ToolFailure('not_here', error.message);
  if (!(error instanceof Error)) return new ToolFailure('internal', String(error));
  const known = BY_NAME[error.name];
  if (known) return new ToolFailure(known.code, error.message, known.tries);
  return new ToolFailure('internal', `this should not have happened: ${error.message}`, [
    'call stop, then start the program again',
  ]);
}

/** Writes trajectories as text or token ids, in either form, from the same states. */
import { ContextCode } from '../python/functions.ts';
import { LanguageError } from './language-error.ts';
import { type PieceSink, TextSink, TokenSink } from './pieces.ts';
import type { Form, Trajectory } from './trajectory.ts';
import { InterchangeWriter } from './write-interchange.ts';
import { OwnWriter } from './write-own.ts';

export interface WriteOptions {
  /** The code of the context, if it was read already: many trajectories share one. */
  readonly code?: ContextCode;
  /** Forced tokens are targets too, for a model that servers without our grammar will run. */
  readonly certainTargets?: boolean;
}

export function writeTrajectory(trajectory: Trajectory, form: Form, options: WriteOptions = {}): string {
  const sink = new TextSink(form);
  put(trajectory, form, sink, options);
  return sink.written;
}

export interface EncodedTrajectory {
  readonly ids: Uint16Array;
  /** For each id 1 if a model must predict it, else 0. */
  readonly targets: Uint8Array;
}

export function encodeTrajectory(
  trajectory: Trajectory,
  form: Form = 'own',
  options: WriteOptions = {},
): EncodedTrajectory {
  const sink = new TokenSink();
  put(trajectory, form, sink, options);
  return sink.result();
}

function put(trajectory: Trajectory, form: Form, sink: PieceSink, options: WriteOptions): void {
  const code = options.code ?? new ContextCode(trajectory.context);
  check(trajectory, code, form);
  const writer =
    form === 'own' ? new OwnWriter(sink, code, options.certainTargets) : new InterchangeWriter(sink, code);
  writer.trajectory(trajectory);
}

/** Refuses by name what cannot be written, before anything is written. */
function check(trajectory: Trajectory, code: ContextCode, form: Form): void {
  const { direction, context, steps, ended } = trajectory;
  let last = 0;
  for (const { line, source } of context.lines) {
    if (line <= last)
      throw new LanguageError(`context line ${line} comes after line ${last}: numbers must go up`);
    if (source.includes('\n')) throw new LanguageError(`context line ${line} holds a line end`);
    last = line;
  }
  for (const [i, { state, action }] of steps.entries()) {
    const name = `state ${i + 1} (${state.event})`;
    if (state.event.startsWith('inv_') !== (direction === 'inverse')) {
      throw new LanguageError(`${name} does not belong in a trajectory that goes ${direction}`);
    }
    const atEnd = i === steps.length - 1;
    if ('depth' in state) {
      // A callback may run lines outside the context; only the interchange form, which writes their text, can show
      // them.
      const known = code.source(state.line) === state.source;
      if (!known && (form === 'own' || code.has(state.line))) {
        throw new LanguageError(
          `${name} stands on line ${state.line}, which the context does not show with its text`,
        );
      }
      if (!atEnd && !action) throw new LanguageError(`${name} has no action, and another state follows`);
    } else if (!atEnd || action) throw new LanguageError(`${name} is an exit: nothing can follow`);
    if (action === undefined) continue;
    if (action.action.startsWith('inv_') !== (direction === 'inverse')) {
      throw new LanguageError(`"${action.action}" does not belong in a trajectory that goes ${direction}`);
    }
    if (action.action === 'breakpoint') {
      if (action.lines.length === 0) throw new LanguageError('a breakpoint needs a line');
      const unknown = action.lines.find(line => !code.has(line));
      if (unknown !== undefined)
        throw new LanguageError(`breakpoint ${unknown}: the context has no such line`);
    }
  }
  const exit = steps.at(-1)?.state;
  if (ended && (exit === undefined || 'depth' in exit)) {
    throw new LanguageError('a trajectory that has ended must have an exit as its last state');
  }
}

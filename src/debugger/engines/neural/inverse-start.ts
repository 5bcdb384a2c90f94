/** Builds the start of a walk back: what a call returned, taken from a walk or from the request. */
import { inverseContext } from '../../../language/inverse-context.ts';
import type { Context } from '../../../language/trajectory.ts';
import { ContextCode } from '../../../python/functions.ts';
import { literalRepr } from '../../../python/literals.ts';
import type { InverseEndState } from '../../../tree/state.ts';
import { DebuggerError, type Moment, type Start } from '../../engine.ts';
import { findFunction, noFunction } from './entry.ts';

/** A model can go back only from what a call returned. */
export function startingBack({ state }: Moment): Start {
  if (state.event !== 'return') {
    throw new DebuggerError(
      'a model goes back from what a call returned, and this is no return: `return` goes to one; ' +
        '`back` alone takes the last command back',
    );
  }
  const { function: name, line, value } = state;
  return { direction: 'inverse', function: name, line, value };
}

/** The first state of a walk back, and the part of the program that it is shown. */
export function inverseStart(
  whole: ContextCode,
  from: Extract<Start, { direction: 'inverse' }>,
): { state: InverseEndState; context: Context } {
  const shape = findFunction(whole, from.function);
  if (!shape) throw new DebuggerError(noFunction(whole, from.function));
  if (from.value === undefined) {
    throw new DebuggerError(
      `nothing is run here, so say what ${from.function} returned: a value such as 3 or 'abc'`,
    );
  }
  const context = inverseContext(whole.context.lines, shape.line);
  const code = new ContextCode(context);
  const body = context.lines.filter(({ line }) => code.around(line)?.line === shape.line);
  const lines = body.filter(({ source }) => /^\s*[^\s#]/.test(source));
  const ending = from.raised ? /^\s*raise\b/ : /^\s*return\b/;
  const line = from.line ?? (lines.findLast(({ source }) => ending.test(source)) ?? lines.at(-1))?.line;
  if (line === undefined || !(line === shape.line || body.some(each => each.line === line)))
    throw new DebuggerError(`line ${line ?? shape.line} is not in the body of ${from.function}`);
  const value = literalRepr(from.value) ?? from.value.trim();
  if (value === '')
    throw new DebuggerError('an empty text is no value: write None, or the repr of what was returned');
  const source = code.source(line)!;
  const event = from.raised ? 'inv_exception' : 'inv_return';
  return { state: { event, line, source, function: shape.name, depth: 1, value }, context };
}

/**
 * Tokens of a state in our own form that have only one possibility, given everything before. They are no targets in
 * training, and a model need not be asked for them. Every rule here must be certain, because a decoder writes what it
 * says.
 *
 * The grammar forces more: `arg_sep` behind the line of a return, and the closing tokens behind an exit.
 */

import type { ContextCode } from '../python/functions.ts';
import type { Action, State } from '../tree/state.ts';
import type { Event } from './depths.ts';

/** The question for a state: the state shown before it and the action taken there. */
export interface Question {
  readonly previous: State;
  readonly action: Action;
}

export function forcedEvent({ previous, action }: Question): Event | undefined {
  if (!('depth' in previous)) return undefined;
  if (action.action === 'set') return previous.event;
  if (action.action === 'inv_step_call' && previous.event !== 'inv_call') return 'inv_call';
  if (returnsToItsLine({ previous, action })) return 'inv_line';
  return undefined;
}

/** The line of a state whose event is known. */
export function forcedLine({ previous, action }: Question, event: Event): number | undefined {
  if (!('depth' in previous)) return undefined;
  if (action.action === 'set') return previous.line;
  if (action.action === 'breakpoint') {
    const stops = event === 'line' || event === 'call';
    return stops && new Set(action.lines).size === 1 ? action.lines[0] : undefined;
  }
  if (event === 'inv_line' && returnsToItsLine({ previous, action })) return previous.line;
  return undefined;
}

/**
 * The name that must be at place `index` (from 0) among the variables of a state. `line` is known for a call only.
 */
export function forcedName(
  question: Question | undefined,
  event: Event,
  line: number | undefined,
  index: number,
  code: ContextCode,
): string | undefined {
  if ((event === 'call' || event === 'inv_call') && line !== undefined) {
    const definition = code.definition(line);
    return definition && !definition.resumable ? definition.parameters[index] : undefined;
  }
  if (index === 0 && question?.action.action === 'set' && event === 'line') return question.action.name;
  return undefined;
}

/** Whether a state must end without any variable. */
export function forcedEmpty(question: Question, event: Event): boolean {
  return event === 'inv_line' && returnsToItsLine(question);
}

/** Whether the answer is the same line with the same locals: stepping over the calls from `inv_line_call`. */
function returnsToItsLine({ previous, action }: Question): boolean {
  return previous.event === 'inv_line_call' && action.action === 'inv_step_over';
}

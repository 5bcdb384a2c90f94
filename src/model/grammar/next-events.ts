/**
 * Determines the events that an action can lead to, and their depths. It rules out only what is certainly impossible.
 */
import { type Event, impliedDepth } from '../../language/depths.ts';
import { forcedEvent, type Question } from '../../language/forced-tokens.ts';
import { SPECIAL } from '../../language/specials.ts';
import type { Certain } from './certain.ts';
import type { NextLines } from './next-lines.ts';
import type { ProgramIndex } from './program-index.ts';

export interface Successor {
  readonly event: Event;
  /** The depth that need not be written; undefined if one must be. */
  readonly implied: number | undefined;
  /** Depths that may be written, from 1; none if the state certainly has the expected depth. */
  readonly deepest: number;
}

export interface Successors {
  readonly events: readonly Successor[];
  /** Tokens of the possible exits. */
  readonly exits: readonly number[];
}

/** How many levels a jump may lead down. */
const DEEPER = 63;
/** Events that may be deeper than a step goes if activations are resumed. */
const INNER: ReadonlySet<Event> = new Set(['exception', 'inv_return', 'inv_exception']);
const FORWARD: readonly Event[] = ['call', 'line', 'return', 'exception'];

export function successors(
  question: Question,
  scope: ProgramIndex,
  nextLines?: NextLines,
  certain?: Certain,
): Successors {
  const { previous, action } = question;
  if (!('depth' in previous)) return { events: [], exits: [] };
  const inverse = action.action.startsWith('inv_');
  const forced = forcedEvent(question);
  const passing = (forced === undefined ? possible(question, scope) : [forced]).filter(
    event => nextLines?.allows(event) ?? true,
  );
  const sure = passing.filter(event => certain?.allows(event) ?? true);
  // Earlier predictions may be wrong: then nothing is certain.
  const events = (sure.length > 0 ? sure : passing)
    .map(event => successor(question, event, scope))
    .filter(each => each !== undefined)
    .map(each =>
      certain && sure.includes(each.event) && each.event !== 'exception' ? { ...each, deepest: 0 } : each,
    );
  if (forced !== undefined) return { events, exits: [] };
  if (inverse) {
    const leaves = previous.event === 'inv_call' && previous.depth === 1;
    return leaves ? { events: [], exits: [SPECIAL.inv_exit_entry] } : { events, exits: [] };
  }
  if (isOver(question, scope)) return { events: [], exits: exits(question) };
  return { events, exits: certain?.isDecided && sure.length > 0 ? [] : exits(question) };
}

function successor(question: Question, event: Event, scope: ProgramIndex): Successor | undefined {
  const { previous, action } = question;
  if (!('depth' in previous)) return undefined;
  const implied = impliedDepth(previous, action, event);
  if (action.action === 'breakpoint') return { event, implied, deepest: previous.depth + DEEPER };
  // A library may have caught the exception, and its caller goes on.
  if (event === 'return' && previous.event === 'exception')
    return { event, implied, deepest: previous.depth };
  // An exception that no handler takes is raised again behind the handlers.
  if (event === 'exception' && previous.event === 'exception' && handles(scope))
    return { event, implied, deepest: previous.depth };
  // A step goes to the expected depth or further out; there is no level above the outermost.
  if (implied === undefined) return undefined;
  // It may go several levels at once into functions that delegate to each other.
  if (INNER.has(event) && scope.resumes) return { event, implied, deepest: implied + DEEPER };
  return { event, implied, deepest: implied };
}

/** Whether the entry, which is not resumed, has returned. */
function isOver({ previous }: Question, { whole, certain }: ProgramIndex): boolean {
  if (!certain || previous.event !== 'return' || previous.depth > 1) return false;
  if (previous.function === '<module>') return true;
  const around = whole.definition(previous.line) ?? whole.around(previous.line);
  return around?.name === previous.function && !around.resumable;
}

function handles({ flow }: ProgramIndex): boolean {
  return flow.statements.some(({ keyword }) => keyword === 'try' || keyword === 'with');
}

function possible({ previous, action }: Question, scope: ProgramIndex): readonly Event[] {
  const from = previous.event;
  const ended = from === 'return' || from === 'exception';
  switch (action.action) {
    case 'continue':
      return [];
    case 'breakpoint':
      return scope.callable(action.lines) ? ['line', 'call'] : ['line'];
    case 'step_into':
      return FORWARD;
    case 'step_over':
      return ended ? FORWARD : ['line', 'return', 'exception'];
    case 'step_return':
      return ended ? FORWARD : ['return', 'exception'];
    case 'set':
      return [];
    case 'inv_step_into':
      if (from === 'inv_line_call') return ['inv_return', 'inv_exception'];
      return backwards(from, scope);
    case 'inv_step_over':
    case 'inv_step_call':
      return backwards(from, scope);
  }
}

function backwards(from: string, scope: ProgramIndex): readonly Event[] {
  // Before a call comes its caller, or the end of the previous call on the same line.
  if (from === 'inv_call') return ['inv_line', 'inv_call', 'inv_return', 'inv_exception'];
  const events: readonly Event[] = ['inv_line', 'inv_line_call', 'inv_call', 'inv_exception'];
  // A function that delegates to another is left and entered again on one line.
  return scope.resumes ? [...events, 'inv_return'] : events;
}

function exits({ previous, action }: Question): readonly number[] {
  const { exit_normal, exit_error, exit_never } = SPECIAL;
  if (action.action === 'continue' || action.action === 'breakpoint')
    return [exit_normal, exit_error, exit_never];
  if ('depth' in previous && previous.depth === 1) {
    if (previous.event === 'return') return [exit_normal];
    if (previous.event === 'exception') return [exit_error, exit_normal];
  }
  return [exit_never];
}

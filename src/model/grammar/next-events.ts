/** Which states an action can lead to: events, and how deep they may stand. Only what is certain to be impossible is ruled out. */
import { type Event, impliedDepth } from '../../language/depths.ts';
import { forcedEvent, type Question } from '../../language/forced.ts';
import { SPECIAL } from '../../language/specials.ts';
import type { Certain } from './certain.ts';
import type { Course } from './next-lines.ts';
import type { ProgramIndex } from './program-index.ts';

export interface Successor {
  readonly event: Event;
  /** The depth that need not be written; undefined where one must be. */
  readonly implied: number | undefined;
  /** Depths that may be written, from 1; none, if it is certain that the state stands where it is expected. */
  readonly deepest: number;
}

export interface Successors {
  readonly events: readonly Successor[];
  /** Tokens of the exits that may come. */
  readonly exits: readonly number[];
}

/** The deepest that a jump may lead to, below where it started. */
const DEEPER = 63;
/** Ends of activations that may lie deeper in than a step goes, where some are resumed. */
const INNER: ReadonlySet<Event> = new Set(['exception', 'inv_return', 'inv_exception']);
const FORWARD: readonly Event[] = ['call', 'line', 'return', 'exception'];

export function successors(
  question: Question,
  scope: ProgramIndex,
  course?: Course,
  certain?: Certain,
): Successors {
  const { previous, action } = question;
  if (!('depth' in previous)) return { events: [], exits: [] };
  const inverse = action.action.startsWith('inv_');
  const forced = forcedEvent(question);
  const passing = (forced === undefined ? possible(question, scope) : [forced]).filter(
    event => course?.allows(event) ?? true,
  );
  const sure = passing.filter(event => certain?.allows(event) ?? true);
  // What was told before may be wrong: then nothing is certain.
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
  // A library may have asked for the exception, and what asked it goes on.
  if (event === 'return' && previous.event === 'exception')
    return { event, implied, deepest: previous.depth };
  // What no handler takes is raised once more where it was, behind the handlers.
  if (event === 'exception' && previous.event === 'exception' && handles(scope))
    return { event, implied, deepest: previous.depth };
  // A step goes where it is expected to, or further out: a level above the outermost there is none.
  if (implied === undefined) return undefined;
  // Into functions that hand on to one another it may go several levels at once.
  if (INNER.has(event) && scope.resumes) return { event, implied, deepest: implied + DEEPER };
  return { event, implied, deepest: implied };
}

/** Has the entry returned, which is not resumed? */
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
  // Before a call stands its caller, or the end of the call before it on the same line.
  if (from === 'inv_call') return ['inv_line', 'inv_call', 'inv_return', 'inv_exception'];
  const events: readonly Event[] = ['inv_line', 'inv_line_call', 'inv_call', 'inv_exception'];
  // What hands on to another is left and entered again on one line.
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

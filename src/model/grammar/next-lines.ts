/**
 * Where a step can lead, seen from the line that is about to run or to go on: on which lines its activation goes on, whether it can return, whom it
 * can call. Only what is certain to be impossible is ruled out.
 */
import type { Event } from '../../language/depths.ts';
import type { Question } from '../../language/forced.ts';
import type { Shown } from '../../language/shown.ts';
import type { Step, WorkedOut } from '../../language/trajectory.ts';
import type { Ways } from '../../python/flow.ts';
import { partsOf } from '../../python/parts.ts';
import type { Locals, PlacedState } from '../../tree/state.ts';
import type { ProgramIndex } from './program-index.ts';

export interface Course {
  /** Of the activation that this is about. */
  readonly depth: number;
  /** Its function, where that is certain. */
  readonly inside: string | undefined;
  /** Lines of a state of an event in that activation; of a call, of the one it calls. Undefined where nothing is certain. */
  lines(event: Event, told: readonly WorkedOut[]): ReadonlySet<number> | undefined;
  /** Can there be such an event? */
  allows(event: Event): boolean;
  /** Variables that are there for certain if the activation goes on on a line. */
  readonly makes?: readonly string[];
}

const STEPS: ReadonlySet<string> = new Set(['step_into', 'step_over', 'step_return']);

export function courseOf(
  { previous, action }: Question,
  shown: Shown,
  steps: readonly Step[],
  scope: ProgramIndex,
): Course | undefined {
  // What is resumed comes and goes in the middle of lines.
  if (!STEPS.has(action.action) || !('depth' in previous) || scope.resumes) return undefined;
  const { depth, line, event } = previous;
  const { flow } = scope;
  if (event === 'call' || event === 'line') {
    if (mayBeWithin(previous.function, line, scope)) {
      // Whoever runs there, it calls what the line names.
      const locals =
        event === 'line' && action.action !== 'step_return' ? shown.at(depth)?.locals : undefined;
      return new LineCourse(depth, undefined, undefined, scope, line, locals, false);
    }
    const inside = previous.function;
    if (action.action === 'step_return') {
      const returning = flow.returning(line, event === 'call');
      return { depth, inside, lines: to => (to === 'return' ? returning : undefined), allows: () => true };
    }
    if (event === 'call') {
      const begins = flow.beginning(line);
      return { depth, inside, lines: to => (to === 'line' ? begins : undefined), allows: () => true };
    }
    return new LineCourse(depth, inside, flow.ways(line), scope, line, shown.at(depth)?.locals, true);
  }
  if (event !== 'return') return undefined;
  const from = callerOf(steps, depth);
  if (!from) return undefined;
  const within = mayBeWithin(from.function, from.line, scope);
  const [inside, ways] = within ? [] : [from.function, flow.ways(from.line)];
  return new LineCourse(depth - 1, inside, ways, scope, from.line, shown.at(depth - 1)?.locals, false);
}

/** May an activation be that of a lambda or a generator expression on the line, not of the function that it stands in? */
function mayBeWithin(name: string, line: number, scope: ProgramIndex): boolean {
  if (name.startsWith('<')) return true;
  // A function may stand on one line, with what is opened within it.
  const alone = !scope.whole.definition(line) || scope.flow.statementAt(line)?.inline !== '';
  return alone && scope.whole.opensWithin(line);
}

/** Where the activation one level further out waits, as far as all moves since then are known. */
function callerOf(steps: readonly Step[], depth: number): PlacedState | undefined {
  for (let i = steps.length - 2; i >= 0; i--) {
    const { state, action } = steps[i]!;
    if (!action || !STEPS.has(action.action) || !('depth' in state)) return undefined;
    if (state.depth < depth) return state.event === 'line' && state.depth === depth - 1 ? state : undefined;
  }
  return undefined;
}

/** From a line that begins to run, or (not `begins`) that goes on behind a call. */
class LineCourse implements Course {
  private readonly calls: ReadonlySet<number> | undefined;

  constructor(
    readonly depth: number,
    readonly inside: string | undefined,
    private readonly ways: Ways | undefined,
    private readonly scope: ProgramIndex,
    private readonly line: number,
    private readonly locals: Locals | undefined,
    private readonly begins: boolean,
  ) {
    this.calls = locals && scope.calls.calledFrom(line, locals, inside !== undefined);
  }

  get makes(): readonly string[] {
    return this.ways ? this.scope.flow.makes(this.line) : [];
  }

  allows(event: Event): boolean {
    const { ways, calls } = this;
    if (event === 'call') return calls === undefined || calls.size > 0;
    if (!ways) return true;
    if (event === 'return') return ways.returns;
    return event !== 'line' || [...ways.yes, ...ways.no].some(line => line > 0);
  }

  lines(event: Event, told: readonly WorkedOut[]): ReadonlySet<number> | undefined {
    const { ways } = this;
    if (event === 'call') return this.calls;
    if (!ways) return undefined;
    if (event !== 'line') return ways.own;
    const truth = this.truth(told);
    const { yes, no } = ways;
    const found = truth === undefined ? new Set([...yes, ...no]) : truth ? yes : no;
    return new Set([...found].filter(line => line > 0));
  }

  /** What the line's condition came to, if that was told, or if it is a variable that is known. */
  private truth(told: readonly WorkedOut[]): boolean | undefined {
    const test = this.ways?.test;
    if (test === undefined) return undefined;
    const source = this.scope.whole.source(this.line) ?? '';
    const whole = partsOf(source).at(-1);
    const last = told.at(-1);
    if (whole && last?.expression === whole.text && isTest(source, whole.start, whole.end))
      return truthOf(last.value);
    const [, not, name] = /^\(?\s*(not\s+)?([\p{L}_][\p{L}\p{N}_]*)\s*\)?$/u.exec(test) ?? [];
    const known = this.begins && name !== undefined ? this.locals?.get(name) : undefined;
    const truth = known === undefined ? undefined : truthOf(known);
    return truth === undefined || not === undefined ? truth : !truth;
  }
}

/** Does a part of a line make up all of its condition? */
function isTest(source: string, start: number, end: number): boolean {
  return /^\s*(?:if|elif|while)\b[\s(]*$/.test(source.slice(0, start)) && /^[\s)]*:/.test(source.slice(end));
}

/** Whether a value counts as true, if its text tells. */
export function truthOf(value: string): boolean | undefined {
  if (value === 'True') return true;
  if (value === 'False' || value === 'None') return false;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return Number(value) !== 0;
  if (/^(?:''|""|\[\]|\(\)|\{\}|set\(\)|deque\(\[\]\)|Counter\(\))$/.test(value)) return false;
  return /^(?:['"][\s\S]|[[({].)/.test(value) ? true : undefined;
}

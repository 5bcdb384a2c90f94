/**
 * Determines where a step from a line can lead: the lines on which its activation can go on, whether it can return,
 * and what it can call. It rules out only what is certainly impossible.
 */
import type { Event } from '../../language/depths.ts';
import type { Question } from '../../language/forced-tokens.ts';
import type { Shown } from '../../language/shown-so-far.ts';
import type { Step, WorkedOut } from '../../language/trajectory.ts';
import type { Ways } from '../../python/flow.ts';
import { partsOf } from '../../python/parts.ts';
import type { Locals, PlacedState } from '../../tree/state.ts';
import type { ProgramIndex } from './program-index.ts';

export interface NextLines {
  /** The depth of the activation. */
  readonly depth: number;
  /** Its function, if certain. */
  readonly inside: string | undefined;
  /**
   * Possible lines of a state with this event in that activation, or for a call in the called one. Undefined if
   * uncertain.
   */
  lines(event: Event, written: readonly WorkedOut[]): ReadonlySet<number> | undefined;
  /** Whether this event is possible. */
  allows(event: Event): boolean;
  /** Variables that certainly exist if the activation goes on on a line. */
  readonly makes?: readonly string[];
}

const STEPS: ReadonlySet<string> = new Set(['step_into', 'step_over', 'step_return']);

export function nextLinesOf(
  { previous, action }: Question,
  shown: Shown,
  steps: readonly Step[],
  scope: ProgramIndex,
): NextLines | undefined {
  // A resumed function is entered and left in the middle of lines.
  if (!STEPS.has(action.action) || !('depth' in previous) || scope.resumes) return undefined;
  const { depth, line, event } = previous;
  const { flow } = scope;
  if (event === 'call' || event === 'line') {
    if (mayBeWithin(previous.function, line, scope)) {
      // Whatever runs there calls what the line names.
      const locals =
        event === 'line' && action.action !== 'step_return' ? shown.at(depth)?.locals : undefined;
      return new KnownNextLines(depth, undefined, undefined, scope, line, locals, false);
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
    return new KnownNextLines(depth, inside, flow.ways(line), scope, line, shown.at(depth)?.locals, true);
  }
  if (event !== 'return') return undefined;
  const from = callerOf(steps, depth);
  if (!from) return undefined;
  const within = mayBeWithin(from.function, from.line, scope);
  const [inside, ways] = within ? [] : [from.function, flow.ways(from.line)];
  return new KnownNextLines(depth - 1, inside, ways, scope, from.line, shown.at(depth - 1)?.locals, false);
}

/** Whether an activation may be a lambda or generator expression on the line instead of the function around it. */
function mayBeWithin(name: string, line: number, scope: ProgramIndex): boolean {
  if (name.startsWith('<')) return true;
  // A function may be on one line together with what opens within it.
  const alone = !scope.whole.definition(line) || scope.flow.statementAt(line)?.inline !== '';
  return alone && scope.whole.opensWithin(line);
}

/** Where the activation one level out waits, as far as all moves since then are known. */
function callerOf(steps: readonly Step[], depth: number): PlacedState | undefined {
  for (let i = steps.length - 2; i >= 0; i--) {
    const { state, action } = steps[i]!;
    if (!action || !STEPS.has(action.action) || !('depth' in state)) return undefined;
    if (state.depth < depth) return state.event === 'line' && state.depth === depth - 1 ? state : undefined;
  }
  return undefined;
}

/** The ways from a line that begins to run or, with `begins` false, continues after a call. */
class KnownNextLines implements NextLines {
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

  lines(event: Event, written: readonly WorkedOut[]): ReadonlySet<number> | undefined {
    const { ways } = this;
    if (event === 'call') return this.calls;
    if (!ways) return undefined;
    if (event !== 'line') return ways.own;
    const truth = this.truth(written);
    const { yes, no } = ways;
    const found = truth === undefined ? new Set([...yes, ...no]) : truth ? yes : no;
    return new Set([...found].filter(line => line > 0));
  }

  /** The value of the line's condition, if it was written or is a known variable. */
  private truth(written: readonly WorkedOut[]): boolean | undefined {
    const test = this.ways?.test;
    if (test === undefined) return undefined;
    const source = this.scope.whole.source(this.line) ?? '';
    const whole = partsOf(source).at(-1);
    const last = written.at(-1);
    if (whole && last?.expression === whole.text && isTest(source, whole.start, whole.end))
      return truthOf(last.value);
    const [, not, name] = /^\(?\s*(not\s+)?([\p{L}_][\p{L}\p{N}_]*)\s*\)?$/u.exec(test) ?? [];
    const known = this.begins && name !== undefined ? this.locals?.get(name) : undefined;
    const truth = known === undefined ? undefined : truthOf(known);
    return truth === undefined || not === undefined ? truth : !truth;
  }
}

/** Whether a part of a line is its whole condition. */
function isTest(source: string, start: number, end: number): boolean {
  return /^\s*(?:if|elif|while)\b[\s(]*$/.test(source.slice(0, start)) && /^[\s)]*:/.test(source.slice(end));
}

/** Whether a value is truthy, if its repr shows it. */
export function truthOf(value: string): boolean | undefined {
  if (value === 'True') return true;
  if (value === 'False' || value === 'None') return false;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return Number(value) !== 0;
  if (/^(?:''|""|\[\]|\(\)|\{\}|set\(\)|deque\(\[\]\)|Counter\(\))$/.test(value)) return false;
  return /^(?:['"][\s\S]|[[({].)/.test(value) ? true : undefined;
}

/**
 * Drafts the probable next state from the line that is about to run. The model checks a draft in one pass instead of
 * token by token, so a wrong draft costs only a little time.
 */
import type { Event } from '../../language/depths.ts';
import type { Question } from '../../language/forced-tokens.ts';
import { END } from '../../python/flow.ts';
import type { LineState, Locals, State } from '../../tree/state.ts';
import type { ProgramIndex } from './program-index.ts';
import { type WorkingPlan, workingPlan } from './working-grammar.ts';

const TARGETS = /^\s*([\p{L}_][\w, ]*?)\s*(?::[^=]+)?(\/\/|\*\*|<<|>>|[-+*/%&|^])?=(?!=)\s*(.*)$/u;
const LOOP = /^\s*for\s+([\w, ()]+?)\s+in\s+(.*):/;
const CHANGED = /^\s*([\p{L}_]\w*)(?:\.(\w+)\((.*)\)\s*$|\[.*\]\s*[-+*/]?=)/u;
const CALLED = /([\p{L}_]\w*)\(/gu;
const DEFINES = /^\s*(?:async\s+)?def\b/;
const LEAVES = /^(?:return|raise|break|continue)\b/;
const NAME = /^[\p{L}_]\w*$/u;
const LONGEST = 200;

/**
 * The line that is about to run, if any, whether it calls a function of the program, and which of these the action
 * would enter.
 */
export function aboutToRun({
  question,
  scope,
}: {
  readonly question: Question;
  readonly scope: ProgramIndex;
}): {
  readonly source?: string;
  readonly calls: boolean;
  readonly own: (name: string) => boolean;
} {
  const { previous, action } = question;
  const into = action.action === 'step_into';
  const own = (name: string) => into && scope.functions.has(name);
  if (previous.event !== 'line') return { calls: false, own };
  // Of an expression over several lines, parts on one line have workings: only the whole expression shows which.
  if (scope.code.spans(previous.line)) return { calls: false, own };
  return { source: previous.source, calls: calledOn(previous.source, scope) !== undefined, own };
}

/** The line of the program's function that a line calls first. */
function calledOn(source: string, { functions }: ProgramIndex): number | undefined {
  for (const [, name] of source.matchAll(CALLED)) if (functions.has(name!)) return functions.get(name!);
  return undefined;
}

export class StateHeuristic {
  private readonly source: string;
  private readonly locals: Locals | undefined;

  /** `source` is the line about to run, if more is known of it than its text. */
  constructor(
    private readonly question: Question,
    private readonly scope: ProgramIndex,
    source?: string,
  ) {
    const { previous } = question;
    this.source = source ?? ('source' in previous ? previous.source : '');
    this.locals = 'locals' in previous ? previous.locals : undefined;
  }

  get event(): Event | undefined {
    const { previous, action } = this.question;
    if (action.action === 'step_return') return 'return';
    if (action.action === 'breakpoint' || previous.event === 'call' || previous.event === 'return')
      return 'line';
    if (previous.event !== 'line') return undefined;
    if (action.action === 'step_into' && this.called !== undefined) return 'call';
    const next = this.behind(previous);
    if (next === END) return 'return';
    return next === undefined ? 'exception' : 'line';
  }

  line(event: Event): number | undefined {
    const { previous, action } = this.question;
    if (event === 'call') return this.called;
    if (!steps(action.action)) return undefined;
    if (event === 'return') return lineOf(previous);
    if (previous.event === 'line')
      return event === 'exception' ? previous.line : this.behind(previous) || undefined;
    if (previous.event !== 'call' || event !== 'line') return undefined;
    // A lambda or the like runs on the line on which it is called.
    const [begins] = this.scope.flow.beginning(previous.line, true) ?? [previous.line];
    return begins;
  }

  private get called(): number | undefined {
    return DEFINES.test(this.source) ? undefined : calledOn(this.source, this.scope);
  }

  /** The line that follows a line; none if it raises. */
  private behind({ line, function: name }: LineState): number | undefined {
    const { flow } = this.scope;
    const ways = flow.ways(line, true);
    // Each line of a statement over several lines is reported.
    if (ways?.own.has(line + 1)) return line + 1;
    // A lambda, a generator expression or a function on one line mostly returns at once.
    if (!ways || /^<(?!module>)/.test(name)) return END;
    // Conditions are mostly true and loops mostly go on; but a `return`, `raise`, `break` or `continue` on the
    // condition's line is mostly not taken.
    const [next] = LEAVES.test(flow.statementAt(line)?.inline ?? '') ? ways.no : ways.yes;
    return next;
  }

  /** Variables that the line about to run sets or changes. */
  get targets(): readonly string[] {
    const { previous, action } = this.question;
    if (previous.event !== 'line' || !steps(action.action)) return [];
    const [, names] = LOOP.exec(this.source) ?? TARGETS.exec(this.source) ?? CHANGED.exec(this.source) ?? [];
    return (names ?? '').split(/[,()\s]+/).filter(name => NAME.test(name));
  }

  /** The new value of a variable, if it is easy to see. */
  valueOf(name: string): string | undefined {
    const { previous, action } = this.question;
    if (previous.event !== 'line' || !steps(action.action)) return undefined;
    const { source } = this;
    const loop = LOOP.exec(source);
    if (loop) return loop[1] === name ? this.looped(name, loop[2]!) : undefined;
    const set = TARGETS.exec(source);
    if (set) {
      if (set[1] !== name) return undefined;
      return short(set[2] === undefined ? this.plain(set[3]!) : this.worked(name, set[2], set[3]!.trim()));
    }
    const changed = CHANGED.exec(source);
    const old = this.locals?.get(name);
    if (changed?.[1] !== name || changed[2] !== 'append' || old === undefined || !old.endsWith(']'))
      return undefined;
    const item = this.plain(changed[3]!);
    return item === undefined ? undefined : short(`${old.slice(0, -1)}${old === '[]' ? '' : ', '}${item}]`);
  }

  /** The returned value. */
  get returned(): string | undefined {
    const { previous, action } = this.question;
    if (previous.event !== 'line' || !steps(action.action)) return undefined;
    const given = /^\s*return\b(.*)$/.exec(this.source)?.[1]?.trim();
    return given === undefined || given === '' ? 'None' : short(this.plain(given));
  }

  private looped(name: string, over: string): string | undefined {
    const range = /^range\(([^()]*|len\(\w+\))\)$/.exec(over.trim());
    if (!range) return undefined;
    const old = this.whole(name);
    if (old !== undefined) return String(old + 1n);
    const parts = range[1]!.split(',');
    return parts.length > 1 ? this.plain(parts[0]!) : '0';
  }

  /** The value of an expression, if it is easy to see. */
  plain(expression: string): string | undefined {
    const text = expression.trim();
    if (/^(?:-?\d+(?:\.\d+)?|None|True|False|\[\]|\{\}|'[^'\\]*')$/.test(text)) return text;
    if (/^"[^"'\\]*"$/.test(text)) return `'${text.slice(1, -1)}'`;
    if (NAME.test(text)) return this.locals?.get(text);
    const [, counted] = /^len\((\w+)\)$/.exec(text) ?? [];
    const string = counted === undefined ? undefined : this.locals?.get(counted);
    if (string !== undefined && /^'[^'\\]*'$/.test(string)) return String(string.length - 2);
    const [, a, operator, b] = /^(\w+)\s*(\/\/|[-+*%])\s*(\w+)$/.exec(text) ?? [];
    return a === undefined ? undefined : this.worked(a, operator!, b!);
  }

  private worked(a: string, operator: string, b: string): string | undefined {
    const [x, y] = [this.whole(a), this.whole(b)];
    if (x === undefined || y === undefined) return undefined;
    if (operator === '+') return String(x + y);
    if (operator === '-') return String(x - y);
    if (operator === '*') return String(x * y);
    if (x < 0n || y <= 0n) return undefined;
    if (operator === '//') return String(x / y);
    return operator === '%' ? String(x % y) : undefined;
  }

  private whole(text: string): bigint | undefined {
    const value = /^\d/.test(text) ? text : this.locals?.get(text);
    return value !== undefined && /^-?\d{1,18}$/.test(value) ? BigInt(value) : undefined;
  }
}

function steps(action: string): boolean {
  return action === 'step_into' || action === 'step_over';
}

function lineOf(state: State): number | undefined {
  return 'line' in state ? state.line : undefined;
}

function short(text: string | undefined): string | undefined {
  return text !== undefined && text.length <= LONGEST ? text : undefined;
}

/** The plan for the line that is about to run. */
export function planFor(around: Parameters<typeof aboutToRun>[0]): WorkingPlan | undefined {
  const { source, own, calls } = aboutToRun(around);
  return source === undefined ? undefined : workingPlan(source, own, calls);
}

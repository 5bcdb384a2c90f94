/**
 * Determines what is certain about the next state before a model is asked, from the line that runs and the states
 * shown. Only a step, and a return from a line that returns, is the work of one line.
 */
import type { Event } from '../../language/depths.ts';
import type { Question } from '../../language/forced-tokens.ts';
import type { Shown } from '../../language/shown-so-far.ts';
import type { Step } from '../../language/trajectory.ts';
import { LineEvaluation } from '../../python/evaluation/line-evaluation.ts';
import type { BoundCall, Form, Outcome } from '../../python/evaluation/line-outcome.ts';
import { END, type Ways } from '../../python/flow.ts';
import type { Knowledge } from '../../python/knowledge.ts';
import { showsAll, showsInside } from '../../python/sharing/texts.ts';
import type { Statement } from '../../python/statements.ts';
import { shownValue } from '../../python/values.ts';
import { isField, variableOf } from '../../tree/fields.ts';
import type { Locals, PlacedState } from '../../tree/state.ts';
import { cameBefore, currentLine, moduleOf, raisedBefore, STEPS, turnOf } from './line-so-far.ts';
import type { ProgramIndex } from './program-index.ts';
import type { Same } from './same-objects.ts';
import type { Changes } from './shared-objects.ts';

/** Deeper calls than this may exceed the recursion limit. */
const DEEPEST = 100;

export class Certain {
  private constructor(
    /** The depth of the activation. */
    readonly depth: number,
    private readonly locals: Locals,
    private readonly knowledge: Knowledge,
    private readonly outcome: Outcome,
    private readonly own: ReadonlySet<number>,
    private readonly ways: Ways | undefined,
    private readonly kind: 'begins' | 'goes on' | 'returns' | 'raises',
    private readonly into: boolean,
    private readonly isHandling: boolean,
    /** What can change besides what the line binds; undefined if anything. */
    private readonly changes?: Changes | undefined,
    /** The statement that runs; undefined behind a call, before the first one. */
    private readonly statement?: Statement,
  ) {}

  static of(
    question: Question,
    shown: Shown,
    steps: readonly Step[],
    scope: ProgramIndex,
  ): Certain | undefined {
    const { previous, action } = question;
    if (!STEPS.has(action.action) || !('depth' in previous)) return undefined;
    const { knowledge } = scope;
    if (knowledge.reach.isStrange) return undefined;
    if (previous.event === 'call')
      return action.action === 'step_return' ? undefined : Certain.begun(previous, shown, scope);
    const at = currentLine(steps);
    if (!at) return undefined;
    const { state, returned } = at;
    if (action.action === 'step_return' && previous.event === 'line' && !/^\s*return\b/.test(state.source))
      return undefined;
    const statement = scope.flow.statementAt(state.line);
    const locals = shown.at(state.depth)?.locals;
    const isModule = state.function === '<module>';
    if (
      !statement ||
      !locals ||
      (isModule && state.depth > 1) ||
      (!isModule && state.function.startsWith('<'))
    )
      return undefined;
    // A function rarely runs on the line of its definition.
    if (
      state.depth >= DEEPEST ||
      (statement.keyword === 'def' && scope.whole.definition(state.line)?.name === state.function)
    )
      return undefined;
    const objects = scope.objects.follow(steps);
    const here = {
      locals,
      module: isModule ? locals : moduleOf(steps),
      isCurrent: (name: string) => objects.isCurrent(name),
      isModule,
      named: scope.importsUnknown ? undefined : scope.module,
      returned,
      loop:
        statement.keyword === 'for' && !scope.whole.around(state.line)?.resumable
          ? turnOf(steps, state, statement)
          : undefined,
      raised: statement.keyword === 'except' ? raisedBefore(steps, state, scope) : undefined,
    };
    const isAgain = cameBefore(steps, state, statement);
    let outcome = LineEvaluation.of(knowledge, statement, here, isAgain);
    // Each line of a statement over several lines is reported, and what ran on the others is unknown.
    const isOpen = outcome && (outcome.call || outcome.calls.size > 0 || outcome.fails);
    if (isOpen && statement.first !== statement.last)
      outcome = LineEvaluation.of(knowledge, statement, here, true);
    if (!outcome) return undefined;
    // What is raised again was shown before: a `finally` may follow at once.
    if (/^raise\s*$/.test(statement.text)) return undefined;
    const word = statement.keyword;
    const kind = word === 'raise' || outcome.fails ? 'raises' : word === 'return' ? 'returns' : 'goes on';
    const own = linesOf(statement);
    const into = action.action === 'step_into' || previous.event === 'return';
    const ways = scope.flow.leads(state.line);
    // An exception may be caught before the function returns.
    const isSure = ways && !outcome.raises && !outcome.call && outcome.calls.size === 0;
    if (action.action === 'step_return' && previous.event === 'line' && !isSure) return undefined;
    return new Certain(
      state.depth,
      locals,
      knowledge,
      outcome,
      own,
      ways,
      kind,
      into,
      isHandling(statement),
      objects.after(state.depth, action),
      statement,
    );
  }

  /** The function's first line follows its call, and nothing has changed. */
  private static begun(previous: PlacedState, shown: Shown, scope: ProgramIndex): Certain | undefined {
    const { line, depth } = previous;
    const locals = shown.at(depth)?.locals;
    const isModule = previous.function === '<module>';
    const definition = scope.whole.definition(line);
    if (
      !locals ||
      (isModule ? depth > 1 : !definition || definition.resumable || previous.function !== definition.name)
    )
      return undefined;
    const begins = isModule ? scope.flow.start : scope.flow.beginning(line, true);
    if (!begins || begins.size === 0 || begins.has(END) || scope.flow.mayBeginBefore(begins))
      return undefined;
    const nothing: Outcome = {
      calls: scope.knowledge.reach.always,
      bindings: new Map(),
      fails: false,
      ends: true,
      raises: false,
      effects: false,
      changed: [],
      forms: new Map(),
      sets: new Map(),
      attributes: new Set(),
      settled: new Set(),
      optional: false,
      binds: 'listed',
      gone: [],
    };
    const ways: Ways = { own: new Set(), yes: begins, no: begins, returns: false, test: undefined };
    return new Certain(depth, locals, scope.knowledge, nothing, new Set([line]), ways, 'begins', true, false);
  }

  allows(event: Event): boolean {
    const { outcome, kind, ways } = this;
    switch (event) {
      case 'call':
        return this.into && (outcome.calls.size > 0 || outcome.call !== undefined);
      case 'exception':
        // Leaving a block may raise, and an earlier exception goes on after a `finally`.
        return (
          outcome.raises ||
          ways === undefined ||
          (!this.into && outcome.calls.size + Number(outcome.call !== undefined) > 0)
        );
      case 'return':
        return (
          this.mayEnd &&
          kind !== 'raises' &&
          kind !== 'begins' &&
          (kind === 'returns' || !ways || this.goesOn.has(END))
        );
      case 'line':
        // Of a statement over several lines, each is reported before it raises.
        if (!this.mayEnd || (kind === 'raises' && this.own.size === 1)) return false;
        return ways ? this.goesOnTo.size > 0 : true;
      default:
        return true;
    }
  }

  /** Whether the line goes on, stepping over a call. */
  private get mayEnd(): boolean {
    return this.outcome.ends || !this.into;
  }

  /** Whether it is certain how the run goes on. */
  get isDecided(): boolean {
    return FORWARD.filter(event => this.allows(event)).length === 1;
  }

  /** The possible lines of a state with this event. */
  lines(event: Event): ReadonlySet<number> | undefined {
    const { outcome } = this;
    if (event === 'call') return new Set([...outcome.calls, ...(outcome.call ? [outcome.call.line] : [])]);
    if (event !== 'line') return this.own;
    return this.ways && this.goesOnTo;
  }

  private get goesOnTo(): ReadonlySet<number> {
    return new Set([...this.goesOn].filter(line => line !== END));
  }

  private get goesOn(): ReadonlySet<number> {
    const { yes, no } = this.ways!;
    const { enters } = this.outcome;
    if (this.isOver || enters === undefined) return new Set([...yes, ...no]);
    return enters ? yes : no;
  }

  /** Whether the action steps over a call up to which the line was evaluated. */
  private get isOver(): boolean {
    return !this.outcome.ends && !this.into;
  }

  /** The arguments of a call on a line in order; undefined if unknown. */
  given(line: number): BoundCall | undefined {
    const { call, calls, bindings } = this.outcome;
    if (call?.line === line) return calls.has(line) ? undefined : call;
    return bindings.get(line);
  }

  /** Whether a state with this event may show a variable. */
  mayWrite(name: string, event: Event): boolean {
    const { outcome, locals, knowledge } = this;
    if (event !== 'line' && event !== 'return' && event !== 'exception') return true;
    if (this.isOver) return true;
    if (outcome.sets.has(name)) {
      const text = outcome.sets.get(name);
      return text === undefined || text !== locals.get(name) || outcome.gone.includes(name);
    }
    if (outcome.gone.includes(name)) return false;
    if (isField(name)) return this.mayShow(name);
    if (!outcome.effects) return false;
    if (outcome.binds === 'anything') return true;
    const old = locals.get(name);
    if (old === undefined || knowledge.definitions.rebound.has(name))
      return knowledge.definitions.rebound.has(name);
    if (this.changes?.mayShow(name) === false || !this.mayHold(name)) return false;
    const value = shownValue(old);
    return !value.fixed || (!knowledge.isPlainlyWritten && !old.startsWith('<'));
  }

  /**
   * Whether a field may have changed. Every variable that refers to an object whose attribute is set shows the
   * change.
   */
  private mayShow(name: string): boolean {
    const { effects, sets, attributes, binds, settled } = this.outcome;
    const variable = variableOf(name);
    if (settled.has(variable)) return false;
    const isKept = !sets.has(variable) && !this.knowledge.definitions.rebound.has(variable);
    if (isKept && this.changes?.mayShow(variable) === false) return false;
    if ((effects && this.mayHoldWhatIsAt(name)) || binds === 'anything' || sets.has(variable)) return true;
    return [...attributes].some(each => name.endsWith(each));
  }

  /** Whether a variable or field may hold an object that the line has changed: one that read like this. */
  private mayHold(name: string): boolean {
    const { changed } = this.outcome;
    const text = this.locals.get(name);
    return (
      changed === undefined ||
      text === undefined ||
      !(this.knowledge.writesNone ? showsInside(text) : showsAll(text)) ||
      changed.some(each => text.includes(each))
    );
  }

  /** The same of a field, or of what holds it. */
  private mayHoldWhatIsAt(field: string): boolean {
    if (this.outcome.changed === undefined) return true;
    const held = [...this.locals.keys()].filter(
      name => field === name || /^[.[]/.test(field.slice(name.length)),
    );
    return held.some(name => field.startsWith(name) && this.mayHold(name));
  }

  /** The variables that the activation's next line must show. */
  get required(): readonly string[] {
    const { outcome, locals, ways } = this;
    if (outcome.optional || this.isOver || !ways || [...this.own].some(line => this.goesOnTo.has(line)))
      return [];
    const set = [...outcome.sets]
      .filter(([name, text]) => (text === undefined ? !locals.has(name) : text !== locals.get(name)))
      .map(([name]) => name);
    const formed = [...outcome.forms].filter(([name, { isNew }]) => isNew && !outcome.sets.has(name));
    return [...set, ...formed.map(([name]) => name)];
  }

  /** Names that may vanish; undefined if unknown. */
  gone(event: Event): readonly string[] | undefined {
    // The name of a handler vanishes with it, however it is left.
    if (event === 'exception' && this.isHandling) return undefined;
    const { outcome, locals, knowledge, statement } = this;
    const isOpen = outcome.optional || this.isOver || !this.ways;
    // A comprehension over several lines shows its variables until it ends.
    if (isOpen && (statement === undefined || statement.first !== statement.last)) return undefined;
    if (outcome.optional && statement?.keyword === 'del') return undefined;
    const { rebound } = knowledge.definitions;
    const mayGo = (name: string) => isOpen && (knowledge.handled.has(name) || rebound.has(name));
    const left = (name: string) => {
      const variable = variableOf(name);
      if (outcome.sets.has(name)) return false;
      if (outcome.gone.includes(variable) || outcome.sets.has(variable) || mayGo(variable)) return true;
      const isAttribute = /^\.[^.[]+$/.test(name.slice(variable.length));
      const mayLose = !isAttribute || knowledge.deletesAttributes || rebound.has(variable);
      return (mayLose || outcome.binds === 'anything') && (this.isOver || this.mayShow(name));
    };
    const names = [...locals.keys()].filter(name =>
      isField(name) ? left(name) : outcome.gone.includes(name) || mayGo(name),
    );
    return [...new Set([...outcome.gone, ...names])];
  }

  /** The value of a variable. */
  valueOf(name: string): string | undefined {
    return this.isOver ? undefined : this.outcome.sets.get(name);
  }

  /** Variables that are the same objects as parts of others, before the line and after it. */
  get same(): readonly Same[] {
    return (!this.isOver && this.changes?.same) || [];
  }

  /** Whether the line changes nothing but through this variable. */
  changesOnly(name: string): boolean {
    return this.changes?.changesOnly(name) === true && !this.outcome.optional;
  }

  formOf(name: string): Form | undefined {
    const { forms, sets } = this.outcome;
    return this.isOver || sets.has(name) ? undefined : forms.get(name);
  }

  /** Whether the line ends with a state of this event, with all its names bound. */
  finishes(event: Event): boolean {
    return event === 'line' || (event === 'return' && this.kind === 'goes on');
  }

  /** The returned value or the exception. */
  value(event: Event): string | undefined {
    if (this.isOver) return undefined;
    if (event === 'return') return this.kind === 'returns' ? this.outcome.value : this.ways && 'None';
    const isRaised = event === 'exception' && this.kind === 'raises' && this.outcome.calls.size === 0;
    return isRaised ? this.outcome.value : undefined;
  }
}

const FORWARD: readonly Event[] = ['call', 'line', 'return', 'exception'];

function isHandling({ parent }: Statement): boolean {
  return parent !== undefined && (parent.keyword === 'except' || isHandling(parent));
}

function linesOf({ first, last }: Statement): ReadonlySet<number> {
  return new Set(Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

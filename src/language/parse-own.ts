/** Reads our own form, the counterpart of write-own.ts. */

import type { ContextCode } from '../python/functions.ts';
import {
  type Action,
  type ExitState,
  INVERSE_ACTIONS,
  type InverseActionName,
  type Locals,
  type PlacedState,
  SIMPLE_ACTIONS,
  type SimpleAction,
  type State,
} from '../tree/state.ts';
import { type Changes, changesBetween } from './changes.ts';
import type { Event } from './depths.ts';
import { END, type Item, type Items, type Report, TEXT } from './items.ts';
import { LanguageError } from './language-error.ts';
import { Shown, type ShownActivation } from './shown-so-far.ts';
import { DEPTH_TOKENS, depthOfToken, LINE_TOKENS, lineOfToken, SPECIAL, SPECIAL_TEXTS } from './specials.ts';
import type { ContextLine, Step, WorkedOut } from './trajectory.ts';
import { type Draft, stateOf } from './unfinished-state.ts';
import { EVENT_TOKENS, EXIT_TOKENS, followsSet, SET_RULE } from './write-own.ts';

export const EVENTS: ReadonlyMap<number, Event> = new Map(
  Object.entries(EVENT_TOKENS).map(([event, id]) => [id, event as Event]),
);
export const EXITS: ReadonlyMap<number, ExitState['exit']> = new Map(
  Object.entries(EXIT_TOKENS).map(([exit, id]) => [id, exit as ExitState['exit']]),
);
export const ACTIONS: ReadonlyMap<number, SimpleAction | InverseActionName> = new Map(
  [...SIMPLE_ACTIONS, ...INVERSE_ACTIONS].map(action => [SPECIAL[action], action]),
);

export function beginsState(id: number): boolean {
  return EVENTS.has(id) || EXITS.has(id) || id === SPECIAL.inv_exit_entry || id === SPECIAL.working;
}

export function beginsAction(id: number): boolean {
  return ACTIONS.has(id) || id === SPECIAL.breakpoint || id === SPECIAL.set;
}

/** The input ended where more was needed: a model has not finished, or was cut off. */
export class IncompleteError extends LanguageError {}

export class OwnParser {
  /** The state being read; after an error, its complete parts. */
  draft: Draft = {};

  constructor(
    private readonly items: Items,
    private readonly report: Report,
    readonly shown = new Shown(),
    /** The number for the next new activation. */
    private activations = 0,
    /** Ignores what a model writes though it has not changed. */
    private readonly isTolerant = false,
  ) {}

  /** Reads the context's lines into `lines`, which keeps what was read before an error. */
  context(lines: ContextLine[]): void {
    while (this.atNumber(LINE_TOKENS)) {
      const { start } = this.items.peek();
      const line = this.line();
      if (line <= (lines.at(-1)?.line ?? 0))
        this.report(`line ${line} comes after line ${lines.at(-1)!.line}`, start);
      const source = this.items.peek().id === TEXT ? this.items.take().text : '';
      if (source.includes('\n')) this.report(`line ${line} holds a line end`, start);
      else lines.push({ line, source });
    }
  }

  /** Reads one state and remembers it as shown. */
  state(code: ContextCode): Step {
    this.draft = {};
    if (this.items.peek().id === SPECIAL.working) this.draft.working = this.working();
    const item = this.items.take();
    const { id } = item;
    const exit = EXITS.get(id);
    if (exit !== undefined || id === SPECIAL.inv_exit_entry) {
      const state: State = exit === undefined ? { event: 'inv_exit_entry' } : { event: 'exit', exit };
      this.shown.show(state, undefined);
      return this.draft.working ? { state, working: this.draft.working } : { state };
    }
    const event = EVENTS.get(id);
    if (event === undefined) this.unexpected('a state', item);
    this.parts(event, code);
    const state = stateOf(this.draft) as PlacedState;
    const { previous, action } = this.shown;
    if (action?.action === 'set' && !followsSet(previous!, action.name, state)) {
      this.report(SET_RULE(action.name), item.start);
    }
    return this.finish(state);
  }

  /** Makes a step from the draft's state and remembers it as shown. */
  finish(state: State): Step {
    const { activation, listed, working } = this.draft;
    this.shown.show(state, activation);
    return {
      state,
      ...(activation === undefined ? {} : { activation }),
      ...(listed === undefined ? {} : { listed }),
      ...(working === undefined ? {} : { working }),
    };
  }

  action(code: ContextCode): Action {
    const item = this.items.take();
    const { id } = item;
    const simple = ACTIONS.get(id);
    if (simple !== undefined) return this.took({ action: simple });
    if (id === SPECIAL.breakpoint) {
      const { start } = this.items.peek();
      const lines = [this.line()];
      while (this.atNumber(LINE_TOKENS)) lines.push(this.line());
      const unknown = lines.find(line => !code.has(line));
      if (unknown !== undefined) this.report(`the context has no line ${unknown}`, start);
      return this.took({ action: 'breakpoint', lines });
    }
    if (id !== SPECIAL.set) this.unexpected('an action', item);
    const name = this.name();
    this.expect(SPECIAL.eq);
    return this.took({ action: 'set', name, value: this.text() });
  }

  private working(): WorkedOut[] {
    this.expect(SPECIAL.working);
    const parts: WorkedOut[] = [];
    while (this.items.peek().id === SPECIAL.var) {
      this.items.take();
      const expression = this.items.peek();
      if (expression.id !== TEXT) this.unexpected('an expression', expression);
      this.items.take();
      this.expect(SPECIAL.eq);
      parts.push({ expression: expression.text, value: this.text() });
    }
    return parts;
  }

  private took(action: Action): Action {
    this.shown.take(action);
    return action;
  }

  private parts(event: Event, code: ContextCode): void {
    const { draft } = this;
    draft.event = event;
    draft.depth = this.depth(event);
    switch (event) {
      case 'call':
      case 'inv_call':
        this.place(code);
        if (event === 'call') draft.activation = this.activations++;
        this.all();
        this.expect(SPECIAL.state_end);
        break;
      case 'line':
        this.locals(draft.depth);
        this.place(code);
        break;
      case 'return':
      case 'exception':
        if (this.items.peek().id === SPECIAL.unknown) {
          this.items.take();
          this.belongs(this.shown.at(draft.depth));
        } else this.locals(draft.depth);
        this.place(code);
        this.value();
        break;
      case 'inv_line':
      case 'inv_line_call':
        this.place(code);
        this.differences();
        this.expect(SPECIAL.state_end);
        break;
      case 'inv_return':
      case 'inv_exception':
        this.place(code);
        this.value();
    }
  }

  private depth(event: Event): number {
    const implied = this.shown.impliedDepth(event);
    const item = this.items.peek();
    const { start } = item;
    if (!this.atNumber(DEPTH_TOKENS)) {
      return implied ?? this.unexpected('a depth, because none follows from what stands before', item);
    }
    const depth = this.number(DEPTH_TOKENS);
    if (depth === implied)
      this.report(`depth ${depth} follows from what stands before and is not written`, start);
    return depth;
  }

  private place(code: ContextCode): void {
    const { draft } = this;
    const { start } = this.items.peek();
    const line = this.line();
    const source = code.source(line);
    if (source === undefined) this.report(`the context has no line ${line}`, start);
    draft.line = line;
    draft.source = source ?? '';
    draft.function = this.functionAt(line, code);
  }

  private functionAt(line: number, code: ContextCode): string {
    const { event, depth, activation } = this.draft;
    if (event === 'call' || event === 'inv_call') return code.calledName(line);
    const shown = this.shown.at(depth!);
    return shown && shown.activation === activation ? shown.function : code.functionName(line);
  }

  /** Reads the locals of a line or an end: in full if marked, else as changes of what was shown. */
  private locals(depth: number): void {
    const { draft } = this;
    const item = this.items.peek();
    const { id, start } = item;
    if (id === END) this.unexpected('variables and a line', item);
    let shown = this.shown.at(depth);
    const full = id === SPECIAL.full;
    if (full) this.items.take();
    else if (shown === undefined)
      this.report('no activation was shown at this depth: "<|full|>" is missing', start);
    if (full) shown = undefined;
    this.belongs(shown);
    const locals = new Map(shown?.locals);
    draft.locals = locals;
    const changes = this.variables(locals, !full);
    if (shown !== undefined && !this.isAsWritten(changes, shown.locals, locals)) {
      this.report(
        'these are not the changes as they are written: first what is gone, then what is new or different',
        start,
      );
    }
  }

  /** Whether a change is written in the one valid way. */
  private isAsWritten(read: Changes, before: Locals, after: Locals): boolean {
    const { action } = this.shown;
    const set = action?.action === 'set' ? action.name : undefined;
    const value = set === undefined ? undefined : after.get(set);
    const reference = set === undefined || value === undefined ? before : new Map(before).set(set, value);
    const wanted = changesBetween(reference, after);
    const vars = value === undefined ? wanted.vars : [[set!, value] as const, ...wanted.vars];
    const isNew = ([name, text]: readonly [string, string], i: number) =>
      (i === 0 && name === set) || read.gone.includes(name) || reference.get(name) !== text;
    const changed = this.isTolerant ? read.vars.filter(isNew) : read.vars;
    return (
      read.gone.length === wanted.gone.length &&
      changed.length === vars.length &&
      read.gone.every((name, i) => name === wanted.gone[i]) &&
      changed.every(([name, text], i) => name === vars[i]![0] && text === vars[i]![1])
    );
  }

  /** The activation that was shown, or else a new one. If the walk before has no numbers, this state has none. */
  private belongs(shown: ShownActivation | undefined): void {
    const activation = shown === undefined ? this.activations++ : shown.activation;
    if (activation !== undefined) this.draft.activation = activation;
  }

  /** Reads the locals of a call, which are always in full. */
  private all(): void {
    const locals = new Map<string, string>();
    this.draft.locals = locals;
    this.variables(locals, false);
  }

  /** Reads what the text shows of a line met backwards; the rest is unknown. */
  private differences(): void {
    const { draft } = this;
    draft.locals = new Map();
    draft.partial = true;
    const locals = new Map(this.shown.reference(stateOf(draft) as PlacedState, undefined));
    draft.locals = locals;
    const { gone, vars } = this.variables(locals, true);
    draft.listed = { names: vars.map(([name]) => name), gone, rest: true };
  }

  /** Reads variables and applies each to `locals` as it comes. */
  private variables(locals: Map<string, string>, changes: boolean): Changes {
    const gone: string[] = [];
    const vars: [string, string][] = [];
    // The variable that was set comes first.
    const settled = this.shown.action?.action === 'set' ? 1 : 0;
    for (;;) {
      const { id, start } = this.items.peek();
      if (id === SPECIAL.var) {
        this.items.take();
        const name = this.name();
        this.expect(SPECIAL.eq);
        const value = this.text();
        if (vars.some(([other], i) => other === name && i >= settled))
          this.report(`${name} stands twice`, start);
        vars.push([name, value]);
        locals.set(name, value);
      } else if (id === SPECIAL.gone) {
        if (!changes) this.report('nothing can be gone where all is written', start);
        else if (vars.length > settled)
          this.report('what is gone stands before what is new or different', start);
        this.items.take();
        const name = this.name();
        gone.push(name);
        locals.delete(name);
      } else return { gone, vars };
    }
  }

  private value(): void {
    this.expect(SPECIAL.arg_sep);
    this.draft.value = this.text();
    this.expect(SPECIAL.state_end);
  }

  private name(): string {
    const item = this.items.peek();
    if (item.id !== TEXT) this.unexpected('a name', item);
    return this.items.take().text;
  }

  /** The text that follows, which may be empty. */
  private text(): string {
    return this.items.peek().id === TEXT ? this.items.take().text : '';
  }

  private line(): number {
    return this.number(LINE_TOKENS);
  }

  private atNumber(single: number): boolean {
    const { id } = this.items.peek();
    return single === LINE_TOKENS
      ? lineOfToken(id) > 0 || id === SPECIAL.line_high
      : depthOfToken(id) > 0 || id === SPECIAL.depth_high;
  }

  /** Reads a line number or a depth; they differ in the number of values with a token of their own. */
  private number(single: number): number {
    const item = this.items.peek();
    const { id } = item;
    const lines = single === LINE_TOKENS;
    const value = lines ? lineOfToken(id) : depthOfToken(id);
    if (value > 0) {
      this.items.take();
      return value;
    }
    if (id !== (lines ? SPECIAL.line_high : SPECIAL.depth_high))
      this.unexpected(lines ? 'a line' : 'a depth', item);
    this.items.take();
    const above = this.number(single);
    const last = this.items.peek();
    const rest = lines ? lineOfToken(last.id) : depthOfToken(last.id);
    if (rest === 0) this.unexpected('the last part of a number', last);
    this.items.take();
    return above * single + rest;
  }

  expect(id: number): void {
    const item = this.items.peek();
    if (item.id !== id) this.unexpected(SPECIAL_TEXTS[id]!, item);
    this.items.take();
  }

  private unexpected(wanted: string, { id, start }: Item): never {
    const problem = id === END ? IncompleteError : LanguageError;
    throw new problem(`expected ${wanted}, found ${describe(id)}`, this.items.position(start));
  }
}

export function describe(id: number): string {
  if (id === END) return 'the end';
  return id === TEXT ? 'text' : SPECIAL_TEXTS[id]!;
}

/** Writes our own form, version 1, on which models are trained. docs/language.md has the grammar. */

import type { ContextCode } from '../python/functions.ts';
import type { Action, Locals, PlacedState, State } from '../tree/state.ts';
import { type Changes, changesBetween } from './changes.ts';
import type { Event } from './depths.ts';
import { forcedEmpty, forcedEvent, forcedLine, forcedName, type Question } from './forced-tokens.ts';
import { LanguageError } from './language-error.ts';
import { type PieceSink, putDepth, putLine } from './pieces.ts';
import { Shown } from './shown-so-far.ts';
import { SPECIAL } from './specials.ts';
import type { Step, Trajectory, WorkedOut } from './trajectory.ts';
import { withoutFields } from './without-fields.ts';

export const EVENT_TOKENS: Readonly<Record<Event, number>> = {
  call: SPECIAL.call_sep,
  line: SPECIAL.line_sep,
  return: SPECIAL.return_sep,
  exception: SPECIAL.exception_sep,
  inv_call: SPECIAL.inv_call_sep,
  inv_line: SPECIAL.inv_line_sep,
  inv_line_call: SPECIAL.inv_line_call_sep,
  inv_return: SPECIAL.inv_return_sep,
  inv_exception: SPECIAL.inv_exception_sep,
};

export const EXIT_TOKENS = {
  normal: SPECIAL.exit_normal,
  error: SPECIAL.exit_error,
  never: SPECIAL.exit_never,
} as const;

export class OwnWriter {
  /** The last thing written was a value or a name, which has any length. */
  private inText = false;

  /** `certainToo`: forced tokens are targets as well, for models that run without a grammar. */
  constructor(
    private readonly sink: PieceSink,
    private readonly code: ContextCode,
    private readonly certainToo = false,
    private readonly shown = new Shown(),
  ) {}

  trajectory(trajectory: Trajectory): void {
    this.context();
    for (const step of trajectory.steps) this.step(step);
    if (trajectory.ended) {
      this.sink.special(SPECIAL.trace_end, false);
      this.sink.special(SPECIAL.end_of_text, false);
    }
  }

  context(): void {
    const { sink } = this;
    sink.special(SPECIAL.begin_of_text, false);
    sink.special(SPECIAL.trace_context_start, false);
    let last = 0;
    for (const { line, source } of this.code.context.lines) {
      if (line !== last + 1) sink.breakCode();
      putLine(sink, line, false);
      if (source !== '') sink.text('code', source, false);
      last = line;
    }
  }

  /** Backwards an object's fields are left out: the functions shown do not determine what they were. */
  step(given: Step): void {
    const step = given.state.event.startsWith('inv_') ? withoutFields(given) : given;
    this.state(step);
    this.shown.show(step.state, step.activation);
    if (step.action) this.take(step.action);
  }

  /** The action taken from the state that was written last. */
  take(action: Action): void {
    this.action(action);
    this.shown.take(action);
  }

  private state(step: Step): void {
    const { state } = step;
    const { sink } = this;
    const { previous, action } = this.shown;
    const question: Question | undefined = previous && action && { previous, action };
    const target = question !== undefined;
    this.inText = false;
    if (step.working) this.working(step.working, target);
    if (state.event === 'exit') sink.special(EXIT_TOKENS[state.exit], target);
    else if (state.event === 'inv_exit_entry') sink.special(SPECIAL.inv_exit_entry, target);
    else this.placed(step, state, question);
  }

  /** Writes the working of a line. Asking for it is given; that it is over must be learnt. */
  private working(parts: readonly WorkedOut[], target: boolean): void {
    const { sink } = this;
    sink.special(SPECIAL.working, false);
    for (const { expression, value } of parts) {
      sink.special(SPECIAL.var, target);
      sink.breakCode();
      sink.text('code', expression, target);
      sink.special(SPECIAL.eq, target);
      if (value !== '') sink.text('value', value, target);
    }
    this.inText = true;
  }

  private placed(step: Step, state: PlacedState, question: Question | undefined): void {
    const { sink, shown } = this;
    const target = question !== undefined;
    const action = question?.action;
    if (action?.action === 'set' && !followsSet(question!.previous, action.name, state)) {
      throw new LanguageError(SET_RULE(action.name));
    }
    sink.special(EVENT_TOKENS[state.event], target && !this.skips(forcedEvent(question) === state.event));
    this.inText = false;
    if (shown.impliedDepth(state.event) !== state.depth) putDepth(sink, state.depth, target);
    const line = () => {
      const certain = question !== undefined && forcedLine(question, state.event) === state.line;
      putLine(sink, state.line, target && !this.skips(certain));
      this.inText = false;
    };
    switch (state.event) {
      case 'call':
      case 'inv_call':
        line();
        this.variables(question, state, { gone: [], vars: [...state.locals] }, target);
        sink.special(SPECIAL.state_end, target);
        break;
      case 'line':
        this.locals(question, step, state, state.locals, target);
        line();
        break;
      case 'return':
      case 'exception':
        if (state.locals) this.locals(question, step, state, state.locals, target);
        else sink.special(SPECIAL.unknown, target);
        line();
        this.value(state.value, target);
        break;
      case 'inv_line':
      case 'inv_line_call':
        line();
        this.variables(question, state, this.differences(step, state), target);
        sink.special(SPECIAL.state_end, target && !this.skips(forcedEmpty(question, state.event)));
        break;
      case 'inv_return':
      case 'inv_exception':
        line();
        this.value(state.value, target);
    }
  }

  /**
   * Whether a token carries no loss because it is certain. A token that ends a value or a name always does, because
   * there a model must learn that the text is over.
   */
  private skips(certain: boolean): boolean {
    return certain && !this.certainToo && !this.inText;
  }

  private value(value: string, target: boolean): void {
    this.sink.special(SPECIAL.arg_sep, target && !this.skips(true));
    if (value !== '') this.sink.text('value', value, target);
    this.sink.special(SPECIAL.state_end, target);
  }

  /** Writes locals as changes if the activation was shown before, else in full and marked so. */
  private locals(
    question: Question | undefined,
    step: Step,
    state: PlacedState,
    locals: Locals,
    target: boolean,
  ): void {
    const reference = this.shown.reference(state, step.activation);
    const action = question?.action;
    if (reference === undefined) {
      this.sink.special(SPECIAL.full, target);
      this.variables(question, state, { gone: [], vars: [...locals] }, target);
    } else if (action?.action === 'set') {
      // The variable that was set comes first, even with its old value, so its name need not be predicted.
      const value = locals.get(action.name)!;
      const others = changesBetween(new Map(reference).set(action.name, value), locals);
      this.variables(question, state, { gone: [], vars: [[action.name, value]] }, target);
      this.variables(undefined, state, others, target);
    } else this.variables(question, state, changesBetween(reference, locals), target);
  }

  private differences(step: Step, state: PlacedState & { locals: Locals }): Changes {
    if (step.listed) {
      const { names, gone } = step.listed;
      return { gone, vars: names.map(name => [name, state.locals.get(name) ?? ''] as const) };
    }
    const reference = this.shown.reference(state, step.activation);
    return reference === undefined ? { gone: [], vars: [] } : changesBetween(reference, state.locals);
  }

  private variables(
    question: Question | undefined,
    state: PlacedState,
    changes: Changes,
    target: boolean,
  ): void {
    const { sink } = this;
    for (const name of changes.gone) {
      sink.special(SPECIAL.gone, target);
      sink.text('name', name, target);
      this.inText = true;
    }
    const line = state.event === 'call' || state.event === 'inv_call' ? state.line : undefined;
    for (const [index, [name, value]] of changes.vars.entries()) {
      const certain = target && forcedName(question, state.event, line, index, this.code) === name;
      sink.special(SPECIAL.var, target && !this.skips(certain));
      this.inText = false;
      const named = target && !this.skips(certain);
      sink.text('name', name, named);
      sink.special(SPECIAL.eq, named);
      if (value !== '') sink.text('value', value, target);
      this.inText = true;
    }
  }

  private action(action: Action): void {
    const { sink } = this;
    sink.special(SPECIAL[action.action], false);
    if (action.action === 'breakpoint') for (const line of action.lines) putLine(sink, line, false);
    if (action.action === 'set') {
      sink.text('name', action.name, false);
      sink.special(SPECIAL.eq, false);
      if (action.value !== '') sink.text('value', action.value, false);
    }
  }
}

/** Whether a state is the one before `set`, with the variable changed. */
export function followsSet(previous: State, name: string, state: PlacedState): boolean {
  if (state.event !== 'call' && state.event !== 'line') return false;
  return previous.event === state.event && previous.line === state.line && state.locals.has(name);
}

export const SET_RULE = (name: string) =>
  `after "set ${name}" the state must be the one before, a call or a line, with ${name} in it`;

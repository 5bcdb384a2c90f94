/** Writes the interchange form of the specification, byte for byte. */

import type { ContextCode } from '../python/functions.ts';
import type { Action, Locals, PlacedState, State } from '../tree/state.ts';
import { LanguageError } from './language-error.ts';
import type { PieceSink } from './pieces.ts';
import { InverseShown } from './shown-so-far.ts';
import { SPECIAL } from './specials.ts';
import { contextText, type Step, type Trajectory } from './trajectory.ts';
import { withoutFields } from './without-fields.ts';
import { EVENT_TOKENS, EXIT_TOKENS } from './write-own.ts';

/** A JSON string in which no special token can stand. */
export function jsonString(text: string): string {
  return JSON.stringify(text).replaceAll('<|', '\\u003c|');
}

const REST = '"..": ".."';

export class InterchangeWriter {
  private readonly shown = new InterchangeShown();
  private readonly inverse = new InverseShown();
  private first = true;

  constructor(
    private readonly sink: PieceSink,
    private readonly code: ContextCode,
  ) {}

  trajectory(trajectory: Trajectory): void {
    const { sink } = this;
    sink.special(SPECIAL.begin_of_text, false);
    sink.special(SPECIAL.trace_context_start, false);
    const code = contextText(trajectory.context);
    if (code !== '') sink.text('code', code, false);
    for (const step of trajectory.steps) this.step(step);
    if (trajectory.ended) {
      sink.special(SPECIAL.trace_end, false);
      sink.special(SPECIAL.end_of_text, false);
    }
  }

  /** This form knows variables alone: what objects hold is left out. */
  private step(given: Step): void {
    const step = withoutFields(given);
    this.sink.special(SPECIAL.frame_sep, false);
    this.state(step, !this.first);
    this.first = false;
    if (step.action) {
      this.sink.special(SPECIAL.action_sep, false);
      this.action(step.action);
    }
    this.shown.show(step.state, step.activation);
    if (step.action) this.shown.take(step.action);
    if ('depth' in step.state && step.state.event.startsWith('inv_'))
      this.inverse.show(step.state, step.activation);
  }

  private state(step: Step, target: boolean): void {
    const { state } = step;
    const { sink } = this;
    if (state.event === 'exit') sink.special(EXIT_TOKENS[state.exit], target);
    else if (state.event === 'inv_exit_entry') sink.special(SPECIAL.inv_exit_entry, target);
    else {
      sink.special(EVENT_TOKENS[state.event], target);
      if (state.event !== 'line') this.source(state.source, target);
      sink.special(SPECIAL.arg_sep, target);
      sink.text('value', this.argument(step, state), target);
      if (state.event === 'line') this.source(state.source, target);
    }
  }

  private source(source: string, target: boolean): void {
    this.sink.special(SPECIAL.src_sep, target);
    this.sink.breakCode();
    if (source !== '') this.sink.text('code', source, target);
  }

  private argument(step: Step, state: PlacedState): string {
    if ('value' in state) return jsonString(state.value);
    return state.event === 'call' || state.event === 'inv_call'
      ? object(state.locals)
      : this.locals(step, state);
  }

  private locals(step: Step, state: PlacedState & { locals: Locals }): string {
    const { locals } = state;
    if (step.listed) {
      const { names, rest } = step.listed;
      return object(new Map(names.map(name => [name, locals.get(name) ?? ''])), rest);
    }
    if (state.event === 'line') {
      const reference = this.shown.reference(state, step.activation);
      return reference ? changed(reference, locals) : object(locals);
    }
    const reference = this.inverse.reference(state, step.activation);
    return reference ? changed(reference, locals) : object(new Map(), locals.size > 0);
  }

  private action(action: Action): void {
    const { sink } = this;
    if (action.action === 'set') {
      throw new LanguageError('the interchange form has no "set" action: use our own form');
    }
    sink.special(SPECIAL[action.action], false);
    if (action.action !== 'breakpoint') return;
    if (action.lines.length !== 1) {
      throw new LanguageError('the interchange form has breakpoints on one line only: use our own form');
    }
    const source = this.code.source(action.lines[0]!)!;
    sink.breakCode();
    if (source !== '') sink.text('code', source, false);
  }
}

function object(locals: Locals, rest = false): string {
  const parts = rest ? [REST] : [];
  for (const [name, value] of locals) parts.push(`${jsonString(name)}: ${jsonString(value)}`);
  return `{${parts.join(', ')}}`;
}

/** What differs; `..` stands for the other names. */
function changed(before: Locals, locals: Locals): string {
  const different = new Map<string, string>();
  for (const [name, value] of locals) if (before.get(name) !== value) different.set(name, value);
  return object(different, different.size < locals.size);
}

/**
 * Forward, locals are changes if and only if the state with locals before is of the same activation and since then no
 * return was shown and no breakpoint taken.
 */
export class InterchangeShown {
  private last:
    | { readonly locals: Locals; readonly depth: number; readonly activation: number | undefined }
    | undefined;

  reference(state: PlacedState, activation: number | undefined): Locals | undefined {
    const { last } = this;
    if (last === undefined || state.event !== 'line') return undefined;
    const numbered = last.activation !== undefined && activation !== undefined;
    const same = numbered ? last.activation === activation : last.depth === state.depth;
    return same ? last.locals : undefined;
  }

  /** Whether the next state could be written as changes. */
  get open(): boolean {
    return this.last !== undefined;
  }

  take(action: Action): void {
    if (action.action === 'breakpoint') this.last = undefined;
  }

  show(state: State, activation: number | undefined): void {
    if (state.event === 'call' || state.event === 'line') {
      this.last = { locals: state.locals, depth: state.depth, activation };
    }
    if (state.event === 'return') this.last = undefined;
  }
}

/** Reads trajectories: strictly, or keeping what is readable. */

import { ContextCode } from '../python/functions.ts';
import { END, type Items, itemsOf, type Report, TEXT } from './items.ts';
import { LanguageError, type Problem } from './language-error.ts';
import { InterchangeParser } from './parse-interchange.ts';
import { beginsAction, beginsState, describe, OwnParser } from './parse-own.ts';
import { Shown } from './shown-so-far.ts';
import { SPECIAL, SPECIAL_TEXTS } from './specials.ts';
import {
  type Context,
  type ContextLine,
  contextOf,
  type Form,
  type Step,
  type Trajectory,
} from './trajectory.ts';
import { salvage } from './unfinished-state.ts';

/** Text of either form, or token ids. */
export type Input = string | ArrayLike<number>;

/** Reads a trajectory that must be exactly as a writer writes it. Throws a LanguageError with the position. */
export function parseTrajectory(input: Input, form: Form): Trajectory {
  return new TrajectoryReader(input, form, undefined).read();
}

export interface LenientReading {
  /** Everything that could be read. A broken state keeps its complete parts, if its line is among them. */
  readonly trajectory: Trajectory;
  /** What was wrong, in the order of the input. */
  readonly problems: readonly Problem[];
}

/** Reads what a model wrote, or what was cut: never throws. */
export function parseTrajectoryLenient(input: Input, form: Form): LenientReading {
  const problems: Problem[] = [];
  const trajectory = new TrajectoryReader(input, form, problems).read();
  return { trajectory, problems };
}

type MutableStep = { -readonly [K in keyof Step]: Step[K] };

class TrajectoryReader {
  private readonly items: Items;
  private readonly parser: OwnParser | InterchangeParser;

  constructor(
    input: Input,
    private readonly form: Form,
    /** Collects problems; without it the first one is thrown. */
    private readonly problems: Problem[] | undefined,
  ) {
    const report: Report = (message, at) => this.problem(message, at);
    this.items = itemsOf(input, form, 0, report);
    this.parser =
      form === 'own'
        ? new OwnParser(this.items, report, new Shown(), 0, problems !== undefined)
        : new InterchangeParser(this.items, report);
  }

  read(): Trajectory {
    this.expect(SPECIAL.begin_of_text);
    this.expect(SPECIAL.trace_context_start);
    const context = this.context();
    const code = new ContextCode(context);
    const steps: MutableStep[] = [];
    for (;;) {
      const separated = this.separator(SPECIAL.frame_sep);
      if (!beginsState(this.items.peek().id)) {
        // A question to a model ends with an action, a cut trajectory with a state.
        if (this.isClosing() && !separated) break;
        this.problem(`expected a state, found ${describe(this.items.peek().id)}`, this.items.peek().start);
        if (!this.skipTo(beginsState)) break;
      }
      const step = this.state(code);
      if (step) steps.push({ ...step });
      if (step && !('depth' in step.state)) break;
      if (!this.separator(SPECIAL.action_sep) && this.isClosing()) break;
      if (!beginsAction(this.items.peek().id)) {
        this.problem(`expected an action, found ${describe(this.items.peek().id)}`, this.items.peek().start);
        if (!this.skipTo(id => beginsState(id) || beginsAction(id))) break;
        if (beginsState(this.items.peek().id)) continue;
      }
      const action = this.attempt(() => this.parser.action(code));
      const last = steps.at(-1);
      if (action && last && step) last.action = action;
    }
    return this.finish(context, steps);
  }

  private finish(context: Context, steps: MutableStep[]): Trajectory {
    const inverse = steps[0]?.state.event.startsWith('inv_') === true;
    const exit = steps.at(-1)?.state;
    let ended = false;
    if (this.items.peek().id === SPECIAL.trace_end) {
      const { start } = this.items.take();
      if (exit === undefined || 'depth' in exit)
        this.problem('an exit must stand before the closing tokens', start);
      else ended = true;
      this.expect(SPECIAL.end_of_text);
    }
    const rest = this.items.peek();
    if (rest.id !== END) this.problem(`expected the end, found ${describe(rest.id)}`, rest.start);
    this.checkDirection(steps, inverse, rest.start);
    return { direction: inverse ? 'inverse' : 'forward', context, steps, ended };
  }

  private checkDirection(steps: readonly Step[], inverse: boolean, at: number): void {
    for (const { state, action } of steps) {
      if (
        state.event.startsWith('inv_') === inverse &&
        (!action || action.action.startsWith('inv_') === inverse)
      )
        continue;
      this.problem('forward and inverse do not mix in one trajectory', at);
      return;
    }
  }

  private context(): Context {
    const { parser } = this;
    if (parser instanceof OwnParser) {
      const lines: ContextLine[] = [];
      this.attempt(() => parser.context(lines));
      return { lines };
    }
    return contextOf(this.items.peek().id === TEXT ? this.items.take().text : '');
  }

  /** The interchange form has a token between its parts, our own form has none. */
  private separator(id: number): boolean {
    if (this.form === 'own') return false;
    const next = this.items.peek();
    if (next.id === id) {
      this.items.take();
      return true;
    }
    if (!this.isClosing())
      this.problem(`expected ${SPECIAL_TEXTS[id]}, found ${describe(next.id)}`, next.start);
    return false;
  }

  private isClosing(): boolean {
    const { id } = this.items.peek();
    return id === END || id === SPECIAL.trace_end;
  }

  private expect(id: number): void {
    const next = this.items.peek();
    if (next.id === id) this.items.take();
    else this.problem(`expected ${SPECIAL_TEXTS[id]}, found ${describe(next.id)}`, next.start);
  }

  /** Reads a state; of a broken one, its complete parts. */
  private state(code: ContextCode): Step | undefined {
    const step = this.attempt(() => this.parser.state(code));
    if (step) return step;
    const state = salvage(this.parser.draft);
    return state && this.parser.finish(state);
  }

  /** Runs a part of the parser, and continues after an error. */
  private attempt<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof LanguageError) || this.problems === undefined) throw error;
      this.problems.push({ message: error.message, position: error.position! });
      this.skipTo(
        id => beginsState(id) || beginsAction(id) || id === SPECIAL.action_sep || id === SPECIAL.frame_sep,
      );
      return undefined;
    }
  }

  private skipTo(wanted: (id: number) => boolean): boolean {
    while (!wanted(this.items.peek().id)) {
      if (this.isClosing()) return false;
      this.items.take();
    }
    return true;
  }

  private problem(message: string, at: number): void {
    const error = new LanguageError(message, this.items.position(at));
    if (this.problems === undefined) throw error;
    this.problems.push({ message: error.message, position: error.position! });
  }
}

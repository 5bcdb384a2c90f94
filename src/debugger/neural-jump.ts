/**
 * Jumps by a model: in one go where it is sure, else in smaller moves, as far as they are surer and worth it. Every token is
 * counted, those of answers that were dropped too.
 */
import { type Action, isExit, type PlacedState, type State } from '../tree/state.ts';
import { DebuggerError, type Way } from './engine.ts';
import type { JumpPlaces } from './jump-places.ts';
import type { NeuralMoment } from './neural-engine.ts';

/** `direct`: one answer, however unsure. `steps`: state by state. `adaptive`: the first if it is sure enough, else the surer. */
export const JUMPS = ['adaptive', 'direct', 'steps'] as const;
export type Jumps = (typeof JUMPS)[number];

export interface JumpOptions {
  readonly jumps: Jumps;
  /** The probability from which on a jump is taken in one go. */
  readonly threshold: number;
  /** Tokens that smaller moves may cost, as a multiple of what the jump in one go did. */
  readonly effort: number;
  /** States that are as cheap one by one as in one go, and surer: of no more, a call is taken to its end by steps at once. */
  readonly few: number;
}

/** Chosen on the even half of CruxEval (docs/evaluation.md). */
export const DEFAULT_JUMPS: JumpOptions = { jumps: 'adaptive', threshold: 0.6, effort: 8, few: 12 };

/** Tokens after which a jump that is too unsure to be taken at once is brought to its end: a model that is lost has none. */
export const BRIEF = 128;

/** An answer, and the tokens it cost, the action's included. */
export interface Attempt {
  readonly moment: NeuralMoment;
  readonly tokens: number;
}
/** `unless`: the answer is kept brief, unless it is at least this likely. */
export type Attempting = (here: NeuralMoment, action: Action, unless?: number) => Promise<Attempt>;

/** What a state costs, when it is told by what has changed. */
export const TOKENS_A_STATE = 10;
/** For smaller moves towards what does not fit in one answer. */
const MOST_TOKENS = 1500;
const STEP: Action = { action: 'step_into' };
const OVER: Action = { action: 'step_over' };
const RETURN: Action = { action: 'step_return' };

/** Does an action skip states, here? From the end of a call each leads to the very next one. */
export function isJump(action: Action, state: State): boolean {
  if (state.event !== 'line' && state.event !== 'call') return false;
  switch (action.action) {
    case 'step_return':
    case 'breakpoint':
    case 'continue':
      return true;
    case 'step_over':
      return state.event === 'line';
    default:
      return false;
  }
}

/** Where smaller moves have led, and how likely they are together. */
interface Walked {
  readonly moment: NeuralMoment;
  readonly taken: readonly Action[];
  readonly sure: number;
  readonly arrived: boolean;
}

/** When smaller moves are given up. */
interface Bounds {
  readonly tokens: number;
  readonly sure: number;
  /** Is it too far from here? Asked where each line stands for the first time. */
  readonly far?: (state: PlacedState) => boolean;
}

export class Jump {
  private tokens = 0;

  constructor(
    private readonly attempting: Attempting,
    private readonly places: JumpPlaces,
    private readonly options: JumpOptions,
  ) {}

  async take(from: NeuralMoment, goal: Action): Promise<NeuralMoment> {
    switch (this.options.jumps) {
      case 'direct':
        return this.by([goal], 0, await this.ask(from, goal));
      case 'steps': {
        const { moment, taken } = await this.walk(from, goal, { tokens: Number.POSITIVE_INFINITY, sure: 0 });
        return this.by(taken, 0, moment);
      }
      case 'adaptive':
        return this.surest(from, goal);
    }
  }

  private async surest(from: NeuralMoment, goal: Action): Promise<NeuralMoment> {
    const near = await this.walk(from, goal, {
      tokens: TOKENS_A_STATE * this.options.few,
      sure: 0,
      far: state => this.isFar(goal, state),
    });
    if (near.arrived) return this.by(near.taken, 0, near.moment);
    return this.jump(near.moment, goal, near.taken);
  }

  /** From here in one go, or if that is too unsure, in smaller moves after all. `before`: the moves that led here. */
  private async jump(from: NeuralMoment, goal: Action, before: readonly Action[]): Promise<NeuralMoment> {
    const { threshold, effort } = this.options;
    const spent = this.tokens;
    let whole: NeuralMoment | undefined;
    let problem: DebuggerError | undefined;
    try {
      whole = await this.ask(from, goal, threshold);
    } catch (error) {
      // What does not fit in one answer may in several.
      if (!(error instanceof DebuggerError)) throw error;
      problem = error;
    }
    const sure = whole ? (whole.sure?.state ?? 1) : 0;
    if (whole && sure >= threshold) return this.by([...before, goal], 0, whole);
    const tokens = whole ? effort * (this.tokens - spent) : MOST_TOKENS;
    const walked = await this.walk(from, goal, { tokens, sure });
    if (walked.arrived) return this.by([...before, ...walked.taken], 1, walked.moment);
    if (!whole) throw problem;
    const stopped = walked.sure < sure ? 'unsure' : 'dear';
    return this.by([...before, goal], walked.taken.length, whole, stopped);
  }

  /** Is the goal so many states away that steps cost more than a jump? */
  private isFar(goal: Action, state: PlacedState): boolean {
    if (state.event !== 'line' && state.event !== 'call') return false;
    if (goal.action === 'step_over') return this.places.mayCall(state.line);
    if (goal.action !== 'step_return') return true;
    // Within a loop it was looked at when the loop began.
    if (state.event === 'line' && !this.places.isLoop(state.line)) return false;
    return this.places.statesAhead(state.line, state.locals) > this.options.few;
  }

  /** Moves as small as they come, until there, or given up. */
  private async walk(from: NeuralMoment, goal: Action, bounds: Bounds): Promise<Walked> {
    const level = (from.state as PlacedState).depth;
    const most = this.tokens + bounds.tokens;
    const taken: Action[] = [];
    const seen = new Set<number>();
    let here = from;
    let sure = 1;
    for (;;) {
      const { state } = here;
      const there = isExit(state) || (here !== from && arrived(goal, state, level));
      if (there || sure < bounds.sure)
        return { moment: here, taken, sure, arrived: there && sure >= bounds.sure };
      // A jump begins at the goal's own level, not inside of something on the way.
      const begins = !isBounded(goal) || (state.depth === level && !ended(state));
      const far = !seen.has(state.line) && bounds.far?.(state) === true;
      if (begins && (far || this.tokens >= most)) return { moment: here, taken, sure, arrived: false };
      seen.add(state.line);
      const action = this.small(goal, state, level);
      const next = await this.ask(here, action);
      sure *= next.sure?.state ?? 1;
      // An exception ends a call unless it is caught: only the state behind it tells.
      if (goal.action === 'step_return' && state.event === 'exception' && state.depth === level)
        if (isExit(next.state) || next.state.depth < level)
          return { moment: here, taken, sure, arrived: true };
      taken.push(action);
      here = next;
    }
  }

  /** A single step, or one over what a line calls, where the goal cannot lie inside. */
  private small(goal: Action, state: PlacedState, level: number): Action {
    if (this.options.jumps === 'steps' || goal.action === 'breakpoint') return STEP;
    if (state.event !== 'line' && state.event !== 'call') return STEP;
    if (goal.action !== 'continue' && state.depth > level) return RETURN;
    const calls = state.event === 'line' && this.places.mayCall(state.line);
    return calls && goal.action !== 'step_over' ? OVER : STEP;
  }

  private async ask(here: NeuralMoment, action: Action, unless?: number): Promise<NeuralMoment> {
    const { moment, tokens } = await this.attempting(here, action, unless);
    this.tokens += tokens;
    return moment;
  }

  private by(
    taken: readonly Action[],
    dropped: number,
    moment: NeuralMoment,
    stopped?: Way['stopped'],
  ): NeuralMoment {
    const way: Way = { taken, dropped, tokens: this.tokens, ...(stopped ? { stopped } : {}) };
    return { ...moment, way };
  }
}

/** Goals that are told by a level of the stack; the others may be anywhere. */
function isBounded(goal: Action): boolean {
  return goal.action === 'step_return' || goal.action === 'step_over';
}

function ended(state: State): boolean {
  return state.event === 'return' || state.event === 'exception';
}

function arrived(goal: Action, state: PlacedState, level: number): boolean {
  switch (goal.action) {
    case 'step_return':
      return state.depth < level || (state.depth === level && state.event === 'return');
    case 'step_over':
      return state.depth <= level;
    case 'breakpoint':
      return stops(state) && goal.lines.includes(state.line);
    default:
      return false;
  }
}

/** As a breakpoint does: the call of a `def` stops, that of a lambda inside a line does not. */
function stops({ event, function: name }: PlacedState): boolean {
  return event === 'line' || (event === 'call' && !name.startsWith('<'));
}

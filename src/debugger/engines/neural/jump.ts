/**
 * Jumps by a model: in one go if it is sure, else in smaller moves if these are worth it. Every token counts, dropped
 * answers included.
 */
import { type Action, isExit, type PlacedState, type State } from '../../../tree/state.ts';
import { DebuggerError, type Way } from '../../engine.ts';
import type { JumpPlaces } from './jump-estimates.ts';
import type { NeuralMoment } from './moment.ts';
import { type TimeLimit, TimeUp } from './time-limit.ts';

/**
 * `direct`: one answer, however unsure. `steps`: state by state. `adaptive`: the first if it is sure enough, else the
 * second.
 */
export const JUMPS = ['adaptive', 'direct', 'steps'] as const;
export type Jumps = (typeof JUMPS)[number];

export interface JumpOptions {
  readonly jumps: Jumps;
  /** The probability from which a jump is taken in one go. */
  readonly threshold: number;
  /** Tokens that smaller moves may cost, as a multiple of the cost of the jump in one go, or of LEAST_COST. */
  readonly effort: number;
  /**
   * A call with at most this many states to its end is taken in steps at once: they are as cheap as one jump, and more
   * reliable.
   */
  readonly few: number;
}

/** Tuned on the even half of CruxEval, and on held-out functions, whose runs are longer (docs/evaluation.md). */
export const DEFAULT_JUMPS: JumpOptions = { jumps: 'adaptive', threshold: 0.95, effort: 64, few: 12 };

/**
 * Tokens after which a jump that is too unsure to be taken at once must end: a lost model would not end it.
 */
export const BRIEF = 128;

/** An answer and its cost in tokens, the action included. */
export interface Attempt {
  readonly moment: NeuralMoment;
  readonly tokens: number;
}
interface Manner {
  /** Stop writing the answer once it is less likely than this. */
  readonly stopBelow?: number | undefined;
  /** Another answer exists already: throw TimeUp when there is no time for this one. */
  readonly hurry: boolean;
}
type Attempting = (here: NeuralMoment, action: Action, how: Manner) => Promise<Attempt>;

/** The cost of a state that is written by its changes. */
const TOKENS_A_STATE = 10;
/** The least cost that a jump counts as: a short answer may still lead far. */
const LEAST_COST = 32;
/** The limit for smaller moves towards something that does not fit in one answer. */
const MOST_TOKENS = 1500;
/**
 * Smaller moves that together are less likely than this are given up: no such walk was right, and they are the longest.
 */
const LOST = 0.02;
/** However unsure, one move counts as this likely: a working that went in circles may still reach the right state. */
const LEAST = 0.05;
/**
 * The power that fits walks through held-out seeds best. Errors of moves are not independent: walks are right more
 * often than the product of their states' probabilities says.
 */
const TOGETHER = 0.5;
const STEP: Action = { action: 'step_into' };
const OVER: Action = { action: 'step_over' };
const RETURN: Action = { action: 'step_return' };

/** Whether an action skips states here. From the end of a call every action leads to the very next state. */
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

/** Tokens that steps to a goal that seems near may cost. */
export function costOfFew({ few }: Pick<JumpOptions, 'few'>): number {
  return TOKENS_A_STATE * few;
}

/** Tokens that smaller moves may cost, from the cost of the jump in one go. */
export function costOfMoves({ effort }: Pick<JumpOptions, 'effort'>, tokens: number): number {
  return effort * Math.max(LEAST_COST, tokens);
}

/** Where some moves have led, and their joint probability. */
interface Reached {
  readonly moment: NeuralMoment;
  readonly taken: readonly Action[];
  readonly sure: number;
  /** Why smaller moves were given up, if they were. */
  readonly stopped?: Way['stopped'];
}
interface Walked extends Reached {
  readonly arrived: boolean;
  /** Given up because it became too unlikely. */
  readonly lost?: boolean;
}

/** When smaller moves are given up. */
interface Bounds {
  /** After this many tokens in all. */
  readonly most: number;
  /** When their joint probability is lower. */
  readonly least?: number;
  /** For steps to a goal that seems near: after this many tokens, or if it turns out to be too far. */
  readonly near?: {
    readonly most: number;
    /** Called when each line is reached for the first time. */
    readonly far: (state: PlacedState) => boolean;
  };
}
const NONE: Bounds = { most: Number.POSITIVE_INFINITY };

export class Jump {
  private tokens = 0;
  private dropped = 0;
  /** The goal in one go, from the beginning or from where the first steps have led. */
  private whole: Reached | undefined;
  private near: Reached | undefined;
  private goal: Action | undefined;
  /** Moves can be given up, because another answer will take their place. */
  private hurry = true;
  /** The last request: after an exception ended a call, the caller asks the same again. */
  private last:
    | { readonly here: NeuralMoment; readonly action: Action; readonly reached: Reached }
    | undefined;

  constructor(
    private readonly attempting: Attempting,
    private readonly places: JumpPlaces,
    private readonly options: JumpOptions,
    /**
     * Whether the result of a moment's line is known, with its lambdas and generator expressions. Then no step into
     * them is needed.
     */
    private readonly known?: (moment: NeuralMoment) => Promise<boolean>,
    private readonly time?: TimeLimit,
  ) {}

  async take(from: NeuralMoment, goal: Action): Promise<NeuralMoment> {
    this.goal = goal;
    const { moment, taken, sure, stopped } = await this.reachInTime(from, goal);
    const { tokens, dropped } = this;
    const joint = together(from, moment, taken.length);
    const late = stopped === 'late' ? this.time!.note : '';
    const note = joint.note?.includes(late) ? joint.note : [joint.note, late].filter(Boolean).join('; ');
    return {
      ...joint,
      alone: taken.length < 2 ? sure : sure ** TOGETHER,
      ...(stopped === 'late' ? { late: true as const } : {}),
      ...(note === '' ? {} : { note }),
      ...(wasEvaluated(from, moment) ? { evaluated: true } : {}),
      way: { taken, dropped, tokens, ...(stopped ? { stopped } : {}) },
    };
  }

  /** When the time is up, gives up smaller moves and asks for the goal in one go, unless it did before. */
  private async reachInTime(from: NeuralMoment, goal: Action): Promise<Reached> {
    try {
      return await this.reach(from, goal);
    } catch (error) {
      if (!(error instanceof TimeUp)) throw error;
      this.last = undefined;
      this.hurry = false;
      return { ...(this.whole ?? (await this.ask(from, goal, 1))), stopped: 'late' };
    }
  }

  private reach(from: NeuralMoment, goal: Action): Promise<Reached> {
    switch (this.options.jumps) {
      case 'direct':
        return this.ask(from, goal);
      case 'steps':
        return this.walk(from, goal, NONE);
      case 'adaptive':
        return this.adaptively(from, goal, NONE.most);
    }
  }

  /** Goes in steps while the end is near, and then from there as it turns out best. */
  private async adaptively(from: NeuralMoment, goal: Action, most: number): Promise<Reached> {
    const near = await this.walk(from, goal, {
      most,
      near: {
        most: this.tokens + costOfFew(this.options),
        far: state => this.places.isFar(goal, state, this.options.few),
      },
    });
    if (near.arrived) return near;
    if (goal === this.goal) this.near = near;
    const rest = await this.jump(near.moment, goal, most);
    return behind(near, rest);
  }

  /** Goes from here in one go or, if that is too unsure, in smaller moves. */
  private async jump(from: NeuralMoment, goal: Action, most: number): Promise<Reached> {
    const { threshold } = this.options;
    const spent = this.tokens;
    let whole: Reached | undefined;
    try {
      whole = await this.ask(from, goal, threshold);
    } catch (error) {
      // A state that does not fit in one answer may be reached in several.
      if (!(error instanceof DebuggerError)) throw error;
      return this.walked(await this.walk(from, goal, this.within(most, MOST_TOKENS)), error);
    }
    if (goal === this.goal) this.whole = behind(this.near, whole);
    if (whole.sure >= threshold) return whole;
    const bounds = { ...this.within(most, costOfMoves(this.options, this.tokens - spent)), least: LOST };
    let walked: Walked;
    try {
      walked = await this.walk(from, goal, bounds);
    } catch (error) {
      // The smaller moves may meet states that do not fit, even if the jump did.
      if (!(error instanceof DebuggerError)) throw error;
      return { ...whole, stopped: 'costly' };
    }
    if (walked.arrived) {
      this.dropped++;
      return walked;
    }
    this.dropped += walked.taken.length;
    return { ...whole, stopped: walked.lost ? 'unsure' : 'costly' };
  }

  private within(most: number, tokens: number): Bounds {
    return { most: Math.min(most, this.tokens + tokens) };
  }

  private walked(walked: Walked, problem: DebuggerError): Reached {
    if (!walked.arrived) throw problem;
    return walked;
  }

  /** Makes the smallest moves until they reach the goal or are given up. */
  private async walk(from: NeuralMoment, goal: Action, bounds: Bounds): Promise<Walked> {
    let level = (from.state as PlacedState).depth;
    const taken: Action[] = [];
    const seen = new Set<number>();
    let here = from;
    let sure = 1;
    let hope = 1;
    let stopped: Way['stopped'];
    for (;;) {
      const { state } = here;
      const at = { moment: here, taken, sure, ...(stopped ? { stopped } : {}) };
      const there = isExit(state) || (here !== from && arrived(goal, state, level));
      if (there) return { ...at, arrived: true };
      // The way to an exit has no level to return to: everything below the outermost level so far is a call.
      if (goal.action === 'continue') level = Math.min(level, state.depth);
      // A jump begins at the goal's own level, not inside a call on the way.
      const begins = !isBounded(goal) || (state.depth === level && !ended(state));
      const most = Math.min(bounds.most, bounds.near?.most ?? bounds.most);
      const costly = this.tokens >= most;
      const far = !seen.has(state.line) && bounds.near?.far(state) === true;
      const lost = hope < (bounds.least ?? 0);
      if (begins && (far || costly || lost)) return { ...at, arrived: false, lost };
      seen.add(state.line);
      // Calls on the way share what is left: a model may see calls within calls without end. What stands within a line
      // does not call itself: that the end seemed near is no reason to answer it unsurely.
      const next = this.passes(goal, state, level)
        ? await this.adaptively(here, RETURN, withinLine(state) ? bounds.most : most)
        : await this.ask(here, await this.smallest(here));
      const after = next.moment.state;
      // An exception ends a call unless it is caught: only the next state shows which.
      if (goal.action === 'step_return' && state.event === 'exception' && state.depth === level)
        if (isExit(after) || (after as PlacedState).depth < level) return { ...at, arrived: true };
      sure *= next.sure;
      hope *= Math.max(LEAST, next.sure);
      // If a call on the way is given up, the whole way is as doubtful.
      stopped ??= next.stopped;
      taken.push(...next.taken);
      here = next.moment;
    }
  }

  /** Whether a call on the way begins here. The goal cannot be inside, so the call is a smaller jump of its own. */
  private passes(goal: Action, state: PlacedState, level: number): boolean {
    if (this.options.jumps === 'steps' || goal.action === 'breakpoint') return false;
    return state.depth > level && !ended(state);
  }

  /** The smallest move from here. */
  private async smallest(here: NeuralMoment): Promise<Action> {
    return this.options.jumps === 'adaptive' && (await this.known?.(here)) ? OVER : STEP;
  }

  private async ask(here: NeuralMoment, action: Action, stopBelow?: number): Promise<Reached> {
    if (this.last?.here === here && this.last.action === action) return this.last.reached;
    const { moment, tokens } = await this.attempting(here, action, { stopBelow, hurry: this.hurry });
    this.tokens += tokens;
    const reached = { moment, taken: [action], sure: moment.sure?.state ?? 1 };
    this.last = { here, action, reached };
    return reached;
  }
}

/** Joins moves with the moves before them. */
function behind(first: Reached | undefined, rest: Reached): Reached {
  if (!first) return rest;
  const stopped = rest.stopped ?? first.stopped;
  const taken = [...first.taken, ...rest.taken];
  return { ...rest, taken, sure: first.sure * rest.sure, ...(stopped ? { stopped } : {}) };
}

/** A moment after several moves, with their joint confidence. */
function together({ confidence: before }: NeuralMoment, moment: NeuralMoment, moves: number): NeuralMoment {
  if (moves < 2 || before === 0) return moment;
  // A variable with more confidence than the moment itself was not changed since.
  const of = (probability: number) =>
    probability >= before ? probability : before * (probability / before) ** TOGETHER;
  const { confidences } = moment;
  if (!confidences) return { ...moment, confidence: of(moment.confidence) };
  const locals = new Map([...confidences.locals].map(([name, each]) => [name, of(each)]));
  const { value } = confidences;
  return {
    ...moment,
    confidence: of(moment.confidence),
    confidences: value === undefined ? { locals } : { locals, value: of(value) },
  };
}

/** Whether Python worked out something on the way from one moment to another. */
function wasEvaluated(from: NeuralMoment, to: NeuralMoment): boolean {
  for (let at: NeuralMoment | undefined = to; at && at !== from; at = at.from?.moment)
    if (at.evaluated) return true;
  return false;
}

/** Goals defined by a level of the stack; others may be anywhere. */
function isBounded(goal: Action): boolean {
  return goal.action === 'step_return' || goal.action === 'step_over';
}

function ended(state: State): boolean {
  return state.event === 'return' || state.event === 'exception';
}

/** A lambda, a generator expression, a comprehension. */
export function withinLine({ function: name }: PlacedState): boolean {
  return name.startsWith('<');
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

/** Whether a state stops a run, as at a breakpoint: the call of a `def` does, that of a lambda in a line does not. */
function stops({ event, function: name }: PlacedState): boolean {
  return event === 'line' || (event === 'call' && !name.startsWith('<'));
}

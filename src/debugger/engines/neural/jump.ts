/**
 * Jumps by a model: in one go where it is sure, else in smaller moves, as far as they are worth it. Every token is
 * counted, those of answers that were dropped too.
 */
import { type Action, isExit, type PlacedState, type State } from '../../../tree/state.ts';
import { DebuggerError, type Way } from '../../engine.ts';
import type { JumpPlaces } from './jump-places.ts';
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
  /** The probability from which on a jump is taken in one go. */
  readonly threshold: number;
  /** Tokens that smaller moves may cost, as a multiple of what the jump in one go did, or of LEAST_COST. */
  readonly effort: number;
  /**
   * States that are as cheap one by one as in one go, and surer: of no more, a call is taken to its end by steps at
   * once.
   */
  readonly few: number;
}

/** Chosen on the even half of CruxEval, and on held-out functions, whose runs are longer (docs/evaluation.md). */
export const DEFAULT_JUMPS: JumpOptions = { jumps: 'adaptive', threshold: 0.95, effort: 64, few: 12 };

/**
 * Tokens after which a jump that is too unsure to be taken at once is brought to its end: a model that is lost has
 * none.
 */
export const BRIEF = 128;

/** An answer, and the tokens it cost, the action's included. */
export interface Attempt {
  readonly moment: NeuralMoment;
  readonly tokens: number;
}
interface Manner {
  /** The answer is kept brief, unless it is at least this likely. */
  readonly unless?: number | undefined;
  /** There is something in its place: it throws TimeUp when there is no time for it. */
  readonly hurry: boolean;
}
export type Attempting = (here: NeuralMoment, action: Action, how: Manner) => Promise<Attempt>;

/** What a state costs, when it is told by what has changed. */
const TOKENS_A_STATE = 10;
/** What a jump counts as at least: how short its answer is says nothing of how far it goes. */
const LEAST_COST = 32;
/** For smaller moves towards what does not fit in one answer. */
const MOST_TOKENS = 1500;
/**
 * Smaller moves that together are less likely than this are lost: of such walks none was right, and they are the
 * longest.
 */
const LOST = 0.02;
/**
 * Of one move alone no more can be told: a working that went round in circles may still have come to the right state.
 */
const LEAST = 0.05;
/**
 * Doubts of many moves are not independent: walks are right more often than the product of their states' probabilities
 * says. The power that fits walks through held-out seeds best.
 */
const TOGETHER = 0.5;
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

/** Tokens that steps to what seems near may cost. */
export function costOfFew({ few }: Pick<JumpOptions, 'few'>): number {
  return TOKENS_A_STATE * few;
}

/** Tokens that smaller moves may cost, where the jump in one go cost so many. */
export function costOfMoves({ effort }: Pick<JumpOptions, 'effort'>, tokens: number): number {
  return effort * Math.max(LEAST_COST, tokens);
}

/** Where some moves have led, and how likely they are together. */
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
  /** When so many tokens were spent in all. */
  readonly most: number;
  /** When they are less likely together. */
  readonly least?: number;
  /** For steps to what seems near: when so many tokens were spent, or when it is too far from here after all. */
  readonly near?: {
    readonly most: number;
    /** Asked where each line stands for the first time. */
    readonly far: (state: PlacedState) => boolean;
  };
}
const NONE: Bounds = { most: Number.POSITIVE_INFINITY };

export class Jump {
  private tokens = 0;
  private dropped = 0;
  /** The goal asked for in one go, from the beginning or from where the first steps have led. */
  private whole: Reached | undefined;
  private near: Reached | undefined;
  private goal: Action | undefined;
  /** Moves can be broken off, because something will stand in their place. */
  private hurry = true;
  /** What was asked last: behind the exception that ended a call, its caller asks the same again. */
  private last:
    | { readonly here: NeuralMoment; readonly action: Action; readonly reached: Reached }
    | undefined;

  constructor(
    private readonly attempting: Attempting,
    private readonly places: JumpPlaces,
    private readonly options: JumpOptions,
    /**
     * Is it known what the line of a moment comes to, with the lambdas and generator expressions in it? Then they need
     * not be gone into.
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

  /** When the time is up, smaller moves are broken off, and the goal is asked for in one go, unless it was already. */
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

  /** In steps where the end is near, else from where it no longer is as may be. */
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

  /** From here in one go, or if that is too unsure, in smaller moves after all. */
  private async jump(from: NeuralMoment, goal: Action, most: number): Promise<Reached> {
    const { threshold } = this.options;
    const spent = this.tokens;
    let whole: Reached | undefined;
    try {
      whole = await this.ask(from, goal, threshold);
    } catch (error) {
      // What does not fit in one answer may in several.
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
      // What the smaller moves come upon may not fit, where the jump did.
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

  /** Moves as small as they come, until there, or given up. */
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
      // On the way to an exit there is no level to come back to: calls are what lies deeper than the outermost so far.
      if (goal.action === 'continue') level = Math.min(level, state.depth);
      // A jump begins at the goal's own level, not inside of something on the way.
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
      // An exception ends a call unless it is caught: only the state behind it tells.
      if (goal.action === 'step_return' && state.event === 'exception' && state.depth === level)
        if (isExit(after) || (after as PlacedState).depth < level) return { ...at, arrived: true };
      sure *= next.sure;
      hope *= Math.max(LEAST, next.sure);
      // A call on the way that was given up makes the whole way as doubtful.
      stopped ??= next.stopped;
      taken.push(...next.taken);
      here = next.moment;
    }
  }

  /**
   * Does a call that was made on the way begin here? The goal cannot lie inside, so it is a smaller jump of its own.
   */
  private passes(goal: Action, state: PlacedState, level: number): boolean {
    if (this.options.jumps === 'steps' || goal.action === 'breakpoint') return false;
    return state.depth > level && !ended(state);
  }

  /** The smallest move from here. */
  private async smallest(here: NeuralMoment): Promise<Action> {
    return this.options.jumps === 'adaptive' && (await this.known?.(here)) ? OVER : STEP;
  }

  private async ask(here: NeuralMoment, action: Action, unless?: number): Promise<Reached> {
    if (this.last?.here === here && this.last.action === action) return this.last.reached;
    const { moment, tokens } = await this.attempting(here, action, { unless, hurry: this.hurry });
    this.tokens += tokens;
    const reached = { moment, taken: [action], sure: moment.sure?.state ?? 1 };
    this.last = { here, action, reached };
    return reached;
  }
}

/** What was reached from where other moves had led. */
function behind(first: Reached | undefined, rest: Reached): Reached {
  if (!first) return rest;
  const stopped = rest.stopped ?? first.stopped;
  const taken = [...first.taken, ...rest.taken];
  return { ...rest, taken, sure: first.sure * rest.sure, ...(stopped ? { stopped } : {}) };
}

/** A moment that several moves led to, as sure as such moves are together. */
function together({ confidence: before }: NeuralMoment, moment: NeuralMoment, moves: number): NeuralMoment {
  if (moves < 2 || before === 0) return moment;
  // What is surer than the moment itself was has not been touched since.
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

/** Did Python work out something on the way from one moment to another? */
function wasEvaluated(from: NeuralMoment, to: NeuralMoment): boolean {
  for (let at: NeuralMoment | undefined = to; at && at !== from; at = at.from?.moment)
    if (at.evaluated) return true;
  return false;
}

/** Goals that are told by a level of the stack; the others may be anywhere. */
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

/** As a breakpoint does: the call of a `def` stops, that of a lambda inside a line does not. */
function stops({ event, function: name }: PlacedState): boolean {
  return event === 'line' || (event === 'call' && !name.startsWith('<'));
}

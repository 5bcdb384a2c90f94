/**
 * Jumps by a model: in one go where it is sure, else in smaller ones, as far as needed. Every token is counted, those of
 * attempts that were refused too.
 */
import { type Action, isExit, type PlacedState, type State } from '../tree/state.ts';
import { DebuggerError, type Way } from './engine.ts';
import { Ladder, type Rung, rungs } from './jump-ladder.ts';
import type { JumpPlaces } from './jump-places.ts';
import type { NeuralMoment } from './neural-engine.ts';

/** `direct`: one answer, however unsure. `steps`: state by state. `adaptive`: the first while it is sure enough. */
export const JUMPS = ['adaptive', 'direct', 'steps'] as const;
export type Jumps = (typeof JUMPS)[number];

export interface JumpOptions {
  readonly jumps: Jumps;
  /** The probability from which on a jump is taken; smaller jumps on the way must be surer. */
  readonly threshold: number;
  /** Tokens after which an adaptive jump is taken from wherever it stands: nobody waits for ever. */
  readonly most: number;
}

const MOST_TOKENS = 1500;

/** Chosen on the even half of CruxEval (docs/debugging.md). */
export const JUMP_THRESHOLD = 0.5;

export const DEFAULT_JUMPS: JumpOptions = {
  jumps: 'adaptive',
  threshold: JUMP_THRESHOLD,
  most: MOST_TOKENS,
};

/** An answer, unless it fell below the floor; and the tokens it cost, the action's included. */
export interface Attempt {
  readonly moment: NeuralMoment | undefined;
  readonly tokens: number;
}
export type Attempting = (here: NeuralMoment, action: Action, floor?: number) => Promise<Attempt>;

const STEP: Action = { action: 'step_into' };
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

export class Jump {
  private readonly taken: Action[] = [];
  private refused = 0;
  private tokens = 0;

  constructor(
    private readonly attempting: Attempting,
    private readonly places: JumpPlaces,
    private readonly options: JumpOptions,
  ) {}

  private get most(): number {
    return this.options.jumps === 'adaptive' ? this.options.most : Number.POSITIVE_INFINITY;
  }

  async take(from: NeuralMoment, goal: Action): Promise<NeuralMoment> {
    const moment = await this.reach(from, goal);
    const way: Way = { taken: this.taken, refused: this.refused, tokens: this.tokens };
    return { ...moment, way };
  }

  private async reach(from: NeuralMoment, goal: Action): Promise<NeuralMoment> {
    if (this.options.jumps === 'direct') return this.move(from, goal);
    const level = (from.state as PlacedState).depth;
    const ladder = new Ladder();
    for (let here = from; ; ) {
      const { state } = here;
      if (isExit(state) || (here !== from && arrived(goal, state, level))) return here;
      const deeper = bounded(goal) && state.depth > level;
      if (this.tokens >= this.most && !deeper && !ended(state)) return this.move(here, goal);
      const next =
        deeper && !ended(state) && this.options.jumps === 'adaptive'
          ? await this.reach(here, RETURN)
          : await this.smaller(here, goal, level, ladder);
      // An exception ends a call unless it is caught: only the state behind it tells.
      if (goal.action === 'step_return' && state.event === 'exception' && state.depth === level)
        if (isExit(next.state) || next.state.depth < level) return this.takeBack(here);
      here = next;
    }
  }

  /** The largest move that is sure enough here. */
  private async smaller(
    here: NeuralMoment,
    goal: Action,
    level: number,
    ladder: Ladder,
  ): Promise<NeuralMoment> {
    if (this.options.jumps === 'steps') return this.move(here, STEP);
    const state = here.state as PlacedState;
    const all = rungs(goal, state, this.options.threshold, this.places);
    const loops = state.event === 'line' ? this.places.loopsAround(state.line).length : 0;
    let refused = 0;
    for (const rung of ladder.choose(all, loops)) {
      const moment = await this.attempt(here, rung, goal, level);
      if (moment) {
        ladder.took(rung, refused);
        return moment;
      }
      refused++;
    }
    throw new DebuggerError('a single step is always taken');
  }

  private async attempt(
    here: NeuralMoment,
    { action, floor, size }: Rung,
    goal: Action,
    level: number,
  ): Promise<NeuralMoment | undefined> {
    if (floor === undefined) return this.move(here, action);
    try {
      const { moment, tokens } = await this.attempting(here, action, floor);
      this.tokens += tokens;
      if (moment && (size === 'goal' || onTheWay(goal, here, moment, level))) {
        this.taken.push(action);
        return moment;
      }
    } catch (error) {
      // What does not fit in one answer may in several.
      if (!(error instanceof DebuggerError)) throw error;
    }
    this.refused++;
    return undefined;
  }

  private async move(here: NeuralMoment, action: Action): Promise<NeuralMoment> {
    const { moment, tokens } = await this.attempting(here, action);
    this.tokens += tokens;
    this.taken.push(action);
    return moment!;
  }

  /** The last move only told that the one before had arrived. */
  private takeBack(moment: NeuralMoment): NeuralMoment {
    this.taken.pop();
    return moment;
  }
}

/** Goals that are left for a level of the stack; the others may be anywhere. */
function bounded(goal: Action): boolean {
  return goal.action === 'step_return' || goal.action === 'step_over';
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

/** A breakpoint that was meant for this activation can lead out of it: then it has passed the goal. */
function onTheWay(goal: Action, here: NeuralMoment, moment: NeuralMoment, level: number): boolean {
  if (!bounded(goal)) return true;
  const { state } = moment;
  if (isExit(state)) return state.event === 'exit' && state.exit === 'never';
  if (state.depth !== level) return state.depth > level;
  return moment.step.activation === here.step.activation;
}

function ended(state: State): boolean {
  return state.event === 'return' || state.event === 'exception';
}

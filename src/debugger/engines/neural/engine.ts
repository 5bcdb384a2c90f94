/** The engine `neural`: a model predicts, and nothing is run. It works for programs that cannot run, too. */

import { type Context, FORM_VERSION, type Step } from '../../../language/trajectory.ts';
import { worksOut } from '../../../language/working.ts';
import type { Model, Sampling } from '../../../model/model.ts';
import { ContextCode } from '../../../python/functions.ts';
import { type Action, type CallState, isExit, type State } from '../../../tree/state.ts';
import { differences } from '../../differences.ts';
import {
  DebuggerError,
  type Engine,
  type Moment,
  type Observed,
  type Origin,
  type Start,
  type StepConfidence,
  type Why,
} from '../../engine.ts';
import { ContextFitter } from './context.ts';
import { type Evaluate, entryState, type NeuralEntry } from './entry.ts';
import { EvaluatedLines, type WorkOutLine } from './evaluated-lines.ts';
import { refuseImpossible } from './impossible-actions.ts';
import { inverseStart, startingBack } from './inverse-start.ts';
import { type Attempt, DEFAULT_JUMPS, isJump, Jump, type JumpOptions } from './jump.ts';
import { JumpPlaces } from './jump-estimates.ts';
import { KnownAnswers } from './known-answers.ts';
import { ModuleNames } from './module-names.ts';
import {
  backFrom,
  believed,
  first,
  given,
  type NeuralMoment,
  type NeuralWalk,
  predicted,
  stepsTo,
} from './moment.ts';
import { type Asking, Predictor } from './predictor.ts';
import { TimeLimit } from './time-limit.ts';
import { UserValues } from './user-value.ts';
import { Voting } from './votes.ts';
import { type When, workingOf } from './when-to-work-out.ts';

export type { NeuralMoment } from './moment.ts';

export interface NeuralOptions {
  readonly model: Model;
  /** The whole program, lines numbered through. */
  readonly context: Context;
  readonly entry?: NeuralEntry;
  /** The module's name in values (`moduleNameOf`); by default the name that models use. */
  readonly module?: string;
  /** Evaluates arguments that are not literals. Without it they are refused. */
  readonly evaluate?: Evaluate;
  /** For `working: 'evaluated'`: works out a line over variables (`LinePool`). */
  readonly workOut?: WorkOutLine;
  /** States of one walk, at most; a longer one counts as endless. */
  readonly steps?: number;
  /** Tokens of one state, at most; a longer state is cut and says so. */
  readonly longestState?: number;
  /** How jumps are taken: by default adaptive, with the default threshold. */
  readonly jumps?: Partial<JumpOptions>;
  /** When lines are worked out part by part, and the probability of a state above which they are not. */
  readonly working?: When;
  readonly workingThreshold?: number;
  /**
   * Without a setting for workings: a worked-out step less likely than this is asked in other ways, too, and the
   * majority decides.
   */
  readonly doubted?: number;
  /** Tokens after which an unsure jump is brought to its end; for models that can go on in the middle of an answer. */
  readonly brief?: number;
  /** `never`: the model also writes what the text and the states make certain. */
  readonly certain?: 'always' | 'never';
  /** Seconds after which the best answer so far counts; without it there is no limit. */
  readonly seconds?: number;
  /** A note about the whole walk, shown with its first state. */
  readonly note?: string;
}

/** How to sample answers other than the likeliest. */
export interface Drawing {
  readonly sampling: Sampling;
  readonly samples: number;
}

const MOST_STATES = 10_000;

export class NeuralEngine implements Engine {
  readonly name = 'neural';
  readonly predicts = true;
  private readonly code: ContextCode;
  private readonly places: JumpPlaces;
  private readonly predictor: Predictor;
  private readonly jumps: JumpOptions;
  private readonly voting: Voting;
  private readonly values: UserValues;
  private readonly answers = new KnownAnswers();

  constructor(private readonly options: NeuralOptions) {
    const { info } = options.model;
    if (info.form !== FORM_VERSION) {
      throw new DebuggerError(
        `the model ${info.name} speaks version ${info.form} of the form, not ${FORM_VERSION}`,
      );
    }
    this.code = new ContextCode(options.context);
    this.places = new JumpPlaces(this.code);
    const names = new ModuleNames(options.context, options.module);
    this.predictor = new Predictor(options.model, names, options);
    const { workOut } = options;
    const working = workingOf(info, options, workOut !== undefined);
    const evaluates = workOut && working.when === 'evaluated';
    const lines = evaluates ? new EvaluatedLines(options.context, workOut) : undefined;
    this.voting = new Voting(this.predictor, working, lines);
    this.values = new UserValues(this.predictor, info.working ?? false, lines && options.evaluate);
    this.jumps = { ...DEFAULT_JUMPS, ...options.jumps };
    if (!(this.jumps.threshold >= 0 && this.jumps.threshold <= 1)) {
      throw new DebuggerError(
        `a threshold of ${this.jumps.threshold} is no probability: it must be from 0 to 1`,
      );
    }
  }

  async start(from: Start): Promise<NeuralMoment> {
    if (from.direction === 'inverse') {
      const { state, context } = inverseStart(this.code, from);
      return first({ state }, this.walkOver(context, 'inverse'));
    }
    const state = await entryState(this.code, this.options.entry ?? {}, this.options.evaluate);
    const begun = first({ state, activation: 0 }, this.forwardWalk);
    const { note } = this.options;
    return note === undefined ? begun : { ...begun, note };
  }

  /** The likeliest answer. Asked again from the same moment, the model gives the same answer. */
  async next(moment: Moment, action: Action, signal?: AbortSignal): Promise<NeuralMoment> {
    const here = moment as NeuralMoment;
    if (isExit(here.state)) return here;
    refuseImpossible(here, action);
    return this.answers.once(here, action, signal, () => this.answer(here, action, signal));
  }

  /** Several sampled answers, for uncertain moves such as going back. */
  async draw(
    moment: NeuralMoment,
    action: Action,
    drawing: Drawing,
    signal?: AbortSignal,
  ): Promise<NeuralMoment[]> {
    refuseImpossible(moment, action);
    return (await this.predict(moment, action, { ...drawing, signal })).moments;
  }

  /** The probability of a state after an action, be it the model's own answer or another one. */
  async likely(moment: NeuralMoment, action: Action, step: Step): Promise<StepConfidence> {
    refuseImpossible(moment, action);
    return this.predictor.likely(moment.walk.fitter, stepsTo(moment, action), step);
  }

  async backward(moment: Moment): Promise<NeuralMoment> {
    return this.start(startingBack(moment));
  }

  runOf(): undefined {
    return undefined;
  }

  /** The model's states hold no callers: only those that the walk has shown are known. */
  frames(): undefined {
    return undefined;
  }

  callOf(moment: Moment): CallState | undefined {
    const { state } = moment;
    if (isExit(state)) return undefined;
    for (const { state: seen } of backFrom(moment as NeuralMoment)) {
      if (seen.event === 'call' && seen.function === state.function && seen.depth === state.depth)
        return seen;
    }
    return undefined;
  }

  sure(moment: Moment): StepConfidence | undefined {
    return (moment as NeuralMoment).sure;
  }

  /** The working of the line that led to a moment: the one given with it, or one asked for now. */
  async why(moment: Moment, signal?: AbortSignal): Promise<Why> {
    const { from, origin, step } = moment as NeuralMoment;
    if (!from || origin === 'observed') return { nothing: 'this state was given, not predicted' };
    if (origin === 'user') return { nothing: 'this state was changed by you, not predicted' };
    const { state } = from.moment;
    const { action } = from.action;
    if (step.working) return { from: state, working: step.working };
    if (action.startsWith('inv_')) return { nothing: 'going back, no line is worked out' };
    if (!worksOut(state, from.action))
      return { nothing: `${action} leads here over other lines: there is no one line to work out` };
    const { name, working } = this.options.model.info;
    if (!working) return { nothing: `${name} was not trained to work lines out part by part` };
    const steps = stepsTo(from.moment, from.action);
    const { answers } = await this.predictor.ask(from.moment.walk.fitter, steps, { working: true, signal });
    const worked = answers[0]!.step;
    const same = differences(step.state, worked.state).length === 0;
    return { from: state, working: worked.working ?? [], ...(same ? {} : { other: worked.state }) };
  }

  /** A moment with a state from elsewhere: observed, or the user's. Prediction goes on from it. */
  given(
    from: { moment: NeuralMoment; action: Action } | undefined,
    step: Step,
    origin: Origin,
  ): NeuralMoment {
    return from ? given(from, step, origin) : { ...first(step, this.forwardWalk), origin };
  }

  believing(truth: readonly Observed[]): NeuralMoment[] {
    return believed(truth, this.forwardWalk);
  }

  /** The walk itself keeps its earlier states. */
  previous(): undefined {
    return undefined;
  }

  order(): undefined {
    return undefined;
  }

  async close(): Promise<void> {}

  private get forwardWalk(): NeuralWalk {
    return this.walkOver(this.options.context, 'forward');
  }

  private walkOver(context: Context, direction: NeuralWalk['direction']): NeuralWalk {
    const code = context === this.options.context ? this.code : new ContextCode(context);
    return { direction, code, fitter: new ContextFitter(context, direction) };
  }

  private async answer(
    here: NeuralMoment,
    action: Action,
    signal: AbortSignal | undefined,
  ): Promise<NeuralMoment> {
    if (action.action === 'set') return this.values.set(here, action, signal);
    const time = new TimeLimit(this.options.seconds, signal);
    if (here.walk.direction === 'inverse' || !isJump(action, here.state))
      return (await this.attempt(here, action, { signal }, time)).moment;
    const jump = new Jump(
      (from, each, { stopBelow, hurry }) =>
        hurry
          ? time.within(within => this.attempt(from, each, { signal: within, stopBelow }, time))
          : this.attempt(from, each, { signal, stopBelow }, time),
      this.places,
      this.jumps,
      ({ state }) => this.voting.knowsInner(state),
      time,
    );
    return jump.take(here, action);
  }

  private async attempt(
    here: NeuralMoment,
    action: Action,
    asking: Asking,
    time?: TimeLimit,
  ): Promise<Attempt> {
    if (here.length >= (this.options.steps ?? MOST_STATES)) {
      const state: State = { event: 'exit', exit: 'never' };
      const note = `the walk has ${here.length} states and no end: it counts as endless`;
      const moment = given({ moment: here, action }, { state }, 'predicted');
      return { moment: { ...moment, confidence: here.confidence, note }, tokens: 0 };
    }
    const { moments, tokens } = await this.predict(here, action, asking, time);
    return { moment: moments[0]!, tokens };
  }

  private async predict(
    here: NeuralMoment,
    action: Action,
    asking: Asking,
    time?: TimeLimit,
  ): Promise<{ moments: NeuralMoment[]; tokens: number }> {
    const { answers, tokens } = await this.voting.ask(here.walk.fitter, stepsTo(here, action), asking, time);
    return { moments: answers.map(answer => predicted(here, action, answer)), tokens };
  }
}

/** Asks a model for the next state of a walk: decides what it sees, how long its answer may be, and when to cut it. */

import { LanguageError } from '../../../language/language-error.ts';
import { parseState } from '../../../language/parse-state.ts';
import { SPECIAL } from '../../../language/specials.ts';
import type { Step, Trajectory } from '../../../language/trajectory.ts';
import { encodeTrajectory } from '../../../language/write.ts';
import { calibrationPoints, leastStated, statePoints } from '../../../model/calibration.ts';
import { KnownValuesGrammar, type LineValues } from '../../../model/grammar/known-values-grammar.ts';
import { ProgramIndex } from '../../../model/grammar/program-index.ts';
import { StateGrammar } from '../../../model/grammar/state-grammar.ts';
import {
  type Completion,
  type CompletionRequest,
  GREEDY,
  type Model,
  type Sampling,
} from '../../../model/model.ts';
import type { ContextCode } from '../../../python/functions.ts';
import type { Action } from '../../../tree/state.ts';
import { DebuggerError, type StepConfidence } from '../../engine.ts';
import { confidenceOf } from './confidence.ts';
import type { ContextFitter, Fitted } from './context.ts';
import { type ModuleNames, TRAINED } from './module-names.ts';

export interface Asking {
  readonly sampling?: Sampling;
  readonly samples?: number;
  /** Work the line out part by part first; the line must allow it (`worksOut`). */
  readonly working?: boolean;
  /** With `working`: the known results of the line, which the model need not predict. */
  readonly known?: LineValues | undefined;
  /** Stop writing the answer once it is less likely than this. */
  readonly stopBelow?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface PredictedStep {
  readonly step: Step;
  readonly sure: StepConfidence;
  readonly note: string | undefined;
  /** A part of it was known and not predicted. */
  readonly evaluated?: true;
  /** There was no time to ask in all planned ways. */
  readonly late?: true;
}

/** A completion, and the number of tokens after which it was cut. */
type Answered = Completion & { readonly cut?: number };

export interface ModelAnswer {
  readonly answers: readonly PredictedStep[];
  /** Tokens of the action, of the mark that asks for working, and of everything written, dropped answers included. */
  readonly tokens: number;
}

const LONGEST_STATE = 768;
/** The share of the context that is kept free for the answer; the second one if the first was too small. */
const ROOM = [0.25, 0.6] as const;
/** Tokens kept free to end an answer. */
const CLOSING = 48;

export class Predictor {
  private readonly programs = new WeakMap<ContextCode, ProgramIndex>();
  private readonly longestState: number;
  private readonly brief: number | undefined;
  private readonly certain: 'always' | 'never';

  constructor(
    private readonly model: Model,
    private readonly names: ModuleNames,
    {
      longestState = LONGEST_STATE,
      brief,
      certain = 'always',
    }: { longestState?: number; brief?: number; certain?: 'always' | 'never' },
  ) {
    this.certain = certain;
    // A state must leave room for the code and for the next one.
    this.longestState = Math.min(longestState, Math.floor(model.info.context * 0.4));
    this.brief = brief;
  }

  /** The last step has the action. */
  async ask(fitter: ContextFitter, walk: readonly Step[], asking: Asking): Promise<ModelAnswer> {
    const { model } = this;
    const steps = this.asShown(walk, fitter);
    const { context } = model.info;
    const { action } = steps.at(-1)!;
    const { working = false } = asking;
    const calibration = calibrationPoints(model.info.calibration, working);
    const points = statePoints(calibration, action!.action);
    const mark = working ? [SPECIAL.working] : [];
    // An answer that is cut in its working would have no state.
    const brief = asking.stopBelow === undefined || working ? undefined : this.brief;
    const likely = Math.log(leastStated(points, asking.stopBelow ?? 0));
    let tokens = 0;
    for (const [attempt, share] of ROOM.entries()) {
      const fitted = this.fit(fitter, steps, Math.floor(context * (1 - share)));
      const room = context - fitted.ids.length - mark.length;
      if (room <= 2 * CLOSING) break;
      const longest = Math.min(room - CLOSING, this.longestState);
      const grammar = StateGrammar.after(fitted.trajectory, {
        program: this.programIndex(fitted.code, fitter),
        longestState: longest,
        working,
        allSteps: steps,
      });
      const { sampling = GREEDY, samples = 1, signal } = asking;
      const request: CompletionRequest = {
        ids: [...fitted.ids, ...mark],
        grammar: asking.known ? new KnownValuesGrammar(grammar.clone(), asking.known) : grammar,
        sampling,
        samples,
        ...(signal ? { signal } : {}),
      };
      const completions: readonly Answered[] =
        brief === undefined || brief >= longest
          ? await model.complete(request)
          : [await this.briefly(request, fitter, fitted, steps, brief, likely)];
      tokens += actionTokens(action!) + mark.length;
      for (const completion of completions) tokens += tokensOf(completion, asking.known !== undefined);
      const long = completions.some(({ ids, end }) => end === 'truncated' || ids.length >= longest);
      if (long && longest < this.longestState && attempt < ROOM.length - 1) continue;
      const whole = completions.filter(({ end }) => end === 'complete');
      if (whole.length === 0) break;
      const answers = whole.map((completion): PredictedStep => {
        const cut = completion.cut ?? (completion.ids.length >= longest ? longest : undefined);
        const said = cut === undefined ? undefined : `the answer was cut after ${cut} tokens`;
        const note = [fitted.note, said].filter(each => each !== undefined).join('; ');
        return {
          step: fitter.restored(numbered(this.read(fitted, [...mark, ...completion.ids]), fitted, steps)),
          sure: confidenceOf(completion, grammar.clone(), calibration, action!.action),
          note: note === '' ? undefined : note,
          ...(asking.known ? { evaluated: true } : {}),
        };
      });
      return { answers, tokens };
    }
    throw new DebuggerError(
      `the answer does not fit into the ${context} tokens that ${model.info.name} can see: take a smaller ` +
        `step, or go back and on by another way`,
    );
  }

  /** The probability of a given state as the direct answer. */
  async likely(fitter: ContextFitter, walk: readonly Step[], step: Step): Promise<StepConfidence> {
    const steps = this.asShown(walk, fitter);
    const { context, calibration } = this.model.info;
    const { ids, trajectory, code } = this.fit(fitter, steps, Math.floor(context * (1 - ROOM[0])));
    const { working: _, ...answer } = fitter.shown(this.names.swapped(step));
    const whole: Trajectory = { ...trajectory, steps: [...trajectory.steps, answer] };
    const next = Array.from(encodeTrajectory(whole, 'own', { code }).ids).slice(ids.length);
    if (ids.length + next.length > context)
      throw new DebuggerError(
        `that state does not fit into the ${context} tokens that ${this.model.info.name} can see`,
      );
    const scores = await this.model.score(ids, next);
    const grammar = StateGrammar.after(trajectory, {
      program: this.programIndex(code, fitter),
      allSteps: steps,
    });
    const walked = grammar.clone();
    const logprobs = next.map((id, i) => {
      const { few, many } = walked.allowed();
      if (!few.includes(id) && !many?.includes(id)) throw new DebuggerError('that state cannot follow here');
      walked.accept(id);
      // Tokens with a single choice were never asked for.
      return !many && few.length === 1 ? null : scores[i]!;
    });
    return confidenceOf(
      { ids: next, logprobs, end: 'complete' },
      grammar,
      calibration,
      steps.at(-1)!.action!.action,
    );
  }

  /** Writes up to a number of tokens, and continues only if the answer is likely by then; else ends it. */
  private async briefly(
    request: CompletionRequest,
    fitter: ContextFitter,
    fitted: Fitted,
    walk: readonly Step[],
    brief: number,
    likely: number,
  ): Promise<Answered> {
    const [begun] = await this.model.complete({ ...request, maxNew: brief });
    if (begun!.end === 'complete') return begun!;
    const goesOn = begun!.logprobs.reduce<number>((sum, each) => sum + (each ?? 0), 0) >= likely;
    const longestState = begun!.ids.length;
    const grammar = goesOn
      ? request.grammar.clone()
      : StateGrammar.after(fitted.trajectory, {
          program: this.programIndex(fitted.code, fitter),
          longestState,
          allSteps: walk,
        });
    for (const id of begun!.ids) grammar.accept(id);
    const [rest] = await this.model.complete({ ...request, ids: [...request.ids, ...begun!.ids], grammar });
    return {
      ids: [...begun!.ids, ...rest!.ids],
      logprobs: [...begun!.logprobs, ...rest!.logprobs],
      end: rest!.end,
      ...(goesOn ? {} : { cut: longestState }),
    };
  }

  private fit(fitter: ContextFitter, steps: readonly Step[], room: number): Fitted {
    try {
      return fitter.fit(steps, room);
    } catch (error) {
      if (!(error instanceof LanguageError)) throw error;
      throw new DebuggerError(`the model cannot be asked from here: ${error.message}`);
    }
  }

  private programIndex(code: ContextCode, { whole }: ContextFitter): ProgramIndex {
    let index = this.programs.get(code);
    if (!index) {
      index = new ProgramIndex(code, whole, { module: TRAINED, certain: this.certain });
      this.programs.set(code, index);
    }
    return index;
  }

  private read(fitted: Fitted, ids: readonly number[]): Step {
    const { step, reading, problems } = parseState(fitted.trajectory, ids, 0, { code: fitted.code });
    if (!step || reading !== 'whole')
      throw new DebuggerError(`the model's answer cannot be read: ${problems[0]?.message ?? reading}`);
    return this.names.swapped(step);
  }

  /** A walk as the model sees it, with the name that models know for the module. */
  private asShown(walk: readonly Step[], fitter: ContextFitter): Step[] {
    return walk.map(step => fitter.shown(this.names.swapped(step)));
  }
}

/** A new activation gets a number that no other one has, not even one that the model was not shown. */
function numbered(step: Step, { trajectory }: Fitted, walk: readonly Step[]): Step {
  const { activation } = step;
  const isShown = trajectory.steps.some(each => each.activation === activation);
  if (activation === undefined || isShown) return step;
  return { ...step, activation: 1 + walk.reduce((most, each) => Math.max(most, each.activation ?? -1), -1) };
}

/** What Python writes costs almost nothing, so only the model's own tokens count. */
function tokensOf({ ids, logprobs }: Completion, isKnown: boolean): number {
  return isKnown ? logprobs.filter(each => each !== null).length : ids.length;
}

/** An action is a token, and one for each of its lines. */
function actionTokens(action: Action): number {
  return 1 + (action.action === 'breakpoint' ? action.lines.length : 0);
}

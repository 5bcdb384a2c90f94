/** Asking a model for the state behind a walk: what it is shown, how long it may answer, and when it is cut short. */
import type { ContextCode } from '../language/functions.ts';
import {
  encodeTrajectory,
  LanguageError,
  parseState,
  type Step,
  type Trajectory,
} from '../language/index.ts';
import { calibrationFor, statedFor } from '../model/calibration.ts';
import {
  type Completion,
  type CompletionRequest,
  GREEDY,
  type Model,
  type Sampling,
} from '../model/model.ts';
import { OwnGrammar } from '../model/own-grammar.ts';
import { Scope } from '../model/scope.ts';
import type { Action } from '../tree/state.ts';
import { DebuggerError } from './engine.ts';
import { confidenceOf, type StepConfidence } from './neural-confidence.ts';
import type { ContextFitter, Fitted } from './neural-context.ts';

export interface Asking {
  readonly sampling?: Sampling;
  readonly samples?: number;
  /** An answer that is less likely is not wanted; it is broken off as soon as that is certain. */
  readonly floor?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface PredictedStep {
  readonly step: Step;
  readonly sure: StepConfidence;
  readonly note: string | undefined;
}

export interface Asked {
  /** None if the only one fell below the floor. */
  readonly answers: readonly PredictedStep[];
  /** Tokens of the action and of all that was written, wanted or not. */
  readonly tokens: number;
}

const LONGEST_STATE = 768;
/** The share of the context that is kept free for the answer; the second, if the first was too little. */
const ROOM = [0.25, 0.6] as const;
/** Tokens kept free to bring an answer to its end. */
const CLOSING = 48;

export class Predictor {
  private readonly scopes = new WeakMap<ContextCode, Scope>();
  private readonly longestState: number;
  private readonly slice: number;

  constructor(
    private readonly model: Model,
    {
      longestState = LONGEST_STATE,
      slice = Number.POSITIVE_INFINITY,
    }: { longestState?: number; slice?: number },
  ) {
    // A state must leave room for the code and for the next one.
    this.longestState = Math.min(longestState, Math.floor(model.info.context * 0.4));
    this.slice = slice;
  }

  /** The last step has the action. */
  async ask(fitter: ContextFitter, steps: readonly Step[], asking: Asking): Promise<Asked> {
    const { model } = this;
    const { context, calibration } = model.info;
    const { action } = steps.at(-1)!;
    const points = calibrationFor(calibration, action!.action);
    const least = asking.floor === undefined ? 0 : statedFor(points, asking.floor);
    // Not even certainty would be sure enough: it need not be asked.
    if (least > 1) return { answers: [], tokens: 0 };
    let tokens = 0;
    for (const [attempt, share] of ROOM.entries()) {
      const fitted = this.fit(fitter, steps, Math.floor(context * (1 - share)));
      const room = context - fitted.ids.length;
      if (room <= 2 * CLOSING) break;
      const longest = Math.min(room - CLOSING, this.longestState);
      const grammar = OwnGrammar.after(fitted.trajectory, {
        scope: this.scopeOf(fitted.code),
        longestState: longest,
      });
      const { sampling = GREEDY, samples = 1, signal } = asking;
      const request: CompletionRequest = {
        ids: fitted.ids,
        grammar,
        sampling,
        samples,
        ...(signal ? { signal } : {}),
      };
      const completions =
        least > 0
          ? await this.completeAbove(request, grammar, Math.log(least))
          : await model.complete(request);
      tokens += actionTokens(action!) + completions.reduce((sum, { ids }) => sum + ids.length, 0);
      const long = completions.some(({ ids, end }) => end === 'cut' || ids.length >= longest);
      if (least > 0 && completions.every(completion => !likely(completion, Math.log(least))))
        return { answers: [], tokens };
      if (long && longest < this.longestState && attempt < ROOM.length - 1) continue;
      const whole = completions.filter(({ end }) => end === 'whole');
      if (whole.length === 0) break;
      const answers = whole.map(completion => {
        const cut =
          completion.ids.length >= longest ? `the answer was cut after ${longest} tokens` : undefined;
        const note = [fitted.note, cut].filter(each => each !== undefined).join('; ');
        return {
          step: this.read(fitted, completion.ids),
          sure: confidenceOf(completion, grammar.clone(), calibration, action!.action),
          note: note === '' ? undefined : note,
        };
      });
      return { answers, tokens };
    }
    throw new DebuggerError(
      `the answer does not fit into the ${context} tokens that ${model.info.name} can see: take a smaller step`,
    );
  }

  /** How likely a given state is as the answer. */
  async likely(fitter: ContextFitter, steps: readonly Step[], step: Step): Promise<StepConfidence> {
    const { context, calibration } = this.model.info;
    const { ids, trajectory, code } = this.fit(fitter, steps, Math.floor(context * (1 - ROOM[0])));
    const whole: Trajectory = { ...trajectory, steps: [...trajectory.steps, step] };
    const next = Array.from(encodeTrajectory(whole, 'own', { code }).ids).slice(ids.length);
    if (ids.length + next.length > context)
      throw new DebuggerError(
        `that state does not fit into the ${context} tokens that ${this.model.info.name} can see`,
      );
    const told = await this.model.score(ids, next);
    const grammar = OwnGrammar.after(trajectory, { scope: this.scopeOf(code) });
    const walked = grammar.clone();
    const logprobs = next.map((id, i) => {
      const { few, many } = walked.allowed();
      if (!few.includes(id) && !many?.includes(id)) throw new DebuggerError('that state cannot follow here');
      walked.accept(id);
      // What can only be one thing was never asked for.
      return !many && few.length === 1 ? null : told[i]!;
    });
    return confidenceOf(
      { ids: next, logprobs, end: 'whole' },
      grammar,
      calibration,
      steps.at(-1)!.action!.action,
    );
  }

  /** A few tokens at a time, until it is whole or has become too unlikely; then what there is of it. */
  private async completeAbove(
    request: CompletionRequest,
    grammar: OwnGrammar,
    least: number,
  ): Promise<Completion[]> {
    if (this.slice === Number.POSITIVE_INFINITY) return this.model.complete(request);
    const at = grammar.clone();
    const ids: number[] = [];
    const logprobs: (number | null)[] = [];
    for (;;) {
      const [piece] = await this.model.complete({
        ...request,
        ids: [...request.ids, ...ids],
        grammar: at,
        maxNew: this.slice,
      });
      ids.push(...piece!.ids);
      logprobs.push(...piece!.logprobs);
      for (const id of piece!.ids) at.accept(id);
      const completion: Completion = { ids, logprobs, end: piece!.end };
      const full = request.ids.length + ids.length >= this.model.info.context || piece!.ids.length === 0;
      if (piece!.end === 'whole' || full || !likely(completion, least)) return [completion];
    }
  }

  private fit(fitter: ContextFitter, steps: readonly Step[], room: number): Fitted {
    try {
      return fitter.fit(steps, room);
    } catch (error) {
      if (!(error instanceof LanguageError)) throw error;
      throw new DebuggerError(`the model cannot be asked from here: ${error.message}`);
    }
  }

  private scopeOf(code: ContextCode): Scope {
    let scope = this.scopes.get(code);
    if (!scope) {
      scope = new Scope(code);
      this.scopes.set(code, scope);
    }
    return scope;
  }

  private read(fitted: Fitted, ids: readonly number[]): Step {
    const { step, reading, problems } = parseState(fitted.trajectory, ids, 0, { code: fitted.code });
    if (!step || reading !== 'whole')
      throw new DebuggerError(`the model's answer cannot be read: ${problems[0]?.message ?? reading}`);
    return step;
  }
}

/** An action is a token, and one for each of its lines. */
function actionTokens(action: Action): number {
  return 1 + (action.action === 'breakpoint' ? action.lines.length : 0);
}

function likely({ logprobs }: Completion, least: number): boolean {
  return logprobs.reduce<number>((sum, each) => sum + (each ?? 0), 0) >= least;
}

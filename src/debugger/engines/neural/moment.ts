/** The neural engine's states. Each knows the one before, so a walk is read from its end. */
import type { Step } from '../../../language/trajectory.ts';
import type { ContextCode } from '../../../python/functions.ts';
import type { Action, Locals } from '../../../tree/state.ts';
import type { Moment, Observed, Origin, StepConfidence } from '../../engine.ts';
import { confidencesOf } from './confidence.ts';
import type { ContextFitter } from './context.ts';
import type { PredictedStep } from './predictor.ts';

export interface NeuralMoment extends Moment {
  readonly step: Step;
  readonly walk: NeuralWalk;
  /** The moment and the action that led here. */
  readonly from?: { readonly moment: NeuralMoment; readonly action: Action };
  /** States from the start to here. */
  readonly length: number;
  /** The model's confidence in this step alone; undefined for a given state. */
  readonly sure?: StepConfidence;
}

/** Shared by all moments of one walk. */
export interface NeuralWalk {
  readonly direction: 'forward' | 'inverse';
  readonly code: ContextCode;
  readonly fitter: ContextFitter;
}

export function first(step: Step, walk: NeuralWalk): NeuralMoment {
  return { state: step.state, step, origin: 'user', confidence: 1, walk, length: 1 };
}

/** A state that was observed or comes from the user. Prediction continues from it. */
export function given(from: NonNullable<NeuralMoment['from']>, step: Step, origin: Origin): NeuralMoment {
  const { walk, length } = from.moment;
  return { state: step.state, step, origin, confidence: 1, walk, from, length: length + 1 };
}

/** The states of a real run, from its beginning. */
export function believed(truth: readonly Observed[], walk: NeuralWalk): NeuralMoment[] {
  const moments: NeuralMoment[] = [];
  for (const { moment, action } of truth) {
    const before = moments.at(-1);
    const { state, activation, origin } = moment;
    // A process that is not recorded has no activations: then depth decides.
    const step: Step = activation === undefined ? { state } : { state, activation };
    moments.push(
      before && action ? given({ moment: before, action }, step, origin) : { ...first(step, walk), origin },
    );
  }
  return moments;
}

/** A state that a model predicted. */
export function predicted(
  here: NeuralMoment,
  action: Action,
  { step, sure, note, evaluated, late }: PredictedStep,
): NeuralMoment {
  const { state } = step;
  const locals: Locals | undefined = 'locals' in state ? state.locals : undefined;
  const earlier = lastOf(here, step.activation);
  return {
    state,
    step,
    origin: 'predicted',
    confidence: here.confidence * sure.state,
    alone: sure.state,
    confidences: confidencesOf(sure, locals, here.confidence, earlier?.confidences?.locals),
    walk: here.walk,
    from: { moment: here, action },
    length: here.length + 1,
    sure,
    ...(step.working ? { working: step.working } : {}),
    ...(evaluated ? { evaluated } : {}),
    ...(late ? { late } : {}),
    ...(note === undefined ? {} : { note }),
  };
}

/** The walk from its start, its last step with the action asked about. */
export function stepsTo(here: NeuralMoment, action?: Action): Step[] {
  const steps: Step[] = [];
  let next = action;
  for (const at of backFrom(here)) {
    const { action: _, ...bare } = at.step;
    steps.push(next ? { ...bare, action: next } : bare);
    next = at.from?.action;
  }
  return steps.reverse();
}

/** A moment and those before it, the latest first. */
export function* backFrom(here: NeuralMoment): Generator<NeuralMoment> {
  for (let at: NeuralMoment | undefined = here; at; at = at.from?.moment) yield at;
}

/** The latest moment of an activation. */
function lastOf(here: NeuralMoment, activation: number | undefined): NeuralMoment | undefined {
  if (activation === undefined) return undefined;
  for (const at of backFrom(here)) if (at.step.activation === activation) return at;
  return undefined;
}

/** Decides when a model works a line out part by part before it predicts the next state. */
import type { ModelInfo } from '../../../model/model.ts';
import { DebuggerError } from '../../engine.ts';

/**
 * `unsure`: the state is predicted directly and, if the model is unsure, once more with the line's working.
 * `evaluated`: always with working, and Python evaluates the parts of a line if the variables alone suffice.
 */
export const WORKING = ['always', 'never', 'unsure', 'evaluated'] as const;
export type When = (typeof WORKING)[number];

export interface WorkingOptions {
  readonly when: When;
  /** The probability of a state from which no working is needed. */
  readonly threshold: number;
  /**
   * A worked-out step that is less likely than this is asked in other ways, too, and the majority decides.
   */
  readonly doubted: number;
}

interface WorkingRequest {
  readonly working?: When;
  readonly workingThreshold?: number;
  readonly doubted?: number;
}

export const WORKING_THRESHOLD = 0.9;
export const DOUBTED = 0.8;

/**
 * When lines are worked out. By default `always` with a model that was trained for it, else `never`; with a threshold,
 * `unsure`. Votes on doubted states, some of which leave workings out, are only taken by default.
 */
export function workingOf(
  { name, working = false }: ModelInfo,
  request: WorkingRequest,
  canEvaluate = false,
): WorkingOptions {
  const { working: requested, workingThreshold: limit } = request;
  const when = requested ?? (limit !== undefined ? 'unsure' : working ? 'always' : 'never');
  const threshold = limit ?? WORKING_THRESHOLD;
  const doubted = request.doubted ?? (requested === undefined || requested === 'evaluated' ? DOUBTED : 0);
  if (when !== 'never' && !working)
    throw new DebuggerError(
      `${name} was not trained to work lines out part by part: it can be asked without working only (never)`,
    );
  if (when === 'evaluated' && !canEvaluate)
    throw new DebuggerError(
      'working lines out with Python (evaluated) needs a Python on this machine (not Pyodide): give one ' +
        'with --python, or say always',
    );
  if (!(threshold >= 0 && threshold <= 1))
    throw new DebuggerError(`a threshold of ${threshold} is no probability: it must be from 0 to 1`);
  return { when, threshold, doubted };
}

/** When a model is to work a line out part by part before it tells the state behind it, and what it worked out. */
import type { ModelInfo } from '../../../model/model.ts';
import { DebuggerError } from '../../engine.ts';

/**
 * `unsure`: the state is told directly, and if the model is unsure of it, once more with its working. `evaluated`:
 * always, and what the parts of a line come to is worked out by Python, where that can be done over the variables
 * alone.
 */
export const WORKING = ['always', 'never', 'unsure', 'evaluated'] as const;
export type When = (typeof WORKING)[number];

export interface WorkingOptions {
  readonly when: When;
  /** The probability of a state from which on it need not be worked out. */
  readonly threshold: number;
  /**
   * A step that was worked out and is less likely than this is told in other ways, too, and what most of them say is
   * taken.
   */
  readonly doubted: number;
}

export interface WorkingRequest {
  readonly working?: When;
  readonly workingThreshold?: number;
  readonly doubted?: number;
}

export const WORKING_THRESHOLD = 0.9;
export const DOUBTED = 0.8;

/**
 * When lines are worked out. Without a request: `always` with a model that was trained for it, else `never`; with a
 * threshold, `unsure`. Votes on doubted states, some of which leave workings out, are only taken without a request.
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

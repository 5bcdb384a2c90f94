/**
 * Fits calibration points to judged answers on one part of the held-out programs, and measures the error of the stated
 * confidence on the other part, before and after. CruxEval is never fitted on. Pure.
 */
import { calibrate, fitCalibration, type Points, partPoints, statePoints } from '../model/calibration.ts';
import type { Calibration } from '../model/model.ts';
import { halfOf } from './program.ts';
import type { Judged } from './question.ts';
import { isRight } from './state-match.ts';
import { type Bin, calibrationError, reliability, type Stated } from './statistics.ts';

export interface Fit {
  /** `state`, `state step_over`, `event line`, `part`, `part variable` … */
  readonly name: string;
  /** The number of answers that the points come from, and of those that the errors are measured on. */
  readonly fitted: number;
  readonly count: number;
  readonly before: { readonly error: number; readonly bins: readonly Bin[] };
  readonly after: { readonly error: number; readonly bins: readonly Bin[] };
}

export interface Fitted {
  readonly calibration: Calibration;
  readonly fits: readonly Fit[];
}

interface Pair extends Stated {
  readonly action: string;
  readonly event?: string;
  /** `state`, or which part. */
  readonly kind: string;
  readonly names: readonly string[];
  readonly fits: boolean;
}

/** An action or a kind of part with fewer answers uses the points fitted on all answers, which are then better. */
const ENOUGH = 100;
/**
 * Exceptions are rare and overconfident, so fewer answers suffice: a model that does not know what is returned can
 * still name a likely exception in a few confident tokens.
 */
const EXCEPTION = 'exception';
const ENOUGH_EXCEPTIONS = 30;

/** Undefined if too few answers state a confidence. */
export function fitted(judged: readonly Judged[]): Fitted | undefined {
  const held = judged.filter(({ group }) => !group.startsWith('cruxeval/'));
  const states = held.flatMap(stateOf);
  const parts = held.flatMap(partsOf);
  const state = points(states);
  const part = points(parts);
  if (!state || !part) return undefined;
  const calibration: Calibration = {
    state,
    part,
    actions: ownPoints(states, pair => pair.action),
    events: ownPoints(
      states.filter(({ event }) => event === EXCEPTION),
      () => EXCEPTION,
      ENOUGH_EXCEPTIONS,
    ),
    parts: ownPoints(parts, pair => pair.kind),
  };
  return {
    calibration,
    fits: [
      ...checks(states, pair => statePoints(calibration, pair.action, pair.event)),
      ...checks(parts, pair => partPoints(calibration, pair.kind)),
    ],
  };
}

/** Points of the kinds that have enough answers. */
function ownPoints(
  pairs: readonly Pair[],
  kindOf: (pair: Pair) => string,
  enough = ENOUGH,
): Record<string, Points> {
  const found: Record<string, Points> = {};
  for (const kind of new Set(pairs.map(kindOf))) {
    const own = pairs.filter(pair => kindOf(pair) === kind);
    const fit = own.filter(({ fits }) => fits).length >= enough ? points(own) : undefined;
    if (fit) found[kind] = fit;
  }
  return found;
}

function stateOf({ group, program, confidence, event, scores }: Judged): Pair[] {
  if (confidence === undefined) return [];
  const action = group.split('/')[1] ?? group;
  const names = ['state', `state ${action}`, ...(event === undefined ? [] : [`event ${event}`])];
  return [
    {
      confidence,
      right: isRight(scores),
      action,
      ...(event === undefined ? {} : { event }),
      kind: 'state',
      names,
      fits: halfOf(program) === 'even',
    },
  ];
}

function partsOf({ group, program, parts }: Judged): Pair[] {
  const action = group.split('/')[1] ?? group;
  return (parts ?? []).map(({ part, stated, right }) => ({
    confidence: stated,
    right,
    action,
    kind: part,
    names: ['part', `part ${part}`],
    fits: halfOf(program) === 'even',
  }));
}

function points(pairs: readonly Pair[]): Points | undefined {
  const answers = pairs.filter(({ fits }) => fits);
  if (answers.length < 10) return undefined;
  const groups = Math.max(5, Math.min(20, Math.floor(answers.length / 30)));
  return fitCalibration(
    answers.map(({ confidence, right }) => ({ stated: confidence, right })),
    groups,
  ).map(([stated, observed]) => [rounded(stated), rounded(observed)] as const);
}

function rounded(share: number): number {
  return Number(share.toPrecision(5));
}

function checks(pairs: readonly Pair[], pointsOf: (pair: Pair) => Points | undefined): Fit[] {
  const names = [...new Set(pairs.flatMap(pair => pair.names))].sort();
  return names.flatMap(name => {
    const own = pairs.filter(pair => pair.names.includes(name));
    const apart = own.filter(({ fits }) => !fits);
    if (apart.length === 0) return [];
    const after = apart.map(pair => ({ ...pair, confidence: calibrate(pointsOf(pair), pair.confidence) }));
    return [
      {
        name,
        fitted: own.length - apart.length,
        count: apart.length,
        before: errorOf(apart),
        after: errorOf(after),
      },
    ];
  });
}

function errorOf(stated: readonly Stated[]): Fit['before'] {
  const bins = reliability(stated);
  return { error: calibrationError(bins), bins };
}

/** Turns verdicts into tables: for each group and score the mean, the count and the interval. Pure. */
import { type Fitted, fitted as fitPoints } from './calibrate.ts';
import { type JumpResult, jumpResults } from './jump-results.ts';
import type { FirstWrong, Judged, TaskName } from './question.ts';
import type { Stamp } from './run-stamp.ts';
import { isRight } from './state-match.ts';
import {
  type Bin,
  calibrationError,
  type Interval,
  type Kept,
  mean,
  reliability,
  selective,
  wilson,
} from './statistics.ts';

/** CruxEval's halves: `odd` is reported, `all` is for comparison with the paper. */
export type Part = 'all' | 'even' | 'odd';

export interface Row {
  readonly group: string;
  readonly score: string;
  readonly part: Part;
  readonly count: number;
  readonly mean: number;
  /** 95 %; for shares only. */
  readonly interval?: Interval;
}

export interface Point {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

export interface Curve {
  readonly name: string;
  readonly points: readonly Point[];
}

export interface Calibration {
  readonly name: string;
  readonly count: number;
  readonly error: number;
  readonly bins: readonly Bin[];
  readonly kept: readonly Kept[];
}

export interface TaskResults {
  readonly task: TaskName;
  readonly questions: number;
  readonly rows: readonly Row[];
  readonly curves: readonly Curve[];
  readonly calibration: readonly Calibration[];
  /** Calibration points, and the error of the stated confidence without and with them. */
  readonly fitted?: Fitted;
  /** Adaptive jumps, compared with going state by state. */
  readonly jumps?: readonly JumpResult[];
  /** The first error that a user sees in each free run. */
  readonly firstWrong?: readonly (FirstWrong & { readonly program: string })[];
}

export interface Coverage {
  readonly level: string;
  readonly programs: number;
  readonly recorded: number;
}

export interface Results {
  readonly stamp: Stamp;
  readonly tasks: readonly TaskResults[];
  /** How many programs could be recorded, and why others could not. */
  readonly programs: readonly Coverage[];
  readonly refused: readonly { readonly program: string; readonly level: string; readonly reason: string }[];
  readonly skipped: readonly { readonly question: string; readonly count: number }[];
  /** Programs that are counted but that no answer can get right, each with the reason. */
  readonly impossible: readonly {
    readonly program: string;
    readonly group: string;
    readonly reason: string;
  }[];
}

/** Scores that are counts, not shares. */
export function isCount(score: string): boolean {
  return score === 'distinct' || score === 'tokens' || score === 'to_exit' || score === 'moves';
}

export function summarize(task: TaskName, judged: readonly Judged[]): TaskResults {
  const fitted = task === 'calibration' ? fitPoints(judged) : undefined;
  const firstWrong = judged.flatMap(({ firstWrong: found, program }) =>
    found ? [{ program, ...found }] : [],
  );
  return {
    task,
    questions: judged.length,
    rows: rowsOf(judged),
    curves: task === 'horizon' || task === 'nesting' ? curvesOf(task, judged) : [],
    calibration: task === 'calibration' || task === 'ordinary' ? calibrationsOf(judged) : [],
    ...(fitted ? { fitted } : {}),
    ...(task === 'cruxeval-adaptive' ? { jumps: jumpResults(judged) } : {}),
    ...(firstWrong.length > 0 ? { firstWrong } : {}),
  };
}

function rowsOf(judged: readonly Judged[]): Row[] {
  const values = new Map<string, { group: string; score: string; part: Part; values: number[] }>();
  for (const { group: own, also = [], scores, half } of judged) {
    const places = [own, ...also].flatMap(group =>
      (half ? (['all', half] as const) : (['all'] as const)).map(part => ({ group, part })),
    );
    for (const { group, part } of places) {
      for (const [score, value] of Object.entries(scores)) {
        const key = JSON.stringify([group, score, part]);
        const row = values.get(key);
        if (row) row.values.push(value);
        else values.set(key, { group, score, part, values: [value] });
      }
    }
  }
  return [...values.values()].map(({ group, score, part, values: list }) => {
    const sum = list.reduce((total, value) => total + value, 0);
    const row = { group, score, part, count: list.length, mean: mean(list) };
    return isCount(score) || score === 'median_until' ? row : { ...row, interval: wilson(sum, list.length) };
  });
}

/** Accuracy along an axis: the share of states that is skipped, in tenths, or the depth of nesting. */
function curvesOf(task: TaskName, judged: readonly Judged[]): Curve[] {
  const curves = new Map<string, Map<number, number[]>>();
  for (const { group, scores, at } of judged) {
    if (at === undefined) continue;
    for (const [score, value] of Object.entries(scores)) {
      if (task === 'nesting' && score !== 'pass') continue;
      const name = task === 'nesting' ? group.split('/')[0]! : `${group} ${score}`;
      const x = task === 'nesting' ? at : Math.round(at * 10) / 10;
      const curve = curves.get(name) ?? new Map<number, number[]>();
      curve.set(x, [...(curve.get(x) ?? []), value]);
      curves.set(name, curve);
    }
  }
  return [...curves].map(([name, points]) => ({
    name,
    points: [...points]
      .map(([x, values]) => ({ x, y: mean(values), count: values.length }))
      .sort((a, b) => a.x - b.x),
  }));
}

function calibrationsOf(judged: readonly Judged[]): Calibration[] {
  const stated = (list: readonly Judged[]) =>
    list
      .filter(each => each.confidence !== undefined && each.scores.state !== undefined)
      .map(each => ({ confidence: each.confidence!, right: isRight(each.scores) }));
  const actions = [...new Set(judged.map(each => each.group.split('/')[1] ?? each.group))];
  const parts: [string, readonly Judged[]][] = [
    ['all', judged],
    ...actions.map((action): [string, Judged[]] => [
      action,
      judged.filter(each => each.group.endsWith(`/${action}`)),
    ]),
  ];
  return parts.flatMap(([name, list]) => {
    const answers = stated(list);
    if (answers.length === 0) return [];
    const bins = reliability(answers);
    return [
      { name, count: answers.length, error: calibrationError(bins), bins, kept: thinned(selective(answers)) },
    ];
  });
}

/** A plot needs no more points than it has pixels. */
function thinned(kept: readonly Kept[]): Kept[] {
  const most = 100;
  if (kept.length <= most) return [...kept];
  return Array.from({ length: most }, (_, i) => kept[Math.round((i * (kept.length - 1)) / (most - 1))]!);
}

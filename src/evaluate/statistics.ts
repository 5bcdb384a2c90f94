/**
 * The arithmetic of the reports: intervals, pass@k, paired differences, calibration. Pure; docs/evaluation.md has the
 * formulas.
 */
import { Random } from '../shared/random.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's 95 % interval of a share, which is also right near 0 and 1, unlike the usual one. */
export function wilson(right: number, total: number): Interval {
  if (total === 0) return { low: 0, high: 1 };
  const z = 1.959964;
  const share = right / total;
  const spread = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total));
  const scale = 1 + (z * z) / total;
  const middle = share + (z * z) / (2 * total);
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** The chance that at least one of k samples, drawn from n of which c are right, is right. */
export function passAtK(n: number, c: number, k: number): number {
  if (k > n) throw new RangeError(`pass@${k} needs at least ${k} samples, and there are ${n}`);
  if (n - c < k) return 1;
  let none = 1;
  for (let i = n - c + 1; i <= n; i++) none *= 1 - k / i;
  return 1 - none;
}

export function mean(values: readonly number[]): number {
  if (values.length === 0) return 0;
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** One pair: the scores of two runs on the same question. Pairs of one cluster (a program) are not independent. */
export interface Pair {
  readonly cluster: string;
  readonly a: number;
  readonly b: number;
}

export interface Difference {
  readonly a: number;
  readonly b: number;
  readonly difference: number;
  readonly interval: Interval;
  /** Whether the interval excludes 0. */
  readonly certain: boolean;
  readonly better: number;
  readonly worse: number;
  readonly same: number;
  readonly total: number;
}

/** Paired bootstrap over clusters: resamples whole programs with all their questions, both scores together. */
export function pairedDifference(pairs: readonly Pair[], seed: string, draws = 10_000): Difference {
  const clusters = new Map<string, { difference: number; count: number }>();
  let better = 0;
  let worse = 0;
  for (const { cluster, a, b } of pairs) {
    if (b > a) better++;
    else if (b < a) worse++;
    const sum = clusters.get(cluster) ?? { difference: 0, count: 0 };
    sum.difference += b - a;
    sum.count++;
    clusters.set(cluster, sum);
  }
  const sums = [...clusters.values()];
  const random = new Random(seed);
  const drawn = new Float64Array(draws);
  for (let draw = 0; draw < draws; draw++) {
    let difference = 0;
    let count = 0;
    for (let i = 0; i < sums.length; i++) {
      const sum = sums[random.below(sums.length)]!;
      difference += sum.difference;
      count += sum.count;
    }
    drawn[draw] = count === 0 ? 0 : difference / count;
  }
  drawn.sort();
  const a = mean(pairs.map(pair => pair.a));
  const b = mean(pairs.map(pair => pair.b));
  const interval = { low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) };
  return {
    a,
    b,
    difference: b - a,
    interval,
    certain: interval.low > 0 || interval.high < 0,
    better,
    worse,
    same: pairs.length - better - worse,
    total: pairs.length,
  };
}

function quantile(sorted: Float64Array, share: number): number {
  if (sorted.length === 0) return 0;
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** A stated confidence, and whether the answer was right. */
export interface Stated {
  readonly confidence: number;
  readonly right: boolean;
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly confidence: number;
  readonly accuracy: number;
}

export function reliability(stated: readonly Stated[], bins = 10): Bin[] {
  const found: Bin[] = [];
  for (let i = 0; i < bins; i++) {
    const inside = stated.filter(each => Math.min(bins - 1, Math.floor(each.confidence * bins)) === i);
    found.push({
      from: i / bins,
      to: (i + 1) / bins,
      count: inside.length,
      confidence: mean(inside.map(each => each.confidence)),
      accuracy: mean(inside.map(each => (each.right ? 1 : 0))),
    });
  }
  return found;
}

/** Expected calibration error: the gap between confidence and accuracy, weighted by how many answers a bin holds. */
export function calibrationError(bins: readonly Bin[]): number {
  const total = bins.reduce((sum, bin) => sum + bin.count, 0);
  if (total === 0) return 0;
  return bins.reduce((sum, bin) => sum + (bin.count / total) * Math.abs(bin.accuracy - bin.confidence), 0);
}

export interface Kept {
  /** The share of answers that are kept, the most confident ones. */
  readonly coverage: number;
  readonly accuracy: number;
  /** Confidence of the least confident answer that is kept. */
  readonly threshold: number;
}

/** Accuracy of the kept answers when the least confident are refused. Ties are kept or refused together. */
export function selective(stated: readonly Stated[]): Kept[] {
  const sorted = stated.toSorted((a, b) => b.confidence - a.confidence);
  const curve: Kept[] = [];
  let right = 0;
  sorted.forEach((each, i) => {
    if (each.right) right++;
    if (sorted[i + 1]?.confidence === each.confidence) return;
    curve.push({
      coverage: (i + 1) / sorted.length,
      accuracy: right / (i + 1),
      threshold: each.confidence,
    });
  });
  return curve;
}

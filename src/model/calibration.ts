/** Calibrates stated probabilities by a table of how often they held. */
import type { Calibration, CalibrationPoints } from './model.ts';

export type Points = readonly (readonly [stated: number, observed: number])[];

/** Interpolates linearly between the points; without points returns what was stated. */
export function calibrate(points: Points | undefined, stated: number): number {
  if (!points || points.length === 0) return stated;
  let [x0, y0] = [0, 0];
  for (const [x, y] of points) {
    if (stated <= x) return x === x0 ? y : y0 + ((stated - x0) / (x - x0)) * (y - y0);
    [x0, y0] = [x, y];
  }
  return x0 >= 1 ? y0 : y0 + ((stated - x0) / (1 - x0)) * (1 - y0);
}

/** The points for direct answers, or for answers with working. */
export function calibrationPoints(
  calibration: Calibration | undefined,
  working: boolean,
): CalibrationPoints | undefined {
  return working ? (calibration?.working ?? calibration) : calibration;
}

/** The points for whole states after an action: those of the state's event, of the action, or of all. */
export function statePoints(
  calibration: CalibrationPoints | undefined,
  action: string,
  event?: string,
): Points | undefined {
  const own = event === undefined ? undefined : calibration?.events?.[event];
  return own ?? calibration?.actions?.[action] ?? calibration?.state;
}

/** The points for a kind of part: its own, or those of all. */
export function partPoints(calibration: CalibrationPoints | undefined, part: string): Points | undefined {
  return calibration?.parts?.[part] ?? calibration?.part;
}

/** The least stated probability with this observed one; above 1 if none suffices. */
export function leastStated(points: Points | undefined, observed: number): number {
  if (observed <= 0) return 0;
  if (calibrate(points, 1) < observed) return Number.POSITIVE_INFINITY;
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (calibrate(points, middle) < observed) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * Makes points from judged answers: groups of equal size by stated probability, made monotone by pooling neighbours
 * that fall (isotonic regression), so that a surer answer is never less often right.
 */
export function fitCalibration(
  answers: readonly { readonly stated: number; readonly right: boolean }[],
  groups = 20,
): [number, number][] {
  const sorted = [...answers].sort((a, b) => a.stated - b.stated);
  const size = Math.max(1, Math.ceil(sorted.length / groups));
  const pooled: { stated: number; right: number; count: number }[] = [];
  for (let i = 0; i < sorted.length; i += size) {
    const part = sorted.slice(i, i + size);
    pooled.push({
      stated: part.reduce((sum, each) => sum + each.stated, 0),
      right: part.reduce((sum, each) => sum + (each.right ? 1 : 0), 0),
      count: part.length,
    });
    for (;;) {
      const last = pooled.at(-1)!;
      const before = pooled.at(-2);
      if (!before || before.right / before.count <= last.right / last.count) break;
      pooled.splice(-2, 2, {
        stated: before.stated + last.stated,
        right: before.right + last.right,
        count: before.count + last.count,
      });
    }
  }
  return pooled.map(({ stated, right, count }) => [stated / count, right / count]);
}

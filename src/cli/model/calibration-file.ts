/** Reads calibration points from a file and refuses what is not calibration points. */
import { readFileSync } from 'node:fs';
import { UsageError } from '../../launch/errors.ts';
import type { Calibration, CalibrationPoints } from '../../model/model.ts';

export function readCalibration(file: string): Calibration {
  let given: Partial<Calibration>;
  try {
    given = JSON.parse(readText(file)) as Partial<Calibration>;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${file} is no JSON: ${(error as Error).message}`);
  }
  if (typeof given !== 'object' || given === null) throw new UsageError(`${file} holds no object`);
  const lists: [string, unknown][] = [
    ['state', given.state],
    ['part', given.part],
    ...Object.entries(given.actions ?? {}),
    ...Object.entries(given.events ?? {}),
    ...Object.entries(given.parts ?? {}),
    ...(given.working ? worked(given.working) : []),
  ];
  for (const [name, points] of lists)
    if (!arePoints(points))
      throw new UsageError(
        `${file}: "${name}" must be a list of pairs [stated, observed] from 0 to 1, both rising`,
      );
  return given as Calibration;
}

function worked({ state, part, actions, events, parts }: Partial<CalibrationPoints>): [string, unknown][] {
  const lists = Object.entries({ state, part, ...actions, ...events, ...parts });
  return lists.map(([name, points]) => [`working ${name}`, points]);
}

function arePoints(points: unknown): boolean {
  if (!Array.isArray(points)) return false;
  return points.every((point: unknown, i) => {
    const before = points[i - 1] as [number, number] | undefined;
    if (!Array.isArray(point) || point.length !== 2) return false;
    return point.every((share, j) => typeof share === 'number' && share >= (before?.[j] ?? 0) && share <= 1);
  });
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}

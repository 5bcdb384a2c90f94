/** Compares two runs: what got better and worse, and whether the difference is more than noise. */
import type { Judged, TaskName } from './question.ts';
import type { FinishedRun } from './run-folder.ts';
import { differences } from './run-stamp.ts';
import { type Difference, type Pair, pairedDifference } from './statistics.ts';
import { isCount } from './summary.ts';

/** Runs that cannot be compared, and why. */
export class CompareError extends Error {
  override readonly name = 'CompareError';
}

export interface Comparison extends Difference {
  readonly task: TaskName;
  readonly group: string;
  readonly score: string;
  readonly part: 'all' | 'odd';
}

type NameOf = (judged: Judged) => string;

export interface Compared {
  readonly rows: readonly Comparison[];
  /** Questions whose first score changed. */
  readonly changed: readonly { readonly id: string; readonly task: TaskName; readonly better: boolean }[];
}

export function compareRuns(a: FinishedRun, b: FinishedRun): Compared {
  const found = differences(a.results.stamp, b.results.stamp);
  if (found.length > 0) {
    throw new CompareError(`these runs cannot be compared; they differ in:\n  ${found.join('\n  ')}`);
  }
  // A question is the same with and without working: its id without the digest of the prompt.
  const same = a.results.stamp.working === b.results.stamp.working;
  const nameOf: NameOf = ({ id }) => (same ? id : id.replace(/@[0-9a-f]+$/, ''));
  const rows: Comparison[] = [];
  const changed: { id: string; task: TaskName; better: boolean }[] = [];
  const tasks = [...a.judged.keys()].filter(task => b.judged.has(task));
  if (tasks.length === 0) throw new CompareError('these runs have no task in common');
  for (const task of tasks) {
    const [left, right] = [a.judged.get(task)!, b.judged.get(task)!];
    rows.push(...compareTask(task, left, right, nameOf));
    const after = new Map(right.map(each => [nameOf(each), each]));
    for (const before of left) {
      const [score] = Object.keys(before.scores);
      const other = after.get(nameOf(before));
      if (score === undefined || !other) continue;
      const difference = (other.scores[score] ?? 0) - before.scores[score]!;
      if (difference !== 0) changed.push({ id: before.id, task, better: difference > 0 });
    }
  }
  return { rows, changed };
}

function compareTask(
  task: TaskName,
  left: readonly Judged[],
  right: readonly Judged[],
  nameOf: NameOf,
): Comparison[] {
  const after = new Map(right.map(each => [nameOf(each), each]));
  const pairs = new Map<string, { group: string; score: string; part: 'all' | 'odd'; pairs: Pair[] }>();
  for (const before of left) {
    const other = after.get(nameOf(before));
    // A second round asks each run about its own candidates, so nothing there can be paired.
    if (!other) {
      if (before.group === 'forward') continue;
      throw new CompareError(`${before.id} was asked in one run and not in the other`);
    }
    for (const [score, a] of Object.entries(before.scores)) {
      const b = other.scores[score];
      if (b === undefined || isCount(score)) continue;
      for (const part of before.half === 'odd' ? (['all', 'odd'] as const) : (['all'] as const)) {
        const key = JSON.stringify([before.group, score, part]);
        const row = pairs.get(key) ?? { group: before.group, score, part, pairs: [] };
        row.pairs.push({ cluster: before.program, a, b });
        pairs.set(key, row);
      }
    }
  }
  return [...pairs].map(([key, { group, score, part, pairs: list }]) => ({
    task,
    group,
    score,
    part,
    ...pairedDifference(list, `${task}/${key}`),
  }));
}

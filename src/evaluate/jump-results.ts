/** Compares adaptive jumps with going state by state on the same items: cost and accuracy. Pure. */
import type { Judged } from './question.ts';
import { type Interval, mean, pairedDifference } from './statistics.ts';

export interface JumpResult {
  readonly group: string;
  readonly part: 'all' | 'even' | 'odd';
  readonly count: number;
  /** Its tokens as a share of those of `steps`, summed over the items. */
  readonly tokens: number;
  /** The same, if `steps` continues to the exit, as a fully predicted run does. */
  readonly toExit: number;
  /** The share of right answers minus that of `steps`, with the 95 % interval. */
  readonly difference: number;
  readonly interval: Interval;
}

export function jumpResults(judged: readonly Judged[]): JumpResult[] {
  const found: JumpResult[] = [];
  for (const part of ['odd', 'even', 'all'] as const) {
    const inside = judged.filter(({ half }) => part === 'all' || half === part);
    const steps = new Map(
      inside.filter(({ group }) => group === 'steps').map(each => [each.program, each] as const),
    );
    for (const group of new Set(inside.map(each => each.group))) {
      if (group === 'steps') continue;
      const pairs = inside.flatMap(each => {
        const beside = each.group === group ? steps.get(each.program) : undefined;
        return beside ? [{ each, beside }] : [];
      });
      if (pairs.length === 0) continue;
      const { difference, interval } = pairedDifference(
        pairs.map(({ each, beside }) => ({
          cluster: each.program,
          a: beside.scores.pass ?? 0,
          b: each.scores.pass ?? 0,
        })),
        `jumps ${group} ${part}`,
      );
      const cost = mean(pairs.map(({ each }) => each.scores.tokens ?? 0));
      const share = (score: string) =>
        cost / Math.max(1, mean(pairs.map(({ beside }) => beside.scores[score] ?? 0)));
      found.push({
        group,
        part,
        count: pairs.length,
        tokens: share('tokens'),
        toExit: share('to_exit'),
        difference,
        interval,
      });
    }
  }
  return found;
}

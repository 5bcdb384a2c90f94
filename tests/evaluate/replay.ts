/** Applies a generator’s stop rules to a known completion. */
import type { PromptLine } from '../../src/evaluate/prompts-file.ts';

/**
 * Goes through a right completion as a generator would, and says whether it would have stopped at its end and only
 * there.
 */
export function replay(line: PromptLine, ids: readonly number[]): string {
  // Ids in these ranges end a state behind the token that brings them, wherever in the state it stands.
  let ranges: readonly (readonly [number, number])[] = [];
  let times = line.auto?.times ?? 0;
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i]!;
    ranges = line.stop_when[id] ?? ranges;
    const stops = line.stop.includes(id) || ranges.some(([from, to]) => id >= from && id <= to);
    if (!stops && !line.end.includes(id)) continue;
    if (line.end.includes(id) || times === 0)
      return i === ids.length - 1 ? 'stopped at the end' : 'stopped early';
    const inserted = line.auto!.ids;
    if (ids.slice(i + 1, i + 1 + inserted.length).join() !== inserted.join())
      return 'the rule was not followed';
    i += inserted.length;
    times--;
    ranges = [];
  }
  return 'never stopped';
}

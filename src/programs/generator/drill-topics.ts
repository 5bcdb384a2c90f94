/** Prepares drills and lines of the tables for drawing by weight and by topic, once for all programs. */
import type { Drill, Tables } from './tables.ts';

const repeated = new WeakMap<readonly Drill[], readonly Drill[]>();

/** Repeats each drill by its weight. */
export function weightedDrills(drills: readonly Drill[]): readonly Drill[] {
  const known = repeated.get(drills);
  if (known) return known;
  const all = drills.flatMap(one => Array<Drill>(one.template.weight).fill(one));
  repeated.set(drills, all);
  return all;
}

const topics = new WeakMap<Tables, Map<string, Drill[]>>();

/** Lines of each topic, repeated by weight. */
export function byTopic(tables: Tables): Map<string, Drill[]> {
  const known = topics.get(tables);
  if (known) return known;
  const all = new Map<string, Drill[]>();
  for (const line of weightedDrills(tables.lines)) {
    const others = all.get(line.topic);
    if (others) others.push(line);
    else all.set(line.topic, [line]);
  }
  topics.set(tables, all);
  return all;
}

/** Topics, repeated by their number of lines. */
export function topicsOf(tables: Tables): readonly (readonly Drill[])[] {
  const known = ofTopics.get(tables);
  if (known) return known;
  const all = [...byTopic(tables).values()].flatMap(lines => lines.map(() => lines));
  ofTopics.set(tables, all);
  return all;
}
const ofTopics = new WeakMap<Tables, readonly (readonly Drill[])[]>();

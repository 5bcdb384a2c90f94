/** Counts by name: `action/step_into`, `source/generate`, `dropped/too long`. */
export type Counts = Record<string, number>;

export function count(counts: Counts, name: string, by = 1): void {
  counts[name] = (counts[name] ?? 0) + by;
}

export function addCounts(into: Counts, from: Readonly<Counts>): void {
  for (const name in from) into[name] = (into[name] ?? 0) + from[name]!;
}

/** The counts under a heading, without it, largest first: `under(counts, 'action')` → step_into, … */
export function under(counts: Readonly<Counts>, heading: string): [name: string, count: number][] {
  const prefix = `${heading}/`;
  return Object.entries(counts)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]): [string, number] => [name.slice(prefix.length), value])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

/** Sorts the keys, so that equal counts are equal text. */
export function sorted(counts: Readonly<Counts>): Counts {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

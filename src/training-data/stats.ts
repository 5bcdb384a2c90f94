/** Statistics of a set, added up from its parts, which counted as documents were made. */
import { addCounts, type Counts, sorted, under } from './counts.ts';
import type { Part } from './directory.ts';

export interface Statistics {
  readonly shards: number;
  readonly programs: number;
  readonly calls: number;
  readonly documents: number;
  readonly tokens: number;
  readonly targets: number;
  /** Words of padding in the shards. */
  readonly padding: number;
  /** Shares of target tokens, by how their states are reached. */
  readonly shares: Readonly<Record<string, number>>;
  /** Share of str, list and dict method calls that change or find something, from a sample. */
  readonly effect: number | undefined;
  /**
   * States that show their working and states that could, the working's parts, and how many of these had small steps.
   */
  readonly working: {
    readonly states: number;
    readonly share: number;
    readonly parts: number;
    readonly inSteps: number;
  };
  /** By heading: `actions`, `events`, `lengths`, `values`, `exits`, … */
  readonly tables: Readonly<Record<string, Counts>>;
}

export function statisticsOf(parts: readonly Part[]): Statistics {
  const counts: Counts = {};
  let words = 0;
  let tokens = 0;
  for (const part of parts) {
    addCounts(counts, part.counts);
    words += part.header.rows * part.header.context;
    tokens += part.header.tokens;
  }
  const headings = new Set<string>();
  for (const name of Object.keys(counts))
    if (name.includes('/')) headings.add(name.slice(0, name.indexOf('/')));
  const tables: Record<string, Counts> = {};
  for (const heading of [...headings].sort()) tables[heading] = Object.fromEntries(under(counts, heading));
  const targets = counts.targets ?? 0;
  const shares: Record<string, number> = {};
  for (const [name, count] of Object.entries(sorted(tables['targets by share'] ?? {}))) {
    shares[name] = count / Math.max(1, targets);
  }
  const methods = tables['method calls'];
  const calls = (methods?.effect ?? 0) + (methods?.none ?? 0);
  const worked = tables.working?.states ?? 0;
  return {
    shards: parts.length,
    programs: counts.programs ?? 0,
    calls: counts.calls ?? 0,
    documents: counts.documents ?? 0,
    tokens,
    targets,
    padding: words - tokens,
    shares,
    effect: calls > 0 ? methods!.effect! / calls : undefined,
    working: {
      states: worked,
      share: worked / Math.max(1, sumOf(tables.actions)),
      parts: tables.working?.parts ?? 0,
      inSteps: tables.working?.['in steps'] ?? 0,
    },
    tables,
  };
}

function sumOf(table: Counts = {}): number {
  return Object.values(table).reduce((a, b) => a + b, 0);
}

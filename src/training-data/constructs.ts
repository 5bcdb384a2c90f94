/** Reads the table of Python constructs and counts which of them a set lacks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from './counts.ts';

type Names = readonly string[];
type Table = Readonly<Record<string, Names | Readonly<Record<string, Names>>>>;

/** Construct names, as `ndbg_data.constructs` writes them, by heading. */
export function constructTable(root: string): Record<string, string[]> {
  const table = JSON.parse(readFileSync(join(root, 'python/ndbg_data/constructs.json'), 'utf8')) as Table;
  return Object.fromEntries(
    Object.entries(table).map(([heading, names]) => [
      heading === 'syntax' ? 'constructs' : heading,
      Array.isArray(names)
        ? [...names]
        : Object.entries(names as Record<string, Names>).flatMap(([type, methods]) =>
            methods.map(method => `${type}.${method}`),
          ),
    ]),
  );
}

/** How many names the table has, and which of them no program of the set uses. */
export function lacking(
  table: Readonly<Record<string, Names>>,
  counted: Readonly<Record<string, Counts>>,
): { readonly all: number; readonly missing: readonly string[] } {
  const missing = Object.entries(table).flatMap(([heading, names]) =>
    names.filter(name => !counted[heading]?.[name]).map(name => `${heading}/${name}`),
  );
  return { all: Object.values(table).flat().length, missing };
}

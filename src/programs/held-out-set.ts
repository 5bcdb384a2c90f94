/** The whole programs that training never sees, as an evaluation asks about them. */
import { resolve } from 'node:path';
import { Random } from '../shared/random.ts';
import { compose } from './generator/compose.ts';
import { readFoundFunctions } from './generator/seed-functions.ts';
import { readTables } from './generator/tables.ts';
import { isHeldOut } from './held-out.ts';
import type { DrawnSettings } from './settings.ts';
import { readWritten } from './written.ts';

export interface HeldOutProgram {
  readonly id: string;
  readonly level: 'ordinary';
  readonly origin: 'written' | 'found';
  readonly problem: string;
  readonly source: string;
  /** A function, or `<module>`; nothing: where a user without wishes goes in. */
  readonly entry?: string;
}

/**
 * All written programs that are held out, then a program around each published one that is, until there are `count`.
 * The same for the same seed, files and settings.
 */
export function heldOutPrograms(
  settings: DrawnSettings,
  root: string,
  seed: number,
  count: number,
): HeldOutProgram[] {
  const programs: HeldOutProgram[] = readWritten(settings.written.paths, root)
    .filter(({ problem }) => isHeldOut(problem))
    .map(({ problem, source }) => ({
      id: problem.replace(/\.py$/, ''),
      level: 'ordinary',
      origin: 'written',
      problem,
      source,
    }));
  const tables = readTables(resolve(root, settings.composed.templates));
  const functions = readFoundFunctions(settings.found.files, root).filter(({ problem }) =>
    isHeldOut(problem),
  );
  for (const found of functions) {
    if (programs.length >= count) break;
    const made = compose(new Random(`${seed}/held-out/${found.problem}`), tables, [found], {
      counts: [1],
    });
    if (!made) continue;
    const entry = made.entry.kind === 'module' ? '<module>' : made.entry.name;
    const { problem } = found;
    programs.push({ id: problem, level: 'ordinary', origin: 'found', problem, source: made.source, entry });
  }
  return programs.slice(0, count);
}

/** Collects the whole programs that training never sees, for an evaluation. */
import { resolve } from 'node:path';
import { Random } from '../shared/random.ts';
import { compose } from './generator/compose.ts';
import { readFoundFunctions, type SeedFunction } from './generator/seed-functions.ts';
import { readTables } from './generator/tables.ts';
import { isHeldOut } from './held-out.ts';
import { isHeldOutProject } from './projects.ts';
import type { DrawnSettings } from './settings.ts';
import { readWritten } from './written.ts';

export interface HeldOutProgram {
  readonly id: string;
  readonly level: 'ordinary';
  readonly origin: 'written' | 'found' | 'repository';
  readonly problem: string;
  readonly source: string;
  /** A function, or `<module>`; by default `main`, or else the module. */
  readonly entry?: string;
}

/** Sources of the set's programs, besides those in the settings. */
export interface HeldOutSources {
  /** Files that `ndbg data projects cut` wrote; programs from held-out projects are used. */
  readonly projects?: readonly string[];
}

/**
 * All written programs that are held out, a program around each published one that is, and around each function of a
 * project that is: `count` at most. The same for the same seed, files and settings. The seed orders them by name alone,
 * so the first ones are a sample of all, and stay so when programs are added.
 */
export function heldOutPrograms(
  settings: DrawnSettings,
  root: string,
  seed: number,
  count: number,
  { projects = [] }: HeldOutSources = {},
): HeldOutProgram[] {
  const written = readWritten(settings.written.paths, root)
    .filter(({ problem }) => isHeldOut(problem))
    .map(({ problem, source }): HeldOutProgram => {
      const id = problem.replace(/\.py$/, '');
      return { id, level: 'ordinary', origin: 'written', problem, source };
    });
  const tables = readTables(resolve(root, settings.composed.templates));
  const around = (origin: 'found' | 'repository', functions: readonly SeedFunction[]) =>
    functions.flatMap((found): HeldOutProgram[] => {
      const { problem } = found;
      const made = compose(new Random(`${seed}/held-out/${problem}`), tables, [found], { counts: [1] });
      if (!made) return [];
      const entry = made.entry.kind === 'module' ? '<module>' : made.entry.name;
      return [{ id: problem, level: 'ordinary', origin, problem, source: made.source, entry }];
    });
  const found = readFoundFunctions(settings.found.files, root).filter(({ problem }) => isHeldOut(problem));
  const cut = readFoundFunctions(projects, root).filter(each => isOfHeldOutProject(each));
  const all = [...written, ...around('found', found), ...around('repository', cut)];
  const places = new Map(all.map(({ id }) => [id, new Random(`${seed}/held-out/place/${id}`).float()]));
  return all.sort((a, b) => places.get(a.id)! - places.get(b.id)!).slice(0, count);
}

/** Those of them that a main can call by their name: no operators. */
function isOfHeldOutProject({ problem, called, defined }: SeedFunction): boolean {
  const [, project = ''] = /^repository\/([^/]+)\//.exec(problem) ?? [];
  return project !== '' && isHeldOutProject(project) && defined.includes(called);
}

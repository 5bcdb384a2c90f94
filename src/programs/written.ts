/** Programs written by hand: Python files, entered as a user enters them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import { callsMain } from '../python/main-call.ts';
import type { Random } from '../shared/random.ts';
import { isHeldOut } from './held-out.ts';
import type { Entry, WholeProgram } from './program.ts';
import { DrawnSettingsError } from './settings.ts';

export interface WrittenFile {
  /** Its path below the folder that the settings name. */
  readonly problem: string;
  readonly source: string;
}

/** All files of the given paths, in the order of their names; of each folder all that lie below. */
export function readWritten(paths: readonly string[], root: string): WrittenFile[] {
  return paths.flatMap(path => {
    const place = resolve(root, path);
    const folder = isFolder(place, path);
    const files = folder ? filesBelow(place) : [place];
    return files.map(file => ({
      problem: folder ? relative(place, file).split(sep).join('/') : basename(file),
      source: readFileSync(file, 'utf8').replace(/\r\n?/g, '\n').replace(/\n*$/, '\n'),
    }));
  });
}

/** The programs that training may see. */
export const forTraining = (files: readonly WrittenFile[]): WrittenFile[] =>
  files.filter(({ problem }) => !isHeldOut(problem));

function isFolder(place: string, path: string): boolean {
  try {
    return statSync(place).isDirectory();
  } catch {
    throw new DrawnSettingsError(`config: programs.written.paths names ${path}, and there is nothing`);
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return entry.name.endsWith('.py') ? [path] : [];
    });
}

const DEFINITION = /^def (\w+)\((.*)\)[^()]*:/;

/** The functions of a file that can be called without arguments, by their `def` lines. */
function callable(source: string): string[] {
  const names: string[] = [];
  for (const line of source.split('\n')) {
    const found = DEFINITION.exec(line);
    if (!found) continue;
    const parameters = found[2]!.trim();
    if (parameters === '' || /^\w+(?:: *[^=,]+)? *= *[^,]+$/.test(parameters)) names.push(found[1]!);
  }
  return names;
}

/**
 * The entry that a user takes: usually `main` if it exists, else the module, now and then another function. Where the
 * module calls its `main` it is entered there: else `main` would run before anything is shown, and then once more.
 */
export function entryOf(source: string, random: Random): Entry {
  if (callsMain(source.split('\n').map((text, i) => ({ line: i + 1, source: text }))))
    return { kind: 'module' };
  const names = callable(source);
  if (names.includes('main') && random.chance(0.65)) return { kind: 'function', name: 'main' };
  const others = names.filter(name => name !== 'main');
  if (others.length > 0 && random.chance(0.12)) return { kind: 'function', name: random.pick(others) };
  return { kind: 'module' };
}

export function drawWritten(files: readonly WrittenFile[], random: Random): WholeProgram {
  const { problem, source } = random.pick(files);
  return { source, problem, origin: 'written', entry: entryOf(source, random) };
}

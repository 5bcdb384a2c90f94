/** Reads the files and folders that hold an evaluation's programs, and checks that each task has programs to ask about. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DataError, type DataFile, readPrograms, readPythonFiles } from './program.ts';
import type { TaskName } from './question.ts';

/**
 * Reads a file of programs, a Python file, or a folder of these. Python files are whole programs, called by their
 * names.
 */
export function readDataFile(path: string): DataFile {
  const folder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!folder && !path.endsWith('.py')) return readPrograms(basename(path), readText(path));
  const names = folder
    ? readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.py'))
        .sort()
    : [''];
  if (names.length === 0) throw new DataError(`${path}: there is no Python file in it`);
  return readPythonFiles(
    basename(path),
    names.map(name => ({ name: name || basename(path), source: readText(join(path, name)) })),
  );
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new DataError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

/** Refuses a task without programs: an empty report would look like a result. */
export function checkData(tasks: readonly TaskName[], files: readonly DataFile[]): void {
  const levels = new Set(files.flatMap(file => file.programs.map(program => program.level)));
  for (const task of tasks) {
    if (task === 'nesting' || task === 'operations') continue;
    const crux = task.startsWith('cruxeval') || task === 'horizon';
    const own =
      task === 'ordinary'
        ? levels.has('ordinary')
        : [...levels].some(level => level !== 'ordinary' || task === 'calibration');
    if (crux ? levels.has('cruxeval') : own) continue;
    const wanted = crux
      ? 'the CruxEval items'
      : task === 'ordinary'
        ? 'whole programs: Python files, or what ndbg data held-out writes'
        : 'programs: CruxEval or held-out ones';
    throw new DataError(`${task} needs ${wanted}: give the file with --data`);
  }
}

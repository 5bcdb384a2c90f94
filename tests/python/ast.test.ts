/**
 * Compares src/python with Python's own `ast` on the standard library, the corpus and the seeds. A sample by default;
 * all of them with `npm run test:python`.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import { readSeeds } from '../seeds.ts';
import { type Counts, differencesIn, PythonSays } from './differences.ts';

const ALL = process.env.NDBG_PYTHON_FILES === 'all';
const SAMPLE = 400;
/** Of the sample; a large file is as good as ten small ones. */
const LARGEST = 60_000;

/** Files that neither are ours nor were written for the test. */
function standardLibrary(python: string): string[] {
  const program = 'import sysconfig; print(sysconfig.get_path("stdlib"))';
  const root = execFileSync(python, ['-c', program], { encoding: 'utf8' }).trim();
  return pythonFiles(root).filter(path => !path.includes('site-packages'));
}

const pythonFiles = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.py'))
    .sort()
    .map(path => join(root, path));

const python = (await findPython())!;
const own = ['corpus/programs', 'examples', 'tests', 'python', 'bench', 'scripts'].flatMap(folder =>
  pythonFiles(fileURLToPath(new URL(`../../${folder}`, import.meta.url))),
);
const questions = [
  ...[...standardLibrary(python), ...own].map(path => ({ path })),
  ...readSeeds().map(({ source }) => ({ source })),
];

const asked = ALL
  ? questions
  : questions
      .filter(each => !('path' in each) || statSync(each.path).size < LARGEST)
      .filter((_, i, { length }) => i % Math.ceil(length / SAMPLE) === 0);

test(`${ALL ? 'all files are' : 'a sample is'} read as Python reads it`, { timeout: 3_600_000 }, async () => {
  expect(questions.length).toBeGreaterThan(2000);
  const says = new PythonSays(python);
  const counts: Counts = { statement: 0, function: 0, place: 0, literal: 0, call: 0, indentation: 0 };
  const found: string[] = [];
  let read = 0;
  try {
    for (const each of asked) {
      const differences = await differencesIn(says, each, counts);
      if (!differences) continue;
      read++;
      const name = 'path' in each ? each.path : 'a seed';
      for (const { what, text } of differences) found.push(`${name}: ${what}: ${text}`);
    }
  } finally {
    says.close();
  }
  if (ALL)
    console.log(`${read} of ${asked.length} files, ${JSON.stringify(counts)}, ${found.length} differences`);
  expect(read).toBeGreaterThan(asked.length * 0.95);
  expect(found).toEqual([]);
});

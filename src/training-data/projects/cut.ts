/**
 * Cuts programs out of fetched projects: runs each project's tests in a child within limits, and skips finished
 * projects.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type IndexedProject, labelOf } from '../../programs/projects.ts';
import { pooled } from '../../shared/pool.ts';
import { makeTemporary } from '../../trace/cpython/scratch.ts';
import { writeWhole } from '../directory.ts';
import type { Place } from '../python-process.ts';
import { lastLine, runChild } from './child.ts';
import { Needs } from './needs.ts';

export interface CutLimits {
  /** Limits in seconds: for all tests of a project, and for one test. */
  readonly seconds: number;
  readonly each: number;
}

/** The result of a project: counts, or why there is nothing. */
export interface CutReport {
  readonly tests: number;
  readonly functions: number;
  readonly programs: number;
  readonly calls: number;
  readonly states: number;
  readonly dropped: Readonly<Record<string, number>>;
  readonly said: readonly string[];
  readonly failed?: string;
}

export interface CutProject {
  readonly project: IndexedProject;
  readonly report: CutReport;
  /** Cut by an earlier run. */
  readonly before: boolean;
  readonly seconds: number;
}

/** Cutting what was sampled, and running it again, beyond the time of the tests. */
const CUTTING_SECONDS = 600;
const RESULTS = '.cut';
const MISSING = 'is not there: fetch it first';
const NOTHING = { tests: 0, functions: 0, programs: 0, calls: 0, states: 0, dropped: {}, said: [] };

export const programsFile = (folder: string, project: IndexedProject): string =>
  join(folder, RESULTS, `${labelOf(project)}.jsonl`);

/** What its tests called: with it a project can be cut again without running them. */
const callsFile = (folder: string, project: IndexedProject) =>
  join(folder, RESULTS, `${labelOf(project)}.calls.jsonl`);

const reportFile = (folder: string, project: IndexedProject) =>
  join(folder, RESULTS, `${labelOf(project)}.json`);

export async function cutProjects(
  projects: readonly IndexedProject[],
  folder: string,
  place: Place,
  limits: CutLimits,
  workers: number,
  signal: AbortSignal,
  progress: (cut: CutProject, number: number) => void,
): Promise<CutProject[]> {
  mkdirSync(join(folder, RESULTS), { recursive: true });
  const needs = new Needs(place.python, signal);
  let done = 0;
  const one = async (project: IndexedProject): Promise<CutProject | undefined> => {
    if (signal.aborted) return undefined;
    const began = Date.now();
    const known = readReport(folder, project);
    const report = known ?? (await cutOne(project, { folder, place, limits, signal }, needs));
    if (signal.aborted) return undefined;
    // One that was not fetched yet is asked for again.
    if (!known && report.failed !== MISSING)
      writeWhole(reportFile(folder, project), `${JSON.stringify(report)}\n`);
    const seconds = (Date.now() - began) / 1000;
    const cut = { project, report, before: known !== undefined, seconds };
    progress(cut, ++done);
    return cut;
  };
  try {
    const all = await pooled(projects, workers, one);
    return all.filter(cut => cut !== undefined);
  } finally {
    needs.remove();
  }
}

/** Reads an earlier run's report. It is written last, so it says that all else is there. */
function readReport(folder: string, project: IndexedProject): CutReport | undefined {
  const file = reportFile(folder, project);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CutReport) : undefined;
}

interface Room {
  readonly folder: string;
  readonly place: Place;
  readonly limits: CutLimits;
  readonly signal: AbortSignal;
}

/** Where a project's tests run, and with which packages. */
interface Scene {
  readonly scratch: string;
  readonly work: string;
  readonly packages: readonly string[];
}

async function cutOne(project: IndexedProject, room: Room, needs: Needs): Promise<CutReport> {
  const fetched = project.installed ?? join(room.folder, labelOf(project));
  if (!existsSync(fetched)) return { ...NOTHING, failed: MISSING };
  if (!existsSync(rootOf(project, fetched)))
    return { ...NOTHING, failed: `it has no folder ${project.source}` };
  const scratch = makeTemporary('project-');
  try {
    // If its calls are known, no test runs and nothing is written into the project.
    const tested = existsSync(callsFile(room.folder, project));
    const work = tested ? fetched : copyOf(project, fetched, scratch);
    const packages = tested ? [] : await needs.folders(project);
    if ('failed' in packages) return { ...NOTHING, failed: packages.failed };
    return await runTests(project, room, { scratch, work, packages });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const rootOf = (project: IndexedProject, work: string) =>
  project.installed ?? join(work, project.source ?? '.');

/** Tests write beside themselves and into their home: into copies, which are thrown away. */
function copyOf(project: IndexedProject, fetched: string, scratch: string): string {
  const work = join(scratch, 'work');
  if (project.installed === undefined) {
    cpSync(fetched, work, { recursive: true });
    describe(work, project);
  } else mkdirSync(work);
  return work;
}

async function runTests(project: IndexedProject, room: Room, scene: Scene): Promise<CutReport> {
  const { limits, place } = room;
  const { scratch, work } = scene;
  const out = join(scratch, 'programs.jsonl');
  const report = join(scratch, 'report.json');
  for (const name of ['home', 'tmp']) mkdirSync(join(scratch, name));
  const runs = (project.unittest?.length ?? 0) + (project.tests?.length ? 1 : 0);
  const args = [
    ...['-m', 'ndbg_data.repository', '--project', rootOf(project, work), '--name', project.name],
    ...['--work', work, '--python', project.python ?? place.python, '--out', out, '--report', report],
    ...['--samples', callsFile(room.folder, project)],
    ...['--seconds', String(limits.seconds), '--each', String(limits.each)],
    ...(project.unittest?.length ? ['--tests', ...project.unittest] : []),
    ...(project.tests?.length ? ['--pytest', ...project.tests] : []),
  ];
  const search = [join(place.root, 'python'), ...scene.packages, ...(project.installed ? [] : [work])];
  const ended = await runChild(project.python ?? place.python, args, {
    seconds: limits.seconds * runs + CUTTING_SECONDS,
    signal: room.signal,
    cwd: scratch,
    env: {
      PYTHONPATH: search.join(delimiter),
      HOME: join(scratch, 'home'),
      TMPDIR: join(scratch, 'tmp'),
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONWARNINGS: 'ignore',
    },
  });
  if (ended.over) return { ...NOTHING, failed: 'took too long to cut' };
  if (ended.code !== 0 || !existsSync(report)) return { ...NOTHING, failed: lastLine(ended.stderr) };
  writeWhole(programsFile(room.folder, project), readFileSync(out));
  return JSON.parse(readFileSync(report, 'utf8')) as CutReport;
}

/** Writes the metadata of an installed distribution, for projects that ask for their own version. */
function describe(work: string, project: IndexedProject): void {
  const description = join(work, 'PKG-INFO');
  const folder = join(work, `${project.name.replace(/[-.]+/g, '_')}-${project.version}.dist-info`);
  if (!existsSync(description) || existsSync(folder)) return;
  mkdirSync(folder);
  writeFileSync(join(folder, 'METADATA'), readFileSync(description));
}

/** Removes what interrupted runs left. */
export function clearUnfinished(folder: string): void {
  const results = join(folder, RESULTS);
  if (!existsSync(results)) return;
  for (const name of readdirSync(results)) if (name.endsWith('.tmp')) rmSync(join(results, name));
}

/**
 * Fetches the source distributions of projects with the package client and unpacks them. Existing ones stay as they
 * are.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type IndexedProject, labelOf } from '../../programs/projects.ts';
import { pooled } from '../../shared/pool.ts';
import type { Place } from '../python-process.ts';
import { lastLine, runChild } from './child.ts';

export interface Fetched {
  readonly project: IndexedProject;
  readonly state: 'fetched' | 'there' | 'installed' | 'failed';
  readonly why?: string;
}

const SECONDS = 180;
const ARCHIVES = '.archives';

export async function fetchProjects(
  projects: readonly IndexedProject[],
  folder: string,
  place: Place,
  workers: number,
  signal: AbortSignal,
  progress: (fetched: Fetched, number: number) => void,
): Promise<Fetched[]> {
  mkdirSync(join(folder, ARCHIVES), { recursive: true });
  let done = 0;
  const all = await pooled(projects, workers, async project => {
    if (signal.aborted) return undefined;
    const fetched = await fetchOne(project, folder, place, signal);
    if (signal.aborted) return undefined;
    progress(fetched, ++done);
    return fetched;
  });
  return all.filter(fetched => fetched !== undefined);
}

async function fetchOne(
  project: IndexedProject,
  folder: string,
  place: Place,
  signal: AbortSignal,
): Promise<Fetched> {
  if (project.installed !== undefined)
    return existsSync(project.installed)
      ? { project, state: 'installed' }
      : { project, state: 'failed', why: `there is no ${project.installed}` };
  const target = join(folder, labelOf(project));
  if (existsSync(target)) return { project, state: 'there' };
  const { name, version } = project;
  let archive = archiveOf(project, folder);
  if (archive === undefined) {
    const options = ['--no-deps', '--no-binary', name, '--disable-pip-version-check', '-q'];
    const args = ['-m', 'pip', 'download', ...options, '-d', join(folder, ARCHIVES), `${name}==${version}`];
    const ended = await runChild(place.python, args, { seconds: SECONDS, signal });
    if (ended.over) return { project, state: 'failed', why: `pip took more than ${SECONDS} s` };
    archive = archiveOf(project, folder);
    if (ended.code !== 0 || archive === undefined)
      return { project, state: 'failed', why: complaint(ended.stderr) };
  }
  const unpacked = await runChild(place.python, ['-m', 'ndbg_data.unpacking', archive, target], {
    seconds: SECONDS,
    signal,
    env: { PYTHONPATH: join(place.root, 'python') },
  });
  if (unpacked.code !== 0) return { project, state: 'failed', why: lastLine(unpacked.stderr) };
  rmSync(archive);
  return { project, state: 'fetched' };
}

/** Finds a project's archive. Names differ only in how words are joined. */
function archiveOf(project: IndexedProject, folder: string): string | undefined {
  const wanted = plain(labelOf(project));
  const found = readdirSync(join(folder, ARCHIVES)).find(
    file =>
      plain(file.replace(/\.(tar\.(gz|bz2|xz)|tgz|zip)$/, '')) === wanted &&
      /\.(gz|bz2|xz|tgz|zip)$/.test(file),
  );
  return found && join(folder, ARCHIVES, found);
}

const plain = (text: string) => text.toLowerCase().replace(/[-_.]+/g, '-');

/** Pip's error line; its last line is often only a hint. */
const complaint = (stderr: string) =>
  stderr
    .split('\n')
    .find(line => line.startsWith('ERROR: '))
    ?.slice(7) ?? lastLine(stderr);

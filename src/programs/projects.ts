/** Reads the index of projects that programs are cut from, and decides which are kept for evaluation. */
import { isHeldOut } from './held-out.ts';

export interface IndexedProject {
  readonly name: string;
  readonly version: string;
  /** As SPDX writes it. */
  readonly licence: string;
  /** What pytest is given: folders and files below the project's. */
  readonly tests?: readonly string[];
  /** Names of tests as `python3 -m unittest` takes them. */
  readonly unittest?: readonly string[];
  /** The folder that holds the project's packages; its own by default. */
  readonly source?: string;
  /** The packages that its tests need, as the package client reads them. */
  readonly needs?: readonly string[];
  /** The folder of an installed project, which is not fetched. */
  readonly installed?: string;
  /** The interpreter that an installed project belongs to. */
  readonly python?: string;
}

/** An index that cannot be used. The message names the entry and what is wrong with it. */
export class ProjectIndexError extends Error {
  override readonly name = 'ConfigError';
}

const TEXTS = ['name', 'version', 'licence', 'source', 'installed', 'python'] as const;
const LISTS = ['tests', 'unittest', 'needs'] as const;
const REQUIRED = ['name', 'version', 'licence'] as const;
/** Licences that allow redistribution. */
const LICENCES = [
  'MIT',
  'MIT-0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSD',
  'Apache-2.0',
  'ISC',
  'PSF-2.0',
  'Unlicense',
  '0BSD',
  'Zlib',
  'HPND',
  'CC0-1.0',
] as const;

/** All programs of a project are on one side, which its name decides before anything is cut. */
export const isHeldOutProject = (name: string): boolean => isHeldOut(`repository/${name}`);

/** The names of a project's files. */
export const labelOf = ({ name, version }: IndexedProject): string => `${name}-${version}`;

export function readProjectIndex(file: string, text: string): IndexedProject[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    throw new ProjectIndexError(`${file}${lineOf(message, text)} is no JSON: ${message}`);
  }
  const entries = isTable(given) ? given.projects : undefined;
  if (!Array.isArray(entries) || entries.length === 0)
    throw new ProjectIndexError(`${file}: an index is an object whose \`projects\` is a list of projects`);
  const names = new Set<string>();
  return entries.map((entry, i) => {
    // Each entry is one line, below the line that opens the list.
    const lines = text.split('\n');
    const line = lines.findIndex(each => isTable(entry) && each.includes(`"name": "${entry.name}"`)) + 1;
    const where = line > 0 ? `${file}:${line}: project ${i + 1}` : `${file}: project ${i + 1}`;
    const project = readProject(entry, where);
    if (names.has(project.name)) throw new ProjectIndexError(`${where}: ${project.name} was there before`);
    names.add(project.name);
    return project;
  });
}

/** `:3`, of the position that an error of `JSON.parse` tells; the last line where it tells none. */
function lineOf(message: string, text: string): string {
  const at = /at position (\d+)/.exec(message)?.[1];
  const before = at === undefined ? text.trimEnd() : text.slice(0, Number(at));
  return `:${before.split('\n').length}`;
}

function readProject(entry: unknown, where: string): IndexedProject {
  if (!isTable(entry)) throw new ProjectIndexError(`${where} is no object`);
  const known: readonly string[] = [...TEXTS, ...LISTS];
  for (const key of Object.keys(entry))
    if (!known.includes(key))
      throw new ProjectIndexError(`${where}: unknown key ${key}; allowed: ${known.join(', ')}`);
  for (const key of REQUIRED)
    if (entry[key] === undefined) throw new ProjectIndexError(`${where} has no ${key}`);
  for (const key of TEXTS)
    if (entry[key] !== undefined && (typeof entry[key] !== 'string' || entry[key] === ''))
      throw new ProjectIndexError(`${where}: ${key} must be a text`);
  for (const key of LISTS)
    if (entry[key] !== undefined && !isTexts(entry[key]))
      throw new ProjectIndexError(`${where}: ${key} must be a list of texts`);
  const project = entry as unknown as IndexedProject;
  for (const key of ['name', 'version'] as const)
    if (!/^[A-Za-z0-9][\w.+-]*$/.test(project[key]))
      throw new ProjectIndexError(`${where}: ${key} is "${project[key]}", and no package is called so`);
  if (!(LICENCES as readonly string[]).includes(project.licence))
    throw new ProjectIndexError(
      `${where}: licence is "${project.licence}"; permissive ones are ${LICENCES.join(', ')}`,
    );
  if (!project.tests?.length && !project.unittest?.length)
    throw new ProjectIndexError(`${where}: neither tests nor unittest says what is to be run`);
  for (const path of [...(project.tests ?? []), project.source ?? '.'])
    if (path.startsWith('/') || path.split('/').includes('..'))
      throw new ProjectIndexError(`${where}: ${path} is not below the project's folder`);
  return project;
}

const isTexts = (given: unknown): given is string[] =>
  Array.isArray(given) && given.every(text => typeof text === 'string' && text !== '');

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

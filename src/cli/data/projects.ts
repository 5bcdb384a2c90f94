/**
 * `ndbg data projects`: fetches real projects with the package client and cuts programs out of them by their tests.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { RunError, UsageError } from '../../launch/errors.ts';
import { type IndexedProject, isHeldOutProject, labelOf, readProjectIndex } from '../../programs/projects.ts';
import { type Collected, collect, heldOutFile } from '../../training-data/projects/collect.ts';
import { type CutProject, clearUnfinished, cutProjects } from '../../training-data/projects/cut.ts';
import { type Fetched, fetchProjects } from '../../training-data/projects/fetch.ts';
import { parseWhole } from '../numbers.ts';
import { report } from '../print.ts';
import { asRunErrors, findPlace, type PlaceOptions, withPlace, withWorkers } from './options.ts';

interface FetchOptions extends PlaceOptions {
  readonly index?: string;
  readonly out: string;
  readonly workers: number;
}

interface CutOptions extends FetchOptions {
  readonly seconds: number;
  readonly each: number;
  readonly only?: readonly string[];
}

export function registerProjects(data: Command): void {
  const projects = data
    .command('projects')
    .description('Programs out of real projects: fetch them, run their tests, cut out what was called.');
  const fetching = projects
    .command('fetch')
    .description(
      'Fetch and unpack the projects of an index; the same command goes on with one that was stopped.',
    )
    .requiredOption('--out <dir>', 'where the projects go, a folder each')
    .option('--index <file>', 'names, versions and licences; config/projects.json by default');
  withWorkers(withPlace(fetching)).action((options: FetchOptions) => asRunErrors(() => fetchAll(options)));
  const cutting = projects
    .command('cut <dir>')
    .description('Run the tests of fetched projects and cut programs out; the same command goes on.')
    .requiredOption('--out <file>', 'programs for training, a line of JSON each; packed where it ends in .gz')
    .option('--index <file>', 'the index that they were fetched by; config/projects.json by default')
    .option('--only <names...>', 'only these projects')
    .option('--seconds <n>', "limit for all of a project's tests", parseWhole, 60)
    .option('--each <n>', 'limit for one test, in seconds', parseWhole, 5);
  withWorkers(withPlace(cutting)).action((dir: string, options: CutOptions) =>
    asRunErrors(() => cutAll(dir, options)),
  );
}

async function fetchAll(options: FetchOptions): Promise<void> {
  const place = await findPlace(options);
  const projects = readIndex(options.index, place.root);
  const fetched = await interruptible(signal =>
    fetchProjects(projects, resolve(options.out), place, options.workers, signal, (one, number) => {
      const { state, why, project } = one;
      report(`${placeOf(number, projects.length)} ${labelOf(project)}: ${state}${why ? `: ${why}` : ''}`);
    }),
  );
  const of = (state: Fetched['state']) => fetched.filter(one => one.state === state).length;
  process.stdout.write(
    `${fetched.length} projects in ${options.out}: fetched ${of('fetched')}, there before ${of('there')}, ` +
      `installed ${of('installed')}, failed ${of('failed')}\n`,
  );
  if (of('failed') === fetched.length) throw new RunError('no project could be fetched');
}

async function cutAll(dir: string, options: CutOptions): Promise<void> {
  if (!existsSync(dir))
    throw new UsageError(`${dir} is not there: ndbg data projects fetch --out ${dir} makes it`);
  const place = await findPlace(options);
  const projects = chosen(readIndex(options.index, place.root), options.only);
  const folder = resolve(dir);
  clearUnfinished(folder);
  const limits = { seconds: options.seconds, each: options.each };
  const cut = await interruptible(signal =>
    cutProjects(projects, folder, place, limits, options.workers, signal, (one, number) =>
      report(`${placeOf(number, projects.length)} ${lineOf(one)}`),
    ),
  );
  process.stdout.write(reportOf(collect(cut, folder, options.out), options.out));
}

function readIndex(given: string | undefined, root: string): IndexedProject[] {
  const file = given ?? join(root, 'config', 'projects.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`the index ${file} cannot be read: ${(error as Error).message}`);
  }
  return readProjectIndex(file, text);
}

function chosen(projects: IndexedProject[], names: readonly string[] | undefined): IndexedProject[] {
  if (names === undefined) return projects;
  for (const name of names)
    if (!projects.some(project => project.name === name))
      throw new UsageError(`--only ${name}: the index has no such project`);
  return projects.filter(({ name }) => names.includes(name));
}

/** Ctrl-C ends what runs. Finished work stays, and the same command continues from there. */
async function interruptible<T>(action: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  let code = 0;
  const interrupt = (signal: NodeJS.Signals) => {
    code = signal === 'SIGINT' ? 130 : 143;
    stop.abort();
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const done = await action(stop.signal);
    if (code === 0) return done;
    report('ndbg: stopped; the same command goes on from here');
    process.exit(code);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

const placeOf = (number: number, of: number) => `[${number}/${of}]`;
const count = (number: number) => number.toLocaleString('en-GB');

function lineOf({ project, report, before, seconds }: CutProject): string {
  const side = isHeldOutProject(project.name) ? ', held out' : '';
  const end = before ? 'done before' : `${seconds.toFixed(0)} s`;
  if (report.failed !== undefined) return `${labelOf(project)}: failed: ${report.failed} (${end})`;
  const { tests, functions, programs, calls, states, said } = report;
  const notes = said.length > 0 ? `\n    ${said.slice(0, 3).join('\n    ')}` : '';
  return (
    `${labelOf(project)}${side}: ${count(tests)} tests, ${count(functions)} functions called, ` +
    `${count(programs)} cut out, ${count(calls)} calls, ${count(states)} states (${end})${notes}`
  );
}

function reportOf({ train, heldOut, tests, functions, dropped, failed }: Collected, out: string): string {
  const side = (name: string, sum: Collected['train'], file: string) =>
    `  ${name.padEnd(9)} ${count(sum.programs)} functions, ${count(sum.calls)} calls, ${count(sum.states)} states ` +
    `of ${count(sum.projects)} projects in ${file}`;
  const left = dropped.reduce((sum, [, number]) => sum + number, 0);
  const lines = [
    `${count(tests)} tests called ${count(functions)} functions with plain values`,
    side('train', train, out),
    side('held out', heldOut, heldOutFile(out)),
    `dropped functions: ${count(left)}`,
    ...dropped.map(([why, number]) => `  ${count(number).padStart(6)}  ${why}`),
    `projects that gave nothing: ${failed.length}`,
    ...failed.map(([name, why]) => `  ${name}: ${why}`),
  ];
  return `${lines.join('\n')}\n`;
}

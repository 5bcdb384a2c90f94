/** Reads the settings of the sources of programs that are drawn here: their shares and files. */

/** Sources that Python makes. */
const OTHER_ORIGINS: readonly string[] = ['seeds', 'corpus', 'mutate', 'repository', 'checked'];

/** Sources that are drawn here. */
const DRAWN_ORIGINS = ['composed', 'written', 'found', 'generated', 'drills'] as const;
export type DrawnOrigin = (typeof DRAWN_ORIGINS)[number];

export interface DrawnSettings {
  /** The share of all programs that is drawn here; 0 if no source of them has a weight. */
  readonly share: number;
  readonly mix: Readonly<Record<DrawnOrigin, number>>;
  /** Files or folders of written programs; `mutated`: the share of them that is drawn with small changes. */
  readonly written: { readonly paths: readonly string[]; readonly mutated: number };
  /** Files that `ndbg_worker.found` wrote. */
  readonly found: { readonly files: readonly string[] };
  /** Where the generator's templates are, and the seed functions that composed programs call. */
  readonly composed: { readonly templates: string; readonly seeds: readonly string[] };
  /** `whole`: the share of drills that a program's own lines call; `calls`: how many calls the others have. */
  readonly drills: { readonly whole: number; readonly calls: number };
}

/** The settings for Python's sources, and those for the sources drawn here. */
export interface DividedSettings {
  readonly drawn: DrawnSettings;
  readonly others: Readonly<Record<string, unknown>>;
}

/** An invalid setting. The message names the key and the allowed values. */
export class DrawnSettingsError extends Error {
  override readonly name = 'ConfigError';
}

const DEFAULT_COMPOSED = { templates: 'corpus/templates', seeds: ['corpus/seeds'] };
const DEFAULT_DRILLS = { whole: 0.3 };
const DEFAULT_CALLS = 6;
const DEFAULT_WRITTEN = { paths: ['corpus/programs'], mutated: 0.5 };

export function divide(programs: Readonly<Record<string, unknown>>): DividedSettings {
  const { mix: given, written, found, composed, drills, ...others } = programs;
  const mix = { composed: 0, written: 0, found: 0, generated: 0, drills: 0 };
  const others_mix: Record<string, unknown> = {};
  let all = 0;
  let drawn = 0;
  for (const [name, weight] of Object.entries(isTable(given) ? given : {})) {
    const amount = typeof weight === 'number' && weight >= 0 ? weight : 0;
    all += amount;
    if (!(DRAWN_ORIGINS as readonly string[]).includes(name)) {
      known({ [name]: weight }, 'mix', [...DRAWN_ORIGINS, ...OTHER_ORIGINS]);
      others_mix[name] = weight;
      continue;
    }
    if (amount !== weight) fail(`mix.${name}`, weight, 'a number of 0 or more');
    mix[name as DrawnOrigin] = amount;
    drawn += amount;
  }
  const settings: DrawnSettings = {
    share: all > 0 ? drawn / all : 0,
    mix,
    written: readWritten(written),
    found: { files: readFound(found) },
    composed: readComposed(composed),
    drills: readDrills(drills, others.inputs),
  };
  // Python checks the mix of its own sources. Even if everything is drawn here, it needs one.
  const left = given === undefined ? {} : { mix: drawn > 0 && drawn === all ? { seeds: 1 } : others_mix };
  return { drawn: settings, others: { ...others, ...left } };
}

/** The paths that these settings name, of the sources that have a weight. */
export function pathsOf({ mix, written, found, composed }: DrawnSettings): string[] {
  return [
    ...(mix.composed + mix.generated + mix.found + mix.drills > 0 ? [composed.templates] : []),
    ...(mix.composed > 0 ? composed.seeds : []),
    ...(mix.written > 0 ? written.paths : []),
    ...(mix.found > 0 ? found.files : []),
  ];
}

function readWritten(given: unknown): DrawnSettings['written'] {
  if (given === undefined) return DEFAULT_WRITTEN;
  const { paths, mutated } = known(given, 'written', ['paths', 'mutated']);
  const share = mutated ?? DEFAULT_WRITTEN.mutated;
  if (typeof share !== 'number' || !(share >= 0 && share <= 1))
    fail('written.mutated', share, 'a number from 0 to 1');
  const texts = paths ?? DEFAULT_WRITTEN.paths;
  if (!isPaths(texts)) fail('written.paths', texts, 'a list of paths');
  return { paths: texts as string[], mutated: share as number };
}

function readComposed(given: unknown): DrawnSettings['composed'] {
  if (given === undefined) return DEFAULT_COMPOSED;
  const { templates, seeds } = { ...DEFAULT_COMPOSED, ...known(given, 'composed', ['templates', 'seeds']) };
  if (typeof templates !== 'string') fail('composed.templates', templates, 'a folder');
  if (!isPaths(seeds)) fail('composed.seeds', seeds, 'a list of paths');
  return { templates, seeds };
}

function readDrills(given: unknown, inputs: unknown): DrawnSettings['drills'] {
  const { whole } = { ...DEFAULT_DRILLS, ...(given === undefined ? {} : known(given, 'drills', ['whole'])) };
  if (typeof whole !== 'number' || !(whole >= 0 && whole <= 1))
    fail('drills.whole', whole, 'a number from 0 to 1');
  // Python checks the inputs' settings.
  const calls = isTable(inputs) && typeof inputs.calls === 'number' ? inputs.calls : DEFAULT_CALLS;
  return { whole, calls };
}

function readFound(given: unknown): readonly string[] {
  if (given === undefined) return [];
  const files = known(given, 'found', ['files']).files ?? [];
  if (!isPaths(files))
    fail('found.files', files, 'a list of paths (python3 -m ndbg_worker.found makes such files)');
  return files as string[];
}

const isPaths = (given: unknown): given is string[] =>
  Array.isArray(given) && given.every(path => typeof path === 'string');

function known(given: unknown, key: string, names: readonly string[]): Record<string, unknown> {
  if (!isTable(given)) return fail(key, given, `an object with the keys ${names.join(', ')}`);
  for (const name of Object.keys(given)) {
    if (!names.includes(name))
      throw new DrawnSettingsError(
        `config: unknown key programs.${key}.${name}; known keys here: ${names.join(', ')}`,
      );
  }
  return given;
}

function fail(key: string, value: unknown, allowed: string): never {
  throw new DrawnSettingsError(`config: programs.${key} is ${JSON.stringify(value)}; allowed: ${allowed}`);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

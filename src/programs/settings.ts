/** The settings of whole programs within `programs`: how much of each source, and from which files. */

export const WHOLE_ORIGINS = ['composed', 'written', 'found', 'generated'] as const;
export type WholeOrigin = (typeof WHOLE_ORIGINS)[number];

export interface WholeSettings {
  /** Of all programs, the share that is whole; 0 where no source of them has a weight. */
  readonly share: number;
  readonly mix: Readonly<Record<WholeOrigin, number>>;
  /** Files or folders of written programs; `mutated`: the share of them that is drawn with small changes. */
  readonly written: { readonly paths: readonly string[]; readonly mutated: number };
  /** Files that `ndbg_worker.found` wrote. */
  readonly found: { readonly files: readonly string[] };
  /** Where the generator's templates are, and the seed functions that composed programs call. */
  readonly composed: { readonly templates: string; readonly seeds: readonly string[] };
}

/** What is left for the sources that call functions, and what is said about whole programs. */
export interface DividedSettings {
  readonly whole: WholeSettings;
  readonly others: Readonly<Record<string, unknown>>;
}

/** A setting of whole programs that cannot be used. The message names the key and what it may be. */
export class WholeSettingsError extends Error {
  override readonly name = 'ConfigError';
}

const DEFAULT_COMPOSED = { templates: 'corpus/templates', seeds: ['corpus/seeds'] };
const DEFAULT_WRITTEN = { paths: ['corpus/programs'], mutated: 0.5 };

export function divide(programs: Readonly<Record<string, unknown>>): DividedSettings {
  const { mix: given, written, found, composed, ...others } = programs;
  const mix = { composed: 0, written: 0, found: 0, generated: 0 };
  const others_mix: Record<string, unknown> = {};
  let all = 0;
  let whole = 0;
  for (const [name, weight] of Object.entries(isTable(given) ? given : {})) {
    const amount = typeof weight === 'number' && weight >= 0 ? weight : 0;
    all += amount;
    if (!(WHOLE_ORIGINS as readonly string[]).includes(name)) {
      others_mix[name] = weight;
      continue;
    }
    if (amount !== weight) fail(`mix.${name}`, weight, 'a number of 0 or more');
    mix[name as WholeOrigin] = amount;
    whole += amount;
  }
  const settings: WholeSettings = {
    share: all > 0 ? whole / all : 0,
    mix,
    written: readWritten(written),
    found: { files: readFound(found) },
    composed: readComposed(composed),
  };
  // Python checks the others' mix. Where all of it is whole programs, it still needs one it could draw from.
  const left = given === undefined ? {} : { mix: whole > 0 && whole === all ? { seeds: 1 } : others_mix };
  return { whole: settings, others: { ...others, ...left } };
}

/** The paths that the settings of whole programs name, of the sources that have a weight. */
export function pathsOf({ mix, written, found, composed }: WholeSettings): string[] {
  return [
    ...(mix.composed > 0 || mix.generated > 0 ? [composed.templates, ...composed.seeds] : []),
    ...(mix.written > 0 ? written.paths : []),
    ...(mix.found > 0 ? found.files : []),
  ];
}

function readWritten(given: unknown): WholeSettings['written'] {
  if (given === undefined) return DEFAULT_WRITTEN;
  const { paths, mutated } = known(given, 'written', ['paths', 'mutated']);
  const share = mutated ?? DEFAULT_WRITTEN.mutated;
  if (typeof share !== 'number' || !(share >= 0 && share <= 1))
    fail('written.mutated', share, 'a number from 0 to 1');
  const texts = paths ?? DEFAULT_WRITTEN.paths;
  if (!isPaths(texts)) fail('written.paths', texts, 'a list of paths');
  return { paths: texts as string[], mutated: share as number };
}

function readComposed(given: unknown): WholeSettings['composed'] {
  if (given === undefined) return DEFAULT_COMPOSED;
  const { templates, seeds } = { ...DEFAULT_COMPOSED, ...known(given, 'composed', ['templates', 'seeds']) };
  if (typeof templates !== 'string') fail('composed.templates', templates, 'a folder');
  if (!isPaths(seeds)) fail('composed.seeds', seeds, 'a list of paths');
  return { templates, seeds };
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
      throw new WholeSettingsError(
        `config: unknown key programs.${key}.${name}; known keys here: ${names.join(', ')}`,
      );
  }
  return given;
}

function fail(key: string, value: unknown, allowed: string): never {
  throw new WholeSettingsError(`config: programs.${key} is ${JSON.stringify(value)}; allowed: ${allowed}`);
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

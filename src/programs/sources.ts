/** Whole programs by number: the one of (settings, seed, set, number) is always the same, whoever asks. */
import { resolve } from 'node:path';
import { Random } from '../shared/random.ts';
import { compose } from './generator/compose.ts';
import { readFoundFunctions, readSeedFunctions, type SeedFunction } from './generator/seed-functions.ts';
import { readTables } from './generator/tables.ts';
import { isHeldOut, isHeldOutSeed } from './held-out.ts';
import type { WholeProgram } from './program.ts';
import type { WholeOrigin, WholeSettings } from './settings.ts';
import { drawWritten, forTraining, readWritten, type WrittenFile } from './written.ts';

export interface DrawnProgram extends WholeProgram {
  /** What its file is called: `bank.py`. */
  readonly name: string;
  /** Whether it is changed in small ways before it runs. */
  readonly mutate?: boolean;
}

type Draw = (random: Random) => DrawnProgram | undefined;

/** What every file is called in training: a context does not tell its file's name, and values show it. */
const FILE_NAME = 'program.py';

/** How often a source that gives nothing is asked again. */
const TRIES = 8;

export class WholeSources {
  private readonly sources: Partial<Record<WholeOrigin, Draw>> = {};

  /** `root`: where relative paths of the settings start. */
  constructor(
    private readonly settings: WholeSettings,
    private readonly root: string,
    /** Of a thousand seed functions so many are held out. */
    private readonly permille = 0,
  ) {
    if (settings.share === 0) return;
    const { mix } = settings;
    if (mix.written > 0) this.sources.written = this.written();
    if (mix.composed > 0) this.sources.composed = this.composed('composed');
    if (mix.generated > 0) this.sources.generated = this.composed('generated');
    if (mix.found > 0) this.sources.found = this.composed('found');
  }

  /** Undefined where that number is not a whole program's. */
  draw(seed: string, index: number): DrawnProgram | undefined {
    const { share, mix } = this.settings;
    if (share === 0) return undefined;
    const random = new Random(`${seed}/${index}/whole`);
    if (!random.chance(share)) return undefined;
    const draw = this.sources[random.weighted(mix)];
    for (let tries = 0; draw && tries < TRIES; tries++) {
      const made = draw(random);
      if (made) return made;
    }
    return undefined;
  }

  /** Statements around definitions: the generator's own, and functions of the seed corpus or of published programs. */
  private composed(origin: 'composed' | 'generated' | 'found'): Draw {
    const { composed } = this.settings;
    const tables = readTables(resolve(this.root, composed.templates));
    const functions = this.functions(origin);
    if (origin === 'found' && functions.length === 0) return () => undefined;
    return random => {
      const made = compose(random, tables, functions, origin === 'found' ? [1] : undefined);
      return made && { ...made, name: FILE_NAME, origin, problem: origin };
    };
  }

  private functions(origin: 'composed' | 'generated' | 'found'): SeedFunction[] {
    const { composed, found } = this.settings;
    if (origin === 'generated') return [];
    if (origin === 'found')
      return readFoundFunctions(found.files, this.root).filter(({ problem }) => !isHeldOut(problem));
    const held = ({ problem }: SeedFunction) => isHeldOutSeed(problem, this.permille);
    return readSeedFunctions(composed.seeds, this.root).filter(seed => !held(seed));
  }

  private written(): Draw {
    const files: readonly WrittenFile[] = forTraining(readWritten(this.settings.written.paths, this.root));
    if (files.length === 0) return () => undefined;
    return random => {
      const made = { ...drawWritten(files, random), name: FILE_NAME };
      return random.chance(this.settings.written.mutated) ? { ...made, mutate: true } : made;
    };
  }
}

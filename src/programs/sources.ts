/** Programs by number: the same settings, seed, set and number always give the same program. */
import { resolve } from 'node:path';
import { Random } from '../shared/random.ts';
import { compose } from './generator/compose.ts';
import { type Drilled, drill } from './generator/drill.ts';
import {
  functionOf,
  readFoundFunctions,
  readSeedFunctions,
  type SeedFunction,
} from './generator/seed-functions.ts';
import { readTables, type Tables } from './generator/tables.ts';
import { isHeldOut, isHeldOutSeed } from './held-out.ts';
import type { WholeProgram } from './program.ts';
import type { DrawnOrigin, DrawnSettings } from './settings.ts';
import { drawWritten, forTraining, readWritten, type WrittenFile } from './written.ts';

export interface DrawnProgram extends WholeProgram {
  /** What its file is called: `bank.py`. */
  readonly name: string;
  /** Whether it is changed in small ways before it runs. */
  readonly mutate?: boolean;
  /** Calls of its function, if it is not a whole program. */
  readonly calls?: readonly string[];
  readonly flags?: readonly string[];
}

type Draw = (random: Random) => DrawnProgram | undefined;

/** The name of every file in training: values contain it, but a context does not show it. */
const FILE_NAME = 'program.py';

/** For each form of drill, the share that is only stepped through, because what matters is each line. */
const RUN_THROUGH: Readonly<Record<Drilled['form'], number>> = {
  written: 0.3,
  lines: 0.6,
  expressions: 0.6,
  statements: 0.2,
};

/** Retries of a source that gives no program. */
const TRIES = 8;

export class DrawnSources {
  private readonly sources: Partial<Record<DrawnOrigin, Draw>> = {};
  private read: Tables | undefined;

  /** `root`: where relative paths of the settings start. */
  constructor(
    private readonly settings: DrawnSettings,
    private readonly root: string,
    /** How many of a thousand seed functions are held out. */
    private readonly permille = 0,
  ) {
    if (settings.share === 0) return;
    const { mix } = settings;
    if (mix.written > 0) this.sources.written = this.written();
    if (mix.composed > 0) this.sources.composed = this.composed('composed');
    if (mix.generated > 0) this.sources.generated = this.composed('generated');
    if (mix.found > 0) this.sources.found = this.composed('found');
    // Their tables are read at once, so that a wrong one is refused before anything is made.
    if (mix.drills > 0) this.sources.drills = this.drills(this.tables);
  }

  /** Undefined if Python makes the program of that number. */
  draw(seed: string, index: number): DrawnProgram | undefined {
    const { share, mix } = this.settings;
    if (share === 0) return undefined;
    const random = new Random(`${seed}/${index}/drawn`);
    if (!random.chance(share)) return undefined;
    const draw = this.sources[random.weighted(mix)];
    return draw && drawnBy(draw, random);
  }

  /** A function with calls, for the held-out set of generated ones; undefined where no source gives any. */
  function(seed: string, index: number): DrawnProgram | undefined {
    if (!(this.settings.mix.drills > 0)) return undefined;
    return drawnBy(random => this.called(random), new Random(`${seed}/${index}/drawn`));
  }

  /** Drills: most with calls of them, some called by their own program's lines. */
  private drills(tables: Tables): Draw {
    const { drills } = this.settings;
    return random => {
      if (!random.chance(drills.whole)) return this.called(random);
      const made = drill(random, tables, drills.calls);
      const found = made && functionOf(made.source, made.calls, 'drills');
      const whole = found && compose(random, tables, [found], { counts: [1], alone: random.chance(0.8) });
      return whole && { ...whole, name: FILE_NAME, origin: 'drills', problem: 'drills' };
    };
  }

  private called(random: Random): DrawnProgram | undefined {
    const made = drill(random, this.tables, this.settings.drills.calls);
    if (!made) return undefined;
    const { source, calls, entry, form } = made;
    const flags = [form, ...(random.chance(RUN_THROUGH[form]) ? ['run_through'] : [])];
    return {
      source,
      calls,
      entry: { kind: 'function', name: entry },
      name: FILE_NAME,
      origin: 'drills',
      problem: 'drills',
      flags,
    };
  }

  private get tables(): Tables {
    this.read ??= readTables(resolve(this.root, this.settings.composed.templates));
    return this.read;
  }

  /** Statements around definitions: the generator's own, and functions of the seed corpus or of published programs. */
  private composed(origin: 'composed' | 'generated' | 'found'): Draw {
    const { tables } = this;
    const functions = this.functions(origin);
    if (origin === 'found' && functions.length === 0) return () => undefined;
    return random => {
      const made = compose(random, tables, functions, origin === 'found' ? { counts: [1] } : {});
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

function drawnBy(draw: Draw, random: Random): DrawnProgram | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const made = draw(random);
    if (made) return made;
  }
  return undefined;
}

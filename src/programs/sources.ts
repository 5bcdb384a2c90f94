/** Whole programs by number: the one of (settings, seed, set, number) is always the same, whoever asks. */
import { Random } from '../shared/random.ts';
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

/** How often a source that gives nothing is asked again. */
const TRIES = 8;

export class WholeSources {
  private readonly sources: Partial<Record<WholeOrigin, Draw>> = {};

  /** `root`: where relative paths of the settings start. */
  constructor(
    private readonly settings: WholeSettings,
    private readonly root: string,
  ) {
    if (settings.share === 0) return;
    const { mix } = settings;
    if (mix.written > 0) this.sources.written = this.written();
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

  private written(): Draw {
    const files: readonly WrittenFile[] = forTraining(readWritten(this.settings.written.paths, this.root));
    if (files.length === 0) return () => undefined;
    return random => {
      const made = drawWritten(files, random);
      return random.chance(this.settings.written.mutated) ? { ...made, mutate: true } : made;
    };
  }
}

/** What a run was made with. Two runs can be compared if all that decides the questions and the judgement is equal. */
import { FORM_VERSION } from '../language/trajectory.ts';
import { VOCABULARY_HASH } from '../language/vocabulary.v1.ts';
import type { DataFile } from './program.ts';

/** Raised when the same answers would be judged otherwise, or other questions asked. */
export const HARNESS_VERSION = 1;

export interface Stamp {
  readonly harness: number;
  /** `3.11.7`. */
  readonly python: string;
  readonly form: number;
  /** SHA-256 of the vocabulary. */
  readonly tokenizer: string;
  readonly data: readonly { readonly name: string; readonly sha256: string; readonly programs: number }[];
  readonly seed: number;
  /** At most so many questions a group; null: all. */
  readonly limit: number | null;
  /** Of CruxEval, only this half; null: both. */
  readonly half: 'even' | 'odd' | null;
  /** Only groups whose names begin with one of these; without it, all. */
  readonly groups?: readonly string[];
  /** For adaptive jumps. */
  readonly thresholds?: readonly number[];
  readonly efforts?: readonly number[];
  readonly samples: number;
  /** Tokens that prompt and answer may take. */
  readonly context: number;
  /** Lines were to be worked out part by part wherever they can be; without it, nowhere. */
  readonly working?: true;
  /** Who answered. */
  readonly engine: string;
  /** SHA-256 of its weights, if it is a model. */
  readonly model: string | null;
}

export function makeStamp(
  about: Pick<Stamp, 'python' | 'seed' | 'limit' | 'samples' | 'context' | 'engine' | 'model'> &
    Partial<Pick<Stamp, 'half' | 'groups' | 'thresholds' | 'efforts'>> & { readonly working?: boolean },
  files: readonly DataFile[],
): Stamp {
  return {
    harness: HARNESS_VERSION,
    python: about.python,
    form: FORM_VERSION,
    tokenizer: VOCABULARY_HASH,
    data: files.map(({ name, hash, programs }) => ({ name, sha256: hash, programs: programs.length })),
    seed: about.seed,
    limit: about.limit,
    half: about.half ?? null,
    ...(about.groups ? { groups: about.groups } : {}),
    ...(about.thresholds ? { thresholds: about.thresholds } : {}),
    ...(about.efforts ? { efforts: about.efforts } : {}),
    samples: about.samples,
    context: about.context,
    ...(about.working ? { working: true } : {}),
    engine: about.engine,
    model: about.model,
  };
}

const MEANINGS: readonly (readonly [keyof Stamp, string])[] = [
  ['harness', 'version of the evaluation'],
  ['python', 'Python'],
  ['form', 'version of the form'],
  ['tokenizer', 'tokenizer'],
  ['data', 'data'],
  ['seed', 'seed'],
  ['limit', 'limit'],
  ['half', 'half of CruxEval'],
  ['groups', 'groups'],
  ['thresholds', 'thresholds of jumps'],
  ['efforts', 'effort of jumps'],
  ['samples', 'number of samples'],
  ['context', 'context length'],
];

/** What differs that must not, each in a sentence. Who answered may differ, and by working or not: that is compared. */
export function differences(a: Stamp, b: Stamp): string[] {
  const found: string[] = [];
  for (const [key, meaning] of MEANINGS) {
    const [left, right] = [comparable(a, key), comparable(b, key)];
    if (left !== right) found.push(`${meaning}: ${left} and ${right}`);
  }
  return found;
}

/** Where a data file lies does not matter; what is in it does. */
function comparable(stamp: Stamp, key: keyof Stamp): string {
  if (key === 'data') return stamp.data.map(file => file.sha256.slice(0, 12)).join(' ') || 'none';
  // Runs that were kept before there was a choice asked all.
  return `${stamp[key] ?? 'none'}`;
}

/** For taking up a run that was begun: it must be the same in everything. */
export function sameRun(a: Stamp, b: Stamp): boolean {
  return (
    differences(a, b).length === 0 && a.engine === b.engine && a.model === b.model && a.working === b.working
  );
}

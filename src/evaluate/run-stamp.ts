/** Records how a run was made. Two runs are comparable if all that decides questions and verdicts is equal. */
import { FORM_VERSION } from '../language/trajectory.ts';
import { VOCABULARY_HASH } from '../language/vocabulary.v1.ts';
import type { DataFile } from './program.ts';

/** Raised when the questions change, or the way in which answers are judged. */
const HARNESS_VERSION = 2;

export interface Stamp {
  readonly harness: number;
  /** `3.11.7`. */
  readonly python: string;
  readonly form: number;
  /** SHA-256 of the vocabulary. */
  readonly tokenizer: string;
  readonly data: readonly { readonly name: string; readonly sha256: string; readonly programs: number }[];
  readonly seed: number;
  /** Questions a group, at most; null: all. */
  readonly limit: number | null;
  /** The half of CruxEval that is asked; null: both. */
  readonly half: 'even' | 'odd' | null;
  /** Only groups whose names begin with one of these; without it, all. */
  readonly groups?: readonly string[];
  /** For adaptive jumps. */
  readonly thresholds?: readonly number[];
  readonly efforts?: readonly number[];
  readonly samples: number;
  /** Tokens that prompt and answer may take. */
  readonly context: number;
  /** Whether lines were worked out part by part wherever possible; without it, nowhere. */
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

/** What makes two runs incomparable, each in a sentence. The answerer and the use of working may differ. */
export function differences(a: Stamp, b: Stamp): string[] {
  const found: string[] = [];
  for (const [key, meaning] of MEANINGS) {
    const [left, right] = [comparable(a, key), comparable(b, key)];
    if (left !== right) found.push(`${meaning}: ${left} and ${right}`);
  }
  return found;
}

/** Compares data files by content; their paths do not matter. */
function comparable(stamp: Stamp, key: keyof Stamp): string {
  if (key === 'data') return stamp.data.map(file => file.sha256.slice(0, 12)).join(' ') || 'none';
  // Older runs, made before there was a choice, asked all groups.
  return `${stamp[key] ?? 'none'}`;
}

/** A run can only be resumed if everything is the same. */
export function sameRun(a: Stamp, b: Stamp): boolean {
  return (
    differences(a, b).length === 0 && a.engine === b.engine && a.model === b.model && a.working === b.working
  );
}

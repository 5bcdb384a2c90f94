/** What the campaign is made of: attacks that draw their inputs by a seed, and findings that can be run alone. */
import fc from 'fast-check';

/** What a figure of the campaign counts. */
export type Counted = 'inputs' | 'requests' | 'commands' | 'sessions' | 'faults';

export interface Attack {
  /** `parsers/actions`. */
  readonly name: string;
  readonly counts: Counted;
  /** How much of it a whole campaign tries: all attacks come to theirs at the same time. */
  readonly aim: number;
  /** Takes minutes: the first lane of a campaign tries it, the others do not. */
  readonly slow?: boolean;
  /**
   * Tries inputs drawn by the seed; the same seed, the same inputs. Says how many, or throws a Finding. `part` of a
   * round is its beginning.
   */
  round(seed: number, part?: number): Promise<number>;
  /** Ends what its rounds left open. */
  close?(): Promise<void>;
}

/** Something that does not hold. */
export class Finding extends Error {
  override readonly name = 'Finding';

  constructor(attack: string, seed: number, what: string) {
    super(`${attack}: ${what}\nrun it alone: npm run attack -- --only ${attack} --seed ${seed}`);
  }
}

/** Seconds of this process's own work after which an answer counts as hung: far beyond what any takes. */
const HUNG = 20;
/** Milliseconds that a finding is made smaller for: where each try starts a process, it would take the campaign. */
const SHRINKING = 45_000;

/** An attack by property: what `check` throws is shrunk to the smallest input and reported. */
export function inputs<T>(
  name: string,
  arbitrary: fc.Arbitrary<T>,
  check: (value: T) => void | Promise<void>,
  { each = 500, aim = 100_000, counts = 'inputs' as Counted, slow = false } = {},
): Attack {
  return {
    name,
    counts,
    aim,
    slow,
    round: async (seed, part = 1) => {
      let found: number | undefined;
      const result = await fc.check(
        fc.asyncProperty(arbitrary, async value => {
          if (found !== undefined && performance.now() - found > SHRINKING) return;
          const began = process.cpuUsage();
          try {
            await check(value);
          } catch (error) {
            found ??= performance.now();
            throw error;
          }
          const { user, system } = process.cpuUsage(began);
          const seconds = (user + system) / 1e6;
          if (seconds > HUNG) throw new Error(`an answer took ${seconds.toFixed(0)} s`);
        }),
        // Shrinking a slow one would take the whole campaign.
        { seed, numRuns: Math.ceil(each * part), endOnFailure: slow },
      );
      if (!result.failed) return result.numRuns;
      const [given] = result.counterexample ?? [];
      const error = result.errorInstance;
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      throw new Finding(name, seed, `${why}\ngiven ${fc.stringify(given).slice(0, 2000)}`);
    },
  };
}

/** A sentence for a person: said once, of one kind, and no stack of ours. */
export function isSentence(text: string): boolean {
  return text.trim() !== '' && !/\n\s+at |\[object |\bundefined\b|node:internal/.test(text);
}

/**
 * What `read` gives for an input, or undefined where it refuses it with an error of one of these names and a sentence.
 * Anything else that it throws is a finding.
 */
export function answered<T>(refusals: readonly string[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    refusedRightly(refusals, error);
    return undefined;
  }
}

/** The same for what comes later. */
export async function answeredLater<T>(
  refusals: readonly string[],
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    refusedRightly(refusals, error);
    return undefined;
  }
}

function refusedRightly(refusals: readonly string[], error: unknown): void {
  if (!(error instanceof Error)) throw new Error(`it throws ${String(error)}`);
  if (!refusals.includes(error.name) && !refusals.includes(error.constructor.name)) throw error;
  if (!isSentence(error.message)) throw new Error(`its refusal is no sentence: ${error.message}`);
}

/** Decides which whole programs are kept for evaluation: by their name alone, so that it never changes. */
import { createHash } from 'node:crypto';

/** How many of a thousand programs are held out. */
const PERMILLE = 100;

/** `problem`: a file's path below its folder, with `/` (`banking/ledgers.py`), or the name of a found program. */
export const isHeldOut = (problem: string): boolean => isBelow(problem, PERMILLE);

/** A seed function, by its file and place: `ndbg_data.identity.side` decides the same. */
export const isHeldOutSeed = (problem: string, permille: number): boolean => isBelow(problem, permille);

function isBelow(problem: string, permille: number): boolean {
  const digest = createHash('sha256').update(problem).digest();
  return Number(digest.readBigUInt64BE(0) % 1000n) < permille;
}

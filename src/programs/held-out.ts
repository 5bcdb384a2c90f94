/** Which whole programs are kept for evaluation: decided by their name alone, for good. */
import { createHash } from 'node:crypto';

/** Of a thousand programs so many are held out. */
const PERMILLE = 100;

/** `problem`: a file's path below its folder, with `/` (`banking/ledgers.py`), or the name of a found program. */
export function isHeldOut(problem: string): boolean {
  const digest = createHash('sha256').update(problem).digest();
  return Number(digest.readBigUInt64BE(0) % 1000n) < PERMILLE;
}

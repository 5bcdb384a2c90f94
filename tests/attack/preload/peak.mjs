/** Loaded before the command: leaves the most memory that it took, in KiB, in the file that NDBG_ATTACK_PEAK names. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.NDBG_ATTACK_PEAK;
if (isMainThread && file)
  process.on('exit', () => {
    try {
      writeFileSync(file, String(process.resourceUsage().maxRSS));
    } catch {
      // The run's disk is full, or its writes fail.
    }
  });

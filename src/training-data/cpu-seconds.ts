/** Measures how long a process has computed, to distinguish a waiting process from a busy one. */
import { readFileSync } from 'node:fs';

/** Linux reports CPU time in hundredths of a second, whatever the kernel's own clock. */
const TICKS = 100;

/** CPU seconds that a process has used; undefined if the system does not say. */
export function cpuSeconds(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command's name stands in parentheses and may hold any character. These are the 12th and 13th fields behind
    // it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks / TICKS : undefined;
  } catch {
    return undefined;
  }
}

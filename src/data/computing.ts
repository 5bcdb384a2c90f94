/** Whether a process computes, or only waits: how much of the processor it had, whatever the clock says. */
import { readFileSync } from 'node:fs';

/** Linux counts computing time in hundredths of a second, whatever the kernel's own clock. */
const TICKS = 100;

/** Seconds of computing that a process has had so far. Undefined where the system does not tell. */
export function secondsComputed(pid: number): number | undefined {
  try {
    const told = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The command's name stands in parentheses and may hold anything; of the fields behind it these are the 12th and 13th.
    const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks / TICKS : undefined;
  } catch {
    return undefined;
  }
}

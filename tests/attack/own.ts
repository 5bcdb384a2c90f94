/** What this process itself has open: processes that it started, and temporary folders under its number. */
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** A stopped evaluation may still take its ten seconds. */
const SECONDS = 15;

function children(): string[] {
  return readdirSync('/proc/self/task').flatMap(task => {
    try {
      const pids = readFileSync(`/proc/self/task/${task}/children`, 'latin1').trim().split(' ');
      return pids.filter(Boolean).map(pid => `process ${pid}`);
    } catch {
      // The thread ended meanwhile.
      return [];
    }
  });
}

const folders = () => readdirSync(tmpdir()).filter(name => name.startsWith(`ndbg-${process.pid}-`));

export function opened(): ReadonlySet<string> {
  return new Set([...children(), ...folders()]);
}

/** Throws if something more than `before` stays open. */
export async function nothingLeft(before: ReadonlySet<string>): Promise<void> {
  const more = () => [...opened()].filter(each => !before.has(each));
  for (let tries = 0; more().length > 0; tries++) {
    if (tries > SECONDS * 20) throw new Error(`it leaves ${more().join(', ')}`);
    await sleep(50);
  }
}

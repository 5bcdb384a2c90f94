/** Reads the files of python/ndbg_launch as text. They run from text, so that their own lines are not recorded. */
import { readFileSync } from 'node:fs';

export type LaunchFile = 'ask' | 'evaluate' | 'inputs' | 'rename' | 'runnable';

const known = new Map<LaunchFile, string>();

export function launchFile(name: LaunchFile): string {
  let text = known.get(name);
  if (text === undefined) {
    text = readFileSync(new URL(`../../python/ndbg_launch/${name}.py`, import.meta.url), 'utf8');
    known.set(name, text);
  }
  return text;
}

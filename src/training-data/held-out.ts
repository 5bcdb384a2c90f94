/**
 * The held-out sets: programs that no training document may come from, and enough prompts over them for each action.
 */
import type { ActionName } from '../tree/state.ts';
import { LEVELS, type Level } from './batch.ts';
import type { DataDirectory } from './directory.ts';
import { inOrder, type Workforce } from './ordered-results.ts';
import { PROMPT_ACTIONS } from './prompt-maker.ts';

/** Most jobs for one set. Some sources rarely give some actions; they get as many prompts as there are. */
const MOST_JOBS = 96;

export interface HeldOut {
  /** Identities of the programs, which must not be trained on. */
  readonly identities: readonly string[];
  readonly sets: Readonly<Record<string, HeldOutSet>>;
}

export interface HeldOutSet {
  readonly programs: number;
  readonly prompts: Readonly<Record<string, number>>;
}

/** Reads the held-out sets of the directory, or makes them. */
export async function heldOutOf(
  directory: DataDirectory,
  workforce: Workforce,
  wanted: number,
  note: (note: string) => void,
): Promise<HeldOut> {
  const known = directory.readHeldOut('held-out.json');
  if (known !== undefined) return JSON.parse(known) as HeldOut;
  const identities = new Set<string>();
  const sets: Record<string, HeldOutSet> = {};
  if (wanted > 0) {
    // The sets are made side by side, but each job by job: only a finished job tells how many more are needed.
    const all = await Promise.all(LEVELS.map(level => oneSet(workforce, level, wanted, note)));
    for (const [i, made] of all.entries()) {
      const level = LEVELS[i]!;
      if (made.programs.length === 0) continue;
      directory.writeHeldOut(`${level}.jsonl`, `${made.programs.join('\n')}\n`);
      directory.writeHeldOut(`${level}.prompts.jsonl`, `${made.prompts.join('\n')}\n`);
      sets[level] = { programs: made.programs.length, prompts: Object.fromEntries(made.counts) };
      for (const identity of made.identities) identities.add(identity);
    }
  }
  const heldOut: HeldOut = { identities: [...identities], sets };
  directory.writeHeldOut('held-out.json', `${JSON.stringify(heldOut)}\n`);
  return heldOut;
}

async function oneSet(workforce: Workforce, level: Level, wanted: number, note: (note: string) => void) {
  const programs: string[] = [];
  const prompts: string[] = [];
  const seen = new Set<string>();
  const identities = new Set<string>();
  const counts = new Map<ActionName, number>(PROMPT_ACTIONS.map(action => [action, 0]));
  const short = () => [...counts.values()].some(count => count < wanted);
  for await (const batch of inOrder({ capacity: 1, run: job => workforce.run(job) }, level, 0, MOST_JOBS)) {
    for (const one of batch.notes) note(one);
    if (batch.counts['dropped/no source']) break;
    for (const { identity, heldOut } of batch.candidates) {
      if (!heldOut || !short()) continue;
      let used = false;
      for (const { action, json } of heldOut.prompts) {
        // Fixed programs come again with other inputs; a repeated prompt is dropped.
        const body = json.slice(json.indexOf('"context"'));
        if (counts.get(action)! >= wanted || seen.has(body)) continue;
        seen.add(body);
        counts.set(action, counts.get(action)! + 1);
        prompts.push(json);
        used = true;
      }
      if (!used) continue;
      identities.add(identity);
      programs.push(heldOut.program);
    }
    if (!short()) break;
  }
  return { programs, prompts, identities, counts };
}

/**
 * One lane of the campaign: rounds of all attacks in turn until the time is up, so that all come to their aims at the
 * same time. scripts/attack.mjs starts the lanes side by side and adds up what they report.
 */
import { writeFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { ALL } from './all.ts';
import { type Attack, Finding } from './attack.ts';

const { env } = process;
const minutes = Number(env.NDBG_ATTACK_MINUTES ?? 1);
const seed = Number(env.NDBG_ATTACK_SEED ?? 1);
const rounds = Number(env.NDBG_ATTACK_ROUNDS || Number.POSITIVE_INFINITY);
const only = (env.NDBG_ATTACK_ONLY ?? '').split(',').filter(Boolean);
const isFirst = env.NDBG_ATTACK_LANE === '0';
const chosen = ALL.filter(
  ({ name, slow }) => (isFirst || !slow) && (only.length === 0 || only.some(part => name.startsWith(part))),
);

interface Tally {
  rounds: number;
  tried: number;
  seconds: number;
  findings: number;
}

const tallies = new Map<Attack, Tally>(
  chosen.map(attack => [attack, { rounds: 0, tried: 0, seconds: 0, findings: 0 }]),
);

/** The attack that is furthest from its aim. A round that finds something counts as one that was tried. */
function next(): Attack | undefined {
  const open = chosen.filter(attack => tallies.get(attack)!.rounds < rounds);
  const reached = (attack: Attack) => {
    const { tried, findings } = tallies.get(attack)!;
    return (tried + findings) / attack.aim;
  };
  return open.sort((a, b) => reached(a) - reached(b))[0];
}

async function play(attack: Attack): Promise<void> {
  const tally = tallies.get(attack)!;
  const began = performance.now();
  try {
    tally.tried += await attack.round(seed + tally.rounds);
  } catch (error) {
    tally.findings++;
    const what = error instanceof Finding ? error.message : String((error as Error).stack ?? error);
    process.stderr.write(`\nFOUND ${what}\n\n`);
  }
  tally.rounds++;
  tally.seconds += (performance.now() - began) / 1000;
}

function report(): void {
  if (env.NDBG_ATTACK_REPORT === undefined) return;
  const rows = [...tallies].map(([{ name, counts, aim }, tally]) => ({ name, counts, aim, ...tally }));
  writeFileSync(env.NDBG_ATTACK_REPORT, JSON.stringify(rows));
}

test(
  `${chosen.length} attacks for ${minutes} minutes`,
  async () => {
    expect(chosen.length, `no attack is called ${only.join(', ')}`).toBeGreaterThan(0);
    const until = performance.now() + minutes * 60_000;
    for (let attack = next(); attack && performance.now() < until; attack = next()) {
      await play(attack);
      report();
    }
    expect([...tallies.values()].reduce((sum, { findings }) => sum + findings, 0)).toBe(0);
  },
  (minutes + 60) * 60_000,
);

afterAll(async () => {
  for (const attack of chosen) await attack.close?.();
}, 120_000);

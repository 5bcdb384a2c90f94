/** The campaign: rounds of all attacks in turn, as their shares say, until the time is up. scripts/attack.mjs runs it. */
import { afterAll, expect, test } from 'vitest';
import { ALL } from './all.ts';
import { type Attack, Finding } from './attack.ts';

const { env } = process;
const minutes = Number(env.NDBG_ATTACK_MINUTES ?? 1);
const seed = Number(env.NDBG_ATTACK_SEED ?? 1);
const rounds = Number(env.NDBG_ATTACK_ROUNDS || Number.POSITIVE_INFINITY);
const only = (env.NDBG_ATTACK_ONLY ?? '').split(',').filter(Boolean);
const chosen = ALL.filter(({ name }) => only.length === 0 || only.some(part => name.startsWith(part)));

interface Tally {
  rounds: number;
  tried: number;
  seconds: number;
  findings: number;
}

const tallies = new Map<Attack, Tally>(
  chosen.map(attack => [attack, { rounds: 0, tried: 0, seconds: 0, findings: 0 }]),
);
const say = (text: string) => process.stdout.write(`${text}\n`);

/** The attack that has had least of its share. */
function next(): Attack | undefined {
  const open = chosen.filter(attack => tallies.get(attack)!.rounds < rounds);
  const behind = (attack: Attack) => tallies.get(attack)!.seconds / attack.share;
  return open.sort((a, b) => behind(a) - behind(b))[0];
}

async function play(attack: Attack): Promise<void> {
  const tally = tallies.get(attack)!;
  const began = performance.now();
  try {
    tally.tried += await attack.round(seed + tally.rounds);
  } catch (error) {
    tally.findings++;
    say(`\nFOUND ${error instanceof Finding ? error.message : String((error as Error).stack ?? error)}\n`);
  }
  tally.rounds++;
  tally.seconds += (performance.now() - began) / 1000;
}

function table(): string {
  const sums = new Map<string, number>();
  let findings = 0;
  const lines = [...tallies].map(([{ name, counts }, { tried, seconds, findings: found }]) => {
    sums.set(counts, (sums.get(counts) ?? 0) + tried);
    findings += found;
    const figure = `${tried.toLocaleString('en-GB')} ${counts}`;
    return `${name.padEnd(22)} ${figure.padStart(20)} ${seconds.toFixed(0).padStart(6)} s ${String(found).padStart(4)}`;
  });
  const all = [...sums].map(([counts, sum]) => `${sum.toLocaleString('en-GB')} ${counts}`).join(', ');
  return `${lines.join('\n')}\n\n${all}; ${findings} findings; seed ${seed}`;
}

test(
  `${chosen.length} attacks for ${minutes} minutes`,
  async () => {
    expect(chosen.length, `no attack is called ${only.join(', ')}`).toBeGreaterThan(0);
    const until = performance.now() + minutes * 60_000;
    let told = performance.now();
    for (let attack = next(); attack && performance.now() < until; attack = next()) {
      await play(attack);
      if (performance.now() - told < 300_000) continue;
      told = performance.now();
      say(`\n${table()}`);
    }
    say(`\n${table()}`);
    expect([...tallies.values()].reduce((sum, { findings }) => sum + findings, 0)).toBe(0);
  },
  (minutes + 60) * 60_000,
);

afterAll(async () => {
  for (const attack of chosen) await attack.close?.();
}, 120_000);

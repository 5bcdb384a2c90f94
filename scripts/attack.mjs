/**
 * The long attack campaign: `npm run attack -- --minutes 20 --seed 5`, or `--only parsers/actions --seed 17` for one
 * attack as a finding names it. Figures are printed at the end; exit code 1 where something does not hold.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const wrong = ['minutes', 'seed', 'rounds'].find(
  name => values[name] !== undefined && !(Number(values[name]) > 0),
);
if (wrong) {
  process.stderr.write(`--${wrong} must be a number above 0\n`);
  process.exit(2);
}
// One that is run alone shows what it found, and that is all.
const rounds = values.rounds ?? (values.only !== undefined && values.minutes === undefined ? '1' : '');
const env = {
  ...process.env,
  NDBG_ATTACK_MINUTES: values.minutes ?? '20',
  NDBG_ATTACK_SEED: values.seed ?? String(1 + Math.floor(Math.random() * 1e9)),
  NDBG_ATTACK_ONLY: values.only ?? '',
  NDBG_ATTACK_ROUNDS: rounds,
};
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const args = [
  vitest,
  'run',
  '--config',
  'vitest.slow.config.ts',
  'tests/attack',
  '--disable-console-intercept',
];
const cwd = fileURLToPath(new URL('..', import.meta.url));
process.exit(spawnSync(process.execPath, args, { env, cwd, stdio: 'inherit' }).status ?? 1);

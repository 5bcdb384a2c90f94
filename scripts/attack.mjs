/**
 * The long attack campaign: `npm run attack -- --minutes 20 --seed 5`, or `--only parsers/actions --seed 17` for one
 * attack as a finding names it. Lanes run side by side, each a process with seeds of its own; the figures of all are
 * printed at the end. Exit code 1 where something does not hold.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** What one campaign is to reach. */
const GOALS = {
  'inputs of parsers': [1_000_000, name => name.startsWith('parsers/')],
  'sessions on toy weights': [10_000, name => name === 'sessions/toy'],
  'sessions on the shipped weights': [500, name => /^sessions\/(?:shipped|long)$/.test(name)],
  'sessions at a terminal': [undefined, name => name === 'sessions/terminals'],
  faults: [1000, name => name.startsWith('faults/')],
  'requests to servers': [undefined, name => name.startsWith('requests/')],
  'runs of commands': [undefined, name => name.startsWith('commands/')],
};
/** Seeds of lanes must not meet. */
const APART = 10_000_000;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string' },
    lanes: { type: 'string' },
  },
});
const wrong = ['minutes', 'seed', 'rounds', 'lanes'].find(
  name => values[name] !== undefined && !(Number(values[name]) > 0),
);
if (wrong) {
  process.stderr.write(`--${wrong} must be a number above 0\n`);
  process.exit(2);
}
// One that is run alone shows what it found, and that is all.
const alone = values.only !== undefined && values.minutes === undefined;
const rounds = values.rounds ?? (alone ? '1' : '');
const seed = Number(values.seed ?? 1 + Math.floor(Math.random() * 1e6));
// Two more than there are cores, because many attacks wait for processes.
const lanes = alone ? 1 : Number(values.lanes ?? availableParallelism() + 2);
const folder = mkdtempSync(join(tmpdir(), 'ndbg-campaign-'));
const cwd = fileURLToPath(new URL('..', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

function lane(number) {
  const report = join(folder, `${number}.json`);
  const env = {
    ...process.env,
    NDBG_ATTACK_MINUTES: values.minutes ?? '20',
    NDBG_ATTACK_SEED: String(seed + number * APART),
    NDBG_ATTACK_ONLY: values.only ?? '',
    NDBG_ATTACK_ROUNDS: rounds,
    NDBG_ATTACK_REPORT: report,
    NDBG_ATTACK_LANE: String(number),
  };
  const args = ['run', '--config', 'vitest.slow.config.ts', 'tests/attack', '--disable-console-intercept'];
  const child = spawn(process.execPath, [vitest, ...args], {
    env,
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise(done => {
    child.on('exit', code => {
      try {
        done({ failed: code !== 0, rows: JSON.parse(readFileSync(report, 'utf8')) });
      } catch {
        done({ failed: true, rows: [] });
      }
    });
  });
}

const reports = await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
rmSync(folder, { recursive: true });

const all = new Map();
for (const { rows } of reports)
  for (const { name, counts, tried, seconds, findings } of rows) {
    const sum = all.get(name) ?? { counts, tried: 0, seconds: 0, findings: 0 };
    sum.tried += tried;
    sum.seconds += seconds;
    sum.findings += findings;
    all.set(name, sum);
  }
const say = text => process.stdout.write(`${text}\n`);
const figure = number => number.toLocaleString('en-GB');
const sumOf = (rows, key) => rows.reduce((sum, [, row]) => sum + row[key], 0);
for (const [name, { counts, tried, seconds, findings }] of all)
  say(
    `${name.padEnd(22)} ${`${figure(tried)} ${counts}`.padStart(20)} ${seconds.toFixed(0).padStart(6)} s ` +
      `${String(findings).padStart(4)}`,
  );
say('');
for (const [title, [goal, belongs]] of Object.entries(GOALS)) {
  const rows = [...all].filter(([name]) => belongs(name));
  if (rows.length === 0) continue;
  const wanted = goal === undefined ? '' : ` of ${figure(goal)}`;
  say(`${title}: ${figure(sumOf(rows, 'tried'))}${wanted}, ${sumOf(rows, 'findings')} findings`);
}
say(`\nseed ${seed}, ${lanes} lanes, ${sumOf([...all], 'findings')} findings`);
process.exitCode = reports.some(({ failed }) => failed) ? 1 : 0;

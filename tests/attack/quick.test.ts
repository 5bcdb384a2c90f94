/** A little of every attack, the same each time: what `npm run attack` does for as long as it is given. */
import { afterAll, describe, expect, test } from 'vitest';
import { ALL } from './all.ts';
import type { Attack } from './attack.ts';
import { harmfulPrograms, onProgram } from './commands.ts';

/** Rounds of each; what takes minutes or wants the shipped weights stays with the campaign. */
const LEFT_OUT = ['sessions/shipped', 'sessions/long', 'faults/builds', 'faults/queues', 'commands/programs'];
/** Of a round: what all of `npm test` has time for. */
const PART = 0.25;
const attacks = ALL.filter(({ name }) => !LEFT_OUT.includes(name));

afterAll(async () => {
  for (const attack of attacks) await attack.close?.();
});

const named = (attack: Attack) => [attack.name, attack] as const;

test.each(attacks.map(named))('%s finds nothing', async (_name, attack) => {
  expect(await attack.round(1, PART)).toBeGreaterThan(0);
});

describe('a harmful program costs itself and nothing else', () => {
  // Every eighth: tests/trace and tests/pyodide have attacks on the sandbox one by one.
  const some = harmfulPrograms().filter((_, i) => i % 8 === 0);
  test.each(some.map(each => [`${each.how.join(' ')}: ${each.source.slice(0, 60)}`, each] as const))(
    '%j',
    async (_name, each) => {
      await onProgram(each);
    },
  );
});

/** Drives thirty programs through a real debugpy process: the states are those of the recorder. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { differences } from '../../src/debugger/differences.ts';
import { openEngine } from '../../src/launch/open-engine.ts';
import type { ProgramSource } from '../../src/launch/program-source.ts';
import { isExit } from '../../src/tree/state.ts';
import { readSeeds } from '../seeds.ts';
import { openLive, sourceOf, textOf } from './open.ts';

/** Where a debugger shows less than the recorder, and why. */
const LESS: Readonly<Record<string, string>> = {
  'delegate.py': 'what a generator yields to another is reported to nobody',
  'relay.py': 'what a coroutine waits for is reported to nobody',
  'resource.py':
    'the recorder has a module of that name loaded, and shows no fields of the classes in this one',
  'stack.py': 'an object whose repr raises is shown as the debugger shows it',
  'threads.py': 'a debugger also stops in the other threads',
};
const MOST_STATES = 300;

function vectors(folder: string): string[] {
  const path = fileURLToPath(new URL(`../${folder}/`, import.meta.url));
  return readdirSync(path)
    .filter(name => name.endsWith('.py'))
    .map(name => `${path}${name}`);
}

const files = [...vectors('vectors'), ...vectors('vectors-more')].filter(path => !(basename(path) in LESS));
const seeds = readSeeds()
  .filter(({ source }) => !/\byield\b|\bawait\b|__|@/.test(source))
  .filter((_, i) => i % 83 === 0)
  .slice(0, 20);

it.each(files)('%s', path => sameStates(() => sourceOf(path)));

it.each(seeds.map((seed, i) => [i, seed] as const))('seed program %i', (_, seed) =>
  sameStates(() => textOf(`${seed.source}\ndef main():\n    return ${seed.calls.join(', ')}\n`)),
);

it('they are thirty and more', () => {
  expect(files.length + seeds.length).toBeGreaterThanOrEqual(30);
});

async function sameStates(open: () => ProgramSource): Promise<void> {
  const real = await openEngine(open(), { engine: 'real' });
  const live = await openLive(open());
  try {
    let truth = await real.engine.start({ direction: 'forward' });
    let seen = await live.engine.start({ direction: 'forward' });
    for (let i = 0; i < MOST_STATES; i++) {
      expect(differences(truth.state, seen.state), `state ${i}`).toEqual([]);
      if (isExit(truth.state)) return;
      truth = await real.engine.next(truth, { action: 'step_into' });
      seen = await live.engine.next(seen, { action: 'step_into' });
    }
  } finally {
    await live.close();
    await real.close();
  }
}

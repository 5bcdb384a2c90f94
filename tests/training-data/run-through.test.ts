/** Programs whose calls are each walked through once, from beginning to end. */
import { expect, test } from 'vitest';
import { Random } from '../../src/shared/random.ts';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import { readConfig } from '../../src/training-data/config.ts';
import { drawnSources, givenPrograms, readCall } from '../../src/training-data/job.ts';
import { type Drawn, drawRuns, RUN_THROUGH } from '../../src/training-data/policy.ts';
import { PythonProcess } from '../../src/training-data/python-process.ts';
import type { ProgramFacts } from '../../src/training-data/recorded-program.ts';
import { ShareKeeper } from '../../src/training-data/target-shares.ts';
import { isExit } from '../../src/tree/index.ts';
import { ROOT } from './harness.ts';

test('each call is walked through once, with all its workings', {
  timeout: 120_000,
}, async () => {
  const config = readConfig({ set: 1, working: 1, programs: { mix: { drills: 1 }, drills: { whole: 0 } } });
  const place = { python: (await findPython())!, root: ROOT };
  const python = new PythonProcess(place, config, 3);
  const range = { set: 'train', from: 0, to: 120 };
  const given = givenPrograms(drawnSources(config, place), 3, range);
  const keeper = new ShareKeeper(config.shares);
  let others = 0;
  let through = 0;
  let worked = 0;
  try {
    await python.run(
      { ...range, given },
      {
        program: frames => {
          const facts = JSON.parse(new TextDecoder().decode(frames[0]!.payload)) as ProgramFacts;
          if (!facts.flags.includes(RUN_THROUGH)) {
            others++;
            return;
          }
          through++;
          const calls = frames.slice(1).map(frame => readCall(frame, facts.entry, 0, facts.parts)!);
          // Nothing is set in them: nobody would ask.
          expect(calls.filter(call => call.facts.set)).toEqual([]);
          const drawn: Drawn[] = [];
          drawRuns(calls, config, keeper, new Random('through'), (_, each) => {
            drawn.push(each);
            return undefined;
          });
          expect(drawn).toHaveLength(calls.length);
          for (const { steps } of drawn) {
            expect(steps.slice(0, -1).every(({ action }) => action!.action === 'step_into')).toBe(true);
            expect(isExit(steps.at(-1)!.state)).toBe(true);
            const shown = steps.filter(({ working }) => working !== undefined).length;
            expect(shown).toBeGreaterThan(2);
            worked += shown;
          }
        },
        dropped: () => undefined,
        counted: () => undefined,
        done: () => undefined,
      },
    );
  } finally {
    await python.close();
  }
  expect(through).toBeGreaterThan(8);
  expect(others).toBeGreaterThan(20);
  expect(worked).toBeGreaterThan(100);
});

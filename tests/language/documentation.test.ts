/** The examples in docs/language.md are what the code writes. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTrajectory, type Step, type Trajectory, writeTrajectory } from '../../src/language/index.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const examples = [...read('docs/language.md').matchAll(/^```own (\S+)\n(.*?)\n```$/gms)];

/** In these walks every depth is one activation. */
function numbered(trajectory: Trajectory): Trajectory {
  const steps = trajectory.steps.map(
    (step): Step => ('depth' in step.state ? { ...step, activation: step.state.depth } : step),
  );
  return { ...trajectory, steps };
}

test.each(examples.map(([, name, text]) => ({ name: name!, text: text! })))('$name', ({ name, text }) => {
  const trajectory = numbered(parseTrajectory(read(`tests/vectors/${name}`), 'interchange'));
  expect(writeTrajectory(trajectory, 'own')).toBe(text.replaceAll('\n', ''));
});

test('there are examples', () => {
  expect(examples.length).toBe(2);
});

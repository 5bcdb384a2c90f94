/** Walks that travel as text arrive as the tokens they were. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeTrajectory, writeTrajectory } from '../../src/language/index.ts';
import { textOf } from '../../src/model/remote-text.ts';
import { spellPrompt } from '../../src/serve/prompt.ts';
import { randomTrajectory } from '../language/random-trajectories.ts';

test.each(['forward', 'inverse'] as const)('a %s walk goes to text and back', direction => {
  fc.assert(
    fc.property(randomTrajectory({ direction, extensions: true, numbered: true }), trajectory => {
      const ids = Array.from(encodeTrajectory(trajectory).ids);
      expect(textOf(ids)).toBe(writeTrajectory(trajectory, 'own'));
      expect(spellPrompt(textOf(ids))).toEqual(ids);
    }),
    { numRuns: 200 },
  );
});

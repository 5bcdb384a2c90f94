/** Walks that travel as text arrive as the tokens they were. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spellPrompt } from '../../src/completions-server/prompt.ts';
import { encodeTrajectory, type Step, writeTrajectory } from '../../src/language/index.ts';
import { textOf } from '../../src/model/remote/text.ts';
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

test('a working is spelled as the code and the values that it holds', () => {
  const lines = [{ line: 1, source: 'x = [len(a), sorted(a)[0]]' }];
  const place = { line: 1, source: lines[0]!.source, function: '<module>', depth: 1 };
  const first: Step = {
    state: { event: 'line', ...place, locals: new Map() },
    activation: 0,
    action: { action: 'step_over' },
  };
  const working = [
    { expression: 'len(a)', value: '2' },
    { expression: 'sorted(a)', value: "['<|x|>', 'len(']" },
    { expression: '$[0]', value: '' },
  ];
  const second: Step = {
    state: { event: 'line', ...place, locals: new Map([['len', "'len('"]]) },
    activation: 0,
    working,
  };
  const ids = Array.from(
    encodeTrajectory({ direction: 'forward', context: { lines }, steps: [first, second], ended: false }).ids,
  );
  expect(spellPrompt(textOf(ids))).toEqual(ids);
});

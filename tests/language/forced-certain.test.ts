/** A forced token is written by a decoder without asking the model: it must never be wrong. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ContextCode,
  encodeTrajectory,
  forcedEmpty,
  forcedEvent,
  forcedLine,
  forcedName,
  parseTrajectory,
} from '../../src/language/index.ts';

const folder = new URL('../vectors/', import.meta.url);
const vectors = readdirSync(folder).filter(name => /(forward|inverse).*\.txt$/.test(name));

describe.each(vectors)('%s', name => {
  const trajectory = parseTrajectory(readFileSync(new URL(name, folder), 'utf8'), 'interchange');
  const code = new ContextCode(trajectory.context);

  test('what is forced is what happened', () => {
    for (const [i, { state, listed }] of trajectory.steps.entries()) {
      const before = trajectory.steps[i - 1];
      if (!before?.action || !('depth' in state)) continue;
      const question = { previous: before.state, action: before.action };
      expect(forcedEvent(question) ?? state.event).toBe(state.event);
      // Of equal lines the text does not say which one it was.
      const line = forcedLine(question, state.event) ?? state.line;
      expect(code.source(line)).toBe(state.source);
      if (forcedEmpty(question, state.event)) expect(listed?.names).toEqual([]);
      if (state.event !== 'call' && state.event !== 'inv_call') continue;
      for (const [k, local] of [...state.locals.keys()].entries()) {
        expect(forcedName(question, state.event, state.line, k, code) ?? local).toBe(local);
      }
    }
  });

  test('some tokens are targets, and none of the first state or the code', () => {
    const { ids, targets } = encodeTrajectory(trajectory);
    const given = encodeTrajectory({ ...trajectory, steps: trajectory.steps.slice(0, 1), ended: false }).ids
      .length;
    expect(targets.subarray(0, given).every(target => target === 0)).toBe(true);
    expect(targets.subarray(given).some(target => target === 1)).toBe(true);
    expect(targets.length).toBe(ids.length);
  });
});

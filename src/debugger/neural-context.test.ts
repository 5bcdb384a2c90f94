import { expect, test } from 'vitest';
import type { Step } from '../language/index.ts';
import { ContextFitter } from './neural-context.ts';

const CONTEXT = {
  lines: [
    { line: 1, source: 'def count(n):' },
    { line: 2, source: '    i = 0' },
    { line: 3, source: '    while i < n:' },
    { line: 4, source: '        i += 1' },
    { line: 5, source: '    return i' },
  ],
};

/** So many turns of the loop. */
function walkOf(turns: number): Step[] {
  const steps: Step[] = [];
  const add = (line: number, i: string | undefined) =>
    steps.push({
      state: {
        event: line === 1 ? 'call' : 'line',
        line,
        source: CONTEXT.lines[line - 1]!.source,
        function: 'count',
        depth: 1,
        locals: new Map([['n', '1000'], ...(i === undefined ? [] : [['i', i] as const])]),
      },
      action: { action: 'step_into' },
    });
  add(1, undefined);
  add(2, undefined);
  for (let turn = 0; turn < turns; turn++) {
    add(3, String(turn));
    add(4, String(turn));
  }
  return steps;
}

test('a walk that is asked about before, longer and shorter, is fitted as if nothing had been asked', () => {
  const used = new ContextFitter(CONTEXT, 'forward');
  const left: number[] = [];
  for (const turns of [2, 30, 60, 61, 62, 200, 201, 400, 90, 5, 60, 0]) {
    const steps = walkOf(turns);
    for (const room of [200, 350]) {
      const fitted = used.fit(steps, room);
      const fresh = new ContextFitter(CONTEXT, 'forward').fit(steps, room);
      expect(fitted.ids).toEqual(fresh.ids);
      expect(fitted.note).toBe(fresh.note);
      expect(fitted.ids.length).toBeLessThanOrEqual(room);
      const dropped = steps.length - fitted.trajectory.steps.length;
      // Sixteen at a time, and no more than had to be.
      expect(dropped % 16).toBe(0);
      if (dropped > 0) {
        const sixteen = used.fit(steps.slice(dropped - 16), Number.POSITIVE_INFINITY);
        expect(sixteen.ids.length).toBeGreaterThan(room);
        expect(fitted.note).toBe(
          `more than the model can see: it was not shown the first ${dropped} states of the walk`,
        );
      } else expect(fitted.note).toBeUndefined();
      left.push(dropped);
    }
  }
  expect(Math.max(...left)).toBeGreaterThan(600);
  expect(left.filter(dropped => dropped === 0).length).toBeGreaterThanOrEqual(6);
});

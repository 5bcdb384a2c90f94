import { expect, test } from 'vitest';
import type { Step } from '../../../language/trajectory.ts';
import { ContextFitter } from './context.ts';

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

const CALLING = {
  lines: [
    { line: 1, source: 'def count(n):' },
    { line: 2, source: '    i = 0' },
    { line: 3, source: '    while i < n:' },
    { line: 4, source: '        i += 1' },
    { line: 5, source: '    return i' },
    { line: 6, source: 'def main(k):' },
    { line: 7, source: '    return count(k * 10)' },
  ],
};

test('of a call that is too long to be shown, the line that waits for it is', () => {
  const place = { line: 7, source: CALLING.lines[6]!.source, function: 'main', depth: 1 };
  const waits: Step = {
    state: { event: 'line', ...place, locals: new Map([['k', '100']]) },
    action: { action: 'step_into' },
    activation: 0,
  };
  const called = walkOf(60).map(
    (step): Step => ({ ...step, state: { ...step.state, depth: 2 } as Step['state'], activation: 1 }),
  );
  const { trajectory, ids } = new ContextFitter(CALLING, 'forward').fit([waits, ...called], 350);
  expect(ids.length).toBeLessThanOrEqual(350);
  const [first, second] = trajectory.steps;
  expect(first!.state).toEqual(waits.state);
  expect(first!.action).toEqual({ action: 'breakpoint', lines: [(second!.state as { line: number }).line] });
  expect(second!.state).not.toEqual(called[0]!.state);
  expect(trajectory.steps.at(-1)).toEqual(called.at(-1));
});

test('workings of old states are left out before the states are, but not what they tell of objects', () => {
  const told = { expression: 'i < n', value: 'True' };
  const held = { expression: 'self.parent', value: '[0, 0, 2]' };
  const steps = walkOf(20).map((step, i) =>
    i === 0 ? step : { ...step, working: i === 3 ? [held] : [told] },
  );
  const whole = new ContextFitter(CONTEXT, 'forward').fit(steps, Number.POSITIVE_INFINITY);
  expect(whole.trajectory.steps).toEqual(steps);
  const fitted = new ContextFitter(CONTEXT, 'forward').fit(steps, whole.ids.length - 1);
  expect(fitted.note).toBeUndefined();
  expect(fitted.trajectory.steps.map(({ state }) => state)).toEqual(steps.map(({ state }) => state));
  const kept = fitted.trajectory.steps.flatMap(({ working }, i) => (working ? [i] : []));
  expect(kept).toEqual([3, ...Array.from({ length: 26 }, (_, i) => 16 + i)]);
});

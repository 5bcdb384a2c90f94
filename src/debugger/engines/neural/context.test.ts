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
  const walk = walkOf(400);
  for (const turns of [2, 30, 60, 61, 62, 200, 201, 400, 90, 5, 60, 0]) {
    const steps = walk.slice(0, 2 + 2 * turns);
    for (const room of [200, 350]) {
      const fitted = used.fit(steps, room);
      const fresh = new ContextFitter(CONTEXT, 'forward').fit(steps, room);
      expect(fitted.ids).toEqual(fresh.ids);
      expect(fitted.note).toBe(fresh.note);
      expect(fitted.ids.length).toBeLessThanOrEqual(room);
      expect(fitted.trajectory.steps.at(-1)).toEqual(steps.at(-1));
      const dropped = steps.length - fitted.trajectory.steps.length;
      expect(fitted.note).toBe(
        dropped === 0
          ? undefined
          : `more than the model can see: it was not shown ${dropped} states of the walk`,
      );
      left.push(dropped);
    }
  }
  expect(Math.max(...left)).toBeGreaterThan(600);
  expect(left.filter(dropped => dropped === 0).length).toBeGreaterThanOrEqual(6);
});

test('a branch of a walk is fitted as if nothing else had been asked', () => {
  const used = new ContextFitter(CONTEXT, 'forward');
  const walk = walkOf(100);
  for (const turned of [20, 90, 150]) {
    used.fit(walk, 350);
    const over: Step = { ...walk[turned]!, action: { action: 'step_over' } };
    const branch = [...walk.slice(0, turned), over, ...walk.slice(3, 130)];
    expect(used.fit(branch, 350).ids).toEqual(new ContextFitter(CONTEXT, 'forward').fit(branch, 350).ids);
  }
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
  const { steps } = trajectory;
  expect(steps[0]!.state).toEqual(waits.state);
  expect(steps.length).toBeLessThan(called.length);
  const over = steps.findIndex(({ action }) => action?.action === 'breakpoint');
  expect(steps[over]!.action).toEqual({
    action: 'breakpoint',
    lines: [(steps[over + 1]!.state as { line: number }).line],
  });
  expect(steps.at(-1)).toEqual(called.at(-1));
});

test('workings of old states are left out before the states are', () => {
  const part = { expression: 'i < n', value: `[${'1, '.repeat(40)}]` };
  const steps = walkOf(20).map((step, i) => (i === 0 ? step : { ...step, working: [part] }));
  const whole = new ContextFitter(CONTEXT, 'forward').fit(steps, Number.POSITIVE_INFINITY);
  expect(whole.trajectory.steps).toEqual(steps);
  const fitted = new ContextFitter(CONTEXT, 'forward').fit(steps, whole.ids.length - 1);
  expect(fitted.note).toBeUndefined();
  expect(fitted.trajectory.steps.map(({ state }) => state)).toEqual(steps.map(({ state }) => state));
  const kept = fitted.trajectory.steps.flatMap(({ working }, i) => (working ? [i] : []));
  expect(kept[0]).toBeGreaterThan(20);
  expect(kept.at(-1)).toBe(steps.length - 1);
});

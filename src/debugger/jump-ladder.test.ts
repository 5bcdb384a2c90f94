import { expect, test } from 'vitest';
import { ContextCode } from '../language/functions.ts';
import { contextOf } from '../language/index.ts';
import type { LineState } from '../tree/state.ts';
import { floorOf, Ladder, type Rung, rungs } from './jump-ladder.ts';
import { JumpPlaces } from './jump-places.ts';

const SOURCE = `def f(xs):
    total = 0
    for x in xs:
        total += x
    total *= 2
    return total
`;
const places = new JumpPlaces(new ContextCode(contextOf(SOURCE)));
const at = (line: number): LineState => ({
  event: 'line',
  line,
  source: SOURCE.split('\n')[line - 1]!,
  function: 'f',
  depth: 1,
  locals: new Map(),
});

test('from the jump itself down to a step: by the line that returns, out of the loop', () => {
  const found = rungs({ action: 'step_return' }, at(4), 0.5, places);
  expect(found.map(({ size }) => size)).toEqual(['goal', 'return', 'loop', 'step']);
  expect(found.map(({ action }) => ('lines' in action ? action.lines : action.action))).toEqual([
    'step_return',
    [6],
    [5],
    'step_into',
  ]);
});

test('a breakpoint on the way stops where it was asked to, too', () => {
  const found = rungs({ action: 'breakpoint', lines: [6] }, at(4), 0.5, places);
  expect(found.find(({ size }) => size === 'loop')?.action).toEqual({ action: 'breakpoint', lines: [5, 6] });
});

test('on the line that returns there is nothing smaller', () => {
  expect(rungs({ action: 'step_return' }, at(6), 0.5, places)).toEqual([
    { size: 'step', action: { action: 'step_return' } },
  ]);
});

test('surer where there are many, less sure where only steps are left', () => {
  expect(floorOf('goal', 0.5)).toBe(0.5);
  expect(floorOf('return', 0.5)).toBe(0.25);
  expect(floorOf('over', 0.25)).toBe(0.5);
});

test('what was refused is asked again later and later; leaving a loop, at once', () => {
  const all: Rung[] = rungs({ action: 'step_return' }, at(4), 0.5, places).slice();
  const step = all.at(-1)!;
  const ladder = new Ladder();
  const tried: number[] = [];
  for (let move = 0; move < 30; move++) {
    const chosen = ladder.choose(all, 1);
    if (chosen.length > 1) tried.push(move);
    ladder.took(step, chosen.length - 1);
  }
  expect(tried).toEqual([0, 5, 14]);
  expect(ladder.choose(all, 0)).toEqual(all);
});

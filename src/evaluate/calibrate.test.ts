import { expect, test } from 'vitest';
import { calibrate, statePoints } from '../model/calibration.ts';
import { fitted } from './calibrate.ts';
import type { Judged } from './question.ts';

/** An answerer that says 90 % and is right half of the time when it steps over, always when it steps in. */
function answers(count: number, level = 'function'): Judged[] {
  return Array.from({ length: count }, (_, i): Judged => {
    const over = i % 2 === 0;
    const right = !over || i % 4 === 0;
    return {
      task: 'calibration',
      id: `${i}`,
      group: `${level}/${over ? 'step_over' : 'step_into'}`,
      program: `problem ${i >> 2}`,
      scores: { state: Number(right) },
      confidence: 0.9,
      event: 'line',
      parts: [{ part: 'variable', stated: 0.8, right }],
      expected: '',
      answer: '',
      prompt: '',
    };
  });
}

test('the error is far smaller on programs that nothing was fitted on', () => {
  const { fits, calibration } = fitted(answers(4000))!;
  const of = (name: string) => fits.find(each => each.name === name)!;
  expect(of('state step_over').before.error).toBeCloseTo(0.4, 1);
  expect(of('state step_over').after.error).toBeLessThan(0.05);
  expect(of('state').after.error).toBeLessThan(0.05);
  expect(of('part variable').after.error).toBeLessThan(0.05);
  expect(of('state').fitted + of('state').count).toBe(4000);
  expect(calibrate(calibration.actions!.step_over, 0.9)).toBeCloseTo(0.5, 1);
  expect(calibrate(calibration.actions!.step_into, 0.9)).toBe(1);
});

test('actions with few answers have no points of their own', () => {
  expect(fitted(answers(120))!.calibration.actions).toEqual({});
});

test('exceptions have points of their own, whatever the action', () => {
  const plain = answers(800);
  // The model says with the same confidence that these are raised: one in eight is.
  const raised = answers(200).map((each, i) => ({
    ...each,
    id: `raised ${i}`,
    event: 'exception',
    scores: { state: Number(i % 8 === 0) },
  }));
  const { calibration, fits } = fitted([...plain, ...raised])!;
  expect(calibrate(calibration.events!.exception, 0.9)).toBeCloseTo(1 / 8, 1);
  expect(calibrate(statePoints(calibration, 'step_into', 'exception'), 0.9)).toBeCloseTo(1 / 8, 1);
  expect(calibrate(statePoints(calibration, 'step_into', 'line'), 0.9)).toBeGreaterThan(0.7);
  const of = fits.find(({ name }) => name === 'event exception')!;
  expect(of.before.error).toBeGreaterThan(0.6);
  expect(of.after.error).toBeLessThan(0.1);
  expect(fitted([...plain, ...raised.slice(0, 20)])!.calibration.events).toEqual({});
});

test('CruxEval is not fitted on, and answers without confidence give nothing', () => {
  expect(fitted(answers(400, 'cruxeval'))).toBeUndefined();
  const silent = answers(400).map(({ confidence: _, parts: __, ...rest }) => rest);
  expect(fitted(silent)).toBeUndefined();
});

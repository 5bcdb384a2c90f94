import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calibrate, fitCalibration } from './calibration.ts';

describe('calibration', () => {
  test('reads off straight lines between the points, from 0 and to 1', () => {
    const points = [
      [0.5, 0.2],
      [0.9, 0.8],
    ] as const;
    expect(calibrate(points, 0.25)).toBeCloseTo(0.1);
    expect(calibrate(points, 0.7)).toBeCloseTo(0.5);
    expect(calibrate(points, 0.95)).toBeCloseTo(0.9);
    expect(calibrate(undefined, 0.3)).toBe(0.3);
  });

  test('never makes what is surer less likely', () => {
    const answers = fc.array(
      fc.record({ stated: fc.double({ min: 0, max: 1, noNaN: true }), right: fc.boolean() }),
      {
        minLength: 1,
        maxLength: 200,
      },
    );
    fc.assert(
      fc.property(answers, all => {
        const points = fitCalibration(all);
        for (let i = 1; i < points.length; i++)
          expect(points[i]![1]).toBeGreaterThanOrEqual(points[i - 1]![1]);
        for (const [, observed] of points) {
          expect(observed).toBeGreaterThanOrEqual(0);
          expect(observed).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('an overconfident model is brought down to how often it is right', () => {
    const answers = Array.from({ length: 1000 }, (_, i) => ({
      stated: 0.9 + (i % 10) / 100,
      right: i % 2 === 0,
    }));
    expect(calibrate(fitCalibration(answers), 0.95)).toBeCloseTo(0.5, 1);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calibrationError, pairedDifference, passAtK, reliability, selective, wilson } from './statistics.ts';

describe('wilson', () => {
  test('gives the known interval of 330 right in 400: about ±4 points', () => {
    const { low, high } = wilson(330, 400);
    expect(low).toBeCloseTo(0.785, 3);
    expect(high).toBeCloseTo(0.859, 3);
  });

  test('holds the share, stays within 0 and 1', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (right, extra) => {
        const total = right + extra;
        const { low, high } = wilson(right, total);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(right / total + 1e-12);
        expect(high).toBeGreaterThanOrEqual(right / total - 1e-12);
      }),
    );
  });
});

describe('pass@k', () => {
  test('pass@1 is the share of right samples, and one right of ten gives half at 5', () => {
    expect(passAtK(10, 3, 1)).toBeCloseTo(0.3);
    expect(passAtK(10, 1, 5)).toBeCloseTo(0.5);
    expect(passAtK(10, 0, 10)).toBe(0);
    expect(passAtK(10, 1, 10)).toBe(1);
  });

  test('agrees with counting every choice of k among n', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(8), fc.integer({ min: 1, max: 8 }), (n, c, k) => {
        fc.pre(c <= n && k <= n);
        let hit = 0;
        let all = 0;
        for (let set = 0; set < 1 << n; set++) {
          const members = [...Array(n).keys()].filter(i => set & (1 << i));
          if (members.length !== k) continue;
          all++;
          if (members.some(i => i < c)) hit++;
        }
        expect(passAtK(n, c, k)).toBeCloseTo(hit / all, 10);
      }),
    );
  });

  test('refuses more than there are samples', () => {
    expect(() => passAtK(5, 1, 10)).toThrow('pass@10 needs at least 10 samples, and there are 5');
  });
});

describe('paired difference', () => {
  const pairs = (better: number, worse: number, same: number) => [
    ...Array.from({ length: better }, (_, i) => ({ cluster: `b${i}`, a: 0, b: 1 })),
    ...Array.from({ length: worse }, (_, i) => ({ cluster: `w${i}`, a: 1, b: 0 })),
    ...Array.from({ length: same }, (_, i) => ({ cluster: `s${i}`, a: 1, b: 1 })),
  ];

  test('noise is not called progress: 12 better and 9 worse of 400 are not certain', () => {
    const found = pairedDifference(pairs(12, 9, 379), 'seed');
    expect(found.difference).toBeCloseTo(3 / 400);
    expect(found.certain).toBe(false);
  });

  test('40 better and 5 worse are', () => {
    const found = pairedDifference(pairs(40, 5, 355), 'seed');
    expect(found.certain).toBe(true);
    expect(found.interval.low).toBeGreaterThan(0);
    expect(found).toMatchObject({ better: 40, worse: 5, same: 355, total: 400 });
  });

  test('is the same on every run', () => {
    expect(pairedDifference(pairs(20, 10, 70), 'seed')).toEqual(pairedDifference(pairs(20, 10, 70), 'seed'));
  });

  test('questions of one program count as one draw: the interval is wider than for as many programs', () => {
    const spread = pairs(20, 8, 72);
    const lumped = spread.map((pair, i) => ({ ...pair, cluster: `c${Math.floor(i / 10)}` }));
    const width = ({ interval }: { interval: { low: number; high: number } }) => interval.high - interval.low;
    expect(width(pairedDifference(lumped, 'x'))).toBeGreaterThan(width(pairedDifference(spread, 'x')));
  });
});

describe('calibration', () => {
  test('nine right in ten at 90 % is no error; all wrong at 90 % is an error of .9', () => {
    const stated = Array.from({ length: 10 }, (_, i) => ({ confidence: 0.9, right: i !== 0 }));
    expect(calibrationError(reliability(stated))).toBeCloseTo(0);
    const wrong = stated.map(each => ({ ...each, right: false }));
    expect(calibrationError(reliability(wrong))).toBeCloseTo(0.9);
  });

  test('a confidence of 1 stands in the last bin', () => {
    expect(reliability([{ confidence: 1, right: true }]).at(-1)).toMatchObject({ count: 1, accuracy: 1 });
  });

  test('refusing the least sure answers: the curve ends at full coverage and the whole accuracy', () => {
    const stated = [
      { confidence: 0.9, right: true },
      { confidence: 0.8, right: true },
      { confidence: 0.2, right: false },
      { confidence: 0.2, right: true },
    ];
    expect(selective(stated)).toEqual([
      { coverage: 0.25, accuracy: 1, threshold: 0.9 },
      { coverage: 0.5, accuracy: 1, threshold: 0.8 },
      { coverage: 1, accuracy: 0.75, threshold: 0.2 },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Counts } from './counts.ts';
import { Tolerance } from './failure-tolerance.ts';

function fail(): never {
  throw new RangeError('no such line');
}

describe('programs that we fail on', () => {
  test('are dropped, counted and named, and the others are made', () => {
    const batch = { counts: {} as Counts, notes: [] as string[] };
    const tolerance = new Tolerance('train', 100, batch);
    expect(tolerance.attempt(7, () => 'made')).toBe('made');
    expect(tolerance.attempt(8, fail)).toBeUndefined();
    expect(tolerance.attempt(9, () => 'made too')).toBe('made too');
    expect(batch.counts).toEqual({ 'dropped/cannot be written': 1 });
    expect(batch.notes).toEqual(['program 8 of train was dropped: it cannot be written (no such line)']);
  });

  test('end the job where they are many', () => {
    const tolerance = new Tolerance('train', 40, { counts: {}, notes: [] });
    tolerance.attempt(0, fail);
    tolerance.attempt(1, fail);
    expect(() => tolerance.attempt(2, fail)).toThrow('no such line');
  });

  test('end a small job at once', () => {
    expect(() => new Tolerance('seeds', 16, { counts: {}, notes: [] }).attempt(0, fail)).toThrow(
      'no such line',
    );
  });
});

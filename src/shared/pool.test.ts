import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pooled } from './pool.ts';

test('whatever the items weigh, results keep their order and the limit holds', async () => {
  const items = fc.array(fc.record({ weight: fc.integer({ min: 1, max: 12 }), ticks: fc.nat({ max: 5 }) }));
  await fc.assert(
    fc.asyncProperty(items, fc.integer({ min: 1, max: 9 }), async (all, most) => {
      let weight = 0;
      const results = await pooled(
        all.map((item, i) => ({ ...item, i })),
        most,
        async item => {
          weight += Math.min(most, item.weight);
          expect(weight).toBeLessThanOrEqual(most);
          for (let i = 0; i < item.ticks; i++) await Promise.resolve();
          weight -= Math.min(most, item.weight);
          return item.i;
        },
        item => item.weight,
      );
      expect(results).toEqual(all.map((_, i) => i));
    }),
  );
});

test('what fails, fails as a whole', async () => {
  const work = async (i: number) => {
    if (i === 2) throw new Error('two');
    return i;
  };
  await expect(pooled([0, 1, 2, 3, 4], 2, work)).rejects.toThrow('two');
});

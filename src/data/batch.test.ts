import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Batch, decodeBatch, encodeBatch } from './batch.ts';

const counts = fc.dictionary(fc.string(), fc.integer({ min: 0, max: 1000 }), { noNullPrototype: true });
const prompt = fc.record({ action: fc.constant('step_over' as const), json: fc.string({ unit: 'binary' }) });
const batch: fc.Arbitrary<Batch> = fc.record({
  job: fc.record({ set: fc.constantFrom('train' as const, 'function' as const), number: fc.nat() }),
  candidates: fc.array(
    fc.record(
      {
        identity: fc.string(),
        documents: fc.array(fc.uint16Array({ minLength: 1 })),
        counts,
        heldOut: fc.record({ program: fc.string(), prompts: fc.array(prompt) }),
      },
      { requiredKeys: ['identity', 'documents', 'counts'] },
    ),
  ),
  counts,
  notes: fc.array(fc.string()),
});

test('a batch comes back from its bytes as it was', () => {
  fc.assert(
    fc.property(batch, one => {
      expect(decodeBatch(encodeBatch(one))).toEqual(one);
    }),
  );
});

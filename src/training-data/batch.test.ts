import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Batch, decodeBatch, encodeBatch, joinBatches } from './batch.ts';
import { readConfig } from './config.ts';
import { partsOf, programsOf } from './job.ts';

const counts = fc.dictionary(
  fc.string().map(name => `heading/${name}`),
  fc.integer({ min: 0, max: 1000 }),
  { noNullPrototype: true },
);
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

test('the parts of a job have all its programs, in order', () => {
  const jobs = fc.record({ set: fc.constantFrom('train' as const, 'seeds' as const), number: fc.nat(1000) });
  fc.assert(
    fc.property(jobs, fc.integer({ min: 1, max: 2000 }), (job, shard_programs) => {
      const config = readConfig({ shard_programs });
      const whole = programsOf(job, config);
      let next = whole.from;
      for (const part of partsOf(job, config)) {
        const { from, to } = programsOf(part, config);
        expect(from).toBe(next);
        expect(to).toBeGreaterThan(from);
        next = to;
      }
      expect(next).toBe(whole.to);
    }),
  );
});

test('parts joined are the job: candidates and notes in order, counts summed', () => {
  fc.assert(
    fc.property(fc.array(batch, { maxLength: 4 }), parts => {
      const job = { set: 'train' as const, number: 3 };
      const joined = joinBatches(job, parts);
      expect(joined.candidates).toEqual(parts.flatMap(part => part.candidates));
      expect(joined.notes).toEqual(parts.flatMap(part => part.notes));
      const sum = (one: Batch) => Object.values(one.counts).reduce((a, b) => a + b, 0);
      expect(sum(joined)).toBe(parts.reduce((total, part) => total + sum(part), 0));
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { Random } from '../../shared/random.ts';
import { GREEDY } from '../model.ts';
import { choose } from './sampling.ts';

const logits = Float32Array.from([0, 3, 1, 2]);

describe('choosing a token', () => {
  test('takes the likeliest that is allowed, and states its probability among all', () => {
    const { id, logprob } = choose(logits, { few: [0, 2], many: Uint16Array.of(3) }, GREEDY, undefined);
    expect(id).toBe(3);
    const total = [0, 3, 1, 2].reduce((sum, logit) => sum + Math.exp(logit), 0);
    expect(Math.exp(logprob)).toBeCloseTo(Math.exp(2) / total);
  });

  test('draws by temperature, within top-p, only what is allowed', () => {
    const random = new Random('draws');
    const counts = new Map<number, number>();
    for (let i = 0; i < 2000; i++) {
      const { id } = choose(logits, { few: [0, 2, 3] }, { temperature: 1, topP: 0.9, seed: '' }, random);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([2, 3]);
    expect(counts.get(3)! / counts.get(2)!).toBeGreaterThan(2);
    expect(counts.get(3)! / counts.get(2)!).toBeLessThan(3.6);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeShard, encodeShard, HEADER_BYTES, ID_MASK, type Shard, TARGET } from './shard.ts';

function shard(rows: number, context: number, fill: (at: number) => number): Shard {
  const words = Uint16Array.from({ length: rows * context }, (_, at) => fill(at));
  return {
    header: {
      version: 1,
      context,
      rows,
      tokens: words.length,
      targets: words.filter(word => word & TARGET).length,
      documents: rows,
      form: 1,
      tokenizer: 'ab'.repeat(32),
      vocabulary: 2000,
    },
    words,
  };
}

describe('shards', () => {
  test('come back as they were written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 50 }),
        fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 250, maxLength: 250 }),
        (rows, context, values) => {
          const written = shard(rows, context, at => values[at]! & (ID_MASK | 0xc000));
          expect(decodeShard(encodeShard(written), 'x')).toEqual(written);
        },
      ),
    );
  });

  test('have little-endian words behind a header of fixed size', () => {
    const bytes = encodeShard(shard(1, 2, at => (at === 0 ? 0x4123 : 0x8456)));
    expect([...bytes.subarray(HEADER_BYTES)]).toEqual([0x23, 0x41, 0x56, 0x84]);
    expect(new TextDecoder().decode(bytes.subarray(0, 20))).toBe('NDBGSHRD1\n{"version"');
  });

  test.each([
    [
      'cut short',
      (bytes: Uint8Array) => bytes.subarray(0, bytes.length - 1),
      /a\.ndbg: .*cut short or damaged/,
    ],
    ['cut inside the header', (bytes: Uint8Array) => bytes.subarray(0, 40), /a\.ndbg: the header is damaged/],
    ['another file', () => new TextEncoder().encode('hello'), /a\.ndbg: not a shard/],
    [
      'with a header that is no object',
      () => new TextEncoder().encode(`NDBGSHRD1\nnull${' '.repeat(4082)}`),
      /a\.ndbg: version null/,
    ],
    [
      'with sizes that are none',
      (bytes: Uint8Array) =>
        new TextEncoder().encode(new TextDecoder().decode(bytes).replace('"rows":2', '"rows":-')),
      /a\.ndbg: the header is damaged/,
    ],
    ['empty', () => new Uint8Array(0), /a\.ndbg: not a shard/],
    [
      'of a later version',
      (bytes: Uint8Array) => {
        const text = new TextDecoder().decode(bytes).replace('"version":1', '"version":9');
        return new TextEncoder().encode(text);
      },
      /a\.ndbg: version 9, and this program reads version 1/,
    ],
  ])('one that is %s is refused', (_name, damage, message) => {
    const bytes = encodeShard(shard(2, 8, () => 7));
    expect(() => decodeShard(damage(bytes), 'a.ndbg')).toThrow(message);
  });
});

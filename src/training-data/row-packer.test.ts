import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Packer } from './row-packer.ts';
import { DOCUMENT_START, ID_MASK, PAD, TARGET } from './shard.ts';

const CONTEXT = 40;
const word = fc
  .tuple(fc.integer({ min: 1, max: ID_MASK }), fc.boolean())
  .map(([id, t]) => id | (t ? TARGET : 0));
const documents = fc.array(
  fc.array(word, { minLength: 1, maxLength: CONTEXT }).map(words => Uint16Array.from(words)),
  { maxLength: 200 },
);

function pack(all: Uint16Array[], openRows?: number): Uint16Array {
  const packer = new Packer(CONTEXT, openRows);
  for (const document of all) packer.add(document);
  return packer.finish();
}

/** The documents of packed rows, padding left out, their start flags taken off again. */
function unpack(words: Uint16Array): string[] {
  const found: number[][] = [];
  for (let row = 0; row < words.length; row += CONTEXT) {
    let current: number[] | undefined;
    for (const one of words.subarray(row, row + CONTEXT)) {
      if (one & DOCUMENT_START) {
        current = [];
        if ((one & ID_MASK) !== PAD) found.push(current);
      }
      current?.push(one & ~DOCUMENT_START);
    }
  }
  return found.map(String);
}

describe('packing', () => {
  test('loses nothing, adds nothing, splits nothing', () => {
    fc.assert(
      fc.property(documents, fc.integer({ min: 1, max: 8 }), (all, openRows) => {
        expect(unpack(pack(all, openRows)).sort()).toEqual(all.map(String).sort());
      }),
    );
  });

  test('every row begins with a document, and padding is a document of its own without targets', () => {
    fc.assert(
      fc.property(documents, all => {
        const words = pack(all);
        for (let row = 0; row < words.length; row += CONTEXT) {
          expect(words[row]! & DOCUMENT_START).toBe(DOCUMENT_START);
          const padding = words.subarray(row, row + CONTEXT).findIndex(one => (one & ID_MASK) === PAD);
          if (padding < 0) continue;
          const rest = [...words.subarray(row + padding, row + CONTEXT)];
          expect(rest).toEqual([PAD | DOCUMENT_START, ...rest.slice(1).fill(PAD)]);
        }
      }),
    );
  });

  test('two documents never share a row that they could both leave half empty', () => {
    fc.assert(
      fc.property(documents, all => {
        const total = all.reduce((sum, document) => sum + document.length, 0);
        const rows = pack(all, 1000).length / CONTEXT;
        // Best fit with every row open: at most one row is less than half full, so rows ≤ 2 × what is needed.
        expect(rows).toBeLessThanOrEqual(Math.ceil((2 * total) / CONTEXT) + 1);
      }),
    );
  });

  test('a document that does not fit is refused by its size', () => {
    expect(() => pack([new Uint16Array(CONTEXT + 1).fill(1)])).toThrow(
      '41 tokens does not fit a context of 40',
    );
  });
});

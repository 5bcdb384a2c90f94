import { expect, test } from 'vitest';
import { KvCache } from './kv-cache.ts';
import { type BucketRow, Buckets } from './length-buckets.ts';

const shape = { layers: 2, kvHeads: 1, headSize: 2 };

/** A row in a cache of its own, whose keys and values are its number. */
function rowOf(length: number, number: number) {
  const home = new KvCache(shape, 1, length);
  const ids = Array.from({ length }, () => number);
  home.append(0, 0, ids, new Float32Array(4 * length * shape.headSize).fill(number), 0, 1, length);
  return { home, row: { bucket: undefined, slot: 0 } as BucketRow };
}

test('a long row takes its cache along, in and out, and a second one makes room for itself alone', () => {
  const buckets = new Buckets(shape);
  const [one, two] = [rowOf(1500, 1), rowOf(1400, 2)];
  expect(buckets.place(one.row, one.home, 1510).cache).toBe(one.home);
  expect(buckets.bytes).toBe(one.home.bytes);
  const alone = one.home.bytes;
  buckets.place(two.row, two.home, 1410);
  expect(buckets.bytes).toBe(2 * alone);
  const held = [...buckets.places()].map(({ cache, row }) => [
    cache.ids[row]!.length,
    cache.array(1, 1)[row * cache.room * shape.headSize],
  ]);
  expect(held).toEqual([
    [1500, 1],
    [1400, 2],
  ]);
  // Another row is there: it cannot take the cache out.
  expect(buckets.takeOut(one.row)).toBe(undefined);

  const last = rowOf(1200, 3);
  const others = new Buckets(shape);
  others.place(last.row, last.home, 1210);
  // Grown out of its bucket, it goes on in the same memory.
  expect(others.place(last.row, undefined, 2100).cache).toBe(last.home);
  expect(others.takeOut(last.row)).toBe(last.home);
  expect({ bytes: others.bytes, ids: last.home.ids[0]!.length }).toEqual({ bytes: 0, ids: 1200 });
});

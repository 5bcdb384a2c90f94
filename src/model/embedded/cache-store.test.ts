import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CacheStore } from './cache-store.ts';
import { KvCache } from './kv-cache.ts';

const shape = { layers: 2, kvHeads: 2, headSize: 3 };

/** Keys and values that contain their token, so that a mix-up shows. */
function fill(cache: KvCache, row: number, ids: readonly number[], from: number): void {
  const fresh = new Float32Array(shape.layers * 2 * shape.kvHeads * (ids.length - from) * shape.headSize);
  const width = ids.length - from;
  for (let i = 0; i < fresh.length; i++) {
    const slot = Math.floor(i / shape.headSize) % width;
    fresh[i] = ids[from + slot]! * 1000 + from + slot;
  }
  cache.append(row, from, ids.slice(from), fresh, 0, 1, width);
}

/** What a cache holds at a slot, wherever it is looked at. */
function holds(cache: KvCache, row: number, ids: readonly number[]): boolean {
  for (let layer = 0; layer < shape.layers; layer++) {
    for (const part of [0, 1] as const) {
      const array = cache.array(layer, part);
      for (let head = 0; head < shape.kvHeads; head++) {
        for (const [slot, id] of ids.entries()) {
          const at = ((row * shape.kvHeads + head) * cache.room + slot) * shape.headSize;
          if (array[at] !== id * 1000 + slot || array[at + 2] !== id * 1000 + slot) return false;
        }
      }
    }
  }
  return true;
}

describe('the cache store', () => {
  const rows = fc.array(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 300 }), {
    minLength: 1,
    maxLength: 12,
  });

  test('whatever is asked for in whatever order, a cache holds the beginning it says it holds', () => {
    fc.assert(
      fc.property(rows, all => {
        const store = new CacheStore(shape, 40_000);
        for (const ids of all) {
          const { cache, known } = store.take(ids);
          expect(holds(cache, 0, ids.slice(0, known))).toBe(true);
          if (known < ids.length) {
            cache.grow(ids.length);
            fill(cache, 0, ids, known);
          }
          expect(holds(cache, 0, ids)).toBe(true);
          expect(cache.ids[0]).toEqual(ids);
          store.release(cache);
          expect(store.bytes).toBeLessThanOrEqual(40_000);
        }
      }),
    );
  });

  test('a branch leaves the long tail it parts from in place', () => {
    const store = new CacheStore(shape, 10_000_000);
    const long = Array.from({ length: 300 }, (_, i) => i + 1);
    const first = store.take(long).cache;
    first.grow(300);
    fill(first, 0, long, 0);
    store.release(first);
    const other = store.take([...long.slice(0, 100), 7, 8]);
    expect(other.known).toBe(100);
    expect(other.cache).not.toBe(first);
    store.release(other.cache);
    expect(store.take(long).known).toBe(300);
  });

  test('a cache in use is not given out twice', () => {
    const store = new CacheStore(shape, 10_000_000);
    const one = store.take([1, 2, 3]);
    one.cache.grow(3);
    fill(one.cache, 0, [1, 2, 3], 0);
    const two = store.take([1, 2, 3]);
    expect(two.cache).not.toBe(one.cache);
    expect(two.known).toBe(3);
  });

  test('a cache in use takes over what another has read since', () => {
    const store = new CacheStore(shape, 10_000_000);
    const one = store.take([4, 5, 6]).cache;
    const two = store.take([4, 5, 6, 7]).cache;
    one.grow(3);
    fill(one, 0, [4, 5, 6], 0);
    expect(store.share(two, [4, 5, 6, 7])).toBe(3);
    expect(holds(two, 0, [4, 5, 6])).toBe(true);
    expect(store.share(one, [4, 5])).toBe(2);
  });
});

describe('the memory of caches', () => {
  test('a cache that is dropped gives its memory back at once, and its row is found where it went', () => {
    const elsewhere = new KvCache(shape, 2, 1);
    const store = new CacheStore(shape, 40_000, { places: () => [{ cache: elsewhere, row: 1 }], bytes: 0 });
    const ids = Array.from({ length: 200 }, (_, i) => 1 + (i % 3));
    const { cache } = store.take(ids);
    cache.grow(ids.length);
    fill(cache, 0, ids, 0);
    elsewhere.copyRow(1, cache, 0, ids.length);
    const array = cache.array(0, 0);
    store.drop(cache);
    expect({ length: array.length, bytes: store.bytes }).toEqual({ length: 0, bytes: 0 });
    const again = store.take([...ids, 1]);
    expect(again.known).toBe(ids.length);
    expect(holds(again.cache, 0, ids)).toBe(true);
  });

  test('a row that leaves its place is kept, and the oldest cache is taken for it where memory is short', () => {
    const store = new CacheStore(shape, 2 * new KvCache(shape, 1, 128).bytes);
    const arrays = [1, 2].map(id => {
      const { cache } = store.take([id, id]);
      fill(cache, 0, [id, id], 0);
      store.release(cache);
      return cache.array(0, 0);
    });
    const place = new KvCache(shape, 4, 128);
    fill(place, 3, [3, 3], 0);
    store.keep({ cache: place, row: 3 }, () => {});
    expect(store.count).toBe(2);
    const { cache, known } = store.take([3, 3]);
    expect({ known, recycled: cache.array(0, 0) === arrays[0] }).toEqual({ known: 2, recycled: true });
    expect(holds(cache, 0, [3, 3])).toBe(true);
  });

  test('a branch takes the cache that it parts from where there is no room for both', () => {
    const store = new CacheStore(shape, 2 * new KvCache(shape, 1, 300).bytes - 1);
    const long = Array.from({ length: 300 }, (_, i) => i + 1);
    const first = store.take(long).cache;
    first.grow(300);
    fill(first, 0, long, 0);
    store.release(first);
    const branch = [...long.slice(0, 100), ...long.slice(0, 190)];
    const { cache, known } = store.take(branch);
    expect({ known, same: cache === first, count: store.count }).toEqual({
      known: 100,
      same: true,
      count: 1,
    });
    expect(holds(cache, 0, branch.slice(0, 100))).toBe(true);
  });

  test('a row that leaves a large place is kept, because the place goes', () => {
    const place = new KvCache(shape, 2, 128);
    const elsewhere = { places: () => [], bytes: place.bytes };
    const store = new CacheStore(shape, place.bytes, elsewhere);
    fill(place, 1, [3, 3], 0);
    store.keep({ cache: place, row: 1 }, () => {
      elsewhere.bytes = 0;
    });
    expect(store.take([3, 3]).known).toBe(2);
  });

  test('rows keep what they hold when there are more of them', () => {
    const cache = new KvCache(shape, 2, 128);
    for (const row of [0, 1]) fill(cache, row, [row + 1, 3], 0);
    cache.setRows(4);
    cache.grow(300);
    for (const row of [0, 1]) expect(holds(cache, row, [row + 1, 3])).toBe(true);
    expect(cache.ids).toHaveLength(4);
    cache.setRows(2);
    for (const row of [0, 1]) expect(holds(cache, row, [row + 1, 3])).toBe(true);
    expect(cache.ids).toHaveLength(2);
  });
});

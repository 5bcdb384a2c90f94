/**
 * Padded batch slots for rows that are read together, in buckets by length. The graph takes neighbouring rows of one
 * array, and every row of a pass costs as much as the longest of its bucket.
 */
import { KvCache, type KvShape } from './kv-cache.ts';

/** Slots of a bucket. Unused ones cost no memory: the system provides it at the first write. */
const SLOTS = 16;
/**
 * The longest rows of the first bucket; each next bucket doubles the length. Smaller steps would need more passes than
 * they save.
 */
const SHORT = 256;
/** The extra room of a row, in tokens. */
const AHEAD = 24;
/** An empty bucket up to this size waits for the next rows. */
const KEPT_BYTES = 64 * 2 ** 20;

export interface BucketRow {
  bucket: Bucket | undefined;
  slot: number;
}

export class Bucket {
  readonly cache: KvCache;
  readonly slots: (BucketRow | undefined)[] = Array.from({ length: SLOTS }, () => undefined);

  constructor(
    shape: KvShape,
    /** The longest row that fits. */
    readonly longest: number,
  ) {
    this.cache = new KvCache(shape, SLOTS, 1);
  }

  get empty(): boolean {
    return this.slots.every(row => row === undefined);
  }

  get free(): number {
    return this.slots.indexOf(undefined);
  }

  /** Closes gaps between rows, and shrinks the room to the longest row or to `length`. */
  compact(length: number): void {
    this.cache.shrink(Math.max(length, ...this.cache.ids.map(ids => ids.length)));
    for (;;) {
      const gap = this.free;
      const last = this.slots.findLastIndex(row => row !== undefined);
      if (gap < 0 || gap > last) return;
      const row = this.slots[last]!;
      this.cache.copyRow(gap, this.cache, last, this.cache.ids[last]!.length);
      this.leave(last);
      this.slots[gap] = row;
      row.slot = gap;
    }
  }

  leave(slot: number): void {
    this.slots[slot] = undefined;
    this.cache.ids[slot] = [];
  }
}

export class Buckets {
  private buckets: Bucket[] = [];

  constructor(private readonly shape: KvShape) {}

  get bytes(): number {
    return this.buckets.reduce((sum, { cache }) => sum + cache.bytes, 0);
  }

  /** Gives a row that grows to `length` tokens a slot, and copies what it knows; moves it if it outgrows its bucket. */
  place(row: BucketRow, home: KvCache, length: number): Bucket {
    const old = row.bucket;
    if (old && old.longest >= length) return old;
    let longest = SHORT;
    while (longest < length + AHEAD) longest *= 2;
    let bucket = this.buckets.find(each => each.longest === longest && each.free >= 0);
    if (!bucket) {
      bucket = new Bucket(this.shape, longest);
      this.buckets.push(bucket);
    }
    const slot = bucket.free;
    const [source, from] = old ? [old.cache, row.slot] : [home, 0];
    bucket.cache.copyRow(slot, source, from, source.ids[from]!.length);
    this.leave(row);
    bucket.slots[slot] = row;
    row.bucket = bucket;
    row.slot = slot;
    return bucket;
  }

  leave(row: BucketRow): void {
    const { bucket } = row;
    row.bucket = undefined;
    if (!bucket) return;
    bucket.leave(row.slot);
    if (bucket.empty && bucket.cache.bytes > KEPT_BYTES)
      this.buckets = this.buckets.filter(each => each !== bucket);
  }
}

/**
 * Padded batch slots for rows that are read together, in buckets by length. The graph takes neighbouring rows of one
 * array, and every row of a pass costs as much as the longest of its bucket.
 */
import type { Place } from './cache-store.ts';
import { KvCache, type KvShape } from './kv-cache.ts';

/** Slots of a bucket at first, and at most. A long row takes tens of megabytes: none waits empty beside it. */
const FEW_SLOTS = 2;
const SLOTS = 16;
const LONG = 1024;
/**
 * The longest rows of the first bucket; each next bucket doubles the length. Smaller steps would need more passes than
 * they save.
 */
const SHORT = 256;
/** The extra room of a row, in tokens. */
const AHEAD = 24;
/** An empty bucket up to this size waits for the next rows. */
const KEPT_BYTES = 24 * 2 ** 20;

export interface BucketRow {
  bucket: Bucket | undefined;
  slot: number;
}

export class Bucket {
  readonly cache: KvCache;
  readonly slots: (BucketRow | undefined)[];
  /** Slots that it has at least. */
  private readonly few: number;

  constructor(
    shape: KvShape,
    /** The longest row that fits. */
    readonly longest: number,
    /** One whose only row becomes the first one here. */
    cache?: KvCache,
  ) {
    this.few = cache || longest > LONG ? 1 : FEW_SLOTS;
    this.slots = Array.from({ length: this.few }, () => undefined);
    this.cache = cache ?? new KvCache(shape, this.few, 1);
  }

  get empty(): boolean {
    return this.slots.every(row => row === undefined);
  }

  get full(): boolean {
    return this.slots.length === SLOTS && this.gap < 0;
  }

  /** A slot for one more row. */
  free(): number {
    if (this.gap < 0) {
      const { length } = this.slots;
      this.cache.setRows(2 * length);
      for (let i = 0; i < length; i++) this.slots.push(undefined);
    }
    return this.gap;
  }

  private get gap(): number {
    return this.slots.indexOf(undefined);
  }

  /** Closes gaps between rows, and shrinks the room to the longest row or to `length`. */
  compact(length: number): void {
    this.cache.shrink(Math.max(length, ...this.cache.ids.map(ids => ids.length)));
    for (;;) {
      const { gap } = this;
      const last = this.slots.findLastIndex(row => row !== undefined);
      if (gap < 0 || gap > last) {
        this.narrow(last + 1);
        return;
      }
      const row = this.slots[last]!;
      this.cache.copyRow(gap, this.cache, last, this.cache.ids[last]!.length);
      this.leave(last);
      this.slots[gap] = row;
      row.slot = gap;
    }
  }

  private narrow(rows: number): void {
    if (this.slots.length === this.few || rows > this.slots.length / 2) return;
    this.slots.length /= 2;
    this.cache.setRows(this.slots.length);
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

  /** All rows that have a slot. */
  *places(): Generator<Place> {
    for (const { cache, slots } of this.buckets)
      for (const [row, taken] of slots.entries()) if (taken) yield { cache, row };
  }

  /**
   * Gives a row that grows to `length` tokens a slot, and copies what it knows from its own cache; moves it if it
   * outgrows its bucket.
   */
  place(row: BucketRow, home: KvCache | undefined, length: number): Bucket {
    const old = row.bucket;
    if (old && old.longest >= length) return old;
    let longest = SHORT;
    while (longest < length + AHEAD) longest *= 2;
    let bucket = this.buckets.find(each => each.longest === longest && !each.full);
    // A long row that is alone in its cache takes it along: a copy would take as much again.
    const own = !bucket && longest > LONG ? (old ? this.takeOut(row) : home) : undefined;
    if (!bucket) {
      bucket = new Bucket(this.shape, longest, own);
      this.buckets.push(bucket);
    }
    const slot = bucket.free();
    if (!own) {
      const source = old?.cache ?? home!;
      const from = old ? row.slot : 0;
      bucket.cache.copyRow(slot, source, from, source.ids[from]!.length);
      this.leave(row);
    }
    bucket.slots[slot] = row;
    row.bucket = bucket;
    row.slot = slot;
    return bucket;
  }

  /** Ends a row's bucket and gives its cache, if that has no other row and no room for one. */
  takeOut(row: BucketRow): KvCache | undefined {
    const { bucket } = row;
    if (bucket?.slots.length !== 1) return undefined;
    row.bucket = undefined;
    this.buckets = this.buckets.filter(each => each !== bucket);
    return bucket.cache;
  }

  leave(row: BucketRow): void {
    const { bucket } = row;
    row.bucket = undefined;
    if (!bucket) return;
    bucket.leave(row.slot);
    if (bucket.empty && bucket.cache.bytes > KEPT_BYTES) {
      this.buckets = this.buckets.filter(each => each !== bucket);
      bucket.cache.free();
    }
  }
}

/**
 * Keeps caches between requests, and finds them by the tokens they hold. A request takes the cache with the longest
 * common beginning. If the rest of that cache is short, or there is no room for a second one, it is overwritten; else
 * the cache stays and the common part is copied: a copy costs a hundredth of reading the tokens again.
 */
import { commonLength, KvCache, type KvShape } from './kv-cache.ts';

/** A rest of this many tokens is not worth a copy. */
const CHEAP_TAIL = 96;

/** A row of tokens in a cache. */
export interface Place {
  readonly cache: KvCache;
  readonly row: number;
}

const NOWHERE = { places: () => [], bytes: 0 };

interface Entry {
  readonly cache: KvCache;
  used: number;
  busy: boolean;
}

export class CacheStore {
  private readonly entries = new Set<Entry>();
  private clock = 0;

  constructor(
    private readonly shape: KvShape,
    /** Bytes that caches may take, those elsewhere among them; unused ones go first. */
    private readonly limit: number,
    /** Rows that other caches hold, whose beginnings can be copied too, and what these caches take. */
    private readonly elsewhere: { places(): Iterable<Place>; readonly bytes: number } = NOWHERE,
  ) {}

  get bytes(): number {
    let bytes = 0;
    for (const { cache } of this.entries) bytes += cache.bytes;
    return bytes;
  }

  get count(): number {
    return this.entries.size;
  }

  /** A cache for this row alone, with as much of its beginning as is known. Return it with `release` or `drop`. */
  take(ids: readonly number[]): { readonly cache: KvCache; readonly known: number } {
    const { entry, place, known } = this.nearest(ids);
    const tail = entry ? entry.cache.ids[0]!.length - known : 0;
    if (entry && !entry.busy && (tail <= CHEAP_TAIL || !this.hasRoom(ids.length, entry))) {
      entry.used = ++this.clock;
      entry.busy = true;
      entry.cache.ids[0]!.length = known;
      entry.cache.shrink(ids.length);
      return { cache: entry.cache, known };
    }
    const cache = this.empty(ids.length, place?.cache);
    if (place) cache.copyRow(0, place.cache, place.row, known);
    this.add(cache, true);
    return { cache, known };
  }

  /** Extends a cache in use by what another has read of the same row; returns how many tokens it then holds. */
  share(cache: KvCache, ids: readonly number[]): number {
    const own = commonLength(cache.ids[0]!, ids);
    const { place, known } = this.nearest(ids);
    if (!place || place.cache === cache || known <= own) return own;
    cache.copyRow(0, place.cache, place.row, known, own);
    return known;
  }

  release(cache: KvCache): void {
    for (const entry of this.entries) if (entry.cache === cache) entry.busy = false;
    this.evict();
  }

  /** Takes a cache back whose row is held elsewhere: one copy is enough. */
  drop(cache: KvCache): void {
    this.giveAway(cache);
    cache.free();
    this.evict();
  }

  /** A cache is used elsewhere from now on. */
  giveAway(cache: KvCache): void {
    for (const entry of this.entries) if (entry.cache === cache) this.entries.delete(entry);
  }

  /** Keeps a cache of one row that is used nowhere else. */
  takeIn(cache: KvCache): void {
    this.add(cache, false);
  }

  /** Keeps a copy of a row, which then leaves its place: only behind that is it known what must go. */
  keep({ cache, row }: Place, leave: () => void): void {
    const { length } = cache.ids[row]!;
    const copy = this.empty(length, cache);
    copy.copyRow(0, cache, row, length);
    leave();
    this.add(copy, false);
  }

  /** A cache for a row of this length: the oldest idle one if it must go and is large enough, or a new one. */
  private empty(length: number, source: KvCache | undefined): KvCache {
    const [oldest] = this.idle();
    if (oldest && oldest.cache !== source && oldest.cache.fits(length)) {
      if (this.taken + oldest.cache.bytes > this.limit) {
        this.entries.delete(oldest);
        oldest.cache.ids[0] = [];
        return oldest.cache;
      }
    }
    return new KvCache(this.shape, 1, length);
  }

  /** Whether one more cache, for a row of this length, leaves room for this one. */
  private hasRoom(length: number, { cache }: Entry): boolean {
    let bytes = this.elsewhere.bytes + cache.bytes + KvCache.bytesFor(this.shape, 1, length);
    for (const entry of this.entries) if (entry.busy) bytes += entry.cache.bytes;
    return bytes <= this.limit;
  }

  private add(cache: KvCache, busy: boolean): void {
    this.entries.add({ cache, used: ++this.clock, busy });
    this.evict();
  }

  private nearest(ids: readonly number[]) {
    let entry: Entry | undefined;
    let place: Place | undefined;
    let known = 0;
    for (const each of this.entries) {
      const length = commonLength(each.cache.ids[0]!, ids);
      if (length <= known) continue;
      entry = each;
      place = { cache: each.cache, row: 0 };
      known = length;
    }
    for (const each of this.elsewhere.places()) {
      const length = commonLength(each.cache.ids[each.row]!, ids);
      if (length <= known) continue;
      entry = undefined;
      place = each;
      known = length;
    }
    return { entry, place, known };
  }

  /** Drops the least recently used caches until the rest fits. */
  private evict(): void {
    for (const entry of this.idle()) {
      if (this.taken <= this.limit) return;
      this.entries.delete(entry);
      entry.cache.free();
    }
  }

  private get taken(): number {
    return this.bytes + this.elsewhere.bytes;
  }

  /** The least recently used first. */
  private idle(): Entry[] {
    return [...this.entries].filter(entry => !entry.busy).sort((a, b) => a.used - b.used);
  }
}

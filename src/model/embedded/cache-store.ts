/**
 * The caches that are kept between requests, found again by the tokens they hold. A request takes the one that begins
 * most like it; what the cache holds beyond that is overwritten if it is short, else left in place and the common part
 * copied: a copy costs a hundredth of reading the tokens again.
 */
import { commonLength, KvCache, type KvShape } from './kv-cache.ts';

/** A tail of this many tokens is not worth a copy of its own. */
const CHEAP_TAIL = 96;

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
    /** Bytes that caches which nobody uses may take. */
    private readonly limit: number,
  ) {}

  get bytes(): number {
    let bytes = 0;
    for (const { cache } of this.entries) bytes += cache.bytes;
    return bytes;
  }

  get count(): number {
    return this.entries.size;
  }

  /** A cache for this row alone, holding as much of its beginning as is known. Give it back with `release`. */
  take(ids: readonly number[]): { readonly cache: KvCache; readonly known: number } {
    const { entry, known } = this.nearest(ids);
    if (entry && known > 0 && !entry.busy && entry.cache.ids[0]!.length - known <= CHEAP_TAIL) {
      entry.used = ++this.clock;
      entry.busy = true;
      entry.cache.ids[0]!.length = known;
      return { cache: entry.cache, known };
    }
    const cache = new KvCache(this.shape, 1, ids.length);
    if (entry && known > 0) cache.copyRow(0, entry.cache, 0, known);
    const made: Entry = { cache, used: ++this.clock, busy: true };
    this.entries.add(made);
    this.evict();
    return { cache, known };
  }

  /** Gives a cache in use what another has read since of the same beginning; how much it holds of it then. */
  share(cache: KvCache, ids: readonly number[]): number {
    const own = commonLength(cache.ids[0]!, ids);
    const { entry, known } = this.nearest(ids);
    if (!entry || entry.cache === cache || known <= own) return own;
    cache.copyRow(0, entry.cache, 0, known, own);
    return known;
  }

  release(cache: KvCache): void {
    for (const entry of this.entries) if (entry.cache === cache) entry.busy = false;
    this.evict();
  }

  private nearest(ids: readonly number[]): { entry: Entry | undefined; known: number } {
    let entry: Entry | undefined;
    let known = 0;
    for (const each of this.entries) {
      const length = commonLength(each.cache.ids[0]!, ids);
      if (length > known) {
        entry = each;
        known = length;
      }
    }
    return { entry, known };
  }

  /** Lets the longest unused go until the rest fits. */
  private evict(): void {
    const idle = [...this.entries].filter(entry => !entry.busy).sort((a, b) => a.used - b.used);
    for (const entry of idle) {
      if (this.bytes <= this.limit) return;
      this.entries.delete(entry);
    }
  }
}

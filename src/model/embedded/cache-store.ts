/**
 * Keeps caches between requests, and finds them by the tokens they hold. A request takes the cache with the longest
 * common beginning. If the rest of that cache is short, it is overwritten; else the cache stays and the common part is
 * copied: a copy costs a hundredth of reading the tokens again.
 */
import { commonLength, KvCache, type KvShape } from './kv-cache.ts';

/** A rest of this many tokens is not worth a copy. */
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
    /** Bytes that unused caches may take. */
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

  /** A cache for this row alone, with as much of its beginning as is known. Return it with `release`. */
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

  /** Extends a cache in use by what another has read of the same row; returns how many tokens it then holds. */
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

  /** Drops the least recently used caches until the rest fits. */
  private evict(): void {
    const idle = [...this.entries].filter(entry => !entry.busy).sort((a, b) => a.used - b.used);
    for (const entry of idle) {
      if (this.bytes <= this.limit) return;
      this.entries.delete(entry);
    }
  }
}

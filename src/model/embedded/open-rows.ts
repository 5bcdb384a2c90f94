/**
 * Rows of tokens that are being read, alone or in a batch. Alone, a row has a cache of its own in the store. In a batch
 * it has a slot in a bucket instead, and when it is closed the store keeps a copy.
 */

import type { Feed } from '../decode/row-reader.ts';
import { CacheStore } from './cache-store.ts';
import type { Graph } from './graph.ts';
import type { KvCache, KvShape } from './kv-cache.ts';
import { type Bucket, type BucketRow, Buckets } from './length-buckets.ts';

/**
 * A feed of this many tokens or more is read alone, all but its last token: in a batch, every row would be padded.
 */
const ALONE = 6;

interface Row extends BucketRow {
  /** Its own cache, as long as it has no slot in a bucket. */
  home: KvCache | undefined;
}

/** A row's turn in a pass. */
interface Turn {
  readonly row: Row;
  /** Its index among the feeds. */
  readonly place: number;
  readonly at: number;
  readonly ids: readonly number[];
  readonly keep: number;
}

export class Rows {
  private readonly rows = new Map<number, Row>();
  readonly store: CacheStore;
  private readonly buckets: Buckets;
  private counter = 0;

  constructor(
    private readonly graph: Graph,
    shape: KvShape,
    /** Bytes for caches that are kept between requests. */
    cacheBytes: number,
  ) {
    this.buckets = new Buckets(shape);
    this.store = new CacheStore(shape, cacheBytes, this.buckets);
  }

  get count(): number {
    return this.rows.size;
  }

  /** Bytes of all buckets. */
  get bytes(): number {
    return this.buckets.bytes;
  }

  /** Opens a row that begins with these tokens, and says how many of them are known. */
  open(ids: readonly number[]): { readonly row: number; readonly known: number } {
    const { cache, known } = this.store.take(ids);
    const row = ++this.counter;
    this.rows.set(row, { home: cache, bucket: undefined, slot: 0 });
    return { row, known };
  }

  /** Logits of the kept tokens of each feed, in the order of the feeds. */
  async read(feeds: readonly Feed[]): Promise<Float32Array[]> {
    const turns: Turn[] = [];
    for (const [place, feed] of feeds.entries()) {
      const { at, ids, keep } = feed;
      const turn: Turn = { row: this.rows.get(feed.row)!, place, at, ids, keep };
      turns.push(feeds.length === 1 ? turn : await this.readAhead(turn));
    }
    if (turns.length === 1) return [await this.alone(turns[0]!)];
    const buckets = new Set<Bucket>();
    for (const { row, at, ids } of turns) buckets.add(this.place(row, at + ids.length));
    const found: Float32Array[] = [];
    for (const bucket of buckets) {
      const here = turns.filter(({ row }) => row.bucket === bucket);
      bucket.compact(Math.max(...here.map(({ at, ids }) => at + ids.length)));
      here.sort((a, b) => a.row.slot - b.row.slot);
      for (const run of neighbours(here)) await this.pass(bucket, run, found);
    }
    return found;
  }

  close(number: number): void {
    const row = this.rows.get(number);
    if (!row) return;
    this.rows.delete(number);
    const { home, bucket, slot } = row;
    if (bucket) {
      const own = this.buckets.takeOut(row);
      if (own) this.store.takeIn(own);
      else this.store.keep({ cache: bucket.cache, row: slot }, () => this.buckets.leave(row));
    } else if (home) this.store.release(home);
  }

  private place(row: Row, length: number): Bucket {
    const bucket = this.buckets.place(row, row.home, length);
    if (row.home === bucket.cache) this.store.giveAway(row.home);
    else if (row.home) this.store.drop(row.home);
    row.home = undefined;
    return bucket;
  }

  /** Reads a long feed alone, all but its end, unless another row has read the same. */
  private async readAhead(turn: Turn): Promise<Turn> {
    const { row, keep } = turn;
    let { at, ids } = turn;
    const end = ids.length - Math.max(1, keep);
    if (end < ALONE) return turn;
    if (row.home) {
      const whole = [...row.home.ids[0]!.slice(0, at), ...ids.slice(0, end)];
      const known = this.store.share(row.home, whole);
      if (known > at) {
        ids = ids.slice(known - at);
        at = known;
      }
    }
    const rest = ids.length - Math.max(1, keep);
    if (rest > 0) await this.alone({ ...turn, at, ids: ids.slice(0, rest), keep: 0 });
    return { ...turn, at: at + rest, ids: ids.slice(rest) };
  }

  private async alone({ row, at, ids, keep }: Turn): Promise<Float32Array> {
    const bucket = row.bucket && this.place(row, at + ids.length);
    const feed = { row: bucket ? row.slot : 0, at, ids, keep };
    return this.graph.read(bucket?.cache ?? row.home!, [feed]);
  }

  private async pass(bucket: Bucket, turns: readonly Turn[], found: Float32Array[]): Promise<void> {
    const feeds = turns.map(({ row, at, ids, keep }) => ({ row: row.slot, at, ids, keep }));
    const logits = await this.graph.read(bucket.cache, feeds);
    const { vocabulary } = this.graph.shape;
    let from = 0;
    for (const { place, keep } of turns) {
      found[place] = logits.subarray(from, from + keep * vocabulary);
      from += keep * vocabulary;
    }
  }
}

/** Groups turns by neighbouring slots, because other rows may be between them. */
function neighbours(turns: readonly Turn[]): Turn[][] {
  const runs: Turn[][] = [];
  for (const turn of turns) {
    const run = runs.at(-1);
    if (run && run.at(-1)!.row.slot + 1 === turn.row.slot) run.push(turn);
    else runs.push([turn]);
  }
  return runs;
}

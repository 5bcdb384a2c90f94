/**
 * Where rows stand while they are read together: the graph takes neighbouring rows of one array. Rows of about one
 * length share a shelf, because every row of a pass costs as much as the room of its shelf.
 */
import { KvCache, type KvShape } from './kv-cache.ts';

/** Seats of a shelf. Those that were never sat on cost no memory: the system gives it when it is first written. */
const SEATS = 16;
/**
 * The longest rows of the first shelf; those of each next are twice as long. A pass of its own for every small step
 * would cost more than it saves.
 */
const SHORT = 256;
/** A row is seated with room for so many more tokens. */
const AHEAD = 24;
/** An empty shelf up to this size waits for the next rows. */
const KEPT_BYTES = 64 * 2 ** 20;

export interface Seated {
  shelf: Shelf | undefined;
  seat: number;
}

export class Shelf {
  readonly cache: KvCache;
  readonly seats: (Seated | undefined)[] = Array.from({ length: SEATS }, () => undefined);

  constructor(
    shape: KvShape,
    /** The longest row that may sit here. */
    readonly longest: number,
  ) {
    this.cache = new KvCache(shape, SEATS, 1);
  }

  get empty(): boolean {
    return this.seats.every(row => row === undefined);
  }

  get free(): number {
    return this.seats.indexOf(undefined);
  }

  /** Leaves no gap between rows and no more room than the longest needs, which may be one of `length`. */
  tidy(length: number): void {
    this.cache.shrink(Math.max(length, ...this.cache.ids.map(ids => ids.length)));
    for (;;) {
      const gap = this.free;
      const last = this.seats.findLastIndex(row => row !== undefined);
      if (gap < 0 || gap > last) return;
      const row = this.seats[last]!;
      this.cache.copyRow(gap, this.cache, last, this.cache.ids[last]!.length);
      this.leave(last);
      this.seats[gap] = row;
      row.seat = gap;
    }
  }

  leave(seat: number): void {
    this.seats[seat] = undefined;
    this.cache.ids[seat] = [];
  }
}

export class Shelves {
  private shelves: Shelf[] = [];

  constructor(private readonly shape: KvShape) {}

  get bytes(): number {
    return this.shelves.reduce((sum, { cache }) => sum + cache.bytes, 0);
  }

  /**
   * Seats a row that is to become `length` tokens long, of which its home holds the beginning; moves it if it outgrows
   * its shelf.
   */
  seat(row: Seated, home: KvCache, length: number): Shelf {
    const old = row.shelf;
    if (old && old.longest >= length) return old;
    let longest = SHORT;
    while (longest < length + AHEAD) longest *= 2;
    let shelf = this.shelves.find(each => each.longest === longest && each.free >= 0);
    if (!shelf) {
      shelf = new Shelf(this.shape, longest);
      this.shelves.push(shelf);
    }
    const seat = shelf.free;
    const [source, from] = old ? [old.cache, row.seat] : [home, 0];
    shelf.cache.copyRow(seat, source, from, source.ids[from]!.length);
    this.leave(row);
    shelf.seats[seat] = row;
    row.shelf = shelf;
    row.seat = seat;
    return shelf;
  }

  leave(row: Seated): void {
    const { shelf } = row;
    row.shelf = undefined;
    if (!shelf) return;
    shelf.leave(row.seat);
    if (shelf.empty && shelf.cache.bytes > KEPT_BYTES)
      this.shelves = this.shelves.filter(each => each !== shelf);
  }
}

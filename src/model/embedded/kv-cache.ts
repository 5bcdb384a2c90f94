/**
 * Keys and values of some rows of tokens, in the layout that the graph takes as its input: for each layer
 * [rows, heads, room, size], with a little room to grow. Only the first `length` slots of a row mean anything.
 */

export interface KvShape {
  readonly layers: number;
  readonly kvHeads: number;
  readonly headSize: number;
}

/** Room comes in steps: masked slots still cost time, and growing costs a copy. */
const STEP = 128;
const FLOAT = Float32Array.BYTES_PER_ELEMENT;

export class KvCache {
  room: number;
  /** Tokens that each row holds. */
  readonly ids: number[][];
  /** Two arrays a layer, keys, then values. */
  private arrays: Float32Array[];

  constructor(
    readonly shape: KvShape,
    public rows: number,
    room: number,
  ) {
    this.room = roundUp(room);
    this.ids = Array.from({ length: rows }, () => []);
    this.arrays = Array.from({ length: 2 * shape.layers }, () => this.allocate());
  }

  static bytesFor({ layers, kvHeads, headSize }: KvShape, rows: number, length: number): number {
    return 2 * layers * rows * kvHeads * roundUp(length) * headSize * FLOAT;
  }

  get bytes(): number {
    return this.arrays.length * this.arrays[0]!.byteLength;
  }

  /** Gives its memory back; nothing may use it from then on. */
  free(): void {
    this.ids.fill([]);
    for (const array of this.arrays) giveBack(array);
    this.arrays = [];
  }

  /** The array of a layer's keys (0) or values (1). */
  array(layer: number, part: 0 | 1): Float32Array {
    return this.arrays[2 * layer + part]!;
  }

  /** Makes room for so many rows, or gives up the room of the last ones. */
  setRows(rows: number): void {
    while (this.ids.length < rows) this.ids.push([]);
    this.ids.length = rows;
    this.rows = rows;
    this.replace((array, old) => array.set(old.subarray(0, array.length)));
  }

  /** Makes room for rows of this length. */
  grow(length: number): void {
    if (length > this.room) this.resize(length);
  }

  /** Whether rows of this length have room, and not much more than they need. */
  fits(length: number): boolean {
    const more = this.room - roundUp(length);
    return more >= 0 && more <= 2 * STEP;
  }

  /** Gives up room that rows of at most this length do not need, if it is much. */
  shrink(length: number): void {
    if (this.room - roundUp(length) > STEP) this.resize(length);
  }

  private resize(length: number): void {
    const { kvHeads, headSize } = this.shape;
    const oldRoom = this.room;
    this.room = roundUp(length);
    this.replace((array, old) => {
      for (let head = 0; head < this.rows * kvHeads; head++) {
        const used = this.ids[Math.floor(head / kvHeads)]!.length * headSize;
        const from = head * oldRoom * headSize;
        array.set(old.subarray(from, from + used), head * this.room * headSize);
      }
    });
  }

  /** One array after the other, so that never much more than one of them is there twice. */
  private replace(copy: (array: Float32Array, old: Float32Array) => void): void {
    for (const [i, old] of this.arrays.entries()) {
      const array = this.allocate();
      copy(array, old);
      this.arrays[i] = array;
      giveBack(old);
    }
  }

  /**
   * Copies a row's first tokens from another cache, or from another row of this one. The first `start` of them are
   * there already.
   */
  copyRow(to: number, source: KvCache, from: number, length: number, start = 0): void {
    this.grow(length);
    const { kvHeads, headSize } = this.shape;
    for (const [i, array] of this.arrays.entries()) {
      for (let head = 0; head < kvHeads; head++) {
        const first = (from * kvHeads + head) * source.room;
        array.set(
          source.arrays[i]!.subarray((first + start) * headSize, (first + length) * headSize),
          ((to * kvHeads + head) * this.room + start) * headSize,
        );
      }
    }
    this.ids[to] = source.ids[from]!.slice(0, length);
  }

  /**
   * Puts new keys and values [layers, 2, batch, heads, width, size] of the batch's row `index` behind the first `at`
   * tokens of a row; of `width` new tokens only the first `ids.length` are real.
   */
  append(
    row: number,
    at: number,
    ids: readonly number[],
    fresh: Float32Array,
    index: number,
    batch: number,
    width: number,
  ): void {
    const { kvHeads, headSize } = this.shape;
    const count = ids.length * headSize;
    for (const [i, array] of this.arrays.entries()) {
      for (let head = 0; head < kvHeads; head++) {
        const from = ((i * batch + index) * kvHeads + head) * width * headSize;
        const to = ((row * kvHeads + head) * this.room + at) * headSize;
        array.set(fresh.subarray(from, from + count), to);
      }
    }
    const known = this.ids[row]!;
    known.length = at;
    for (const id of ids) known.push(id);
  }

  private allocate(): Float32Array {
    const bytes = this.rows * this.shape.kvHeads * this.room * this.shape.headSize * FLOAT;
    return new Float32Array(new ArrayBuffer(bytes, { maxByteLength: bytes }), 0, bytes / FLOAT);
  }
}

/** Gives memory back at once. The garbage collector sees small objects and would leave hundreds of megabytes. */
function giveBack(array: Float32Array): void {
  (array.buffer as ArrayBuffer).resize(0);
}

function roundUp(length: number): number {
  return Math.max(STEP, Math.ceil(length / STEP) * STEP);
}

/** The length of the common beginning of two rows. */
export function commonLength(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const most = Math.min(a.length, b.length);
  let i = 0;
  while (i < most && a[i] === b[i]) i++;
  return i;
}

/** What a back end with weights of its own does below the decoder: read tokens, and say what could follow. */

/** One row's next tokens. `at` is where they stand: less than what was read before is a rewind. */
export interface Feed {
  readonly row: number;
  readonly at: number;
  readonly ids: readonly number[];
  /** Of how many of them, counted from the last, the logits are wanted. */
  readonly keep: number;
}

/** A feed of a row by the number under which it was begun. */
export type RowFeed = Feed;

/** Rows of tokens that are read side by side, each with a cache. */
export interface ReadingRows {
  /** For each row, how many tokens of its beginning are in the cache. */
  readonly cached: readonly number[];
  /** For each feed its logits, in the order of its kept tokens. */
  read(feeds: readonly Feed[]): Promise<Float32Array[][]>;
  /** Gives the caches back; what a row holds is kept for those who ask next. */
  close(): void;
}

export interface Reader {
  readonly context: number;
  /** Rows that begin with these tokens. */
  open(rows: readonly (readonly number[])[]): Promise<ReadingRows>;
}

/** Rows that come and go by themselves, and are read beside whichever others are there. */
export interface RowReader {
  readonly context: number;
  /** A row that begins with these tokens, and how many of them are in the cache. */
  begin(ids: readonly number[]): Promise<{ readonly row: number; readonly known: number }>;
  /** For each feed its logits, in the order of its kept tokens. */
  read(feeds: readonly RowFeed[]): Promise<Float32Array[][]>;
  end(row: number): void;
}

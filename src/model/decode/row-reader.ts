/** The interface of a back end with weights below the decoder: it reads tokens and gives logits. */

/** One row's next tokens. `at` is their position; a position before the end of the row rewinds it. */
export interface Feed {
  readonly row: number;
  readonly at: number;
  readonly ids: readonly number[];
  /** The number of last tokens whose logits are wanted. */
  readonly keep: number;
}

/** Rows of tokens that are read side by side, each with a cache. */
export interface ReadingRows {
  /** For each row, the number of its first tokens that are in the cache. */
  readonly cached: readonly number[];
  /** For each feed its logits, in the order of its kept tokens. */
  read(feeds: readonly Feed[]): Promise<Float32Array[][]>;
  /** Returns the caches, which are kept for later requests. */
  close(): void;
}

export interface Reader {
  readonly context: number;
  /** Rows that begin with these tokens. */
  open(rows: readonly (readonly number[])[]): Promise<ReadingRows>;
}

/** Rows that come and go independently and are read in a batch with all others. */
export interface RowReader {
  readonly context: number;
  /** A row that begins with these tokens, and how many of them are in the cache. */
  begin(ids: readonly number[]): Promise<{ readonly row: number; readonly known: number }>;
  /** For each feed its logits, in the order of its kept tokens. */
  read(feeds: readonly Feed[]): Promise<Float32Array[][]>;
  end(row: number): void;
}

/**
 * Packs documents of all lengths into rows of one length, without splitting or dropping any.
 *
 * Best fit over the rows that are still open: a document goes where it leaves the least room. Rows are closed in the
 * order in which they were opened, so the result depends on the order of the documents alone.
 */
import { DOCUMENT_START, PAD } from './shard.ts';

/** One document as words: ids with target flags. The packer adds the start flag. */
export type Document = Uint16Array;

export class Packer {
  private readonly open: { used: number; documents: Document[] }[] = [];
  private readonly closed: Document[][] = [];

  /**
   * `openRows` is the number of rows that wait for small documents. More rows waste less space and cost more time.
   */
  constructor(
    private readonly context: number,
    private readonly openRows = 64,
  ) {}

  add(document: Document): void {
    if (document.length === 0 || document.length > this.context) {
      throw new RangeError(
        `a document of ${document.length} tokens does not fit a context of ${this.context}`,
      );
    }
    let best: { used: number; documents: Document[] } | undefined;
    for (const row of this.open) {
      if (row.used + document.length <= this.context && (!best || row.used > best.used)) best = row;
    }
    if (!best) {
      if (this.open.length >= this.openRows) this.closed.push(this.open.shift()!.documents);
      best = { used: 0, documents: [] };
      this.open.push(best);
    }
    best.used += document.length;
    best.documents.push(document);
  }

  /** Returns all rows, padded: rows × context words. The packer is empty afterwards. */
  finish(): Uint16Array {
    for (const row of this.open.splice(0)) this.closed.push(row.documents);
    const rows = this.closed.splice(0);
    const words = new Uint16Array(rows.length * this.context);
    rows.forEach((documents, row) => {
      let at = row * this.context;
      for (const document of documents) {
        words.set(document, at);
        words[at]! |= DOCUMENT_START;
        at += document.length;
      }
      const end = (row + 1) * this.context;
      if (at < end) {
        words.fill(PAD, at, end);
        words[at]! |= DOCUMENT_START;
      }
    });
    return words;
  }
}

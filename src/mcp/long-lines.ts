/** Keeps requests that are too long out of the server: it would end at them, and all sessions with it. */
import { Transform, type TransformCallback } from 'node:stream';

/** Bytes at both ends of a line in which its `id` is looked for. */
const ENDS = 512;
const NEWLINE = 10;

export class LongLines extends Transform {
  private held: Buffer[] = [];
  private length = 0;
  /** The beginning of the line that is left out. */
  private head = Buffer.alloc(0);
  private tail = Buffer.alloc(0);

  constructor(
    private readonly most: number,
    private readonly refuse: (id: string | number | null) => void,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, end + 1));
      this.endLine();
      from = end + 1;
    }
    if (from < chunk.length) this.keep(chunk.subarray(from));
    done();
  }

  private keep(part: Buffer): void {
    this.length += part.length;
    if (this.length <= this.most) {
      this.held.push(part);
      return;
    }
    if (this.head.length === 0) this.head = Buffer.concat(this.held).subarray(0, ENDS);
    this.held = [];
    this.tail = Buffer.concat([this.tail, part]).subarray(-ENDS);
  }

  private endLine(): void {
    if (this.length <= this.most) for (const part of this.held) this.push(part);
    else this.refuse(idIn(this.head.toString('utf8'), this.tail.toString('utf8')));
    this.held = [];
    this.length = 0;
    this.head = Buffer.alloc(0);
    this.tail = Buffer.alloc(0);
  }
}

/** A request has its `id` before its parameters or behind them. */
function idIn(head: string, tail: string): string | number | null {
  const before = /^[^{]*\{(?:(?!"params").)*?"id"\s*:\s*(\d+|"(?:[^"\\]|\\.)*")/s.exec(head)?.[1];
  const behind = /"id"\s*:\s*(\d+|"(?:[^"\\]|\\.)*")\s*\}\s*$/.exec(tail)?.[1];
  const text = before ?? behind;
  return text === undefined ? null : (JSON.parse(text) as string | number);
}

/**
 * Reads messages from a Python worker: a byte of kind, four bytes of length (little endian), the payload. See
 * python/ndbg_worker/__main__.py.
 */

export interface Message {
  readonly kind: string;
  readonly payload: Uint8Array;
}

/** No valid message is longer. This detects a program that writes into our pipe. */
const LONGEST = 1 << 28;

export class MessageReader {
  private readonly chunks: Uint8Array[] = [];
  private length = 0;

  /** Yields the messages that are complete. Payloads may share the chunk's memory: use them before it is gone. */
  *push(chunk: Uint8Array): Generator<Message> {
    this.chunks.push(chunk);
    this.length += chunk.length;
    for (;;) {
      if (this.length < 5) return;
      const head = this.peek(5);
      const size = head[1]! + head[2]! * 0x100 + head[3]! * 0x1_0000 + head[4]! * 0x100_0000;
      if (size > LONGEST)
        throw new RangeError(`a message of ${size} bytes: something else wrote into the pipe`);
      if (this.length < 5 + size) return;
      const message = this.take(5 + size);
      yield { kind: String.fromCharCode(message[0]!), payload: message.subarray(5) };
    }
  }

  private peek(size: number): Uint8Array {
    const first = this.chunks[0]!;
    if (first.length >= size) return first;
    this.join();
    return this.chunks[0]!;
  }

  private take(size: number): Uint8Array {
    if (this.chunks[0]!.length < size) this.join();
    const first = this.chunks[0]!;
    if (first.length === size) this.chunks.shift();
    else this.chunks[0] = first.subarray(size);
    this.length -= size;
    return first.subarray(0, size);
  }

  private join(): void {
    const all = new Uint8Array(this.length);
    let at = 0;
    for (const chunk of this.chunks.splice(0)) {
      all.set(chunk, at);
      at += chunk.length;
    }
    this.chunks.push(all);
  }
}

/**
 * Reads the only way out of the realm in which Pyodide runs: a ring of bytes in shared memory, which `realm.ts` writes.
 * It is no callback, because a function of Node's in the realm would be a way out. An untrusted program runs beside the
 * writer, so everything in the ring is checked.
 *
 * Layout: 32-bit words `written`, `read` (both count bytes and wrap), `closed`, one spare; then the ring itself.
 * In the ring, messages: one byte of channel, four of length (little endian), the bytes.
 */

export const RING_HEAD_BYTES = 16;
export const RING_BYTES = 1 << 22;
/** The writer cuts what it sends into pieces of at most this size, so that a reader holds little at a time. */
const MAX_PIECE_BYTES = 1 << 18;

export const RingChannel = { trace: 1, stdout: 2, stderr: 3, end: 4 } as const;
export type RingChannel = (typeof RingChannel)[keyof typeof RingChannel];

const WRITTEN = 0;
const READ = 1;
const MESSAGE_HEAD_BYTES = 5;
const BREATH_BYTES = 1 << 20;

/** Node has it; the library of ES2023 does not name it yet. */
const { waitAsync } = Atomics as unknown as {
  waitAsync(
    words: Int32Array,
    index: number,
    value: number,
  ): { async: true; value: Promise<string> } | { async: false; value: string };
};

export class RingError extends Error {
  override readonly name = 'RingError';
}

export class RingReader {
  private readonly words: Int32Array;
  private readonly bytes: Uint8Array;
  private read = 0;
  private stopped = false;
  private wake: (() => void) | undefined;

  constructor(memory: SharedArrayBuffer) {
    if (memory.byteLength !== RING_HEAD_BYTES + RING_BYTES)
      throw new RingError('the ring has the wrong size');
    this.words = new Int32Array(memory, 0, RING_HEAD_BYTES / 4);
    this.bytes = new Uint8Array(memory, RING_HEAD_BYTES);
  }

  /** Ends `messages()` once what has been written is read. */
  stop(): void {
    this.stopped = true;
    this.wake?.();
    Atomics.notify(this.words, WRITTEN);
  }

  /** The messages as they come, until `stop()`. The bytes are the reader's own. */
  async *messages(): AsyncGenerator<{ readonly channel: number; readonly bytes: Uint8Array }> {
    let sinceBreath = 0;
    for (;;) {
      // A fast writer must not keep timers and aborts from running.
      if (sinceBreath > BREATH_BYTES) {
        sinceBreath = 0;
        await new Promise(setImmediate);
      }
      const available = (Atomics.load(this.words, WRITTEN) - this.read) >>> 0;
      if (available > RING_BYTES) throw new RingError('the ring was overrun');
      if (available >= MESSAGE_HEAD_BYTES) {
        const head = this.copy(0, MESSAGE_HEAD_BYTES);
        const size = new DataView(head.buffer).getUint32(1, true);
        if (size > MAX_PIECE_BYTES) throw new RingError('a message in the ring is too long');
        if (available >= MESSAGE_HEAD_BYTES + size) {
          const bytes = this.copy(MESSAGE_HEAD_BYTES, size);
          this.advance(MESSAGE_HEAD_BYTES + size);
          sinceBreath += MESSAGE_HEAD_BYTES + size;
          yield { channel: head[0]!, bytes };
          continue;
        }
      }
      if (this.stopped) return;
      await this.change((this.read + available) | 0);
    }
  }

  private copy(offset: number, size: number): Uint8Array {
    const result = new Uint8Array(size);
    const start = ((this.read + offset) >>> 0) % RING_BYTES;
    const first = Math.min(size, RING_BYTES - start);
    result.set(this.bytes.subarray(start, start + first));
    result.set(this.bytes.subarray(0, size - first), first);
    return result;
  }

  private advance(size: number): void {
    this.read = (this.read + size) | 0;
    Atomics.store(this.words, READ, this.read);
    Atomics.notify(this.words, READ);
  }

  /** Resolves when more than `seen` has been written, or on `stop()`. */
  private async change(seen: number): Promise<void> {
    const stopped = new Promise<void>(resolve => {
      this.wake = resolve;
    });
    const change = waitAsync(this.words, WRITTEN, seen);
    if (change.async) await Promise.race([change.value, stopped]);
  }
}

import { describe, expect, test } from 'vitest';
import { RING_BYTES, RING_HEAD_BYTES, RingError, RingReader } from './ring.ts';

/** Stands for the realm: puts bytes into the ring as they are, sound or not. */
class RawWriter {
  readonly memory = new SharedArrayBuffer(RING_HEAD_BYTES + RING_BYTES);
  private readonly words = new Int32Array(this.memory, 0, 4);
  private readonly bytes = new Uint8Array(this.memory, RING_HEAD_BYTES);

  put(bytes: readonly number[]): void {
    const written = Atomics.load(this.words, 0);
    bytes.forEach((byte, i) => {
      this.bytes[((written + i) >>> 0) % RING_BYTES] = byte;
    });
    this.claim(bytes.length);
  }

  message(channel: number, content: readonly number[]): void {
    const size = content.length;
    this.put([channel, size & 255, (size >> 8) & 255, (size >> 16) & 255, size >>> 24, ...content]);
  }

  claim(bytes: number): void {
    Atomics.add(this.words, 0, bytes);
    Atomics.notify(this.words, 0);
  }
}

async function collect(reader: RingReader): Promise<[number, number[]][]> {
  const all: [number, number[]][] = [];
  for await (const { channel, bytes } of reader.messages()) all.push([channel, [...bytes]]);
  return all;
}

describe('RingReader', () => {
  test('gives messages in order, those that come while it waits too, until it is stopped', async () => {
    const writer = new RawWriter();
    const reader = new RingReader(writer.memory);
    writer.message(1, [1, 2, 3]);
    const all = collect(reader);
    setTimeout(() => {
      writer.message(2, []);
      writer.message(3, [9]);
      reader.stop();
    }, 5);
    expect(await all).toEqual([
      [1, [1, 2, 3]],
      [2, []],
      [3, [9]],
    ]);
  });

  test('goes round', async () => {
    const writer = new RawWriter();
    const reader = new RingReader(writer.memory);
    const sizes: number[] = [];
    const reading = (async () => {
      for await (const { bytes } of reader.messages()) {
        sizes.push(bytes.length);
        if (sizes.length === 100) reader.stop();
        else writer.message(1, new Array<number>(100_000).fill(sizes.length & 255));
      }
    })();
    writer.message(1, new Array<number>(100_000).fill(0));
    await reading;
    expect(sizes).toEqual(new Array(100).fill(100_000));
  });

  test('lets others run while there is always more to read', async () => {
    const writer = new RawWriter();
    const reader = new RingReader(writer.memory);
    let stopped = false;
    setImmediate(() => {
      stopped = true;
    });
    const piece = new Array<number>(100_000).fill(1);
    writer.message(1, piece);
    for await (const _message of reader.messages()) {
      if (stopped) break;
      writer.message(1, piece);
    }
    expect(stopped).toBe(true);
  });

  test('half a message is waited for, and given up on when stopped', async () => {
    const writer = new RawWriter();
    const reader = new RingReader(writer.memory);
    writer.put([1, 10, 0, 0, 0, 7]);
    reader.stop();
    expect(await collect(reader)).toEqual([]);
  });

  test('a length that cannot be is refused', async () => {
    const writer = new RawWriter();
    writer.put([1, 255, 255, 255, 255]);
    await expect(collect(new RingReader(writer.memory))).rejects.toThrow(RingError);
  });

  test('more bytes than there is room for are refused', async () => {
    const writer = new RawWriter();
    writer.claim(RING_BYTES + 1);
    await expect(collect(new RingReader(writer.memory))).rejects.toThrow('overrun');
  });

  test('memory of another size is refused', () => {
    expect(() => new RingReader(new SharedArrayBuffer(16))).toThrow(RingError);
  });
});

/** The checksum of a chunk: CRC-32 as zlib has it, four bytes at a time. Browser-safe. */

const TABLES = tables();

function tables(): readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array] {
  const first = new Uint32Array(256);
  for (let n = 0; n < 256; n++) {
    let c = n;
    for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    first[n] = c >>> 0;
  }
  const next = (table: Uint32Array) => table.map(c => (first[c & 255]! ^ (c >>> 8)) >>> 0);
  const second = next(first);
  const third = next(second);
  return [first, second, third, next(third)];
}

/** `before` is the checksum of the bytes before. */
export function crc32(bytes: Uint8Array, before = 0): number {
  const [t0, t1, t2, t3] = TABLES;
  const end = bytes.length;
  const whole = end - (end % 4);
  let c = ~before;
  let at = 0;
  for (; at < whole; at += 4) {
    c ^= bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    c = t3[c & 255]! ^ t2[(c >>> 8) & 255]! ^ t1[(c >>> 16) & 255]! ^ t0[c >>> 24]!;
  }
  for (; at < end; at++) c = t0[(c ^ bytes[at]!) & 255]! ^ (c >>> 8);
  return (c ^ -1) >>> 0;
}

/** Saved traces taken apart and put together again, with checksums that are right. */
import { crc32 } from '../../src/trace/crc32.ts';

const HEADER = 16;
const CHUNK_HEAD = 32;

/** A chunk taken apart, so that its parts can be changed and put together with a right checksum. */
export interface Chunk {
  readonly words: readonly number[];
  readonly text: string;
  readonly records: readonly unknown[];
  readonly flags: number;
}

export function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks: Chunk[] = [];
  for (let at = HEADER; at < bytes.length; ) {
    const [words, text, , meta, flags] = [8, 12, 16, 20, 24].map(field =>
      view.getUint32(at + field, true),
    ) as [number, number, number, number, number];
    const begin = at + CHUNK_HEAD;
    const behind = begin + 4 * words;
    const texts = Buffer.from(bytes.subarray(behind, behind + text)).toString();
    const records = Buffer.from(bytes.subarray(behind + text, behind + text + meta)).toString();
    chunks.push({
      words: Array.from({ length: words }, (_, i) => view.getUint32(begin + 4 * i, true)),
      text: texts,
      records: meta === 0 ? [] : (JSON.parse(records) as unknown[]),
      flags,
    });
    at = behind + text + meta + (-(text + meta) & 3);
  }
  return chunks;
}

export function traceOf(chunks: readonly Chunk[]): Uint8Array {
  const header = Buffer.alloc(HEADER);
  header.write('NDBGTRC\n');
  header.writeUInt32LE(1, 8);
  const all = chunks.map(({ words, text, records, flags }, sequence) => {
    const texts = Buffer.from(text);
    const meta = Buffer.from(records.length === 0 ? '' : JSON.stringify(records));
    const pad = -(texts.length + meta.length) & 3;
    const body = Buffer.concat([
      Buffer.from(new Uint32Array(words).buffer),
      texts,
      meta,
      Buffer.alloc(pad, 0x20),
    ]);
    const head = Buffer.alloc(CHUNK_HEAD);
    const count = text === '' ? 0 : text.split('\0').length;
    const fields = [0x4b4e4843, sequence, words.length, texts.length, count, meta.length, flags];
    for (const [i, field] of fields.entries()) head.writeUInt32LE(field >>> 0, 4 * i);
    head.writeUInt32LE(crc32(body, crc32(head.subarray(0, CHUNK_HEAD - 4))), 28);
    return Buffer.concat([head, body]);
  });
  return Buffer.concat([header, ...all]);
}

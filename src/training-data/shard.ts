/**
 * Reads and writes shards, which trainers read. docs/data.md documents the format.
 *
 * A header of 4,096 bytes (a magic line, then JSON padded with spaces), then rows × context words of 16 bits, little
 * endian: 12 bits of token id, bit 14 marks a document's first token, bit 15 a target.
 */

export const SHARD_VERSION = 1;
export const SHARD_MAGIC = 'NDBGSHRD1\n';
export const HEADER_BYTES = 4096;
export const ID_MASK = 0x0fff;
export const DOCUMENT_START = 0x4000;
export const TARGET_BIT = 15;
export const TARGET = 1 << TARGET_BIT;
export const PAD = 0;

export interface ShardHeader {
  readonly version: number;
  /** Tokens in a row. */
  readonly context: number;
  readonly rows: number;
  /** Tokens without padding. */
  readonly tokens: number;
  readonly targets: number;
  readonly documents: number;
  /** Version of our own form of the language. */
  readonly form: number;
  /** SHA-256 of the tokenizer. */
  readonly tokenizer: string;
  readonly vocabulary: number;
}

export interface Shard {
  readonly header: ShardHeader;
  readonly words: Uint16Array;
}

/** A file that is no complete shard of a known version. */
export class ShardError extends Error {
  override readonly name = 'ShardError';
}

export function encodeShard(shard: Shard): Uint8Array {
  const { header, words } = shard;
  if (words.length !== header.rows * header.context) {
    throw new ShardError(`${words.length} words do not make ${header.rows} rows of ${header.context}`);
  }
  const bytes = new Uint8Array(HEADER_BYTES + words.length * 2).fill(0x20, 0, HEADER_BYTES);
  const text = new TextEncoder().encode(SHARD_MAGIC + JSON.stringify(header));
  if (text.length > HEADER_BYTES) throw new ShardError(`a header of ${text.length} bytes is too long`);
  bytes.set(text);
  putWords(words, bytes, HEADER_BYTES);
  return bytes;
}

const LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

/** Writes words as bytes, little endian. */
export function putWords(words: Uint16Array, bytes: Uint8Array, at: number): void {
  if (LITTLE_ENDIAN) bytes.set(new Uint8Array(words.buffer, words.byteOffset, words.byteLength), at);
  else {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at);
    for (let i = 0; i < words.length; i++) view.setUint16(2 * i, words[i]!, true);
  }
}

/** Reads a copy of such words. */
export function takeWords(bytes: Uint8Array, at: number, count: number): Uint16Array {
  const words = new Uint16Array(count);
  if (LITTLE_ENDIAN) new Uint8Array(words.buffer).set(bytes.subarray(at, at + 2 * count));
  else {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at);
    for (let i = 0; i < count; i++) words[i] = view.getUint16(2 * i, true);
  }
  return words;
}

/** `name` is the file's name, for the error message. */
export function decodeShard(bytes: Uint8Array, name: string): Shard {
  const header = decodeHeader(bytes, name);
  const wanted = HEADER_BYTES + header.rows * header.context * 2;
  if (bytes.length !== wanted) {
    throw new ShardError(
      `${name}: ${bytes.length} bytes, and its header promises ${wanted}: ` +
        `the file is cut short or damaged; build it again`,
    );
  }
  return { header, words: takeWords(bytes, HEADER_BYTES, header.rows * header.context) };
}

export function decodeHeader(bytes: Uint8Array, name: string): ShardHeader {
  const text = new TextDecoder().decode(bytes.subarray(0, Math.min(HEADER_BYTES, bytes.length)));
  if (!text.startsWith(SHARD_MAGIC)) throw new ShardError(`${name}: not a shard of version ${SHARD_VERSION}`);
  let header: ShardHeader | null;
  try {
    header = JSON.parse(text.slice(SHARD_MAGIC.length)) as ShardHeader | null;
  } catch {
    throw new ShardError(`${name}: the header is damaged; build the file again`);
  }
  if (header?.version !== SHARD_VERSION) {
    throw new ShardError(
      `${name}: version ${JSON.stringify(header?.version ?? null)}, and this program reads version ${SHARD_VERSION}`,
    );
  }
  const sizes = [header.context, header.rows, header.tokens, header.targets, header.documents];
  if (!sizes.every(size => Number.isSafeInteger(size) && size >= 0) || header.context === 0)
    throw new ShardError(`${name}: the header is damaged; build the file again`);
  return header;
}

/**
 * Reads the streamed form of a recording (docs/trace-format.md) piece by piece; saved traces have the same form.
 * Browser-safe. The bytes come from a process that ran an untrusted program, so everything is checked.
 */
import { crc32 } from './crc32.ts';
import type { Exit, Recording } from './recording.ts';
import { RecordingBuilder } from './recording-builder.ts';

export const FORMAT_VERSION = 1;
const MAGIC = 'NDBGTRC\n';
const HEADER_BYTES = 16;
const CHUNK_MAGIC = 0x4b4e4843;
const CHUNK_HEAD_BYTES = 32;
const MAX_CHUNK_BYTES = 1 << 28;
const NEW_TABLE = 1;
const LAST = 2;

export class TraceFormatError extends Error {
  override readonly name = 'TraceFormatError';
}

/** Why a program could not be run at all. */
export interface ProgramProblem {
  readonly kind: 'syntax' | 'encoding' | 'entry' | 'arguments' | 'set' | 'python';
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** The text that `column` points into. */
  readonly text?: string;
}

export interface PythonInfo {
  readonly version: string;
  readonly implementation: string;
  readonly platform: string;
}

/** What a trace says about itself. */
export interface TraceHeader {
  readonly python: PythonInfo;
  /** A dotted name, or `<module>`. */
  readonly entry: string;
  readonly arguments: string;
  /** The step limit it ran under, and the longest text of one value. */
  readonly steps: number;
  readonly repr: number;
  /** The layers of the sandbox: true, or why one was missing. */
  readonly sandbox?: Readonly<Record<string, true | string>>;
}

export interface Decoded {
  readonly recording: Recording;
  readonly header: TraceHeader | undefined;
  /** Whether the end of the trace arrived. If not, the exit is `never` and the states are those that came. */
  readonly complete: boolean;
  readonly problem?: ProgramProblem;
  /** Whether the program's last exception was a lack of memory. */
  readonly outOfMemory: boolean;
  /** The recorder's messages, a sentence each. */
  readonly notes: readonly string[];
}

type JsonObject = { readonly [key: string]: unknown };

export class TraceDecoder {
  private readonly builder = new RecordingBuilder();
  private readonly text = new TextDecoder('utf-8', { fatal: true });
  private pending: Uint8Array[] = [];
  private pendingBytes = 0;
  private headerRead = false;
  private sequence = 0;
  private ended = false;
  private header: TraceHeader | undefined;
  private exit: Exit | undefined;
  private problem: ProgramProblem | undefined;
  private outOfMemory = false;
  private readonly notes: string[] = [];

  /** Whether the last chunk was read. */
  get complete(): boolean {
    return this.ended;
  }

  /** States so far. */
  get count(): number {
    return this.builder.count;
  }

  /** Takes the next bytes. Throws a TraceFormatError on an invalid trace; earlier states stay readable. */
  push(bytes: Uint8Array): void {
    this.pending.push(bytes);
    this.pendingBytes += bytes.length;
    if (!this.headerRead) {
      if (this.pendingBytes < HEADER_BYTES) return;
      this.readHeader(this.take(HEADER_BYTES));
    }
    while (this.pendingBytes >= CHUNK_HEAD_BYTES) {
      const size = this.chunkSize();
      if (this.pendingBytes < size) return;
      this.readChunk(this.take(size));
    }
  }

  /** The recording, as far as it came. */
  finish(): Decoded {
    const base = {
      recording: this.builder.build(this.exit ?? { kind: 'never' }),
      header: this.header,
      complete: this.ended && this.pendingBytes === 0,
      outOfMemory: this.outOfMemory,
      notes: this.notes,
    };
    return this.problem === undefined ? base : { ...base, problem: this.problem };
  }

  private readHeader(bytes: Uint8Array): void {
    const magic = String.fromCharCode(...bytes.subarray(0, 8));
    if (magic !== MAGIC) throw new TraceFormatError('this is no trace: it does not begin as one');
    const version = word(bytes, 8);
    if (version !== FORMAT_VERSION) {
      throw new TraceFormatError(
        `this trace has format version ${version}, and this program reads version ${FORMAT_VERSION}: record it again`,
      );
    }
    this.headerRead = true;
  }

  /** The whole size of the chunk that begins the pending bytes. */
  private chunkSize(): number {
    const head = this.peek(CHUNK_HEAD_BYTES);
    if (word(head, 0) !== CHUNK_MAGIC || word(head, 4) !== this.sequence) {
      throw new TraceFormatError(
        `the trace is damaged: chunk ${this.sequence} does not begin where it should`,
      );
    }
    const textAndMeta = word(head, 12) + word(head, 20);
    const size = CHUNK_HEAD_BYTES + word(head, 8) * 4 + textAndMeta + (-textAndMeta & 3);
    if (size > MAX_CHUNK_BYTES)
      throw new TraceFormatError(`the trace is damaged: chunk ${this.sequence} is too long`);
    return size;
  }

  private readChunk(bytes: Uint8Array): void {
    if (this.ended) throw new TraceFormatError('the trace is damaged: something follows its end');
    const wordCount = word(bytes, 8);
    const textBytes = word(bytes, 12);
    const valueCount = word(bytes, 16);
    const metaBytes = word(bytes, 20);
    const flags = word(bytes, 24);
    const head = crc32(bytes.subarray(0, CHUNK_HEAD_BYTES - 4));
    if (crc32(bytes.subarray(CHUNK_HEAD_BYTES), head) !== word(bytes, 28)) {
      throw new TraceFormatError(`the trace is damaged: the checksum of chunk ${this.sequence} is wrong`);
    }
    const textStart = CHUNK_HEAD_BYTES + wordCount * 4;
    const metaStart = textStart + textBytes;
    let texts: string[];
    let records: unknown;
    try {
      const text = this.text.decode(bytes.subarray(textStart, metaStart));
      texts = valueCount === 0 ? [] : text.split('\0');
      records =
        metaBytes === 0 ? [] : JSON.parse(this.text.decode(bytes.subarray(metaStart, metaStart + metaBytes)));
    } catch {
      throw new TraceFormatError(`the trace is damaged: the text of chunk ${this.sequence} does not parse`);
    }
    if (texts.length !== valueCount || !Array.isArray(records)) {
      throw new TraceFormatError(`the trace is damaged: chunk ${this.sequence} does not hold what it says`);
    }
    if (flags & NEW_TABLE) this.builder.forgetValues();
    this.builder.addValues(texts);
    for (const record of records) this.readRecord(record);
    const fault = this.builder.addWords(words(bytes, CHUNK_HEAD_BYTES, wordCount));
    if (fault !== undefined)
      throw new TraceFormatError(`the trace is damaged: ${fault} in chunk ${this.sequence}`);
    if (flags & LAST) this.ended = true;
    this.sequence++;
  }

  private readRecord(record: unknown): void {
    const fields = record as JsonObject;
    try {
      if ('names' in fields) this.builder.addNames((fields.names as unknown[]).map(str));
      else if ('file' in fields) {
        const stops = (fields.stops as unknown[]).map(whole);
        this.builder.addFile(str(fields.file), whole(fields.first), str(fields.source), stops);
      } else if ('code' in fields) {
        this.builder.addCode({
          name: str(fields.code),
          qualname: str(fields.qualname),
          file: whole(fields.file_number),
          line: whole(fields.line),
          lastLine: whole(fields.last),
          parameters: (fields.parameters as unknown[]).map(str),
        });
      } else if ('python' in fields) this.header = readHeaderRecord(fields);
      else if ('note' in fields) this.notes.push(str(fields.note));
      else if ('error' in fields) this.problem = readProblem(fields.error as JsonObject);
      else if ('end' in fields) {
        const end = fields.end as JsonObject;
        this.exit = readExit(end);
        this.outOfMemory = end.memory === true;
      }
    } catch {
      throw new TraceFormatError(`the trace is damaged: a record of chunk ${this.sequence} is wrong`);
    }
  }

  private peek(size: number): Uint8Array {
    if (this.pending[0]!.length < size) this.join();
    return this.pending[0]!.subarray(0, size);
  }

  private take(size: number): Uint8Array {
    if (this.pending[0]!.length < size) this.join();
    const first = this.pending[0]!;
    if (first.length === size) this.pending.shift();
    else this.pending[0] = first.subarray(size);
    this.pendingBytes -= size;
    return first.subarray(0, size);
  }

  private join(): void {
    const joined = new Uint8Array(this.pendingBytes);
    let at = 0;
    for (const piece of this.pending) {
      joined.set(piece, at);
      at += piece.length;
    }
    this.pending = [joined];
  }
}

/** Reads a whole trace. Throws a TraceFormatError on damage. */
export function decodeTrace(bytes: Uint8Array): Decoded {
  const decoder = new TraceDecoder();
  if (bytes.length < HEADER_BYTES) throw new TraceFormatError('this is no trace: it is too short');
  decoder.push(bytes);
  return decoder.finish();
}

/** Whether this looks like a saved trace and not like a Python program. */
export function isTrace(bytes: Uint8Array): boolean {
  return bytes.length >= MAGIC.length && MAGIC.split('').every((c, i) => bytes[i] === c.charCodeAt(0));
}

function word(bytes: Uint8Array, at: number): number {
  return (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0;
}

const LITTLE = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

function words(bytes: Uint8Array, start: number, count: number): Uint32Array {
  if (LITTLE) {
    const from = bytes.byteOffset + start;
    if (from % 4 === 0) return new Uint32Array(bytes.buffer, from, count);
    // Not `slice`: a Buffer's does not copy.
    const aligned = new Uint8Array(count * 4);
    aligned.set(bytes.subarray(start, start + count * 4));
    return new Uint32Array(aligned.buffer);
  }
  return Uint32Array.from({ length: count }, (_, i) => word(bytes, start + i * 4));
}

function str(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('not a string');
  return value;
}

function whole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw new TypeError('not a number');
  return value;
}

function readHeaderRecord(fields: JsonObject): TraceHeader {
  const python = fields.python as JsonObject;
  for (const key of ['version', 'implementation', 'platform']) str(python[key]);
  for (const key of ['entry', 'arguments']) str(fields[key]);
  for (const key of ['steps', 'repr']) whole(fields[key]);
  return fields as unknown as TraceHeader;
}

function readProblem(error: JsonObject): ProgramProblem {
  for (const key of ['kind', 'message']) str(error[key]);
  for (const key of ['file', 'text']) if (error[key] !== undefined) str(error[key]);
  for (const key of ['line', 'column']) if (error[key] !== undefined) whole(error[key]);
  return error as unknown as ProgramProblem;
}

function readExit(end: JsonObject): Exit {
  const kind = end.exit;
  if (kind !== 'normal' && kind !== 'error' && kind !== 'never') throw new TypeError('not an exit');
  return end.error === undefined ? { kind } : { kind, error: str(end.error) };
}

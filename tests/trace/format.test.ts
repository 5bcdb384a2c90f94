import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodeTrace, isTrace, TraceDecoder, TraceFormatError } from '../../src/trace/format.ts';
import { chunksOf, traceOf } from '../attack/forge.ts';
import { expand, run } from './states.ts';

const SOURCE = `def step(n, seen):
    seen.append(n)
    return n * n
def main():
    seen = []
    total = 0
    for n in range(400):
        total += step(n, seen)
        if n > 5:
            seen = []
    return total
`;
interface Forgery {
  readonly words?: (words: readonly number[]) => readonly number[];
  readonly record?: (record: object) => unknown;
}

let bytes: Uint8Array;
let whole: string;

beforeAll(async () => {
  const pieces: Uint8Array[] = [];
  await run(SOURCE, {}, { onTrace: piece => pieces.push(piece) });
  bytes = Buffer.concat(pieces);
  whole = JSON.stringify(expand(decodeTrace(bytes).recording));
});

describe('a trace', () => {
  test('says what it is and where it came from', () => {
    expect(isTrace(bytes)).toBe(true);
    expect(isTrace(new TextEncoder().encode('def main():'))).toBe(false);
    const { header, complete, recording } = decodeTrace(bytes);
    expect(complete).toBe(true);
    expect(header).toMatchObject({ entry: 'main', arguments: '', steps: 1_000_000 });
    expect(header?.python.implementation).toBe('cpython');
    expect(recording.files[0]).toMatchObject({ name: 'program.py', source: SOURCE });
    expect(recording.exit).toEqual({ kind: 'normal' });
  });

  test('comes out the same however it is cut into pieces', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length), { maxLength: 20 }), cuts => {
        const decoder = new TraceDecoder();
        let from = 0;
        for (const cut of [...cuts, bytes.length].sort((a, b) => a - b)) {
          decoder.push(bytes.subarray(from, cut));
          from = cut;
        }
        expect(JSON.stringify(expand(decoder.finish().recording))).toBe(whole);
      }),
      { numRuns: 30 },
    );
  });

  test('may lie at any place in a larger buffer', () => {
    for (const offset of [1, 2, 3, 4]) {
      const larger = Buffer.alloc(bytes.length + 8);
      larger.set(bytes, offset);
      const { recording } = decodeTrace(larger.subarray(offset, offset + bytes.length));
      expect(JSON.stringify(expand(recording))).toBe(whole);
    }
  });

  test('that breaks off gives the states so far, and says that it is not whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: bytes.length - 1 }), length => {
        const { recording, complete } = decodeTrace(bytes.subarray(0, length));
        expect(complete).toBe(false);
        const states = JSON.stringify(expand(recording));
        expect(whole.startsWith(states.slice(0, -1))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('with a wrong byte is refused, and what came before stays readable', () => {
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, difference) => {
        const damaged = Uint8Array.from(bytes);
        damaged[at]! ^= difference;
        const decoder = new TraceDecoder();
        let refused = false;
        try {
          decoder.push(damaged);
        } catch (error) {
          expect(error).toBeInstanceOf(TraceFormatError);
          refused = true;
        }
        const { recording, complete } = decoder.finish();
        // The four spare bytes of the header mean nothing; a chunk that seems longer is never complete.
        expect(refused || !complete || (at >= 12 && at < 16)).toBe(true);
        expect(whole.startsWith(JSON.stringify(expand(recording)).slice(0, -1))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test('of another version, or no trace at all, says so', () => {
    const newer = Uint8Array.from(bytes);
    newer[8] = 9;
    expect(() => decodeTrace(newer)).toThrow('this trace has format version 9');
    expect(() => decodeTrace(new TextEncoder().encode('x = 1\n'.repeat(9)))).toThrow('this is no trace');
    expect(() => decodeTrace(new Uint8Array(3))).toThrow('too short');
    expect(() => decodeTrace(Buffer.concat([bytes, bytes.subarray(16)]))).toThrow('damaged');
  });

  test.each([
    [
      'a line of no file',
      { words: (words: readonly number[]) => words.map(word => (word & 7 ? word : 0xfffff8)) },
    ],
    ['no header', { record: (each: object) => ('python' in each ? { python: 5 } : each) }],
    ['names that are none', { record: (each: object) => ('names' in each ? { names: [1] } : each) }],
    ['a file upon a file', { record: (each: object) => ('file' in each ? { ...each, first: 0 } : each) }],
    ['code of no file', { record: (each: object) => ('code' in each ? { ...each, file_number: 9 } : each) }],
    ['a problem that is none', { record: (each: object) => ('end' in each ? { error: null } : each) }],
  ])('that is forged is refused, its checksums right: %s', (_name, { words, record }: Forgery) => {
    const chunks = chunksOf(bytes).map(chunk => ({
      ...chunk,
      words: words ? words(chunk.words) : chunk.words,
      records: record ? chunk.records.map(each => record(each as object)) : chunk.records,
    }));
    expect(decodeTrace(traceOf(chunksOf(bytes))).complete).toBe(true);
    expect(() => decodeTrace(traceOf(chunks))).toThrow(TraceFormatError);
  });
});

/** The exported graph in ONNX Runtime for Node: the logits of the trainer, fed whole, in pieces and token by token. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_PYTHON, trainerPython } from './python.ts';

interface Tensor {
  readonly data: Float32Array;
}
interface Runtime {
  readonly Tensor: new (type: string, data: Float32Array | BigInt64Array, dims: readonly number[]) => Tensor;
  readonly InferenceSession: { create(path: string): Promise<Session> };
}
interface Session {
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}
interface Expected {
  readonly ids: readonly number[];
  readonly logits: readonly (readonly number[])[];
  /** Of the weights as 6 and 4 bits tell them. */
  readonly logitsOf6: readonly (readonly number[])[];
  readonly logitsOf4: readonly (readonly number[])[];
  readonly layers: number;
  readonly kvHeads: number;
  readonly headSize: number;
}

const folder = mkdtempSync(join(tmpdir(), 'ndbg-onnx-'));
const python = await trainerPython();
const runtime = loadRuntime();
const missing = python
  ? 'onnxruntime-node is not installed (NDBG_ONNXRUNTIME may name its folder)'
  : NO_PYTHON;

function loadRuntime(): Runtime | undefined {
  try {
    const require = createRequire(import.meta.url);
    return require(process.env.NDBG_ONNXRUNTIME ?? 'onnxruntime-node') as Runtime;
  } catch {
    return undefined;
  }
}

/** Feeds ids in pieces of the given sizes, over a cache that this function owns. */
async function read(
  ort: Runtime,
  file: string,
  said: Expected,
  sizes: readonly number[],
): Promise<number[][]> {
  const session = await ort.InferenceSession.create(join(folder, file));
  const { layers, kvHeads, headSize } = said;
  const room = said.ids.length;
  const caches = Array.from({ length: 2 * layers }, () => new Float32Array(kvHeads * room * headSize));
  const int64 = (values: readonly number[], dims: readonly number[]) =>
    new ort.Tensor('int64', BigInt64Array.from(values, BigInt), dims);
  const rows: number[][] = [];
  let past = 0;
  for (const size of sizes) {
    const range = Array.from({ length: size }, (_, i) => i);
    const feeds: Record<string, Tensor> = {
      ids: int64(said.ids.slice(past, past + size), [1, size]),
      positions: int64(
        range.map(i => past + i),
        [1, size],
      ),
      past_length: int64([past], [1]),
      keep: int64(range, [1, size]),
    };
    for (const [i, cache] of caches.entries()) {
      feeds[`past_${i % 2 ? 'v' : 'k'}.${i >> 1}`] = new ort.Tensor('float32', cache, [
        1,
        kvHeads,
        room,
        headSize,
      ]);
    }
    const out = await session.run(feeds);
    const fresh = out.new_kv!.data;
    for (const [i, cache] of caches.entries()) {
      for (let head = 0; head < kvHeads; head++) {
        const from = (i * kvHeads + head) * size * headSize;
        cache.set(fresh.subarray(from, from + size * headSize), (head * room + past) * headSize);
      }
    }
    const width = out.logits!.data.length / size;
    for (const i of range) rows.push(Array.from(out.logits!.data.subarray(i * width, (i + 1) * width)));
    past += size;
  }
  return rows;
}

const largest = (rows: readonly (readonly number[])[], others: readonly (readonly number[])[]) =>
  Math.max(...rows.flatMap((row, at) => row.map((value, i) => Math.abs(value - others[at]![i]!))));
const choice = (row: readonly number[]) => row.indexOf(Math.max(...row));

describe('an exported model in Node', () => {
  let said: Expected;
  beforeAll(async () => {
    if (!python || !runtime) return;
    await promisify(execFile)(python, [new URL('toy_for_node.py', import.meta.url).pathname, folder], {
      env: { ...process.env, OMP_NUM_THREADS: '1', PYTHONDONTWRITEBYTECODE: '1' },
    });
    said = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const ways = [[24], [13, 11], [21, 1, 1, 1]];
  it.for(ways.map(sizes => ({ sizes })))(
    'has the trainer’s logits, fed as $sizes',
    async ({ sizes }, context) => {
      if (!python || !runtime) return void context.skip(missing);
      const rows = await read(runtime, 'model.fp32.onnx', said, sizes);
      expect(largest(rows, said.logits)).toBeLessThan(1e-3);
    },
  );

  const rounded = [
    { bits: 8, file: 'model.onnx', trainer: 'logits' },
    { bits: 6, file: '6/model.onnx', trainer: 'logitsOf6' },
    { bits: 4, file: '4/model.onnx', trainer: 'logitsOf4' },
  ] as const;
  it.for(rounded)(
    'has the same next token with $bits-bit weights, wherever the trainer is sure',
    async ({ file, trainer }, context) => {
      if (!python || !runtime) return void context.skip(missing);
      const logits = said[trainer];
      const rows = await read(runtime, file, said, [24]);
      const scale = Math.max(...logits.flat().map(Math.abs));
      expect(largest(rows, logits)).toBeLessThan(0.1 * scale);
      const sure = logits
        .map((row, at) => ({ row, at }))
        .filter(({ row }) => {
          const [first, second] = [...row].sort((a, b) => b - a);
          return first! - second! > 0.1 * scale;
        });
      expect(sure.length).toBeGreaterThan(0);
      for (const { row, at } of sure) expect(choice(rows[at]!)).toBe(choice(row));
    },
  );
});

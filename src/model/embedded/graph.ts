/**
 * Runs the exported graph over caches of our own. python/ndbg_train/onnx_graph.py describes its inputs and outputs.
 * Only the two interfaces below stand for ONNX Runtime, so that the same code serves Node and a browser.
 */
import type { KvCache, KvShape } from './kv-cache.ts';

export interface GraphTensor {
  readonly data: unknown;
  readonly dims: readonly number[];
}

export interface GraphSession {
  run(feeds: Record<string, GraphTensor>): Promise<Record<string, GraphTensor>>;
}

export interface GraphRuntime {
  readonly session: GraphSession;
  floats(data: Float32Array, dims: readonly number[]): GraphTensor;
  integers(data: BigInt64Array, dims: readonly number[]): GraphTensor;
}

export interface GraphShape extends KvShape {
  readonly vocabulary: number;
  readonly context: number;
}

export interface GraphFeed {
  readonly row: number;
  readonly at: number;
  readonly ids: readonly number[];
  readonly keep: number;
}

/** Tokens read in one pass: more would need much memory for the attention scores, and is not faster. */
const CHUNK = 128;

export class Graph {
  /** Passes, and tokens that went through them. */
  passes = 0;
  tokens = 0;
  private readonly tensors = new WeakMap<Float32Array, { first: number; tensor: GraphTensor }>();

  constructor(
    private readonly runtime: GraphRuntime,
    readonly shape: GraphShape,
  ) {}

  /** Reads one feed for each of some neighbouring rows, in order; returns the logits of all kept tokens. */
  async read(cache: KvCache, feeds: readonly GraphFeed[]): Promise<Float32Array> {
    const longest = Math.max(...feeds.map(feed => feed.ids.length));
    if (longest <= CHUNK) return this.pass(cache, feeds);
    // Only a single row is ever this long; its kept tokens are in the last piece or, rarely, in several.
    if (feeds.length !== 1)
      throw new RangeError(`at most ${CHUNK} tokens a row where rows are read together`);
    const { row, at, ids, keep } = feeds[0]!;
    const parts: Float32Array[] = [];
    for (let from = 0; from < ids.length; from += CHUNK) {
      const piece = ids.slice(from, from + CHUNK);
      const kept = Math.max(0, Math.min(piece.length, keep - (ids.length - from - piece.length)));
      const logits = await this.pass(cache, [{ row, at: at + from, ids: piece, keep: kept }]);
      if (kept > 0) parts.push(logits);
    }
    return joined(parts);
  }

  private async pass(cache: KvCache, feeds: readonly GraphFeed[]): Promise<Float32Array> {
    const { layers, kvHeads, headSize, vocabulary } = this.shape;
    const batch = feeds.length;
    const width = Math.max(...feeds.map(feed => feed.ids.length));
    // The graph needs the same number of kept tokens from each row, and at least one.
    const kept = Math.max(1, ...feeds.map(feed => feed.keep));
    cache.grow(Math.max(...feeds.map(feed => feed.at + feed.ids.length)));
    const ids = new BigInt64Array(batch * width);
    const positions = new BigInt64Array(batch * width);
    const past = new BigInt64Array(batch);
    const keep = new BigInt64Array(batch * kept);
    for (const [i, feed] of feeds.entries()) {
      past[i] = BigInt(feed.at);
      for (let j = 0; j < width; j++) {
        // Padding follows the real tokens, which cannot see it, and its keys and values are dropped.
        ids[i * width + j] = BigInt(feed.ids[j] ?? 0);
        positions[i * width + j] = BigInt(feed.at + Math.min(j, feed.ids.length - 1));
      }
      for (let j = 0; j < kept; j++) keep[i * kept + j] = BigInt(Math.max(0, feed.ids.length - kept + j));
    }
    const inputs: Record<string, GraphTensor> = {
      ids: this.runtime.integers(ids, [batch, width]),
      positions: this.runtime.integers(positions, [batch, width]),
      past_length: this.runtime.integers(past, [batch]),
      keep: this.runtime.integers(keep, [batch, kept]),
    };
    const dims = [batch, kvHeads, cache.room, headSize];
    const first = feeds[0]!.row;
    for (let layer = 0; layer < layers; layer++) {
      inputs[`past_k.${layer}`] = this.cached(cache.array(layer, 0), first, dims);
      inputs[`past_v.${layer}`] = this.cached(cache.array(layer, 1), first, dims);
    }
    const outputs = await this.runtime.session.run(inputs);
    this.passes++;
    this.tokens += feeds.reduce((sum, feed) => sum + feed.ids.length, 0);
    const fresh = outputs.new_kv!.data as Float32Array;
    for (const [i, feed] of feeds.entries())
      cache.append(feed.row, feed.at, feed.ids, fresh, i, batch, width);
    const logits = outputs.logits!.data as Float32Array;
    const parts = feeds.map((feed, i) =>
      logits.subarray((i * kept + kept - feed.keep) * vocabulary, (i + 1) * kept * vocabulary),
    );
    return joined(parts);
  }

  /** Neighbouring rows of an array as an input; made anew only when the array or the rows change. */
  private cached(array: Float32Array, first: number, dims: readonly number[]): GraphTensor {
    const known = this.tensors.get(array);
    if (known && known.first === first && known.tensor.dims[0] === dims[0]) return known.tensor;
    const size = dims.reduce((product, each) => product * each, 1);
    const start = (first * size) / dims[0]!;
    const tensor = this.runtime.floats(
      size === array.length ? array : array.subarray(start, start + size),
      dims,
    );
    this.tensors.set(array, { first, tensor });
    return tensor;
  }
}

export function joined(parts: readonly Float32Array[]): Float32Array {
  if (parts.length === 1) return parts[0]!;
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

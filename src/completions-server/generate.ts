/** Generates text with the embedded model, without a grammar, and reports the likeliest tokens at each position. */

import type { Reader } from '../model/decode/row-reader.ts';
import { logSum } from '../model/decode/sampling.ts';
import { Random } from '../shared/random.ts';

export interface Writing {
  readonly ids: readonly number[];
  readonly maxTokens: number;
  readonly temperature: number;
  readonly topP: number;
  readonly seed: string;
  /** Generation ends after one of these tokens. */
  readonly stopIds: ReadonlySet<number>;
  /** Whether the text so far ends generation. */
  readonly stops?: (written: readonly number[]) => boolean;
  readonly bias: ReadonlyMap<number, number>;
  /** Number of likeliest tokens to report. */
  readonly likeliest: number;
}

export interface Likely {
  readonly id: number;
  readonly logprob: number;
}

export interface Written {
  readonly ids: number[];
  readonly logprobs: number[];
  readonly likeliest: Likely[][];
  finish: 'stop' | 'length';
}

interface Row extends Written {
  readonly writing: Writing;
  readonly place: number;
  readonly random: Random;
  read: number;
}

/** Generates all rows of one call as a batch. */
export async function generate(
  reader: Reader,
  vocabulary: number,
  writings: readonly Writing[],
  signal: AbortSignal,
): Promise<Written[]> {
  const rows = writings.map(
    (writing, place): Row => ({
      writing,
      place,
      random: new Random(writing.seed),
      read: 0,
      ids: [],
      logprobs: [],
      likeliest: [],
      finish: 'length',
    }),
  );
  let active = rows.filter(row => row.writing.maxTokens > 0);
  if (active.length === 0) return rows;
  const reading = await reader.open(rows.map(({ writing }) => writing.ids));
  try {
    for (const row of rows) row.read = Math.min(reading.cached[row.place]!, row.writing.ids.length - 1);
    while (active.length > 0) {
      signal.throwIfAborted();
      const feeds = active.map(({ writing, place, read, ids }) => {
        const from = read - writing.ids.length;
        const next = from < 0 ? [...writing.ids.slice(read), ...ids] : ids.slice(from);
        return { row: place, at: read, ids: next, keep: 1 };
      });
      const logits = await reading.read(feeds);
      for (const [i, row] of active.entries()) {
        row.read = row.writing.ids.length + row.ids.length;
        write(row, logits[i]![0]!.subarray(0, vocabulary));
      }
      active = active.filter(row => goesOn(row));
    }
  } finally {
    reading.close();
  }
  return rows;
}

function write(row: Row, logits: Float32Array): void {
  const { temperature, topP, bias, likeliest } = row.writing;
  const total = logSum(logits);
  let pulled = logits;
  if (bias.size > 0) {
    pulled = logits.slice();
    for (const [id, by] of bias) pulled[id] = pulled[id]! + by;
  }
  const id = temperature > 0 ? draw(pulled, temperature, topP, row.random) : likeliestOf(pulled);
  row.ids.push(id);
  row.logprobs.push(logits[id]! - total);
  row.likeliest.push(best(logits, likeliest).map(each => ({ id: each, logprob: logits[each]! - total })));
}

function likeliestOf(logits: Float32Array): number {
  let best = 0;
  for (let id = 1; id < logits.length; id++) if (logits[id]! > logits[best]!) best = id;
  return best;
}

/** Tokens less likely than this, relative to the likeliest, are skipped if top-p would cut them anyway. */
const NEGLIGIBLE = 1e-6;

/** Samples a token. Sorting the whole vocabulary for every token would take longer than the model does. */
function draw(logits: Float32Array, temperature: number, topP: number, random: Random): number {
  const highest = logits[likeliestOf(logits)]!;
  const weights = new Float64Array(logits.length);
  let total = 0;
  for (let id = 0; id < logits.length; id++) {
    weights[id] = Math.exp((logits[id]! - highest) / temperature);
    total += weights[id]!;
  }
  let ids: Iterable<number> = weights.keys();
  if (topP < 1) {
    const likely = [...weights.keys()].filter(id => weights[id]! > NEGLIGIBLE);
    likely.sort((a, b) => weights[b]! - weights[a]! || a - b);
    let kept = 0;
    let count = 0;
    while (count < likely.length && (count === 0 || kept < topP * total)) kept += weights[likely[count++]!]!;
    ids = likely.slice(0, count);
    total = kept;
  }
  let left = random.float() * total;
  let last = 0;
  for (const id of ids) {
    last = id;
    left -= weights[id]!;
    if (left < 0) break;
  }
  return last;
}

function best(logits: Float32Array, count: number): number[] {
  const found: number[] = [];
  if (count === 0) return found;
  for (let id = 0; id < logits.length; id++) {
    if (found.length === count && logits[id]! <= logits[found.at(-1)!]!) continue;
    let at = found.length;
    while (at > 0 && logits[found[at - 1]!]! < logits[id]!) at--;
    found.splice(at, 0, id);
    if (found.length > count) found.pop();
  }
  return found;
}

function goesOn(row: Row): boolean {
  const { writing, ids } = row;
  if (writing.stopIds.has(ids.at(-1)!) || writing.stops?.(ids)) {
    row.finish = 'stop';
    return false;
  }
  return ids.length < writing.maxTokens;
}

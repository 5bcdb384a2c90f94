/**
 * From requests to completions, over anything that can read tokens. Tokens that the grammar forces are not asked for: they
 * wait and are fed together with the next that is. Where only one row is read, repeats in the context are guessed at and
 * several guesses checked in one pass.
 */
import { Random } from '../data/random.ts';
import { choose, logSum } from './choose.ts';
import { repeatOf } from './lookup.ts';
import {
  type Completion,
  type CompletionRequest,
  GREEDY,
  type Grammar,
  ModelError,
  type Sampling,
} from './model.ts';
import type { Reader, ReadingRows } from './reader.ts';

export interface DecoderOptions {
  /** The most tokens guessed at a time; 0 for none. */
  readonly guesses: number;
  /** Rows read together. */
  readonly batch: number;
}

/** Guessing pays where a pass over several tokens costs little more than one over one (docs/model.md, measured). */
export const DEFAULT_DECODER: DecoderOptions = { guesses: 4, batch: 8 };

export interface DecoderCounts {
  reused: number;
  forced: number;
  guessed: number;
  held: number;
}

interface Row {
  readonly ids: number[];
  readonly start: number;
  readonly limit: number;
  readonly grammar: Grammar;
  readonly sampling: Sampling;
  readonly random: Random | undefined;
  readonly signal: AbortSignal | undefined;
  readonly logprobs: (number | null)[];
  /** Tokens that were read. */
  read: number;
  end: Completion['end'] | undefined;
}

export class Decoder {
  readonly counts: DecoderCounts = { reused: 0, forced: 0, guessed: 0, held: 0 };

  constructor(
    private readonly reader: Reader,
    private readonly options: DecoderOptions = DEFAULT_DECODER,
  ) {}

  async completeAll(requests: readonly CompletionRequest[]): Promise<Completion[][]> {
    const rows = requests.map(request =>
      Array.from({ length: request.samples ?? 1 }, (_, sample) => this.row(request, sample)),
    );
    // Rows of about one length together: the shorter ones wait for the longest.
    const all = rows.flat().sort((a, b) => a.ids.length - b.ids.length);
    for (let from = 0; from < all.length; from += this.options.batch) {
      await this.decode(all.slice(from, from + this.options.batch));
    }
    return rows.map(samples =>
      samples.map(row => ({ ids: row.ids.slice(row.start), logprobs: row.logprobs, end: row.end ?? 'cut' })),
    );
  }

  async score(ids: readonly number[], next: readonly number[]): Promise<number[]> {
    if (next.length === 0) return [];
    this.check(ids.length + next.length - 1);
    const whole = [...ids, ...next.slice(0, -1)];
    const rows = await this.reader.open([whole.slice(0, ids.length)]);
    try {
      const known = Math.min(rows.cached[0]!, ids.length - 1);
      this.counts.reused += known;
      const [logits] = await rows.read([{ row: 0, at: known, ids: whole.slice(known), keep: next.length }]);
      return logits!.map((each, i) => each[next[i]!]! - logSum(each));
    } finally {
      rows.close();
    }
  }

  private check(length: number): void {
    if (length > this.reader.context) {
      throw new ModelError(
        `${length} tokens are more than the ${this.reader.context} that this model can see`,
      );
    }
  }

  private row(request: CompletionRequest, sample: number): Row {
    const { ids, grammar, sampling = GREEDY, maxNew = Number.POSITIVE_INFINITY } = request;
    if (ids.length === 0) throw new ModelError('a request needs at least one token');
    this.check(ids.length);
    return {
      ids: [...ids],
      start: ids.length,
      limit: Math.min(this.reader.context, ids.length + maxNew),
      grammar: grammar.clone(),
      sampling,
      random: sampling.temperature > 0 ? new Random(`${sampling.seed}/${sample}`) : undefined,
      signal: request.signal,
      logprobs: [],
      read: 0,
      end: undefined,
    };
  }

  private async decode(rows: readonly Row[]): Promise<void> {
    let active = rows.filter(row => this.run(row));
    if (active.length === 0) return;
    const reading = await this.reader.open(active.map(row => row.ids.slice(0, row.start)));
    const places = new Map(active.map((row, place) => [row, place]));
    for (const [place, row] of active.entries()) {
      row.read = Math.min(reading.cached[place]!, row.start - 1);
      this.counts.reused += row.read;
    }
    try {
      while (active.length > 0) {
        for (const row of active) row.signal?.throwIfAborted();
        if (rows.length === 1) await this.alone(active[0]!, reading);
        else await this.together(active, reading, places);
        active = active.filter(row => this.run(row));
      }
    } finally {
      reading.close();
    }
  }

  /** Writes what is forced. False when the row has ended. */
  private run(row: Row): boolean {
    if (row.end) return false;
    while (!row.grammar.done) {
      if (row.ids.length >= row.limit) {
        row.end = 'cut';
        return false;
      }
      const { few, many } = row.grammar.allowed();
      if (many || few.length !== 1) {
        if (!many && few.length === 0) throw new ModelError('the grammar allows nothing here');
        return true;
      }
      this.push(row, few[0]!, null);
      this.counts.forced++;
    }
    row.end = 'whole';
    return false;
  }

  private push(row: Row, id: number, logprob: number | null): void {
    row.grammar.accept(id);
    row.ids.push(id);
    row.logprobs.push(logprob);
  }

  private async together(
    active: readonly Row[],
    reading: ReadingRows,
    places: ReadonlyMap<Row, number>,
  ): Promise<void> {
    const feeds = active.map(row => ({
      row: places.get(row)!,
      at: row.read,
      ids: row.ids.slice(row.read),
      keep: 1,
    }));
    const logits = await reading.read(feeds);
    for (const [i, row] of active.entries()) {
      row.read = row.ids.length;
      const choice = choose(logits[i]![0]!, row.grammar.allowed(), row.sampling, row.random);
      this.push(row, choice.id, choice.logprob);
    }
  }

  /** One row: the next token, and as many guessed ones as hold. */
  private async alone(row: Row, reading: ReadingRows): Promise<void> {
    const guesses = this.guess(row);
    const ids = [...row.ids.slice(row.read), ...guesses];
    const [logits] = await reading.read([{ row: 0, at: row.read, ids, keep: guesses.length + 1 }]);
    row.read = row.ids.length;
    this.counts.guessed += guesses.length;
    for (let i = 0; ; i++) {
      if (i > 0 && (row.grammar.done || row.ids.length >= row.limit)) return;
      const allowed = row.grammar.allowed();
      const sole = !allowed.many && allowed.few.length === 1;
      const choice = sole
        ? { id: allowed.few[0]!, logprob: null }
        : choose(logits![i]!, allowed, row.sampling, row.random);
      this.push(row, choice.id, choice.logprob);
      if (sole) this.counts.forced++;
      // What was read behind a guess that does not hold is overwritten by the next feed.
      if (guesses[i] !== choice.id) return;
      row.read++;
      this.counts.held++;
    }
  }

  /** Guesses that the grammar would allow. */
  private guess(row: Row): number[] {
    const { guesses } = this.options;
    if (guesses === 0) return [];
    const grammar = row.grammar.clone();
    const found: number[] = [];
    for (const id of repeatOf(row.ids, Math.max(0, Math.min(guesses, row.limit - row.ids.length - 1)))) {
      if (grammar.done) break;
      const { few, many } = grammar.allowed();
      if (!few.includes(id) && !many?.includes(id)) break;
      grammar.accept(id);
      found.push(id);
    }
    return found;
  }
}

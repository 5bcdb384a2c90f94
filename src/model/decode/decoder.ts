/**
 * Turns requests into completions, over any back end that reads tokens. A new request joins those under way: all open
 * rows are read side by side, each until it ends. Tokens that the grammar forces are not sampled; they wait and are fed
 * with the next sampled token. With a single row, a drafter guesses several tokens, and one pass checks them.
 */
import { Random } from '../../shared/random.ts';
import {
  type Completion,
  type CompletionRequest,
  GREEDY,
  type Grammar,
  ModelError,
  type Sampling,
} from '../model.ts';
import { Drafter } from './drafter.ts';
import type { RowReader } from './row-reader.ts';
import { choose, logSum } from './sampling.ts';

export interface DecoderOptions {
  /** The most tokens drafted at a time; 0 for none. */
  readonly maxDraft: number;
  /** Rows read together, at most. */
  readonly batch: number;
  /** The sum of first tokens of rows that are read together, at most. It bounds their memory. */
  readonly batchTokens: number;
}

/** Guessing pays if a pass over several tokens costs little more than one over one (measured in docs/model.md). */
export const DEFAULT_DECODER: DecoderOptions = { maxDraft: 16, batch: 16, batchTokens: 4096 };

export interface DecoderCounts {
  reused: number;
  forced: number;
  drafted: number;
  accepted: number;
}

/**
 * The measured cost of a pass: a constant, a cost for each row, and one for each token of a row (docs/model.md).
 */
const COST = { pass: 3.8, row: 0.8, token: 0.95 };
/** Tokens read ahead at a time, which is the longest that a new request waits. */
const PIECE = 32;
/** The expected growth of a row. */
const GROWTH = 64;
/** A row with more waiting tokens than this is read alone. */
const MANY = 6;

interface Row {
  readonly ids: number[];
  readonly start: number;
  readonly limit: number;
  readonly grammar: Grammar;
  readonly sampling: Sampling;
  readonly random: Random | undefined;
  readonly signal: AbortSignal | undefined;
  readonly logprobs: (number | null)[];
  /** The reader's number for the row, once it has begun. */
  number: number | undefined;
  /** Tokens read so far. */
  read: number;
  end: Completion['end'] | undefined;
  resolve(completion: Completion): void;
  reject(error: unknown): void;
}

export class Decoder {
  readonly counts: DecoderCounts = { reused: 0, forced: 0, drafted: 0, accepted: 0 };
  private readonly waiting: Row[] = [];
  private active: Row[] = [];
  private driving = false;
  private readonly drafter = new Drafter();

  constructor(
    private readonly reader: RowReader,
    private readonly options: DecoderOptions = DEFAULT_DECODER,
  ) {}

  /** Rows that are being answered, or wait. */
  get load(): number {
    return this.waiting.length + this.active.length;
  }

  completeAll(requests: readonly CompletionRequest[]): Promise<Completion[][]> {
    return Promise.all(requests.map(request => this.complete(request)));
  }

  async complete(request: CompletionRequest): Promise<Completion[]> {
    const count = request.samples ?? 1;
    const answers = Promise.all(Array.from({ length: count }, (_, sample) => this.enter(request, sample)));
    void this.drive();
    return answers;
  }

  /** Reads ahead piece by piece while there is no request. */
  async prepare(ids: readonly number[]): Promise<void> {
    if (ids.length === 0 || ids.length > this.reader.context || this.load > 0) return;
    const { row, known } = await this.reader.begin(ids);
    try {
      for (let at = known; at < ids.length && this.load === 0; at += PIECE)
        await this.reader.read([{ row, at, ids: ids.slice(at, at + PIECE), keep: 0 }]);
    } finally {
      this.reader.end(row);
    }
  }

  async score(ids: readonly number[], next: readonly number[]): Promise<number[]> {
    if (next.length === 0) return [];
    this.check(ids.length + next.length - 1);
    const whole = [...ids, ...next.slice(0, -1)];
    const { row, known } = await this.reader.begin(ids);
    try {
      const at = Math.min(known, ids.length - 1);
      this.counts.reused += at;
      const [logits] = await this.reader.read([{ row, at, ids: whole.slice(at), keep: next.length }]);
      return logits!.map((each, i) => each[next[i]!]! - logSum(each));
    } finally {
      this.reader.end(row);
    }
  }

  private check(length: number): void {
    if (length > this.reader.context) {
      throw new ModelError(
        `${length} tokens are more than the ${this.reader.context} that this model can see`,
      );
    }
  }

  private enter(request: CompletionRequest, sample: number): Promise<Completion> {
    const { ids, grammar, sampling = GREEDY, maxNew = Number.POSITIVE_INFINITY } = request;
    if (ids.length === 0) throw new ModelError('a request needs at least one token');
    this.check(ids.length);
    return new Promise((resolve, reject) => {
      this.waiting.push({
        ids: [...ids],
        start: ids.length,
        limit: Math.min(this.reader.context, ids.length + maxNew),
        grammar: grammar.clone(),
        sampling,
        random: sampling.temperature > 0 ? new Random(`${sampling.seed}/${sample}`) : undefined,
        signal: request.signal,
        logprobs: [],
        number: undefined,
        read: 0,
        end: undefined,
        resolve,
        reject,
      });
    });
  }

  /** Answers until no request waits. */
  private async drive(): Promise<void> {
    if (this.driving) return;
    this.driving = true;
    while (this.load > 0) {
      // Simultaneous requests, and follow-ups to an answer just given, join the next pass.
      await turn();
      const met = [...this.active];
      try {
        met.push(...(await this.admit()));
        this.active = met.filter(row => this.goesOn(row));
        if (this.active.length === 1) await this.alone(this.active[0]!);
        else if (this.active.length > 1) await this.together(this.active);
        this.active = this.active.filter(row => this.goesOn(row));
      } catch (error) {
        for (const row of new Set([...met, ...this.active])) this.leave(row, error);
        this.active = [];
      }
    }
    this.driving = false;
  }

  /** Admits waiting requests while there is room. Some need no model at all. */
  private async admit(): Promise<Row[]> {
    const rows: Row[] = [];
    let tokens = this.active.reduce((sum, row) => sum + row.ids.length + GROWTH, 0);
    while (this.waiting.length > 0 && this.active.length + rows.length < this.options.batch) {
      const row = this.waiting[0]!;
      tokens += row.ids.length + GROWTH;
      if (tokens > this.options.batchTokens && this.active.length + rows.length > 0) break;
      this.waiting.shift();
      if (this.goesOn(row)) rows.push(row);
    }
    await Promise.all(
      rows.map(async row => {
        const begun = await this.reader.begin(row.ids.slice(0, row.start));
        row.number = begun.row;
        row.read = Math.min(begun.known, row.start - 1);
        this.counts.reused += row.read;
      }),
    ).catch((error: unknown) => {
      for (const row of rows) this.leave(row, error);
      throw error;
    });
    return rows;
  }

  /** False when the row has left, with its answer or without. */
  private goesOn(row: Row): boolean {
    try {
      row.signal?.throwIfAborted();
      if (this.run(row)) return true;
      this.leave(row);
    } catch (error) {
      this.leave(row, error);
    }
    return false;
  }

  private leave(row: Row, error?: unknown): void {
    if (row.number !== undefined) this.reader.end(row.number);
    row.number = undefined;
    if (error !== undefined) row.reject(error);
    else row.resolve({ ids: row.ids.slice(row.start), logprobs: row.logprobs, end: row.end ?? 'truncated' });
  }

  /** Writes the forced tokens. False when the row has ended. */
  private run(row: Row): boolean {
    if (row.end) return false;
    while (!row.grammar.done) {
      if (row.ids.length >= row.limit) {
        row.end = 'truncated';
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
    row.end = 'complete';
    return false;
  }

  private push(row: Row, id: number, logprob: number | null): void {
    row.grammar.accept(id);
    row.ids.push(id);
    row.logprobs.push(logprob);
  }

  /** The next tokens of each row, as many as make the pass most efficient. */
  private async together(rows: readonly Row[]): Promise<void> {
    const width = bestWidth(rows.map(row => row.ids.length - row.read));
    const feeds = rows.map(row => {
      const waiting = row.ids.length - row.read;
      const ids = row.ids.slice(row.read, waiting > MANY ? undefined : row.read + width);
      return { row: row.number!, at: row.read, ids, keep: row.read + ids.length < row.ids.length ? 0 : 1 };
    });
    const logits = await this.reader.read(feeds);
    for (const [i, row] of rows.entries()) {
      row.read += feeds[i]!.ids.length;
      if (feeds[i]!.keep === 0) continue;
      const choice = choose(logits[i]![0]!, row.grammar.allowed(), row.sampling, row.random);
      this.push(row, choice.id, choice.logprob);
    }
  }

  /** Decodes a single row: the next token, and all drafted ones that prove right. */
  private async alone(row: Row): Promise<void> {
    const most = Math.min(this.options.maxDraft, row.limit - row.ids.length - 1);
    const guesses = this.drafter.draft(row.ids, row.grammar, most);
    const ids = [...row.ids.slice(row.read), ...guesses.map(({ id }) => id)];
    const [logits] = await this.reader.read([
      { row: row.number!, at: row.read, ids, keep: guesses.length + 1 },
    ]);
    row.read = row.ids.length;
    this.counts.drafted += guesses.length;
    for (let i = 0; ; i++) {
      if (i > 0 && (row.grammar.done || row.ids.length >= row.limit)) return;
      const allowed = row.grammar.allowed();
      const sole = !allowed.many && allowed.few.length === 1;
      const choice = sole
        ? { id: allowed.few[0]!, logprob: null }
        : choose(logits![i]!, allowed, row.sampling, row.random);
      this.push(row, choice.id, choice.logprob);
      if (sole) this.counts.forced++;
      // The next feed overwrites what was read behind a wrong guess.
      const guess = guesses[i];
      if (!guess) return;
      this.drafter.learn(guess, guess.id === choice.id);
      if (guess.id !== choice.id) return;
      row.read++;
      this.counts.accepted++;
    }
  }
}

/** The tokens that a pass should take from each row to read most tokens for its cost. */
function bestWidth(waiting: readonly number[]): number {
  let best = 1;
  let most = 0;
  for (let width = 1; width <= MANY; width++) {
    const tokens = waiting.reduce((sum, each) => sum + (each > MANY ? 1 : Math.min(each, width)), 0);
    const worth = tokens / (COST.pass + waiting.length * (COST.row + COST.token * width));
    if (worth > most) {
      most = worth;
      best = width;
    }
  }
  return best;
}

function turn(): Promise<void> {
  return new Promise(done => {
    setImmediate(done);
  });
}

/** One completion in progress: what is written, what to request next, and how much of an answer is valid. */
import { lineOfToken, SPECIAL } from '../../language/specials.ts';
import { VOCABULARY_SIZE } from '../../language/vocabulary.ts';
import {
  type Allowed,
  type Completion,
  type CompletionRequest,
  GREEDY,
  type Grammar,
  ModelError,
  type Sampling,
} from '../model.ts';
import type { AnswerToken } from './answer.ts';

/**
 * Tokens per request: few at first, more while all of them are valid. Most states have fewer than the first number.
 */
const FIRST = 40;
const MOST = 320;
const FEWEST = 8;
/** Enough to force or exclude any token. */
const BIAS = 100;
/** If tokens cannot be excluded: number of new samples, and their temperature. */
const REDRAWS = 3;
const REDRAW = 0.8;

/** After these a state has ended, or something follows that is no part of it. */
const STOPS: readonly number[] = [
  SPECIAL.state_end,
  SPECIAL.exit_normal,
  SPECIAL.exit_error,
  SPECIAL.exit_never,
  SPECIAL.inv_exit_entry,
  SPECIAL.step_into,
  SPECIAL.step_over,
  SPECIAL.step_return,
  SPECIAL.breakpoint,
  SPECIAL.continue,
  SPECIAL.set,
  SPECIAL.inv_step_into,
  SPECIAL.inv_step_over,
  SPECIAL.inv_step_call,
  SPECIAL.trace_end,
  SPECIAL.end_of_text,
];

export interface RowTally {
  forced: number;
  accepted: number;
}

/** The place of a row and the kind of its server. */
export interface RowPlace {
  /** The index of its request among those made together. */
  readonly place: number;
  readonly sample: number;
  readonly context: number;
  /** The server's tokens are not ours, so none can be excluded or be a stop by number. */
  readonly foreign: boolean;
}

export class RemoteRow {
  readonly ids: number[];
  private readonly start: number;
  private readonly limit: number;
  /** Tokens of line numbers that the prompt shows. */
  private readonly lines: readonly number[];
  private readonly grammar: Grammar;
  private readonly sampling: Sampling;
  private readonly logprobs: (number | null)[] = [];
  private end: Completion['end'] | undefined;
  private chunk = FIRST;
  /** How often the token here was forbidden: then one token is requested, with others excluded. */
  private barred = 0;
  private empty = 0;

  constructor(
    request: CompletionRequest,
    private readonly among: RowPlace,
    private readonly tally: RowTally,
  ) {
    this.ids = [...request.ids];
    this.start = request.ids.length;
    this.limit = Math.min(among.context, this.start + (request.maxNew ?? Number.POSITIVE_INFINITY));
    this.lines = [...new Set(this.ids.filter(id => lineOfToken(id) > 0))];
    this.grammar = request.grammar.clone();
    this.sampling = request.sampling ?? GREEDY;
  }

  get completion(): Completion {
    return { ids: this.ids.slice(this.start), logprobs: this.logprobs, end: this.end ?? 'truncated' };
  }

  get sampled(): boolean {
    return this.sampling.temperature > 0;
  }

  get wanted(): number {
    return this.barred > 0 && !this.among.foreign ? 1 : Math.min(this.chunk, this.limit - this.ids.length);
  }

  /** Rows with the same key can be in one request. */
  get batchKey(): string {
    const own = `${this.among.place}/${this.among.sample}`;
    if (this.barred > 0) return `barred/${own}`;
    if (!this.sampled) return `greedy/${this.chunk}/${this.empty}`;
    // At the prompt's end the samples of a request are still equal.
    return this.logprobs.every(each => each === null)
      ? `samples/${this.among.place}/${this.empty}`
      : `sample/${own}`;
  }

  /** The sampling settings for the server. Samples of one request share a seed; others must not. */
  settings(together: boolean): object {
    const { topP, seed } = this.sampling;
    const { sample, foreign } = this.among;
    // If nothing can be excluded, another sample may be valid.
    const again = foreign && this.barred > 0;
    const temperature = again ? Math.max(this.sampling.temperature, REDRAW) : this.sampling.temperature;
    const alone = together ? '' : `/${sample}/${this.ids.length - this.start}/${this.barred}`;
    return {
      temperature,
      ...(temperature > 0 ? { top_p: topP, seed: numberOf(`${seed}${alone}`) } : {}),
      ...(this.barred > 0 && !foreign ? { logit_bias: biasOf(this.grammar.allowed()) } : {}),
    };
  }

  /**
   * Tokens after which a server should stop. A line number ends most states, and text after it is useless; in other
   * states this costs one more request.
   */
  get stops(): readonly number[] {
    if (this.empty > 0 || this.barred > 0 || this.among.foreign) return [];
    return [...STOPS, ...this.lines];
  }

  /** Writes forced tokens. False when the row has ended. */
  run(): boolean {
    if (this.end) return false;
    while (!this.grammar.done) {
      if (this.ids.length >= this.limit) {
        this.end = 'truncated';
        return false;
      }
      const allowed = this.grammar.allowed();
      if (allowed.many || allowed.few.length !== 1) {
        if (!allowed.many && allowed.few.length === 0)
          throw new ModelError('the grammar allows nothing here');
        return true;
      }
      this.force(allowed.few[0]!);
    }
    this.end = 'complete';
    return false;
  }

  /** Takes the valid part of an answer. Returns what is wrong if nothing of it is usable. */
  follow(tokens: readonly AnswerToken[]): string | undefined {
    if (tokens.length === 0) return ++this.empty > 2 ? 'gives empty answers' : undefined;
    this.empty = 0;
    for (const token of tokens) {
      if (this.grammar.done || this.ids.length >= this.limit) return undefined;
      const allowed = this.grammar.allowed();
      if (!allowed.many && allowed.few.length === 1) {
        const id = allowed.few[0]!;
        this.force(id);
        if (id === token.id) continue;
        return this.part();
      }
      if (isAllowed(allowed, token.id)) {
        this.push(token.id, token.logprob);
        this.tally.accepted++;
        continue;
      }
      // The first allowed one is the likeliest, because the list is sorted.
      const other = token.others.find(({ id }) => isAllowed(allowed, id));
      if (other && (!this.sampled || this.barred > 0)) {
        this.push(other.id, other.logprob);
        return this.part();
      }
      if (++this.barred <= (this.among.foreign ? REDRAWS : 1)) return undefined;
      return 'does not write our form here, and its server cannot bar what may not stand there';
    }
    this.chunk = Math.min(MOST, this.chunk * 2);
    return undefined;
  }

  /** The rest of the answer continues another text. */
  private part(): undefined {
    this.chunk = Math.max(FEWEST, this.chunk >> 1);
  }

  private force(id: number): void {
    this.push(id, null);
    this.tally.forced++;
  }

  private push(id: number, logprob: number | null): void {
    this.grammar.accept(id);
    this.ids.push(id);
    this.logprobs.push(logprob);
    this.barred = 0;
  }
}

function isAllowed({ few, many }: Allowed, id: number): boolean {
  return few.includes(id) || (many?.includes(id) ?? false);
}

/** Raises allowed tokens or lowers forbidden ones, whichever list is shorter. */
function biasOf({ few, many }: Allowed): Record<string, number> {
  const allowed = new Set([...few, ...(many ?? [])]);
  if (allowed.size <= VOCABULARY_SIZE / 2)
    return Object.fromEntries([...allowed].map(id => [String(id), BIAS]));
  const barred: [string, number][] = [];
  for (let id = 0; id < VOCABULARY_SIZE; id++) if (!allowed.has(id)) barred.push([String(id), -BIAS]);
  return Object.fromEntries(barred);
}

/** A text as the whole number that servers take for a seed. */
function numberOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const character of seed) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return hash & 0x7fffffff;
}

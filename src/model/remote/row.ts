/** One completion in the making: what is written so far, what to ask next, and how much of an answer holds. */
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

/** Tokens asked for at a time: few at first, more while all of them hold. Most states have fewer than the first. */
const FIRST = 40;
const MOST = 320;
const FEWEST = 8;
/** Enough to bring any token before any other, or to bar it. */
const BIAS = 100;
/** Where tokens cannot be barred: how often another draw is made, and how boldly. */
const REDRAWS = 3;
const REDRAW = 0.8;

/** Behind these a state has ended, or something stands that is none of it. */
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

/** Where a row belongs, and what it may go by. */
export interface RowPlace {
  /** Of its request among those made together. */
  readonly place: number;
  readonly sample: number;
  readonly context: number;
  /** The server's tokens are not ours, so none can be barred or stopped at by number. */
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
  /** How often what was written here may not stand here: then one token is asked for, the others barred. */
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

  /** Rows with the same company can be asked about in one request. */
  get company(): string {
    const own = `${this.among.place}/${this.among.sample}`;
    if (this.barred > 0) return `barred/${own}`;
    if (!this.sampled) return `greedy/${this.chunk}/${this.empty}`;
    // At the prompt's end the samples of a request have not parted yet.
    return this.logprobs.every(each => each === null)
      ? `samples/${this.among.place}/${this.empty}`
      : `sample/${own}`;
  }

  /** What a server is told of how to write. Samples that are drawn together share a seed; others must not. */
  settings(together: boolean): object {
    const { topP, seed } = this.sampling;
    const { sample, foreign } = this.among;
    // Where nothing can be barred, another draw may do.
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
   * Tokens behind which a server should stop. A line number ends most states, and what a model writes behind it is of
   * no use; in the others it costs one more request.
   */
  get stops(): readonly number[] {
    if (this.empty > 0 || this.barred > 0 || this.among.foreign) return [];
    return [...STOPS, ...this.lines];
  }

  /** Writes what is forced. False when the row has ended. */
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

  /** Takes of an answer what holds. Says what is wrong where nothing of it can be used. */
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
      // The likeliest of all that may stand here is the first such in a list that begins with the likeliest.
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

  /** The rest of the answer goes on from something else. */
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

/** Raises what may stand, or lowers what may not, whichever is the shorter list. */
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

/**
 * A model behind a completions server. The server does not know our grammar: it writes freely, several tokens at a
 * time, and the tokens are kept as far as the grammar allows. At a forbidden token, the likeliest allowed one is
 * taken from those that the server listed, or requested with all others excluded.
 */
import { FORM_VERSION } from '../../language/trajectory.ts';
import { VOCABULARY_SIZE } from '../../language/vocabulary.ts';
import { VOCABULARY_HASH } from '../../language/vocabulary.v1.ts';
import {
  type Completion,
  type CompletionRequest,
  type Model,
  type ModelCounts,
  ModelError,
  type ModelInfo,
} from '../model.ts';
import { type AnswerToken, readChoices } from './answer.ts';
import { RefusedError, RemoteServer, type RemoteServerOptions } from './http.ts';
import { describeRemote } from './info.ts';
import { RemoteRow } from './row.ts';
import { textOf } from './text.ts';

export interface RemoteOptions extends RemoteServerOptions {
  /** The model's name on the server; needed if the server offers several. */
  readonly model?: string;
  /** The model's context, if the server does not give it. */
  readonly context?: number;
  /** Sends prompts as token ids by default, or as text in our own form for a model with its own tokenizer. */
  readonly prompt?: 'ids' | 'text';
  /** Prompts in one request. */
  readonly batch?: number;
  /** Requests under way at once. */
  readonly concurrency?: number;
}

const BATCH = 16;
const CONCURRENCY = 8;
/** Numbers of alternatives to request per token: the most that common servers give, down to what all give. */
const OTHERS = [20, 5, 1];

/** The rows of one request. */
interface Ask {
  readonly rows: readonly RemoteRow[];
  /** Samples of one prompt, instead of a prompt per row. */
  readonly together: boolean;
}

export class RemoteModel implements Model {
  private closed = false;
  private others = 0;
  private takesSeveral = true;
  private readonly tally = { tokens: 0, passes: 0, reused: 0, forced: 0, drafted: 0, accepted: 0 };

  private constructor(
    readonly info: ModelInfo,
    private readonly server: RemoteServer,
    private readonly options: RemoteOptions,
  ) {}

  static async open(address: string, options: RemoteOptions = {}): Promise<RemoteModel> {
    const server = new RemoteServer(address, options);
    const described = await describeRemote(server, options.model, options.context);
    const info: ModelInfo = {
      form: FORM_VERSION,
      tokenizer: VOCABULARY_HASH,
      vocabulary: VOCABULARY_SIZE,
      ...described,
      // In text, it is not visible where a working continues.
      ...(options.prompt === 'text' ? { working: false } : {}),
    };
    if (info.form !== FORM_VERSION || (info.tokenizer !== VOCABULARY_HASH && options.prompt !== 'text')) {
      throw new ModelError(
        `${server.name}: ${info.name} speaks version ${info.form} of the form with the vocabulary ` +
          `${info.tokenizer.slice(0, 12)}…, this program version ${FORM_VERSION} with ` +
          `${VOCABULARY_HASH.slice(0, 12)}…`,
      );
    }
    return new RemoteModel(info, server, options);
  }

  get counts(): ModelCounts {
    return { ...this.tally };
  }

  async complete(request: CompletionRequest): Promise<Completion[]> {
    return (await this.completeAll([request]))[0]!;
  }

  async completeAll(requests: readonly CompletionRequest[]): Promise<Completion[][]> {
    this.refuseClosed();
    const { context } = this.info;
    const all = requests.map((request, place) => {
      if (request.ids.length === 0) throw new ModelError('a request needs at least one token');
      this.check(request.ids.length);
      return Array.from(
        { length: request.samples ?? 1 },
        (_, sample) => new RemoteRow(request, { place, sample, context, foreign: this.foreign }, this.tally),
      );
    });
    let active = all.flat().filter(row => row.run());
    const signals = requests.flatMap(({ signal }) => (signal ? [signal] : []));
    const signal = signals.length > 0 ? AbortSignal.any(signals) : undefined;
    while (active.length > 0) {
      signal?.throwIfAborted();
      await this.round(this.asksFor(active), signal);
      active = active.filter(row => row.run());
    }
    return all.map(rows => rows.map(row => row.completion));
  }

  async score(ids: readonly number[], next: readonly number[]): Promise<number[]> {
    this.refuseClosed();
    if (next.length === 0) return [];
    if (this.foreign)
      throw new ModelError(`${this.info.name} has a tokenizer of its own: it cannot judge tokens of ours`);
    this.check(ids.length + next.length - 1);
    const whole = [...ids, ...next];
    // The last token is not read, only scored: a server that needs room for it behind a full context could not
    // answer.
    this.tally.passes++;
    this.tally.tokens += whole.length;
    const answer = await this.server.post('completions', {
      model: this.info.name,
      prompt: this.promptOf(whole),
      max_tokens: 0,
      temperature: 0,
      echo: true,
      logprobs: 1,
      return_tokens_as_token_ids: true,
    });
    const [tokens] = readChoices(answer, this.server.name);
    const scores = tokens?.slice(ids.length, whole.length).map(({ logprob }) => logprob) ?? [];
    if (scores.length !== next.length || scores.includes(null)) {
      throw new ModelError(
        `${this.server.name} does not tell the probabilities of a given text ("echo" with "logprobs")`,
      );
    }
    return scores as number[];
  }

  async close(): Promise<void> {
    this.closed = true;
    this.server.close();
  }

  private refuseClosed(): void {
    if (this.closed) throw new ModelError('the model was closed');
  }

  private check(length: number): void {
    if (length > this.info.context)
      throw new ModelError(`${length} tokens are more than the ${this.info.context} that this model can see`);
  }

  /**
   * Groups rows into requests: samples of one prompt while they are at its end; rows with equal settings; others
   * alone.
   */
  private asksFor(rows: readonly RemoteRow[]): Ask[] {
    const groups = new Map<string, RemoteRow[]>();
    for (const row of rows) {
      const key = this.takesSeveral ? row.batchKey : `alone/${groups.size}`;
      const group = groups.get(key);
      if (group) group.push(row);
      else groups.set(key, [row]);
    }
    const { batch = BATCH } = this.options;
    return [...groups.values()].flatMap(group => {
      if (group[0]!.sampled) return [{ rows: group, together: true }];
      const parts: Ask[] = [];
      for (let i = 0; i < group.length; i += batch)
        parts.push({ rows: group.slice(i, i + batch), together: false });
      return parts;
    });
  }

  private async round(asks: readonly Ask[], signal: AbortSignal | undefined): Promise<void> {
    const line = asks.values();
    const work = async () => {
      for (const ask of line) await this.send(ask, signal);
    };
    await Promise.all(Array.from({ length: this.options.concurrency ?? CONCURRENCY }, work));
  }

  private async send(ask: Ask, signal: AbortSignal | undefined): Promise<void> {
    const { rows } = ask;
    const stops = [...new Set(rows.flatMap(row => row.stops))];
    const prompts = ask.together ? [rows[0]!] : rows;
    const answer = await this.post(
      {
        model: this.info.name,
        prompt:
          prompts.length === 1 ? this.promptOf(rows[0]!.ids) : prompts.map(row => this.promptOf(row.ids)),
        ...(ask.together && rows.length > 1 ? { n: rows.length } : {}),
        max_tokens: Math.min(...rows.map(row => row.wanted)),
        ...rows[0]!.settings(rows.length > 1),
        ...(stops.length === 0 ? {} : { stop_token_ids: stops }),
        // vLLM's names; servers that do not know them ignore them.
        return_tokens_as_token_ids: !this.foreign,
        skip_special_tokens: false,
        spaces_between_special_tokens: false,
        include_stop_str_in_output: true,
        stream: false,
      },
      signal,
    );
    this.tally.passes++;
    const choices = readChoices(answer, this.server.name, this.foreign);
    if (choices.length < rows.length) {
      // Some servers give one answer to one prompt, whatever is requested.
      if (rows.length === 1) throw new ModelError(`${this.server.name} answers with no choice at all`);
      this.takesSeveral = false;
      return;
    }
    for (const [i, row] of rows.entries()) this.follow(row, choices[i]!);
  }

  private follow(row: RemoteRow, tokens: readonly AnswerToken[]): void {
    this.tally.tokens += tokens.length;
    this.tally.drafted += tokens.length;
    const problem = row.follow(tokens);
    if (problem !== undefined) throw new ModelError(`${this.server.name}: ${this.info.name} ${problem}`);
  }

  /** With as many alternatives as the server gives. */
  private async post(body: object, signal: AbortSignal | undefined): Promise<unknown> {
    for (;;) {
      try {
        return await this.server.post('completions', { ...body, logprobs: OTHERS[this.others] }, signal);
      } catch (error) {
        const fewer = error instanceof RefusedError && /logprobs/i.test(error.reason);
        if (!fewer || this.others + 1 >= OTHERS.length) throw error;
        this.others++;
      }
    }
  }

  /** Whether the server's tokens are not ours, so that we exchange text. */
  private get foreign(): boolean {
    return this.options.prompt === 'text';
  }

  private promptOf(ids: readonly number[]): readonly number[] | string {
    return this.foreign ? textOf(ids) : ids;
  }
}

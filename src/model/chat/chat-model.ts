/**
 * A general chat model without special training: it gets the rules and the walk in words, and answers by a JSON
 * schema. Its answer is converted to our own form, so it is used like any other model.
 */

import { LanguageError } from '../../language/language-error.ts';
import { parseTrajectory } from '../../language/parse.ts';
import { FORM_VERSION, type Trajectory } from '../../language/trajectory.ts';
import { VOCABULARY_SIZE } from '../../language/vocabulary.ts';
import { VOCABULARY_HASH } from '../../language/vocabulary.v1.ts';
import {
  type Completion,
  type CompletionRequest,
  GREEDY,
  type Model,
  type ModelCounts,
  ModelError,
  type ModelInfo,
} from '../model.ts';
import { RefusedError, RemoteServer, type RemoteServerOptions } from '../remote/http.ts';
import { describeRemote } from '../remote/info.ts';
import { type ChatAnswer, ChatAnswerError, readAnswer, tokensOfAnswer } from './answer.ts';
import { contentOf, type ScoredText, shareOut } from './confidence.ts';
import { eventsFor, messagesFor, schemaFor } from './prompt.ts';

export interface ChatOptions extends RemoteServerOptions {
  /** The model's name on the server; needed if the server offers several. */
  readonly model?: string;
  /** Most tokens of a walk in our own form. */
  readonly context?: number;
}

/** A walk in words takes two to three times the tokens of our own form. */
const CONTEXT = 8192;
/** How often an invalid answer is sent back with the reason. */
const MENDS = 2;
const MOST_TOKENS = 4096;

type Message = { readonly role: string; readonly content: string };

/** Left out of requests one by one if the server does not take them. */
const EXTRAS = ['logprobs', 'seed', 'response_format', 'temperature'] as const;

export class ChatModel implements Model {
  private closed = false;
  private readonly refused = new Set<string>();
  private readonly tally = { tokens: 0, passes: 0, reused: 0, forced: 0, drafted: 0, accepted: 0 };

  private constructor(
    readonly info: ModelInfo,
    private readonly server: RemoteServer,
  ) {}

  static async open(address: string, options: ChatOptions = {}): Promise<ChatModel> {
    const server = new RemoteServer(address, options);
    const { name } = await describeRemote(server, options.model, undefined);
    const info: ModelInfo = {
      name,
      form: FORM_VERSION,
      tokenizer: VOCABULARY_HASH,
      vocabulary: VOCABULARY_SIZE,
      context: options.context ?? CONTEXT,
    };
    return new ChatModel(info, server);
  }

  get counts(): ModelCounts {
    return { ...this.tally };
  }

  complete(request: CompletionRequest): Promise<Completion[]> {
    return Promise.all(
      Array.from({ length: request.samples ?? 1 }, (_, sample) => this.one(request, sample)),
    );
  }

  completeAll(requests: readonly CompletionRequest[]): Promise<Completion[][]> {
    return Promise.all(requests.map(request => this.complete(request)));
  }

  async score(): Promise<number[]> {
    throw new ModelError(`${this.info.name} is a chat model: it cannot tell how likely a given text is`);
  }

  async close(): Promise<void> {
    this.closed = true;
    this.server.close();
  }

  private async one(request: CompletionRequest, sample: number): Promise<Completion> {
    if (this.closed) throw new ModelError('the model was closed');
    const { ids, grammar, maxNew = Number.POSITIVE_INFINITY } = request;
    if (ids.length === 0) throw new ModelError('a request needs at least one token');
    if (ids.length > this.info.context)
      throw new ModelError(
        `${ids.length} tokens are more than the ${this.info.context} that this model is shown`,
      );
    const trajectory = walkOf(ids);
    const events = eventsFor(grammar.allowed());
    const messages: Message[] = messagesFor(trajectory, events);
    for (let mended = 0; ; mended++) {
      const scored = await this.ask(request, messages, events, sample);
      try {
        const answer: ChatAnswer = readAnswer(scored.content);
        const written = tokensOfAnswer(trajectory, ids, answer, grammar);
        const logprobs = shareOut(scored, answer, written, grammar.clone());
        if (written.length <= maxNew) return { ids: written, logprobs, end: 'complete' };
        return { ids: written.slice(0, maxNew), logprobs: logprobs.slice(0, maxNew), end: 'truncated' };
      } catch (error) {
        if (!(error instanceof ChatAnswerError)) throw error;
        if (mended === MENDS)
          throw new ModelError(
            `${this.info.name} gave no state that can be, asked ${mended + 1} times: ${error.message}`,
          );
        messages.push(
          { role: 'assistant', content: scored.content.slice(0, 4000) },
          {
            role: 'user',
            content: `That cannot be: ${error.message}. Answer again with the JSON object alone.`,
          },
        );
      }
    }
  }

  private async ask(
    request: CompletionRequest,
    messages: readonly Message[],
    events: readonly string[],
    sample: number,
  ): Promise<ScoredText> {
    const { temperature, topP } = request.sampling ?? GREEDY;
    const schema = schemaFor(events);
    const extras: Record<(typeof EXTRAS)[number], unknown> = {
      logprobs: true,
      seed: sample,
      response_format: { type: 'json_schema', json_schema: { name: 'state', strict: true, schema } },
      temperature,
    };
    for (;;) {
      const kept = Object.fromEntries(Object.entries(extras).filter(([name]) => !this.refused.has(name)));
      try {
        const answer = await this.server.post(
          'chat/completions',
          {
            model: this.info.name,
            messages,
            max_tokens: MOST_TOKENS,
            ...(temperature > 0 ? { top_p: topP } : {}),
            ...kept,
            stream: false,
          },
          request.signal,
        );
        this.tally.passes++;
        const scored = contentOf(answer, this.server.name);
        this.tally.tokens += scored.pieces.length;
        return scored;
      } catch (error) {
        if (!(error instanceof RefusedError) || error.status === 401 || error.status === 404) throw error;
        const named = EXTRAS.find(name => !this.refused.has(name) && error.reason.includes(name));
        if (named === undefined) throw error;
        this.refused.add(named);
      }
    }
  }
}

function walkOf(ids: readonly number[]): Trajectory {
  try {
    return parseTrajectory(Uint16Array.from(ids), 'own');
  } catch (error) {
    if (!(error instanceof LanguageError)) throw error;
    throw new ModelError(`what is asked is no walk that ends with an action: ${error.message}`);
  }
}

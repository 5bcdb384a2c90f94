/**
 * What a model is to everybody else: token ids in, token ids and their probabilities out. Pure.
 *
 * There is no handle to hold and no cursor to move: a request carries all its tokens, and a back end keeps what it has
 * read of earlier ones. A longer request feeds only what is new, a shorter one is a rewind, one that parts from another
 * is a fork.
 */

/**
 * Which tokens may come next. `few` are told one by one; `many`, where it stands, is a long list shared by all that use
 * it.
 */
export interface Allowed {
  readonly few: readonly number[];
  readonly many?: Uint16Array;
}

/** What the text may go on with, token by token. Where it leaves one choice, a model is not asked. */
export interface Grammar {
  /** Nothing more may follow. */
  readonly done: boolean;
  allowed(): Allowed;
  /** Goes on behind a token, which must be an allowed one. */
  accept(id: number): void;
  /** An independent copy, standing at the same place. */
  clone(): Grammar;
  /** Tokens that probably come next, as a guess to be checked; none if nothing can be said. */
  likely?(): readonly number[];
  /** What kind of text comes next, for whoever watches how often guesses at it hold. */
  readonly kind?: string;
}

/** A temperature of 0 takes the likeliest token. The same seed gives the same samples. */
export interface Sampling {
  readonly temperature: number;
  readonly topP: number;
  readonly seed: string;
}

export const GREEDY: Sampling = { temperature: 0, topP: 1, seed: '' };

export interface CompletionRequest {
  /** At least one token. */
  readonly ids: readonly number[];
  readonly grammar: Grammar;
  readonly sampling?: Sampling;
  /** How many completions are drawn; 1 unless told. */
  readonly samples?: number;
  /** Tokens a completion may have, given ones included. Beyond it, or beyond the context, it is cut. */
  readonly maxNew?: number;
  readonly signal?: AbortSignal;
}

export interface Completion {
  readonly ids: readonly number[];
  /**
   * Natural logarithms of the probabilities that the model gave, before the grammar ruled anything out; null for tokens
   * that it was not asked about.
   */
  readonly logprobs: readonly (number | null)[];
  /** `whole`: the grammar was done. `cut`: there was no more room. */
  readonly end: 'complete' | 'truncated';
}

/** What is measured about answering, since the model was opened. */
export interface ModelCounts {
  /** Tokens that went through the model, and passes it took. */
  readonly tokens: number;
  readonly passes: number;
  /** Tokens of requests that were in a cache already. */
  readonly reused: number;
  /** Tokens written without asking, because nothing else could stand there. */
  readonly forced: number;
  /** Tokens drafted from a repeat in the context, and how many of them accepted. */
  readonly drafted: number;
  readonly accepted: number;
}

export interface ModelInfo {
  readonly name: string;
  /** Version of our own form that it was trained on. */
  readonly form: number;
  /** SHA-256 of the vocabulary. */
  readonly tokenizer: string;
  readonly vocabulary: number;
  /** Tokens it can see at once. */
  readonly context: number;
  readonly parameters?: number;
  /** SHA-256 of the weights. */
  readonly sha256?: string;
  /** It was trained to work a line out part by part where it is asked to. */
  readonly working?: boolean;
  readonly calibration?: Calibration;
}

/**
 * From the probability that a model states to how often it is right: points in rising order, straight lines between.
 */
export interface CalibrationPoints {
  /** Of whole states. */
  readonly state: readonly (readonly [stated: number, observed: number])[];
  /** Of single variables and values. */
  readonly part: readonly (readonly [stated: number, observed: number])[];
  /** Of whole states, for an action that has points of its own. */
  readonly actions?: Readonly<Record<string, readonly (readonly [stated: number, observed: number])[]>>;
  /** Of whole states that tell of an event with points of its own, whatever the action: `exception`. */
  readonly events?: Readonly<Record<string, readonly (readonly [stated: number, observed: number])[]>>;
  /** Of parts, for a kind that has points of its own: `variable`, `value`, `structure`. */
  readonly parts?: Readonly<Record<string, readonly (readonly [stated: number, observed: number])[]>>;
}

/**
 * Of states that were told directly, and of those whose line was worked out first, if these have points of their own.
 */
export interface Calibration extends CalibrationPoints {
  readonly working?: CalibrationPoints;
}

export interface Model {
  readonly info: ModelInfo;
  readonly counts: ModelCounts;
  /** How many completions it best works on at the same time, where it says so: ask for as many without waiting. */
  readonly concurrency?: number;
  /** The samples of one request. */
  complete(request: CompletionRequest): Promise<Completion[]>;
  /** Several requests together, which is faster than one after the other. Answers stand in their order. */
  completeAll(requests: readonly CompletionRequest[]): Promise<Completion[][]>;
  /** Reads the beginning of requests to come while nobody asks; ends at once when somebody does. */
  prepare?(ids: readonly number[]): Promise<void>;
  /** Natural logarithms of the probabilities of `next`, token by token, behind `ids`. */
  score(ids: readonly number[], next: readonly number[]): Promise<number[]>;
  close(): Promise<void>;
}

/** A model that cannot be opened or cannot answer: a sentence for the user. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

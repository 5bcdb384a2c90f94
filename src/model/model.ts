/**
 * The interface of models: token ids in, token ids and their probabilities out. Pure.
 *
 * There is no handle and no cursor: a request carries all its tokens, and a back end keeps KV caches of earlier
 * requests. A longer request reads only what is new, a shorter one is a rewind, and one that differs from another is
 * a fork.
 */

/** The tokens that may come next. `few` are listed; `many`, if present, is a long list shared by all that use it. */
export interface Allowed {
  readonly few: readonly number[];
  readonly many?: Uint16Array;
}

/** What the text may continue with, token by token. If there is only one choice, a model is not asked. */
export interface Grammar {
  /** Nothing more may follow. */
  readonly done: boolean;
  allowed(): Allowed;
  /** Accepts a token, which must be an allowed one. */
  accept(id: number): void;
  /** An independent copy at the same place. */
  clone(): Grammar;
  /** A draft: tokens that probably come next, to be checked; empty if nothing can be said. */
  likely?(): readonly number[];
  /** The kind of text that comes next, for statistics of accepted drafts. */
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
  /** Number of samples; default 1. */
  readonly samples?: number;
  /** Most tokens of a completion, forced ones included. Beyond it, or beyond the context, it is cut. */
  readonly maxNew?: number;
  readonly signal?: AbortSignal;
}

export interface Completion {
  readonly ids: readonly number[];
  /**
   * Natural logarithms of the model's probabilities, before the grammar ruled anything out; null for tokens that it
   * was not asked for.
   */
  readonly logprobs: readonly (number | null)[];
  /** `complete`: the grammar was done. `truncated`: there was no more room. */
  readonly end: 'complete' | 'truncated';
}

/** Counts of the work since the model was opened. */
export interface ModelCounts {
  /** Tokens that the model read, and its passes. */
  readonly tokens: number;
  readonly passes: number;
  /** Tokens of requests that were in a cache already. */
  readonly reused: number;
  /** Forced tokens, written without asking. */
  readonly forced: number;
  /** Drafted tokens, and how many of them were accepted. */
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
  /** Most tokens that it can see at once. */
  readonly context: number;
  readonly parameters?: number;
  /** SHA-256 of the weights. */
  readonly sha256?: string;
  /** Whether it was trained to work lines out part by part. */
  readonly working?: boolean;
  readonly calibration?: Calibration;
}

/** Calibration points, from stated probability to observed frequency, rising; linear between them. */
export interface CalibrationPoints {
  /** For whole states. */
  readonly state: readonly (readonly [stated: number, observed: number])[];
  /** For single variables and values. */
  readonly part: readonly (readonly [stated: number, observed: number])[];
  /** For whole states after an action with points of its own. */
  readonly actions?: Readonly<Record<string, readonly (readonly [stated: number, observed: number])[]>>;
  /** For whole states with an event that has points of its own, after any action: `exception`. */
  readonly events?: Readonly<Record<string, readonly (readonly [stated: number, observed: number])[]>>;
  /** For parts of a kind with points of its own: `variable`, `value`, `structure`. */
  readonly parts?: Readonly<Record<string, readonly (readonly [stated: number, observed: number])[]>>;
}

/** The points of direct answers, and of answers with working, if these have points of their own. */
export interface Calibration extends CalibrationPoints {
  readonly working?: CalibrationPoints;
}

export interface Model {
  readonly info: ModelInfo;
  readonly counts: ModelCounts;
  /** The best number of simultaneous completions, if known: ask for as many without waiting. */
  readonly concurrency?: number;
  /** The samples of one request. */
  complete(request: CompletionRequest): Promise<Completion[]>;
  /** Answers several requests together, which is faster. Answers are in their order. */
  completeAll(requests: readonly CompletionRequest[]): Promise<Completion[][]>;
  /** Reads the beginning of future requests while the model is idle; stops at once when a request comes. */
  prepare?(ids: readonly number[]): Promise<void>;
  /** Natural logarithms of the probabilities of `next`, token by token, after `ids`. */
  score(ids: readonly number[], next: readonly number[]): Promise<number[]>;
  close(): Promise<void>;
}

/** A model cannot be opened or cannot answer. The message is a sentence for the user. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}

/**
 * What answers a debugger's questions. An engine is a function from moment and action to the next moment: it keeps
 * no cursor, so going back, branching and comparing are the caller's, and cost it nothing.
 */
import type { WorkedOut } from '../language/trajectory.ts';
import type { Action, CallState, PlacedState, State } from '../tree/state.ts';
import type { StateTree } from '../tree/tree.ts';

/** Where a state comes from: actual execution, a model, or the user who changed it. */
export type Origin = 'observed' | 'predicted' | 'user';

/** A state as an engine gave it. Engines hang their own knowledge on it; everybody else reads these. */
export interface Moment {
  readonly state: State;
  readonly origin: Origin;
  /** The probability that the state is right: 1 for what was observed. */
  readonly confidence: number;
  /** For predicted states: the probability that the way here is right if the state was that the action began at. */
  readonly alone?: number;
  /** For predicted states: the probability of each variable, by name, and for the value of a return. */
  readonly confidences?: Confidences;
  /** What the parts of the line came to on the way here, where a model worked them out. */
  readonly working?: readonly WorkedOut[];
  /**
   * For predicted states: Python worked out something on the way here, over the variables that were predicted before.
   */
  readonly evaluated?: true;
  /** For jumps by a model: the way it took. */
  readonly way?: Way;
  /** The time for an answer was up: this is the best that there was by then. */
  readonly late?: true;
  /** What there is to know about this answer, in a sentence. */
  readonly note?: string;
}

/** How a jump was taken: in one go, or in smaller moves. */
export interface Way {
  /** The actions that led here; only the one that was asked for, if it was taken in one go. */
  readonly taken: readonly Action[];
  /**
   * Answers on the way that were dropped: the jump in one go, that of a call on the way, or smaller moves that cost too
   * much.
   */
  readonly dropped: number;
  /**
   * Why smaller moves were given up, be it those of a call on the way: they cost too much, had become too unlikely, or
   * took too long.
   */
  readonly stopped?: 'dear' | 'unsure' | 'late';
  /** Tokens that the model wrote or was fed for it, actions and dropped answers included. */
  readonly tokens: number;
}

export interface Confidences {
  readonly locals: ReadonlyMap<string, number>;
  readonly value?: number;
}

/** How sure an engine is of one step alone, if the state before it was right. */
export interface StepConfidence {
  /** That the state is right. */
  readonly state: number;
  /** Its event, its line and which variables change. */
  readonly structure: number;
  /** Of the variables that the step wrote. */
  readonly variables: ReadonlyMap<string, number>;
  /** For each of these: that all the rest of the state is right. */
  readonly without: ReadonlyMap<string, number>;
  readonly value: number | undefined;
}

/** How a state was worked out, or in a sentence why that cannot be told. */
export type Why =
  | { readonly nothing: string }
  | {
      /** Where the line stood: the state before. */
      readonly from: State;
      readonly working: readonly WorkedOut[];
      /** Where the line was worked out afterwards and came to another state than the one that was told: that state. */
      readonly other?: State;
    };

/** A call that leads to a moment. */
export interface Frame {
  readonly depth: number;
  /** Undefined where the walk jumped past the caller: nobody has seen it. */
  readonly state: PlacedState | undefined;
  /** The walk jumped from there: the call was made by this activation, but maybe from a later line. */
  readonly stale?: true;
}

/** A place in a run that was recorded. */
export interface RunPlace {
  readonly tree: StateTree;
  /** The node that a moment stands at; seen backwards, the one it looks back from. */
  readonly node: number;
}

/** Where to begin: at the entry, or at the end of a function, going back from there. */
export type Start =
  | { readonly direction: 'forward' }
  | {
      readonly direction: 'inverse';
      readonly function: string;
      /** Which of its completed activations, counted from 1 in the order of their calls. */
      readonly occurrence?: number;
      /** What it is to have returned, as its `repr`: for engines that do not run the program. */
      readonly value?: string;
      /** The line it is to have returned from; by default the last that returns. */
      readonly line?: number;
    };

/** A moment of a real run, and the action that led to it. */
export interface Observed {
  readonly moment: Moment;
  readonly action?: Action;
}

/**
 * All methods take moments that this engine gave. What engines know differently they answer here, each in its way:
 * nobody else asks which engine it is, or what more a moment holds.
 */
export interface Engine {
  readonly name: string;
  /** A model answers, so that states may be wrong and `why`, `sure` and a real run can tell more of them. */
  readonly predicts: boolean;
  start(from: Start): Promise<Moment>;
  /** The moment after an action. `signal`: nobody wants it any more. */
  next(moment: Moment, action: Action, signal?: AbortSignal): Promise<Moment>;
  /**
   * The same place seen backwards: inverse actions go on from there. Refused with the reason where there is no way
   * back.
   */
  backward(moment: Moment): Promise<Moment>;
  /** The run that a moment was read off, and its place in it; undefined where nothing was run for it. */
  runOf(moment: Moment): RunPlace | undefined;
  /**
   * The calls that lead to a moment, innermost first; undefined where the engine knows no more of them than a walk
   * shows.
   */
  frames(moment: Moment): readonly Frame[] | undefined;
  /** The call that began the activation a moment stands in, where the engine has seen it. */
  callOf(moment: Moment): CallState | undefined;
  /** How sure the step to a moment was; undefined where it was not predicted. */
  sure(moment: Moment): StepConfidence | undefined;
  /** How a moment was worked out, part by part. */
  why(moment: Moment, signal?: AbortSignal): Promise<Why>;
  /** Moments of its own for states that a real run showed, from the beginning; it goes on from them. */
  believing(truth: readonly Observed[]): Moment[];
  /**
   * The moment before in the same run, or with lines the last stop on one of them, else its beginning. Undefined at the
   * beginning, and where there is no run to read.
   */
  previous(moment: Moment, lines?: readonly number[]): Moment | undefined;
  /** Which of two moments comes first in a run: below 0 the first, 0 if they are one place; undefined without a run. */
  order(first: Moment, second: Moment): number | undefined;
  close(): Promise<void>;
}

/** A request that makes no sense here: told to the user as it stands, and nothing is lost. */
export class DebuggerError extends Error {
  override readonly name = 'DebuggerError';
}

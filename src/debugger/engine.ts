/**
 * The contract of engines, which answer a debugger's questions. An engine is a function from moment and action to the
 * next moment. It keeps no cursor, so going back, branching and comparing belong to the caller and cost an engine
 * nothing.
 */
import type { WorkedOut } from '../language/trajectory.ts';
import type { Action, CallState, PlacedState, State } from '../tree/state.ts';
import type { StateTree } from '../tree/tree.ts';

/** Where a state comes from: actual execution, a model, or the user who changed it. */
export type Origin = 'observed' | 'predicted' | 'user';

/** A state from an engine. Engines add their own data to it; all others read these fields. */
export interface Moment {
  readonly state: State;
  readonly origin: Origin;
  /** The probability that the state is right: 1 for observed states. */
  readonly confidence: number;
  /** In a run: the number of the activation that the state belongs to. */
  readonly activation?: number;
  /** For predicted states: the probability of this step by itself, if the state before it was right. */
  readonly alone?: number;
  /** For predicted states: the probability of each variable, by name, and for the value of a return. */
  readonly confidences?: Confidences;
  /** The values of the line's parts, if a model worked them out. */
  readonly working?: readonly WorkedOut[];
  /** For predicted states: Python evaluated something, over the variables predicted before. */
  readonly evaluated?: true;
  /** For jumps by a model: how it was taken. */
  readonly way?: Way;
  /** The time for an answer was up: this is the best that there was by then. */
  readonly late?: true;
  /** A note about this answer, in a sentence. */
  readonly note?: string;
}

/** How a jump was taken: in one move, or in smaller moves. */
export interface Way {
  /** The actions that led here; only the requested one if it was taken in one move. */
  readonly taken: readonly Action[];
  /**
   * Answers that were dropped: the jump in one move, that of a call on the way, or smaller moves that cost too much.
   */
  readonly dropped: number;
  /**
   * Why smaller moves were given up, also those of a call on the way: they cost too much, had become too unlikely, or
   * took too long.
   */
  readonly stopped?: 'costly' | 'unsure' | 'late';
  /** Tokens that the model wrote or read for it, including actions and dropped answers. */
  readonly tokens: number;
}

export interface Confidences {
  readonly locals: ReadonlyMap<string, number>;
  readonly value?: number;
}

/** The confidence of one step, if the state before it was right. */
export interface StepConfidence {
  /** The probability that the state is right. */
  readonly state: number;
  /** Of its event, its line and which variables change. */
  readonly structure: number;
  /** Of the variables that the step wrote. */
  readonly variables: ReadonlyMap<string, number>;
  /** For each of these: that all the rest of the state is right. */
  readonly without: ReadonlyMap<string, number>;
  readonly value: number | undefined;
}

/** How a state was worked out, or a sentence that says why that is unknown. */
export type Why =
  | { readonly nothing: string }
  | {
      /** The state before. */
      readonly from: State;
      readonly working: readonly WorkedOut[];
      /** The state that a later working led to, if it differs from the predicted one. */
      readonly other?: State;
    };

/** A call that leads to a moment. */
export interface Frame {
  readonly depth: number;
  /** Undefined if the walk jumped past the caller. */
  readonly state: PlacedState | undefined;
  /** The walk jumped from there: this activation made the call, but maybe from a later line. */
  readonly stale?: true;
}

/** A place in a run that was recorded. */
export interface RunPlace {
  readonly tree: StateTree;
  /** The node of a moment; seen backwards, the one from which it looks back. */
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
      /** The returned value as its `repr`, for engines that do not run the program. */
      readonly value?: string;
      /** It ended by an exception: `value` is that. */
      readonly raised?: true;
      /** The line that ended it; by default the last that returns or raises. */
      readonly line?: number;
    };

/** A moment of a real run, and the action that led to it. */
export interface Observed {
  readonly moment: Moment;
  readonly action?: Action;
}

/**
 * All methods take moments from this engine. What differs between engines is a method here. An engine's name decides
 * how it is opened, which options it has and what is said of it; docs/adding.md lists what else asks for it.
 */
export interface Engine {
  readonly name: string;
  /** Whether a model answers, so that states may be wrong, and `why`, `sure` and a real run can say more. */
  readonly predicts: boolean;
  start(from: Start): Promise<Moment>;
  /** The moment after an action. `signal` cancels it. */
  next(moment: Moment, action: Action, signal?: AbortSignal): Promise<Moment>;
  /**
   * The same place seen backwards, from which inverse actions go on. Refused with a reason if there is no way back.
   */
  backward(moment: Moment): Promise<Moment>;
  /** The run of a moment, and its place in it; undefined if nothing ran for it. */
  runOf(moment: Moment): RunPlace | undefined;
  /** The calls that lead to a moment, innermost first; undefined if the engine knows no more than a walk shows. */
  frames(moment: Moment): readonly Frame[] | undefined;
  /** The call that began a moment's activation, if the engine has seen it. */
  callOf(moment: Moment): CallState | undefined;
  /** The confidence of the step to a moment; undefined if it was not predicted. */
  sure(moment: Moment): StepConfidence | undefined;
  /** How a moment was worked out, part by part. */
  why(moment: Moment, signal?: AbortSignal): Promise<Why>;
  /** The engine's own moments for states of a real run from its beginning, to go on from them. */
  believing(truth: readonly Observed[]): Moment[];
  /**
   * The previous moment in the same run, or with lines the last stop on one of them, else its beginning. Undefined at
   * the beginning, and without a run.
   */
  previous(moment: Moment, lines?: readonly number[]): Moment | undefined;
  /** Which of two moments comes first in a run: below 0 the first, 0 if they are one place; undefined without a run. */
  order(first: Moment, second: Moment): number | undefined;
  close(): Promise<void>;
}

/** A request that makes no sense here. The user sees the message, and nothing is lost. */
export class DebuggerError extends Error {
  override readonly name = 'DebuggerError';
}

/**
 * The types of an evaluation. A question is a prompt, the program it is about and what really happens; an answerer
 * turns prompts into completions; a verdict says what was right. Nothing here depends on the answerer.
 */
import type { Step, Trajectory } from '../language/trajectory.ts';
import type { Calibration } from '../model/model.ts';
import type { Action } from '../tree/state.ts';
import type { Program } from './program.ts';
import type { Expectation } from './value-checker.ts';

export const TASKS = [
  'next-state',
  'cruxeval-output',
  'cruxeval-input',
  'cruxeval-adaptive',
  'horizon',
  'calibration',
  'nesting',
  'operations',
  'set',
  'ordinary',
] as const;
export type TaskName = (typeof TASKS)[number];

/** How many completions are sampled, and how. A temperature of 0 is greedy. */
export interface Sampling {
  readonly samples: number;
  readonly temperature: number;
  readonly topP: number;
}
export const GREEDY: Sampling = { samples: 1, temperature: 0, topP: 1 };
/** The paper's sampling for pass@k. */
export const sampled = (samples: number): Sampling => ({ samples, temperature: 0.6, topP: 0.95 });

/**
 * Actions that follow by a rule: whenever the completion has finished a state that is not an exit, these tokens are
 * appended and generation continues, at most `times` times. So a whole walk needs one prompt, and a generator that
 * knows no debugger can produce it.
 */
export interface Auto {
  readonly ids: readonly number[];
  readonly times: number;
}

/** All that an answerer on another machine needs; the format of `ndbg eval prompts` (docs/completions.md). */
export interface Prompt {
  readonly id: string;
  readonly ids: readonly number[];
  readonly maxNew: number;
  readonly sampling: Sampling;
  readonly auto?: Auto;
}

/** Where a line's working comes before its state: at the question itself, and behind each action by rule. */
export interface AskedWorking {
  readonly first: boolean;
  readonly later: boolean;
}

/** How to take a jump: in one go, state by state, or in the largest moves that the model is sure of. */
export interface AskedJumps {
  readonly jumps: 'direct' | 'steps' | 'adaptive';
  readonly threshold: number;
  readonly effort: number;
  /** Lines are worked out part by part on the way. */
  readonly working?: true;
  /** Python works lines out where the predicted variables alone suffice. */
  readonly evaluated?: true;
}

export interface Question {
  readonly task: TaskName;
  /** The row of the table it counts in: `function/step_into`. */
  readonly group: string;
  /** Further rows that it also counts in. */
  readonly also?: readonly string[];
  readonly prompt: Prompt;
  readonly program: Program;
  /** The walk shown; its last step carries the action asked about. */
  readonly trajectory: Trajectory;
  /** The full walk, if the prompt shows only the part of it that a debugger over a model would show. */
  readonly whole?: Trajectory;
  /** With `auto`: the action that follows each predicted state. */
  readonly rule?: Action;
  /** If missing, no working is wanted. */
  readonly working?: AskedWorking;
  /** A debugger that takes jumps in this way answers, not the model alone. */
  readonly jumps?: AskedJumps;
  /** The real next state; with `auto`, all states in turn. */
  readonly expected: readonly Step[];
  /** Its position on a plot's axis: share of states skipped, or depth of nesting. */
  readonly at?: number;
  /** Going back: the function whose arguments are asked for, and how its run must end. */
  readonly arrives?: { readonly function: string; readonly expect: Expectation };
  /** In a second round: the question of the first, and the predicted arguments that this one is about. */
  readonly follows?: { readonly id: string; readonly candidate: string };
}

export interface Completion {
  readonly ids?: readonly number[];
  /** Text of our own form instead of ids, from programs that do not know the token ids. */
  readonly text?: string;
  /** Natural logarithms, one a token; null where the token was not the model's choice. */
  readonly logprobs?: readonly (number | null)[];
  /** For a jump: its total cost in tokens, and the actions that led to it. */
  readonly tokens?: number;
  readonly taken?: readonly string[];
  /** For a jump: the stated confidence; for a walk by a debugger, that of its last state. */
  readonly confidence?: number;
  /** For a walk by a debugger: the confidence of each state in turn. */
  readonly confidences?: readonly number[];
}

export interface Answer {
  readonly id: string;
  readonly samples: readonly Completion[];
}

/** Anything that can be judged. */
export interface Answerer {
  readonly name: string;
  /** SHA-256 of the weights, for a model. */
  readonly model?: string;
  /** For a model: whether it was trained to work lines out on request. */
  readonly working?: boolean;
  /** How to convert its probabilities. */
  readonly calibration?: Calibration;
  /** How many questions it should get at a time. */
  readonly batch?: number;
  /** `keep` may be called with each answer as it comes; the result holds all answers. */
  answer(questions: readonly Question[], keep?: (answer: Answer) => void): Promise<Answer[]>;
  close(): Promise<void>;
}

/** One part of a state: its probability by the answerer's account, and whether it is right. */
export interface StatedPart {
  readonly part: 'variable' | 'value' | 'structure';
  readonly stated: number;
  readonly right: boolean;
}

/** The point at which a free run goes wrong: the first error that a user sees. */
export interface FirstWrong {
  /** The number of right states before it, and of all states. */
  readonly right: number;
  readonly of: number;
  /** The line of the state before it. */
  readonly line: string;
  readonly predicted: string;
  readonly confidence?: number;
  readonly expected: string;
}

/** What was right about one answer. Scores are from 0 to 1; those that do not apply are missing. */
export interface Verdict {
  readonly scores: Readonly<Record<string, number>>;
  /** The probability that the answerer gave to its answer. */
  readonly confidence?: number;
  /** The same for its parts, and the event that it predicts. */
  readonly parts?: readonly StatedPart[];
  readonly event?: string;
  readonly firstWrong?: FirstWrong;
  /** Why it is wrong, or why it cannot be judged. */
  readonly reason?: string;
  /** As text, for people: what was expected and what came. */
  readonly expected: string;
  readonly answer: string;
}

/** A judged question, as stored on disk. */
export interface Judged extends Verdict {
  readonly task: TaskName;
  readonly id: string;
  readonly group: string;
  readonly also?: readonly string[];
  /** Questions about one program are not independent of one another. */
  readonly program: string;
  readonly half?: 'even' | 'odd';
  readonly at?: number;
  readonly prompt: string;
}

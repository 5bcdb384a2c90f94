/**
 * What is asked and what comes back. A question is a prompt, the program it is about and what really happens; an
 * answerer sees prompts and gives completions; a verdict says what was right. Nothing here knows who answers.
 */
import type { Step, Trajectory } from '../language/trajectory.ts';
import type { Calibration } from '../model/model.ts';
import type { Action } from '../tree/state.ts';
import type { Expectation } from './judge.ts';
import type { Program } from './program.ts';

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

/** How many completions are drawn, and how. A temperature of 0 is greedy. */
export interface Sampling {
  readonly samples: number;
  readonly temperature: number;
  readonly topP: number;
}
export const GREEDY: Sampling = { samples: 1, temperature: 0, topP: 1 };
/** The paper's, for @k. */
export const sampled = (samples: number): Sampling => ({ samples, temperature: 0.6, topP: 0.95 });

/**
 * Actions that follow by a rule: whenever the completion has finished a state that is no exit, these tokens are
 * appended and it goes on, at most so many times. So a whole walk needs one prompt and a generator that knows no
 * debugger.
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

/**
 * Where the parts of a line are to be told before its state: at the question itself, and behind each action by rule.
 */
export interface AskedWorking {
  readonly first: boolean;
  readonly later: boolean;
}

/** How a jump is to be taken: in one go, state by state, or as large as the model is sure of. */
export interface AskedJumps {
  readonly jumps: 'direct' | 'steps' | 'adaptive';
  readonly threshold: number;
  readonly effort: number;
  /** Lines are worked out part by part on the way. */
  readonly working?: true;
  /** By Python, where that can be done over the predicted variables alone. */
  readonly evaluated?: true;
}

export interface Question {
  readonly task: TaskName;
  /** The row of the table it counts in: `function/step_into`. */
  readonly group: string;
  /** Other rows that it counts in, too. */
  readonly also?: readonly string[];
  readonly prompt: Prompt;
  readonly program: Program;
  /** The walk shown; its last step carries the action asked about. */
  readonly trajectory: Trajectory;
  /** The walk from its start, where the prompt shows as much of it as a debugger over a model would show. */
  readonly whole?: Trajectory;
  /** With `auto`: the action that follows each predicted state. */
  readonly rule?: Action;
  /** Nowhere, if it is not there. */
  readonly working?: AskedWorking;
  /** The answer is asked of a debugger that takes jumps in this way, not of the model alone. */
  readonly jumps?: AskedJumps;
  /** What really comes next; with `auto`, all states in turn. */
  readonly expected: readonly Step[];
  /** Where it stands on a plot's axis: share of states skipped, or depth of nesting. */
  readonly at?: number;
  /** Backwards: the function whose arguments are asked for, and how its run must end. */
  readonly arrives?: { readonly function: string; readonly expect: Expectation };
  /** In a second round: the question of the first, and the predicted arguments that this one is about. */
  readonly follows?: { readonly id: string; readonly candidate: string };
}

export interface Completion {
  readonly ids?: readonly number[];
  /** Instead of ids: text of our own form, for programs that know no token ids. */
  readonly text?: string;
  /** Natural logarithms, one a token; null where the token was not the model's choice. */
  readonly logprobs?: readonly (number | null)[];
  /** For a jump: what it cost in all, and the actions that led to it. */
  readonly tokens?: number;
  readonly taken?: readonly string[];
  /** For a jump: the confidence that was stated; of a walk by a debugger, its last state's. */
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
  /** For a model: whether it was trained to work lines out where it is asked to. */
  readonly working?: boolean;
  /** How its probabilities are to be read. */
  readonly calibration?: Calibration;
  /** How many questions it is best given at a time. */
  readonly batch?: number;
  /** `keep`: may be called with each answer as it comes; those it never saw come with the rest. */
  answer(questions: readonly Question[], keep?: (answer: Answer) => void): Promise<Answer[]>;
  close(): Promise<void>;
}

/** One part of a state: how likely the answerer took it to be, and whether it is right. */
export interface StatedPart {
  readonly part: 'variable' | 'value' | 'structure';
  readonly stated: number;
  readonly right: boolean;
}

/** Where a free run goes wrong: what a user sees first. */
export interface FirstWrong {
  /** So many states are right before it, of so many. */
  readonly right: number;
  readonly of: number;
  /** The line that the state before it is on. */
  readonly line: string;
  readonly predicted: string;
  readonly confidence?: number;
  readonly expected: string;
}

/** What was right about one answer. Scores are from 0 to 1; one that does not apply is not there. */
export interface Verdict {
  readonly scores: Readonly<Record<string, number>>;
  /** Probability that the answerer gave its answer. */
  readonly confidence?: number;
  /** The same of its parts, and the event that it tells of. */
  readonly parts?: readonly StatedPart[];
  readonly event?: string;
  readonly firstWrong?: FirstWrong;
  /** Why it is wrong, or why nothing can be said. */
  readonly reason?: string;
  /** As text, for people: what was expected and what came. */
  readonly expected: string;
  readonly answer: string;
}

/** A judged question, as it is kept on disk. */
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

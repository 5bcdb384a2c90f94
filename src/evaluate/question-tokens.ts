/** Translates between questions and the language: prompts and right answers to ids, completions to states. */

import { parseTrajectoryLenient } from '../language/parse.ts';
import { LINE_BASE, LINE_TOKENS, SPECIAL, SPECIAL_TEXTS } from '../language/specials.ts';
import type { Step, Trajectory } from '../language/trajectory.ts';
import { encodeTrajectory, writeTrajectory } from '../language/write.ts';
import { type Action, isExit } from '../tree/state.ts';
import type { AskedWorking, Completion, Question } from './question.ts';

/** Events that nothing follows. */
export const END_IDS: readonly number[] = [
  SPECIAL.exit_normal,
  SPECIAL.exit_error,
  SPECIAL.exit_never,
  SPECIAL.inv_exit_entry,
];
/** Most states end with one of these tokens. */
export const STOP_IDS: readonly number[] = [SPECIAL.state_end, ...END_IDS];
/** A `line` state ends with its line number: an id in these ranges, behind the first token. */
export const STOP_WHEN: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  [SPECIAL.line_sep]: [[LINE_BASE, LINE_BASE + LINE_TOKENS - 1]],
};
/** A higher line number takes several tokens, and the first of them would end a `line` state. */
export const HIGHEST_LINE = LINE_TOKENS;

/** The part of a question that decides its texts: the walk, the action by rule, and where working is wanted. */
export type Asked = Pick<Question, 'trajectory' | 'rule' | 'working'>;

const NO_WORKING: AskedWorking = { first: false, later: false };

/** The walk up to its last action, and the mark behind it if working is wanted. */
export function promptIds({ trajectory, working }: Asked): number[] {
  const { ids } = encodeTrajectory(trajectory, 'own');
  return working?.first ? [...ids, SPECIAL.working] : Array.from(ids);
}

export function promptText({ trajectory, working }: Asked): string {
  const text = writeTrajectory(trajectory, 'own');
  return working?.first ? text + SPECIAL_TEXTS[SPECIAL.working]! : text;
}

/** The steps in turn, with the action that follows each by rule. A missing working that is wanted is empty. */
function continued({ trajectory, rule, working = NO_WORKING }: Asked, steps: readonly Step[]): Trajectory {
  const added = steps.map((step, i) => {
    const { action: _, ...bare } = step;
    const follows = rule && i < steps.length - 1 && !isExit(step.state);
    const wanted = i === 0 ? working.first : working.later;
    return {
      ...bare,
      ...(wanted ? { working: step.working ?? [] } : {}),
      ...(follows ? { action: rule } : {}),
    };
  });
  return { ...trajectory, steps: [...trajectory.steps, ...added] };
}

/** The right answer, as a model writes it behind the prompt. */
export function answerIds(asked: Asked, steps: readonly Step[]): number[] {
  const whole = encodeTrajectory(continued(asked, steps), 'own').ids;
  return Array.from(whole.subarray(promptIds(asked).length));
}

export function answerText(asked: Asked, steps: readonly Step[]): string {
  return writeTrajectory(continued(asked, steps), 'own').slice(promptText(asked).length);
}

/** The action that follows by rule, and the mark that asks for working if it is wanted there. */
export function ruleIds({ trajectory, working }: Asked, action: Action): number[] {
  const bare = withLastAction(trajectory, undefined);
  const from = encodeTrajectory(bare, 'own').ids.length;
  const ids = Array.from(encodeTrajectory(withLastAction(trajectory, action), 'own').ids.subarray(from));
  return working?.later ? [...ids, SPECIAL.working] : ids;
}

function withLastAction(trajectory: Trajectory, action: Action | undefined): Trajectory {
  const { action: _, ...last } = trajectory.steps.at(-1)!;
  const steps = [...trajectory.steps.slice(0, -1), action ? { ...last, action } : last];
  return { ...trajectory, steps };
}

export interface Reading {
  /** The written states in turn; a broken state keeps its complete parts. */
  readonly steps: readonly Step[];
  /** What is wrong with the text, if anything. */
  readonly problem?: string;
}

/** Reads the states of a completion. Anything that breaks the form is reported as a problem, never thrown. */
export function readCompletion(question: Asked & Pick<Question, 'prompt'>, completion: Completion): Reading {
  const { ids, text } = completion;
  const input = ids ? [...question.prompt.ids, ...ids] : promptText(question) + (text ?? '');
  let reading: ReturnType<typeof parseTrajectoryLenient>;
  try {
    reading = parseTrajectoryLenient(input, 'own');
  } catch (error) {
    // An id outside the vocabulary.
    return { steps: [], problem: error instanceof Error ? error.message : String(error) };
  }
  const shown = question.trajectory.steps.length;
  const steps = reading.trajectory.steps.slice(shown);
  const problem = reading.problems[0]?.message ?? (steps.length === 0 ? 'there is no state' : undefined);
  return problem === undefined ? { steps } : { steps, problem };
}

export function completionText(
  question: Question,
  completion: Completion,
  decode: (ids: readonly number[]) => string,
): string {
  if (completion.text !== undefined) return completion.text;
  try {
    return decode(completion.ids ?? []);
  } catch {
    return `${question.prompt.id}: ids outside the vocabulary`;
  }
}

/** The probability of the answer by the answerer's own account; undefined if it gives none. */
export function confidenceOf(completion: Completion): number | undefined {
  if (completion.confidence !== undefined) return completion.confidence;
  if (!completion.logprobs) return undefined;
  let sum = 0;
  for (const each of completion.logprobs) sum += each ?? 0;
  return Math.min(1, Math.exp(sum));
}

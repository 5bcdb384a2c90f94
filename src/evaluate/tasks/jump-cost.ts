/** What a way of taking a jump cost in tokens, and the state it ends with: the end of the call that it was asked about. */
import { type Action, isExit, type State } from '../../tree/state.ts';
import { answerIds, readCompletion } from '../form.ts';
import type { Completion, Question } from '../question.ts';

export interface JumpCost {
  /** The end of the call, if it came to one. */
  readonly state: State | undefined;
  /** Tokens up to it, actions included. */
  readonly tokens: number;
  /** All tokens: also those that went on behind it. */
  readonly all: number;
  readonly moves: number;
  /** The probability of the first state; undefined if none was told. */
  readonly first: number | undefined;
  readonly problem?: string;
  /** Tokens that are spent until the first state is found too unlikely. */
  refusedAt(tooUnlikely: (stated: number) => boolean): number;
}

/** An answer is looked at so many tokens at a time, as the debugger does. */
const SLICE = 6;

export function costOf(question: Question, completion: Completion): JumpCost {
  const { steps, problem } = readCompletion(question, completion);
  const last = question.trajectory.steps.at(-1)!;
  const own = 'depth' in last.state ? last.state.depth : 0;
  const asked = actionTokens(last.action!);
  const ids = completion.ids ?? [];
  const all = completion.tokens ?? ids.length + asked;
  const at = steps.findIndex(
    ({ state }) => isExit(state) || (state.depth <= own && (state.event === 'return' || state.depth < own)),
  );
  const length = (count: number) =>
    Math.min(ids.length, answerIds(question.trajectory, steps.slice(0, count), question.rule).length);
  const end = at < 0 ? undefined : steps[at]?.state;
  const firstLength = steps.length > 0 ? length(1) : ids.length;
  const logprobs = completion.logprobs?.slice(0, firstLength);
  return {
    state: end,
    tokens: completion.tokens ?? (at < 0 ? all : asked + length(at + 1)),
    all,
    moves: completion.taken?.length ?? (at < 0 ? steps.length : at + 1),
    first: logprobs && Math.min(1, Math.exp(sum(logprobs))),
    ...(at < 0 ? { problem: problem ?? 'the call comes to no end' } : {}),
    refusedAt: tooUnlikely => {
      if (!logprobs) return asked;
      for (let seen = SLICE; seen < logprobs.length; seen += SLICE)
        if (tooUnlikely(Math.exp(sum(logprobs.slice(0, seen))))) return asked + seen;
      return asked + logprobs.length;
    },
  };
}

/** A token, and one for each line. */
function actionTokens(action: Action): number {
  return 1 + (action.action === 'breakpoint' ? action.lines.length : 0);
}

function sum(logprobs: readonly (number | null)[]): number {
  return logprobs.reduce<number>((total, each) => total + (each ?? 0), 0);
}

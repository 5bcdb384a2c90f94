/** The cost of a jump in tokens, state by state, and its probability. */
import { type Action, isExit, type State } from '../../tree/state.ts';
import type { Completion, Question } from '../question.ts';
import { answerIds, readCompletion } from '../question-tokens.ts';

export interface JumpCost {
  /** The end of the call that the jump should reach, if it was reached. */
  readonly end: State | undefined;
  /** Tokens up to that end, actions included, and all tokens, those behind the end included. */
  readonly tokens: number;
  readonly all: number;
  /** The moves up to the end, or all moves. */
  readonly moves: readonly JumpMove[];
  readonly problem?: string;
}

export interface JumpMove {
  /** The tokens of its action, its working and its state. */
  readonly tokens: number;
  /** The probability of its state; undefined if unknown. */
  readonly stated: number | undefined;
  readonly state: State;
}

export function costOf(question: Question, completion: Completion): JumpCost {
  const { steps, problem } = readCompletion(question, completion);
  const last = question.trajectory.steps.at(-1)!;
  const own = 'depth' in last.state ? last.state.depth : 0;
  const ids = completion.ids ?? [];
  const at = steps.findIndex(
    ({ state }) => isExit(state) || (state.depth <= own && (state.event === 'return' || state.depth < own)),
  );
  const ends = steps
    .slice(0, at < 0 ? steps.length : at + 1)
    .map((_, i) => answerIds(question, steps.slice(0, i + 1)).length);
  const first = actionTokens(last.action!) + Number(question.working?.first ?? false);
  const moves = ends.map((end, i): JumpMove => {
    const from = ends[i - 1] ?? 0;
    // The action that follows by rule stands before its state, and is counted with it.
    const logprobs = completion.logprobs?.slice(from, Math.min(end, ids.length));
    const stated = logprobs && Math.min(1, Math.exp(sum(logprobs)));
    return { tokens: end - from + (i === 0 ? first : 0), stated, state: steps[i]!.state };
  });
  const all = completion.tokens ?? ids.length + first;
  return {
    end: at < 0 ? undefined : steps[at]?.state,
    tokens: completion.tokens ?? (at < 0 ? all : moves.reduce((total, move) => total + move.tokens, 0)),
    all,
    moves,
    ...(at < 0 ? { problem: problem ?? 'the call comes to no end' } : {}),
  };
}

/** An action is one token, and one more for each of its lines. */
function actionTokens(action: Action): number {
  return 1 + (action.action === 'breakpoint' ? action.lines.length : 0);
}

function sum(logprobs: readonly (number | null)[]): number {
  return logprobs.reduce<number>((total, each) => total + (each ?? 0), 0);
}

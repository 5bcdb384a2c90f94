/** Reads the confidence that a completion states about its state and each part of it, as the debugger does. */
import type { StepConfidence } from '../../debugger/engine.ts';
import { confidenceOf as confidenceOfState } from '../../debugger/engines/neural/confidence.ts';
import { calibrationPoints } from '../../model/calibration.ts';
import { StateGrammar } from '../../model/grammar/state-grammar.ts';
import type { Calibration, Completion as ModelCompletion } from '../../model/model.ts';
import type { Locals, State } from '../../tree/state.ts';
import type { Completion, Question, StatedPart, Verdict } from '../question.ts';
import { readCompletion } from '../question-tokens.ts';
import { eventOf } from '../state-match.ts';
import { expectedStates } from './verdicts.ts';

/**
 * An answerer without a grammar also gives probabilities of tokens that have only one choice. They say nothing and are
 * left out. Undefined if the completion breaks the grammar, or has no probabilities.
 */
export function statedBy(
  question: Question,
  completion: Completion,
  calibration?: Calibration,
): StepConfidence | undefined {
  const { ids, logprobs } = completion;
  if (!ids || !logprobs) return undefined;
  const grammar = StateGrammar.after(question.trajectory, { working: question.working?.first ?? false });
  const walked = grammar.clone();
  const asked: (number | null)[] = [];
  for (const [i, id] of ids.entries()) {
    if (walked.done) return undefined;
    const { few, many } = walked.allowed();
    if (!few.includes(id) && !many?.includes(id)) return undefined;
    asked.push(!many && few.length === 1 ? null : (logprobs[i] ?? null));
    walked.accept(id);
  }
  if (!walked.done) return undefined;
  const whole: ModelCompletion = { ids, logprobs: asked, end: 'complete' };
  const points = calibrationPoints(calibration, question.working?.first ?? false);
  return confidenceOfState(whole, grammar, points, question.trajectory.steps.at(-1)!.action!.action);
}

/** Each part beside whether it is right. */
function statedParts(stated: StepConfidence, expected: State, answer: State): StatedPart[] {
  const wanted = localsOf(expected);
  const given = localsOf(answer);
  const found: StatedPart[] = [];
  const sameEnd = expected.event === answer.event && lineOf(expected) === lineOf(answer);
  for (const [name, share] of stated.variables) {
    const right = wanted?.get(name) !== undefined && wanted.get(name) === given?.get(name);
    found.push({ part: 'variable', stated: share, right });
  }
  if (stated.value !== undefined) {
    const right = 'value' in expected && 'value' in answer && expected.value === answer.value;
    found.push({ part: 'value', stated: stated.value, right });
  }
  // The event, the line, and that the unchanged variables are right.
  const names = new Set([...(wanted?.keys() ?? []), ...(given?.keys() ?? [])]);
  const left = [...names].filter(name => !stated.variables.has(name));
  const right = sameEnd && left.every(name => wanted?.get(name) === given?.get(name));
  found.push({ part: 'structure', stated: stated.structure, right });
  return found;
}

function localsOf(state: State): Locals | undefined {
  return 'locals' in state ? state.locals : undefined;
}

function lineOf(state: State): number | string {
  if ('line' in state) return state.line;
  return state.event === 'exit' ? state.exit : '';
}

/** A verdict with the answer's stated confidence in its state and in each part. */
export function withStated<V extends object>(
  verdict: V,
  question: Question,
  completion: Completion | undefined,
  calibration?: Calibration,
): V & Pick<Verdict, 'confidence' | 'event' | 'parts'> {
  const stated = completion && statedBy(question, completion, calibration);
  const state = stated && readCompletion(question, completion).steps[0]?.state;
  return {
    ...verdict,
    ...(stated ? { confidence: stated.state } : {}),
    ...(state
      ? { event: eventOf(state), parts: statedParts(stated, expectedStates(question)[0]!, state) }
      : {}),
  };
}

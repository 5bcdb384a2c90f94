/** Verdicts that several tasks share. */
import { tokenizer } from '../../language/tokenizer.ts';
import type { State } from '../../tree/state.ts';
import type { Answer, Completion, Question, Verdict } from '../question.ts';
import { answerIds, answerText, completionText, confidenceOf, readCompletion } from '../question-tokens.ts';
import { matchStates, scoresOf } from '../state-match.ts';

/** The expected state, written and read again like an answer. */
export function expectedStates(question: Question): State[] {
  const ids = answerIds(question, question.expected);
  const { steps, problem } = readCompletion(question, { ids });
  if (problem !== undefined)
    throw new Error(`${question.prompt.id}: the right answer cannot be read back: ${problem}`);
  return steps.map(step => step.state);
}

export function shownTexts(
  question: Question,
  completion: Completion | undefined,
): { expected: string; answer: string } {
  return {
    expected: answerText(question, question.expected),
    answer: completion ? completionText(question, completion, ids => tokenizer.decode(ids)) : '',
  };
}

/** Judges the next state from the first completion, as a whole and by parts. */
export function judgeNextState(question: Question, answer: Answer): Verdict {
  const completion = answer.samples[0];
  if (!completion)
    return {
      scores: { state: 0, shown: 0, event: 0 },
      reason: 'no answer',
      ...shownTexts(question, undefined),
    };
  const reading = readCompletion(question, completion);
  const first = reading.steps[0];
  const match = matchStates(expectedStates(question)[0]!, first?.state);
  const extra = reading.steps.length > 1 ? 'more than one state' : undefined;
  const problem = reading.problem ?? extra;
  const confidence = confidenceOf(completion);
  return {
    scores: { ...scoresOf(match), ...(problem === undefined ? {} : { state: 0, shown: 0 }) },
    ...(confidence === undefined ? {} : { confidence }),
    ...(problem === undefined ? {} : { reason: problem }),
    ...shownTexts(question, completion),
  };
}

/** The arguments of a predicted `call` or `inv_call`, as name → repr. */
export function argumentsOf(state: State | undefined): Record<string, string> | undefined {
  if (state?.event !== 'inv_call' && state?.event !== 'call') return undefined;
  return Object.fromEntries(state.locals);
}

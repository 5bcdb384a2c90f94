/** Prompts as lines of JSON, for other programs. docs/completions.md describes every field. */

import type { Question } from './question.ts';
import { type Asked, END_IDS, promptText, STOP_IDS, STOP_WHEN } from './question-tokens.ts';

export interface PromptLine {
  readonly id: string;
  readonly text: string;
  readonly ids: readonly number[];
  readonly max_new: number;
  readonly stop: readonly number[];
  readonly stop_when: typeof STOP_WHEN;
  readonly end: readonly number[];
  readonly samples: number;
  readonly temperature: number;
  readonly top_p: number;
  readonly auto?: { readonly ids: readonly number[]; readonly times: number };
}

export function promptLine(question: Asked & Pick<Question, 'prompt'>): PromptLine {
  const { id, ids, maxNew, sampling, auto } = question.prompt;
  return {
    id,
    text: promptText(question),
    ids,
    max_new: maxNew,
    stop: STOP_IDS,
    stop_when: STOP_WHEN,
    end: END_IDS,
    samples: sampling.samples,
    temperature: sampling.temperature,
    top_p: sampling.topP,
    ...(auto ? { auto } : {}),
  };
}

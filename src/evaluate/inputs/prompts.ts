/**
 * The file of questions about inputs: prompts as every program that completes prompts reads them, and beside each what
 * is needed to check its answers (docs/programs.md, *Checked inputs*).
 */
import { createHash } from 'node:crypto';
import { parseTrajectory } from '../../language/parse.ts';
import type { DirectQuestion } from '../../training-data/direct-questions.ts';
import { type PromptLine, promptLine } from '../prompts-file.ts';
import { type Prompt, type Question, type Sampling, sampled } from '../question.ts';
import { promptIds } from '../question-tokens.ts';

/** Most tokens of an answer: what is longer would not be simple. */
const LONGEST = 512;

/** The question without its walk, which the prompt holds. */
export type About = Omit<DirectQuestion, 'trajectory'>;

/** A question as a model is asked it, and what it is about. */
export interface InputQuestion extends Pick<Question, 'prompt' | 'trajectory'> {
  readonly about: About;
}

/** A file of prompts that cannot be used. */
export class PromptsError extends Error {
  override readonly name = 'PromptsError';
}

/** `context`: tokens that prompt and answer must fit in. */
export function inputQuestions(
  questions: readonly DirectQuestion[],
  samples: number,
  context: number,
): InputQuestion[] {
  const sampling = sampled(samples);
  return questions.map(({ trajectory, ...about }, number) => {
    const ids = promptIds({ trajectory });
    const id = `inputs/${about.program.origin}/${number}@${digestOf(ids, sampling, about)}`;
    return {
      prompt: { id, ids, maxNew: Math.min(LONGEST, context - ids.length), sampling },
      trajectory,
      about,
    };
  });
}

/** Ties an answer to the very question: other prompts' completions are refused. */
function digestOf(ids: readonly number[], sampling: Sampling, about: About): string {
  const { samples, temperature, topP } = sampling;
  const text = JSON.stringify([ids, [samples, temperature, topP], about]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

export function questionLines(questions: readonly InputQuestion[]): string {
  return questions
    .map(question => `${JSON.stringify({ ...promptLine(question), about: question.about })}\n`)
    .join('');
}

export function readQuestions(file: string, text: string): InputQuestion[] {
  const questions: InputQuestion[] = [];
  text.split('\n').forEach((line, i) => {
    if (line.trim() !== '') questions.push(questionOf(line, `${file}, line ${i + 1}`));
  });
  if (questions.length === 0)
    throw new PromptsError(`${file} holds no prompt: ndbg data inputs prompts --out ${file} writes them`);
  return questions;
}

function questionOf(line: string, where: string): InputQuestion {
  let found: Partial<PromptLine & { about: About }>;
  try {
    found = JSON.parse(line) as typeof found;
  } catch {
    throw new PromptsError(
      `${where}: not JSON; was the file cut off? ndbg data inputs prompts writes it again`,
    );
  }
  const { id, ids, max_new, samples, temperature, top_p, about } = found ?? {};
  if (typeof id !== 'string' || !Array.isArray(ids) || !about) {
    throw new PromptsError(
      `${where}: not a question about inputs, which has "id", "ids" and "about"; ndbg data inputs prompts writes them`,
    );
  }
  const sampling = { samples: samples!, temperature: temperature!, topP: top_p! };
  if (!id.endsWith(`@${digestOf(ids, sampling, about)}`))
    throw new PromptsError(`${where}: ${id} was changed after it was written; write the prompts again`);
  const prompt: Prompt = { id, ids, maxNew: max_new!, sampling };
  return { prompt, trajectory: parseTrajectory(ids, 'own'), about };
}

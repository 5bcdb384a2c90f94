/** Answers to questions about inputs: by a model in the package, resumable, or read from files of completions. */
import { appendFileSync } from 'node:fs';
import { CompletionsError, readCompletions, resumeCompletions } from '../answerers/file.ts';
import type { ModelAnswerer } from '../answerers/model.ts';
import type { Answer, Completion } from '../question.ts';
import type { InputQuestion } from './prompts.ts';

export interface Answered {
  readonly before: number;
  readonly now: number;
}

/** Answers what the file does not answer yet; each answer is added as it comes. */
export async function answerInto(
  file: string,
  questions: readonly InputQuestion[],
  answerer: ModelAnswerer,
  progress: (done: number) => void,
): Promise<Answered> {
  const known = samplesOf(questions, [{ file, answers: resumeCompletions(file) }]);
  const open = questions.filter(({ prompt }) => !known.has(prompt.id));
  let done = known.size;
  const keep = (answer: Answer): void => {
    appendFileSync(file, `${JSON.stringify(answer)}\n`);
    progress(++done);
  };
  for (let from = 0; from < open.length; from += answerer.batch)
    await answerer.complete(open.slice(from, from + answerer.batch), keep);
  return { before: known.size, now: done - known.size };
}

export interface CompletionsFile {
  readonly file: string;
  readonly answers: readonly Answer[];
}

export const completionsFile = (file: string, text: string): CompletionsFile => ({
  file,
  answers: readCompletions(file, text),
});

/** All samples of each question that was answered. Several files may answer one. */
export function samplesOf(
  questions: readonly InputQuestion[],
  files: readonly CompletionsFile[],
): Map<string, Completion[]> {
  const asked = new Set(questions.map(({ prompt }) => prompt.id));
  const samples = new Map<string, Completion[]>();
  for (const { file, answers } of files) {
    for (const { id, samples: more } of answers) {
      if (!asked.has(id))
        throw new CompletionsError(
          `${file} answers ${id}, which is not among these prompts: it belongs to another file of prompts`,
        );
      samples.set(id, [...(samples.get(id) ?? []), ...more]);
    }
  }
  return samples;
}

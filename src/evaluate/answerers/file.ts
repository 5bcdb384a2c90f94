/**
 * Answers read from a file that another program wrote, with one line
 * {"id", "samples": [{"ids", "logprobs"} or {"text"}]} for each prompt.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Answer, Answerer, Completion, Question } from '../question.ts';

/** A file of completions that cannot be used. */
export class CompletionsError extends Error {
  override readonly name = 'CompletionsError';
}

export function readCompletions(name: string, text: string): Answer[] {
  const answers: Answer[] = [];
  text.split('\n').forEach((line, i) => {
    if (line.trim() === '') return;
    const where = `${name}, line ${i + 1}`;
    let item: { id?: unknown; samples?: unknown };
    try {
      item = JSON.parse(line) as typeof item;
    } catch {
      throw new CompletionsError(
        `${where}: not JSON; a completion is {"id", "samples": [{"ids", "logprobs"}]}`,
      );
    }
    if (typeof item?.id !== 'string' || !Array.isArray(item.samples)) {
      throw new CompletionsError(`${where}: not a completion; it needs "id" and "samples"`);
    }
    answers.push({ id: item.id, samples: item.samples.map(sample => completion(sample, where)) });
  });
  return answers;
}

/** The completions of a file that is still written to; none if it is not there. A last line cut off is removed. */
export function resumeCompletions(file: string): Answer[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const answers = readCompletions(file, whole);
  if (whole.length < text.length) writeFileSync(file, whole);
  return answers;
}

function completion(sample: unknown, where: string): Completion {
  const { ids, text, logprobs } = (sample ?? {}) as { ids?: unknown; text?: unknown; logprobs?: unknown };
  const numbers = (list: unknown): list is number[] =>
    Array.isArray(list) && list.every(each => Number.isInteger(each) && each >= 0);
  if (typeof text === 'string' && ids === undefined) return { text };
  if (!numbers(ids))
    throw new CompletionsError(`${where}: a sample needs "ids", a list of whole numbers, or "text"`);
  const jump = jumpOf(sample);
  if (logprobs === undefined || logprobs === null) return { ids, ...jump };
  const fits = Array.isArray(logprobs) && logprobs.length === ids.length;
  if (!fits || logprobs.some(each => each !== null && typeof each !== 'number')) {
    throw new CompletionsError(`${where}: "logprobs" must hold a number or null for each of the ids`);
  }
  return { ids, logprobs: logprobs as (number | null)[], ...jump };
}

/** What a debugger reports about a jump besides its state. */
function jumpOf(sample: unknown): Pick<Completion, 'tokens' | 'taken' | 'confidence'> {
  const { tokens, taken, confidence } = (sample ?? {}) as Record<string, unknown>;
  return {
    ...(typeof tokens === 'number' ? { tokens } : {}),
    ...(Array.isArray(taken) ? { taken: taken.map(String) } : {}),
    ...(typeof confidence === 'number' ? { confidence } : {}),
  };
}

export class FileAnswerer implements Answerer {
  readonly model?: string;
  private readonly known: Map<string, Answer>;

  /** `name`: the file's author, as the report names it. */
  constructor(
    readonly name: string,
    answers: readonly Answer[],
    model?: string,
  ) {
    this.known = new Map(answers.map(answer => [answer.id, answer]));
    if (model !== undefined) this.model = model;
  }

  /** Whether the file answers any of these questions. A whole second round may be missing. */
  covers(questions: readonly Question[]): boolean {
    return questions.some(question => this.known.has(question.prompt.id));
  }

  async answer(questions: readonly Question[]): Promise<Answer[]> {
    return questions.map(({ prompt }) => {
      const answer = this.known.get(prompt.id);
      if (!answer) {
        throw new CompletionsError(
          `there is no completion for ${prompt.id}: was the file written for these prompts (same data, ` +
            `seed, limit, samples and form)?`,
        );
      }
      // No sample means that there was no answer, which counts as wrong. Too few samples are an error in the file.
      if (answer.samples.length > 0 && answer.samples.length < prompt.sampling.samples) {
        throw new CompletionsError(
          `${prompt.id}: ${answer.samples.length} samples, and the prompt asks for ${prompt.sampling.samples}`,
        );
      }
      return { id: answer.id, samples: answer.samples.slice(0, prompt.sampling.samples) };
    });
  }

  async close(): Promise<void> {}
}

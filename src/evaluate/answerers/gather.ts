/** A model that is asked by many at once: their requests are gathered and answered side by side. */
import type { Completion, CompletionRequest, Model } from '../../model/model.ts';

interface Waiting {
  readonly request: CompletionRequest;
  resolve(completions: Completion[]): void;
  reject(error: unknown): void;
}

/** Runs many walks over one model, so many at a time; whenever all of them wait for it, it is asked. */
export async function gathered<T>(
  model: Model,
  most: number,
  walks: readonly ((model: Model) => Promise<T>)[],
): Promise<T[]> {
  let waiting: Waiting[] = [];
  let active = Math.min(most, walks.length);
  const ask = () => {
    if (waiting.length === 0 || waiting.length < active) return;
    const asked = waiting;
    waiting = [];
    model.completeAll(asked.map(({ request }) => request)).then(
      answers => {
        for (const [i, { resolve }] of asked.entries()) resolve(answers[i]!);
      },
      (error: unknown) => {
        for (const { reject } of asked) reject(error);
      },
    );
  };
  const shared: Model = {
    info: model.info,
    get counts() {
      return model.counts;
    },
    complete: request =>
      new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject });
        ask();
      }),
    completeAll: requests => model.completeAll(requests),
    score: (ids, next) => model.score(ids, next),
    close: async () => {},
  };
  const results: T[] = [];
  let next = 0;
  const work = async () => {
    for (let i = next++; i < walks.length; i = next++) results[i] = await walks[i]!(shared);
  };
  const workers = Array.from({ length: active }, async () => {
    try {
      await work();
    } finally {
      active--;
      ask();
    }
  });
  await Promise.all(workers);
  return results;
}

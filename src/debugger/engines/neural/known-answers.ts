/** Remembers answers: a repeated request from the same moment gets the same answer at no cost. */
import type { Action } from '../../../tree/state.ts';
import type { NeuralMoment } from './moment.ts';

/** A requested answer, and the signal that cancels its request. */
interface Coming {
  readonly answer: Promise<NeuralMoment>;
  readonly signal: AbortSignal | undefined;
}

export class KnownAnswers {
  private readonly answers = new WeakMap<NeuralMoment, Map<string, Coming>>();

  /** The known or pending answer, unless its request was cancelled; else a new one. */
  once(
    here: NeuralMoment,
    action: Action,
    signal: AbortSignal | undefined,
    ask: () => Promise<NeuralMoment>,
  ): Promise<NeuralMoment> {
    let known = this.answers.get(here);
    if (!known) {
      known = new Map();
      this.answers.set(here, known);
    }
    const key = JSON.stringify(action);
    const coming = known.get(key);
    if (coming && !coming.signal?.aborted) return coming.answer;
    const begun: Coming = { answer: ask(), signal };
    known.set(key, begun);
    // A failure is not kept: the next request tries again.
    begun.answer.catch(() => {
      if (known.get(key) === begun) known.delete(key);
    });
    return begun.answer;
  }
}

/** Answers that were asked for: asked again from the same moment, an answer is the same, and costs nothing. */
import type { Action } from '../../../tree/state.ts';
import type { NeuralMoment } from './moment.ts';

/** An answer that was asked for, and whose wish it is. */
interface Coming {
  readonly answer: Promise<NeuralMoment>;
  readonly signal: AbortSignal | undefined;
}

export class KnownAnswers {
  private readonly answers = new WeakMap<NeuralMoment, Map<string, Coming>>();

  /** The answer that is there or under way, unless nobody wants it any more; else a new one. */
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
    // A failure is no answer: the next time it is tried again.
    begun.answer.catch(() => {
      if (known.get(key) === begun) known.delete(key);
    });
    return begun.answer;
  }
}

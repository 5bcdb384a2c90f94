/** In which ways a state is asked for, and which of the answers counts. */
import { type Step, worksOut } from '../language/index.ts';
import type { State } from '../tree/state.ts';
import { DebuggerError } from './engine.ts';
import type { ContextFitter } from './neural-context.ts';
import type { EvaluatedLines } from './neural-evaluated.ts';
import type { Asked, Asking, Predictor } from './neural-predict.ts';
import type { WorkingOptions } from './neural-working.ts';

export class Opinions {
  constructor(
    private readonly predictor: Predictor,
    private readonly working: WorkingOptions,
    private readonly lines?: EvaluatedLines,
  ) {}

  /** Is it known what the line of a state comes to, with the lambdas and generator expressions in it? */
  async knowsInner(state: State): Promise<boolean> {
    return (await this.lines?.knowsInner(state)) === true;
  }

  /**
   * Directly, or with the working of the line; where that is for the unsure, the one and if need be the other. The last step has
   * the action.
   */
  async ask(fitter: ContextFitter, steps: readonly Step[], asking: Asking): Promise<Asked> {
    const { when, threshold, doubted } = this.working;
    const { state, action } = steps.at(-1)!;
    const works = when !== 'never' && worksOut(state, action!);
    const known = works ? await this.lines?.values(steps, action!) : undefined;
    const ask = (working: boolean, walk = steps) =>
      this.predictor.ask(fitter, walk, { ...asking, ...(working ? { working, known } : {}) });
    const first = await ask(works && when !== 'unsure');
    const { state: sure } = first.answers[0]!.sure;
    if (!works || asking.samples !== undefined) return first;
    if (when !== 'unsure') {
      // Of a jump that is unsure, smaller moves are the second opinion; what Python has worked out needs none.
      if (sure >= doubted || asking.unless !== undefined || known?.whole) return first;
      const directly = await orElse(ask(false), first);
      return likeliest(first, directly, await orElse(ask(true, withoutWorkings(steps)), first));
    }
    if (sure >= threshold) return first;
    const second = await orElse(ask(true), first);
    return second === first ? first : { ...second, tokens: first.tokens + second.tokens };
  }
}

/** The same walk as if no line on it had been worked out: what went wrong there once is not repeated. */
function withoutWorkings(steps: readonly Step[]): Step[] {
  return steps.map(({ working: _, ...step }) => step);
}

/** A further answer that does not fit is no misfortune: there is one. */
async function orElse(asked: Promise<Asked>, known: Asked): Promise<Asked> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof DebuggerError)) throw error;
    return known;
  }
}

/** The one that is surest; all of them were paid for. */
function likeliest(...all: readonly Asked[]): Asked {
  const sure = ({ answers }: Asked) => answers[0]!.sure.state;
  const best = all.reduce((a, b) => (sure(b) > sure(a) ? b : a));
  const tokens = [...new Set(all)].reduce((sum, each) => sum + each.tokens, 0);
  return { ...best, tokens };
}

/** Asking for a state in several ways, and voting on the answers. */
import type { Step } from '../../../language/trajectory.ts';
import { worksOut } from '../../../language/working.ts';
import type { Action, State } from '../../../tree/state.ts';
import { differences } from '../../differences.ts';
import { DebuggerError } from '../../engine.ts';
import type { ContextFitter } from './context.ts';
import type { EvaluatedLines } from './evaluated.ts';
import type { Asked, Asking, Predictor } from './predict.ts';
import { type TimeLimit, TimeUp } from './time-limit.ts';
import type { WorkingOptions } from './working.ts';

/** States that are enough to go on from. */
const LATELY = 6;
const OVER: Action = { action: 'step_over' };

export class Voting {
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
   * Directly, or with the working of the line; where that is for the unsure, the one and if need be the other. The last
   * step has the action.
   */
  async ask(fitter: ContextFitter, steps: readonly Step[], asking: Asking, time?: TimeLimit): Promise<Asked> {
    const { when, threshold, doubted } = this.working;
    const { state, action } = steps.at(-1)!;
    const works = when !== 'never' && worksOut(state, action!);
    const known = works ? await this.lines?.values(steps, action!) : undefined;
    const ask = (working: boolean, walk = steps, { signal } = asking) =>
      this.predictor.ask(fitter, walk, { ...asking, signal, ...(working ? { working, known } : {}) });
    // Where there is an answer, a further one is worth what time is left.
    const further = (working: boolean, walk = steps) =>
      orNothing(time ? time.within(signal => ask(working, walk, { signal })) : ask(working, walk));
    const first = await ask(works && when !== 'unsure');
    const { state: sure } = first.answers[0]!.sure;
    if (!works || asking.samples !== undefined) return first;
    if (when !== 'unsure') {
      // An unsure jump gets smaller moves instead of votes; what Python has worked out needs none.
      if (sure >= doubted || asking.unless !== undefined || known?.whole) return first;
      const others = [further(false), further(true, withoutWorkings(steps)), further(true, lately(steps))];
      // What leads into no call leads where the line ends.
      const isOver =
        action!.action === 'step_into' && !known && first.answers[0]!.step.state.event !== 'call';
      if (isOver) others.push(further(true, [...steps.slice(0, -1), { ...steps.at(-1)!, action: OVER }]));
      const told = await Promise.all(others);
      return inTime(agreed(first, ...told.filter(each => each !== undefined)), time);
    }
    if (sure >= threshold) return first;
    const second = await further(true);
    return inTime(second ? { ...second, tokens: first.tokens + second.tokens } : first, time);
  }
}

/** The same walk without its workings, so that an error in one of them is not repeated. */
function withoutWorkings(steps: readonly Step[]): Step[] {
  return steps.map(({ working: _, ...step }) => step);
}

/** Its last states alone: a long walk tempts a model to repeat itself. */
function lately(steps: readonly Step[]): readonly Step[] {
  return steps.slice(-LATELY);
}

/** An answer for which there was no time to ask for all others says so. */
function inTime(asked: Asked, time: TimeLimit | undefined): Asked {
  if (!time?.isUp) return asked;
  const noted = ({ note, ...answer }: Asked['answers'][number]) => ({
    ...answer,
    late: true as const,
    note: note === undefined ? time.note : `${note}; ${time.note}`,
  });
  return { ...asked, answers: asked.answers.map(noted) };
}

/** A further answer that does not fit, or comes too late, is no misfortune: there is one. */
async function orNothing(asked: Promise<Asked>): Promise<Asked | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof DebuggerError || error instanceof TimeUp)) throw error;
    return undefined;
  }
}

/** The state that most votes for, as the surest of those tells it that tell it. All of them were paid for. */
export function agreed(first: Asked, ...others: readonly Asked[]): Asked {
  const all = [first, ...others];
  const sure = ({ answers }: Asked) => answers[0]!.sure.state;
  const same = (one: Asked, other: Asked) =>
    differences(one.answers[0]!.step.state, other.answers[0]!.step.state).length === 0;
  // Squares, so that one sure answer outweighs several guesses.
  const votes = (one: Asked) => all.reduce((sum, each) => sum + (same(one, each) ? sure(each) ** 2 : 0), 0);
  const chosen = all.reduce((a, b) => (votes(b) > votes(a) ? b : a));
  const best = all.filter(each => same(chosen, each)).reduce((a, b) => (sure(b) > sure(a) ? b : a));
  return { ...best, tokens: all.reduce((sum, { tokens }) => sum + tokens, 0) };
}

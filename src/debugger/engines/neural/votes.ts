/** Asks for a state in several ways, and lets the answers vote. */
import type { Step } from '../../../language/trajectory.ts';
import { worksOut } from '../../../language/working.ts';
import type { Action, State } from '../../../tree/state.ts';
import { differences } from '../../differences.ts';
import { DebuggerError } from '../../engine.ts';
import type { ContextFitter } from './context.ts';
import type { EvaluatedLines } from './evaluated-lines.ts';
import type { Asking, ModelAnswer, Predictor } from './predictor.ts';
import { type TimeLimit, TimeUp } from './time-limit.ts';
import type { WorkingOptions } from './when-to-work-out.ts';

/** The number of last states that suffice as a context. */
const LATELY = 6;
const OVER: Action = { action: 'step_over' };

export class Voting {
  constructor(
    private readonly predictor: Predictor,
    private readonly working: WorkingOptions,
    private readonly lines?: EvaluatedLines,
  ) {}

  /** Whether the result of a state's line is known, with its lambdas and generator expressions. */
  async knowsInner(state: State): Promise<boolean> {
    return (await this.lines?.knowsInner(state)) === true;
  }

  /**
   * Asks directly or with the line's working; with `unsure`, directly and then, if in doubt, with working. The last
   * step has the action.
   */
  async ask(
    fitter: ContextFitter,
    steps: readonly Step[],
    asking: Asking,
    time?: TimeLimit,
  ): Promise<ModelAnswer> {
    const { when, threshold, doubted } = this.working;
    const { state, action } = steps.at(-1)!;
    const works = when !== 'never' && worksOut(state, action!);
    const known = works ? await this.lines?.values(steps, action!) : undefined;
    const ask = (working: boolean, walk = steps, { signal } = asking) =>
      this.predictor.ask(fitter, walk, { ...asking, signal, ...(working ? { working, known } : {}) });
    // Once there is an answer, further ones may only use the remaining time.
    const further = (working: boolean, walk = steps) =>
      orNothing(time ? time.within(signal => ask(working, walk, { signal })) : ask(working, walk));
    const first = await ask(works && when !== 'unsure');
    const { state: sure } = first.answers[0]!.sure;
    if (!works || asking.samples !== undefined) return first;
    if (when !== 'unsure') {
      // An unsure jump gets smaller moves instead of votes; a line that Python worked out needs neither.
      if (sure >= doubted || asking.stopBelow !== undefined || known?.whole) return first;
      const others = [further(false), further(true, withoutWorkings(steps)), further(true, lately(steps))];
      // A step that enters no call leads to the end of the line.
      const isOver =
        action!.action === 'step_into' && !known && first.answers[0]!.step.state.event !== 'call';
      if (isOver) others.push(further(true, [...steps.slice(0, -1), { ...steps.at(-1)!, action: OVER }]));
      const votes = await Promise.all(others);
      return inTime(agreed(first, ...votes.filter(each => each !== undefined)), time);
    }
    if (sure >= threshold) return first;
    const second = await further(true);
    return inTime(second ? { ...second, tokens: first.tokens + second.tokens } : first, time);
  }
}

/** The walk without its workings, so that an error in one of them is not repeated. */
function withoutWorkings(steps: readonly Step[]): Step[] {
  return steps.map(({ working: _, ...step }) => step);
}

/** The walk's last states alone: a long walk tempts a model to repeat itself. */
function lately(steps: readonly Step[]): readonly Step[] {
  return steps.slice(-LATELY);
}

/** Marks an answer that lacks some votes for want of time. */
function inTime(asked: ModelAnswer, time: TimeLimit | undefined): ModelAnswer {
  if (!time?.isUp) return asked;
  const withNote = ({ note, ...answer }: ModelAnswer['answers'][number]) => ({
    ...answer,
    late: true as const,
    note: note === undefined ? time.note : `${note}; ${time.note}`,
  });
  return { ...asked, answers: asked.answers.map(withNote) };
}

/** Ignores a further answer that does not fit or comes too late: one answer exists already. */
async function orNothing(asked: Promise<ModelAnswer>): Promise<ModelAnswer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof DebuggerError || error instanceof TimeUp)) throw error;
    return undefined;
  }
}

/** The state with most votes, from the most confident answer that gives it. The cost of all answers is added. */
export function agreed(first: ModelAnswer, ...others: readonly ModelAnswer[]): ModelAnswer {
  const all = [first, ...others];
  const sure = ({ answers }: ModelAnswer) => answers[0]!.sure.state;
  const same = (one: ModelAnswer, other: ModelAnswer) =>
    differences(one.answers[0]!.step.state, other.answers[0]!.step.state).length === 0;
  // Squares, so that one sure answer outweighs several guesses.
  const votes = (one: ModelAnswer) =>
    all.reduce((sum, each) => sum + (same(one, each) ? sure(each) ** 2 : 0), 0);
  const chosen = all.reduce((a, b) => (votes(b) > votes(a) ? b : a));
  const best = all.filter(each => same(chosen, each)).reduce((a, b) => (sure(b) > sure(a) ? b : a));
  return { ...best, tokens: all.reduce((sum, { tokens }) => sum + tokens, 0) };
}

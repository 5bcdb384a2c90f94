/** The answerer `real`: the real engine, asked through the same prompts. Its errors are errors of the harness. */
import { Debugger } from '../../debugger/debugger.ts';
import type { Start } from '../../debugger/engine.ts';
import { RealEngine, type RealMoment } from '../../debugger/engines/real/engine.ts';
import { rebased, type Step, type Trajectory } from '../../language/trajectory.ts';
import { type Action, isExit } from '../../tree/state.ts';
import type { StateTree } from '../../tree/tree.ts';
import type { Answer, Answerer, Question } from '../question.ts';
import { asShown } from '../question-maker.ts';
import { answerIds, promptIds } from '../question-tokens.ts';
import { RunProblem, type Runs } from '../real-runs.ts';

export class RealAnswerer implements Answerer {
  readonly name = 'real';

  constructor(private readonly runs: Runs) {}

  answer(questions: readonly Question[]): Promise<Answer[]> {
    return Promise.all(questions.map(question => this.one(question)));
  }

  async close(): Promise<void> {}

  private async one(question: Question): Promise<Answer> {
    const { id, sampling } = question.prompt;
    try {
      const ids = await this.walk(question);
      const completion = { ids, logprobs: ids.map(() => 0) };
      return { id, samples: Array(sampling.samples).fill(completion) };
    } catch (error) {
      if (error instanceof RunProblem) return { id, samples: [] };
      throw error;
    }
  }

  /** Follows the prompt's actions in a debugger of its own, and continues from there. */
  private async walk(question: Question): Promise<number[]> {
    const { program, rule, prompt } = question;
    const trajectory: Trajectory = question.whole ?? question.trajectory;
    const walk = new Debugger(new RealEngine(sets => this.runs.recording(program, sets)));
    await walk.start(await this.start(question));
    const steps: Step[] = [];
    for (const { action } of trajectory.steps) {
      steps.push(stepOf(walk.current as RealMoment, action));
      await walk.act(action!);
    }
    const shown = steps.length;
    steps.push(stepOf(walk.current as RealMoment));
    for (let times = prompt.auto?.times ?? 0; times > 0 && rule && !walk.ended; times--) {
      await walk.act(rule);
      steps.push(stepOf(walk.current as RealMoment));
    }
    const whole = rebased({ ...trajectory, steps });
    const asked = { ...whole, steps: whole.steps.slice(0, shown) };
    const seen = question.whole && asShown(asked, prompt.ids.length + prompt.maxNew);
    const walked = { ...question, trajectory: seen ? seen.trajectory : asked };
    if (promptIds(walked).join() !== prompt.ids.join()) {
      throw new Error(`${prompt.id}: the prompt is not what the debugger shows on the way`);
    }
    const next = whole.steps.slice(shown);
    return answerIds(walked, seen ? next.map(step => seen.fitter.shown(step)) : next);
  }

  private async start(question: Question): Promise<Start> {
    const { trajectory, program } = question;
    if (trajectory.direction === 'forward') return { direction: 'forward' };
    const tree = await this.runs.tree(program);
    const activation = trajectory.steps[0]!.activation!;
    const { codes, activationCodes } = tree!.recording;
    const name = codes[activationCodes[activation]!]!.qualname;
    return { direction: 'inverse', function: name, occurrence: occurrenceOf(tree!, name, activation) };
  }
}

/** The index of an activation among the ended ones of that name, from 1. */
function occurrenceOf(tree: StateTree, name: string, activation: number): number {
  const last = tree.last(activation);
  for (let occurrence = 1; ; occurrence++) {
    const end = tree.findEnd(name, occurrence);
    if (end === undefined || end === last) return occurrence;
  }
}

function stepOf(moment: RealMoment, action?: Action): Step {
  const { state, node } = moment;
  const place = isExit(state) ? {} : { activation: moment.tree.activation(node) };
  return { state, ...place, ...(action ? { action } : {}) };
}

/** Horizon: the CruxEval questions with more and more steps shown first. How far ahead can be seen? */
import { InverseTree } from '../../tree/inverse.ts';
import type { Action, State } from '../../tree/state.ts';
import type { StateTree } from '../../tree/tree.ts';
import type { Program } from '../program.ts';
import { type Question, sampled } from '../question.ts';
import {
  type Draft,
  forwardStep,
  forwardTrajectory,
  inverseStep,
  inverseTrajectory,
} from '../question-maker.ts';
import { readCompletion } from '../question-tokens.ts';
import { passAtK } from '../statistics.ts';
import { callOf, givesOutput, STEP_RETURN, stepsTo } from './cruxeval-calls.ts';
import { cruxeval, type EvaluationSetup, type Task } from './task.ts';
import { argumentsOf, shownTexts } from './verdicts.ts';

/** Shares of the run to skip, as closely as the run allows. */
const SHARES = [1, 0.8, 0.6, 0.4, 0.2, 0];
const HORIZON_KS = [1, 5, 10];
const STEP_OVER: Action = { action: 'step_over' };
const INV_STEP_OVER: Action = { action: 'inv_step_over' };
const INV_STEP_CALL: Action = { action: 'inv_step_call' };

export const horizon: Task = {
  name: 'horizon',

  async questions(setup) {
    const questions: Question[] = [];
    for (const program of cruxeval(setup)) {
      const tree = await setup.runs.tree(program);
      if (!tree) continue;
      for (const draft of [...outputs(program, tree), ...inputs(program, tree)]) {
        const question = setup.questionMaker.make({
          task: 'horizon',
          program,
          sampling: sampled(Math.max(10, setup.samples)),
          ...draft,
        });
        if (question) questions.push(question);
      }
    }
    return questions;
  },

  async judge(setup, question, answer) {
    const passes = await Promise.all(
      answer.samples.map(async completion => {
        const { steps, problem } = readCompletion(question, completion);
        return problem === undefined && (await isRight(setup, question, steps[0]?.state));
      }),
    );
    const right = passes.filter(Boolean).length;
    const scores: Record<string, number> = {};
    for (const k of HORIZON_KS) {
      if (passes.length >= k) scores[`pass@${k}`] = passAtK(passes.length, right, k);
    }
    return { scores, ...shownTexts(question, answer.samples[passes.indexOf(false)] ?? answer.samples[0]) };
  },
};

async function isRight(
  setup: EvaluationSetup,
  question: Question,
  state: State | undefined,
): Promise<boolean> {
  const { program } = question;
  if (question.group === 'output') return givesOutput(setup, program, state);
  const given = argumentsOf(state);
  if (!given) return false;
  const { verdict } = await setup.checker.check({
    op: 'call',
    source: program.code,
    function: program.function,
    arguments: given,
    expect: { event: 'return', value: program.output! },
  });
  return verdict === 'right';
}

type Horizon = Pick<Draft, 'group' | 'name' | 'trajectory' | 'expected' | 'at'>;

/** Steps over lines of `f`, then out of it in one jump. */
function outputs(program: Program, tree: StateTree): Horizon[] {
  const found = callOf(tree, program.function);
  if (!found) return [];
  const { call, last } = found;
  const inside = [call];
  while (inside.at(-1)! < last) inside.push(tree.stepOver(inside.at(-1)!));
  const before = stepsTo(call);
  return places(inside, node => (last - node - 1) / Math.max(1, last - call - 1)).map(({ steps, share }) => ({
    group: 'output',
    name: `${steps}`,
    at: share,
    trajectory: forwardTrajectory(
      tree,
      [...before.nodes, ...inside.slice(1, steps + 1)],
      [...before.actions, ...Array<Action>(steps).fill(STEP_OVER), STEP_RETURN],
    ),
    expected: [forwardStep(tree, last)],
  }));
}

/** Steps back over lines of `f`, then to its arguments. */
function inputs(program: Program, tree: StateTree): Horizon[] {
  const found = callOf(tree, program.function);
  if (!found) return [];
  const inverse = new InverseTree(tree, found.last);
  const target = inverse.stepCall(inverse.start);
  const inside = [inverse.start];
  while (inside.at(-1) !== target) inside.push(inverse.stepOver(inside.at(-1)!));
  const far = found.last - found.call - 1;
  return places(inside, node => ((node >> 1) - found.call - 1) / Math.max(1, far)).map(
    ({ steps, share }) => ({
      group: 'input',
      name: `${steps}`,
      at: share,
      trajectory: inverseTrajectory(inverse, program.code, inside.slice(0, steps + 1), [
        ...Array<Action>(steps).fill(INV_STEP_OVER),
        INV_STEP_CALL,
      ]),
      expected: [inverseStep(inverse, target)],
    }),
  );
}

/** The numbers of steps that skip the requested shares, without repetitions. */
function places(
  inside: readonly number[],
  skipped: (node: number) => number,
): { steps: number; share: number }[] {
  const found = new Map<number, number>();
  for (const wanted of SHARES) {
    let best = 0;
    for (let steps = 0; steps < inside.length - 1; steps++) {
      const gap = (at: number) => Math.abs(skipped(inside[at]!) - wanted);
      if (gap(steps) < gap(best)) best = steps;
    }
    found.set(best, Math.min(1, Math.max(0, skipped(inside[best]!))));
  }
  return [...found].map(([steps, share]) => ({ steps, share }));
}

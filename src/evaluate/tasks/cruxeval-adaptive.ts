/**
 * CruxEval output by jumps: `step_return` from the call of `f` in one go, by way of the line that returns, and state by
 * state. From these three follows what adaptive jumps do at any threshold, and what that costs in tokens: an answer that is
 * not sure enough is dropped, and its tokens still count.
 */
import { floorOf } from '../../debugger/jump-ladder.ts';
import { JumpPlaces } from '../../debugger/jump-places.ts';
import { ContextCode } from '../../language/index.ts';
import { calibrated, calibrationFor } from '../../model/calibration.ts';
import type { StateTree } from '../../tree/index.ts';
import { type Action, isExit } from '../../tree/state.ts';
import { contextOfTree, forwardStep, forwardTrajectory } from '../ask.ts';
import { confidenceOf, readCompletion } from '../form.ts';
import type { Program } from '../program.ts';
import type { Completion, Judged, Question, Verdict } from '../question.ts';
import { callOf, givesOutput, judgedFrom, STEP_INTO, STEP_RETURN, stepsTo } from './crux.ts';
import { costOf, type JumpCost } from './jump-cost.ts';
import { type Answers, cruxeval, type Task, type Workshop } from './task.ts';
import { shownTexts } from './verdicts.ts';

const TASK = 'cruxeval-adaptive' as const;
/** States of a run, at most: a model that never ends is stopped by its context long before. */
const MOST_STEPS = 10_000;

export const cruxevalAdaptive: Task = {
  name: TASK,

  async questions(workshop) {
    const questions: (Question | undefined)[] = [];
    for (const program of cruxeval(workshop)) {
      const tree = await workshop.runs.tree(program);
      if (tree) questions.push(...ask(workshop, program, tree));
    }
    return questions.filter(question => question !== undefined);
  },

  async judge(workshop, question, answer) {
    return judge(workshop, question, answer.samples[0]);
  },

  async conclude(workshop, questions, answers) {
    const items = new Map<string, Question[]>();
    for (const question of questions) {
      const { id } = question.program;
      items.set(id, [...(items.get(id) ?? []), question]);
    }
    const judged: Judged[] = [];
    for (const own of items.values()) {
      for (const threshold of workshop.thresholds) {
        const chosen = choose(workshop, own, answers, threshold);
        if (!chosen) continue;
        const { question, completion, refused } = chosen;
        const verdict = await judge(workshop, question, completion, refused);
        const group = workshop.thresholds.length > 1 ? `adaptive ${threshold}` : 'adaptive';
        judged.push(judgedFrom(question, group, verdict, `by ${question.group}`));
      }
    }
    return judged;
  },
};

function ask(workshop: Workshop, program: Program, tree: StateTree): (Question | undefined)[] {
  const found = callOf(tree, program.function);
  if (!found) return [];
  const { call, last } = found;
  const { nodes, actions } = stepsTo(call);
  const step = (node: number) => forwardStep(tree, node);
  const base = (action: Action) => ({
    task: TASK as typeof TASK,
    program,
    trajectory: forwardTrajectory(tree, nodes, [...actions, action]),
  });
  const lines = new JumpPlaces(new ContextCode(contextOfTree(tree))).returnLines(tree.line(call));
  const stop = tree.breakpoint(call, lines);
  const rest = Array.from({ length: tree.exit - call }, (_, i) => step(call + 1 + i));
  const jump = { ...base(STEP_RETURN), expected: [step(last)] } as const;
  return [
    workshop.asker.ask({ ...jump, group: 'direct' }),
    lines.length === 0
      ? undefined
      : workshop.asker.ask({
          ...base({ action: 'breakpoint', lines }),
          group: 'return',
          expected: [step(stop), ...(stop < tree.exit ? [step(tree.stepReturn(stop))] : [])],
          rule: { action: STEP_RETURN, times: 1 },
        }),
    workshop.asker.ask({
      ...base(STEP_INTO),
      group: 'steps',
      expected: rest,
      rule: { action: STEP_INTO, times: MOST_STEPS },
    }),
    ...(workshop.live
      ? workshop.thresholds.map(threshold =>
          workshop.asker.ask({
            ...jump,
            group: workshop.thresholds.length > 1 ? `debugger ${threshold}` : 'debugger',
            jumps: { jumps: 'adaptive', threshold },
          }),
        )
      : []),
  ];
}

/** Where the answer of a way stands, and whether it is right. `refused`: tokens of answers that were dropped before. */
async function judge(
  workshop: Workshop,
  question: Question,
  completion: Completion | undefined,
  refused?: number,
): Promise<Verdict> {
  if (!completion) return { scores: { pass: 0 }, reason: 'no answer', ...shownTexts(question, undefined) };
  const { state, tokens, all, moves, problem } = costOf(question, completion);
  const pass = problem === undefined && (await givesOutput(workshop, question.program, state));
  const confidence = confidenceOf(completion);
  return {
    scores: {
      pass: Number(pass),
      tokens: tokens + (refused ?? 0),
      moves,
      ...(question.group === 'steps' && refused === undefined ? { to_exit: all } : {}),
    },
    ...(confidence === undefined ? {} : { confidence }),
    ...(problem === undefined ? {} : { reason: problem }),
    ...shownTexts(question, completion),
  };
}

interface Chosen {
  readonly question: Question;
  readonly completion: Completion | undefined;
  readonly refused: number;
}

/** The way that adaptive jumps take: the whole jump, else by the line that returns, else step by step. */
function choose(
  workshop: Workshop,
  own: readonly Question[],
  answers: Answers,
  threshold: number,
): Chosen | undefined {
  let refused = 0;
  for (const [group, size] of [
    ['direct', 'goal'],
    ['return', 'return'],
    ['steps', 'step'],
  ] as const) {
    const question = own.find(each => each.group === group);
    if (!question) continue;
    const completion = answers.get(question.prompt.id)?.samples[0];
    if (group === 'steps') return { question, completion, refused };
    if (!completion) continue;
    const cost = costOf(question, completion);
    const floor = floorOf(size, threshold);
    const action = question.trajectory.steps.at(-1)!.action!.action;
    const points = calibrationFor(workshop.calibration, action);
    if (sureEnough(cost, p => calibrated(points, p) >= floor) && staysInside(question, completion))
      return { question, completion, refused };
    refused += cost.refusedAt(p => calibrated(points, p) < floor);
  }
  return undefined;
}

/** No probabilities: nobody knows, so nothing is refused. */
function sureEnough({ first }: JumpCost, enough: (stated: number) => boolean): boolean {
  return first === undefined || enough(first);
}

/** A breakpoint that leads out of the call has passed what was asked for. */
function staysInside(question: Question, completion: Completion): boolean {
  if (question.group !== 'return') return true;
  const state = readCompletion(question, completion).steps[0]?.state;
  const from = question.trajectory.steps.at(-1)!.state;
  return state !== undefined && !isExit(state) && 'depth' in from && state.depth === from.depth;
}

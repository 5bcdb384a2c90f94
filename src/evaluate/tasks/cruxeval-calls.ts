/** Shared by the CruxEval tasks: the call of `f` inside `main`, and comparison of values. */

import type { Action, State } from '../../tree/state.ts';
import type { StateTree } from '../../tree/tree.ts';
import type { Program } from '../program.ts';
import type { Judged, Question, Verdict } from '../question.ts';
import { cruxeval, type EvaluationSetup } from './task.ts';

export const STEP_INTO: Action = { action: 'step_into' };
export const STEP_RETURN: Action = { action: 'step_return' };

/** Where `f` is called, and where its run ends. */
export interface CallOfF {
  readonly call: number;
  readonly last: number;
}

/** The first activation of the function, if it returned. */
export function callOf(tree: StateTree, name: string): CallOfF | undefined {
  const last = tree.findEnd(name);
  if (last === undefined || tree.state(last).event !== 'return') return undefined;
  return { call: tree.first(tree.activation(last)), last };
}

/** The questions about every program that runs. */
export async function askEach(
  setup: EvaluationSetup,
  ask: (setup: EvaluationSetup, program: Program, tree: StateTree) => (Question | undefined)[],
): Promise<Question[]> {
  const questions: (Question | undefined)[] = [];
  for (const program of cruxeval(setup)) {
    const tree = await setup.runs.tree(program);
    if (tree) questions.push(...ask(setup, program, tree));
  }
  return questions.filter(question => question !== undefined);
}

/** Into main, into its line, into `f`: one step for each state up to the call. */
export function stepsTo(node: number): { nodes: number[]; actions: Action[] } {
  const nodes = Array.from({ length: node + 1 }, (_, i) => i);
  return { nodes, actions: nodes.slice(0, -1).map(() => STEP_INTO) };
}

/** Whether a predicted state shows the program's output. */
export async function givesOutput(
  setup: EvaluationSetup,
  program: Program,
  state: State | undefined,
): Promise<boolean> {
  if (state?.event !== 'return') return false;
  return isOutput(setup, program, state.value);
}

export async function isOutput(setup: EvaluationSetup, program: Program, value: string): Promise<boolean> {
  const { verdict } = await setup.checker.check({ op: 'same', left: value, right: program.output! });
  return verdict === 'right';
}

/** A verdict about several answers together, as a row of its own. */
export function judgedFrom(question: Question, group: string, verdict: Verdict, prompt: string): Judged {
  const { program } = question;
  return {
    task: question.task,
    id: question.prompt.id.replace(question.group, group),
    group,
    program: program.problem,
    ...(program.half ? { half: program.half } : {}),
    prompt,
    ...verdict,
  };
}

/** The most frequent value; the first one on a tie. */
export function mostFrequent<T>(items: readonly T[]): { item: T; count: number } | undefined {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  let best: { item: T; count: number } | undefined;
  for (const [item, count] of counts) if (!best || count > best.count) best = { item, count };
  return best;
}

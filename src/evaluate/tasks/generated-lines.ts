/** Questions about the one line of a generated function: the walk to it, and the action from there. */

import type { Program } from '../program.ts';
import type { Question } from '../question.ts';
import { forwardStep, forwardTrajectory } from '../question-maker.ts';
import { callOf, STEP_INTO, stepsTo } from './cruxeval-calls.ts';
import type { EvaluationSetup } from './task.ts';

export interface AskedLine {
  readonly task: 'nesting' | 'operations';
  readonly group: string;
  readonly action: 'step_into' | 'step_over';
  /** The line's position on the measured axis, such as its depth, if there is one. */
  readonly at?: number;
}

export async function askAboutLines(
  setup: EvaluationSetup,
  programs: readonly Program[],
  { task, group, action, at }: AskedLine,
): Promise<Question[]> {
  await setup.runs.prepare(programs);
  const questions: Question[] = [];
  for (const program of programs) {
    const tree = await setup.runs.tree(program);
    const found = tree && callOf(tree, program.function);
    if (!found) continue;
    const line = found.call + 1;
    const { nodes, actions } = stepsTo(line);
    const question = setup.questionMaker.make({
      task,
      group,
      program,
      ...(at === undefined ? {} : { at }),
      trajectory: forwardTrajectory(tree, nodes, [...actions.map(() => STEP_INTO), { action }]),
      expected: [forwardStep(tree, tree.follow(line, { action }))],
    });
    if (question) questions.push(question);
  }
  return questions;
}

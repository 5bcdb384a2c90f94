/**
 * Calibration: is the stated confidence right? It uses the questions of `next-state` and of `ordinary`, so that
 * nothing is asked twice.
 */
import { Random } from '../../shared/random.ts';
import type { Question } from '../question.ts';
import { draw, LEVELS_ASKED } from './next-state.ts';
import { askAlong, EXIT } from './ordinary.ts';
import { FORWARD_ACTIONS } from './question-places.ts';
import { withStated } from './stated-confidence.ts';
import { type EvaluationSetup, ofLevel, type Task } from './task.ts';
import { judgeNextState } from './verdicts.ts';

/** The first questions of each group: the same as in `next-state`, under the same ids. */
const OF_EACH = 300;
/** Questions about ordinary programs, which users debug; most of them are `step_into`. */
const OF_ORDINARY = 600;

export const calibration: Task = {
  name: 'calibration',

  async questions(setup) {
    const questions: Question[] = [];
    for (const level of LEVELS_ASKED) {
      for (const action of FORWARD_ACTIONS) questions.push(...(await draw(setup, level, action, OF_EACH)));
    }
    return [...questions, ...(await ofOrdinary(setup))];
  },

  async judge(_, question, answer) {
    const { scores, ...verdict } = judgeNextState(question, answer);
    const { state = 0, shown = 0 } = scores;
    return withStated({ ...verdict, scores: { state, shown } }, question, answer.samples[0]);
  },
};

/** Takes questions from all programs: points fitted on a few programs would fit only those. */
async function ofOrdinary(setup: EvaluationSetup): Promise<Question[]> {
  const asked = new Map<string, Question[]>();
  const most = Math.min(OF_ORDINARY, setup.limit);
  const programs = ofLevel(setup, 'ordinary').slice(0, most);
  for (const program of programs) {
    const tree = await setup.runs.tree(program);
    if (!tree) continue;
    const random = new Random(`${setup.seed}/calibration/${program.id}`);
    const found = new Map<string, Question[]>();
    for (const question of askAlong(setup, program, tree)) {
      // Points are looked up by the action.
      const group = question.group === EXIT ? 'ordinary/continue' : question.group;
      found.set(group, [...(found.get(group) ?? []), { ...question, group }]);
    }
    for (const [group, own] of found) {
      const share = Math.ceil(most / programs.length);
      while (own.length > share) own.splice(random.below(own.length), 1);
      asked.set(group, [...(asked.get(group) ?? []), ...own]);
    }
  }
  return [...asked.values()].flatMap(questions => questions.slice(0, most));
}

/**
 * Calibration: is the stated confidence right? It uses the questions of `next-state` and of `ordinary`, so that
 * nothing is asked twice.
 */
import { Random } from '../../shared/random.ts';
import type { Question } from '../question.ts';
import { FORWARD_ACTIONS } from './draw.ts';
import { draw, LEVELS_ASKED } from './next-state.ts';
import { askAlong, EXIT } from './ordinary.ts';
import { withStated } from './stated.ts';
import { ofLevel, type Task, type Workshop } from './task.ts';
import { judgeNextState } from './verdicts.ts';

/** The first questions of each group: the same as in `next-state`, under the same ids. */
const OF_EACH = 300;
/** Questions about ordinary programs, which users debug; most of them are `step_into`. */
const OF_ORDINARY = 600;

export const calibration: Task = {
  name: 'calibration',

  async questions(workshop) {
    const questions: Question[] = [];
    for (const level of LEVELS_ASKED) {
      for (const action of FORWARD_ACTIONS) questions.push(...(await draw(workshop, level, action, OF_EACH)));
    }
    return [...questions, ...(await ofOrdinary(workshop))];
  },

  async judge(_, question, answer) {
    const { scores, ...verdict } = judgeNextState(question, answer);
    const { state = 0, shown = 0 } = scores;
    return withStated({ ...verdict, scores: { state, shown } }, question, answer.samples[0]);
  },
};

/** Takes questions from all programs: points fitted on a few programs would fit only those. */
async function ofOrdinary(workshop: Workshop): Promise<Question[]> {
  const asked = new Map<string, Question[]>();
  const most = Math.min(OF_ORDINARY, workshop.limit);
  const programs = ofLevel(workshop, 'ordinary').slice(0, most);
  for (const program of programs) {
    const tree = await workshop.runs.tree(program);
    if (!tree) continue;
    const random = new Random(`${workshop.seed}/calibration/${program.id}`);
    const found = new Map<string, Question[]>();
    for (const question of askAlong(workshop, program, tree)) {
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

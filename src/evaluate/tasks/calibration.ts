/**
 * Calibration: does a stated confidence hold? Asked with the questions of `next-state`, so that no answer is needed
 * twice.
 */
import type { Question } from '../question.ts';
import { FORWARD_ACTIONS } from './draw.ts';
import { draw, LEVELS_ASKED } from './next-state.ts';
import { withStated } from './stated.ts';
import type { Task } from './task.ts';
import { judgeNextState } from './verdicts.ts';

/** The first of each group: the same as in `next-state`, under the same ids. */
const OF_EACH = 300;

export const calibration: Task = {
  name: 'calibration',

  async questions(workshop) {
    const questions: Question[] = [];
    for (const level of LEVELS_ASKED) {
      for (const action of FORWARD_ACTIONS) questions.push(...(await draw(workshop, level, action, OF_EACH)));
    }
    return questions;
  },

  async judge(_, question, answer) {
    const { scores, ...verdict } = judgeNextState(question, answer);
    return withStated({ ...verdict, scores: { state: scores.state ?? 0 } }, question, answer.samples[0]);
  },
};

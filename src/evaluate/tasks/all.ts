/** All tasks by name. */
import type { TaskName } from '../question.ts';
import { calibration } from './calibration.ts';
import { cruxevalAdaptive } from './cruxeval-adaptive.ts';
import { cruxevalInput } from './cruxeval-input.ts';
import { cruxevalOutput } from './cruxeval-output.ts';
import { horizon } from './horizon.ts';
import { nesting } from './nesting.ts';
import { nextState } from './next-state.ts';
import { operations } from './operations.ts';
import { ordinary } from './ordinary.ts';
import { set } from './set.ts';
import type { Task } from './task.ts';

export const ALL_TASKS: Readonly<Record<TaskName, Task>> = {
  'next-state': nextState,
  'cruxeval-output': cruxevalOutput,
  'cruxeval-input': cruxevalInput,
  'cruxeval-adaptive': cruxevalAdaptive,
  horizon,
  calibration,
  nesting,
  operations,
  set,
  ordinary,
};
export { type EvaluationSetup, questionsOf, type Task } from './task.ts';

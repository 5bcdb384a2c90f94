/** What a task is: questions, a judgement of each answer, and what follows from several together. */
import type { Calibration } from '../../model/model.ts';
import type { Asker } from '../ask.ts';
import type { Judge } from '../judge.ts';
import type { Level, Program } from '../program.ts';
import type { Answer, AskedJumps, Judged, Question, TaskName, Verdict } from '../question.ts';
import type { Runs } from '../real-runs.ts';

/** All that a task works with. */
export interface Workshop {
  readonly programs: readonly Program[];
  readonly runs: Runs;
  readonly judge: Judge;
  readonly asker: Asker;
  readonly seed: number;
  /** At most so many questions a group, or items of CruxEval. */
  readonly limit: number;
  /** From which confidence on a jump is taken in one go: one group of adaptive jumps for each. */
  readonly thresholds: readonly number[];
  /** What smaller moves may cost, beside the jump in one go; each with each threshold. */
  readonly efforts: readonly number[];
  /** Jumps are also asked of a debugger, move by move: only an engine with a model can. */
  readonly live?: boolean;
  /** That debugger has lines worked out by Python, where that can be done over the predicted variables alone. */
  readonly evaluated?: boolean;
  /** How the answerer's probabilities are to be read. */
  readonly calibration?: Calibration;
  /** Samples for @k and votes. */
  readonly samples: number;
  /** Only groups whose names begin with one of these. */
  readonly groups?: readonly string[];
  close(): Promise<void>;
}

export interface Task {
  readonly name: TaskName;
  /** Always the same questions in the same order, for the same workshop. */
  questions(workshop: Workshop): Promise<Question[]>;
  /** Questions that depend on the answers of the first round. */
  followUps?(workshop: Workshop, questions: readonly Question[], answers: Answers): Promise<Question[]>;
  judge(workshop: Workshop, question: Question, answer: Answer): Promise<Verdict>;
  /** Verdicts that need several answers. */
  conclude?(workshop: Workshop, questions: readonly Question[], answers: Answers): Promise<Judged[]>;
}

/** Nothing that a task asks is in a group of that name. */
export class GroupError extends Error {
  override readonly name = 'GroupError';
}

/** The questions of a task, of the groups that are wanted. */
export async function questionsOf(task: Task, workshop: Workshop): Promise<Question[]> {
  const questions = await task.questions(workshop);
  const { groups } = workshop;
  if (!groups) return questions;
  const names = [...new Set(questions.map(({ group }) => group))];
  const wrong = groups.find(wanted => !names.some(name => name.startsWith(wanted)));
  if (wrong !== undefined)
    throw new GroupError(`no group of ${task.name} begins with "${wrong}"; there are: ${names.join('; ')}`);
  return questions.filter(({ group }) => groups.some(wanted => group.startsWith(wanted)));
}

export type Answers = ReadonlyMap<string, Answer>;

/** Of each action and level, as in the paper. */
export const PROMPTS = 800;

export function ofLevel(workshop: Workshop, level: Level): Program[] {
  return workshop.programs.filter(program => program.level === level);
}

export function cruxeval(workshop: Workshop): Program[] {
  return ofLevel(workshop, 'cruxeval').slice(0, workshop.limit);
}

/** Every threshold with every effort; they need no name if there is only one. */
export function adaptiveJumps({ thresholds, efforts, asker, evaluated }: Workshop): [string, AskedJumps][] {
  const one = thresholds.length * efforts.length === 1;
  return thresholds.flatMap(threshold =>
    efforts.map((effort): [string, AskedJumps] => [
      one ? '' : ` ${threshold} effort ${effort}`,
      {
        jumps: 'adaptive',
        threshold,
        effort,
        ...(asker.working ? { working: true } : {}),
        ...(evaluated ? { evaluated: true } : {}),
      },
    ]),
  );
}

/** What the groups of questions to a debugger are called after. */
export function debuggerName({ evaluated }: { readonly evaluated?: boolean }): string {
  return evaluated ? 'evaluated' : 'debugger';
}

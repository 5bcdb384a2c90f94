/** The interface of a task: questions, a verdict on each answer, and verdicts on several answers together. */
import type { Calibration } from '../../model/model.ts';
import type { Level, Program } from '../program.ts';
import type { Answer, AskedJumps, Judged, Question, TaskName, Verdict } from '../question.ts';
import type { QuestionMaker } from '../question-maker.ts';
import type { Runs } from '../real-runs.ts';
import type { ValueChecker } from '../value-checker.ts';

/** All that a task works with. */
export interface EvaluationSetup {
  readonly programs: readonly Program[];
  readonly runs: Runs;
  readonly checker: ValueChecker;
  readonly questionMaker: QuestionMaker;
  readonly seed: number;
  /** Questions a group, or items of CruxEval, at most. */
  readonly limit: number;
  /** Confidence thresholds for taking a jump in one go; each makes a group of adaptive jumps. */
  readonly thresholds: readonly number[];
  /** Limits on the cost of smaller moves, as multiples of the jump in one go; combined with each threshold. */
  readonly efforts: readonly number[];
  /** A debugger answers jumps, too, move by move; only an engine with a model can. */
  readonly throughDebugger?: boolean;
  /** That debugger lets Python work lines out if the predicted variables suffice. */
  readonly evaluated?: boolean;
  /** How to convert the answerer's probabilities. */
  readonly calibration?: Calibration;
  /** Samples for @k and votes. */
  readonly samples: number;
  /** Only groups whose names begin with one of these. */
  readonly groups?: readonly string[];
  close(): Promise<void>;
}

export interface Task {
  readonly name: TaskName;
  /** The questions: always the same ones in the same order for the same setup. */
  questions(setup: EvaluationSetup): Promise<Question[]>;
  /** Questions that depend on the answers of the first round. */
  followUps?(setup: EvaluationSetup, questions: readonly Question[], answers: Answers): Promise<Question[]>;
  judge(setup: EvaluationSetup, question: Question, answer: Answer): Promise<Verdict>;
  /** Verdicts on several answers together. */
  conclude?(setup: EvaluationSetup, questions: readonly Question[], answers: Answers): Promise<Judged[]>;
}

/** A task has no group of that name. */
export class GroupError extends Error {
  override readonly name = 'GroupError';
}

/** The questions of a task in the wanted groups. */
export async function questionsOf(task: Task, setup: EvaluationSetup): Promise<Question[]> {
  const questions = await task.questions(setup);
  const { groups } = setup;
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

export function ofLevel(setup: EvaluationSetup, level: Level): Program[] {
  return setup.programs.filter(program => program.level === level);
}

export function cruxeval(setup: EvaluationSetup): Program[] {
  return ofLevel(setup, 'cruxeval').slice(0, setup.limit);
}

/** Every threshold with every effort. A single combination needs no name. */
export function adaptiveJumps({
  thresholds,
  efforts,
  questionMaker,
  evaluated,
}: EvaluationSetup): [string, AskedJumps][] {
  const one = thresholds.length * efforts.length === 1;
  return thresholds.flatMap(threshold =>
    efforts.map((effort): [string, AskedJumps] => [
      one ? '' : ` ${threshold} effort ${effort}`,
      {
        jumps: 'adaptive',
        threshold,
        effort,
        ...(questionMaker.working ? { working: true } : {}),
        ...(evaluated ? { evaluated: true } : {}),
      },
    ]),
  );
}

/** The names of the groups of questions to a debugger. */
export function debuggerName({ evaluated }: { readonly evaluated?: boolean }): string {
  return evaluated ? 'evaluated' : 'debugger';
}

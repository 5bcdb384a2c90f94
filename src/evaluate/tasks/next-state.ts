/** Next state: for each level and action, held-out walks cut behind that action. */
import { Random } from '../../shared/random.ts';
import type { InverseActionName } from '../../tree/state.ts';
import type { StateTree } from '../../tree/tree.ts';
import type { Level, Program } from '../program.ts';
import { type Answer, type AskedJumps, type Question, sampled, type Verdict } from '../question.ts';
import {
  arrivalOf,
  type Draft,
  forwardStep,
  forwardTrajectory,
  inverseStep,
  inverseTrajectory,
} from '../question-maker.ts';
import { readCompletion } from '../question-tokens.ts';
import {
  type AskedForward,
  drawForward,
  drawInverse,
  FORWARD_ACTIONS,
  INVERSE_ACTIONS,
} from './question-places.ts';
import { adaptiveJumps, debuggerName, type EvaluationSetup, ofLevel, PROMPTS, type Task } from './task.ts';
import { argumentsOf, judgeNextState, shownTexts } from './verdicts.ts';

export const LEVELS_ASKED: readonly Level[] = ['function', 'generated', 'repository', 'cruxeval'];
/** Questions of each level that get many samples, to count how many right arguments are found. */
const COVERAGE_QUESTIONS = 100;
const COVERAGE_SAMPLES = 100;
/** Rounds through the programs, at most, to fill a group. */
const ROUNDS = 40;

type Arguments = Readonly<Record<string, string>>;
type AskedAction = AskedForward | InverseActionName;

export const nextState: Task = {
  name: 'next-state',

  async questions(setup) {
    const questions: Question[] = [];
    for (const level of LEVELS_ASKED) {
      for (const action of [...FORWARD_ACTIONS, ...INVERSE_ACTIONS]) {
        questions.push(...(await draw(setup, level, action, PROMPTS)));
        if (setup.throughDebugger && JUMPS.has(action))
          questions.push(...(await draw(setup, level, action, PROMPTS, adaptiveJumps(setup)[0]![1])));
      }
      questions.push(...coverage(setup, questions, level));
    }
    return questions;
  },

  async judge(setup, question, answer) {
    if (question.group.endsWith('/coverage')) return judgeCoverage(setup, question, answer);
    const verdict = judgeNextState(question, answer);
    if (!question.arrives) return verdict;
    const completion = answer.samples[0];
    const given = completion && argumentsOf(readCompletion(question, completion).steps[0]?.state);
    const valid = await arrives(setup, question, given);
    return valid === undefined
      ? verdict
      : { ...verdict, scores: { ...verdict.scores, valid: Number(valid) } };
  },
};

/** Actions that skip states, which a debugger can take in smaller moves. */
const JUMPS: ReadonlySet<AskedAction> = new Set([
  'step_over',
  'step_return',
  'breakpoint',
  'continue',
] as const);

/**
 * Questions of one level and action, one a program and round, until there are enough. With `jumps` the same questions
 * are asked of a debugger.
 */
export async function draw(
  setup: EvaluationSetup,
  level: Level,
  action: AskedAction,
  most: number,
  jumps?: AskedJumps,
): Promise<Question[]> {
  const wanted = Math.min(most, setup.limit);
  const group = `${level}/${action}`;
  const programs = new Random(`${setup.seed}/${group}`).shuffled(ofLevel(setup, level));
  const questions: Question[] = [];
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS && questions.length < wanted; round++) {
    const before = questions.length;
    for (const program of programs) {
      if (questions.length >= wanted) break;
      const tree = await setup.runs.tree(program);
      if (!tree) continue;
      const random = new Random(`${setup.seed}/${group}/${program.id}/${round}`);
      const draft = isInverse(action)
        ? inverseDraft(tree, program, action, random)
        : forwardDraft(tree, program, action, random);
      const question =
        draft &&
        setup.questionMaker.make({
          task: 'next-state',
          group: jumps ? `${group}, ${debuggerName(jumps)}` : group,
          name: `${round}`,
          program,
          fits: true,
          ...draft,
          ...(jumps ? { jumps } : {}),
        });
      const text = question?.prompt.ids.join(' ');
      if (!question || seen.has(text!)) continue;
      seen.add(text!);
      questions.push(question);
    }
    // The programs have no further questions.
    if (round > 4 && questions.length === before) break;
  }
  return questions;
}

type Drawn = Pick<Draft, 'trajectory' | 'expected' | 'arrives'>;

function forwardDraft(tree: StateTree, _: Program, action: AskedForward, random: Random): Drawn | undefined {
  const drawn = drawForward(tree, action, random);
  if (!drawn) return undefined;
  const next = tree.follow(drawn.nodes.at(-1)!, drawn.actions.at(-1)!);
  return {
    trajectory: forwardTrajectory(tree, drawn.nodes, drawn.actions),
    expected: [forwardStep(tree, next)],
  };
}

function inverseDraft(
  tree: StateTree,
  program: Program,
  action: InverseActionName,
  random: Random,
): Drawn | undefined {
  const drawn = drawInverse(tree, program.function, action, random);
  if (!drawn) return undefined;
  const at = drawn.nodes.at(-1)!;
  const next = drawn.tree.follow(at, { action });
  return {
    trajectory: inverseTrajectory(drawn.tree, program.code, drawn.nodes, drawn.actions),
    expected: [inverseStep(drawn.tree, next)],
    ...(action === 'inv_step_call' ? { arrives: arrivalOf(drawn.tree, at) } : {}),
  };
}

/** The first of the level's `inv_step_call` questions again, with many samples each. */
function coverage(setup: EvaluationSetup, questions: readonly Question[], level: Level): Question[] {
  const asked = questions.filter(question => question.group === `${level}/inv_step_call`);
  const again: Question[] = [];
  for (const question of asked.slice(0, Math.min(COVERAGE_QUESTIONS, setup.limit))) {
    const { program, trajectory, expected, arrives } = question;
    const made = setup.questionMaker.make({
      task: 'next-state',
      group: `${level}/inv_step_call/coverage`,
      name: question.prompt.id.split('@')[0]!.split('/').at(-1)!,
      program,
      trajectory,
      expected,
      sampling: sampled(COVERAGE_SAMPLES),
      ...(arrives ? { arrives } : {}),
    });
    if (made) again.push(made);
  }
  return again;
}

async function judgeCoverage(setup: EvaluationSetup, question: Question, answer: Answer): Promise<Verdict> {
  const candidates = new Map<string, Arguments | undefined>();
  for (const completion of answer.samples) {
    const given = argumentsOf(readCompletion(question, completion).steps[0]?.state);
    candidates.set(JSON.stringify(given ?? null), given);
  }
  const judged = await Promise.all([...candidates.values()].map(given => arrives(setup, question, given)));
  const shown = shownTexts(question, answer.samples[0]);
  if (judged.every(valid => valid === undefined)) {
    return { scores: {}, reason: 'running cannot tell whether arguments are right here', ...shown };
  }
  const distinct = judged.filter(valid => valid === true).length;
  return { scores: { found: distinct > 0 ? 1 : 0, distinct }, ...shown };
}

/**
 * Whether the function, run on predicted arguments, ends as the walk showed. Undefined if running cannot decide: even
 * the real arguments fail, because a repr does not describe its object or the function cannot be called by name.
 */
export async function arrives(
  setup: EvaluationSetup,
  question: Question,
  given: Arguments | undefined,
): Promise<boolean | undefined> {
  const reference = argumentsOf(question.expected[0]?.state);
  if (!question.arrives || !reference) return undefined;
  if (!(await ends(setup, question, reference))) return undefined;
  return given !== undefined && (await ends(setup, question, given));
}

async function ends(setup: EvaluationSetup, question: Question, given: Arguments): Promise<boolean> {
  const { verdict } = await setup.checker.check({
    op: 'call',
    source: question.program.source,
    function: question.arrives!.function,
    arguments: given,
    expect: question.arrives!.expect,
  });
  return verdict === 'right';
}

function isInverse(action: AskedAction): action is InverseActionName {
  return action.startsWith('inv_');
}

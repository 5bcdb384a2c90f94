/** CruxEval input: which arguments give this output? Judged by running `f` on them. */

import { contextOf, type Step, type Trajectory } from '../../language/trajectory.ts';
import { InverseTree } from '../../tree/inverse.ts';
import type { Action } from '../../tree/state.ts';
import type { StateTree } from '../../tree/tree.ts';
import { callText } from '../call-text.ts';
import { type Program, withMain } from '../program.ts';
import { type Answer, type Judged, type Question, sampled, type Verdict } from '../question.ts';
import { inverseStep, inverseTrajectory } from '../question-maker.ts';
import { confidenceOf, readCompletion } from '../question-tokens.ts';
import { passAtK } from '../statistics.ts';
import type { Parameter } from '../value-checker.ts';
import { callOf, isOutput, judgedFrom, mostFrequent, STEP_INTO, STEP_RETURN } from './cruxeval-calls.ts';
import { type Answers, cruxeval, type EvaluationSetup, type Task } from './task.ts';
import { argumentsOf, expectedStates, shownTexts } from './verdicts.ts';

const INV_STEP_CALL: Action = { action: 'inv_step_call' };
type Arguments = Readonly<Record<string, string>>;

export const cruxevalInput: Task = {
  name: 'cruxeval-input',

  async questions(setup) {
    const questions: (Question | undefined)[] = [];
    for (const program of cruxeval(setup)) {
      const tree = await setup.runs.tree(program);
      const found = tree && callOf(tree, program.function);
      if (!found) continue;
      const inverse = new InverseTree(tree, found.last);
      const draft = {
        task: 'cruxeval-input',
        program,
        trajectory: inverseTrajectory(inverse, program.code, [inverse.start], [INV_STEP_CALL]),
        expected: [inverseStep(inverse, inverse.stepCall(inverse.start))],
      } as const;
      questions.push(
        setup.questionMaker.make({ ...draft, group: 'inv_step_call' }),
        setup.questionMaker.make({ ...draft, group: 'samples', sampling: sampled(setup.samples) }),
      );
    }
    return questions.filter(question => question !== undefined);
  },

  /** Asks every distinct sample again, forward: what does `f` return for it, by the model's own account? */
  async followUps(setup, questions, answers) {
    const asked: (Question | undefined)[] = [];
    for (const question of questions) {
      const answer = question.group === 'samples' ? answers.get(question.prompt.id) : undefined;
      if (!answer) continue;
      const tree = (await setup.runs.tree(question.program))!;
      const parameters = await setup.checker.parameters(question.program.code, question.program.function);
      let number = 0;
      for (const [candidate, given] of candidatesOf(question, answer).distinct) {
        const forward = forwardOf(question, tree, given, parameters ?? []);
        if (!forward) continue;
        const follows = { id: question.prompt.id, candidate };
        asked.push(
          setup.questionMaker.make({
            task: 'cruxeval-input',
            group: 'forward',
            name: `${number++}`,
            ...forward,
            follows,
          }),
        );
      }
    }
    return asked.filter(question => question !== undefined);
  },

  async judge(setup, question, answer) {
    if (question.group === 'samples') return judgeSamples(setup, question, answer);
    if (question.group === 'forward') return judgeForward(setup, question, answer);
    const completion = answer.samples[0];
    const shown = shownTexts(question, completion);
    if (!completion) return { scores: { pass: 0, exact: 0 }, reason: 'no answer', ...shown };
    const { steps, problem } = readCompletion(question, completion);
    const given = argumentsOf(steps[0]?.state);
    const confidence = confidenceOf(completion);
    const stated = confidence === undefined ? {} : { confidence };
    if (problem !== undefined || !given) {
      return { scores: { pass: 0, exact: 0 }, reason: problem ?? 'no arguments', ...stated, ...shown };
    }
    const judgement = await runs(setup, question.program, given);
    return {
      scores: {
        pass: Number(judgement.verdict === 'right'),
        exact: Number(await isReference(setup, question, given)),
      },
      ...(judgement.reason === undefined ? {} : { reason: judgement.reason }),
      ...stated,
      ...shown,
    };
  },

  async conclude(setup, questions, answers) {
    const judged: Judged[] = [];
    for (const question of questions) {
      const answer = question.group === 'samples' ? answers.get(question.prompt.id) : undefined;
      if (answer) judged.push(await pick(setup, question, answer, questions, answers));
    }
    return judged;
  },
};

function runs(setup: EvaluationSetup, program: Program, given: Arguments) {
  return setup.checker.check({
    op: 'call',
    source: program.code,
    function: program.function,
    arguments: given,
    expect: { event: 'return', value: program.output! },
  });
}

/** Whether it is the item's own input, compared by value. */
async function isReference(setup: EvaluationSetup, question: Question, given: Arguments): Promise<boolean> {
  const reference = argumentsOf(expectedStates(question)[0])!;
  const names = Object.keys(reference);
  if (names.length !== Object.keys(given).length) return false;
  for (const name of names) {
    const right = given[name];
    if (right === undefined) return false;
    const { verdict } = await setup.checker.check({ op: 'same', left: reference[name]!, right });
    if (verdict !== 'right') return false;
  }
  return true;
}

/** The samples as arguments: all of them in order, and the distinct ones. */
function candidatesOf(
  question: Question,
  answer: Answer,
): { all: (string | undefined)[]; distinct: Map<string, Arguments> } {
  const distinct = new Map<string, Arguments>();
  const all = answer.samples.map(completion => {
    const { steps, problem } = readCompletion(question, completion);
    const given = problem === undefined ? argumentsOf(steps[0]?.state) : undefined;
    if (!given) return undefined;
    const key = JSON.stringify(given);
    distinct.set(key, given);
    return key;
  });
  return { all, distinct };
}

async function validOnes(
  setup: EvaluationSetup,
  program: Program,
  distinct: ReadonlyMap<string, Arguments>,
): Promise<Set<string>> {
  const valid = new Set<string>();
  await Promise.all(
    [...distinct].map(async ([key, given]) => {
      if ((await runs(setup, program, given)).verdict === 'right') valid.add(key);
    }),
  );
  return valid;
}

async function judgeSamples(setup: EvaluationSetup, question: Question, answer: Answer): Promise<Verdict> {
  const { all, distinct } = candidatesOf(question, answer);
  const valid = await validOnes(setup, question.program, distinct);
  const right = all.filter(key => key !== undefined && valid.has(key)).length;
  const scores: Record<string, number> = {};
  for (const k of [1, 5, 10]) if (all.length >= k) scores[`pass@${k}`] = passAtK(all.length, right, k);
  // Running the samples for real finds a right one if there is any.
  return {
    scores: { ...scores, by_execution: Number(valid.size > 0), distinct: valid.size },
    ...shownTexts(question, answer.samples[0]),
  };
}

/**
 * The candidate for which the model's own forward run gives the output; among several, or without any, the most
 * frequent one.
 */
async function pick(
  setup: EvaluationSetup,
  question: Question,
  answer: Answer,
  questions: readonly Question[],
  answers: Answers,
): Promise<Judged> {
  const { all, distinct } = candidatesOf(question, answer);
  const agreed = new Set<string>();
  for (const other of questions) {
    if (other.follows?.id !== question.prompt.id) continue;
    const forward = answers.get(other.prompt.id)?.samples[0];
    const state = forward && readCompletion(other, forward).steps[0]?.state;
    if (state?.event !== 'return') continue;
    if (await isOutput(setup, question.program, state.value)) agreed.add(other.follows.candidate);
  }
  const named = all.filter(key => key !== undefined);
  const chosen = mostFrequent(named.filter(key => agreed.has(key)))?.item ?? mostFrequent(named)?.item;
  const given = chosen === undefined ? undefined : distinct.get(chosen);
  const pass = given !== undefined && (await runs(setup, question.program, given)).verdict === 'right';
  const verdict = {
    scores: { by_model: Number(pass) },
    expected: shownTexts(question, undefined).expected,
    answer: chosen ?? '',
  };
  return judgedFrom(question, 'picked', verdict, '');
}

/** Whether the model's forward run of its own candidate was right. */
async function judgeForward(setup: EvaluationSetup, question: Question, answer: Answer): Promise<Verdict> {
  const completion = answer.samples[0];
  const state = completion && readCompletion(question, completion).steps[0]?.state;
  const shown = { expected: '', answer: shownTexts(question, completion).answer };
  if (state?.event !== 'return') return { scores: { pass: 0 }, reason: 'no return', ...shown };
  const { verdict, got } = await setup.checker.check({
    op: 'call',
    source: question.program.code,
    function: question.program.function,
    arguments: JSON.parse(question.follows!.candidate) as Arguments,
    expect: { event: 'return', value: state.value },
  });
  return { scores: { pass: Number(verdict === 'right') }, ...shown, expected: got ?? '' };
}

/** The forward question about a candidate, as in `cruxeval-output`, from predicted arguments. Nothing is run. */
function forwardOf(
  question: Question,
  tree: StateTree,
  given: Arguments,
  parameters: readonly Parameter[],
): { program: Program; trajectory: Trajectory; expected: Step[] } | undefined {
  const call = callText(question.program.function, given, parameters);
  const found = callOf(tree, question.program.function);
  if (call === undefined || !found) return undefined;
  const state = tree.state(found.call);
  if (state.event !== 'call') return undefined;
  const source = withMain(question.program.code, call);
  const context = contextOf(source);
  const [main, line] = context.lines.slice(-2);
  const place = { function: 'main', depth: 1 };
  const steps: Step[] = [
    { state: { event: 'call', ...main!, ...place, locals: new Map() }, activation: 0, action: STEP_INTO },
    { state: { event: 'line', ...line!, ...place, locals: new Map() }, activation: 0, action: STEP_INTO },
    {
      state: { ...state, depth: 2, locals: new Map(Object.entries(given)) },
      activation: 1,
      action: STEP_RETURN,
    },
  ];
  const program: Program = { ...question.program, id: `${question.program.id}`, source };
  return { program, trajectory: { direction: 'forward', context, steps, ended: false }, expected: [] };
}

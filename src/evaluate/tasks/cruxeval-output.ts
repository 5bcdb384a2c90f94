/** CruxEval output: what does `f` return? In one jump, from the line that returns, and step by step. */

import { variablesOf } from '../../tree/fields.ts';
import type { State } from '../../tree/state.ts';
import type { StateTree } from '../../tree/tree.ts';
import type { Program } from '../program.ts';
import { type Answer, type Completion, type Question, sampled, type Verdict } from '../question.ts';
import { forwardStep, forwardTrajectory } from '../question-maker.ts';
import { confidenceOf, readCompletion } from '../question-tokens.ts';
import { matchStates } from '../state-match.ts';
import {
  askEach,
  callOf,
  givesOutput,
  isOutput,
  mostFrequent,
  STEP_INTO,
  STEP_RETURN,
  stepsTo,
} from './cruxeval-calls.ts';
import type { EvaluationSetup, Task } from './task.ts';
import { expectedStates, shownTexts } from './verdicts.ts';

export const cruxevalOutput: Task = {
  name: 'cruxeval-output',

  async questions(setup) {
    return askEach(setup, ask);
  },

  async judge(setup, question, answer) {
    const completion = answer.samples[0];
    if (!completion) return { scores: { pass: 0 }, reason: 'no answer', ...shownTexts(question, undefined) };
    switch (question.group) {
      case 'step_return':
        return judgeReturn(setup, question, completion);
      case 'breakpoint':
        return judgeBreakpoint(setup, question, completion);
      case 'step_into':
        return judgeSteps(setup, question, completion);
      default:
        return judgeVote(setup, question, answer);
    }
  },
};

function ask(setup: EvaluationSetup, program: Program, tree: StateTree): (Question | undefined)[] {
  const found = callOf(tree, program.function);
  if (!found) return [];
  const { call, last } = found;
  const { nodes, actions } = stepsTo(call);
  const base = { task: 'cruxeval-output', program } as const;
  const step = (node: number) => forwardStep(tree, node);
  const line = returnLine(tree, last);
  const stop = tree.breakpoint(call, [line]);
  const walk = forwardTrajectory(tree, nodes, [...actions, STEP_INTO]);
  const rest = Array.from({ length: tree.exit - call }, (_, i) => step(call + 1 + i));
  const allTheWay = { action: STEP_INTO, times: MOST_STEPS };
  return [
    setup.questionMaker.make({
      ...base,
      group: 'step_return',
      trajectory: forwardTrajectory(tree, nodes, [...actions, STEP_RETURN]),
      expected: [step(last)],
    }),
    setup.questionMaker.make({
      ...base,
      group: 'breakpoint',
      trajectory: forwardTrajectory(tree, nodes, [...actions, { action: 'breakpoint', lines: [line] }]),
      expected: [step(stop), ...(stop < tree.exit ? [step(tree.stepReturn(stop))] : [])],
      rule: { action: STEP_RETURN, times: 1 },
    }),
    setup.questionMaker.make({
      ...base,
      group: 'step_into',
      trajectory: walk,
      expected: rest,
      rule: allTheWay,
    }),
    setup.questionMaker.make({
      ...base,
      group: 'vote',
      trajectory: walk,
      expected: rest,
      rule: allTheWay,
      sampling: sampled(setup.samples),
    }),
  ];
}

/** States of a run, at most. The context stops an endless model long before. */
const MOST_STEPS = 10_000;

/** The line that returns: the last one about to run before the end, which may be reported on another line. */
function returnLine(tree: StateTree, last: number): number {
  const before = tree.previous(last);
  return tree.line(before !== undefined && tree.state(before).event === 'line' ? before : last);
}

async function judgeReturn(
  setup: EvaluationSetup,
  question: Question,
  completion: Completion,
): Promise<Verdict> {
  const { steps, problem } = readCompletion(question, completion);
  const state = steps[0]?.state;
  const match = matchStates(expectedStates(question)[0]!, state);
  const pass = problem === undefined && (await givesOutput(setup, question.program, state));
  return {
    scores: { pass: Number(pass), exact: Number(match.state && problem === undefined) },
    ...remarks(completion, problem),
    ...shownTexts(question, completion),
  };
}

/** All three readings: the locals; the return expression over them; a predicted return from there. */
async function judgeBreakpoint(
  setup: EvaluationSetup,
  question: Question,
  completion: Completion,
): Promise<Verdict> {
  const { program } = question;
  const { steps, problem } = readCompletion(question, completion);
  const [stop, end] = steps.map(step => step.state);
  const match = matchStates(expectedStates(question)[0]!, stop);
  const returned = await givesOutput(setup, program, end);
  const expression = await leaves(setup, program, stop);
  return {
    scores: {
      locals: Number(match.state),
      expression: Number(expression),
      then_return: Number(returned),
    },
    ...remarks(completion, problem),
    ...shownTexts(question, completion),
  };
}

async function leaves(setup: EvaluationSetup, program: Program, stop: State | undefined): Promise<boolean> {
  if (stop?.event !== 'line') return false;
  const { verdict } = await setup.checker.check({
    op: 'leave',
    source: program.source,
    line: stop.line,
    locals: Object.fromEntries(variablesOf(stop.locals)),
    expect: { value: program.output! },
  });
  return verdict === 'right';
}

async function judgeSteps(
  setup: EvaluationSetup,
  question: Question,
  completion: Completion,
): Promise<Verdict> {
  const { steps, problem } = readCompletion(question, completion);
  const expected = expectedStates(question);
  const value = finalValue(question, completion);
  const pass = value !== undefined && (await isOutput(setup, question.program, value));
  const right = steps.findIndex((step, i) => !expected[i] || !matchStates(expected[i], step.state).state);
  const kept = right < 0 ? Math.min(steps.length, expected.length) : right;
  return {
    scores: {
      pass: Number(pass),
      exact: Number(kept === expected.length && steps.length === expected.length && problem === undefined),
      right_until: kept / expected.length,
    },
    ...remarks(completion, problem ?? (value === undefined ? 'main does not return' : undefined)),
    ...shownTexts(question, completion),
  };
}

async function judgeVote(setup: EvaluationSetup, question: Question, answer: Answer): Promise<Verdict> {
  const values = answer.samples.map(completion => finalValue(question, completion));
  const best = mostFrequent(values.filter(value => value !== undefined));
  const passes = await Promise.all(
    values.map(async value => value !== undefined && (await isOutput(setup, question.program, value))),
  );
  const right = passes.filter(Boolean).length;
  const pass = best !== undefined && (await isOutput(setup, question.program, best.item));
  return {
    scores: { pass: Number(pass), one_sample: right / answer.samples.length },
    ...(best ? { confidence: best.count / answer.samples.length } : { reason: 'no sample comes to an end' }),
    ...shownTexts(question, answer.samples[values.indexOf(best?.item)]),
  };
}

/** What `main` returns in a run that was predicted step by step. */
function finalValue(question: Question, completion: Completion): string | undefined {
  const first = question.trajectory.steps[0]!.state;
  const main = 'function' in first ? first.function : 'main';
  const { steps } = readCompletion(question, completion);
  for (const { state } of steps) {
    if (state.event === 'return' && state.function === main && state.depth === 1) return state.value;
  }
  return undefined;
}

function remarks(
  completion: Completion,
  problem: string | undefined,
): { confidence?: number; reason?: string } {
  const confidence = confidenceOf(completion);
  return {
    ...(confidence === undefined ? {} : { confidence }),
    ...(problem === undefined ? {} : { reason: problem }),
  };
}

/**
 * CruxEval output by jumps: `step_return` from the call of `f` in one go, and state by state. The two answers decide
 * what adaptive jumps do at any setting, and what they cost in tokens. Dropped answers count.
 */

import { BRIEF, costOfFew, costOfMoves, DEFAULT_JUMPS } from '../../debugger/engines/neural/jump.ts';
import { JumpPlaces } from '../../debugger/engines/neural/jump-estimates.ts';
import { calibrate, calibrationPoints, statePoints } from '../../model/calibration.ts';
import { ContextCode } from '../../python/functions.ts';
import type { StateTree } from '../../tree/tree.ts';
import type { Program } from '../program.ts';
import type { AskedJumps, Completion, Judged, Question, Verdict } from '../question.ts';
import { forwardStep, forwardTrajectory } from '../question-maker.ts';
import { confidenceOf } from '../question-tokens.ts';
import {
  askEach,
  callOf,
  givesOutput,
  judgedFrom,
  STEP_INTO,
  STEP_RETURN,
  stepsTo,
} from './cruxeval-calls.ts';
import { costOf, type JumpMove } from './jump-cost.ts';
import { type Answers, adaptiveJumps, debuggerName, type EvaluationSetup, type Task } from './task.ts';
import { shownTexts } from './verdicts.ts';

const TASK = 'cruxeval-adaptive' as const;
/** States of a run, at most. The context stops an endless model long before. */
const MOST_STEPS = 10_000;

export const cruxevalAdaptive: Task = {
  name: TASK,

  async questions(setup) {
    return askEach(setup, ask);
  },

  async judge(setup, question, answer) {
    return judge(setup, question, answer.samples[0]);
  },

  async conclude(setup, questions, answers) {
    const judged: Judged[] = [];
    for (const direct of questions.filter(({ group }) => group === 'direct')) {
      const steps = questions.find(each => each.group === 'steps' && each.program === direct.program);
      for (const [name, jumps] of steps ? adaptiveJumps(setup) : []) {
        const { question, tokens, moves } = choose(setup, direct, steps!, answers, jumps);
        const completion = answers.get(question.prompt.id)?.samples[0];
        const verdict = await judge(setup, question, completion);
        const { pass } = verdict.scores;
        judged.push({
          ...judgedFrom(question, `adaptive${name}`, verdict, `by ${question.group}`),
          scores: { pass: pass ?? 0, tokens, moves },
        });
      }
    }
    return judged;
  },
};

function ask(setup: EvaluationSetup, program: Program, tree: StateTree): (Question | undefined)[] {
  const found = callOf(tree, program.function);
  if (!found) return [];
  const { call, last } = found;
  const { nodes, actions } = stepsTo(call);
  const jump = {
    task: TASK,
    program,
    trajectory: forwardTrajectory(tree, nodes, [...actions, STEP_RETURN]),
    expected: [forwardStep(tree, last)],
  } as const;
  return [
    setup.questionMaker.make({ ...jump, group: 'direct' }),
    setup.questionMaker.make({
      ...jump,
      group: 'steps',
      trajectory: forwardTrajectory(tree, nodes, [...actions, STEP_INTO]),
      expected: Array.from({ length: tree.exit - call }, (_, i) => forwardStep(tree, call + 1 + i)),
      rule: { action: STEP_INTO, times: MOST_STEPS },
    }),
    ...(setup.throughDebugger
      ? adaptiveJumps(setup).map(([name, jumps]) =>
          setup.questionMaker.make({ ...jump, group: `${debuggerName(jumps)}${name}`, jumps }),
        )
      : []),
  ];
}

async function judge(
  setup: EvaluationSetup,
  question: Question,
  completion: Completion | undefined,
): Promise<Verdict> {
  if (!completion) return { scores: { pass: 0 }, reason: 'no answer', ...shownTexts(question, undefined) };
  const { end, tokens, all, moves, problem } = costOf(question, completion);
  const pass = problem === undefined && (await givesOutput(setup, question.program, end));
  const confidence = confidenceOf(completion);
  return {
    scores: {
      pass: Number(pass),
      tokens,
      moves: completion.taken?.length ?? moves.length,
      ...(question.group === 'steps' ? { to_exit: all } : {}),
    },
    ...(confidence === undefined ? {} : { confidence }),
    ...(problem === undefined ? {} : { reason: problem }),
    ...shownTexts(question, completion),
  };
}

interface Chosen {
  readonly question: Question;
  readonly tokens: number;
  readonly moves: number;
}

/**
 * Derives what the debugger does (jump.ts) from the two answers. The jump from the beginning stands in for a jump from
 * a state on the way: it knows less and has more to write.
 */
function choose(
  { calibration }: EvaluationSetup,
  direct: Question,
  steps: Question,
  answers: Answers,
  jumps: AskedJumps,
): Chosen {
  const jump = answers.get(direct.prompt.id)?.samples[0];
  const walk = answers.get(steps.prompt.id)?.samples[0];
  if (!jump || !walk) return { question: direct, tokens: 0, moves: 0 };
  const read = ({ working }: Question, action: string, move: JumpMove | undefined) => {
    const points = calibrationPoints(calibration, working !== undefined);
    return calibrate(statePoints(points, action, move?.state.event), move?.stated ?? 1);
  };
  const way = costOf(steps, walk);
  const near = nearPart(steps, way.moves);
  const before = sumOf(way.moves.slice(0, near));
  if (near === way.moves.length && way.end) return { question: steps, tokens: before, moves: near };
  const cost = costOf(direct, jump);
  // Without probabilities no answer can be dropped.
  const sure = read(direct, 'step_return', cost.moves[0]);
  if (sure >= jumps.threshold) return { question: direct, tokens: before + cost.tokens, moves: near + 1 };
  const spent = Math.min(cost.tokens, BRIEF);
  let walked = 0;
  for (const [i, move] of way.moves.slice(near).entries()) {
    if (walked >= costOfMoves(jumps, spent)) break;
    walked += move.tokens;
    if (near + i === way.moves.length - 1 && way.end)
      return { question: steps, tokens: before + spent + walked, moves: way.moves.length };
  }
  return { question: direct, tokens: before + spent + walked, moves: near + 1 };
}

/** The number of single steps before a jump, or before the end. */
function nearPart(steps: Question, moves: readonly JumpMove[]): number {
  const places = new JumpPlaces(new ContextCode(steps.trajectory.context));
  const begin = steps.trajectory.steps.at(-1)!.state;
  const seen = new Set<number>();
  let tokens = 0;
  for (const [i, { state }] of [{ state: begin }, ...moves].entries()) {
    if (i === moves.length) return i;
    const level = 'depth' in state && 'depth' in begin && state.depth === begin.depth;
    if (level && (state.event === 'line' || state.event === 'call')) {
      const far = !seen.has(state.line) && places.isFar(STEP_RETURN, state, DEFAULT_JUMPS.few);
      if (far || tokens >= costOfFew(DEFAULT_JUMPS)) return i;
      seen.add(state.line);
    }
    tokens += moves[i]!.tokens;
  }
  return moves.length;
}

function sumOf(moves: readonly JumpMove[]): number {
  return moves.reduce((total, { tokens }) => total + tokens, 0);
}

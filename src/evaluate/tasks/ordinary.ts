/** Ordinary programs, entered as a user enters them: single actions along the true run, and free running. */
import { literalRepr } from '../../python/literals.ts';
import { Random } from '../../shared/random.ts';
import { EventKind } from '../../trace/recording.ts';
import type { StateTree } from '../../tree/tree.ts';
import { firstWrong } from '../first-wrong.ts';
import type { Program } from '../program.ts';
import type { Answer, Judged, Question, Verdict } from '../question.ts';
import { type Draft, forwardStep, forwardTrajectory } from '../question-maker.ts';
import { confidenceOf, readCompletion } from '../question-tokens.ts';
import { eventOf, matchStates } from '../state-match.ts';
import { type AskedAction, askedAction } from './question-places.ts';
import { withStated } from './stated-confidence.ts';
import { adaptiveJumps, debuggerName, type EvaluationSetup, ofLevel, type Task } from './task.ts';
import { expectedStates, judgeNextState, shownTexts } from './verdicts.ts';

/** The number of states of a run at which `step_into` is asked. */
const FIRST_STATES = 80;
/** A free run counts as right if it is right to its end, or for this many states. */
const FREE_STATES = 60;
/** Questions of each kind of jump, for one program. */
const OVERS = 6;
const RETURNS = 4;
const BREAKPOINTS = 3;

const INTO: AskedAction = { action: 'step_into' };
const OVER: AskedAction = { action: 'step_over' };
const RUN = 'ordinary/run';
export const EXIT = 'ordinary/exit';

type Asking = Pick<Draft, 'group' | 'name' | 'trajectory' | 'expected' | 'also'>;

export const ordinary: Task = {
  name: 'ordinary',

  async questions(setup) {
    const questions: (Question | undefined)[] = [];
    for (const program of ofLevel(setup, 'ordinary').slice(0, setup.limit)) {
      const tree = await setup.runs.tree(program);
      if (!tree) continue;
      questions.push(...askAlong(setup, program, tree));
      if (setup.throughDebugger) questions.push(...askDebugger(setup, program, tree));
    }
    return questions.filter(question => question !== undefined);
  },

  async judge(setup, question, answer) {
    return question.rule ? judgeRun(question, answer) : judgeOne(setup, question, answer);
  },

  async conclude(_, questions, answers) {
    const runs = questions.filter(({ rule }) => rule);
    if (runs.length === 0) return [];
    const shares = runs.map(question => {
      const answer = answers.get(question.prompt.id) ?? { id: question.prompt.id, samples: [] };
      return judgeRun(question, answer).scores.right_until!;
    });
    return [medianOf(runs[0]!, shares)];
  },
};

/** Single actions along the true run, asked of the model. */
export function askAlong(setup: EvaluationSetup, program: Program, tree: StateTree): Question[] {
  const asked = [...intos(tree), ...jumpsFrom(tree, randomOf(setup, program))];
  return asked
    .map(asking => setup.questionMaker.make({ ...baseOf(program), ...asking, fits: true }))
    .filter(question => question !== undefined);
}

/** The jumps among them, and the whole run, asked of a debugger over the model. */
function askDebugger(setup: EvaluationSetup, program: Program, tree: StateTree): (Question | undefined)[] {
  const { questionMaker } = setup;
  const jumps = adaptiveJumps(setup)[0]![1];
  const name = debuggerName(jumps);
  return [
    ...jumpsFrom(tree, randomOf(setup, program)).map(({ also = [], group, ...asking }) =>
      questionMaker.make({
        ...baseOf(program),
        ...asking,
        group: `${group}, ${name}`,
        also: also.map(each => `${each}, ${name}`),
        jumps,
      }),
    ),
    questionMaker.make({ ...baseOf(program), ...freeRun(tree), jumps: { ...jumps, jumps: 'direct' } }),
  ];
}

const baseOf = (program: Program) => ({ task: 'ordinary', program, shortened: true }) as const;

/** The random numbers that choose the places: the same ones every time. */
const randomOf = ({ seed }: EvaluationSetup, { id }: Program) => new Random(`${seed}/ordinary/${id}`);

/** `step_into` at each of the first states, the walk behind it shown. */
function intos(tree: StateTree): Asking[] {
  const most = Math.min(FIRST_STATES, tree.exit);
  return Array.from({ length: most }, (_, node) => ({
    ...cut(tree, range(node), INTO),
    group: 'ordinary/step_into',
    name: `${node}`,
    also: constructsAt(tree, node).map(construct => `ordinary/step_into, ${construct}`),
  }));
}

/** Actions that skip states: over outermost lines, out of calls, to breakpoints, and to the program's end. */
function jumpsFrom(tree: StateTree, random: Random): Asking[] {
  const outermost: number[] = [];
  for (let node = 0; node < tree.exit; node = tree.stepOver(node)) outermost.push(node);
  const calls = range(Math.min(FIRST_STATES, tree.exit) - 1).filter(
    node => tree.kind(node) === EventKind.call && tree.activation(node) > 0,
  );
  const asked: Asking[] = [];
  for (const i of some(outermost.length, OVERS, random)) {
    const walk = outermost.slice(0, i + 1);
    asked.push({ ...cut(tree, walk, OVER, OVER), group: 'ordinary/step_over', name: `${i}` });
  }
  for (const i of some(calls.length, RETURNS, random)) {
    const node = calls[i]!;
    const walk = cut(tree, range(node), { action: 'step_return' });
    asked.push({ ...walk, group: 'ordinary/step_return', name: `${node}` });
  }
  const lines = new Set<string>();
  for (let i = 0; i < BREAKPOINTS; i++) {
    const action = askedAction(tree, 0, 'breakpoint', random);
    const name = JSON.stringify(action);
    if (!action || lines.has(name)) continue;
    lines.add(name);
    asked.push({ ...cut(tree, [0], action), group: 'ordinary/breakpoint', name: `${i}` });
  }
  const end = cut(tree, [0], { action: 'continue' });
  const kind = eventOf(end.expected[0]!.state);
  asked.push({ ...end, group: EXIT, also: [`${EXIT}, ${kind}`] });
  return asked;
}

/** One `step_into` after the other, from the start. */
function freeRun(tree: StateTree): Asking & Pick<Draft, 'rule'> {
  const last = Math.min(FREE_STATES, tree.exit);
  return {
    group: RUN,
    trajectory: forwardTrajectory(tree, [0], [INTO]),
    expected: range(last - 1).map(node => forwardStep(tree, node + 1)),
    rule: { action: INTO, times: last - 1 },
  };
}

/** A walk over these nodes, and the action to ask about; the nodes that follow are expected. */
function cut(
  tree: StateTree,
  nodes: readonly number[],
  asked: AskedAction,
  before: AskedAction = INTO,
): Pick<Asking, 'trajectory' | 'expected'> {
  const actions = nodes.map((_, i) => (i === nodes.length - 1 ? asked : before));
  return {
    trajectory: forwardTrajectory(tree, nodes, actions),
    expected: [forwardStep(tree, tree.follow(nodes.at(-1)!, asked))],
  };
}

/** 0 to `last`. */
function range(last: number): number[] {
  return Array.from({ length: Math.max(0, last + 1) }, (_, i) => i);
}

/** Distinct places among `count`, in order. */
function some(count: number, most: number, random: Random): number[] {
  const left = range(count - 1);
  while (left.length > most) left.splice(random.below(left.length), 1);
  return left;
}

const LITERAL = /^\s*[\p{L}_][\p{L}\p{N}_.]*(?:\s*:[^=]+)?\s*=(?!=)\s*(.+?)\s*(?:#[^'"]*)?$/u;

/** The kinds of state that a question starts from; several may apply. */
function constructsAt(tree: StateTree, node: number): string[] {
  const state = tree.state(node);
  const next = tree.state(node + 1);
  if (!('line' in state)) return [];
  const source = tree.source(state.line);
  const [, assigned] = LITERAL.exec(source) ?? [];
  const held: [string, boolean][] = [
    ['in main or the module', tree.activation(node) === 0],
    ['at module level', state.function === '<module>'],
    ['in other functions', tree.activation(node) > 0],
    ['program with classes', /^\s*class /m.test(tree.recording.files[0]!.source)],
    [
      'a literal assigned',
      state.event === 'line' && assigned !== undefined && literalRepr(assigned) !== undefined,
    ],
    ['exceptions', state.event === 'exception' || next.event === 'exception'],
    ['printing', state.event === 'line' && /\bprint\(/.test(source)],
  ];
  return held.filter(([, holds]) => holds).map(([name]) => name);
}

/** Judges the next state, with the confidence that a debugger would state. */
function judgeOne(setup: EvaluationSetup, question: Question, answer: Answer): Verdict {
  const { confidence: raw, ...verdict } = judgeNextState(question, answer);
  const completion = answer.samples[0];
  if (!completion) return verdict;
  if (question.jumps) return { ...verdict, ...(raw === undefined ? {} : { confidence: raw }) };
  return withStated(verdict, question, completion, setup.calibration);
}

/** Judges how far a free run is right. */
function judgeRun(question: Question, answer: Answer): Verdict {
  const completion = answer.samples[0];
  if (!completion)
    return {
      scores: { exact: 0, shown: 0, right_until: 0 },
      reason: 'no answer',
      ...shownTexts(question, undefined),
    };
  const expected = expectedStates(question);
  const { steps, problem } = readCompletion(question, completion);
  const matches = expected.map((state, i) => matchStates(state, steps[i]?.state));
  const wrong = matches.findIndex(match => !match.state);
  const confidence = confidenceOf(completion);
  return {
    scores: {
      exact: Number(wrong < 0),
      shown: Number(matches.every(match => match.shown)),
      right_until: (wrong < 0 ? expected.length : wrong) / expected.length,
    },
    ...(confidence === undefined ? {} : { confidence }),
    ...(wrong < 0
      ? {}
      : {
          reason: problem ?? `state ${wrong + 1} of ${expected.length} is the first wrong one`,
          firstWrong: firstWrong(expected, steps, wrong, {
            before: wrong > 0 ? expected[wrong - 1]! : question.trajectory.steps.at(-1)!.state,
            confidences: completion.confidences ?? [],
          }),
        }),
    ...shownTexts(question, completion),
  };
}

function medianOf(run: Question, shares: readonly number[]): Judged {
  const sorted = [...shares].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]!;
  const { id } = run.prompt;
  return {
    task: 'ordinary',
    id: `${id}/median`,
    group: RUN,
    program: 'all',
    scores: { median_until: middle },
    prompt: '',
    expected: '',
    answer: '',
  };
}

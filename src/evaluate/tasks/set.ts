/** Set: the user changes a variable, and prediction goes on from the changed state. */
import { Random } from '../../shared/random.ts';
import { EventKind } from '../../trace/recording.ts';
import type { Action } from '../../tree/state.ts';
import type { StateTree } from '../../tree/tree.ts';
import type { Level, Program } from '../program.ts';
import type { Question } from '../question.ts';
import { forwardStep, forwardTrajectory } from '../question-maker.ts';
import { LEVELS_ASKED } from './next-state.ts';
import { type AskedForward, askedAction, FORWARD_ACTIONS } from './question-places.ts';
import { type EvaluationSetup, ofLevel, type Task } from './task.ts';
import { judgeNextState } from './verdicts.ts';

/** Questions of each level and action: 800 a level. */
const OF_EACH = 160;
/** States shown before the change. */
const LONGEST_WALK = 30;

export const set: Task = {
  name: 'set',

  async questions(setup) {
    const questions: Question[] = [];
    for (const level of LEVELS_ASKED) {
      for (const action of FORWARD_ACTIONS) questions.push(...(await draw(setup, level, action)));
    }
    return questions;
  },

  async judge(_, question, answer) {
    return judgeNextState(question, answer);
  },
};

async function draw(setup: EvaluationSetup, level: Level, action: AskedForward): Promise<Question[]> {
  const wanted = Math.min(OF_EACH, setup.limit);
  const programs = ofLevel(setup, level);
  const random = new Random(`${setup.seed}/set/${level}/${action}`);
  const start = programs.length > 0 ? random.below(programs.length) : 0;
  const questions: Question[] = [];
  // Each change needs a run of its own, so many are recorded at a time.
  for (let from = 0; from < programs.length && questions.length < wanted; from += wanted) {
    const some = programs
      .slice(from, from + wanted)
      .map((_, i) => programs[(start + from + i) % programs.length]!);
    const asked = await Promise.all(some.map(program => ask(setup, program, level, action)));
    questions.push(...asked.filter(question => question !== undefined));
  }
  return questions.slice(0, wanted);
}

async function ask(
  setup: EvaluationSetup,
  program: Program,
  level: Level,
  action: AskedForward,
): Promise<Question | undefined> {
  const tree = await setup.runs.tree(program);
  if (!tree) return undefined;
  const random = new Random(`${setup.seed}/set/${level}/${action}/${program.id}`);
  const change = drawChange(tree, random);
  if (!change) return undefined;
  const { node, name, value } = change;
  const changed = await setup.runs.changed(program, [{ event: node, name, value }]);
  if (!changed || node >= changed.exit || changed.line(node) !== tree.line(node)) return undefined;
  const asked = askedAction(changed, node, action, random);
  if (!asked) return undefined;
  const nodes = Array.from({ length: node + 1 }, (_, i) => i);
  const setting: Action = { action: 'set', name, value };
  const shown = forwardTrajectory(tree, nodes, [...nodes.slice(1).map(() => STEP_INTO), setting]);
  const steps = [...shown.steps, { ...forwardStep(changed, node), action: asked }];
  return setup.questionMaker.make({
    task: 'set',
    group: `${level}/${action}`,
    program,
    trajectory: { ...shown, steps },
    expected: [forwardStep(changed, changed.follow(node, asked))],
    fits: true,
  });
}

const STEP_INTO: Action = { action: 'step_into' };

interface Change {
  readonly node: number;
  readonly name: string;
  readonly value: string;
}

/** A line at which a variable holds a plain value, and another value of its kind. */
function drawChange(tree: StateTree, random: Random): Change | undefined {
  const possible: { node: number; name: string; old: string }[] = [];
  for (let node = 0; node < Math.min(tree.exit, LONGEST_WALK); node++) {
    if (tree.kind(node) !== EventKind.line) continue;
    for (const [name, old] of tree.locals(node)) if (kindOf(old)) possible.push({ node, name, old });
  }
  if (possible.length === 0) return undefined;
  const { node, name, old } = random.pick(possible);
  const value = another(old, tree.recording.values, random);
  return value === undefined ? undefined : { node, name, value };
}

type Kind = 'int' | 'str' | 'bool' | 'list';

function kindOf(repr: string): Kind | undefined {
  if (repr === 'True' || repr === 'False') return 'bool';
  if (/^-?\d{1,9}$/.test(repr)) return 'int';
  if (/^'[^'\\]*'$/.test(repr)) return 'str';
  return /^\[(-?\d+(, -?\d+)*)?\]$/.test(repr) || /^\['[^'\\]*'(, '[^'\\]*')*\]$/.test(repr)
    ? 'list'
    : undefined;
}

/** Usually a value of the same kind from the run itself, else a similar one. */
function another(old: string, values: readonly string[], random: Random): string | undefined {
  const kind = kindOf(old);
  if (kind === 'bool') return old === 'True' ? 'False' : 'True';
  const others = values.filter(value => value !== old && kindOf(value) === kind);
  if (others.length > 0 && random.chance(0.6)) return random.pick(others);
  if (kind === 'int') return `${Number(old) + random.pick([-7, -2, -1, 1, 2, 5, 10])}`;
  if (kind === 'str') {
    const letters = [...old.slice(1, -1)];
    const changed = random.chance(0.5)
      ? letters.toReversed().join('')
      : letters.slice(1).join('') + random.pick([...'abxyz ']);
    return `'${changed}'` === old ? `'${changed}a'` : `'${changed}'`;
  }
  return old === '[]' ? '[1]' : '[]';
}

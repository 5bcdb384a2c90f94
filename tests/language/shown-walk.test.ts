/**
 * Walks that are longer than the room for them: the shown part of real runs, with actions that lead over the
 * gaps.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeTrajectory, parseTrajectory } from '../../src/language/index.ts';
import { ShownWalk } from '../../src/language/shown-walk.ts';
import { type Context, contextOf, type Step, type Trajectory } from '../../src/language/trajectory.ts';
import { ContextCode } from '../../src/python/functions.ts';
import { record } from '../../src/trace/record.ts';
import { InverseTree } from '../../src/tree/inverse.ts';
import type { Action, PlacedState } from '../../src/tree/state.ts';
import { StateTree } from '../../src/tree/tree.ts';

const PROGRAMS = {
  'loops and helpers': `def price(item, table):
    cost = 0
    for name in table:
        if name == item:
            cost = table[name]
    return cost


def main():
    table = {"tea": 3, "milk": 2, "jam": 4}
    bill = 0
    for turn in range(12):
        for item in ["tea", "jam"]:
            bill += price(item, table)
    return bill
`,
  'deep recursion': `def down(n, path):
    if n == 0:
        return 0
    path = path + str(n)
    rest = down(n - 1, path)
    return rest + len(path)


def main():
    first = down(30, "")
    second = down(4, "x")
    return first + second
`,
  'two ways of recursion': `def fib(n):
    if n < 2:
        return n
    return fib(n - 1) + fib(n - 2)


def main():
    return fib(9)
`,
  exceptions: `def check(n):
    if n % 3 == 0:
        raise ValueError(f"not {n}")
    return n


def careful(n):
    try:
        return check(n)
    except ValueError as error:
        return len(str(error))


def main():
    found = []
    for n in range(40):
        found.append(careful(n))
    return sum(found)
`,
  'generators and lambdas': `def pairs(n):
    for i in range(n):
        yield i, i * i


def main():
    total = 0
    for i, square in pairs(30):
        total += (lambda a: a + i)(square)
    return total + sum(each for each in range(40))
`,
} as const;

interface Run {
  readonly tree: StateTree;
  readonly context: Context;
  readonly steps: readonly Step[];
}

const runs = new Map<string, Run>();
const INTO: Action = { action: 'step_into' };

beforeAll(async () => {
  for (const [name, source] of Object.entries(PROGRAMS)) {
    const tree = StateTree.build((await record({ name: 'program.py', source })).recording);
    const steps = Array.from({ length: tree.exit }, (_, node) => ({
      state: tree.state(node),
      activation: tree.activation(node),
      action: INTO,
    }));
    runs.set(name, { tree, context: contextOf(source), steps });
  }
});

/** What is shown at each state of a walk, and the nodes of the states. */
function* shownAlong({ context, steps }: Run, room: number) {
  const code = new ContextCode(context);
  const walk = new ShownWalk(code, 'forward', room);
  const own = size({ direction: 'forward', context, steps: [], ended: false });
  const nodes = new Map(steps.map(({ state }, node) => [state, node]));
  for (const [node, step] of steps.entries()) {
    walk.add(step, node > 0 ? INTO : undefined);
    const trajectory = walk.asking(INTO);
    const shown = trajectory.steps.map(({ state }) => nodes.get(state)!);
    yield { node, trajectory, shown, tokens: size(trajectory) - own };
  }
}

function size(trajectory: Trajectory): number {
  return encodeTrajectory(trajectory).ids.length;
}

describe.each(Object.keys(PROGRAMS))('a walk through %s', name => {
  test.each([200, 400])('is shown in %i tokens, and actions lead over what is not', room => {
    const run = runs.get(name)!;
    const { tree } = run;
    let least = 1;
    for (const { node, trajectory, shown, tokens } of shownAlong(run, room)) {
      expect(tokens).toBeLessThanOrEqual(room);
      expect(shown.at(-1)).toBe(node);
      least = Math.min(least, shown.length / (node + 1));
      for (const [i, { action }] of trajectory.steps.slice(0, -1).entries()) {
        const [from, to] = [shown[i]!, shown[i + 1]!];
        if (action!.action !== 'breakpoint') expect(tree.follow(from, action as typeof INTO)).toBe(to);
        else {
          // One that was passed several times: it stops there, if not for the first time.
          expect(action!.lines).toEqual([tree.line(to)]);
          expect(tree.breakpoint(to - 1, action!.lines)).toBe(to);
        }
      }
    }
    expect(least).toBeLessThan(0.5);
  });
});

test('what is shown can be read back as it was', () => {
  for (const run of runs.values()) {
    let asked = 0;
    for (const { trajectory } of shownAlong(run, 300)) {
      if (++asked % 7 !== 0) continue;
      const { ids } = encodeTrajectory(trajectory);
      const again = parseTrajectory(ids, 'own');
      // The name of a function stands in its call, or else is that of the `def` around the line.
      const states = ({ steps }: Trajectory) => steps.map(({ state }) => ({ ...state, function: '' }));
      expect(states(again)).toEqual(states(trajectory));
    }
    expect(asked).toBeGreaterThan(100);
  }
});

test('the lines that wait for the present call to return are shown, however far down it stands', () => {
  const run = runs.get('deep recursion')!;
  const { tree } = run;
  let deepest = 0;
  for (const { node, shown } of shownAlong(run, 400)) {
    const state = tree.state(node) as PlacedState;
    deepest = Math.max(deepest, state.depth);
    if (state.depth === 1) continue;
    const caller = tree.recording.activationParents[tree.activation(node)]!;
    expect(shown).toContain(caller);
  }
  expect(deepest).toBeGreaterThan(25);
});

test('of calls that have ended, call and outcome stay before they go; the newest states stay whole', () => {
  const run = runs.get('loops and helpers')!;
  const { tree } = run;
  let outcomes = 0;
  for (const { shown, trajectory } of shownAlong(run, 1200)) {
    const from = shown.length - 4;
    if (from > 0) expect(shown.slice(from)).toEqual([0, 1, 2, 3].map(i => shown[from]! + i));
    outcomes += trajectory.steps.filter(({ action }) => action?.action === 'step_return').length;
    for (const [i, { action }] of trajectory.steps.entries())
      if (action?.action === 'step_return') expect(tree.ends(shown[i + 1]!)).toBe(true);
  }
  expect(outcomes).toBeGreaterThan(50);
});

test('what stands before stays the same for many states', () => {
  for (const run of runs.values()) {
    let before: ArrayLike<number> = [];
    let changes = 0;
    let states = 0;
    for (const { trajectory } of shownAlong(run, 800)) {
      const { ids } = encodeTrajectory({ ...trajectory, steps: withoutQuestion(trajectory) });
      let same = 0;
      while (same < before.length && before[same] === ids[same]) same++;
      if (same < before.length) changes++;
      before = ids;
      states++;
    }
    expect(changes).toBeGreaterThan(0);
    expect(changes).toBeLessThan(states / 7);
  }
});

function withoutQuestion({ steps }: Trajectory): Step[] {
  const { action: _, ...last } = steps.at(-1)!;
  return [...steps.slice(0, -1), last];
}

test('a walk back keeps its newest states', () => {
  const { tree, context } = runs.get('loops and helpers')!;
  const inverse = new InverseTree(tree, tree.findEnd('main')!);
  const back: Action = { action: 'inv_step_into' };
  const walk = new ShownWalk(new ContextCode(context), 'inverse', 300);
  const own = size({ direction: 'inverse', context, steps: [], ended: false });
  const steps: Step[] = [];
  let shortest = 1;
  for (let node = inverse.start; steps.length < 150; node = inverse.follow(node, back)) {
    const step = { state: inverse.state(node), activation: inverse.activation(node), action: back };
    walk.add(step, steps.length > 0 ? back : undefined);
    steps.push(step);
    const shown = walk.asking(back);
    expect(size(shown) - own).toBeLessThanOrEqual(300);
    expect(shown.steps).toEqual(steps.slice(-shown.steps.length));
    shortest = Math.min(shortest, shown.steps.length / steps.length);
  }
  expect(shortest).toBeLessThan(0.3);
});

test('an action with more lines than were counted with has room too', () => {
  const { context, steps } = runs.get('exceptions')!;
  const walk = new ShownWalk(new ContextCode(context), 'forward', 200);
  const own = size({ direction: 'forward', context, steps: [], ended: false });
  for (const [node, step] of steps.slice(0, 100).entries()) {
    walk.add(step, node > 0 ? INTO : undefined);
    const lines = Array.from({ length: context.lines.length }, (_, i) => i + 1);
    expect(size(walk.asking({ action: 'breakpoint', lines })) - own).toBeLessThanOrEqual(200);
  }
});

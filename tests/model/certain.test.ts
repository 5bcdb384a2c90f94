/** Compares what the grammar calls certain with what CPython shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forcedTokens, measureCertainty, noCertainty } from '../../src/evaluate/certainty.ts';
import { forwardTrajectory } from '../../src/evaluate/question-maker.ts';
import { ProgramIndex } from '../../src/model/grammar/program-index.ts';
import { ContextCode } from '../../src/python/functions.ts';
import { RecorderPool } from '../../src/trace/cpython/pool.ts';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import { StateTree } from '../../src/tree/tree.ts';
import { readSeeds } from '../seeds.ts';

let pool: RecorderPool;
beforeAll(async () => {
  pool = new RecorderPool({ python: (await findPython())!, limits: { steps: 3000, seconds: 10 }, size: 2 });
});
afterAll(() => pool.close());

async function treeOf(source: string): Promise<StateTree | undefined> {
  const [result] = await pool.record({ name: 'program.py', source, calls: [''] });
  return result && 'recording' in result ? StateTree.build(result.recording) : undefined;
}

/** What the module is called in values. */
const moduleOf = (tree: StateTree) => {
  const first = tree.state(0);
  return 'function' in first && first.function === '<module>' ? '__main__' : 'program';
};

/** Programs of a folder, each so-manieth. */
function programsIn(folder: string, every = 1): string[] {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.py'));
  return names
    .sort()
    .filter((_, i) => i % every === 0)
    .map(name => readFileSync(`${root}/${name}`, 'utf8'));
}

describe('what is certain is what CPython shows', () => {
  test.each([
    ['where names are rebound, objects have ways of their own and lines lead far', 'step_into', 130, 0.1],
    ['where names are rebound, objects have ways of their own and lines lead far', 'step_over', 100, 0.1],
  ] as const)('%s: %s', async (_, action, most, share) => {
    const found = noCertainty();
    for (const source of programsIn('./certain')) {
      const tree = (await treeOf(source))!;
      measureCertainty(tree, found, { most, module: moduleOf(tree), action });
    }
    expect(found.mistakes).toEqual([]);
    expect(found.states).toBeGreaterThan(most);
    expect((found.whole + found.partly) / found.states).toBeGreaterThan(share);
  });

  test('in ordinary programs, and much of these is', async () => {
    const found = noCertainty();
    const sources = [
      ...programsIn('../../corpus/programs', 90),
      ...programsIn('../evaluate/ordinary'),
      ...programsIn('../evaluate/everyday', 3),
      ...programsIn('../vectors'),
      ...programsIn('../vectors-more'),
    ];
    for (const source of sources) {
      const tree = await treeOf(source);
      if (!tree) continue;
      const module = moduleOf(tree);
      measureCertainty(tree, found, { most: 50, module });
      measureCertainty(tree, found, { most: 10, module, action: 'step_over' });
      measureCertainty(tree, found, { most: 5, module, action: 'step_return' });
    }
    expect(found.mistakes).toEqual([]);
    expect(found.states).toBeGreaterThan(1500);
    expect(found.whole / found.states).toBeGreaterThan(0.2);
    expect(found.forced / found.tokens).toBeGreaterThan(2 * (found.before / found.tokens));
  });

  test('in functions and their calls', async () => {
    const found = noCertainty();
    const seeds = readSeeds().filter(({ calls }) => calls.length > 0);
    for (let i = 0; i < seeds.length; i += 250) {
      const { source, calls } = seeds[i]!;
      const tree = await treeOf(`${source}\n\ndef main():\n    return ${calls[0]}\n`);
      if (tree) measureCertainty(tree, found, { most: 40, module: moduleOf(tree) });
    }
    expect(found.mistakes).toEqual([]);
    expect(found.states).toBeGreaterThan(1000);
    expect(found.whole / found.states).toBeGreaterThan(0.2);
  });
});

describe('what is certain', () => {
  /** Of each state: the line that led to it, and whether it was certain. */
  async function certainOf(source: string, certain: 'always' | 'never' = 'always'): Promise<string[]> {
    const found = await askedOf(source, certain);
    return found.map(({ place, asked }) =>
      typeof asked === 'string' ? asked : `${place}: ${asked === 0 ? 'certain' : 'asked'}`,
    );
  }

  async function tokensAsked(source: string): Promise<(number | string)[]> {
    return (await askedOf(source, 'always')).map(({ asked }) => asked);
  }

  /** Of each state: the line that led to it, and how many tokens are left to the model, or what contradicts it. */
  async function askedOf(source: string, certain: 'always' | 'never') {
    const tree = (await treeOf(source))!;
    const nodes = Array.from({ length: tree.exit }, (_, node) => node);
    const into = { action: 'step_into' } as const;
    const walk = forwardTrajectory(
      tree,
      [...nodes, tree.exit],
      [...nodes, 0].map(() => into),
    );
    const code = new ContextCode(walk.context);
    const program = new ProgramIndex(code, code, { module: moduleOf(tree), certain });
    return nodes.map(node => {
      const { action: _, ...next } = walk.steps[node + 1]!;
      const found = forcedTokens({ ...walk, steps: walk.steps.slice(0, node + 1) }, next, program);
      const state = tree.state(node);
      const place = 'line' in state ? `${state.event} ${state.line}` : state.event;
      return { place, asked: typeof found === 'string' ? found : found.tokens - found.forced };
    });
  }

  const BANK = `RATE = 0.5
NAMES = ("ann", "bob")

class Account:
    def __init__(self, owner, balance=0, *, kind="plain"):
        self.owner = owner
        self.balance = balance

    def paid(self, amount, note=None):
        self.balance += amount
        return [amount, note]

def best(names, rate):
    first = names
    return first, rate

def main():
    account = Account("it's", kind="own")
    name, rate = best(NAMES, RATE)
    paid = account.paid(5)
    xs = [3, -1.50, {"a": ('b', None)}]
    try:
        raise KeyError("x")
    except KeyError as error:
        found = error
    for x in xs:
        y = x
    return y
`;

  test('are literals, calls and what comes back from them, places, handlers and loops', async () => {
    expect(await certainOf(BANK)).toEqual([
      'call 17: certain',
      'line 18: certain',
      'call 5: certain',
      'line 6: certain',
      'line 7: certain',
      'return 7: certain',
      'line 19: certain',
      'call 13: certain',
      'line 14: certain',
      'line 15: certain',
      // Of two names that are new, a state does not tell which was there first.
      'return 15: asked',
      'line 20: certain',
      'call 9: certain',
      // No state shows what an object holds.
      'line 10: asked',
      'line 11: certain',
      'return 11: certain',
      'line 21: certain',
      'line 22: certain',
      'line 23: certain',
      'exception 23: asked',
      'line 24: certain',
      // The handler's name goes with it.
      'line 25: asked',
      'line 26: certain',
      'line 27: certain',
      'line 26: certain',
      'line 27: certain',
      'line 26: certain',
      'line 27: certain',
      'line 26: certain',
      'line 28: certain',
      'return 28: certain',
    ]);
  });

  test('is nothing of that where it is asked of the model', async () => {
    const asked = await certainOf(BANK, 'never');
    expect(asked.filter(each => each.endsWith('certain'))).toEqual([]);
  });

  test('are the lines of a module, and what they define', async () => {
    const source = `"""Says what it is."""
import math

def f(a, b=(1, 2)):
    return a

class Empty:
    size = 3

e = Empty()
if __name__ == "__main__":
    f(1)
`;
    const found = await certainOf(source);
    expect(found.filter(each => each.endsWith('asked'))).toEqual(['line 2: asked']);
  });

  test('is not what was changed behind the back of a line', async () => {
    const source = `LIMIT = [1]

def add(xs):
    xs.append(2)
    return 0

def take(xs, n, limit):
    return xs

def main():
    xs = [1]
    return take(xs, add(xs), LIMIT), add(LIMIT)
`;
    const found = await certainOf(source);
    // The list that was handed to two is another by the time of the second call.
    expect(found.filter(each => each.endsWith('asked'))).toContain('return 5: asked');
    expect(found.every(each => /^(?:call|line|return) \d+: /.test(each))).toBe(true);
  });

  test('is what two names of one object show, and that other objects stay', async () => {
    const source = `def main():
    shelf = {"Emma": {"left": 1}, "Dune": {"left": 2}}
    other = {"left": 3}
    rows = [[1], [2]]
    for title in shelf:
        book = shelf[title]
        book["left"] = 0
    for row in rows:
        row[0] = 7
    first = 1
    last = 2
    first, last = last, first
    numbers = [first, last]
    numbers[0], numbers[1] = numbers[1], numbers[0]
    return other

main()
`;
    const found = await certainOf(source);
    expect(found.filter(each => each.endsWith('asked'))).toEqual([]);
  });

  test('is the rest of a text of which a part is asked', async () => {
    const source = `def main():
    stock = {"pen": 2, "ink": [1], "pad": 4}
    stock["pad"] -= 1
    stock["ink"].append(5)
    return stock
`;
    // Whether the number changes, it, and that it ends; the item that is added, and that it ends.
    expect((await tokensAsked(source)).slice(2, 4)).toEqual([3, 2]);
  });

  test('is that None has no items, and that a dict cannot grow while it is iterated', async () => {
    const source = `def main():
    best = None
    stock = {"pen": 2}
    try:
        return best["pen"]
    except TypeError:
        pass
    try:
        for key in stock:
            stock["ink"] = 1
    except RuntimeError:
        pass
    return f"{key}: {best}"
`;
    const found = await certainOf(source);
    expect(found.filter(each => /^line (?:5|9): /.test(each))).toEqual([
      'line 5: certain',
      'line 9: certain',
      'line 9: certain',
    ]);
    expect(found.at(-1)).toBe('return 13: certain');
  });
});

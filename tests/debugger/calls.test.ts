/** A run shown by its calls, compared with its tree state by state. */
import { beforeAll, describe, expect, it } from 'vitest';
import { linesOf } from '../../src/debugger/call-lines.ts';
import { CallTree } from '../../src/debugger/calls.ts';
import { DebuggerError } from '../../src/debugger/engine.ts';
import { originOf } from '../../src/debugger/value-origin.ts';
import { record } from '../../src/trace/record.ts';
import { StateTree } from '../../src/tree/tree.ts';
import { readSeeds } from '../seeds.ts';

const trees: CallTree[] = [];

beforeAll(async () => {
  const seeds = readSeeds().filter((_, i) => i % 97 === 0);
  const sources = seeds.map(seed => `${seed.source}\ndef main():\n    return ${seed.calls.join(', ')}\n`);
  for (const source of sources.slice(0, 24)) {
    const { recording } = await record({ name: 'program.py', source });
    if (recording.count > 0) trees.push(new CallTree(StateTree.build(recording)));
  }
});

async function calls(source: string): Promise<CallTree> {
  const { recording } = await record({ name: 'program.py', source });
  return new CallTree(StateTree.build(recording));
}

describe('the calls of real programs', () => {
  it('are there, in numbers', () => {
    expect(trees.length).toBeGreaterThan(10);
    expect(trees.reduce((sum, tree) => sum + tree.count, 0)).toBeGreaterThan(100);
  });

  it('each state belongs to one call, and each call but the first was made by one', () => {
    for (const tree of trees) {
      const { calls: all, total } = tree.list({}, 0, Number.MAX_SAFE_INTEGER);
      expect(total).toBe(tree.count);
      expect(all.reduce((sum, each) => sum + each.states, 0)).toBe(tree.tree.exit);
      expect(all.reduce((sum, each) => sum + each.calls, 0)).toBe(
        all.filter(each => each.parent !== undefined).length,
      );
      for (const each of all)
        expect(tree.madeBy(each.first).every(id => tree.call(id).parent === each.id)).toBe(true);
    }
  });

  it('what lies under a call are those whose parents lead to it', () => {
    for (const tree of trees) {
      const under = (id: number): number[] => {
        const own = [id];
        for (let each = id + 1; each < tree.count; each++)
          if (own.includes(tree.call(each).parent ?? -1)) own.push(each);
        return own;
      };
      for (let id = 0; id < Math.min(tree.count, 12); id++)
        expect(tree.list({ under: id }, 0, 10_000).calls.map(each => each.id)).toEqual(under(id));
    }
  });

  it('pages put together are the whole', () => {
    for (const tree of trees) {
      const ids: number[] = [];
      for (let from = 0; from < tree.count; from += 3)
        ids.push(...tree.list({}, from, 3).calls.map(each => each.id));
      expect(ids).toEqual([...Array(tree.count).keys()]);
    }
  });

  it('the changes of a call’s lines lead from its arguments to its last variables', () => {
    for (const tree of trees)
      for (let id = 0; id < Math.min(tree.count, 30); id++) {
        const { first, last } = tree.call(id);
        const locals = new Map(tree.tree.locals(first));
        for (const { changes } of linesOf(tree, id, 0, 100_000).lines)
          for (const { name, after } of changes)
            if (after === undefined) locals.delete(name);
            else locals.set(name, after);
        expect(Object.fromEntries(locals)).toEqual(Object.fromEntries(tree.tree.locals(last)));
      }
  });

  it('a value comes from a line that gave it, or from where the program begins', () => {
    let asked = 0;
    for (const tree of trees)
      for (let id = 0; id < Math.min(tree.count, 30); id++) {
        const { last } = tree.call(id);
        for (const [name, value] of tree.tree.locals(last)) {
          const [origin] = originOf(tree, last, name);
          expect(origin).toMatchObject({ name, value, call: id });
          // Which line it was, value-origin.test.ts holds to Python itself: a line may give what was there before.
          const { node, kind } = origin!;
          const given = kind === 'assigned' || kind.startsWith('changed') ? tree.tree.next(node!)! : node!;
          expect(tree.tree.locals(given).get(name)).toBe(value);
          asked++;
        }
      }
    expect(asked).toBeGreaterThan(100);
  });
});

it('follows a value through a call that returned it, and to the argument it came in as', async () => {
  const tree = await calls(
    `def inner(a):
    b = a + 1
    return b

def outer(n):
    m = inner(n)
    return m

def main():
    start = 4
    return outer(start)
`,
  );
  const end = tree.call(1).last;
  expect(originOf(tree, end, 'm').map(({ kind, name, line }) => [kind, name, line])).toEqual([
    ['assigned', 'm', 6],
    ['returned', 'inner', 3],
    ['assigned', 'b', 2],
  ]);
  expect(originOf(tree, end, 'n').map(({ kind, name, line }) => [kind, name, line])).toEqual([
    ['argument', 'n', 5],
    ['assigned', 'start', 10],
  ]);
});

it('parts calls that raised from those that were caught in', async () => {
  const tree = await calls(
    `def bad():
    raise KeyError("x")

def main():
    try:
        bad()
    except KeyError:
        return 1
`,
  );
  expect(tree.list({ outcome: 'raised' }, 0, 10).calls).toMatchObject([
    { function: 'bad', outcome: { value: "KeyError('x')" } },
  ]);
  expect(tree.call(0).outcome).toEqual({ kind: 'returned', value: '1' });
  expect(linesOf(tree, 0, 0, 10).lines.find(({ event }) => event === 'exception')).toMatchObject({ line: 6 });
});

it('says how many calls there are when asked about one that is not', async () => {
  const tree = await calls('def main():\n    pass\n');
  expect(() => tree.call(5)).toThrow(DebuggerError);
  expect(() => tree.list({ under: 9 }, 0, 1)).toThrow('this run made 1');
});

/** The laws of the trees, on real recordings of many programs. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { record } from '../../src/trace/record.ts';
import { EventKind, GONE, type Recording } from '../../src/trace/recording.ts';
import { INVERSE_EXIT, InverseTree } from '../../src/tree/inverse.ts';
import { StateTree } from '../../src/tree/tree.ts';
import { readSeeds } from '../seeds.ts';

const ENDLESS = `def spin(n):
    while True:
        n = step(n)

def step(n):
    for k in range(2):
        n += k
    return n

def main():
    return spin(0)
`;
const trees: StateTree[] = [];

beforeAll(async () => {
  const seeds = readSeeds();
  const programs = seeds.filter((seed, i) =>
    seed.where.startsWith('programs/') ? i % 6 === 0 : i % 150 === 0,
  );
  const sources = programs.map(seed => `${seed.source}\ndef main():\n    return ${seed.calls.join(', ')}\n`);
  const recordings = sources.map(source => record({ name: 'program.py', source }));
  recordings.push(record({ name: 'endless.py', source: ENDLESS }, { limits: { steps: 400 } }));
  for (const result of await Promise.all(recordings)) trees.push(StateTree.build(result.recording));
});

/** A tree and one of its nodes. */
function anyNode(check: (tree: StateTree, node: number) => void): void {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (which, where) => {
      const tree = trees[which % trees.length]!;
      check(tree, where % tree.exit);
    }),
    { numRuns: 2000 },
  );
}

describe('the forward tree', () => {
  it('has many and various programs to hold on', () => {
    expect(trees.length).toBeGreaterThan(40);
    expect(trees.some(tree => tree.recording.exit.kind === 'never')).toBe(true);
    expect(trees.some(tree => tree.recording.exit.kind === 'error')).toBe(true);
  });

  it('gives the recording back by step_into alone', () => {
    for (const tree of trees) {
      let node = 0;
      let steps = 1;
      for (; node < tree.exit; node = tree.stepInto(node)) expect(node).toBe(steps++ - 1);
      expect(steps - 1).toBe(tree.recording.count);
    }
  });

  it('never goes down by step_over, and moves on', () => {
    anyNode((tree, node) => {
      const next = tree.stepOver(node);
      expect(next).toBeGreaterThan(node);
      if (next < tree.exit) expect(tree.depth(next)).toBeLessThanOrEqual(tree.depth(node));
    });
  });

  it('steps over to the first later state that is no deeper, from every state of every program', () => {
    for (const tree of trees) {
      for (let node = 0; node < tree.exit; node++) {
        let next = node + 1;
        while (next < tree.exit && tree.depth(next) > tree.depth(node)) next++;
        expect(tree.stepOver(node)).toBe(next);
      }
    }
  });

  it('returns to the last state of the activation', () => {
    anyNode((tree, node) => {
      const end = tree.stepReturn(node);
      if (end === tree.exit || tree.ends(node)) return;
      expect(tree.activation(end)).toBe(tree.activation(node));
      expect(tree.ends(end)).toBe(true);
      for (let later = end + 1; later < tree.exit; later++) {
        expect(tree.activation(later)).not.toBe(tree.activation(node));
      }
    });
  });

  it('finds the breakpoint that a search from state to state finds', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 3 }),
        (which, where, lines) => {
          const tree = trees[which % trees.length]!;
          const node = where % tree.exit;
          let found = node + 1;
          while (found < tree.exit && !(lines.includes(tree.line(found)) && stops(tree, found))) found++;
          expect(tree.breakpoint(node, lines)).toBe(found);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('knows the state before and after in the same activation', () => {
    anyNode((tree, node) => {
      const next = tree.next(node);
      if (next !== undefined) expect(tree.previous(next)).toBe(node);
      const before = tree.previous(node);
      if (before === undefined) expect(tree.kind(node)).toBe(EventKind.call);
      else expect(tree.next(before)).toBe(node);
    });
  });

  it('puts locals together as a replay of all changes does, in the same order', () => {
    anyNode((tree, node) => {
      expect([...tree.locals(node)]).toEqual([...replay(tree.recording, node)]);
    });
  });
});

describe('the inverse tree', () => {
  it('meets the forward tree: by inv_step_into it is the recording backwards', () => {
    let seen = 0;
    for (const tree of trees) {
      for (let activation = 0; activation < Math.min(tree.recording.activationCount, 20); activation++) {
        const end = tree.last(activation);
        if (!tree.ends(end)) continue;
        seen++;
        const inverse = new InverseTree(tree, end);
        const met: number[] = [];
        for (let node = inverse.start; node !== INVERSE_EXIT; node = inverse.stepInto(node)) {
          if (!(node & 1)) met.push(node >> 1);
        }
        const forward: number[] = [];
        for (let node = tree.first(activation); node <= end; node++) forward.push(node);
        expect(met).toEqual(forward.reverse());
      }
    }
    expect(seen).toBeGreaterThan(200);
  });

  it('shows a line that made calls twice, before and after its callees', () => {
    for (const tree of trees) {
      const end = tree.last(0);
      if (!tree.ends(end)) continue;
      const inverse = new InverseTree(tree, end);
      const twice: number[] = [];
      for (let node = inverse.start; node !== INVERSE_EXIT; node = inverse.stepInto(node))
        if (node & 1) twice.push(node >> 1);
      const calling: number[] = [];
      for (let node = tree.first(0); node <= end; node++) {
        if (tree.kind(node) === EventKind.line && tree.calls(node)) calling.push(node);
      }
      expect(twice.sort((a, b) => a - b)).toEqual(calling);
    }
  });

  it('never goes down by inv_step_over, and reaches the arguments by inv_step_call', () => {
    anyNode((tree, node) => {
      const end = tree.last(tree.activation(node));
      if (!tree.ends(end)) return;
      const inverse = new InverseTree(tree, end);
      const call = inverse.stepCall(inverse.start);
      expect(inverse.state(call).event).toBe('inv_call');
      const over = inverse.stepOver(2 * node);
      if (over !== INVERSE_EXIT) expect(tree.depth(over >> 1)).toBeLessThanOrEqual(tree.depth(node));
    });
  });

  it('refuses to start in the middle of an activation', () => {
    const tree = trees[0]!;
    expect(() => new InverseTree(tree, tree.first(0))).toThrow('not the last of its activation');
  });
});

function stops(tree: StateTree, node: number): boolean {
  return (
    tree.kind(node) === EventKind.line ||
    (tree.kind(node) === EventKind.call && !tree.place(node).function.startsWith('<'))
  );
}

function replay(recording: Recording, node: number): Map<string, string> {
  const locals = new Map<string, string>();
  for (let at = 0; at <= node; at++) {
    if (recording.activations[at] !== recording.activations[node]) continue;
    for (let k = recording.changeStart[at]!; k < recording.changeStart[at + 1]!; k++) {
      const name = recording.names[recording.changeNames[k]!]!;
      const value = recording.changeValues[k]!;
      if (value === GONE) locals.delete(name);
      else locals.set(name, recording.values[value]!);
    }
  }
  return locals;
}

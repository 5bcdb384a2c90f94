import { beforeAll, describe, expect, test } from 'vitest';
import { encodeTrajectory, parseTrajectory, worksOut } from '../../src/language/index.ts';
import { readConfig } from '../../src/training-data/config.ts';
import type { RecordedCall } from '../../src/training-data/recorded-program.ts';
import { ID_MASK, TARGET } from '../../src/training-data/shard.ts';
import { INVERSE_EXIT } from '../../src/tree/index.ts';
import type { PlacedState } from '../../src/tree/state.ts';
import { refused } from '../model/walks.ts';
import { documentsOf, type Made } from './made-documents.ts';

const config = readConfig({
  context: 700,
  set: 0.5,
  working: 0.5,
  programs: { mix: { drills: 1, seeds: 2 }, drills: { whole: 0 } },
});

const made: Made[] = [];

beforeAll(async () => {
  made.push(...(await documentsOf(config, 90)));
});

describe('a document', () => {
  test('is what the language writes for its trajectory, token by token', () => {
    expect(made.length).toBeGreaterThan(800);
    for (const { written, whole } of made) {
      const { ids } = encodeTrajectory(whole, 'own');
      const own = written.words.map(word => word & ID_MASK);
      // The closing tokens may not have fitted.
      expect([...own]).toEqual([...ids.subarray(0, own.length)]);
      expect(ids.length - own.length).toBeLessThanOrEqual(own.length > config.context - 2 ? 2 : 0);
    }
  });

  test('has the targets of the language, but for what only leads to the question', () => {
    for (const { written, whole, drawn } of made) {
      const { targets } = encodeTrajectory(whole, 'own');
      const given = drawn.steps.some((step, i) => step.given && i > 0);
      const own = [...written.words].map(word => (word & TARGET ? 1 : 0));
      if (!given) expect(own).toEqual([...targets.subarray(0, own.length)]);
      else expect(own.findIndex((flag, i) => !(flag <= targets[i]!))).toBe(-1);
    }
  });

  test('never exceeds the context, and is cut only after a state', () => {
    const cut = made.filter(({ drawn, written }) => written.states < drawn.steps.length);
    expect(cut.length).toBeGreaterThan(0);
    for (const { written } of made) expect(written.words.length).toBeLessThanOrEqual(config.context);
  });

  test('can be read back', () => {
    for (const { whole } of made.slice(0, 300)) {
      const { ids } = encodeTrajectory(whole, 'own');
      const read = parseTrajectory(ids, 'own');
      expect(read.steps.map(step => step.working)).toEqual(whole.steps.map(step => step.working));
    }
  });

  test('is let through by the grammar, as far as its text says what it shows', () => {
    for (const { whole } of made) {
      const read = parseTrajectory(encodeTrajectory(whole, 'own').ids, 'own');
      expect(refused(read)).toBeUndefined();
    }
  });

  test('begins with every prompt that its walk could be cut into', () => {
    for (const { written, whole, drawn } of made.slice(0, 300)) {
      const own = written.words.map(word => word & ID_MASK);
      for (let at = 0; at + 1 < whole.steps.length; at++) {
        const steps = [
          ...whole.steps.slice(0, at),
          { ...whole.steps[at]!, action: drawn.steps[at]!.action! },
        ];
        const { ids } = encodeTrajectory({ ...whole, steps, ended: false }, 'own');
        expect([...own.subarray(0, ids.length)]).toEqual([...ids]);
      }
    }
  });
});

describe('the policy', () => {
  test('takes only actions that lead where the tree says', () => {
    for (const { call, drawn } of made) {
      if (drawn.context === 'inverse' || drawn.shape === 'set') continue;
      const stated = drawn.context === 'program' ? call.inner! : call.whole;
      let node = drawn.start ?? 0;
      drawn.steps.forEach(({ state, action }) => {
        expect(state).toEqual(stated.state(node));
        if (!action || action.action === 'set' || action.action.startsWith('inv_')) return;
        const lines = action.action === 'breakpoint' ? action.lines.map(line => line - stated.shift) : [];
        const move = action.action === 'breakpoint' ? { ...action, lines } : action;
        node = stated.tree.follow(node, move as Parameters<typeof stated.tree.follow>[1]);
      });
    }
  });

  test('shows the states of the tree, forwards and backwards', () => {
    for (const { call } of made.filter(one => one.call.whole.shift === 0).slice(0, 200)) {
      const { whole, asked, inverse } = call;
      for (let node = 0; node <= whole.tree.exit; node++) {
        expect(whole.state(node)).toEqual(whole.tree.state(node));
      }
      if (!inverse) continue;
      for (let node = inverse.start; node !== INVERSE_EXIT; node = inverse.stepInto(node)) {
        const { depth, ...state } = inverse.state(node) as PlacedState;
        expect(asked[0]!.inverseState(node)).toEqual({
          ...state,
          depth: depth - call.whole.tree.depth(call.call) + 1,
        });
      }
    }
  });

  test('shows every shape, and comes near the shares that were asked for', () => {
    const shapes = new Set(made.map(({ drawn }) => drawn.shape));
    expect([...shapes].sort()).toEqual([
      'breakpoint',
      'direct',
      'inverse_prefix',
      'inverse_run',
      'inverse_walk',
      'jump',
      'middle',
      'middle_jump',
      'prefix',
      'run',
      'set',
      'skip',
      'walk',
    ]);
    const sum = { steps: 0, jumps: 0, inverse_direct: 0, inverse_steps: 0 };
    for (const { written } of made) {
      for (const share of Object.keys(sum) as (keyof typeof sum)[]) sum[share] += written.targets[share];
    }
    const total = Object.values(sum).reduce((a, b) => a + b);
    expect(sum.jumps / total).toBeGreaterThan(0.25);
    expect(sum.inverse_direct / total).toBeGreaterThan(0.15);
  });

  test('of a long run, begins in its middle too, and stays within the activation it begins in', () => {
    const middles = made.filter(({ drawn }) => drawn.start !== undefined);
    expect(middles.length).toBeGreaterThan(20);
    for (const { drawn } of middles) {
      const [first, ...later] = drawn.steps.map(({ state }) => state as PlacedState);
      expect(first!.event).toBe('line');
      for (const [i, { event, depth }] of later.entries()) {
        expect(depth).toBeGreaterThanOrEqual(first!.depth);
        // Its own end is the last that is shown.
        if (depth === first!.depth && event === 'return') expect(i).toBe(later.length - 1);
      }
    }
  });

  test('never gives one answer twice: no two documents of a call ask the same', () => {
    const seen = new Map<RecordedCall, Set<string>>();
    for (const { call, written } of made) {
      const known = seen.get(call) ?? new Set();
      seen.set(call, known);
      const text = String(written.words);
      expect(known.has(text)).toBe(false);
      known.add(text);
    }
  });

  test('shows the working of states that were asked for, where one line leads there', () => {
    const shown = made.flatMap(({ drawn }) =>
      drawn.steps.map((step, i) => ({ step, before: drawn.steps[i - 1] })),
    );
    const worked = shown.filter(({ step }) => step.working);
    expect(worked.filter(({ step }) => step.working!.length > 0).length).toBeGreaterThan(200);
    for (const { step, before } of worked) {
      expect(step.given).toBeUndefined();
      expect(worksOut(before!.state, before!.action!)).toBe(true);
    }
    // Programs recorded without workings show none, and of the others some documents do not.
    const documents = made.filter(({ drawn }) => drawn.context !== 'inverse');
    const showing = documents.filter(({ drawn }) => drawn.steps.some(step => step.working));
    expect(showing.every(({ call }) => call.whole.workings)).toBe(true);
    const recorded = documents.filter(({ call }) => call.whole.workings);
    expect(recorded.length).toBeLessThan(documents.length);
    expect(showing.length).toBeLessThan(recorded.length);
    expect(showing.length).toBeGreaterThan(recorded.length / 3);
  });

  test('a walk back never shows a call of the function it asks about', () => {
    const inverse = made.filter(({ drawn }) => drawn.context === 'inverse');
    expect(inverse.length).toBeGreaterThan(100);
    for (const { whole } of inverse) {
      expect(whole.context.lines.some(({ source }) => source.startsWith('def main'))).toBe(false);
    }
  });

  test('the state after a variable was set is not asked for', () => {
    const sets = made.filter(({ drawn }) => drawn.shape === 'set');
    expect(sets.length).toBeGreaterThan(10);
    for (const { drawn, written } of sets) {
      const at = drawn.steps.findIndex(({ action }) => action?.action === 'set');
      if (at + 1 < written.states) expect(written.stateTargets[at + 1]).toBe(0);
    }
  });
});

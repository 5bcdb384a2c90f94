/** Documents of whole programs: a run gives many, and asks about several of its calls backwards. */
import { beforeAll, expect, test } from 'vitest';
import { encodeTrajectory, parseTrajectory } from '../../src/language/index.ts';
import { readConfig } from '../../src/training-data/config.ts';
import type { RecordedCall } from '../../src/training-data/recorded-program.ts';
import type { PlacedState } from '../../src/tree/state.ts';
import { refused } from '../model/walks.ts';
import { documentsOf, type Made } from './made-documents.ts';

const config = readConfig({ programs: { mix: { composed: 1, generated: 1, written: 2 } } });
const byRun = new Map<RecordedCall, Made[]>();

beforeAll(async () => {
  for (const one of await documentsOf(config, 32)) byRun.set(one.call, [...(byRun.get(one.call) ?? []), one]);
}, 120_000);

const backwards = (made: readonly Made[]) => made.filter(({ drawn }) => drawn.asked !== undefined);
const direct = (made: readonly Made[]) => made.filter(({ drawn }) => drawn.shape === 'direct');

test('most draws from a run give a document, and no two are the same', () => {
  const counts = [...byRun.values()].map(made => made.length);
  expect(byRun.size).toBeGreaterThan(24);
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  expect(mean).toBeGreaterThan(config.whole.trajectories / 2);
  for (const made of byRun.values())
    expect(new Set(made.map(({ written }) => String(written.words))).size).toBe(made.length);
});

test('several calls of a run are asked about, each outcome of a function once', () => {
  const functions = [...byRun.values()].map(
    made => new Set(backwards(made).map(({ drawn }) => drawn.asked!.line)),
  );
  expect(functions.filter(lines => lines.size > 1).length).toBeGreaterThan(byRun.size / 2);
  for (const made of byRun.values()) {
    const ends = direct(made).map(({ drawn }) => JSON.stringify(drawn.steps[0]!.state));
    expect(new Set(ends).size).toBe(ends.length);
  }
});

test('a call asked about is shown as if it had been the entry, in the code that it needs', () => {
  for (const { drawn, whole } of backwards([...byRun.values()].flat())) {
    const asked = drawn.asked!;
    const end = drawn.steps[0]!.state as PlacedState;
    expect(end.event).toMatch(/^inv_(return|exception)$/);
    expect(end.depth).toBe(1);
    expect(whole.context.lines.some(({ line }) => line === asked.line)).toBe(true);
    const [call] = drawn.steps.flatMap(({ state }) =>
      state.event === 'inv_call' && state.depth === 1 ? [state] : [],
    );
    if (call) expect(call.locals).toEqual(asked.inner.tree.locals(0));
  }
});

test('what is written can be read back, and the grammar lets it through', () => {
  for (const { whole } of [...byRun.values()].flatMap(made => made.slice(0, 2))) {
    const { ids } = encodeTrajectory(whole, 'own');
    expect(encodeTrajectory(parseTrajectory(ids, 'own'), 'own').ids).toEqual(ids);
    expect(refused(whole)).toBeUndefined();
  }
});

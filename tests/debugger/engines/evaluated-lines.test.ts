/** Values that the reader of lines works out along real runs, loops included, are those of the runs. */
import { expect, test } from 'vitest';
import { EvaluatedLines } from '../../../src/debugger/engines/neural/evaluated-lines.ts';
import { contextOf, type Step } from '../../../src/language/index.ts';
import { LinePool } from '../../../src/trace/cpython/lines.ts';
import { RecorderPool } from '../../../src/trace/cpython/pool.ts';
import { findPython } from '../../../src/trace/cpython/python-path.ts';
import { StateTree } from '../../../src/tree/index.ts';
import type { Action, Locals } from '../../../src/tree/state.ts';
import { readSeeds } from '../../seeds.ts';

const INTO: Action = { action: 'step_into' };
const OVER: Action = { action: 'step_over' };
const STATES = 40;

test('what is known of a line of real programs is what their runs show', async () => {
  const python = (await findPython())!;
  const recorder = new RecorderPool({ python, size: 1 });
  const pool = new LinePool(python);
  const counts = {
    lines: 0,
    whole: 0,
    loops: 0,
    turns: 0,
    returns: 0,
    ended: 0,
    known: 0,
    changed: 0,
    missed: 0,
  };
  const wrong: string[] = [];
  for (const { where, source, calls } of readSeeds().filter((_, i) => i % 250 === 7)) {
    const text = `${source}\n\ndef main():\n    return ${calls[0]}\n`;
    const [result] = await recorder.record({ source: text, entry: 'main', calls: [''] });
    if (!result || !('recording' in result)) continue;
    const tree = StateTree.build(result.recording);
    const lines = new EvaluatedLines(contextOf(text), (...asked) => pool.workOut(...asked));
    const steps: Step[] = [];
    for (let node = 0; node < Math.min(tree.exit, STATES); node++) {
      const state = tree.state(node);
      const activation = tree.activation(node);
      const next = nextOf(tree, node);
      const asked: Step[] = [...steps, { state, activation, action: OVER }];
      steps.push({ state, activation, action: INTO });
      const isBack = state.event === 'return' && node + 1 < tree.exit;
      if (isBack) counts.returns++;
      if (!isBack && (state.event !== 'line' || next === undefined)) continue;
      if (!isBack) counts.lines++;
      const isLoop = /^\s*for\b/.test(state.source);
      if (isLoop) counts.loops++;
      const found = await lines.values(asked, OVER);
      if (!found?.whole) continue;
      if (isBack) counts.ended++;
      else counts.whole++;
      if (isLoop) counts.turns++;
      const after = tree.state(isBack ? node + 1 : next!);
      const tell = (what: string) => wrong.push(`${where}: ${state.source.trim()}: ${what}`);
      if (after.event === 'return' && found.returned !== undefined && found.returned !== after.value)
        tell(found.returned);
      if (after.event === 'exception' && found.raised !== '' && found.raised !== after.value)
        tell(`${found.raised}`);
      if (after.event !== 'line' || found.raised !== undefined) continue;
      for (const [name, texts] of found.locals)
        if (texts.length > 0 && !texts.includes(after.locals.get(name)!)) tell(`${name} = ${texts}`);
      if (found.past === after.line || (found.into !== undefined && found.into !== after.line))
        tell(`goes on at ${after.line}`);
      if (state.event !== 'line') continue;
      for (const name of changed(state.locals, after.locals)) {
        counts.changed++;
        if (!found.locals.has(name)) counts.missed++;
        else if (found.locals.get(name)!.length > 0) counts.known++;
      }
    }
  }
  recorder.close();
  pool.close();
  expect(wrong).toEqual([]);
  expect(counts.lines).toBeGreaterThan(1000);
  expect(counts.whole).toBeGreaterThan(0.7 * counts.lines);
  expect(counts.turns).toBeGreaterThan(0.7 * counts.loops);
  expect(counts.ended).toBeGreaterThan(0.1 * counts.returns);
  expect(counts.known).toBeGreaterThan(0.95 * counts.changed);
  // Other names for what is changed in place.
  expect(counts.missed).toBeLessThan(0.02 * counts.changed);
});

/** The next state of the same activation. */
function nextOf(tree: StateTree, node: number): number | undefined {
  for (let next = node + 1; next < tree.exit; next++)
    if (tree.activation(next) === tree.activation(node)) return next;
  return undefined;
}

function changed(before: Locals, after: Locals): string[] {
  return [...after].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
}

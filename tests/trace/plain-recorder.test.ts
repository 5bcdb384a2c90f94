/** Our changes, expanded, are what a recorder without shortcuts sees. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { decodeTrace } from '../../src/trace/format.ts';
import { expand, pythons, type ShownState } from './states.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const PROGRAMS = 160;

type PlainState = [event: string, line: number, locals: Record<string, string>, value: string | null];

interface Recorded {
  readonly source: string;
  readonly trace: string;
  readonly states: readonly PlainState[];
}

/** Unwinding `return`s are no states; and a call stands on its def line. What is left must be equal. */
function comparable(states: readonly PlainState[]): { line: number; locals: Record<string, string> }[] {
  return states.filter(state => state[0] === 'line').map(([, line, locals]) => ({ line, locals }));
}

test.each(pythons())('random programs on %s', python => {
  const seed = '20';
  const output = execFileSync(
    python,
    [path('random_programs.py'), path('../../python'), path('../../bench'), String(PROGRAMS), seed],
    { encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...process.env, PYTHONHASHSEED: '0' } },
  );
  const programs = output
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Recorded);
  expect(programs).toHaveLength(PROGRAMS);
  for (const { source, trace, states } of programs) {
    const ours = expand(decodeTrace(Buffer.from(trace, 'base64')).recording);
    const lines = ours.filter((state: ShownState) => state.event === 'line');
    expect(
      lines.map(({ line, locals }) => ({ line, locals })),
      source,
    ).toEqual(comparable(states));
    const ends = ours.filter(state => state.event === 'return').map(state => state.value);
    const plainEnds = new Set(states.filter(state => state[0] === 'return').map(state => state[3]));
    for (const value of ends) expect(plainEnds, source).toContain(value);
  }
});

import { expect, test } from 'vitest';
import { SPECIAL } from '../language/specials.ts';
import { tokenizer } from '../language/tokenizer.ts';
import type { Trajectory } from '../language/trajectory.ts';
import { encodeTrajectory } from '../language/write.ts';
import { askedStates, Doubts, doubtsOf, marked, partsOf } from './doubts.ts';

const SOURCES = ['def f(a):', '    b = a + 1', '    return b'];
const place = (line: number) => ({ line, source: SOURCES[line - 1]!, function: 'f', depth: 1 });
const WALK: Trajectory = {
  direction: 'forward',
  context: { lines: SOURCES.map((source, i) => ({ line: i + 1, source })) },
  steps: [
    { state: { event: 'call', ...place(1), locals: new Map([['a', '4']]) }, action: { action: 'step_into' } },
    {
      state: { event: 'line', ...place(2), locals: new Map([['a', '4']]) },
      action: { action: 'step_into' },
    },
    {
      state: {
        event: 'line',
        ...place(3),
        locals: new Map([
          ['a', '4'],
          ['b', '5'],
        ]),
      },
      working: [{ expression: 'a + 1', value: '5' }],
      action: { action: 'step_return' },
    },
    {
      state: {
        event: 'return',
        ...place(3),
        value: '5',
        locals: new Map([
          ['a', '4'],
          ['b', '5'],
        ]),
      },
    },
  ],
  ended: false,
};
const { ids: words, targets: flags } = encodeTrajectory(WALK, 'own', { certainTargets: true });
const ids = Array.from(words);
const targets = Array.from(flags, flag => flag === 1);

test('finds each state that is asked for, with its action and the line that was running', () => {
  const found = askedStates(ids, targets);
  expect(found.map(({ action, source, working }) => [action, source, working])).toEqual([
    ['step_into', 'def f(a):', false],
    ['step_into', 'b = a + 1', true],
    ['step_return', 'return b', false],
  ]);
  expect(found.map(({ from, to }) => tokenizer.decode(ids.slice(from, to)))).toEqual([
    '<|line_sep|><|L2|>',
    '<|var|>a + 1<|eq|>5<|line_sep|><|var|>b<|eq|>5<|L3|>',
    '<|return_sep|><|L3|><|arg_sep|>5<|state_end|>',
  ]);
});

test('says what each token of a state stands for', () => {
  const [line, worked, returned] = askedStates(ids, targets).map(({ from, to, working }) =>
    partsOf(ids.slice(from, to), working),
  );
  expect(line).toEqual(['event', 'line']);
  expect(worked!.filter(each => each === 'working').length).toBeGreaterThanOrEqual(5);
  expect(worked!.slice(worked!.indexOf('event'))).toEqual([
    'event',
    'variable',
    'variable',
    'variable',
    'value',
    'line',
  ]);
  expect(returned).toEqual(['event', 'line', 'value', 'value', 'value']);
});

test('counts what is wrong by the model’s own account, and where', () => {
  const first = targets.indexOf(true);
  const [, worked] = askedStates(ids, targets);
  const value = worked!.to - 2;
  // Sure of all but the value of b.
  const logprobs = ids.slice(first).map((_, at) => (at + first === value ? Math.log(0.25) : 0));
  const doubts = new Doubts();
  const found = doubtsOf(ids, targets, logprobs);
  for (const each of found) doubts.add(each);
  expect(found.map(({ probability }) => probability)).toEqual([1, 0.25, 1]);
  expect(found[1]!.part).toBe('value');
  expect(doubts.rows).toEqual([
    { name: 'all', states: 3, wrong: 0.75, unlikely: 1, bits: 2 },
    { name: 'step_into', states: 1, wrong: 0, unlikely: 0, bits: 0 },
    { name: 'step_into, worked out', states: 1, wrong: 0.75, unlikely: 1, bits: 2 },
    { name: 'step_return', states: 1, wrong: 0, unlikely: 0, bits: 0 },
  ]);
  expect(doubts.shares[0]).toEqual({ part: 'value', share: 1 });
  const { from, to } = found[1]!;
  expect(marked(ids.slice(from, to), logprobs.slice(from - first, to - first), 0.7)).toBe(
    '<|var|>a + 1<|eq|>5<|line_sep|><|var|>b<|eq|>⟦5 0.25⟧<|L3|>',
  );
  expect(marked([SPECIAL.line_sep, ids.at(-1)!], [Math.log(0.25), 0], 0.7)).toBe(
    '⟦<|line_sep|> 0.25⟧<|state_end|>',
  );
});

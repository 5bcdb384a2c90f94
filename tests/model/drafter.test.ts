import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tokenizer } from '../../src/language/tokenizer.ts';
import { contextOf, type Step, type Trajectory } from '../../src/language/trajectory.ts';
import { encodeTrajectory } from '../../src/language/write.ts';
import { Drafter } from '../../src/model/decode/drafter.ts';
import { repeatOf } from '../../src/model/decode/prompt-lookup.ts';
import { StateGrammar } from '../../src/model/grammar/state-grammar.ts';
import type { Grammar } from '../../src/model/model.ts';
import type { Locals } from '../../src/tree/state.ts';

/** Anything may come, for ever. */
const anything: Grammar = {
  done: false,
  allowed: () => ({ few: [1, 2, 3, 4, 5, 6, 7, 8, 9] }),
  accept: () => undefined,
  clone: () => anything,
};

describe('repeats', () => {
  test('what stood behind the earlier place that ends most alike, the latest of several', () => {
    expect(repeatOf([1, 2, 7, 8, 1, 2, 9, 1, 2])).toEqual({ id: 9, size: 2 });
    expect(repeatOf([5, 1, 2, 7, 8, 6, 1, 2, 9, 5, 1, 2])).toEqual({ id: 7, size: 3 });
  });

  test('nothing where nothing repeats', () => {
    expect(repeatOf([1, 2, 3, 4])).toBeUndefined();
    expect(repeatOf([1])).toBeUndefined();
  });
});

describe('drafts', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4];

  test('go on as long as they are likely to hold, which is learnt', () => {
    const drafter = new Drafter();
    const first = drafter.draft(ids, anything, 16);
    expect(first.map(({ id }) => id)).toEqual([5, 6, 7].slice(0, first.length));
    for (let i = 0; i < 40; i++)
      for (const guess of drafter.draft(ids, anything, 16)) drafter.learn(guess, true);
    const surer = drafter.draft(ids, anything, 16);
    expect(surer.length).toBeGreaterThan(first.length);
    expect(drafter.draft(ids, anything, 2)).toHaveLength(2);
    for (let i = 0; i < 400; i++) drafter.learn(surer[0]!, false);
    expect(drafter.draft(ids, anything, 16)).toEqual([]);
  });

  test('stop where the grammar lets nothing of it through', () => {
    const strict: Grammar = { ...anything, allowed: () => ({ few: [1, 2] }), clone: () => strict };
    expect(new Drafter().draft(ids, strict, 16)).toEqual([]);
  });

  test('take what is forced along', () => {
    const forced: Grammar = { ...anything, allowed: () => ({ few: [7] }), clone: () => forced };
    expect(new Drafter().draft([1, 2], forced, 3)).toEqual([{ id: 7 }, { id: 7 }, { id: 7 }]);
  });
});

describe('what is likely, by the line about to run', () => {
  const source = readFileSync(new URL('../vectors/tally.py', import.meta.url), 'utf8');

  /** What is guessed behind a line of a program, as text. */
  function guessed(program: string, line: number, locals: Locals): string {
    const context = contextOf(program);
    const { source: text } = context.lines[line - 1]!;
    const step: Step = {
      state: { event: 'line', line, source: text, function: 'f', depth: 1, locals },
      activation: 0,
      action: { action: 'step_into' },
    };
    const trajectory: Trajectory = { direction: 'forward', context, steps: [step], ended: false };
    const drafter = new Drafter();
    const ids = Array.from(encodeTrajectory(trajectory).ids);
    // Where repeats never held, what is likely is left.
    for (let i = 0; i < 60; i++)
      for (const guess of drafter.draft(ids, StateGrammar.after(trajectory), 24))
        drafter.learn(guess, !guess.kind?.includes('repeats'));
    return tokenizer.decode(drafter.draft(ids, StateGrammar.after(trajectory), 24).map(({ id }) => id));
  }

  const program = [
    'def f(n):',
    '    total = n',
    '    for i in range(n):',
    '        total += 2',
    '        out.append(total)',
    '    return total',
  ].join('\n');
  const answer = (line: number, locals: Record<string, string>) =>
    guessed(program, line, new Map(Object.entries(locals)));

  test('an assignment, a loop, a sum, an appended item and a return', () => {
    const steps: [number, Record<string, string>, RegExp][] = [
      [2, { n: '3' }, /total.*3.*3/],
      [3, { n: '3', total: '3' }, /i.*0.*4/],
      [4, { n: '3', total: '3', i: '0' }, /total.*5.*5/],
      [5, { total: '5', out: '[1]' }, /out.*\[1, 5\].*3/],
      [6, { total: '5' }, /return.*5/],
    ];
    for (const [line, locals, expected] of steps) expect(answer(line, locals)).toMatch(expected);
  });

  test('whatever is guessed, the grammar lets it through', () => {
    const context = contextOf(source);
    for (const { line, source: text } of context.lines.filter(each => each.source.trim() !== '')) {
      const state = { event: 'line', line, source: text, function: 'tally', depth: 1 } as const;
      const step: Step = { state: { ...state, locals: new Map([['word', "'noon'"]]) }, activation: 0 };
      for (const action of ['step_into', 'step_over', 'step_return', 'continue'] as const) {
        const trajectory: Trajectory = {
          direction: 'forward',
          context,
          steps: [{ ...step, action: { action } }],
          ended: false,
        };
        const grammar = StateGrammar.after(trajectory);
        const ids = Array.from(encodeTrajectory(trajectory).ids);
        for (const { id } of new Drafter().draft(ids, grammar, 24)) {
          const { few, many } = grammar.allowed();
          expect(few.includes(id) || many?.includes(id)).toBe(true);
          grammar.accept(id);
        }
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { tokenizer } from './tokenizer.ts';
import { contextOf, type Step, type Trajectory } from './trajectory.ts';
import { encodeTrajectory } from './write.ts';

const source = `def tally(word, ch):
    hits = 0
    return hits

def main():
    return tally("on", "o")
`;
const context = contextOf(source);
const at = (line: number, depth: number, name: string) => ({
  line,
  source: context.lines[line - 1]!.source,
  function: name,
  depth,
});
const locals = (values: Record<string, string> = {}) => new Map(Object.entries(values));
const forward = (...steps: Step[]): Trajectory => ({ direction: 'forward', context, steps, ended: false });
const inverse = (...steps: Step[]): Trajectory => ({ direction: 'inverse', context, steps, ended: false });

/** The tokens behind the context, the targets marked with a star. */
function marked(trajectory: Trajectory): string[] {
  const { ids, targets } = encodeTrajectory(trajectory);
  const start = encodeTrajectory({ ...trajectory, steps: [], ended: false }).ids.length;
  const tokens = Array.from(ids, (id, i) => tokenizer.decode([id]) + (targets[i] ? '*' : ''));
  expect(tokens.slice(0, start).some(token => token.endsWith('*'))).toBe(false);
  return tokens.slice(start);
}

const main: Step = { state: { event: 'call', ...at(5, 1, 'main'), locals: locals() }, activation: 0 };
const call: Step = {
  state: { event: 'call', ...at(1, 1, 'tally'), locals: locals({ word: "'on'", ch: "'o'" }) },
  activation: 0,
};

describe('targets', () => {
  test('on request what is certain is a target too, for servers that know no grammar', () => {
    const steps: Step[] = [
      { ...main, action: { action: 'step_into' } },
      { state: { ...call.state, depth: 2 } as Step['state'], activation: 1 },
    ];
    const { targets } = encodeTrajectory(forward(...steps), 'own', { certainTargets: true });
    const state = encodeTrajectory(forward(steps[0]!), 'own').ids.length;
    expect([...targets.subarray(state)].every(flag => flag === 1)).toBe(true);
    expect([...targets.subarray(0, state)].every(flag => flag === 0)).toBe(true);
  });

  test('the first state, actions and closing tokens are given; states are asked for', () => {
    const steps: Step[] = [
      { ...main, action: { action: 'step_into' } },
      {
        state: { event: 'line', ...at(6, 1, 'main'), locals: locals() },
        activation: 0,
        action: { action: 'continue' },
      },
      { state: { event: 'exit', exit: 'normal' } },
    ];
    expect(marked({ ...forward(...steps), ended: true })).toEqual([
      '<|call_sep|>',
      '<|L5|>',
      '<|state_end|>',
      '<|step_into|>',
      '<|line_sep|>*',
      '<|L6|>*',
      '<|continue|>',
      '<|exit_normal|>*',
      '<|trace_end|>',
      '<|end_of_text|>',
    ]);
  });

  test('the parameters of a call follow from its line; their values, and where a value ends, do not', () => {
    const steps: Step[] = [
      { ...main, action: { action: 'step_into' } },
      { state: { ...call.state, depth: 2 } as Step['state'], activation: 1 },
    ];
    expect(marked(forward(...steps)).slice(4)).toEqual([
      '<|call_sep|>*',
      '<|L1|>*',
      '<|var|>',
      'word',
      '<|eq|>',
      ...["'", 'o', 'n', "'"].map(token => `${token}*`),
      '<|var|>*',
      'ch',
      '<|eq|>',
      ...["'", 'o', "'"].map(token => `${token}*`),
      '<|state_end|>*',
    ]);
  });

  test('a breakpoint on one line forces the line, but a model must still learn that a value ends there', () => {
    const stop: Step = {
      state: { event: 'line', ...at(3, 1, 'tally'), locals: locals({ word: "'on'", ch: "'o'", hits: '0' }) },
      activation: 0,
    };
    const one = marked(forward({ ...call, action: { action: 'breakpoint', lines: [3] } }, stop));
    expect(one.slice(-7)).toEqual([
      '<|line_sep|>*',
      '<|D1|>*',
      '<|var|>*',
      'hits*',
      '<|eq|>*',
      '0*',
      '<|L3|>*',
    ]);
    const same: Step = {
      ...stop,
      state: { ...stop.state, locals: locals({ word: "'on'", ch: "'o'" }) } as Step['state'],
    };
    const empty = marked(forward({ ...call, action: { action: 'breakpoint', lines: [3] } }, same));
    expect(empty.slice(-3)).toEqual(['<|line_sep|>*', '<|D1|>*', '<|L3|>']);
    const two = marked(forward({ ...call, action: { action: 'breakpoint', lines: [2, 3] } }, stop));
    expect(two.at(-1)).toBe('<|L3|>*');
  });

  test('after set only the new value and its end are asked for', () => {
    const before: Step = {
      state: { event: 'line', ...at(3, 1, 'tally'), locals: locals({ hits: '0' }) },
      activation: 0,
      action: { action: 'set', name: 'hits', value: '2 + 3' },
    };
    const after: Step = {
      state: { ...before.state, locals: locals({ hits: '5' }) } as Step['state'],
      activation: 0,
    };
    expect(marked(forward(before, after)).slice(-6)).toEqual([
      '<|line_sep|>',
      '<|var|>',
      'hits',
      '<|eq|>',
      '5*',
      '<|L3|>*',
    ]);
  });

  test('inv_step_call leads to a call', () => {
    const end: Step = {
      state: { event: 'inv_return', ...at(3, 1, 'tally'), value: '1' },
      action: { action: 'inv_step_call' },
    };
    const entry: Step = {
      state: { event: 'inv_call', ...at(1, 1, 'tally'), locals: locals({ word: "''", ch: "'o'" }) },
    };
    expect(marked(inverse(end, entry)).slice(6, 11)).toEqual([
      '<|inv_call_sep|>',
      '<|L1|>*',
      '<|var|>',
      'word',
      '<|eq|>',
    ]);
  });

  test('stepping back over the calls of a line leads to that line, with nothing new', () => {
    const met: Step = {
      state: { event: 'inv_line_call', ...at(6, 1, 'main'), locals: locals({ a: '1' }) },
      action: { action: 'inv_step_over' },
    };
    const again: Step = { state: { event: 'inv_line', ...at(6, 1, 'main'), locals: locals({ a: '1' }) } };
    expect(marked(inverse(met, again)).slice(-3)).toEqual(['<|inv_line_sep|>', '<|L6|>', '<|state_end|>']);
  });
});

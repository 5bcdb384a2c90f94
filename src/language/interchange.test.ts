import { describe, expect, test } from 'vitest';
import type { Action, State } from '../tree/state.ts';
import { LanguageError } from './language-error.ts';
import { parseTrajectory, parseTrajectoryLenient } from './parse.ts';
import { tokenizer } from './tokenizer.ts';
import { contextOf, type Step, type Trajectory } from './trajectory.ts';
import { encodeTrajectory, writeTrajectory } from './write.ts';

const context = contextOf('def f(a):\n    b = a\n    del a\n    return b\n');
const at = (line: number, depth = 1) => ({
  line,
  source: context.lines[line - 1]!.source,
  function: 'f',
  depth,
});
const locals = (values: Record<string, string>) => new Map(Object.entries(values));
const line = (number: number, values: Record<string, string>, depth = 1): State => ({
  event: 'line',
  ...at(number, depth),
  locals: locals(values),
});
const into: Action = { action: 'step_into' };
const walk = (...steps: Step[]): Trajectory => ({ direction: 'forward', context, steps, ended: false });
/** The LOCALS of the last state. */
const last = (...steps: Step[]) =>
  writeTrajectory(walk(...steps), 'interchange').match(/.*<\|arg_sep\|>(.*?)(<\|src_sep\|>.*)?$/s)![1];

describe('locals as changes', () => {
  const first: Step = { state: line(2, { a: '1' }), activation: 1, action: into };

  test('unchanged names are one mark, and what vanished is not shown', () => {
    expect(last(first, { state: line(3, { a: '1', b: '2' }), activation: 1 })).toBe('{"..": "..", "b": "2"}');
    expect(last(first, { state: line(3, { a: '2' }), activation: 1 })).toBe('{"a": "2"}');
    expect(last(first, { state: line(3, {}), activation: 1 })).toBe('{}');
    expect(last(first, { state: line(3, { a: '1' }), activation: 1 })).toBe('{"..": ".."}');
  });

  test('another activation is written in full, by number or by depth', () => {
    expect(last(first, { state: line(3, { a: '1' }), activation: 2 })).toBe('{"a": "1"}');
    const { activation: _, ...unnumbered } = first;
    expect(last(unnumbered, { state: line(3, { a: '1' }, 2) })).toBe('{"a": "1"}');
    expect(last(unnumbered, { state: line(3, { a: '1' }) })).toBe('{"..": ".."}');
  });

  test('a return or a breakpoint between means in full; an exception does not', () => {
    const state = line(3, { a: '1' });
    const end = (event: 'return' | 'exception'): Step => ({
      state: { event, ...at(4), value: '1' },
      activation: 1,
      action: into,
    });
    expect(last(first, end('return'), { state, activation: 1 })).toBe('{"a": "1"}');
    expect(last(first, end('exception'), { state, activation: 1 })).toBe('{"..": ".."}');
    const stop: Step = { ...first, action: { action: 'breakpoint', lines: [3] } };
    expect(last(stop, { state, activation: 1 })).toBe('{"a": "1"}');
  });
});

describe('backwards', () => {
  const met = (
    number: number,
    values: Record<string, string>,
    event: 'inv_line' | 'inv_line_call' = 'inv_line',
  ): Step => ({
    state: { event, ...at(number), locals: locals(values) },
    activation: 1,
    action: { action: 'inv_step_into' },
  });
  const end: Step = {
    state: { event: 'inv_return', ...at(4), value: '1' },
    activation: 1,
    action: { action: 'inv_step_into' },
  };
  const text = (...steps: Step[]) =>
    writeTrajectory({ direction: 'inverse', context, steps, ended: false }, 'interchange');

  test('the first line in an activation shows nothing, then what differs', () => {
    const written = text(end, met(3, { a: '1', b: '2' }), met(2, { a: '1', b: '0' }));
    expect(written).toContain('    del a<|arg_sep|>{"..": ".."}<|action_sep|>');
    expect(written).toContain('    b = a<|arg_sep|>{"..": "..", "b": "0"}<|action_sep|>');
  });

  test('a line without locals is written as such', () => {
    expect(text(end, met(3, {}))).toContain('    del a<|arg_sep|>{}<|action_sep|>');
  });
});

describe('program text', () => {
  test('that holds a special token is refused as text, and harmless as ids', () => {
    const forged = contextOf('x = "<|frame_sep|>"\n');
    const steps: Step[] = [
      {
        state: {
          event: 'line',
          line: 1,
          source: 'x = "<|frame_sep|>"',
          function: 'f',
          depth: 1,
          locals: locals({}),
        },
      },
    ];
    const trajectory: Trajectory = { direction: 'forward', context: forged, steps, ended: false };
    expect(() => writeTrajectory(trajectory, 'interchange')).toThrow(/special token <\|frame_sep\|>/);
    const { ids } = encodeTrajectory(trajectory, 'interchange');
    expect(Array.from(ids).filter(id => tokenizer.decode([id]) === '<|frame_sep|>')).toHaveLength(1);
    expect(writeTrajectory(trajectory, 'own')).toContain('x = "<|lt|>|frame_sep|>"');
  });

  test('that only looks like one is text', () => {
    const source = 'x = "<|nothing|><|"';
    const code = contextOf(`${source}\n`);
    const step: Step = {
      state: { event: 'line', line: 1, source, function: 'f', depth: 1, locals: locals({ x: "'<|'" }) },
    };
    const text = writeTrajectory(
      { direction: 'forward', context: code, steps: [step], ended: false },
      'interchange',
    );
    expect(text).toContain('{"x": "\'\\u003c|\'"}');
    expect(parseTrajectory(text, 'interchange').steps[0]!.state).toMatchObject({ source, line: 1 });
  });

  test('without a last line end stays without', () => {
    const text = '<|begin_of_text|><|trace_context_start|>x = 1';
    expect(writeTrajectory(parseTrajectory(text, 'interchange'), 'interchange')).toBe(text);
  });
});

describe('what it cannot say', () => {
  const step = (action: Action): Step => ({ state: line(2, { a: '1' }), action });

  test.each([
    ['no "set"', walk(step({ action: 'set', name: 'a', value: '2' }))],
    ['one line only', walk(step({ action: 'breakpoint', lines: [2, 3] }))],
    ['breakpoint 9: the context has no such line', walk(step({ action: 'breakpoint', lines: [9] }))],
    ['does not belong', { ...walk(step(into)), direction: 'inverse' as const }],
    ['must have an exit', { ...walk(step(into)), ended: true }],
    ['has no action', walk({ state: line(2, {}) }, { state: line(3, {}) })],
    ['nothing can follow', walk({ state: { event: 'exit', exit: 'normal' }, action: into })],
  ])('%s', (message, trajectory) => {
    expect(() => writeTrajectory(trajectory, 'interchange')).toThrow(LanguageError);
    expect(() => writeTrajectory(trajectory, 'interchange')).toThrow(message);
  });
});

describe('errors of the strict parser', () => {
  const start = '<|begin_of_text|><|trace_context_start|>x = 1\ny = 2\n<|frame_sep|>';

  test.each([
    [
      '<|line_sep|><|arg_sep|>{"a": 1}<|src_sep|>x = 1',
      'line 3, column 43 (offset 94): expected a JSON string',
    ],
    ['<|line_sep|><|arg_sep|>{"..": ".."}<|src_sep|>x = 1', 'nothing was shown before'],
    ['<|line_sep|><|arg_sep|>{"a":"1"}<|src_sep|>x = 1', 'expected ": "'],
    ['<|line_sep|><|src_sep|>x = 1', 'expected <|arg_sep|>, found <|src_sep|>'],
    ['<|return_sep|><|src_sep|>x = 1<|arg_sep|>"\\u0061"', 'this string is written "a"'],
    ['<|exit_normal|><|trace_end|>', 'expected <|end_of_text|>, found the end'],
    ['<|exit_normal|>rest', 'expected the end, found text'],
    ['<|call_sep|><|src_sep|>x = 1<|arg_sep|>{}<|trace_end|><|end_of_text|>', 'an exit must stand before'],
    ['', 'expected a state, found the end'],
  ])('%s', (rest, message) => {
    expect(() => parseTrajectory(start + rest, 'interchange')).toThrow(message);
  });
});

describe('the lenient parser', () => {
  test('keeps whole states, the whole parts of broken ones, and says what was wrong', () => {
    const { trajectory, problems } = parseTrajectoryLenient(
      '<|begin_of_text|><|trace_context_start|>x = 1\n' +
        '<|frame_sep|><|call_sep|><|src_sep|>x = 1<|arg_sep|>{}<|action_sep|><|step_into|>' +
        '<|frame_sep|><|line_sep|><|arg_sep|>{"a": "1", "b": 2}<|src_sep|>x = 1<|action_sep|><|step_over|>' +
        '<|frame_sep|><|line_sep|><|arg_sep|>{}<|action_sep|><|step_over|>' +
        '<|frame_sep|><|return_sep|><|src_sep|>x = 1<|arg_sep|>"5"',
      'interchange',
    );
    expect(trajectory.steps.map(({ state }) => state.event)).toEqual(['call', 'line', 'return']);
    expect(trajectory.steps[1]!.state).toMatchObject({ locals: locals({ a: '1' }), source: 'x = 1' });
    expect(problems.map(problem => problem.message)).toEqual([
      expect.stringContaining('expected a JSON string'),
      expect.stringContaining('expected <|src_sep|>, found <|action_sep|>'),
    ]);
  });
});

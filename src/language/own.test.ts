import { describe, expect, test } from 'vitest';
import type { Action, State } from '../tree/state.ts';
import { parseTrajectory, parseTrajectoryLenient } from './parse.ts';
import { parseState } from './parse-state.ts';
import { SPECIAL } from './specials.ts';
import { contextOf, rebased, type Step, type Trajectory } from './trajectory.ts';
import { worksOut } from './working.ts';
import { encodeTrajectory, writeTrajectory } from './write.ts';

const context = contextOf('def f(a):\n    b = a\n    return b\n\ndef main():\n    c = 1\n    return f(c)\n');
const at = (line: number, depth: number) => ({
  line,
  source: context.lines[line - 1]!.source,
  function: line < 5 ? 'f' : 'main',
  depth,
});
const locals = (values: Record<string, string>) => new Map(Object.entries(values));
const line = (number: number, depth: number, values: Record<string, string>): State => ({
  event: 'line',
  ...at(number, depth),
  locals: locals(values),
});
const call = (number: number, depth: number, values: Record<string, string>): State => ({
  event: 'call',
  ...at(number, depth),
  locals: locals(values),
});
const into: Action = { action: 'step_into' };
const walk = (...steps: Step[]): Trajectory => ({ direction: 'forward', context, steps, ended: false });
const HEAD = writeTrajectory(walk(), 'own');
/** What stands behind the context. */
const written = (trajectory: Trajectory) => writeTrajectory(trajectory, 'own').slice(HEAD.length);

test('the context is its lines behind their numbers', () => {
  expect(HEAD).toBe(
    '<|begin_of_text|><|trace_context_start|><|L1|>def f(a):<|L2|>    b = a<|L3|>    return ' +
      'b<|L4|><|L5|>def main():<|L6|>    c = 1<|L7|>    return f(c)',
  );
});

test('numbers above 512 and depths above 64 are composed', () => {
  const far = { lines: [{ line: 600, source: 'x' }] };
  const state: State = {
    event: 'call',
    line: 600,
    source: 'x',
    function: 'x',
    depth: 65,
    locals: locals({}),
  };
  const trajectory: Trajectory = { direction: 'forward', context: far, steps: [{ state }], ended: false };
  const text = writeTrajectory(trajectory, 'own');
  expect(text).toContain(
    '<|line_high|><|L1|><|L88|>x<|call_sep|><|depth_high|><|D1|><|D1|><|line_high|><|L1|><|L88|>',
  );
  expect(parseTrajectory(text, 'own').steps[0]!.state).toMatchObject({ line: 600, depth: 65 });
});

describe('locals', () => {
  const main: Step = { state: line(7, 1, { c: '1' }), activation: 0, action: into };
  const inner: Step = { state: call(1, 2, { a: '1' }), activation: 1, action: into };

  test('a call goes one level down and is written in full; what follows is changes', () => {
    expect(written(walk(main, inner, { state: line(2, 2, { a: '1' }), activation: 1, action: into }))).toBe(
      '<|line_sep|><|full|><|var|>c<|eq|>1<|L7|><|step_into|>' +
        '<|call_sep|><|L1|><|var|>a<|eq|>1<|state_end|><|step_into|><|line_sep|><|L2|><|step_into|>',
    );
  });

  test('back in the caller only what changed since is written', () => {
    const end: Step = {
      state: { event: 'return', ...at(3, 2), value: '1', locals: locals({ a: '1', b: '1' }) },
      activation: 1,
      action: into,
    };
    const back: Step = {
      state: { event: 'return', ...at(7, 1), value: '1', locals: locals({ c: '1' }) },
      activation: 0,
    };
    expect(written(walk(main, inner, end, back))).toContain(
      '<|return_sep|><|var|>b<|eq|>1<|L3|><|arg_sep|>1<|state_end|><|step_into|>' +
        '<|return_sep|><|L7|><|arg_sep|>1<|state_end|>',
    );
  });

  test('behind a breakpoint the depth stands, and the same activation goes on with changes', () => {
    const stop: Step = { ...inner, action: { action: 'breakpoint', lines: [3, 7] } };
    const same = walk(main, stop, { state: line(3, 2, { a: '1', b: '1' }), activation: 1 });
    expect(written(same)).toMatch(
      /<\|breakpoint\|><\|L3\|><\|L7\|><\|line_sep\|><\|D2\|><\|var\|>b<\|eq\|>1<\|L3\|>$/,
    );
    const other = walk(main, stop, { state: line(3, 2, { a: '2' }), activation: 5 });
    expect(written(other)).toMatch(/<\|line_sep\|><\|D2\|><\|full\|><\|var\|>a<\|eq\|>2<\|L3\|>$/);
  });

  test('a name that vanishes is marked, and one that comes again keeps its new place', () => {
    const trajectory = walk(
      { state: line(2, 1, { a: '1', b: '2' }), activation: 0, action: into },
      { state: line(3, 1, { b: '2', a: '1' }), activation: 0 },
    );
    expect(written(trajectory)).toMatch(/<\|line_sep\|><\|gone\|>a<\|var\|>a<\|eq\|>1<\|L3\|>$/);
    const again = parseTrajectory(writeTrajectory(trajectory, 'own'), 'own').steps[1]!.state;
    expect('locals' in again && [...again.locals!.keys()]).toEqual(['b', 'a']);
  });

  test('locals that are not known are not those from before', () => {
    const text = writeTrajectory(
      walk(main, { state: { event: 'exception', ...at(7, 1), value: 'E()' }, activation: 0 }),
      'own',
    );
    expect(text).toContain('<|exception_sep|><|unknown|><|L7|><|arg_sep|>E()<|state_end|>');
    expect(parseTrajectory(text, 'own').steps[1]!.state).not.toHaveProperty('locals');
  });

  test('the variable that was set stands first, also if it is as it was', () => {
    const set: Step = { ...main, action: { action: 'set', name: 'c', value: '0 + 1' } };
    expect(written(walk(set, { state: line(7, 1, { c: '1' }), activation: 9 }))).toMatch(
      /<\|set\|>c<\|eq\|>0 \+ 1<\|line_sep\|><\|var\|>c<\|eq\|>1<\|L7\|>$/,
    );
    expect(() => written(walk(set, { state: line(6, 1, { c: '1' }), activation: 0 }))).toThrow(
      /after "set c"/,
    );
  });
});

test('functions are known again from the context', () => {
  const steps: Step[] = [
    { state: call(5, 1, {}), action: into },
    { state: line(7, 1, { c: '1' }), action: into },
    { state: call(1, 2, { a: '1' }), action: into },
    { state: line(2, 2, { a: '1' }) },
  ];
  const again = parseTrajectory(writeTrajectory(walk(...steps), 'own'), 'own');
  expect(again.steps.map(({ state }) => 'function' in state && state.function)).toEqual([
    'main',
    'main',
    'f',
    'f',
  ]);
});

test('a walk from the middle can be counted from its first state', () => {
  const middle = walk({ state: call(1, 7, { a: '1' }), action: into }, { state: line(2, 7, { a: '1' }) });
  expect(written(rebased(middle))).toBe(
    '<|call_sep|><|L1|><|var|>a<|eq|>1<|state_end|><|step_into|><|line_sep|><|L2|>',
  );
});

test('backwards only differences are written, with a mark for what is not yet there', () => {
  const steps: Step[] = [
    { state: { event: 'inv_return', ...at(3, 1), value: '1' }, action: { action: 'inv_step_into' } },
    {
      state: { event: 'inv_line', ...at(3, 1), locals: locals({ a: '1', b: '1' }) },
      action: { action: 'inv_step_into' },
    },
    {
      state: { event: 'inv_line', ...at(2, 1), locals: locals({ a: '1' }) },
      action: { action: 'inv_step_into' },
    },
    {
      state: { event: 'inv_call', ...at(1, 1), locals: locals({ a: '1' }) },
      action: { action: 'inv_step_into' },
    },
    { state: { event: 'inv_exit_entry' } },
  ];
  const trajectory: Trajectory = { direction: 'inverse', context, steps, ended: true };
  expect(written(trajectory)).toBe(
    '<|inv_return_sep|><|L3|><|arg_sep|>1<|state_end|><|inv_step_into|>' +
      '<|inv_line_sep|><|L3|><|state_end|><|inv_step_into|>' +
      '<|inv_line_sep|><|L2|><|gone|>b<|state_end|><|inv_step_into|>' +
      '<|inv_call_sep|><|L1|><|var|>a<|eq|>1<|state_end|><|inv_step_into|>' +
      '<|inv_exit_entry|><|trace_end|><|end_of_text|>',
  );
  const met = parseTrajectory(writeTrajectory(trajectory, 'own'), 'own').steps[2]!;
  expect(met).toMatchObject({ state: { partial: true }, listed: { names: [], gone: ['b'], rest: true } });
});

describe('reading', () => {
  test.each([
    ['<|line_sep|><|L7|>', '"<|full|>" is missing'],
    ['<|line_sep|><|full|><|L99|>', 'the context has no line 99'],
    ['<|line_sep|><|D1|><|full|><|L7|>', 'depth 1 follows from what stands before'],
    ['<|line_sep|><|full|><|var|><|eq|>1<|L7|>', 'expected a name, found <|eq|>'],
    ['<|line_sep|><|full|><|gone|>a<|L7|>', 'nothing can be gone where all is written'],
    ['<|line_sep|><|full|>x', 'expected a line, found text'],
    ['<|line_sep|><|full|><|var|>a<|eq|><|what|><|L7|>', 'begins no known token'],
    ['<|call_sep|><|L5|><|state_end|><|inv_step_into|>', 'forward and inverse do not mix'],
    ['<|call_sep|><|L5|><|state_end|><|breakpoint|><|L9|>', 'the context has no line 9'],
    ['<|call_sep|><|L5|><|state_end|><|set|>c<|eq|>1<|line_sep|><|var|>c<|eq|>1<|L6|>', 'after "set c"'],
  ])('%s is refused', (rest, message) => {
    expect(() => parseTrajectory(HEAD + rest, 'own')).toThrow(message);
    expect(() => parseTrajectory(HEAD + rest, 'own')).toThrow(/^line 1, column \d+ \(offset \d+\)/);
  });

  test('an error among ids names the token', () => {
    const { ids } = encodeTrajectory(walk({ state: call(5, 1, {}) }));
    expect(() => parseTrajectory(ids.slice(0, -1), 'own')).toThrow(
      `token ${ids.length - 1}: expected <|state_end|>, found the end`,
    );
  });

  test('a broken state is saved as far as it goes, and the walk after it too', () => {
    const { trajectory, problems } = parseTrajectoryLenient(
      `${HEAD}<|call_sep|><|L5|><|state_end|><|step_into|><|exception_sep|><|var|>c<|eq|>1` +
        '<|L7|>oops<|step_over|><|line_sep|><|full|><|L6|>',
      'own',
    );
    expect(problems).toHaveLength(1);
    expect(trajectory.steps.map(({ state }) => state.event)).toEqual(['call', 'exception', 'line']);
    expect(trajectory.steps[1]!.state).toMatchObject({ line: 7, value: '', locals: locals({ c: '1' }) });
  });

  test('one state of a model: whole, incomplete or broken, from text or ids', () => {
    const asked = walk({ state: call(5, 1, {}), activation: 0, action: into });
    const whole = parseState(asked, '??<|line_sep|><|var|>c<|eq|>1<|L7|><|step_into|>', 2);
    expect(whole).toMatchObject({ reading: 'whole', end: 35, problems: [] });
    expect(whole.step).toMatchObject({
      activation: 0,
      state: { event: 'line', line: 7, depth: 1, function: 'main' },
    });
    expect(parseState(asked, '<|line_sep|><|var|>c<|eq|>1')).toMatchObject({
      reading: 'incomplete',
      step: undefined,
    });
    const broken = parseState(asked, '<|return_sep|><|L7|><|step_into|>');
    expect(broken).toMatchObject({ reading: 'broken', step: { state: { event: 'return', line: 7 } } });
    expect(broken.problems[0]!.message).toContain('expected <|arg_sep|>, found <|step_into|>');
  });

  test('a variable written though it has not changed is ignored in a model’s answer, and refused elsewhere', () => {
    const before: Step = { state: line(6, 1, { c: '1', d: '2' }), activation: 0, action: into };
    const asked = walk({ state: call(5, 1, {}), activation: 0, action: into }, before);
    const completion = '<|line_sep|><|var|>c<|eq|>1<|var|>d<|eq|>3<|L7|>';
    const { step, problems } = parseState(asked, completion);
    expect(problems).toEqual([]);
    expect(step!.state).toMatchObject({ line: 7, locals: locals({ c: '1', d: '3' }) });
    expect(() => parseTrajectory(writeTrajectory(asked, 'own') + completion, 'own')).toThrow(
      /not the changes/,
    );
  });
});

describe('working', () => {
  const asked: Step = { state: line(7, 1, { c: '1' }), activation: 0, action: into };
  const worked: Step = {
    state: call(1, 2, { a: '1' }),
    activation: 1,
    working: [
      { expression: "c.get('<|x|>')", value: "'a'" },
      { expression: '$ + c', value: '' },
    ],
  };

  test('stands before its state, part by part', () => {
    const text = written(walk(asked, worked));
    expect(text).toContain(
      "<|step_into|><|working|><|var|>c.get('<|lt|>|x|>')<|eq|>'a'<|var|>$ + c<|eq|><|call_sep|>",
    );
    expect(parseTrajectory(HEAD + text, 'own').steps[1]!.working).toEqual(worked.working);
    const { ids } = encodeTrajectory(walk(asked, worked));
    expect(parseTrajectory(ids, 'own').steps[1]!.working).toEqual(worked.working);
  });

  test('is asked for by its mark, which carries no loss; all that follows does', () => {
    const { ids, targets } = encodeTrajectory(walk(asked, worked));
    const from = ids.indexOf(SPECIAL.working);
    expect(targets[from]).toBe(0);
    expect(Array.from(targets.subarray(from + 1, ids.indexOf(SPECIAL.call_sep, from) + 1))).not.toContain(0);
  });

  test('may be empty, and then only says that there is nothing', () => {
    const text = written(walk(asked, { ...worked, working: [] }));
    expect(text).toContain('<|step_into|><|working|><|call_sep|>');
    expect(parseTrajectory(HEAD + text, 'own').steps[1]!.working).toEqual([]);
    const { ids, targets } = encodeTrajectory(walk(asked, { ...worked, working: [] }));
    expect(targets[ids.indexOf(SPECIAL.working) + 1]).toBe(1);
  });

  test('is read as part of one state', () => {
    const { ids } = encodeTrajectory(walk(asked, worked));
    const reading = parseState(walk(asked), ids.subarray(ids.indexOf(SPECIAL.working)));
    expect(reading).toMatchObject({ reading: 'whole', problems: [], step: { working: worked.working } });
  });

  test('is left out of the interchange form', () => {
    expect(writeTrajectory(walk(asked, worked), 'interchange')).toBe(
      writeTrajectory(walk(asked, { ...worked, working: [] }), 'interchange'),
    );
  });

  test('belongs to steps, and to the return from a line that returns', () => {
    const at = (number: number) => line(number, 1, {});
    expect(worksOut(at(2), into)).toBe(true);
    expect(worksOut(at(3), { action: 'step_return' })).toBe(true);
    expect(worksOut(at(2), { action: 'step_return' })).toBe(false);
    expect(worksOut(at(2), { action: 'breakpoint', lines: [3] })).toBe(false);
  });
});

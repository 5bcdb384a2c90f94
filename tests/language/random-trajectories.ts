/** Random walks that can be written down, though no program takes them: that is the harder test. */
import fc from 'fast-check';
import type { Context, Step, Trajectory } from '../../src/language/index.ts';
import { SPECIAL_TEXTS } from '../../src/language/index.ts';
import type { Action, CallState, LineState, Locals, State } from '../../src/tree/state.ts';

/** Any UTF-16 text, with what could be mistaken for something else drawn often. */
export const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.integer({ min: 0xd7f0, max: 0xe010 }).map(unit => String.fromCharCode(unit)),
      fc.constantFrom(
        '<',
        '|',
        '<|',
        '|>',
        '"',
        "'",
        '\\',
        '\n',
        '..',
        '{}',
        ', ',
        '1',
        'None',
        '<|lt|>',
        '\\u003c|',
      ),
      fc.constantFrom(...SPECIAL_TEXTS.slice(0, 45), '<|L1|>', '<|D2|>', '<|nothing|>'),
    ),
    { maxLength: 6 },
  )
  .map(parts => parts.join(''));

const NAMES = ['a', 'b', 'c', 'total', 'naïve', '<|', 'x<|eq|>'];
const SOURCES = [
  'def f(a, b):',
  '    a += 1',
  '    return a',
  'class C:',
  '    def g(self, *rest):',
  '        yield 1',
  '    s = """<|',
  'lambda: 0',
  '',
  '  # <|lt|>',
];

const locals: fc.Arbitrary<Locals> = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), fc.oneof(fc.constantFrom('0', '1', "'x'"), anyText)), {
    maxLength: 5,
  })
  .map(entries => new Map(entries));

const context: fc.Arbitrary<Context> = fc
  .array(
    fc.record({ gap: fc.constantFrom(1, 1, 1, 2, 40, 700, 300_000), source: fc.constantFrom(...SOURCES) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map(parts => {
    let line = 0;
    return {
      lines: parts.map(({ gap, source }) => {
        line += gap;
        return { line, source };
      }),
    };
  });

const raw = fc.record({
  event: fc.nat(4),
  depth: fc.constantFrom(1, 1, 2, 2, 3, 4, 64, 65, 5000),
  line: fc.nat(),
  locals,
  unknown: fc.boolean(),
  value: anyText,
  action: fc.nat(6),
  lines: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  name: fc.constantFrom(...NAMES),
  activation: fc.nat(4),
});
type Raw = typeof raw extends fc.Arbitrary<infer T> ? T : never;

export interface RandomOptions {
  readonly direction: 'forward' | 'inverse';
  /** `set`, and breakpoints on several lines: only our own form has them. */
  readonly extensions: boolean;
  readonly numbered: boolean;
}

export function randomTrajectory(options: RandomOptions): fc.Arbitrary<Trajectory> {
  return fc
    .record({
      context,
      states: fc.array(raw, { maxLength: 10 }),
      close: fc.constantFrom('cut', 'question', 'exit', 'ended'),
      exit: fc.constantFrom('normal', 'error', 'never'),
    })
    .map(({ context, states, close, exit }) => {
      const steps: Step[] = [];
      for (const one of states) steps.push(makeStep(one, steps.at(-1), context, options));
      const last = steps.at(-1);
      if (last && close === 'cut') {
        const { action: _, ...rest } = last;
        steps[steps.length - 1] = rest;
      }
      // What follows `set` is the same state, never an exit.
      const exits = last?.action?.action !== 'set' && (close === 'exit' || close === 'ended');
      if (exits) {
        const forward = options.direction === 'forward';
        steps.push({ state: forward ? { event: 'exit', exit } : { event: 'inv_exit_entry' } });
      }
      const direction = steps.length === 0 ? 'forward' : options.direction;
      return { direction, context, steps, ended: exits && close === 'ended' };
    });
}

function makeStep(one: Raw, before: Step | undefined, context: Context, options: RandomOptions): Step {
  const set = before?.action?.action === 'set' ? before.action.name : undefined;
  const state =
    set === undefined ? makeState(one, context, options) : afterSet(before!.state, set, one.value);
  const activation = set === undefined ? one.activation : before!.activation;
  const action = makeAction(one, state, context, options);
  return options.numbered && activation !== undefined ? { state, activation, action } : { state, action };
}

function afterSet(state: State, name: string, value: string): State {
  const before = state as CallState | LineState;
  return { ...before, locals: new Map(before.locals).set(name, value) };
}

function makeState(one: Raw, context: Context, { direction }: RandomOptions): State {
  const { line, source } = context.lines[one.line % context.lines.length]!;
  const place = { line, source, function: 'f', depth: one.depth };
  const { locals, value } = one;
  if (direction === 'forward') {
    if (one.event < 2) return { event: one.event === 0 ? 'call' : 'line', ...place, locals };
    const event = one.event === 2 ? 'return' : 'exception';
    return one.unknown ? { event, ...place, value } : { event, ...place, value, locals };
  }
  const event = (['inv_call', 'inv_line', 'inv_line_call', 'inv_return', 'inv_exception'] as const)[
    one.event
  ]!;
  if (event === 'inv_return' || event === 'inv_exception') return { event, ...place, value };
  return { event, ...place, locals };
}

function makeAction(
  one: Raw,
  state: State,
  context: Context,
  { direction, extensions }: RandomOptions,
): Action {
  if (direction === 'inverse') {
    return { action: (['inv_step_into', 'inv_step_over', 'inv_step_call'] as const)[one.action % 3]! };
  }
  if (one.action === 0 && extensions && (state.event === 'line' || state.event === 'call')) {
    return { action: 'set', name: one.name, value: one.value };
  }
  if (one.action === 1) {
    const lines = one.lines.map(line => context.lines[line % context.lines.length]!.line);
    return { action: 'breakpoint', lines: extensions ? lines : lines.slice(0, 1) };
  }
  return { action: (['step_into', 'step_over', 'step_return', 'continue'] as const)[one.action % 4]! };
}

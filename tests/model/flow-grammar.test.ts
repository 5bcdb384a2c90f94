/** The grammar holds states to what is known of a program without values: where lines lead, what they call. */
import { describe, expect, test } from 'vitest';
import { contextOf, SPECIAL, type Trajectory, tokenizer } from '../../src/language/index.ts';
import { StateGrammar } from '../../src/model/grammar/state-grammar.ts';

describe('the grammar', () => {
  const source = `def main(n):
    def half(x):
        return x // limit
    limit = n
    if n < 2:
        return n
    n = half(n)
    return n

def other(a):
    return a
`;
  const context = contextOf(source);
  const placed = (line: number, function_: string, depth: number) => ({
    ...context.lines[line - 1]!,
    function: function_,
    depth,
  });
  const locals = new Map([
    ['n', '8'],
    ['half', '<function main.<locals>.half>'],
    ['limit', '8'],
  ]);
  /** A grammar that stands behind a `step_into` from a line of `main`, and behind some tokens. */
  function behind(line: number, text: readonly (number | string)[], working = false) {
    const trajectory: Trajectory = {
      direction: 'forward',
      context,
      steps: [
        {
          state: { event: 'line', ...placed(line, 'main', 1), locals },
          activation: 0,
          action: { action: 'step_into' },
        },
      ],
      ended: false,
    };
    const grammar = StateGrammar.after(trajectory, { working });
    for (const part of text)
      for (const id of typeof part === 'number' ? [part] : tokenizer.encode(part, 'code')) {
        const { few, many } = grammar.allowed();
        expect(few.includes(id) || many?.includes(id), `${part} is let through`).toBe(true);
        grammar.accept(id);
      }
    return grammar;
  }
  const allowed = (grammar: StateGrammar) => tokenizer.decode(grammar.allowed().few);
  const { line_sep, call_sep, return_sep, exception_sep } = SPECIAL;

  test('lets a state stand only where its line leads', () => {
    expect(allowed(behind(5, [line_sep]))).toContain('<|L6|><|L7|>');
    expect(allowed(behind(5, [line_sep]))).not.toContain('<|L8|>');
    expect(allowed(behind(4, []))).toBe(tokenizer.decode([line_sep, exception_sep, SPECIAL.exit_never]));
    expect(allowed(behind(8, []))).toBe(tokenizer.decode([return_sep, exception_sep, SPECIAL.exit_never]));
  });

  test('holds a state to the condition that was worked out', () => {
    const worked = (value: string) => [SPECIAL.var, 'n < 2', SPECIAL.eq, value, line_sep];
    expect(allowed(behind(5, worked('False'), true))).toContain('<|L7|>');
    expect(allowed(behind(5, worked('False'), true))).not.toContain('<|L6|>');
    expect(allowed(behind(5, worked('True'), true))).not.toContain('<|L7|>');
  });

  test('calls what the line names, and shows what that uses', () => {
    const called = behind(7, [call_sep]);
    expect(allowed(called)).toContain('<|L2|>');
    for (const line of ['<|L1|>', '<|L10|>']) expect(allowed(called)).not.toContain(line);
    const [two] = called.allowed().few.filter(id => tokenizer.decode([id]) === '<|L2|>');
    const given = behind(7, [call_sep, two!, SPECIAL.var, 'x', SPECIAL.eq, '8']);
    expect(allowed(given)).toBe('<|var|>');
    const whole = behind(7, [
      call_sep,
      two!,
      SPECIAL.var,
      'x',
      SPECIAL.eq,
      '8',
      SPECIAL.var,
      'limit',
      SPECIAL.eq,
      '8',
    ]);
    expect(allowed(whole)).toBe('<|state_end|>');
  });
});

test('calls nobody from a line that names nobody, in a function with handlers too', () => {
  const source = `def half(n):
    return 1 / n

def main(n):
    found = []
    try:
        found.append(half(n))
    except ZeroDivisionError as error:
        found.append(str(error))
    f = n; f()
    return found
`;
  const context = contextOf(source);
  const afterLine = (line: number, locals: Record<string, string>) => {
    const state = {
      event: 'line' as const,
      ...context.lines[line - 1]!,
      function: 'main',
      depth: 1,
      locals: new Map(Object.entries(locals)),
    };
    const steps = [{ state, activation: 0, action: { action: 'step_into' as const } }];
    const grammar = StateGrammar.after({ direction: 'forward', context, steps, ended: false });
    return grammar.allowed().few.includes(SPECIAL.call_sep);
  };
  expect([5, 6, 7, 8, 9, 11].filter(line => afterLine(line, { n: '0' }))).toEqual([7]);
  // What stands for something else by then is nobody's to tell.
  expect(afterLine(10, { n: '0', found: '[]' })).toBe(true);
});

test('shows parameters whose defaults hold words that look like code', () => {
  const source = `def f(x, words=('for', 'of')):
    return x

def main():
    return f(3)
`;
  const context = contextOf(source);
  const grammar = StateGrammar.after({
    direction: 'forward',
    context,
    steps: [
      {
        state: { event: 'line', ...context.lines[4]!, function: 'main', depth: 1, locals: new Map() },
        activation: 0,
        action: { action: 'step_into' },
      },
    ],
    ended: false,
  });
  for (const part of ['<|L1|>', SPECIAL.var, 'x', SPECIAL.eq, '3', SPECIAL.var, 'words'])
    for (const id of typeof part === 'number'
      ? [part]
      : part.startsWith('<|')
        ? line(part)
        : tokenizer.encode(part, 'code')) {
      const { few, many } = grammar.allowed();
      expect(few.includes(id) || many?.includes(id), `${part} is let through`).toBe(true);
      grammar.accept(id);
    }

  /** The token of a line, behind that of the call. */
  function line(text: string): number[] {
    grammar.accept(SPECIAL.call_sep);
    return grammar.allowed().few.filter(id => tokenizer.decode([id]) === text);
  }
});

test('what opens within a function on one line returns there', () => {
  const source = `def f(words):
    def v(w): return sum(c in 'ae' for c in w)
    return max(words, key=v)
`;
  const context = contextOf(source);
  // Where nothing but the line is shown, the generator expression looks like the function around it.
  const state = { event: 'line', ...context.lines[1]!, function: 'f', depth: 3, locals: new Map() } as const;
  const grammar = StateGrammar.after({
    direction: 'forward',
    context,
    steps: [{ state, activation: 0, action: { action: 'step_return' } }],
    ended: false,
  });
  grammar.accept(SPECIAL.return_sep);
  expect(tokenizer.decode(grammar.allowed().few)).toContain('<|L2|>');
});

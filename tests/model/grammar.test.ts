import { beforeAll, describe, expect, test } from 'vitest';
import {
  contextOf,
  encodeTrajectory,
  LanguageError,
  parseState,
  parseTrajectory,
  type Step,
  type Trajectory,
  tokenizer,
} from '../../src/language/index.ts';
import { StateGrammar } from '../../src/model/grammar/state-grammar.ts';
import { Random } from '../../src/shared/random.ts';
import { record } from '../../src/trace/record.ts';
import {
  type RealProgram,
  randomTokens,
  randomWalk,
  refused,
  seedPrograms,
  vectorPrograms,
} from './walks.ts';

describe('what a call may show', () => {
  /** What may stand at the call of the function on the first line as soon as the state may end. */
  function more(...lines: string[]): string {
    const context = { lines: lines.map((source, i) => ({ line: i + 1, source })) };
    const end = {
      event: 'inv_return',
      line: 2,
      source: lines[1]!,
      function: 'f',
      depth: 1,
      value: '1',
    } as const;
    const asked: Trajectory = {
      direction: 'inverse',
      context,
      steps: [{ state: end, action: { action: 'inv_step_call' } }],
      ended: false,
    };
    const grammar = StateGrammar.after(asked, { longestValue: 1 });
    for (;;) {
      const { few, many } = grammar.allowed();
      const texts = few.map(id => tokenizer.decode([id]));
      if (texts.includes('<|state_end|>')) return texts.join(' ');
      grammar.accept(few[0] ?? many![0]!);
    }
  }

  test('its parameters and nothing else, where that is certain', () => {
    expect(more('def f():', '    return total + 1')).toBe('<|state_end|>');
    expect(more('def f(a: int = 2) -> int:', '    return a')).toBe('<|state_end|>');
  });

  test('other names where there may be some', () => {
    expect(more('def f(*rest):', '    return rest')).toContain('<|var|>');
    expect(more('    def f(self):', '        return self.a')).toContain('<|var|>');
  });
});

describe('which names a state may tell', () => {
  const context = contextOf(
    [
      'def f(xs):',
      '    total = len(xs) + base',
      '    return total',
      '',
      'def main():',
      '    return f([1])',
    ].join('\n'),
  );
  const at = (line: number, name: string, depth: number) => ({
    line,
    source: context.lines[line - 1]!.source,
    function: name,
    depth,
  });
  const into = { action: 'step_into' } as const;
  const main: Step[] = [
    { state: { event: 'call', ...at(5, 'main', 1), locals: new Map() }, action: into },
    { state: { event: 'line', ...at(6, 'main', 1), locals: new Map() }, action: into },
  ];
  const xs = new Map([['xs', '[1]']]);
  const called: Step = { state: { event: 'call', ...at(1, 'f', 2), locals: xs }, action: into };
  const begun: Step = { state: { event: 'line', ...at(2, 'f', 2), locals: xs }, action: into };
  const locals = new Map([...xs, ['total', '1']]);
  const returned: Step = { state: { event: 'return', ...at(3, 'f', 2), locals, value: '1' }, action: into };

  /** What may follow these texts, one token each. */
  function following(steps: Step[], allSteps: Step[], ...texts: string[]): string[] {
    const asked: Trajectory = { direction: 'forward', context, steps, ended: false };
    const grammar = StateGrammar.after(asked, { allSteps });
    for (const text of texts) {
      const { few, many } = grammar.allowed();
      const id = [...few, ...(many ?? [])].find(each => tokenizer.decode([each]) === text);
      expect(id, `${text} among ${tokenizer.decode(grammar.allowed().few)}`).toBeDefined();
      grammar.accept(id!);
    }
    return grammar.allowed().few.map(id => tokenizer.decode([id]));
  }

  test('those that the function binds, not all that it mentions', () => {
    const walk = [...main, called, begun];
    expect(following(walk, walk, '<|line_sep|>', '<|var|>').sort()).toEqual(['total', 'xs']);
  });

  test('one that the line makes must be written, one that was there need not be', () => {
    const walk = [...main, called, begun];
    expect(following(walk, walk, '<|line_sep|>')).not.toContain('<|L3|>');
    const behind = following(walk, walk, '<|line_sep|>', '<|var|>', 'total', '<|eq|>', '1');
    expect(behind).toContain('<|L3|>');
    const state = { event: 'line', ...at(2, 'f', 2), locals: new Map([...xs, ['total', '1']]) } as const;
    const again = [...main, called, { state, action: into }];
    expect(following(again, again, '<|line_sep|>')).toContain('<|L3|>');
  });

  test('behind a variable that the user set, none that is new, and none that is gone', () => {
    const set = { action: 'set', name: 'xs', value: '[2]' } as const;
    const walk = [...main, called, { ...begun, action: set }];
    const after = following(walk, walk, '<|line_sep|>', '<|var|>', 'xs', '<|eq|>', '[', '2', ']');
    expect(after).toContain('<|L2|>');
    expect(after).not.toContain('<|var|>');
    expect(after).not.toContain('<|gone|>');
  });

  test('where the function has gone out of sight, those of the one that the walk went through', () => {
    const walk = [...main, called, begun, returned];
    expect(following([returned], walk, '<|return_sep|>', '<|full|>')).not.toContain('<|var|>');
    // Without the walk it may be any.
    expect(following([returned], [returned], '<|return_sep|>', '<|full|>')).toContain('<|var|>');
  });
});

/**
 * Activations that run on lines of others, over several lines, or before names that no state back to them has shown; or
 * are resumed.
 */
const WITHIN = `
class Kept:
    def __init__(self, v): self.v = v
    def get(self): return self.v
    def __enter__(self): return self.v
    def __exit__(self, *why): return True

def deep(n):
    if n == 0:
        yield 1
        raise ValueError(n)
    yield from deep(n - 1)

def tries():
    try:
        return list(deep(2))
    except ValueError:
        return []

async def waits(n):
    return await waits(n - 1) + 1 if n else 0

def f(grid, words):
    rows = [max(row) for row in grid]
    total = sum(
        (min(rows[i], 5) - grid[i][j])
        for i in range(len(grid))
        for j in range(len(grid[0]))
        if grid[i][j] % 2
    )
    kept = sorted(words, key=lambda word: (
        len(word), word[0]))
    last = kept[-1]
    k = lambda v: \\
        v % 3 + 1
    def g(x): return k(x) + 1
    total += g(2) + Kept(4).get() + len(tries())
    with Kept(7) as c: total += [][c]
    try:
        waits(2).send(None)
    except StopIteration as stop:
        total += stop.value
    return all(len(word) > 1 for word in kept), total, list(map(lambda x: x + total, rows)), last

def main():
    return f([[1, 2], [3, 4]], ['bb', 'a', 'ccc'])
`;

/**
 * Nothing is resumed: what a library's iterator calls, exceptions that a handler does not take, what opens within a
 * function on one line.
 */
const BEHIND = `
from itertools import groupby

def place(route, a):
    try:
        return route.rfind(a)
    except ValueError as error:
        return str(error)

def main():
    def vowels(word): return sum(c in 'ae' for c in word)
    found = []
    for first, group in groupby(['ab', 'ac', 'b'], key=lambda word: word[0]):
        for word in group:
            found.append(vowels(word))
    try:
        return place([1, 2], 2)
    except AttributeError:
        return found
`;

describe('the grammar lets through what really happens', () => {
  let programs: RealProgram[];
  beforeAll(async () => {
    programs = [...(await vectorPrograms()), ...(await seedPrograms('programs/', 60))];
  }, 300_000);

  test.each(['forward', 'inverse'] as const)('%s, on vectors and seeds', async direction => {
    const random = new Random(`grammar ${direction}`);
    const found: string[] = [];
    let walks = 0;
    for (const program of programs) {
      for (let i = 0; i < 6; i++) {
        const walk = await randomWalk(program, direction, 30, random);
        if (!walk) continue;
        try {
          const problem = refused(walk);
          if (problem !== undefined) found.push(`${program.name}: ${problem}`);
          walks++;
        } catch (error) {
          // A callback on lines outside the context cannot be written in our own form.
          if (!(error instanceof LanguageError)) throw error;
        }
      }
    }
    expect(walks).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  test.each([
    ['forward', 'within lines and over several', WITHIN],
    ['inverse', 'within lines and over several', WITHIN],
    ['forward', 'behind iterators and handlers', BEHIND],
  ] as const)('%s, %s', async (direction, _, source) => {
    const { recording } = await record({ name: 'within.py', source: source.trimStart(), entry: 'main' });
    const random = new Random(`within ${direction}`);
    let walks = 0;
    for (let i = 0; i < 120; i++) {
      const walk = await randomWalk({ name: 'within.py', recording }, direction, 60, random);
      if (!walk) continue;
      try {
        encodeTrajectory(walk);
      } catch (error) {
        // Of an inner function alone, what it calls may stand on lines that a walk back is not shown.
        if (!(error instanceof LanguageError)) throw error;
        continue;
      }
      expect(refused(walk)).toBeUndefined();
      expect(refused(parseTrajectory(encodeTrajectory(walk).ids, 'own'))).toBeUndefined();
      walks++;
    }
    expect(walks).toBeGreaterThan(30);
  });

  test('and whatever it lets through is read whole', async () => {
    const random = new Random('grammar at random');
    for (const program of programs.slice(0, 30)) {
      for (const direction of ['forward', 'inverse'] as const) {
        const walk = await randomWalk(program, direction, 6, random);
        if (!walk) continue;
        const steps = walk.steps.slice(0, random.between(1, walk.steps.length)).filter(step => step.action);
        if (steps.length === 0) continue;
        const before: Trajectory = { ...walk, steps, ended: false };
        const grammar = StateGrammar.after(before, { longestValue: 20 });
        const ids = randomTokens(grammar, random);
        const reading = parseState(before, ids);
        expect(reading.problems, tokenizer.decode(ids)).toEqual([]);
        expect(reading.reading).toBe('whole');
        expect(reading.end).toBe(ids.length);
      }
    }
  });
});

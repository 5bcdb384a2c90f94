/**
 * The working of a line in the grammar: what it allows, where it ends, its drafts, and its part in the
 * confidence.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { confidenceOf } from '../../src/debugger/engines/neural/confidence.ts';
import {
  contextOf,
  encodeTrajectory,
  LanguageError,
  LONGEST_WORKING,
  parseState,
  SPECIAL,
  type Step,
  type Trajectory,
  tokenizer,
  type WorkedOut,
  worksOut,
} from '../../src/language/index.ts';
import { Drafter } from '../../src/model/decode/drafter.ts';
import { StateGrammar, type StateGrammarOptions } from '../../src/model/grammar/state-grammar.ts';
import { partsOf } from '../../src/python/parts.ts';
import { Random } from '../../src/shared/random.ts';
import { type RealProgram, randomTokens, randomWalk, seedPrograms, vectorPrograms } from './walks.ts';

const PROGRAM = ['def f(text, extra):', '    n = text.lower().count(extra) + 1', '    return n'].join('\n');
const WORKING: readonly WorkedOut[] = [
  { expression: 'text.lower()', value: "'try again'" },
  { expression: '$.count(extra)', value: '1' },
];
const context = contextOf(PROGRAM);
const locals = new Map([
  ['text', "'Try again'"],
  ['extra', "'a'"],
]);
const place = { function: 'f', depth: 1 };
const asked: Trajectory = {
  direction: 'forward',
  context,
  steps: [
    {
      state: { event: 'line', ...context.lines[1]!, ...place, locals },
      activation: 0,
      action: { action: 'step_over' },
    },
  ],
  ended: false,
};
const next: Step = {
  state: { event: 'line', ...context.lines[2]!, ...place, locals: new Map(locals).set('n', '2') },
  activation: 0,
};

/** What a model writes behind the mark. */
function written(before: Trajectory, step: Step, working: readonly WorkedOut[]): number[] {
  const { action: _, ...bare } = step;
  const { ids } = encodeTrajectory({ ...before, steps: [...before.steps, { ...bare, working }] });
  return Array.from(ids.subarray(encodeTrajectory(before).ids.length + 1));
}

/** The first token that the grammar would not have let through. */
function refused(grammar: StateGrammar, ids: readonly number[]): string | undefined {
  for (const [at, id] of ids.entries()) {
    const { few, many } = grammar.allowed();
    if (!few.includes(id) && !many?.includes(id))
      return `${tokenizer.decode(ids.slice(0, at))} ▸${tokenizer.decode([id])}`;
    grammar.accept(id);
  }
  return grammar.done ? undefined : 'not done';
}

const grammarFor = (options: StateGrammarOptions = {}) =>
  StateGrammar.after(asked, { working: true, ...options });

describe('the grammar', () => {
  let programs: RealProgram[];
  beforeAll(async () => {
    programs = [...(await vectorPrograms()), ...(await seedPrograms('programs/', 30))];
  }, 300_000);

  test('lets a working through, with values or without', () => {
    const untold = WORKING.map(({ expression }) => ({ expression, value: '' }));
    for (const working of [WORKING, untold])
      expect(refused(grammarFor(), written(asked, next, working))).toBeUndefined();
  });

  test('writes of an attribute what its working ends with, and not another value', () => {
    const code = contextOf(
      'class Box:\n    def pay(self, price):\n        self.credit -= price\n        return price',
    );
    const held = new Map([
      ['self', '<program.Box object>'],
      ['price', '185'],
      ['self.credit', '250'],
    ]);
    const inside = { event: 'line', function: 'pay', depth: 1 } as const;
    const walk: Trajectory = {
      direction: 'forward',
      context: code,
      steps: [
        {
          state: { ...inside, ...code.lines[2]!, locals: held },
          activation: 0,
          action: { action: 'step_into' },
        },
      ],
      ended: false,
    };
    const then = (credit: string): Step => ({
      state: { ...inside, ...code.lines[3]!, locals: new Map(held).set('self.credit', credit) },
      activation: 0,
    });
    const grammar = () => StateGrammar.after(walk, { working: true });
    const working = [{ expression: 'self.credit', value: '65' }];
    expect(refused(grammar(), written(walk, then('65'), working))).toBeUndefined();
    expect(refused(grammar(), written(walk, then('45'), working))).toContain('self.credit');
    const untold = [{ expression: 'self.credit', value: '' }];
    expect(refused(grammar(), written(walk, then('45'), untold))).toBeUndefined();
  });

  test('lets no part of a line be left out, written twice or written otherwise', () => {
    for (const working of [
      [],
      WORKING.slice(0, 1),
      WORKING.slice(1),
      [...WORKING, ...WORKING],
      [{ expression: 'text.upper()', value: 'None' }],
    ])
      expect(refused(grammarFor(), written(asked, next, working))).toBeDefined();
    const exception: Step = {
      state: { event: 'exception', ...context.lines[1]!, ...place, value: 'E()', locals },
      activation: 0,
    };
    for (const working of [[], WORKING.slice(0, 1), WORKING])
      expect(refused(grammarFor(), written(asked, exception, working))).toBeUndefined();
  });

  test('asks for no part of a line that calls a function of the program', () => {
    const source =
      'class Box:\n    def twice(self, n):\n        return n + n\ndef main():\n    return Box().twice(4)\n';
    const lines = contextOf(source);
    const at = { function: 'main', depth: 1, locals: new Map<string, string>() };
    const before: Trajectory = {
      direction: 'forward',
      context: lines,
      steps: [
        {
          state: { event: 'call', ...lines.lines[3]!, ...at },
          activation: 0,
          action: { action: 'step_into' },
        },
        {
          state: { event: 'line', ...lines.lines[4]!, ...at },
          activation: 0,
          action: { action: 'step_over' },
        },
      ],
      ended: false,
    };
    const after: Step = { state: { event: 'return', ...lines.lines[4]!, ...at, value: '8' }, activation: 0 };
    const box = { expression: 'Box()', value: '' };
    for (const working of [[], [box]])
      expect(
        refused(StateGrammar.after(before, { working: true }), written(before, after, working)),
      ).toBeUndefined();
  });

  test('leaves to the model what values decide', () => {
    const source = '    n = text and extra.lower()';
    const chosen = contextOf(PROGRAM.replace(context.lines[1]!.source, source));
    const [step] = asked.steps;
    const before: Trajectory = {
      ...asked,
      context: chosen,
      steps: [{ ...step!, state: { event: 'line', ...chosen.lines[1]!, ...place, locals } }],
    };
    const lower = { expression: 'extra.lower()', value: "'a'" };
    for (const working of [[], [lower], [lower, lower]])
      expect(
        refused(StateGrammar.after(before, { working: true }), written(before, next, working)),
      ).toBeUndefined();
  });

  test.each([
    ['Counter(text)', " 1 t1 r1 y1  2 \\n1 '1", true],
    ['collections.Counter(text)', 't1 r1 y1 t2', true],
    ['text[-4]', "'niag'", true],
    ['sorted(text)', 't1 r1 y1', false],
  ])('small steps before %s', (expression, value, may) => {
    const lines = contextOf(PROGRAM.replace(/n = .*/, `n = ${expression}`));
    const [step] = asked.steps;
    const state: Step['state'] = { event: 'line', ...lines.lines[1]!, ...place, locals };
    const before = { ...asked, context: lines, steps: [{ ...step!, state }] };
    const ids = written(before, next, [{ expression: '#', value }]);
    const problem = refused(StateGrammar.after(before, { working: true }), ids);
    expect(problem === undefined, problem).toBe(may);
    expect(tokenizer.decode(ids)).toContain(`#<|eq|>${value}<|`);
  });

  test('lets through what the lines of real programs are worked out to', async () => {
    const random = new Random('working');
    const found: string[] = [];
    let parts = 0;
    for (const program of [...programs, ...programs, ...programs, ...programs]) {
      const walk = await randomWalk(program, 'forward', 30, random);
      for (let i = 1; i < (walk?.steps.length ?? 0); i++) {
        const before = { ...walk!, steps: walk!.steps.slice(0, i), ended: false };
        const { state, action } = before.steps.at(-1)!;
        if (!worksOut(state, action!)) continue;
        const source = state.event === 'line' ? state.source : '';
        // A value that says nothing: what a condition comes to decides where it goes on.
        const working = partsOf(source).map(({ text }) => ({ expression: text, value: '...' }));
        parts += working.length;
        try {
          const ids = written(before, walk!.steps[i]!, working);
          const problem = refused(StateGrammar.after(before, { working: true }), ids);
          if (problem !== undefined) found.push(`${program.name}: ${problem}`);
        } catch (error) {
          if (!(error instanceof LanguageError)) throw error;
        }
      }
    }
    expect(parts).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });

  test('lets nothing through that cannot be read', async () => {
    const random = new Random('working at random');
    for (const program of programs) {
      const walk = await randomWalk(program, 'forward', 6, random);
      const steps = walk?.steps.filter(({ state, action }) => action && worksOut(state, action)) ?? [];
      const at = walk?.steps.indexOf(steps.at(-1)!) ?? -1;
      if (at < 0) continue;
      const before: Trajectory = { ...walk!, steps: walk!.steps.slice(0, at + 1), ended: false };
      const grammar = StateGrammar.after(before, { working: true, longestValue: 20 });
      const ids = [SPECIAL.working, ...randomTokens(grammar, random)];
      const reading = parseState(before, ids);
      expect(reading.problems, tokenizer.decode(ids)).toEqual([]);
      expect(reading).toMatchObject({ reading: 'whole', end: ids.length });
      expect(reading.step!.working).toBeDefined();
    }
  });

  test('brings a working to its end, however long a model would go on', () => {
    // What is evaluated depends on values here: parts are the model's to say.
    const open = contextOf(PROGRAM.replace('text.lower()', '(text and text.lower())')).lines[1]!;
    const [step] = asked.steps;
    const steps = [{ ...step!, state: { ...step!.state, ...open } as Step['state'] }];
    for (const longestState of [undefined, 40]) {
      const context = contextOf(PROGRAM.replace('text.lower()', '(text and text.lower())'));
      const options = { working: true, longestValue: 9, ...(longestState ? { longestState } : {}) };
      const grammar = StateGrammar.after({ ...asked, context, steps }, options);
      let count = 0;
      while (grammar.part.kind === 'working' || count === 0) {
        const { few, many } = grammar.allowed();
        grammar.accept(many?.at(-1) ?? few[0]!);
        count++;
      }
      // A limit, and the part that was begun before it.
      expect(count).toBeLessThan((longestState ?? LONGEST_WORKING) + 96 + 9 + 4);
      expect(count).toBeGreaterThan((longestState ?? LONGEST_WORKING) - 9);
      expect(grammar.done).toBe(false);
    }
  });

  test('lets no line end into an expression, and no expression be empty', () => {
    const { steps } = asked;
    const called: Step = {
      ...steps[0]!,
      state: { event: 'return', ...context.lines[2]!, ...place, depth: 2, value: '1' },
    };
    const grammar = StateGrammar.after({ ...asked, steps: [called] }, { working: true });
    grammar.accept(SPECIAL.var);
    const { few, many } = grammar.allowed();
    expect(few).toEqual([]);
    expect([...many!].some(id => /[\n\r]/.test(tokenizer.decode([id])))).toBe(false);
    expect(many!.length).toBeGreaterThan(3000);
  });
});

describe('guesses', () => {
  /** What is guessed behind some tokens, where repeats never held. */
  function guessed(ids: readonly number[], most = 24): string {
    const drafter = new Drafter();
    const grammar = grammarFor();
    for (const id of ids) grammar.accept(id);
    const before = [...encodeTrajectory(asked).ids, SPECIAL.working, ...ids];
    for (let i = 0; i < 60; i++)
      for (const guess of drafter.draft(before, grammar, most))
        drafter.learn(guess, !guess.kind?.includes('repeats'));
    return tokenizer.decode(drafter.draft(before, grammar, most).map(({ id }) => id));
  }
  const whole = written(asked, next, WORKING);
  const upTo = (text: string) => {
    for (let end = 0; end <= whole.length; end++)
      if (tokenizer.decode(whole.slice(0, end)) === text) return whole.slice(0, end);
    throw new Error(`${text} is no beginning of ${tokenizer.decode(whole)}`);
  };

  test('are the parts of the line, one by one, also from the middle of one', () => {
    expect(guessed([])).toBe('<|var|>text.lower()<|eq|>');
    expect(guessed(upTo('<|var|>text'))).toBe('.lower()<|eq|>');
    expect(guessed(upTo("<|var|>text.lower()<|eq|>'try again'"))).toBe('<|var|>$.count(extra)<|eq|>');
  });

  test('at the state know what the parts came to', () => {
    const end = upTo("<|var|>text.lower()<|eq|>'try again'<|var|>$.count(extra)<|eq|>1<|line_sep|>");
    expect(guessed(end)).toBe('<|var|>n<|eq|>2<|L3|>');
  });

  test('are let through by the grammar', () => {
    const grammar = grammarFor();
    const before = [...encodeTrajectory(asked).ids, SPECIAL.working];
    for (const { id } of new Drafter().draft(before, grammar, 24)) {
      const { few, many } = grammar.allowed();
      expect(few.includes(id) || many?.includes(id)).toBe(true);
      grammar.accept(id);
    }
  });
});

describe('confidence', () => {
  const ids = written(asked, next, WORKING);
  const stated = (doubtful: (text: string, part: StateGrammar['part']) => boolean) => {
    const grammar = grammarFor();
    const walked = grammar.clone();
    const logprobs = ids.map(id => {
      const doubt = doubtful(tokenizer.decode([id]), walked.part);
      walked.accept(id);
      return doubt ? Math.log(0.5) : 0;
    });
    return confidenceOf({ ids, logprobs, end: 'complete' }, grammar, undefined, 'step_over');
  };

  test('in what a part came to is doubt in all that follows', () => {
    const { state, structure, variables } = stated(
      (text, part) => part.kind === 'working' && part.value && text === '1',
    );
    expect([state, structure, variables.get('n')]).toEqual([0.5, 0.5, 0.5]);
  });

  test('in how the line is cut into parts is doubt in the whole only', () => {
    const { state, structure, variables } = stated(
      (text, part) => part.kind === 'working' && !part.value && text === '$',
    );
    expect([state, structure, variables.get('n')]).toEqual([0.5, 1, 1]);
  });

  test('in a variable is doubt in that variable', () => {
    const { state, structure, variables } = stated((text, part) => part.kind === 'variable' && text === '2');
    expect([state, structure, variables.get('n')]).toEqual([0.5, 1, 0.5]);
  });
});

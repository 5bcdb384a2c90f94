/** Inputs learnt from checked answers: questions as a build writes them, answers that are run, the simplest kept. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckedProgram } from '../../src/evaluate/inputs/check.ts';
import {
  type InputQuestion,
  inputQuestions,
  questionLines,
  readQuestions,
} from '../../src/evaluate/inputs/prompts.ts';
import { answerIds } from '../../src/evaluate/question-tokens.ts';
import { parseTrajectory } from '../../src/language/parse.ts';
import { SPECIAL } from '../../src/language/specials.ts';
import { isHeldOutSeed } from '../../src/programs/held-out.ts';
import { findPython } from '../../src/trace/cpython/python-path.ts';
import { readConfig } from '../../src/training-data/config.ts';
import { type DirectQuestion, drawDirectQuestions } from '../../src/training-data/direct-questions.ts';
import { JobRunner } from '../../src/training-data/job.ts';
import type { Place } from '../../src/training-data/python-process.ts';
import { ID_MASK } from '../../src/training-data/shard.ts';
import { ndbgData, ROOT, Scratch } from '../training-data/harness.ts';

const scratch = new Scratch();
let place: Place;
beforeAll(async () => {
  place = { python: (await findPython())!, root: ROOT };
});
afterAll(() => scratch.remove());

/** Functions alone, of which everything is asked directly backwards. */
const BACKWARDS = {
  shares: { steps: 0, jumps: 0, inverse_direct: 1, inverse_steps: 0 },
  shapes: { inverse_prefix: 0 },
  shard_programs: 64,
  set: 0,
};
const SEEDS = readConfig({ ...BACKWARDS, programs: { mix: { seeds: 2, mutate: 1 } } });

const INITIAL = {
  source: 'def initial(text, upper):\n    if upper:\n        text = text.upper()\n    return text[0]\n',
  calls: ["initial('apple pie', False)"],
  entry: 'initial',
  origin: 'corpus',
  problem: 'own/initial',
};
const TOTAL = {
  source:
    'def total(items):\n    found = 0\n    for item in items:\n        found += item\n    return found\n',
  calls: ['total([1, 2, 3])'],
  entry: 'total',
  origin: 'corpus',
  problem: 'own/total',
};

/** Settings that draw these two with their own call alone. */
function ownConfig(more: object = {}): string {
  const path = scratch.lines('own.jsonl', [INITIAL, TOTAL]);
  const corpus = { files: [{ path, kind: 'programs' }] };
  const programs = { mix: { corpus: 1 }, corpus, inputs: { calls: 1 } };
  return scratch.json('own.json', {
    held_out: { share: 0, prompts: 0 },
    offset: { share: 0 },
    programs,
    ...more,
  });
}

async function ask(out: string, ...more: string[]) {
  const ended = await ndbgData('inputs', 'prompts', '--out', scratch.at(out), '--count', '2', ...more);
  expect(ended.stderr).not.toContain('    at ');
  return ended;
}

const questionsIn = (name: string): InputQuestion[] =>
  readQuestions(name, readFileSync(scratch.at(name), 'utf8'));

/** A sample as a model writes it. */
function sample({ trajectory }: InputQuestion, given: Readonly<Record<string, string>>) {
  const [end] = trajectory.steps;
  const head = trajectory.context.lines[0]!;
  const place = { line: head.line, source: head.source, function: 'f', depth: 1 };
  const locals = new Map(Object.entries(given));
  const { activation } = end!;
  const call = { state: { event: 'inv_call' as const, ...place, locals }, activation: activation! };
  return { ids: answerIds({ trajectory }, [call]) };
}

/** What a build's worker writes of the programs numbered 0 to 63. */
async function documentsOf(config: ReturnType<typeof readConfig>, seed: number): Promise<number[][]> {
  const runner = new JobRunner(place, config, seed);
  try {
    const { candidates } = await runner.run({ set: 'train', number: 0 });
    return candidates.flatMap(({ documents }) =>
      documents.map(words => Array.from(words, word => word & ID_MASK)),
    );
  } finally {
    runner.close();
  }
}

describe('the questions', () => {
  let questions: readonly DirectQuestion[];
  beforeAll(async () => {
    const drawn = await drawDirectQuestions(place, SEEDS, 7, { functions: 25, outcomes: 9 });
    expect(drawn.functions).toBe(25);
    questions = drawn.questions;
  });

  test('are what a build of the same settings and seed writes, with the simplest known call behind them', async () => {
    const documents = await documentsOf(SEEDS, 7);
    const answers = new Map(
      documents.map(ids => {
        const end = ids.indexOf(SPECIAL.inv_step_call) + 1;
        return [ids.slice(0, end).join(), parseTrajectory(ids, 'own').steps[1]!.state] as const;
      }),
    );
    for (const { prompt, about } of inputQuestions(questions, 4, SEEDS.context)) {
      const state = answers.get(prompt.ids.join());
      expect(state, prompt.id).toMatchObject({ event: 'inv_call' });
      expect('locals' in state! && Object.fromEntries(state.locals!)).toEqual(about.known[0]!.arguments);
    }
  });

  test('are of functions whose problems are not held out', async () => {
    const config = readConfig({ programs: SEEDS.programs, held_out: { share: 0.5 } });
    const drawn = await drawDirectQuestions(place, config, 7, { functions: 25, outcomes: 1 });
    expect(drawn.functions).toBe(25);
    for (const { program } of drawn.questions) expect(isHeldOutSeed(program.problem, 500)).toBe(false);
  });

  test('are not of functions near an evaluation file', async () => {
    const code = INITIAL.source
      .replaceAll('initial', 'f')
      .replaceAll('text', 'word')
      .replaceAll('upper)', 'big)');
    const exclude = scratch.lines('evaluation.jsonl', [
      { id: 'one', code, input: "'a', True", output: "'A'" },
    ]);
    const { code: ended, stderr } = await ask('near.jsonl', '--config', ownConfig({ exclude: [exclude] }));
    expect(ended, stderr).toBe(0);
    expect(questionsIn('near.jsonl').map(({ about }) => about.program.entry)).toEqual(['total']);
    expect(stderr).toContain('the sources gave 1 functions, not 2');
  });

  test('are read back as they were written, and name a line that was changed or cut off', () => {
    const written = inputQuestions(questions.slice(0, 3), 4, SEEDS.context);
    const text = questionLines(written);
    const read = readQuestions('prompts.jsonl', text);
    expect(read.map(({ prompt, about }) => ({ prompt, about }))).toEqual(
      written.map(({ prompt, about }) => ({ prompt, about })),
    );
    expect(questionLines(read)).toBe(text);
    expect(() => readQuestions('p', text.slice(0, -40))).toThrow(
      /^p, line 3: not JSON; was the file cut off\?/,
    );
    const other = text.replace('"problem":"', '"problem":"x');
    expect(() => readQuestions('p', other)).toThrow(/^p, line 1: .* was changed after it was written/);
    expect(() => readQuestions('p', '')).toThrow('p holds no prompt');
  });

  test.each([
    [
      { programs: { mix: { written: 1 } } },
      /mix gives no weight to functions whose inputs can be asked for: seeds,/,
    ],
    [{ programs: { mix: { corpus: 1 } } }, /every source with a weight in mix is empty/],
    [{ programs: { mix: { seeds: 1 }, checked: { file: 1 } } }, /unknown key checked\.file/],
  ])('with wrong settings are not written: %j', async (given, message) => {
    const { code, stderr } = await ask('no.jsonl', '--config', scratch.json('wrong.json', given));
    expect(code).not.toBe(0);
    expect(stderr).toMatch(message);
    expect(existsSync(scratch.at('no.jsonl'))).toBe(false);
  });
});

describe('the check', () => {
  let questions: InputQuestion[];
  let good: string;
  const of = (entry: string) => questions.find(({ about }) => about.program.entry === entry)!;
  const check = (completions: string, out: string, ...more: string[]) =>
    ndbgData('inputs', 'check', scratch.at('asked.jsonl'), completions, '--out', scratch.at(out), ...more);

  beforeAll(async () => {
    expect((await ask('asked.jsonl', '--config', ownConfig())).code).toBe(0);
    questions = questionsIn('asked.jsonl');
    const initial = of('initial');
    const total = of('total');
    good = scratch.lines('answers.jsonl', [
      {
        id: initial.prompt.id,
        samples: [
          sample(initial, { text: "'apple'", upper: 'False' }),
          sample(initial, { text: "'a'", upper: 'False' }),
          sample(initial, { text: '"a"', upper: 'False' }),
          sample(initial, { text: "'b'", upper: 'False' }),
          sample(initial, { text: "''", upper: 'True' }),
          sample(initial, { text: "''.join(['a'])", upper: 'False' }),
          { ids: [SPECIAL.inv_call_sep] },
        ],
      },
      {
        id: total.prompt.id,
        samples: [
          sample(total, { items: '[6]' }),
          sample(total, { items: '[6.0]' }),
          sample(total, { items: '[1, 2, 3]' }),
        ],
      },
    ]);
  });

  test('keeps what was run to the very outcome, the simplest first, and counts the rest', async () => {
    const { code, stdout, stderr } = await check(good, 'checked.jsonl', '--json');
    expect(code, stderr).toBe(0);
    const { counts, programs } = JSON.parse(stdout);
    expect(programs).toBe(2);
    // Of `initial` four distinct arguments are run, of `total` three; 6.0 is not written as 6 is.
    expect(counts.corpus).toEqual({
      ...{ asked: 2, answered: 2, samples: 10, malformed: 2, checked: 7, right: 4 },
      ...{ held: 2, new: 2, simpler: 2 },
    });
    const lines = readFileSync(scratch.at('checked.jsonl'), 'utf8').trim().split('\n');
    const written = lines.map(line => JSON.parse(line) as CheckedProgram);
    const calls = Object.fromEntries(written.map(program => [program.entry, program.calls]));
    expect(calls).toEqual({
      initial: ["initial('a', False)", "initial('apple', False)"],
      total: ['total([6])', 'total([1, 2, 3])'],
    });
    expect(written.map(({ origin, problem, flags }) => [origin, problem, flags[0]]).sort()).toEqual([
      ['checked', 'own/initial', 'corpus'],
      ['checked', 'own/total', 'corpus'],
    ]);
  });

  test('gives a build programs, and the build asks for their simplest arguments alone', async () => {
    expect((await check(good, 'for-build.jsonl')).code).toBe(0);
    const programs = { mix: { checked: 1 }, checked: { files: [scratch.at('for-build.jsonl')] } };
    const settings = { held_out: { share: 0, prompts: 0 }, offset: { share: 0 } };
    const documents = await documentsOf(readConfig({ ...settings, ...BACKWARDS, programs }), 3);
    const asked = new Set(
      documents.map(ids => {
        const { state } = parseTrajectory(ids, 'own').steps[1]!;
        return 'locals' in state ? JSON.stringify([...state.locals!]) : '';
      }),
    );
    expect([...asked].sort()).toEqual(['[["items","[6]"]]', `[["text","'a'"],["upper","False"]]`]);
    // Forwards the other calls are shown, too.
    const forwards = await documentsOf(readConfig({ ...settings, shard_programs: 64, programs }), 3);
    const shown = forwards.map(ids => parseTrajectory(ids, 'own').context.lines.at(-1)!.source);
    expect(shown.some(line => line.includes('[1, 2, 3]'))).toBe(true);
    expect(shown.some(line => line.includes('apple'))).toBe(true);
  });

  test('joins files of answers, and counts outcomes without one', async () => {
    const [first, second] = readFileSync(good, 'utf8').split('\n');
    const one = scratch.lines('one.jsonl', [first!]);
    const alone = JSON.parse((await check(one, 'one.out', '--json')).stdout);
    expect(alone.counts.all).toMatchObject({ asked: 2, answered: 1, held: 1 });
    const two = scratch.lines('two.jsonl', [second!]);
    const args = [scratch.at('asked.jsonl'), one, two, '--out', scratch.at('both.out'), '--json'];
    const both = JSON.parse((await ndbgData('inputs', 'check', ...args)).stdout);
    expect(both.counts.all).toMatchObject({ asked: 2, answered: 2, held: 2 });
  });

  test('refuses a Python that cannot run them, and writes nothing', async () => {
    const { code, stderr } = await check(good, 'no-python.out', '--python', '/bin/false');
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/^ndbg: .*\/bin\/false/m);
    expect(stderr).not.toContain('    at ');
    expect(existsSync(scratch.at('no-python.out'))).toBe(false);
  });

  test.each([
    [
      'of other prompts',
      (text: string) => text.replace('inputs/', 'others/'),
      /belongs to another file of prompts/,
    ],
    ['cut off', (text: string) => text.slice(0, -30), /line 2: not JSON/],
    ['empty', () => '', /no completion in it; answer the prompts first/],
    ['no completions', () => '{"a": 1}\n', /line 1: not a completion/],
  ])('refuses a file that is %s, and writes nothing', async (name, change, message) => {
    const file = scratch.at(`wrong ${name}.jsonl`);
    writeFileSync(file, change(readFileSync(good, 'utf8')));
    const { code, stderr } = await check(file, `${name}.out`);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
    expect(existsSync(scratch.at(`${name}.out`))).toBe(false);
  });
});

describe('the whole way with the weights in the package', () => {
  const answer = (out: string) =>
    ndbgData('inputs', 'answer', scratch.at('seeds.jsonl'), '--out', scratch.at(out));
  const lines = (name: string) => readFileSync(scratch.at(name), 'utf8').trimEnd().split('\n');
  const idsOf = (line: string) => {
    const { id, samples } = JSON.parse(line) as { id: string; samples: { ids: number[] }[] };
    return [id, samples.map(({ ids }) => ids.join())];
  };

  test('answers go on where they stopped, and of a handful of seeds some hold', async () => {
    const config = scratch.json('seeds.json', { programs: { mix: { seeds: 1 } } });
    const asked = await ask(
      'seeds.jsonl',
      '--config',
      config,
      '--outcomes',
      '2',
      '--samples',
      '3',
      '--seed',
      '5',
    );
    expect(asked.code, asked.stderr).toBe(0);
    const questions = questionsIn('seeds.jsonl');
    const first = await answer('answers');
    expect(first.code, first.stderr).toBe(0);
    expect(lines('answers').length).toBe(questions.length);
    const whole = new Map(lines('answers').map(line => idsOf(line) as [string, string[]]));
    for (const samples of whole.values()) expect(samples.length).toBe(3);

    writeFileSync(scratch.at('again'), `${lines('answers')[0]}\n${lines('answers')[1]!.slice(0, 50)}`);
    const again = await answer('again');
    expect(again.stdout).toContain(`${questions.length} of ${questions.length} questions answered`);
    expect(again.stdout).toContain(`${questions.length - 1} of them now`);
    expect(new Map(lines('again').map(line => idsOf(line) as [string, string[]]))).toEqual(whole);

    const out = scratch.at('programs.jsonl');
    const args = [scratch.at('seeds.jsonl'), scratch.at('answers'), '--out', out, '--json'];
    const checked = await ndbgData('inputs', 'check', ...args);
    expect(checked.code, checked.stderr).toBe(0);
    const { all } = JSON.parse(checked.stdout).counts;
    expect(all).toMatchObject({ asked: questions.length, answered: questions.length, malformed: 0 });
    expect(all.held).toBeGreaterThan(0);
    const programs = { mix: { checked: 1 }, checked: { files: [out] } };
    expect((await documentsOf(readConfig({ shard_programs: 16, programs }), 1)).length).toBeGreaterThan(0);
  });

  test('answers to other prompts are refused and left as they are', async () => {
    const file = scratch.at('foreign');
    appendFileSync(file, '{"id":"inputs/seeds/0@000000000000","samples":[]}\n');
    const { code, stderr } = await answer('foreign');
    expect(code).toBe(2);
    expect(stderr).toContain('belongs to another file of prompts');
    expect(lines('foreign').length).toBe(1);
  });
});

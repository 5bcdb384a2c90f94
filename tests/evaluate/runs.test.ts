/** Runs on disk: files of prompts and completions, resuming, the report, and comparing two runs. */
import { existsSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerEval } from '../../src/cli/eval/eval.ts';
import { RandomAnswerer } from '../../src/evaluate/answerers/baselines.ts';
import { FileAnswerer, readCompletions } from '../../src/evaluate/answerers/file.ts';
import { RealAnswerer } from '../../src/evaluate/answerers/real.ts';
import { compareRuns } from '../../src/evaluate/compare.ts';
import { promptLine } from '../../src/evaluate/prompts-file.ts';
import type { Answer, Answerer, Question } from '../../src/evaluate/question.ts';
import { report } from '../../src/evaluate/report/report.ts';
import { RunFolder, readRun } from '../../src/evaluate/run-folder.ts';
import { differences, sameRun } from '../../src/evaluate/run-stamp.ts';
import { ALL_TASKS, type EvaluationSetup } from '../../src/evaluate/tasks/all.ts';
import { replay } from './replay.ts';
import { CORPUS, run, testSetup, testStamp } from './setup.ts';

let setup: EvaluationSetup;
const folder = mkdtempSync(join(tmpdir(), 'evaluate-'));
const out = (name: string) => join(folder, name);

beforeAll(async () => {
  setup = await testSetup(6);
});
afterAll(() => setup.close());

async function keep(name: string, answerer: Answerer, tasks: Parameters<typeof run>[2]) {
  const kept = RunFolder.open(out(name), testStamp(setup, answerer.name));
  const { results, judged } = await run(setup, answerer, tasks, kept);
  kept.finish(results, report(results, judged));
  return results;
}

describe('a choice of groups', () => {
  const groupsOf = async (groups: readonly string[]) => {
    const answerer = new RealAnswerer(setup.runs);
    const { judged } = await run({ ...setup, groups }, answerer, ['next-state']);
    return judged.get('next-state')!;
  };

  test('asks those that begin so, the very questions of the whole', async () => {
    const whole = await groupsOf(['']);
    const some = await groupsOf(['function/step_o', 'generated/inv_step_call']);
    expect(new Set(some.map(({ group }) => group))).toEqual(
      new Set(['function/step_over', 'generated/inv_step_call', 'generated/inv_step_call/coverage']),
    );
    const groups = new Set(some.map(({ group }) => group));
    expect(some).toEqual(whole.filter(({ group }) => groups.has(group)));
  });

  test('a name that fits none is refused, with those there are', async () => {
    await expect(groupsOf(['function/step_over', 'functions'])).rejects.toThrow(
      /no group of next-state begins with "functions"; there are: function\/step_into; /,
    );
  });
});

test('a run of some groups is not taken up as one of all, nor the other way round', () => {
  const whole = testStamp(setup, 'real');
  const some = { ...whole, groups: ['function/step_over'] };
  expect(sameRun(whole, { ...whole })).toBe(true);
  expect(sameRun(whole, some)).toBe(false);
  expect(differences(whole, some)).toEqual(['groups: none and function/step_over']);
});

describe('a run that is kept', () => {
  /** Counts what it is asked, and gives up in the middle. */
  class Stopping implements Answerer {
    readonly name = 'real';
    asked = 0;
    constructor(
      private readonly inner: Answerer,
      private readonly patience = Number.POSITIVE_INFINITY,
    ) {}
    async answer(questions: readonly Question[]): Promise<Answer[]> {
      if (this.asked >= this.patience) throw new Error('stopped');
      this.asked += questions.length;
      return this.inner.answer(questions);
    }
    async close(): Promise<void> {}
  }

  test('goes on where it was stopped, asks nothing twice, and ends with the same numbers', async () => {
    const real = new RealAnswerer(setup.runs);
    const tasks = ['next-state'] as const;
    const whole = await keep('whole', new Stopping(real), tasks);
    const first = new Stopping(real, 100);
    await expect(keep('stopped', first, tasks)).rejects.toThrow('stopped');
    // A stop in the middle of a line loses that line only.
    const file = join(out('stopped'), 'answers', 'next-state.jsonl');
    const lines = readFileSync(file, 'utf8').split('\n').length - 1;
    truncateSync(file, readFileSync(file).length - 5);
    const second = new Stopping(real);
    expect(await keep('stopped', second, tasks)).toEqual(whole);
    expect(lines).toBeGreaterThan(0);
    const total = whole.tasks.reduce((sum, task) => sum + task.questions, 0);
    expect(first.asked + second.asked).toBe(total + 1);
  });

  test('keeps what was answered of a batch that was stopped', async () => {
    const real = new RealAnswerer(setup.runs);
    const inMiddle: Answerer = {
      name: 'real',
      async answer(questions, kept) {
        for (const answer of await real.answer(questions.slice(0, 10))) kept!(answer);
        throw new Error('stopped');
      },
      async close() {},
    };
    await expect(keep('middle', inMiddle, ['next-state'])).rejects.toThrow('stopped');
    const second = new Stopping(real);
    const { tasks } = await keep('middle', second, ['next-state']);
    expect(second.asked).toBe(tasks.reduce((sum, task) => sum + task.questions, 0) - 10);
  });

  test('one that was refused before the first answer leaves its folder to the next', () => {
    const stamp = testStamp(setup, 'real');
    RunFolder.open(out('refused'), { ...stamp, groups: ['functions'] });
    RunFolder.open(out('refused'), stamp);
    expect(JSON.parse(readFileSync(join(out('refused'), 'run.json'), 'utf8'))).toEqual(stamp);
  });

  test('refuses a folder of another run', () => {
    const stamp = testStamp(setup, 'real');
    RunFolder.open(out('one'), stamp).append('next-state', { id: 'a', samples: [] });
    expect(() => RunFolder.open(out('one'), { ...stamp, seed: 7, engine: 'random' })).toThrow(
      /holds another run \(seed: 0 and 7; engine: real and random\): give another --out/,
    );
  });

  test('writes every prompt with its answer and verdict, results and a report that needs nothing else', async () => {
    await keep('kept', new RandomAnswerer(1), ['cruxeval-output', 'nesting']);
    const verdicts = readFileSync(join(out('kept'), 'verdicts', 'cruxeval-output.jsonl'), 'utf8');
    const one = JSON.parse(verdicts.split('\n')[0]!);
    expect(Object.keys(one)).toEqual(
      expect.arrayContaining(['id', 'group', 'half', 'scores', 'prompt', 'expected', 'answer']),
    );
    const page = readFileSync(join(out('kept'), 'report.html'), 'utf8');
    expect(page).toContain('paper, 1.8 B');
    expect(page).toContain('<mark class="wrong">');
    expect(page).not.toMatch(/<script|src=|href="http|@import|url\(/);
  });
});

describe('files', () => {
  test('prompts out, completions in: the same scores as asking directly, both rounds', async () => {
    const task = ALL_TASKS['cruxeval-input'];
    const questions = await task.questions(setup);
    const real = new RealAnswerer(setup.runs);
    const first = await real.answer(questions);
    const answers = new Map(first.map(answer => [answer.id, answer]));
    const second = await real.answer(await task.followUps!(setup, questions, answers));
    const text = [...first, ...second].map(answer => `${JSON.stringify(answer)}\n`).join('');
    const file = new FileAnswerer('real', readCompletions('file', text));
    const direct = await run(setup, real, ['cruxeval-input']);
    const scored = await run(setup, file, ['cruxeval-input']);
    expect(scored.results.tasks).toEqual(direct.results.tasks);
    const firstOnly = new FileAnswerer('real', first);
    const half = await run(setup, firstOnly, ['cruxeval-input']);
    expect(new Set(half.judged.get('cruxeval-input')!.map(each => each.group))).toEqual(
      new Set(['inv_step_call', 'samples']),
    );
  });

  test('a completion may be text instead of ids', async () => {
    const questions = await ALL_TASKS['cruxeval-output'].questions(setup);
    const real = await new RealAnswerer(setup.runs).answer(questions);
    const judged = await Promise.all(
      questions.map((question, i) => {
        return ALL_TASKS['cruxeval-output'].judge(setup, question, real[i]!);
      }),
    );
    const texts = questions.map((question, i) => ({
      id: question.prompt.id,
      samples: real[i]!.samples.map(() => ({ text: judged[i]!.expected })),
    }));
    const { results } = await run(setup, new FileAnswerer('text', texts), ['cruxeval-output']);
    for (const row of results.tasks[0]!.rows.filter(each => each.group === 'step_into'))
      expect(row.mean).toBe(1);
  });

  test('completions for other prompts are refused: the id holds a digest of the prompt', async () => {
    const other = await testSetup(6, 1);
    try {
      const questions = await ALL_TASKS['next-state'].questions(other);
      const answers = await new RealAnswerer(other.runs).answer(questions);
      await expect(run(setup, new FileAnswerer('other', answers), ['next-state'])).rejects.toThrow(
        /there is no completion for next-state.*same data, seed, limit, samples and form/,
      );
    } finally {
      await other.close();
    }
  });

  test('too few samples, and lines that are no completions, are refused', async () => {
    const questions = await ALL_TASKS['cruxeval-output'].questions(setup);
    const few = questions.map(({ prompt }) => ({ id: prompt.id, samples: [{ ids: [1] }] }));
    await expect(run(setup, new FileAnswerer('few', few), ['cruxeval-output'])).rejects.toThrow(
      '1 samples, and the prompt asks for 10',
    );
    expect(() => readCompletions('f', '{"id": 3}')).toThrow('f, line 1: not a completion');
    expect(() => readCompletions('f', '{"id": "a", "samples": [{"ids": [1.5]}]}')).toThrow('whole numbers');
    expect(() => readCompletions('f', '{"id": "a", "samples": [{"ids": [1], "logprobs": []}]}')).toThrow(
      'logprobs',
    );
  });

  test('ids outside the vocabulary are a wrong answer, not a crash', async () => {
    const [question] = await ALL_TASKS.nesting.questions(setup);
    const answer = { id: question!.prompt.id, samples: [{ ids: [99_999] }] };
    const verdict = await ALL_TASKS.nesting.judge(setup, question!, answer);
    expect(verdict.scores).toEqual({ pass: 0, exact: 0 });
  });

  test('a prompt line says when to stop: behind state_end, an exit, or the line of a line state', async () => {
    const questions = await ALL_TASKS['cruxeval-output'].questions(setup);
    const answers = await new RealAnswerer(setup.runs).answer(questions);
    questions.forEach((question, i) => {
      const line = promptLine(question);
      expect(replay(line, answers[i]!.samples[0]!.ids!), line.id).toBe('stopped at the end');
    });
  });
});

describe('comparing', () => {
  test('says what got better, with an interval, and pairs question by question', async () => {
    await keep('a', new RandomAnswerer(3), ['cruxeval-output', 'cruxeval-input']);
    await keep('b', new RealAnswerer(setup.runs), ['cruxeval-output', 'cruxeval-input']);
    const { rows, changed } = compareRuns(readRun(out('a')), readRun(out('b')));
    const row = rows.find(
      each => each.group === 'step_return' && each.score === 'pass' && each.part === 'all',
    )!;
    expect(row).toMatchObject({ b: 1, certain: true, worse: 0 });
    expect(row.interval.low).toBeGreaterThan(0);
    expect(changed.every(each => each.better)).toBe(true);
    const same = compareRuns(readRun(out('b')), readRun(out('b')));
    expect(same.rows.every(each => each.difference === 0 && !each.certain)).toBe(true);
  });

  test('refuses what cannot be compared, and says why', () => {
    const run = readRun(out('b'));
    const other = {
      ...run,
      results: { ...run.results, stamp: { ...run.results.stamp, seed: 5, python: '3.13.0' } },
    };
    expect(() => compareRuns(run, other)).toThrow(
      'these runs cannot be compared; they differ in:\n  Python: any and 3.13.0\n  seed: 0 and 5',
    );
    const data = [{ name: 'x', sha256: 'f'.repeat(64), programs: 1 }];
    const elsewhere = { ...run, results: { ...run.results, stamp: { ...run.results.stamp, data } } };
    expect(() => compareRuns(run, elsewhere)).toThrow('data: ');
    expect(() => readRun(out('nothing'))).toThrow('holds no finished run');
  });
});

describe('the commands', () => {
  const ndbg = async (...args: string[]) => {
    const program = new Command('ndbg').exitOverride();
    registerEval(program);
    await program.parseAsync(['eval', ...args], { from: 'user' });
  };
  const items = new URL('items.jsonl', CORPUS).pathname;

  test('prompts, then score: files on disk', async () => {
    const data = ['--data', items, '--limit', '4'];
    await ndbg('prompts', 'cruxeval-output', '--out', out('prompts.jsonl'), ...data);
    const lines = readFileSync(out('prompts.jsonl'), 'utf8').trim().split('\n');
    expect(lines.length).toBe(16);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      samples: 1,
      temperature: 0,
      top_p: 1,
      max_new: expect.any(Number),
    });
    await ndbg('cruxeval-output', '--engine', 'real', '--out', out('direct'), ...data);
    const answers = join(out('direct'), 'answers', 'cruxeval-output.jsonl');
    await ndbg('score', 'cruxeval-output', answers, '--name', 'filed', '--out', out('scored'), ...data);
    const [direct, scored] = [readRun(out('direct')), readRun(out('scored'))];
    expect(scored.results.tasks).toEqual(direct.results.tasks);
    expect(scored.results.stamp.engine).toBe('filed');
    expect(existsSync(join(out('scored'), 'report.html'))).toBe(true);
  });

  test('mistakes are named in a sentence', async () => {
    await expect(ndbg('nothing')).rejects.toThrow('there is no task "nothing"; the tasks are: next-state');
    await expect(ndbg('horizon')).rejects.toThrow(
      'horizon needs the CruxEval items: give the file with --data',
    );
    writeFileSync(out('bad.jsonl'), '{"code": 1}\n');
    await expect(ndbg('set', '--data', out('bad.jsonl'))).rejects.toThrow(
      'bad.jsonl, line 1: neither a CruxEval item',
    );
    await expect(
      ndbg('prompts', 'cruxeval-input', '--round', '2', '--out', 'x', '--data', items),
    ).rejects.toThrow('--round 2 needs --answers');
  });
});

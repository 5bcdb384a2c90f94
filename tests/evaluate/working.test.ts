/** Questions that ask for the working of a line before its state. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerEval } from '../../src/cli/eval/eval.ts';
import { RandomAnswerer, RepeatAnswerer } from '../../src/evaluate/answerers/baselines.ts';
import { FileAnswerer } from '../../src/evaluate/answerers/file.ts';
import { RealAnswerer } from '../../src/evaluate/answerers/real.ts';
import { compareRuns } from '../../src/evaluate/compare.ts';
import { promptLine } from '../../src/evaluate/prompts-file.ts';
import type { Answerer, TaskName } from '../../src/evaluate/question.ts';
import { promptText, readCompletion } from '../../src/evaluate/question-tokens.ts';
import { readRun } from '../../src/evaluate/run-folder.ts';
import { ALL_TASKS, type EvaluationSetup } from '../../src/evaluate/tasks/all.ts';
import { SPECIAL, tokenizer, worksOut } from '../../src/language/index.ts';
import { TOY, workingToy } from '../model/folders.ts';
import { replay } from './replay.ts';
import { CORPUS, run, testSetup } from './setup.ts';

let plain: EvaluationSetup;
let setup: EvaluationSetup;
beforeAll(async () => {
  plain = await testSetup(6);
  setup = await testSetup(6, 0, true);
});
afterAll(async () => {
  await plain.close();
  await setup.close();
});

const TASKS: readonly TaskName[] = ['next-state', 'cruxeval-output', 'cruxeval-input', 'nesting', 'set'];
const bare = (id: string) => id.split('@')[0]!;

describe('a prompt', () => {
  test('ends with the mark wherever the line asked about can be worked out, and nowhere else', async () => {
    for (const task of TASKS) {
      const questions = await ALL_TASKS[task].questions(setup);
      const before = await ALL_TASKS[task].questions(plain);
      expect(questions.map(({ prompt }) => bare(prompt.id))).toEqual(
        before.map(({ prompt }) => bare(prompt.id)),
      );
      questions.forEach((question, i) => {
        const { state, action } = question.trajectory.steps.at(-1)!;
        const asks = worksOut(state, action!);
        const { prompt } = before[i]!;
        expect(question.prompt.ids).toEqual(asks ? [...prompt.ids, SPECIAL.working] : prompt.ids);
        expect(question.prompt.id === prompt.id).toBe(!asks && question.working === undefined);
        expect(promptText(question)).toBe(tokenizer.decode(question.prompt.ids));
      });
    }
  });

  test(
    'says that working is wanted behind each action by rule: a step, or a return from a line that ' +
      'returns',
    async () => {
      const questions = await ALL_TASKS['cruxeval-output'].questions(setup);
      for (const { group, prompt, expected } of questions) {
        if (group === 'step_return') expect(prompt.auto).toBeUndefined();
        else if (group === 'breakpoint') {
          const stop = expected[0]!.state;
          const returns = 'source' in stop && stop.source.trim().startsWith('return');
          expect(prompt.auto!.ids).toEqual([SPECIAL.step_return, ...(returns ? [SPECIAL.working] : [])]);
          expect(prompt.ids).not.toContain(SPECIAL.working);
        } else expect(prompt.auto!.ids).toEqual([SPECIAL.step_into, SPECIAL.working]);
      }
      expect(questions.some(({ group, working }) => group === 'breakpoint' && working?.later)).toBe(true);
    },
  );
});

describe('answers', () => {
  const scores = async (where: EvaluationSetup, answerer: Answerer, task: TaskName) =>
    (await run(where, answerer, [task])).judged.get(task)!.map(({ group, scores }) => ({ group, scores }));

  test('without any working score what they score where none is asked for', async () => {
    const answerers = [
      (where: EvaluationSetup) => new RealAnswerer(where.runs),
      () => new RepeatAnswerer(),
    ] as const;
    for (const make of answerers) {
      for (const task of TASKS) {
        expect(await scores(setup, make(setup), task)).toEqual(await scores(plain, make(plain), task));
      }
    }
    for (const task of TASKS) await run(setup, new RandomAnswerer(1), [task]);
  });

  test('with working are read whole: as ids, as text, and by a generator that knows where to stop', async () => {
    const questions = await ALL_TASKS['cruxeval-output'].questions(setup);
    const real = await new RealAnswerer(setup.runs).answer(questions);
    const working = [SPECIAL.var, ...tokenizer.encode('len(text)', 'code'), SPECIAL.eq, SPECIAL.var];
    const second = [...tokenizer.encode('$ + 1', 'code'), SPECIAL.eq, ...tokenizer.encode('3', 'value')];
    const worked = [...working, ...second];
    questions.forEach((question, i) => {
      const plainIds = real[i]!.samples[0]!.ids!;
      const inside = plainIds.flatMap(id => (id === SPECIAL.working ? [id, ...worked] : [id]));
      const ids = question.working?.first ? [...worked, ...inside] : inside;
      expect(replay(promptLine(question), ids), question.prompt.id).toBe('stopped at the end');
      const expected = readCompletion(question, { ids: plainIds });
      for (const completion of [{ ids }, { text: tokenizer.decode(ids) }]) {
        const { steps, problem } = readCompletion(question, completion);
        expect(problem).toBeUndefined();
        expect(steps.map(({ state }) => state)).toEqual(expected.steps.map(({ state }) => state));
        const asked = steps.map((_, at) => (at === 0 ? question.working?.first : question.working?.later));
        expect(steps.map(step => step.working?.length)).toEqual(asked.map(each => (each ? 2 : undefined)));
      }
    });
  });

  test('for prompts without working are not taken for prompts with it', async () => {
    const questions = await ALL_TASKS.nesting.questions(plain);
    const answers = await new RealAnswerer(plain.runs).answer(questions);
    await expect(run(setup, new FileAnswerer('other', answers), ['nesting'])).rejects.toThrow(
      'there is no completion for nesting',
    );
  });

  test('can be compared with those of a run without working, question by question', async () => {
    const a = await run(plain, new RepeatAnswerer(), ['nesting']);
    const b = await run(setup, new RealAnswerer(setup.runs), ['nesting']);
    const { rows } = compareRuns(a, b);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(row => row.score === 'pass').every(row => row.b === 1)).toBe(true);
  });
});

describe('the commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evaluate-working-'));
  const items = new URL('items.jsonl', CORPUS).pathname;
  const ndbg = async (...args: string[]) => {
    const program = new Command('ndbg').exitOverride();
    registerEval(program);
    await program.parseAsync(['eval', ...args], { from: 'user' });
  };

  test('prompts and score ask for working where they should', async () => {
    const data = ['--data', items, '--limit', '2'];
    for (const [name, ...said] of [['plain'], ['asked', '--working', 'always']]) {
      const out = join(folder, `${name}.jsonl`);
      await ndbg('prompts', 'cruxeval-output', '--out', out, ...data, ...said);
      const lines = readFileSync(out, 'utf8').trim().split('\n');
      const marked = lines.filter(line =>
        (JSON.parse(line) as { text: string }).text.endsWith('<|working|>'),
      );
      expect(marked.length > 0).toBe(said.length > 0);
      const kept = join(folder, `${name}-real`);
      await ndbg('cruxeval-output', '--out', kept, ...data, ...said);
      const answers = join(kept, 'answers', 'cruxeval-output.jsonl');
      const scored = join(folder, `${name}-scored`);
      await ndbg('score', 'cruxeval-output', answers, '--out', scored, ...data, ...said);
      expect(readRun(scored).results.tasks).toEqual(readRun(kept).results.tasks);
    }
    await expect(
      ndbg('cruxeval-output', '--out', join(folder, 'plain-real'), ...data, '--working', 'always'),
    ).rejects.toThrow('working: never and always');
  });

  test('a model is asked if it was trained for it, and only then', async () => {
    const stamped = async (name: string, model: string, ...said: string[]) => {
      const out = join(folder, name);
      const asked = ['--engine', 'neural', '--model', model, '--context', '600', '--limit', '1'];
      await ndbg('nesting', ...asked, '--out', out, ...said);
      return readRun(out).results.stamp.working;
    };
    expect(await stamped('trained', await workingToy())).toBe(true);
    expect(await stamped('trained-never', await workingToy(), '--working', 'never')).toBeUndefined();
    expect(await stamped('untrained', TOY)).toBeUndefined();
    await expect(stamped('refused', TOY, '--working', 'always')).rejects.toThrow(
      'toy was not trained to work lines out part by part',
    );
  });
});

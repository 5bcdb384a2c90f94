/**
 * A model as an answerer. The toy model knows nothing: its answers must be whole, and the same on every run.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ModelAnswerer } from '../../src/evaluate/answerers/model.ts';
import type { Question } from '../../src/evaluate/question.ts';
import { readCompletion } from '../../src/evaluate/question-tokens.ts';
import { ALL_TASKS, type EvaluationSetup } from '../../src/evaluate/tasks/all.ts';
import { statedBy } from '../../src/evaluate/tasks/stated-confidence.ts';
import { EmbeddedModel } from '../../src/model/embedded/embedded-model.ts';
import { isExit } from '../../src/tree/state.ts';
import { TOY, workingToy } from '../model/folders.ts';
import { run, testSetup } from './setup.ts';

let setup: EvaluationSetup;
let answerer: ModelAnswerer;
beforeAll(async () => {
  setup = await testSetup(2);
  answerer = new ModelAnswerer(await EmbeddedModel.open(TOY), 'toy', 0);
});
afterAll(async () => {
  await answerer.close();
  await setup.close();
});

/** The toy sees few tokens. */
function short(questions: readonly Question[], room: number): Question[] {
  return questions.map(question => ({ ...question, prompt: { ...question.prompt, maxNew: room } }));
}

test('every answer that had room is a whole state, with a probability for each token that was chosen', async () => {
  const questions = short((await ALL_TASKS.nesting.questions(setup)).slice(0, 6), 60);
  const answers = await answerer.answer(questions);
  answers.forEach(({ id, samples }, i) => {
    expect(id).toBe(questions[i]!.prompt.id);
    const { ids, logprobs } = samples[0]!;
    expect(logprobs!.length).toBe(ids!.length);
    if (ids!.length < 60) expect(readCompletion(questions[i]!, samples[0]!).problem).toBeUndefined();
  });
});

test('walks by rule: behind each state the action, until an exit, the times or the room are used up', async () => {
  const all = await ALL_TASKS['cruxeval-output'].questions(setup);
  const questions = short(
    all.filter(each => each.prompt.auto && each.prompt.sampling.samples === 1),
    90,
  );
  const answers = await answerer.answer(questions);
  questions.forEach((question, i) => {
    const { ids } = answers[i]!.samples[0]!;
    const { steps } = readCompletion(question, answers[i]!.samples[0]!);
    const { auto } = question.prompt;
    expect(ids!.length).toBeLessThanOrEqual(90);
    expect(steps.length).toBeLessThanOrEqual(auto!.times + 1);
    steps.slice(0, -1).forEach(({ state, action }) => {
      expect(isExit(state)).toBe(false);
      expect(action).toEqual(question.rule);
    });
  });
  const again = await answerer.answer(questions);
  for (const [i, { samples }] of answers.entries()) {
    const [first, second] = [samples[0]!, again[i]!.samples[0]!];
    expect(second.ids).toEqual(first.ids);
    // Who stands beside whom in a pass moves the last digits.
    for (const [at, logprob] of first.logprobs!.entries())
      expect(second.logprobs![at] ?? 0).toBeCloseTo(logprob ?? 0, 2);
  }
});

test('a run over the toy ends with a table, scores low, and says how sure it was', async () => {
  const { results, judged } = await run(setup, answerer, ['nesting']);
  expect(results.tasks[0]!.questions).toBe(30);
  for (const { confidence } of judged.get('nesting')!) {
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
  }
  expect(results.tasks[0]!.rows.every(row => row.mean < 0.5)).toBe(true);
});

test('asked for working, every turn begins with it, and its probabilities are kept apart', async () => {
  const working = await testSetup(2, 0, true);
  const toy = new ModelAnswerer(await EmbeddedModel.open(await workingToy()), 'toy', 0);
  try {
    expect([toy.working, answerer.working]).toEqual([true, false]);
    const nesting = short((await ALL_TASKS.nesting.questions(working)).slice(0, 6), 600);
    const all = await ALL_TASKS['cruxeval-output'].questions(working);
    const walks = short(all.filter(each => each.group === 'step_into').slice(0, 2), 600);
    const answers = await toy.answer([...nesting, ...walks]);
    for (const [i, question] of [...nesting, ...walks].entries()) {
      const completion = answers[i]!.samples[0]!;
      const { steps, problem } = readCompletion(question, completion);
      if (completion.ids!.length < 600) expect(problem).toBeUndefined();
      for (const step of problem === undefined ? steps : steps.slice(0, -1))
        expect(step.working).toBeDefined();
    }
    const whole = nesting.filter((_, i) => answers[i]!.samples[0]!.ids!.length < 600);
    expect(whole.length).toBeGreaterThan(0);
    for (const question of whole) {
      const { samples } = answers[nesting.indexOf(question)]!;
      expect(statedBy(question, samples[0]!)!.state).toBeLessThan(1);
    }
  } finally {
    await toy.close();
    await working.close();
  }
});

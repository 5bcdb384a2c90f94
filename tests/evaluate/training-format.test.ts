/**
 * The prompts are what models are trained on: each is a prefix of the document that the data pipeline writes for the
 * same program and actions. A public replication scored 0.0 because its prompts differed from its training format.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Question, TASKS } from '../../src/evaluate/question.ts';
import { promptText } from '../../src/evaluate/question-tokens.ts';
import { ALL_TASKS, type EvaluationSetup } from '../../src/evaluate/tasks/all.ts';
import { parseTrajectory, tokenizer } from '../../src/language/index.ts';
import { contextOf } from '../../src/language/trajectory.ts';
import { evenlyIndented } from '../../src/python/indentation.ts';
import type { Recording } from '../../src/trace/recording.ts';
import { DEFAULT_CONFIG } from '../../src/training-data/config.ts';
import { Contexts } from '../../src/training-data/contexts.ts';
import { type CountedStep, DocumentWriter } from '../../src/training-data/document.ts';
import type { Shown } from '../../src/training-data/policy.ts';
import { RecordedCall } from '../../src/training-data/recorded-program.ts';
import { ID_MASK } from '../../src/training-data/shard.ts';
import { ForwardWalk, InverseWalk, type Move } from '../../src/training-data/walk.ts';
import type { Action, InverseAction } from '../../src/tree/state.ts';
import { corpusFiles, ordinaryFile, testSetup } from './setup.ts';

let setup: EvaluationSetup;
beforeAll(async () => {
  // Code that is indented otherwise is shown to models as they know it, not as it stands.
  const { programs, ...file } = ordinaryFile();
  const known = programs.filter(({ source }) => {
    const context = contextOf(source);
    return evenlyIndented(context) === context;
  });
  setup = await testSetup(6, 0, false, [...corpusFiles(), { ...file, programs: known }]);
});
afterAll(() => setup.close());

const writer = new DocumentWriter(DEFAULT_CONFIG.context);

function recorded(recording: Recording, entry: string): RecordedCall {
  return new RecordedCall({ call: '', number: 0, context: 'main' }, recording, entry, 0);
}

function written(
  question: Question,
  call: RecordedCall,
  name: 'whole' | 'inverse',
  steps: CountedStep[],
): string {
  const { program } = question;
  const lines = program.code.split('\n').length - 1;
  const facts = {
    index: 0,
    identity: '',
    entry: program.function,
    origin: '',
    problem: '',
    flags: [],
    lines,
  };
  const shown: Shown = name === 'inverse' ? { context: name, asked: call.asked[0]! } : { context: name };
  const document = new Contexts(writer, facts, DEFAULT_CONFIG.context).write(call, shown, steps);
  expect(document, question.prompt.id).toBeDefined();
  return Array.from(document!.words, word => word & ID_MASK).join(' ');
}

/** The pipeline's own walk with the question's actions. Undefined where only the end of a long one is shown. */
async function forwardDocument(question: Question): Promise<string | undefined> {
  const { program, trajectory, whole } = question;
  if (whole && whole.steps.length > trajectory.steps.length) return undefined;
  const actions = trajectory.steps.map(step => step.action!);
  const set = actions.findIndex(action => action.action === 'set');
  const first = recorded(await setup.runs.recording(program, []), program.function);
  const walk = new ForwardWalk(first.whole.tree);
  for (const action of set < 0 ? actions : actions.slice(0, set)) walk.take(action as Move);
  const steps = stepsOf(walk, first);
  if (set >= 0) {
    const { name, value } = actions[set] as Action & { action: 'set' };
    const changes = [{ event: walk.at, name, value }];
    const other = recorded(await setup.runs.recording(program, changes), program.function);
    const on = new ForwardWalk(other.whole.tree, walk.at);
    for (const action of actions.slice(set + 1)) on.take(action as Move);
    steps.push({ ...steps.pop()!, action: actions[set]! }, ...stepsOf(on, other));
  }
  return written(question, first, 'whole', steps);
}

function stepsOf(walk: ForwardWalk, call: RecordedCall): CountedStep[] {
  return walk.nodes.map((node, i) => call.whole.step(node, walk.actions[i], 'steps', false));
}

/** Undefined where the question is about another activation than the pipeline would draw: not the function's first. */
async function inverseDocument(question: Question): Promise<string | undefined> {
  const { program, trajectory } = question;
  const recording = await setup.runs.recording(program, []);
  const code = recording.codes[recording.activationCodes[trajectory.steps[0]!.activation!]!]!;
  const call = recorded(recording, code.qualname);
  if (recording.activations[call.call] !== trajectory.steps[0]!.activation) return undefined;
  const walk = new InverseWalk(call.inverse!);
  for (const { action } of trajectory.steps) walk.take(action as InverseAction);
  const steps = walk.nodes.map((node, i) =>
    call.asked[0]!.inverseStep(node, walk.actions[i], 'inverse_steps'),
  );
  return written(question, call, 'inverse', steps);
}

test.each(TASKS)('%s: every prompt is a prefix of a training document', async name => {
  const questions = await ALL_TASKS[name].questions(setup);
  expect(questions.length).toBeGreaterThan(0);
  let compared = 0;
  for (const question of questions) {
    const forward = question.trajectory.direction === 'forward';
    const document = forward ? await forwardDocument(question) : await inverseDocument(question);
    if (document === undefined) continue;
    compared++;
    expect(document.startsWith(`${question.prompt.ids.join(' ')} `), question.prompt.id).toBe(true);
  }
  expect(compared / questions.length).toBeGreaterThan(0.8);
});

test('text and token ids of a prompt are the same prompt', async () => {
  const questions = await ALL_TASKS['cruxeval-output'].questions(setup);
  for (const question of questions) {
    const { prompt, trajectory } = question;
    expect(tokenizer.decode(prompt.ids)).toBe(promptText(question));
    expect(parseTrajectory(prompt.ids, 'own').steps.length).toBe(trajectory.steps.length);
  }
});

test(
  'the context of an inverse prompt never shows a call of the function: that would give the ' +
    'arguments away',
  async () => {
    const questions = await ALL_TASKS['cruxeval-input'].questions(setup);
    for (const { trajectory } of questions) {
      const code = trajectory.context.lines.map(line => line.source).join('\n');
      expect(code).not.toMatch(/def main/);
    }
  },
);

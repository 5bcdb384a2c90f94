/** `ndbg eval prompts` and `ndbg eval score`: write prompts for another program to answer, and score its answers. */
import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { FileAnswerer, readCompletions } from '../../evaluate/answerers/file.ts';
import { readText } from '../../evaluate/data-files.ts';
import { promptLine } from '../../evaluate/prompts-file.ts';
import type { Answer, Question, TaskName } from '../../evaluate/question.ts';
import { ALL_TASKS, type EvaluationSetup, questionsOf } from '../../evaluate/tasks/all.ts';
import { hashOfWeights } from '../../evaluate/weights-hash.ts';
import { UsageError } from '../../launch/errors.ts';
import {
  asCommandErrors,
  type EvalOptions,
  optionsOf,
  parseTasks,
  withEvalOptions,
  withSetup,
} from './options.ts';
import { EvalProgress } from './progress.ts';
import { judgeAnswers, recordAll } from './run.ts';

interface PromptOptions extends EvalOptions {
  readonly round: string;
  readonly answers?: readonly string[];
}

export function registerPrompts(command: Command): void {
  const prompts = command
    .command('prompts')
    .description('Write the prompts of a task, as text and token ids, for any program to continue.')
    .argument('<task>', 'a task, or all')
    .option('--out <file>', 'where to write them, one line of JSON each')
    .option('--round <n>', 'the second round asks about the answers of the first', '1')
    .option('--answers <file...>', 'for round 2: the completions of round 1');
  withEvalOptions(prompts).action(async (task: string, _: unknown, command: Command) => {
    const options = optionsOf<PromptOptions>(command);
    const tasks = parseTasks(task);
    const { out } = options;
    if (out === undefined) throw new UsageError('eval prompts needs --out FILE');
    if (options.round !== '1' && options.round !== '2') throw new UsageError('--round is 1 or 2');
    if (options.round === '2' && !options.answers) throw new UsageError('--round 2 needs --answers FILE');
    await withSetup(tasks, options, async ({ setup }) => {
      await recordAll(setup, new EvalProgress());
      const questions = await ask(tasks, setup, options);
      const lines = new Map(
        questions.map(question => [question.prompt.id, JSON.stringify(promptLine(question))]),
      );
      writeFileSync(out, [...lines.values()].map(line => `${line}\n`).join(''));
      process.stderr.write(`${lines.size} prompts written to ${out}\n`);
      for (const [reason, count] of setup.questionMaker.skipped)
        process.stderr.write(`not asked: ${reason} (${count})\n`);
    });
  });
}

async function ask(
  tasks: readonly TaskName[],
  setup: EvaluationSetup,
  options: PromptOptions,
): Promise<Question[]> {
  const questions: Question[] = [];
  const answers = new Map(completions(options.answers ?? []).map(answer => [answer.id, answer]));
  for (const name of tasks) {
    const task = ALL_TASKS[name];
    const first = await questionsOf(task, setup);
    if (options.round === '1') questions.push(...first);
    else questions.push(...((await task.followUps?.(setup, first, answers)) ?? []));
  }
  if (questions.length === 0 && options.round === '2') {
    throw new UsageError(
      `${tasks.join(', ')}: nothing follows from these answers; a second round has cruxeval-input`,
    );
  }
  return questions;
}

interface ScoreOptions extends EvalOptions {
  readonly name?: string;
}

export function registerScore(command: Command): void {
  const score = command
    .command('score')
    .description('Score completions that were written for the prompts of a task.')
    .argument('<task>', 'the task of the prompts, or all')
    .argument('<file...>', 'completions, one line of JSON each; both rounds if there were two')
    .option('--name <name>', 'the name of their author in the report')
    .option('--model <path>', 'its weights, file or folder: their hash goes into the stamp')
    .option('--out <dir>', 'keep answers, verdicts, results and report.html there')
    .option('--json', 'print the results as JSON');
  withEvalOptions(score).action(async (task: string, files: string[], _: unknown, command: Command) => {
    const options = optionsOf<ScoreOptions>(command);
    const tasks = parseTasks(task);
    const { model: weights } = options;
    const model = weights === undefined ? undefined : await asCommandErrors(() => hashOfWeights(weights));
    await withSetup(tasks, options, async opened => {
      const name = options.name ?? files.map(file => file.replace(/^.*\//, '')).join(', ');
      await judgeAnswers(tasks, options, opened, new FileAnswerer(name, completions(files), model));
    });
  });
}

function completions(files: readonly string[]): Answer[] {
  return files.flatMap(file => readCompletions(file, readText(file)));
}

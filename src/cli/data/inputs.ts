/** `ndbg data inputs`: inputs learnt from checked answers. Questions, answers of a model, and what holds of them. */
import { existsSync, readFileSync } from 'node:fs';
import type { Command } from 'commander';
import type { InputQuestion } from '../../evaluate/inputs/prompts.ts';
import { RunError, UsageError } from '../../launch/errors.ts';
import { drawDirectQuestions } from '../../training-data/direct-questions.ts';
import { writeWhole } from '../../training-data/directory.ts';
import { parseWhole } from '../numbers.ts';
import { print, report } from '../print.ts';
import { asRunErrors, findPlace, note, prepare, type SourceOptions, withSourceOptions } from './options.ts';
import { QuestionProgress } from './progress.ts';

interface PromptOptions extends SourceOptions {
  readonly out: string;
  readonly count: number;
  readonly outcomes: number;
  readonly samples: number;
}

interface AnswerOptions {
  readonly out: string;
  readonly model?: string;
  readonly seed: number;
}

interface CheckOptions {
  readonly out: string;
  readonly keep: number;
  readonly python?: string;
  readonly examples: number;
  readonly json?: boolean;
}

export function registerInputs(data: Command): void {
  const inputs = data
    .command('inputs')
    .description(
      'Arguments for outcomes: ask a model, run what it answers, train on the simplest that hold.',
    );
  const prompts = inputs
    .command('prompts')
    .description('Write questions about functions of the training side: which arguments led to this outcome?')
    .requiredOption('--out <file>', 'where they go, one line of JSON each (docs/completions.md)')
    .option('--count <n>', 'functions to ask about', parseWhole, 1000)
    .option('--outcomes <n>', 'most outcomes of a function', parseWhole, 3)
    .option('--samples <n>', 'answers to each question, at temperature .6 and top-p .95', parseWhole, 8);
  withSourceOptions(prompts).action((options: PromptOptions) => asRunErrors(() => writePrompts(options)));
  inputs
    .command('answer <prompts>')
    .description('Answer them with a model in the package; the same command resumes.')
    .requiredOption('--out <file>', 'where the completions go, one line of JSON each')
    .option('--model <name>', "an installed model's name, or a model's folder")
    .option('--seed <n>', 'another seed draws other answers', parseWhole, 1)
    .action((file: string, options: AnswerOptions) => answerPrompts(file, options));
  inputs
    .command('check <prompts> <completions...>')
    .description('Run the functions on the answers, and write programs with the simplest that hold.')
    .requiredOption('--out <file>', 'the programs, for checked.files in the settings of a build')
    .option('--keep <n>', 'calls of an outcome, the simplest first', parseWhole, 2)
    .option('--examples <n>', 'show so many outcomes for which a simpler input was found', parseWhole, 0)
    .option('--python <path>', 'the Python that runs them: the one that made the prompts')
    .option('--json', 'print the counts as JSON')
    .action((file: string, completions: string[], options: CheckOptions) =>
      asRunErrors(() => check(file, completions, options)),
    );
}

async function writePrompts(options: PromptOptions): Promise<void> {
  const { out, count, outcomes, samples, seed } = options;
  if (count < 1 || outcomes < 1 || samples < 1)
    throw new UsageError('--count, --outcomes and --samples must be 1 or more');
  const { place, config } = await prepare(options);
  const drawn = await drawDirectQuestions(place, config, seed, { functions: count, outcomes });
  for (const text of drawn.notes) note(text);
  const { inputQuestions, questionLines } = await import('../../evaluate/inputs/prompts.ts');
  const questions = inputQuestions(drawn.questions, samples, config.context);
  if (questions.length === 0) throw new UsageError('the settings give no function with calls to ask about');
  writeWhole(out, questionLines(questions));
  print(`${out}: ${questions.length} outcomes of ${drawn.functions} functions, ${samples} samples each`);
  const left = Object.entries(drawn.counts).filter(([reason]) => !reason.includes('/'));
  if (left.length > 0) print(`not asked about: ${left.map(([why, n]) => `${why} ${n}`).join(', ')}`);
  if (drawn.functions < count)
    note(`the sources gave ${drawn.functions} functions, not ${count}: no more are left of this seed`);
}

async function answerPrompts(file: string, { out, model, seed }: AnswerOptions): Promise<void> {
  const questions = await questionsOf(file);
  const [{ answerInto }, { ModelAnswerer }, { openModel }] = await Promise.all([
    import('../../evaluate/inputs/answers.ts'),
    import('../../evaluate/answerers/model.ts'),
    import('../../model/open.ts'),
  ]);
  const opened = await openModel(model, { throughput: true });
  const answerer = new ModelAnswerer(opened, `${model ?? ''} ${opened.info.name}`, seed);
  const progress = new QuestionProgress(questions.length, 'answered');
  // An answer is written at once, so it may stop at any time without waiting.
  const interrupt = (signal: NodeJS.Signals) => {
    progress.end();
    report('ndbg: stopped; the same command goes on from here');
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const answering = answerInto(out, questions, answerer, progress.show);
    const { before, now } = await answering.finally(() => progress.end());
    print(`${out}: ${before + now} of ${questions.length} questions answered, ${now} of them now`);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await answerer.close();
  }
}

async function check(file: string, completions: readonly string[], options: CheckOptions): Promise<void> {
  if (options.keep < 1) throw new UsageError('--keep must be 1 or more');
  const [{ completionsFile, samplesOf }, checking, reports, { ValueChecker }] = await Promise.all([
    import('../../evaluate/inputs/answers.ts'),
    import('../../evaluate/inputs/check.ts'),
    import('../../evaluate/inputs/report.ts'),
    import('../../evaluate/value-checker.ts'),
  ]);
  const questions = await questionsOf(file);
  const samples = samplesOf(
    questions,
    completions.map(each => completionsFile(each, readText(each))),
  );
  if (samples.size === 0)
    throw new UsageError(`${completions.join(', ')}: no completion in it; answer the prompts first`);
  const { python } = await findPlace(options);
  const checker = new ValueChecker(python);
  let checked: Awaited<ReturnType<typeof checking.checkAnswers>>;
  try {
    // Otherwise every answer would count as wrong.
    const { verdict, reason } = await checker.check({ op: 'same', left: '1.0', right: '1' });
    if (verdict !== 'right') throw new RunError(`answers cannot be run with ${python}: ${reason}`);
    const progress = new QuestionProgress(questions.length, 'checked');
    const running = checking.checkAnswers(questions, samples, checker, progress.show);
    checked = await running.finally(() => progress.end());
  } finally {
    await checker.close();
  }
  const programs = checking.checkedPrograms(checked, options.keep);
  writeWhole(options.out, programs.map(program => `${JSON.stringify(program)}\n`).join(''));
  const counts = reports.countsBySource(checked);
  if (options.json) {
    print(JSON.stringify({ programs: programs.length, counts }, null, 2));
    return;
  }
  print(reports.tableOf(counts));
  const calls = programs.reduce((sum, program) => sum + program.calls.length, 0);
  print(`${options.out}: ${programs.length} functions with ${calls} calls`);
  if (options.examples > 0) print(reports.examplesOf(checked, options.examples));
}

async function questionsOf(file: string): Promise<InputQuestion[]> {
  const { readQuestions } = await import('../../evaluate/inputs/prompts.ts');
  return readQuestions(file, readText(file));
}

function readText(file: string): string {
  if (!existsSync(file)) throw new UsageError(`${file} is not there`);
  return readFileSync(file, 'utf8');
}

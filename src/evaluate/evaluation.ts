/** Runs an evaluation: answers every task's questions, judges and stores the answers as they come, and sums up. */

import { outOfReach } from './impossible-items.ts';
import type { Answer, Answerer, Judged, Question, TaskName } from './question.ts';
import { promptText } from './question-tokens.ts';
import type { Refused } from './real-runs.ts';
import type { RunFolder } from './run-folder.ts';
import type { Stamp } from './run-stamp.ts';
import { type Results, summarize, type TaskResults } from './summary.ts';
import { ALL_TASKS, type EvaluationSetup, questionsOf } from './tasks/all.ts';

export interface Progress {
  readonly task: TaskName;
  readonly answered: number;
  readonly judged: number;
  readonly total: number;
  /** Mean of the first score of all answers judged so far, if there are any. */
  readonly score?: number;
}

export interface RunOptions {
  readonly tasks: readonly TaskName[];
  readonly setup: EvaluationSetup;
  readonly answerer: Answerer & { covers?(questions: readonly Question[]): boolean };
  readonly stamp: Stamp;
  readonly folder?: RunFolder;
  readonly progress?: (progress: Progress) => void;
}

export interface RunResult {
  readonly results: Results;
  readonly judged: ReadonlyMap<TaskName, readonly Judged[]>;
}

/** Questions asked at a time: the size of a model's batch. */
const BATCH = 64;

export async function evaluate(options: RunOptions): Promise<RunResult> {
  const { setup, tasks } = options;
  const answers = new Map<string, Answer>();
  const judged = new Map<TaskName, readonly Judged[]>();
  const summaries: TaskResults[] = [];
  for (const task of tasks) {
    for (const answer of options.folder?.answers(task) ?? []) answers.set(answer.id, answer);
  }
  for (const task of tasks) {
    const found = await new TaskRun(task, options, answers).run();
    judged.set(task, found);
    summaries.push(summarize(task, found));
    options.folder?.verdicts(task, found);
  }
  const results: Results = {
    stamp: options.stamp,
    tasks: summaries,
    programs: recordedCounts(setup),
    refused: refusedOnes(setup).map(({ program, reason }) => ({
      program: program.id,
      level: program.level,
      reason,
    })),
    skipped: [...setup.questionMaker.skipped].map(([question, count]) => ({ question, count })),
    impossible: tasks.some(task => task === 'cruxeval-output' || task === 'cruxeval-input')
      ? await outOfReach(setup)
      : [],
  };
  return { results, judged };
}

class TaskRun {
  private readonly judged: Judged[] = [];
  private total = 0;
  private answered = 0;
  /** The number of verdicts with a score, and the sum of their first scores. */
  private scored = 0;
  private sum = 0;

  constructor(
    private readonly name: TaskName,
    private readonly options: RunOptions,
    private readonly answers: Map<string, Answer>,
  ) {}

  async run(): Promise<Judged[]> {
    const { setup, answerer } = this.options;
    const task = ALL_TASKS[this.name];
    const questions = await questionsOf(task, setup);
    this.total = questions.length;
    await this.ask(questions);
    if (task.followUps) {
      const more = await task.followUps(setup, questions, this.answers);
      // A file may hold only the first round; then scores that need the second are not reported.
      if (answerer.covers && !answerer.covers(more)) return this.judged;
      this.total += more.length;
      await this.ask(more);
      questions.push(...more);
    }
    if (task.conclude) this.judged.push(...(await task.conclude(setup, questions, this.answers)));
    return this.judged;
  }

  private async ask(questions: readonly Question[]): Promise<void> {
    const { answerer, folder } = this.options;
    const size = Math.max(BATCH, answerer.batch ?? 0);
    // Answers are judged while the next questions are asked.
    let judging = Promise.resolve();
    for (let from = 0; from < questions.length; from += size) {
      const batch = questions.slice(from, from + size);
      const open = batch.filter(question => !this.answers.has(question.prompt.id));
      this.answered += batch.length - open.length;
      if (open.length > 0) {
        // Each answer is stored as it comes: some take minutes, and a run may be stopped.
        const keep = (answer: Answer) => {
          if (this.answers.has(answer.id)) return;
          folder?.append(this.name, answer);
          this.answers.set(answer.id, answer);
          this.answered++;
          this.tell();
        };
        for (const answer of await answerer.answer(open, keep)) keep(answer);
      }
      judging = judging.then(() => this.judge(batch));
      // A failure is thrown where the promise is awaited.
      judging.catch(() => undefined);
    }
    await judging;
  }

  private async judge(batch: readonly Question[]): Promise<void> {
    const { setup } = this.options;
    const task = ALL_TASKS[this.name];
    const verdicts = await Promise.all(
      batch.map(async question => {
        const answer = this.answers.get(question.prompt.id) ?? { id: question.prompt.id, samples: [] };
        return judgedOf(this.name, question, await task.judge(setup, question, answer));
      }),
    );
    for (const verdict of verdicts) {
      this.judged.push(verdict);
      const [score] = Object.values(verdict.scores);
      if (score === undefined) continue;
      this.scored++;
      this.sum += score;
    }
    this.tell();
  }

  private tell(): void {
    const { name: task, answered, total } = this;
    const score = this.scored > 0 ? { score: this.sum / this.scored } : {};
    this.options.progress?.({ task, answered, judged: this.judged.length, total, ...score });
  }
}

function judgedOf(
  task: TaskName,
  question: Question,
  verdict: Omit<Judged, 'task' | 'id' | 'group' | 'program' | 'prompt'>,
): Judged {
  const { program } = question;
  return {
    task,
    id: question.prompt.id,
    group: question.group,
    ...(question.also ? { also: question.also } : {}),
    program: program.problem,
    ...(program.half ? { half: program.half } : {}),
    ...(question.at === undefined ? {} : { at: question.at }),
    ...verdict,
    prompt: promptText(question),
  };
}

/** Given programs that cannot be used, without those made from predicted arguments. */
function refusedOnes(setup: EvaluationSetup): readonly Refused[] {
  const given = new Set(setup.programs.map(program => program.source));
  return setup.runs.refused.filter(
    ({ program }) =>
      given.has(program.source) || program.level === 'nesting' || program.level === 'operations',
  );
}

function recordedCounts(setup: EvaluationSetup): Results['programs'] {
  const refused = new Set(refusedOnes(setup).map(({ program }) => program.id));
  const levels = [...new Set(setup.programs.map(program => program.level))];
  return levels.map(level => {
    const programs = setup.programs.filter(program => program.level === level);
    return {
      level,
      programs: programs.length,
      recorded: programs.filter(({ id }) => !refused.has(id)).length,
    };
  });
}

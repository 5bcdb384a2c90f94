/**
 * Reads and writes a run's folder: `run.json` (the stamp), `answers/TASK.jsonl` (completions in the format of a
 * completions file, appended as they come, so that a run can be resumed), `verdicts/TASK.jsonl`, `results.json` and
 * `report.html`.
 */
import * as fs from 'node:fs';
import { join } from 'node:path';
import { resumeCompletions } from './answerers/file.ts';
import type { Answer, Judged, TaskName } from './question.ts';
import { differences, type Stamp, sameRun } from './run-stamp.ts';
import type { Results } from './summary.ts';

/** The folder cannot be used in the requested way. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

export class RunFolder {
  private constructor(readonly path: string) {}

  /** Makes the folder, or resumes a run with the same stamp. A run that got no answer yields to another. */
  static open(path: string, stamp: Stamp): RunFolder {
    fs.mkdirSync(join(path, 'answers'), { recursive: true });
    fs.mkdirSync(join(path, 'verdicts'), { recursive: true });
    const file = join(path, 'run.json');
    const isBegun = fs.readdirSync(join(path, 'answers')).length > 0;
    if (isBegun && fs.existsSync(file)) {
      const other = JSON.parse(fs.readFileSync(file, 'utf8')) as Stamp;
      if (!sameRun(other, stamp)) {
        const found = differences(other, stamp);
        if (other.engine !== stamp.engine) found.push(`engine: ${other.engine} and ${stamp.engine}`);
        if (other.model !== stamp.model) found.push(`model: ${other.model} and ${stamp.model}`);
        if (other.working !== stamp.working)
          found.push(`working: ${workingOf(other)} and ${workingOf(stamp)}`);
        throw new StoreError(
          `${path} holds another run (${found.join('; ')}): give another --out, or remove it`,
        );
      }
    } else write(file, `${JSON.stringify(stamp, null, 2)}\n`);
    return new RunFolder(path);
  }

  /** The answers so far. */
  answers(task: TaskName): Answer[] {
    return resumeCompletions(this.answersFile(task));
  }

  append(task: TaskName, answer: Answer): void {
    fs.appendFileSync(this.answersFile(task), `${JSON.stringify(answer)}\n`);
  }

  verdicts(task: TaskName, judged: readonly Judged[]): void {
    write(
      join(this.path, 'verdicts', `${task}.jsonl`),
      judged.map(each => `${JSON.stringify(each)}\n`).join(''),
    );
  }

  finish(results: Results, report: string): void {
    write(join(this.path, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
    write(join(this.path, 'report.html'), report);
  }

  private answersFile(task: TaskName): string {
    return join(this.path, 'answers', `${task}.jsonl`);
  }
}

function workingOf({ working }: Stamp): string {
  return working ? 'always' : 'never';
}

/** Writes the whole file or nothing. */
function write(file: string, text: string): void {
  fs.writeFileSync(`${file}.part`, text);
  fs.renameSync(`${file}.part`, file);
}

export interface FinishedRun {
  readonly results: Results;
  readonly judged: ReadonlyMap<TaskName, readonly Judged[]>;
}

export function readRun(path: string): FinishedRun {
  const file = join(path, 'results.json');
  if (!fs.existsSync(file)) {
    throw new StoreError(`${path} holds no finished run: there is no results.json in it`);
  }
  const results = JSON.parse(fs.readFileSync(file, 'utf8')) as Results;
  const judged = new Map<TaskName, Judged[]>();
  for (const { task } of results.tasks) {
    const text = fs.readFileSync(join(path, 'verdicts', `${task}.jsonl`), 'utf8');
    judged.set(
      task,
      text
        .split('\n')
        .filter(line => line !== '')
        .map(line => JSON.parse(line) as Judged),
    );
  }
  return { results, judged };
}

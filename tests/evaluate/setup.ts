/** The tests' own corpus: a few items in the shape of CruxEval and a few held-out programs of each level. */
import { readdirSync, readFileSync } from 'node:fs';
import { evaluate, type RunResult } from '../../src/evaluate/evaluation.ts';
import { openSetup } from '../../src/evaluate/open-setup.ts';
import { type DataFile, readPrograms, readPythonFiles } from '../../src/evaluate/program.ts';
import type { Answerer, Judged, TaskName } from '../../src/evaluate/question.ts';
import type { RunFolder } from '../../src/evaluate/run-folder.ts';
import { makeStamp, type Stamp } from '../../src/evaluate/run-stamp.ts';
import type { EvaluationSetup } from '../../src/evaluate/tasks/all.ts';
import { findPython } from '../../src/trace/index.ts';

export const CORPUS = new URL('.', import.meta.url);

export function corpusFiles(): DataFile[] {
  return ['items.jsonl', 'programs.jsonl'].map(name =>
    readPrograms(name, readFileSync(new URL(name, CORPUS), 'utf8')),
  );
}

/** A few whole programs, entered as a user enters them. */
export function ordinaryFile(): DataFile {
  const folder = new URL('ordinary/', CORPUS);
  const names = readdirSync(folder).filter(name => name.endsWith('.py'));
  return readPythonFiles(
    'ordinary',
    names.map(name => ({ name, source: readFileSync(new URL(name, folder), 'utf8') })),
  );
}

export async function testSetup(
  limit = 20,
  seed = 0,
  working = false,
  files: readonly DataFile[] = corpusFiles(),
): Promise<EvaluationSetup> {
  const python = await findPython();
  return openSetup({
    python: python!,
    files,
    seed,
    limit,
    samples: 10,
    context: 2048,
    working,
  });
}

export function testStamp(setup: EvaluationSetup, engine: string): Stamp {
  const { seed, limit, samples } = setup;
  const { working } = setup.questionMaker;
  return makeStamp(
    { python: 'any', seed, limit, samples, context: 2048, working, engine, model: null },
    corpusFiles(),
  );
}

export function run(
  setup: EvaluationSetup,
  answerer: Answerer,
  tasks: readonly TaskName[],
  folder?: RunFolder,
): Promise<RunResult> {
  const stamp = testStamp(setup, answerer.name);
  return evaluate({ tasks, setup, answerer, stamp, ...(folder ? { folder } : {}) });
}

/** The mean of one score over all groups that have it. */
export function meanOf(judged: readonly Judged[], score: string): number {
  const values = judged.map(each => each.scores[score]).filter(value => value !== undefined);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

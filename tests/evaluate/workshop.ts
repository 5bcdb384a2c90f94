/** The tests' own corpus: a few items in the shape of CruxEval and a few held-out programs of each level. */
import { readdirSync, readFileSync } from 'node:fs';
import { evaluate, type RunResult } from '../../src/evaluate/evaluation.ts';
import { type DataFile, readPrograms, readPythonFiles } from '../../src/evaluate/program.ts';
import type { Answerer, Judged, TaskName } from '../../src/evaluate/question.ts';
import { makeStamp, type Stamp } from '../../src/evaluate/stamp.ts';
import type { RunFolder } from '../../src/evaluate/store.ts';
import type { Workshop } from '../../src/evaluate/tasks/all.ts';
import { openWorkshop } from '../../src/evaluate/workshop.ts';
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

export async function testWorkshop(
  limit = 20,
  seed = 0,
  working = false,
  files: readonly DataFile[] = corpusFiles(),
): Promise<Workshop> {
  const python = await findPython();
  return openWorkshop({
    python: python!,
    files,
    seed,
    limit,
    samples: 10,
    context: 2048,
    working,
  });
}

export function testStamp(workshop: Workshop, engine: string): Stamp {
  const { seed, limit, samples } = workshop;
  const { working } = workshop.asker;
  return makeStamp(
    { python: 'any', seed, limit, samples, context: 2048, working, engine, model: null },
    corpusFiles(),
  );
}

export function run(
  workshop: Workshop,
  answerer: Answerer,
  tasks: readonly TaskName[],
  folder?: RunFolder,
): Promise<RunResult> {
  const stamp = testStamp(workshop, answerer.name);
  return evaluate({ tasks, workshop, answerer, stamp, ...(folder ? { folder } : {}) });
}

/** The mean of one score over all groups that have it. */
export function meanOf(judged: readonly Judged[], score: string): number {
  const values = judged.map(each => each.scores[score]).filter(value => value !== undefined);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

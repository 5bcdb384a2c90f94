/** Finds out why a program cannot run here, by reading it: nothing of it is executed. */
import { readdirSync } from 'node:fs';
import type { ProgramSpec, RecordOptions } from '../trace/runtime.ts';
import { Evaluator } from './evaluator.ts';
import { sourceText } from './source-text.ts';

const SHOWN = 3;
const SECONDS = 5;

/** A few words; undefined if nothing speaks against a run or nothing is known. */
export async function whyNotRun(spec: ProgramSpec, options: RecordOptions): Promise<string | undefined> {
  const source = sourceText(spec);
  try {
    const reasons = await new Evaluator(spec, options).run<string[]>(
      'runnable',
      { source, siblings: siblingsOf(spec) },
      false,
      SECONDS,
    );
    if (reasons.length === 0) return undefined;
    const more = reasons.length > SHOWN ? `, and ${reasons.length - SHOWN} more` : '';
    return `${reasons.slice(0, SHOWN).join('; ')}${more}`;
  } catch {
    // Without a Python that answers, the model predicts and nothing is known.
    return undefined;
  }
}

/** Modules in the program's folder. */
function siblingsOf({ folder }: ProgramSpec): string[] {
  if (folder === undefined) return [];
  try {
    return readdirSync(folder).map(name => name.replace(/\.pyi?$/, ''));
  } catch {
    return [];
  }
}

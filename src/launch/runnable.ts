/** Why a program could not be run here, found by reading it: nothing of it is executed. */
import { readdirSync } from 'node:fs';
import type { ProgramSpec, RecordOptions } from '../trace/runtime.ts';
import { Evaluator } from './evaluator.ts';
import { sourceText } from './source-text.ts';

const SHOWN = 3;
const SECONDS = 5;

/** In a few words; undefined where nothing speaks against it, or nobody can tell. */
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
    // No Python, or one that cannot answer: the model predicts without knowing.
    return undefined;
  }
}

/** Modules that stand beside the program. */
function siblingsOf({ folder }: ProgramSpec): string[] {
  if (folder === undefined) return [];
  try {
    return readdirSync(folder).map(name => name.replace(/\.pyi?$/, ''));
  } catch {
    return [];
  }
}

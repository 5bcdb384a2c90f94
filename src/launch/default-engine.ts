/** Chooses the engine if the user did not. */
import { findModel } from '../model/find.ts';
import { ModelError } from '../model/model.ts';
import { isTooLong, type ModelOptions } from './open-engine.ts';
import type { ProgramSource } from './program-source.ts';

/**
 * A saved trace is read. Otherwise a model answers, if one is installed and can see the program. Otherwise the
 * program runs.
 */
export function defaultEngine(
  source: ProgramSource,
  options: ModelOptions,
): 'recorded' | 'hybrid' | 'neural' | 'real' {
  if (source.isSavedTrace) return 'recorded';
  if (options.threshold !== undefined) return 'hybrid';
  if (options.model !== undefined) return 'neural';
  if (source.spec && isTooLong(source.spec)) return 'real';
  try {
    findModel();
    return 'neural';
  } catch (error) {
    if (error instanceof ModelError) return 'real';
    throw error;
  }
}

/** Reads one state that continues a trajectory: a model's answer to an action. */

import { ContextCode } from '../python/functions.ts';
import { itemsOf, type Report } from './items.ts';
import { LanguageError, type Problem } from './language-error.ts';
import type { Input } from './parse.ts';
import { IncompleteError, OwnParser } from './parse-own.ts';
import { Shown } from './shown-so-far.ts';
import type { Step, Trajectory } from './trajectory.ts';
import { salvage } from './unfinished-state.ts';
import type { WriteOptions } from './write.ts';

export interface StateReading {
  /** The state; of a broken state the complete parts, if its line is among them. */
  readonly step: Step | undefined;
  /**
   * `whole`: read to its end. `incomplete`: the input ended too early. `broken`: something else is where a part must
   * be.
   */
  readonly reading: 'whole' | 'incomplete' | 'broken';
  /** The offset or token index behind what was read. */
  readonly end: number;
  /** Includes what a strict parser refuses but this one could skip. */
  readonly problems: readonly Problem[];
}

/**
 * Reads one state of our own form from `at` on: text, or token ids. The trajectory is what was shown before; its last
 * step has the action that was taken. Never throws for what the input says.
 */
export function parseState(
  trajectory: Trajectory,
  input: Input,
  at = 0,
  options: WriteOptions = {},
): StateReading {
  const problems: Problem[] = [];
  const report: Report = (message, offset) => {
    const error = new LanguageError(message, items.position(offset));
    problems.push({ message: error.message, position: items.position(offset) });
  };
  const items = itemsOf(input, 'own', at, report);
  const { shown, activations } = Shown.of(trajectory.steps);
  const parser = new OwnParser(items, report, shown, activations, true);
  try {
    const step = parser.state(options.code ?? new ContextCode(trajectory.context));
    return { step, reading: 'whole', end: items.offset, problems };
  } catch (error) {
    if (!(error instanceof LanguageError)) throw error;
    problems.push({ message: error.message, position: error.position! });
    const state = salvage(parser.draft);
    const reading = error instanceof IncompleteError ? 'incomplete' : 'broken';
    return { step: state && parser.finish(state), reading, end: items.offset, problems };
  }
}

/**
 * Formats one part of a line and its value, as `why` shows it. Small steps stand above their result, indented
 * further.
 */
import { SMALL_STEPS, type WorkedOut } from '../language/trajectory.ts';
import { shorten } from './screen.ts';
import type { Colours } from './state-text.ts';

export function workingText({ expression, value }: WorkedOut, { dim }: Colours): string {
  const shown = value === '' ? dim('not given') : shorten(value);
  return expression === SMALL_STEPS ? `    ${dim('in steps:')} ${shown}` : `  ${expression} → ${shown}`;
}

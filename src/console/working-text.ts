/**
 * A part of a line and what it came to, as `why` shows it. Small steps stand above what comes out of them, further in.
 */
import { SMALL_STEPS, type WorkedOut } from '../language/trajectory.ts';
import { shorten } from './screen.ts';
import type { Colours } from './state-text.ts';

export function workingText({ expression, value }: WorkedOut, { dim }: Colours): string {
  const told = value === '' ? dim('not told') : shorten(value);
  return expression === SMALL_STEPS ? `    ${dim('in steps:')} ${told}` : `  ${expression} → ${told}`;
}

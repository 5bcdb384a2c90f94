/** A trajectory: code, and a walk through its execution with the actions taken on the way. */
import type { Source, SourceLine } from '../python/source.ts';
import type { Action, State } from '../tree/state.ts';

export type ContextLine = SourceLine;

/** The code that a trajectory shows. */
export interface Context extends Source {
  /** The text does not end with a line end. Only the interchange form tells. */
  readonly unterminated?: true;
}

/**
 * Which names a text listed, where it does not tell all: set by a parser, so that a state can be written as it was
 * read.
 */
export interface Listed {
  /** Names that stood with a value, in their order. */
  readonly names: readonly string[];
  /** Names marked as gone; only our own form has the mark. */
  readonly gone: readonly string[];
  /** Whether more names were left out, as `".."`. */
  readonly rest: boolean;
}

/** Tokens of a working: longer ones are not shown in training, and a decoder begins no further part behind so many. */
export const LONGEST_WORKING = 512;

/**
 * In place of a part's expression: its value is how the part that follows, or the value that the state shows, comes out
 * in small steps. No part begins like this.
 */
export const SMALL_STEPS = '#';

/** One part of a line worked out on the way to a state. */
export interface WorkedOut {
  /** As it stands in the line, with `$` in place of the parts within it. */
  readonly expression: string;
  /** Its repr; empty where it is too long or says nothing. */
  readonly value: string;
}

export interface Step {
  readonly state: State;
  /** How the state was found, in the order of evaluation; empty if nothing was worked out but it was asked for. */
  readonly working?: readonly WorkedOut[];
  /**
   * Which activation the state belongs to. Any numbers, as long as equal means the same; without them depth decides.
   */
  readonly activation?: number;
  /** The action taken from this state. The last step may have one too: a question to a model. */
  readonly action?: Action;
  readonly listed?: Listed;
}

export interface Trajectory {
  readonly direction: 'forward' | 'inverse';
  readonly context: Context;
  readonly steps: readonly Step[];
  /** The last state is an exit and the closing tokens follow. A walk that was cut before has not ended. */
  readonly ended: boolean;
}

/** Of the version in shards, tokenizer and models; a mismatch is refused. */
export const FORM_VERSION = 1;
export type Form = 'interchange' | 'own';

/** The context of a source text. `firstLine` is the number of its first line. */
export function contextOf(source: string, firstLine = 1): Context {
  if (source === '') return { lines: [] };
  const texts = source.split('\n');
  const terminated = texts.at(-1) === '';
  if (terminated) texts.pop();
  const lines = texts.map((text, i) => ({ line: firstLine + i, source: text }));
  return terminated ? { lines } : { lines, unterminated: true };
}

export function contextText(context: Context): string {
  const text = context.lines.map(line => line.source).join('\n');
  return context.unterminated || context.lines.length === 0 ? text : `${text}\n`;
}

/**
 * The same walk with its depths counted from the first state: an entry drawn from the middle of a run, or a function
 * asked about backwards, then looks the same however deep it was called.
 */
export function rebased(trajectory: Trajectory): Trajectory {
  const first = trajectory.steps[0]?.state;
  if (!first || !('depth' in first) || first.depth === 1) return trajectory;
  const shift = first.depth - 1;
  const steps = trajectory.steps.map(step =>
    'depth' in step.state
      ? { ...step, state: { ...step.state, depth: Math.max(1, step.state.depth - shift) } }
      : step,
  );
  return { ...trajectory, steps };
}

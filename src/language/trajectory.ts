/** A trajectory: code, and a walk through its execution with the actions taken on the way. */
import type { Source, SourceLine } from '../python/source.ts';
import type { Action, State } from '../tree/state.ts';

export type ContextLine = SourceLine;

/** The code that a trajectory shows. */
export interface Context extends Source {
  /** The text does not end with a line end. Only the interchange form shows this. */
  readonly unterminated?: true;
}

/**
 * The names that a text listed, if it did not list all. Set by a parser, so that a state can be written as it was
 * read.
 */
export interface Listed {
  /** Names with a value, in their order. */
  readonly names: readonly string[];
  /** Names marked as gone; only our own form has the mark. */
  readonly gone: readonly string[];
  /** Whether more names were left out, as `".."`. */
  readonly rest: boolean;
}

/**
 * Most tokens of a working: longer ones are not shown in training, and a decoder begins no further part after this
 * many.
 */
export const LONGEST_WORKING = 512;

/**
 * Instead of a part's expression: its value shows in small steps how the next part, or the value in the state, is
 * computed. No part begins like this.
 */
export const SMALL_STEPS = '#';

/** One part of a line that was worked out on the way to a state. */
export interface WorkedOut {
  /** As it stands in the line, with `$` for the parts inside it. */
  readonly expression: string;
  /** Its repr; empty if it is too long or says nothing. */
  readonly value: string;
}

export interface Step {
  readonly state: State;
  /**
   * How the state was worked out, in evaluation order; empty if it was asked for but nothing had to be worked out.
   */
  readonly working?: readonly WorkedOut[];
  /** The activation of the state. Any numbers, if equal ones mean the same; without them depth decides. */
  readonly activation?: number;
  /** The action taken from this state. The last step may have one too: a question to a model. */
  readonly action?: Action;
  readonly listed?: Listed;
}

export interface Trajectory {
  readonly direction: 'forward' | 'inverse';
  readonly context: Context;
  readonly steps: readonly Step[];
  /** Whether the last state is an exit, so that the closing tokens follow. A walk that was cut has not ended. */
  readonly ended: boolean;
}

/** The version in shards, tokenizer and models; a mismatch is refused. */
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
 * The same walk with depths counted from the first state. So an entry in the middle of a run, or a function asked
 * about backwards, looks the same however deep it was called.
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

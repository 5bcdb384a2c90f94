/** What can be said of where a value came from. */
import type { Locals } from '../tree/state.ts';

export const ORIGIN_KINDS = [
  /** A line assigned it. */
  'assigned',
  /** A line changed the object that the variable names. */
  'changed',
  /** A callee changed the object that the variable names. */
  'changed inside',
  /** It came in as an argument of this call. */
  'argument',
  /** A call returned it. */
  'returned',
  /** It belongs to the function around this one. */
  'enclosing',
  /** A generator or coroutine went on with it. */
  'resumed',
  /** A jump skipped the line that did: it is one of those after this place. */
  'on the way',
  /** The walk begins with it. */
  'given',
] as const;
export type OriginKind = (typeof ORIGIN_KINDS)[number];

export interface ValueOrigin {
  readonly kind: OriginKind;
  /** Its name there. */
  readonly name: string;
  readonly value: string;
  /** The name's previous value, if the line changed it. */
  readonly before?: string;
  /** What the object held there: objects with the same text differ in it. */
  readonly fields?: Locals;
  /** In which iteration of the innermost loop around the line, from 1; for a loop's variable, of that loop. */
  readonly iteration?: number;
  /** What is not known, or the expression that was passed. */
  readonly note?: string;
  /** Global number of the line that did it. */
  readonly line: number;
  readonly source: string;
  readonly function: string;
  /** The call of that line, and the line's node; undefined in a walk without a run. */
  readonly call?: number;
  readonly node?: number;
}

/** Where a user gave variables other values: the node of the line that was about to run, and their names. */
export type UserSets = ReadonlyMap<number, ReadonlySet<string>>;

export const BY_SET = 'by the action set, not by the line';

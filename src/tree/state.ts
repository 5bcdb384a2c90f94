/** States and actions: the types that every later part uses. Pure. */
import type { ExitKind } from '../trace/recording.ts';

/** Name → repr, in the order of the specification. */
export type Locals = ReadonlyMap<string, string>;

/** The place of a state. `line` is the global line number; `source` its text, indentation included. */
export interface Place {
  readonly line: number;
  readonly source: string;
  /** The code's own name: `f`, `<lambda>`, `<module>`. */
  readonly function: string;
  /** Call depth; the entry is 1. */
  readonly depth: number;
}

export interface CallState extends Place {
  readonly event: 'call';
  readonly locals: Locals;
}
export interface LineState extends Place {
  readonly event: 'line';
  readonly locals: Locals;
}
/**
 * The end of an activation, or an exception that passes through. The locals are those at that moment, if they are
 * known.
 */
export interface ReturnState extends Place {
  readonly event: 'return';
  readonly value: string;
  readonly locals?: Locals;
}
export interface ExceptionState extends Place {
  readonly event: 'exception';
  readonly value: string;
  readonly locals?: Locals;
}
export interface ExitState {
  readonly event: 'exit';
  readonly exit: ExitKind;
  readonly error?: string;
}
export type ForwardState = CallState | LineState | ReturnState | ExceptionState | ExitState;

export interface InverseCallState extends Place {
  readonly event: 'inv_call';
  readonly locals: Locals;
}
/**
 * A line seen backwards, with the locals before it ran. A tree knows them all. Text holds only what is known to
 * differ (`partial`), because going back does not determine the rest.
 */
export interface InverseLineState extends Place {
  readonly event: 'inv_line' | 'inv_line_call';
  readonly locals: Locals;
  readonly partial?: true;
}
export interface InverseEndState extends Place {
  readonly event: 'inv_return' | 'inv_exception';
  readonly value: string;
}
export interface InverseExitState {
  readonly event: 'inv_exit_entry';
}
export type InverseState = InverseCallState | InverseLineState | InverseEndState | InverseExitState;

export type State = ForwardState | InverseState;

/** Actions without arguments, forwards and backwards. */
export const SIMPLE_ACTIONS = ['step_into', 'step_over', 'step_return', 'continue'] as const;
export const INVERSE_ACTIONS = ['inv_step_into', 'inv_step_over', 'inv_step_call'] as const;
export type SimpleAction = (typeof SIMPLE_ACTIONS)[number];
export type InverseActionName = (typeof INVERSE_ACTIONS)[number];
export type ForwardAction =
  | { readonly action: SimpleAction }
  /** Global line numbers, at least one. With several, the first one reached counts. */
  | { readonly action: 'breakpoint'; readonly lines: readonly number[] }
  /** The user sets a variable to a Python expression. The state stays at the same line, changed. */
  | { readonly action: 'set'; readonly name: string; readonly value: string };
export type InverseAction = { readonly action: InverseActionName };
export type Action = ForwardAction | InverseAction;
export type ActionName = Action['action'];

/** Any state with a place: all but the exits. */
export type PlacedState = Exclude<State, ExitState | InverseExitState>;

export function isExit(state: State): state is ExitState | InverseExitState {
  return state.event === 'exit' || state.event === 'inv_exit_entry';
}

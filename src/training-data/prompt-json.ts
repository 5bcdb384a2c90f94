/** Prompts of the held-out sets as JSON: a walk that ends with an action, and the true next state (docs/data.md). */
import type { Context, Step, Trajectory } from '../language/trajectory.ts';
import type { Action, ActionName, State } from '../tree/state.ts';
import type { Level } from './batch.ts';

/** A state as JSON. Locals are pairs, to keep their order. */
type StateJson = Omit<State, 'locals'> & { readonly locals?: readonly (readonly [string, string])[] };

export interface PromptJson {
  readonly id: string;
  readonly level: Level;
  /** The source of the program. */
  readonly origin: string;
  readonly problem: string;
  /** The function asked about, and the call that was run. */
  readonly entry: string;
  readonly call: string;
  readonly action: ActionName;
  readonly direction: 'forward' | 'inverse';
  /** Number and text of each line that is shown. */
  readonly context: readonly (readonly [line: number, source: string])[];
  readonly steps: readonly {
    readonly state: StateJson;
    readonly activation?: number;
    readonly action: Action;
  }[];
  readonly expected: { readonly state: StateJson; readonly activation?: number };
}

export interface Prompt extends Omit<PromptJson, 'context' | 'steps' | 'expected'> {
  /** The trajectory ends with the action. */
  readonly trajectory: Trajectory;
  readonly expected: Step;
}

export function promptJson(
  about: Pick<PromptJson, 'id' | 'level' | 'origin' | 'problem' | 'entry' | 'call'>,
  context: Context,
  direction: 'forward' | 'inverse',
  steps: readonly Step[],
  expected: Step,
): PromptJson {
  return {
    ...about,
    action: steps.at(-1)!.action!.action,
    direction,
    context: context.lines.map(({ line, source }) => [line, source]),
    steps: steps.map(({ state, activation, action }) => ({
      state: stateJson(state),
      ...(activation === undefined ? {} : { activation }),
      action: action!,
    })),
    expected: {
      state: stateJson(expected.state),
      ...(expected.activation === undefined ? {} : { activation: expected.activation }),
    },
  };
}

export function readPrompt(json: PromptJson): Prompt {
  const { context, steps, expected, ...about } = json;
  return {
    ...about,
    trajectory: {
      direction: json.direction,
      context: { lines: context.map(([line, source]) => ({ line, source })) },
      steps: steps.map(step => ({ ...step, state: readState(step.state) })),
      ended: false,
    },
    expected: { ...expected, state: readState(expected.state) },
  };
}

function stateJson(state: State): StateJson {
  if (!('locals' in state) || state.locals === undefined) return state as StateJson;
  return { ...state, locals: [...state.locals] } as StateJson;
}

function readState(json: StateJson): State {
  return (json.locals ? { ...json, locals: new Map(json.locals) } : json) as State;
}

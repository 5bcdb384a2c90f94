/** A program with the recordings of its calls, as the shapes and the writer want them. */
import type { ContextLine, Step } from '../language/trajectory.ts';
import { EventKind, type Recording } from '../trace/recording.ts';
import { InverseTree, StateTree } from '../tree/index.ts';
import type { Action, State } from '../tree/state.ts';
import type { ContextKind } from './config.ts';
import { cutTo, firstActivation } from './cut.ts';

export interface ProgramFacts {
  readonly index: number;
  readonly identity: string;
  /** The function asked about: `f`, or `Stack.push`. */
  readonly entry: string;
  /** The source it came from: `generate`, `corpus`, … */
  readonly origin: string;
  readonly problem: string;
  readonly flags: readonly string[];
  /** Lines of the program itself; what follows is the `main` that calls it. */
  readonly lines: number;
}

export interface CallFacts {
  /** The call, as it stands in `main`. */
  readonly call: string;
  readonly number: number;
  readonly context: ContextKind;
  /** For a run in which a variable was changed. */
  readonly set?: { readonly event: number; readonly name: string; readonly value: string };
}

/** One run of a program: the whole of it from `main`, and the part within the function asked about. */
export class RecordedCall {
  readonly whole: StatedTree;
  private cut: StatedTree | null | undefined;
  private inverseTree: InverseTree | null | undefined;

  constructor(
    readonly facts: CallFacts,
    readonly recording: Recording,
    private readonly entry: string,
    shift: number,
  ) {
    this.whole = new StatedTree(StateTree.build(recording), shift);
  }

  /** The run of the function alone, as if it had been the entry. Undefined where it was never called. */
  get inner(): StatedTree | undefined {
    if (this.cut === undefined) {
      const activation = firstActivation(this.recording, this.entry);
      this.cut =
        activation === undefined
          ? null
          : new StatedTree(StateTree.build(cutTo(this.recording, activation)), this.whole.shift);
    }
    return this.cut ?? undefined;
  }

  /** Backwards from the function's end, if it came to one. */
  get inverse(): InverseTree | undefined {
    if (this.inverseTree === undefined) {
      const tree = this.inner?.tree;
      const last = tree ? tree.last(0) : 0;
      this.inverseTree = tree?.ends(last) ? new InverseTree(tree, last) : null;
    }
    return this.inverseTree ?? undefined;
  }

  /** How the function ended, as text; equal texts ask the same question backwards. */
  get outcome(): string {
    const tree = this.inner!.tree;
    const last = tree.last(0);
    return `${tree.kind(last)} ${tree.line(last)} ${tree.result(last)}`;
  }

  /** The arguments' length, first of all in values and then in characters: the least is the simplest. */
  get weight(): number {
    let weight = 0;
    for (const value of this.inner!.tree.locals(0).values()) weight += value.length;
    return weight;
  }

  /** Where the function is called in the whole run. */
  get call(): number {
    const activation = firstActivation(this.recording, this.entry);
    return activation === undefined ? 0 : this.whole.tree.first(activation);
  }
}

/** A tree with its states made once, their lines shifted to where the context has them. */
export class StatedTree {
  private readonly states: (State | undefined)[] = [];
  private readonly inverseStates = new Map<number, State>();

  constructor(
    readonly tree: StateTree,
    readonly shift: number,
  ) {}

  state(node: number): State {
    let state = this.states[node];
    if (state === undefined) {
      state = this.shifted(this.tree.state(node));
      this.states[node] = state;
    }
    return state;
  }

  inverseState(tree: InverseTree, node: number): State {
    let state = this.inverseStates.get(node);
    if (state === undefined) {
      state = this.shifted(tree.state(node));
      this.inverseStates.set(node, state);
    }
    return state;
  }

  step(node: number, action: Action | undefined): Step {
    const state = this.state(node);
    const shown = action && this.shiftedAction(action);
    if (node >= this.tree.exit) return shown ? { state, action: shown } : { state };
    const activation = this.tree.activation(node);
    return shown ? { state, activation, action: shown } : { state, activation };
  }

  inverseStep(tree: InverseTree, node: number, action: Action | undefined): Step {
    const state = this.inverseState(tree, node);
    if (node < 0) return action ? { state, action } : { state };
    const activation = tree.activation(node);
    return action ? { state, activation, action } : { state, activation };
  }

  private shifted(state: State): State {
    return this.shift === 0 || !('line' in state) ? state : { ...state, line: state.line + this.shift };
  }

  private shiftedAction(action: Action): Action {
    if (this.shift === 0 || action.action !== 'breakpoint') return action;
    return { action: 'breakpoint', lines: action.lines.map(line => line + this.shift) };
  }
}

/** Lines of a program as a context has them. */
export function contextLines(lines: readonly string[], shift: number): ContextLine[] {
  return lines.map((source, i) => ({ line: 1 + i + shift, source }));
}

/** The deepest call of a run. */
export function depthOf(recording: Recording): number {
  let deepest = 0;
  for (const depth of recording.activationDepths) if (depth > deepest) deepest = depth;
  return deepest;
}

/** Does the first state of the run open with a call? Anything else was not recorded from an entry. */
export function startsWithCall(recording: Recording): boolean {
  return recording.count > 0 && recording.kinds[0] === EventKind.call;
}

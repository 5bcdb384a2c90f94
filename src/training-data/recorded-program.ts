/** A program with the recordings of its calls, in the form that shapes and the writer need. */
import type { ContextLine, WorkedOut } from '../language/trajectory.ts';
import { worksOut } from '../language/working.ts';
import { EventKind, GONE, type Recording } from '../trace/recording.ts';
import { InverseTree } from '../tree/inverse.ts';
import type { Action, ForwardState, InverseState } from '../tree/state.ts';
import { StateTree } from '../tree/tree.ts';
import type { ContextKind, ShareName } from './config.ts';
import type { CountedStep } from './document.ts';
import { cutTo, firstActivation } from './recording-cut.ts';
import { weightOf } from './simplicity.ts';
import { Workings } from './workings.ts';

export interface ProgramFacts {
  readonly index: number;
  readonly identity: string;
  /** The function asked about, such as `f` or `Stack.push`. */
  readonly entry: string;
  /** The source it came from: `drills`, `corpus`, … */
  readonly origin: string;
  readonly problem: string;
  readonly flags: readonly string[];
  /** Whether it was run from its own entry; a `main` that is added below calls other programs. */
  readonly whole?: boolean;
  /** Lines of the program itself. The `main` that calls it follows, except in whole programs. */
  readonly lines: number;
  /** Constructs of Python that it uses. */
  readonly constructs?: readonly string[];
  /** The texts of the parts that were worked out, if any. */
  readonly parts?: readonly string[];
}

export interface CallFacts {
  /** The call as it stands in `main`. */
  readonly call: string;
  readonly number: number;
  readonly context: ContextKind | 'whole';
  /** The changed variable, for a run with one. */
  readonly set?: { readonly event: number; readonly name: string; readonly value: string };
  /** Triples of event, part and value: the part had the value before the event of that number. */
  readonly working?: readonly (number | string)[];
  /** The event after which nothing was recorded. */
  readonly workingUntil?: number;
}

/** The function that questions are about: its name, or an activation of the run. */
export type Asked = string | ((recording: Recording) => number | undefined);

/** One run of a program: the whole run from its entry, and the part within the function asked about. */
export class RecordedCall {
  readonly whole: StatedTree;
  private cut: StatedTree | null | undefined;
  private inverseTree: InverseTree | null | undefined;

  constructor(
    readonly facts: CallFacts,
    readonly recording: Recording,
    private readonly asked: Asked,
    shift: number,
    parts?: readonly string[],
  ) {
    const working = parts && facts.working && new Workings(recording, parts, facts);
    this.whole = new StatedTree(StateTree.build(recording), shift, working);
  }

  /** The run of the function alone, as if it had been the entry. Undefined if it was never called. */
  get inner(): StatedTree | undefined {
    if (this.cut === undefined) {
      const activation = this.askedActivation();
      this.cut = activation === undefined ? null : this.cutTo(activation);
    }
    return this.cut ?? undefined;
  }

  private askedActivation(): number | undefined {
    const { asked, recording } = this;
    return typeof asked === 'string' ? firstActivation(recording, asked) : asked(recording);
  }

  private cutTo(activation: number): StatedTree {
    const { shift, workings, tree } = this.whole;
    const inner = StateTree.build(cutTo(this.recording, activation));
    return new StatedTree(inner, shift, workings, tree.first(activation));
  }

  /** The way back from the function's end, if it ended. */
  get inverse(): InverseTree | undefined {
    if (this.inverseTree === undefined) {
      const tree = this.inner?.tree;
      const last = tree ? tree.last(0) : 0;
      this.inverseTree = tree?.ends(last) ? new InverseTree(tree, last) : null;
    }
    return this.inverseTree ?? undefined;
  }

  /** How the function ended, as text. Equal texts ask the same inverse question. */
  get outcome(): string {
    const tree = this.inner!.tree;
    const last = tree.last(0);
    return `${tree.kind(last)} ${tree.line(last)} ${tree.result(last)}`;
  }

  /** How simple the arguments are. */
  get weight(): number {
    return weightOf(this.inner!.tree.locals(0).values());
  }

  /** Where the function is called in the whole run. */
  get call(): number {
    const activation = this.askedActivation();
    return activation === undefined ? 0 : this.whole.tree.first(activation);
  }
}

type Draft = { -readonly [key in keyof CountedStep]: CountedStep[key] };

/** Runs with at most this many states are made in one pass; of longer runs only the shown states are made. */
const ONE_PASS = 300;

/** A tree whose states are made once, with lines shifted to their numbers in the context. */
export class StatedTree {
  private readonly states: (ForwardState | undefined)[] = [];
  private readonly inverseStates: (InverseState | undefined)[] = [];

  constructor(
    readonly tree: StateTree,
    readonly shift: number,
    /** How lines were worked out, if that was recorded. */
    readonly workings?: Workings,
    /** Its first state in the recorded run. */
    private readonly first = 0,
  ) {}

  /** How one line's work from a state to a later one was worked out, if it was recorded. */
  workingOf(from: number, action: Action, to: number): readonly WorkedOut[] | undefined {
    if (!this.workings || !worksOut(this.state(from), action)) return undefined;
    // The line that called the function follows its end, and is no part of this run.
    if (to === this.tree.exit && this.tree.ends(from)) return [];
    return this.workings.between(from + this.first, to + this.first);
  }

  state(node: number): ForwardState {
    let state = this.states[node];
    if (state === undefined) {
      if (this.tree.exit <= ONE_PASS && node < this.tree.exit) {
        this.makeAll();
        return this.states[node]!;
      }
      state = this.tree.state(node);
      if (state.event !== 'exit' && this.shift !== 0) state = { ...state, line: state.line + this.shift };
      this.states[node] = state;
    }
    return state;
  }

  /** An inverse state is a forward state in another form. */
  inverseState(tree: InverseTree, node: number): InverseState {
    if (node < 0) return tree.state(node);
    let state = this.inverseStates[node];
    if (state === undefined) {
      const there = this.state(node >> 1);
      if (there.event === 'exit') throw new RangeError('a walk back never meets the exit');
      const { line, source, function: name, depth } = there;
      const place = { line, source, function: name, depth };
      if (there.event === 'call') state = { event: 'inv_call', ...place, locals: there.locals };
      else if (there.event === 'line') {
        state = { event: node & 1 ? 'inv_line_call' : 'inv_line', ...place, locals: there.locals };
      } else {
        state = {
          event: there.event === 'return' ? 'inv_return' : 'inv_exception',
          ...place,
          value: there.value,
        };
      }
      this.inverseStates[node] = state;
    }
    return state;
  }

  /** Makes all states in one pass. A state whose line changed nothing shares the locals of the one before. */
  private makeAll(): void {
    const { recording } = this.tree;
    const { kinds, lines, activations, activationCodes, activationDepths, codes } = recording;
    const { changeStart, changeNames, changeValues, names, values, results } = recording;
    const current: Map<string, string>[] = [];
    for (let node = 0; node < recording.count; node++) {
      const activation = activations[node]!;
      let locals = current[activation] ?? new Map<string, string>();
      const end = changeStart[node + 1]!;
      let change = changeStart[node]!;
      if (change < end) {
        locals = new Map(locals);
        for (; change < end; change++) {
          const name = names[changeNames[change]!]!;
          if (changeValues[change] === GONE) locals.delete(name);
          else locals.set(name, values[changeValues[change]!]!);
        }
      }
      current[activation] = locals;
      const kind = kinds[node];
      const line = lines[node]! + this.shift;
      const source = this.tree.source(lines[node]!);
      const name = codes[activationCodes[activation]!]!.name;
      const depth = activationDepths[activation]!;
      if (kind === EventKind.line) {
        this.states[node] = { event: 'line', line, source, function: name, depth, locals };
      } else if (kind === EventKind.call) {
        this.states[node] = { event: 'call', line, source, function: name, depth, locals };
      } else {
        const event = kind === EventKind.return ? 'return' : 'exception';
        const value = values[results[node]!]!;
        this.states[node] = { event, line, source, function: name, depth, value, locals };
      }
    }
  }

  /** Makes a step of a walk; `given` if it only leads to the question. */
  step(node: number, action: Action | undefined, share: ShareName, given: boolean): CountedStep {
    const step: Draft = { state: this.state(node), share };
    if (node < this.tree.exit) step.activation = this.tree.activation(node);
    if (action) step.action = this.shiftedAction(action);
    if (given) step.given = true;
    return step;
  }

  inverseStep(tree: InverseTree, node: number, action: Action | undefined, share: ShareName): CountedStep {
    const step: Draft = { state: this.inverseState(tree, node), share };
    if (node >= 0) step.activation = tree.activation(node);
    if (action) step.action = action;
    return step;
  }

  private shiftedAction(action: Action): Action {
    if (this.shift === 0 || action.action !== 'breakpoint') return action;
    return { action: 'breakpoint', lines: action.lines.map(line => line + this.shift) };
  }
}

/** A program's lines as context lines. */
export function contextLines(lines: readonly string[], shift: number): ContextLine[] {
  return lines.map((source, i) => ({ line: 1 + i + shift, source }));
}

/** The depth of a run's deepest call. */
export function depthOf(recording: Recording): number {
  let deepest = 0;
  for (const depth of recording.activationDepths) if (depth > deepest) deepest = depth;
  return deepest;
}

/** Whether the first state of the run is a call. Otherwise it was not recorded from an entry. */
export function startsWithCall(recording: Recording): boolean {
  return recording.count > 0 && recording.kinds[0] === EventKind.call;
}

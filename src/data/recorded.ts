/** A program with the recordings of its calls, as the shapes and the writer want them. */
import type { ContextLine, WorkedOut } from '../language/trajectory.ts';
import { worksOut } from '../language/working.ts';
import { EventKind, GONE, type Recording } from '../trace/recording.ts';
import { InverseTree } from '../tree/inverse.ts';
import type { Action, ForwardState, InverseState } from '../tree/state.ts';
import { StateTree } from '../tree/tree.ts';
import type { ContextKind, ShareName } from './config.ts';
import { cutTo, firstActivation } from './cut.ts';
import type { CountedStep } from './document.ts';
import { Workings } from './workings.ts';

export interface ProgramFacts {
  readonly index: number;
  readonly identity: string;
  /** The function asked about: `f`, or `Stack.push`. */
  readonly entry: string;
  /** The source it came from: `drills`, `corpus`, … */
  readonly origin: string;
  readonly problem: string;
  readonly flags: readonly string[];
  /** Whether it was run from its own entry; other programs are called by a `main` that is put below them. */
  readonly whole?: boolean;
  /** Lines of the program itself; what follows is the `main` that calls it. Of a whole program nothing does. */
  readonly lines: number;
  /** Which constructs of the language it holds. */
  readonly constructs?: readonly string[];
  /** The parts of its lines that were worked out, if they were: their texts. */
  readonly parts?: readonly string[];
}

export interface CallFacts {
  /** The call, as it stands in `main`. */
  readonly call: string;
  readonly number: number;
  readonly context: ContextKind | 'whole';
  /** For a run in which a variable was changed. */
  readonly set?: { readonly event: number; readonly name: string; readonly value: string };
  /** Event, part and value in turn: before the event of that number the part came to the value. */
  readonly working?: readonly (number | string)[];
  /** The event from which on nothing was noted. */
  readonly workingUntil?: number;
}

/** The function that questions about a single function are about: its name, or one of the activations of a run. */
export type Asked = string | ((recording: Recording) => number | undefined);

/** One run of a program: the whole of it from its entry, and the part within the function asked about. */
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

  /** The run of the function alone, as if it had been the entry. Undefined where it was never called. */
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

  /** How long the arguments are, written out: the shortest are the simplest. */
  get weight(): number {
    let weight = 0;
    for (const value of this.inner!.tree.locals(0).values()) weight += value.length;
    return weight;
  }

  /** Where the function is called in the whole run. */
  get call(): number {
    const activation = this.askedActivation();
    return activation === undefined ? 0 : this.whole.tree.first(activation);
  }
}

type Draft = { -readonly [key in keyof CountedStep]: CountedStep[key] };

/** Up to this many states all are made in one pass; of longer runs only those that are shown. */
const ONE_PASS = 300;

/** A tree with its states made once, their lines shifted to where the context has them. */
export class StatedTree {
  private readonly states: (ForwardState | undefined)[] = [];
  private readonly inverseStates: (InverseState | undefined)[] = [];

  constructor(
    readonly tree: StateTree,
    readonly shift: number,
    /** How lines came out, where that was noted. */
    readonly workings?: Workings,
    /** Its first state in the run that was noted. */
    private readonly first = 0,
  ) {}

  /** How the way from one state to a later one was worked out, if it is one line's doing and was noted. */
  workingOf(from: number, action: Action, to: number): readonly WorkedOut[] | undefined {
    if (!this.workings || !worksOut(this.state(from), action)) return undefined;
    // Behind the end of the function asked about lies the line that called it, which is no part of this run.
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

  /** A state of the walk back is one of the way there, told otherwise. */
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

  /** One pass: a state whose line changed nothing shares the locals of the one before. */
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

  /** A step of a walk; `given` if it only leads to the question. */
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

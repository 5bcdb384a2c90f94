/** A recorded run as states, made once each, in the form that shapes and the writer need. */
import type { WorkedOut } from '../language/trajectory.ts';
import { worksOut } from '../language/working.ts';
import { EventKind, GONE } from '../trace/recording.ts';
import type { Action, ForwardState } from '../tree/state.ts';
import type { StateTree } from '../tree/tree.ts';
import type { ShareName } from './config.ts';
import type { CountedStep } from './document.ts';
import type { Workings } from './workings.ts';

type Draft = { -readonly [key in keyof CountedStep]: CountedStep[key] };

/** Runs with at most this many states are made in one pass; of longer runs only the shown states are made. */
const ONE_PASS = 300;

/** A tree whose states are made once, with lines shifted to their numbers in the context. */
export class StatedTree {
  private readonly states: (ForwardState | undefined)[] = [];

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

  private shiftedAction(action: Action): Action {
    if (this.shift === 0 || action.action !== 'breakpoint') return action;
    return { action: 'breakpoint', lines: action.lines.map(line => line + this.shift) };
  }
}

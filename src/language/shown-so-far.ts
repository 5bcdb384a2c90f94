/**
 * What a trajectory in our own form has shown so far. The writer and the parser keep the same record: it decides what
 * may be written as a change, and of what.
 */
import type { Action, Locals, PlacedState, State } from '../tree/state.ts';
import { type Event, impliedDepth } from './depths.ts';
import type { Step } from './trajectory.ts';

export interface ShownActivation {
  readonly activation: number | undefined;
  /** The locals of its last state that showed them. */
  readonly locals: Locals;
  readonly function: string;
}

export class Shown {
  /** By depth: the activation shown last there, unless it has returned or an outer one was shown since. */
  private activations: (ShownActivation | undefined)[] = [];
  private inverse = new InverseShown();
  previous: State | undefined;
  action: Action | undefined;

  impliedDepth(event: Event): number | undefined {
    return impliedDepth(this.previous, this.action, event);
  }

  at(depth: number): ShownActivation | undefined {
    return this.activations[depth];
  }

  /** The locals that a state's changes refer to, or undefined if its locals must be in full. */
  reference(state: PlacedState, activation: number | undefined): Locals | undefined {
    if (state.event.startsWith('inv_')) return this.inverse.reference(state, activation);
    const shown = this.activations[state.depth];
    if (shown === undefined || state.event === 'call') return undefined;
    // Setting a variable does not move the program, although its run is another one.
    if (this.action?.action === 'set') return shown.locals;
    const numbered = shown.activation !== undefined && activation !== undefined;
    const same = numbered ? shown.activation === activation : this.action?.action !== 'breakpoint';
    return same ? shown.locals : undefined;
  }

  take(action: Action | undefined): void {
    this.action = action;
  }

  /** What was shown so far, to be gone on from in another way. */
  fork(): Shown {
    const copy = Object.assign(new Shown(), this);
    copy.activations = [...this.activations];
    copy.inverse = this.inverse.fork();
    return copy;
  }

  show(state: State, activation: number | undefined): void {
    if ('depth' in state) {
      if (state.event.startsWith('inv_')) this.inverse.show(state, activation);
      else this.showForward(state, activation);
    }
    this.previous = state;
    this.action = undefined;
  }

  /** What a trajectory has shown, and its number of activations. */
  static of(steps: readonly Step[]): { shown: Shown; activations: number } {
    const shown = new Shown();
    let activations = 0;
    for (const { state, activation, action } of steps) {
      shown.show(state, activation);
      shown.take(action);
      activations = Math.max(activations, (activation ?? -1) + 1);
    }
    return { shown, activations };
  }

  private showForward(state: PlacedState, activation: number | undefined): void {
    const { activations } = this;
    const kept = this.reference(state, activation);
    activations.length = Math.min(activations.length, state.depth + 1);
    const locals = 'locals' in state && state.locals !== undefined ? state.locals : kept;
    const over = state.event === 'return' || locals === undefined;
    activations[state.depth] = over ? undefined : { activation, locals, function: state.function };
  }
}

/**
 * Backwards a name is shown if its value differs from the state of the same activation shown just before (later in
 * time). After entering or leaving an activation nothing is known to differ. Both forms use this.
 */
export class InverseShown {
  private last: PlacedState | undefined;
  private lastActivation: number | undefined;
  private locals: Locals | undefined;

  /** The locals to compare a state with, or undefined if nothing is known. */
  reference(state: PlacedState, activation: number | undefined): Locals | undefined {
    return this.stays(state, activation) ? this.locals : undefined;
  }

  fork(): InverseShown {
    return Object.assign(new InverseShown(), this);
  }

  show(state: PlacedState, activation: number | undefined): void {
    if (!this.stays(state, activation)) this.locals = undefined;
    if (state.event === 'inv_line' || state.event === 'inv_line_call') this.locals = state.locals;
    this.last = state;
    this.lastActivation = activation;
  }

  private stays(state: PlacedState, activation: number | undefined): boolean {
    const { last } = this;
    if (last === undefined || last.event === 'inv_call' || state.event === 'inv_return') return false;
    if (this.lastActivation !== undefined && activation !== undefined)
      return this.lastActivation === activation;
    return last.depth === state.depth;
  }
}

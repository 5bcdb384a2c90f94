/** How the states of a walk belong together: to which activation each belongs, what waits, and how a jump leads on. */
import type { ContextCode } from '../python/functions.ts';
import type { Action, CallState, LineState, State } from '../tree/state.ts';
import type { Step } from './trajectory.ts';

export class WalkPlaces {
  private constructor(
    readonly steps: Step[],
    /** Of each state; its own number where the walk is not numbered. */
    private readonly activations: number[],
    /** By depth, the latest state there; those deeper than the last state are over. */
    private readonly latest: (number | undefined)[],
  ) {}

  static empty(): WalkPlaces {
    return new WalkPlaces([], [], []);
  }

  fork(): WalkPlaces {
    return new WalkPlaces([...this.steps], [...this.activations], [...this.latest]);
  }

  /** The action taken from the last state. */
  take(action: Action): void {
    const last = this.steps.length - 1;
    this.steps[last] = { ...this.steps[last]!, action };
  }

  add(step: Step): void {
    const { state } = step;
    const at = this.steps.push(step) - 1;
    if (!('depth' in state)) {
      this.activations.push(-1 - at);
      return;
    }
    const { depth } = state;
    const before = this.latest[depth];
    const goesOn = before !== undefined && state.event !== 'call' && this.state(before).event !== 'return';
    this.activations.push(step.activation ?? (goesOn ? this.activations[before]! : -1 - at));
    this.latest.length = depth + 1;
    this.latest[depth] = at;
  }

  state(at: number): State {
    return this.steps[at]!.state;
  }

  isSame(one: number, other: number): boolean {
    return this.activations[one] === this.activations[other];
  }

  /** What waits for the activation of the last state to return, as far as the walk has shown it, innermost first. */
  get waiting(): number[] {
    const { state } = this.steps.at(-1)!;
    if (!('depth' in state)) return [];
    const outer = this.latest.slice(0, state.depth);
    return outer.filter(at => at !== undefined).reverse();
  }

  /** The latest states before a state of all activations that are open there, from the outermost in. */
  openBefore(end: number): number[] {
    const latest: (number | undefined)[] = [];
    for (let at = 0; at < end; at++) {
      const state = this.state(at);
      if (!('depth' in state)) continue;
      latest.length = state.depth + 1;
      latest[state.depth] = at;
    }
    const state = this.state(end);
    if ('depth' in state) {
      const own = latest[state.depth];
      latest.length = Math.min(
        latest.length,
        state.depth + Number(own !== undefined && this.isSame(own, end)),
      );
    }
    return latest.filter(at => at !== undefined);
  }

  /** The last state of each activation. */
  get lasts(): ReadonlySet<number> {
    return new Set(new Map(this.activations.map((activation, at) => [activation, at])).values());
  }

  /** Does the activation of a state go on at another, and nowhere between? */
  goesOnAt(from: number, to: number): boolean {
    if (!this.isSame(from, to)) return false;
    for (let at = from + 1; at < to; at++) if (this.isSame(from, at)) return false;
    return true;
  }

  /**
   * What leads from a state to a later one, with nothing shown between them; undefined where no action does. A
   * breakpoint stands also for one that was passed several times, as debuggers count.
   */
  leading(from: number, to: number, code: ContextCode): Action | undefined {
    const { action, state } = this.steps[from]!;
    if (to === from + 1 && action && isKnown(action, code)) return action;
    if (!isStop(state)) return this.stopping(to, code);
    const end = this.state(to).event;
    const over = state.event === 'line' && this.goesOnAt(from, to) && !this.isLeapt(from, to);
    if (over) return { action: 'step_over' };
    if (this.isSame(from, to) && (end === 'return' || end === 'exception')) return { action: 'step_return' };
    return this.stopping(to, code);
  }

  /** Did the walk pass states over between two of its own, of any activation? */
  private isLeapt(from: number, to: number): boolean {
    return this.steps.slice(from, to).some(({ action }) => action?.action === 'breakpoint');
  }

  private stopping(to: number, code: ContextCode): Action | undefined {
    const state = this.state(to);
    return isStop(state) && code.has(state.line) ? { action: 'breakpoint', lines: [state.line] } : undefined;
  }
}

/** Where a breakpoint stops. */
export function isStop(state: State): state is LineState | CallState {
  return state.event === 'line' || (state.event === 'call' && !state.function.startsWith('<'));
}

/** What is written of an action must stand in the code that is shown. */
function isKnown(action: Action, code: ContextCode): boolean {
  return action.action !== 'breakpoint' || action.lines.every(line => code.has(line));
}

/** A walk through states over any engine, with its history: for people and programs alike. */
import { type Action, isExit, type State } from '../tree/state.ts';
import { DebuggerError, type Engine, type Frame, type Moment, type Start } from './engine.ts';
import { framesShown } from './frames.ts';

/**
 * One entry of the history: the action taken and where it led. The first has no action, nor has one reached by
 * reading a run.
 */
export interface Visited {
  readonly action?: Action;
  readonly moment: Moment;
}

export class Debugger {
  private visited: Visited[] = [];

  constructor(readonly engine: Engine) {}

  /** A walk that begins at a moment of the engine. */
  static from(engine: Engine, moment: Moment): Debugger {
    const walk = new Debugger(engine);
    walk.visited = [{ moment }];
    return walk;
  }

  /** Goes to the beginning and forgets the walk so far. */
  async start(from: Start = { direction: 'forward' }): Promise<Moment> {
    const moment = await this.engine.start(from);
    this.visited = [{ moment }];
    return moment;
  }

  /** Takes an action. At the exit nothing more happens: the answer is the exit again. */
  async act(action: Action, signal?: AbortSignal): Promise<Moment> {
    const here = this.current;
    if (this.ended) return here;
    const moment = await this.engine.next(here, action, signal);
    this.visited.push({ action, moment });
    return moment;
  }

  /** Goes to a moment that the engine gave for the current one. */
  arrive(moment: Moment, action?: Action): void {
    this.visited.push(action ? { action, moment } : { moment });
  }

  /**
   * Goes back to the previous state: in a run as it was, else to the last one shown. With lines, in a run, to the
   * last stop on one of them, or its beginning. False at the beginning.
   */
  back(lines?: readonly number[]): boolean {
    const last = this.visited.at(-1);
    const earlier = last && this.engine.previous(last.moment, lines);
    if (!earlier || last.action?.action === 'set') return this.undo();
    return this.backTo(earlier, lines);
  }

  /** Goes to an earlier moment of the run; what was shown since is forgotten. */
  backTo(earlier: Moment, lines?: readonly number[]): boolean {
    const later = (moment: Moment) => (this.engine.order(moment, earlier) ?? 0) > 0;
    while (this.visited.length > 1 && later(this.current)) {
      const gone = this.visited.pop()!;
      // Before the variable was set, the run was another one.
      if (gone.action?.action === 'set') return this.back(lines);
    }
    if (this.engine.order(this.current, earlier) !== 0) this.arrive(earlier);
    return true;
  }

  /** Takes back the last action. False at the beginning. */
  undo(): boolean {
    if (this.visited.length < 2) return false;
    this.visited.pop();
    return true;
  }

  /** A second walk that begins here; both go on independently. */
  branch(): Debugger {
    const other = new Debugger(this.engine);
    other.visited = [...this.visited];
    return other;
  }

  get current(): Moment {
    const last = this.visited.at(-1);
    if (!last) throw new DebuggerError('the walk has not begun: call start() first');
    return last.moment;
  }

  get state(): State {
    return this.current.state;
  }

  get ended(): boolean {
    return isExit(this.state);
  }

  get history(): readonly Visited[] {
    return this.visited;
  }

  /** The calls that lead here, innermost first: as the engine knows them, else as this walk has shown them. */
  get frames(): readonly Frame[] {
    return this.engine.frames(this.current) ?? framesShown(this.visited);
  }

  async close(): Promise<void> {
    await this.engine.close();
  }
}

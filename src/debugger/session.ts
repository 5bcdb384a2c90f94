/**
 * A debugging session: named walks, breakpoints, and commands that can be taken back. Pure; any surface can hold one.
 */
import type { InverseAction } from '../tree/state.ts';
import { BreakpointTable, type Halt } from './breakpoints.ts';
import type { Prepare } from './condition-lookahead.ts';
import type { EvaluateOver } from './conditions.ts';
import { Debugger, type Visited } from './debugger.ts';
import { DebuggerError, type Engine, type Frame, type Moment, type RunPlace } from './engine.ts';
import { uncaught } from './exceptions.ts';
import { answer, Interrupted, type Movement, type Moving } from './movements.ts';

/** The result of a command. */
export interface Stop {
  readonly moment: Moment;
  /** What stopped it, if it was not its goal. */
  readonly reason: string | undefined;
  /** The breakpoints among what stopped it. */
  readonly halt?: Halt;
}

interface Branch {
  walk: Debugger;
  /** Lengths of the history before each command; `undo` goes back to the last. */
  marks: number[];
  /** The forward walk from which a walk back began. */
  outer: Branch | undefined;
  /** Where it stood before commands were taken back, until it goes on. */
  taken?: { readonly walk: Debugger; readonly marks: readonly number[] } | undefined;
  /** For a branch that a model continues: the branch that it came from, and its number of states then. */
  readonly parent?: { readonly name: string; readonly states: number };
}

const FIRST_BRANCH = 'main';

export class Session {
  private readonly named = new Map<string, Branch>();
  private current = FIRST_BRANCH;

  constructor(
    private readonly opened: Engine,
    private readonly evaluate: EvaluateOver,
    private readonly prepare?: Prepare,
    /** Those of an earlier session, if they are kept. */
    readonly breakpoints = new BreakpointTable(),
  ) {}

  /** Goes to the beginning. Breakpoints stay; this branch's walk is forgotten. */
  async start(signal?: AbortSignal): Promise<Stop> {
    const walk = new Debugger(this.opened);
    await answer(walk.start(), signal);
    this.named.set(this.current, { walk, marks: [], outer: undefined });
    return this.here();
  }

  /** What answers on this branch: the engine that was opened, or a model that goes on from a place of it. */
  get engine(): Engine {
    return this.named.get(this.current)?.walk.engine ?? this.opened;
  }

  get moment(): Moment {
    return this.branch.walk.current;
  }

  get history(): readonly Visited[] {
    return this.branch.walk.history;
  }

  /** The calls that lead here, innermost first. */
  get frames(): readonly Frame[] {
    return this.branch.walk.frames;
  }

  /** The run of the current place; undefined if nothing ran for it. */
  get run(): RunPlace | undefined {
    return this.runOn(this.current);
  }

  /** The run of the place where a branch stands. */
  runOn(name: string): RunPlace | undefined {
    const walk = this.named.get(name)?.walk;
    return walk?.engine.runOf(walk.current);
  }

  /** The moment of the stop before this one. */
  get before(): Moment | undefined {
    const mark = this.branch.marks.at(-1);
    return mark === undefined ? undefined : this.history[mark - 1]?.moment;
  }

  get ended(): boolean {
    return this.branch.walk.ended;
  }

  get backward(): boolean {
    return this.branch.outer !== undefined;
  }

  /** Moves forward. If it is interrupted, the walk stays where it came to. */
  async move(movement: Movement, signal?: AbortSignal): Promise<Stop> {
    const { branch } = this;
    if (this.backward)
      throw new DebuggerError(
        'this walk goes back: `forth` returns to where it began, then go on from there',
      );
    if (this.ended)
      throw new DebuggerError(
        'the program has ended: `back` takes the last command back, `restart` begins again',
      );
    return this.work(branch, walk => uncaught(movement)(this.moving(walk, signal)));
  }

  /** Moves backwards through the walk: what was shown since is forgotten, and breakpoints stay. */
  async retreat(movement: Movement, signal?: AbortSignal): Promise<Stop> {
    if (this.backward)
      throw new DebuggerError(
        'this walk goes back by the inverse: `forth` leaves it, `back` takes a step of it',
      );
    const { branch } = this;
    const stop = await this.work(branch, walk => movement(this.moving(walk, signal)));
    const { length } = branch.walk.history;
    branch.marks = branch.marks.filter(mark => mark < length);
    return stop;
  }

  /** Replaces predicted moments by those of a real run: one for each of the history. */
  believe(truth: readonly Moment[]): Stop {
    const { walk } = this.branch;
    const moments = this.engine.believing(
      this.history.map(({ action }, i) => ({ moment: truth[i]!, ...(action ? { action } : {}) })),
    );
    const believed = Debugger.from(this.engine, moments[0]!);
    for (const [i, moment] of moments.entries()) if (i > 0) believed.arrive(moment, walk.history[i]!.action);
    this.branch.walk = believed;
    this.branch.taken = undefined;
    return this.here();
  }

  async set(name: string, value: string, signal?: AbortSignal): Promise<Stop> {
    return this.move(async ({ walk }) => {
      await answer(walk.act({ action: 'set', name, value }, signal), signal);
      return undefined;
    });
  }

  /** Goes back from here by an inverse action; the forward walk is kept for `forth`. */
  async goBack(action: InverseAction, signal?: AbortSignal): Promise<Stop> {
    let { branch } = this;
    if (!this.backward) {
      const { engine } = branch.walk;
      const at = await answer(engine.backward(this.moment), signal);
      const walk = Debugger.from(engine, at);
      branch = { walk, marks: [], outer: branch };
    }
    const stop = await this.work(branch, async walk => {
      await answer(walk.act(action, signal), signal);
      return undefined;
    });
    this.named.set(this.current, branch);
    return { ...stop, moment: this.moment };
  }

  /** Leaves a walk back, or takes back what `undo` did: the forward walk is where it was. */
  forth(): Stop {
    const { branch } = this;
    const { outer, taken } = branch;
    if (outer) this.named.set(this.current, outer);
    else if (taken) {
      branch.walk = taken.walk;
      branch.marks = [...taken.marks];
      branch.taken = undefined;
    } else throw new DebuggerError('this walk goes forward already');
    return this.here();
  }

  /** Whether commands were taken back since the walk last went on, so that `forth` leads somewhere. */
  get tookBack(): boolean {
    return this.branch.taken !== undefined || this.backward;
  }

  /** Whether there is a command to take back. */
  get undoable(): boolean {
    return this.branch.marks.length > 0 || this.branch.outer !== undefined;
  }

  /** Takes the last command back, with all its states. */
  undo(): Stop {
    const { branch } = this;
    const mark = branch.marks.at(-1);
    if (mark === undefined) {
      if (branch.outer) return this.forth();
      throw new DebuggerError('this is the beginning: there is nothing to take back');
    }
    branch.taken ??= { walk: branch.walk.branch(), marks: [...branch.marks] };
    branch.marks.pop();
    while (branch.walk.history.length > mark) branch.walk.undo();
    return this.here();
  }

  get branches(): readonly { name: string; moment: Moment; states: number; current: boolean }[] {
    return [...this.named].map(([name, { walk }]) => ({
      name,
      moment: walk.current,
      states: walk.history.length,
      current: name === this.current,
    }));
  }

  /** Switches to a branch, which is made here if there is none. True if it is new. */
  switchTo(name: string): boolean {
    const isNew = !this.named.has(name);
    if (isNew) this.named.set(name, copy(this.branch));
    this.current = name;
    return isNew;
  }

  /**
   * Makes a branch on which a model continues from here, without running anything; `follow` compares it with the
   * truth.
   */
  predict(name: string, model: Engine): void {
    if (this.named.has(name))
      throw new DebuggerError(`there is a branch ${name} already: choose another name`);
    if (this.backward || this.ended)
      throw new DebuggerError('a model goes on where a forward walk stands, and this is no such place');
    const { history } = this;
    const moments = model.believing(
      history.map(({ action, moment }) => ({ moment, ...(action ? { action } : {}) })),
    );
    const walk = Debugger.from(model, moments[0]!);
    for (const [i, moment] of moments.entries()) if (i > 0) walk.arrive(moment, history[i]!.action);
    const parent = { name: this.current, states: history.length };
    this.named.set(name, { walk, marks: [], outer: undefined, parent });
    this.current = name;
  }

  /** Whether a model answers on this branch, so that it can be compared with the truth. */
  get predicts(): boolean {
    return this.engine.predicts;
  }

  /** The branch whose place a model went on from on this one. */
  get parentBranch(): string | undefined {
    return this.branch.parent?.name;
  }

  /** A copy of this branch's walk, to look around with: the session stays where it is. */
  scout(): Debugger {
    return this.branch.walk.branch();
  }

  /** Takes the actions of a predicted branch for real, on the branch that it came from. Returns one moment for each. */
  async follow(signal?: AbortSignal): Promise<readonly Moment[] | undefined> {
    const { parent, walk } = this.branch;
    const origin = parent && this.named.get(parent.name);
    if (!parent || !origin) return undefined;
    if (origin.walk.history.length !== parent.states)
      throw new DebuggerError(
        `the branch ${parent.name} has gone on meanwhile, so there is no truth to hold this to`,
      );
    const truth = origin.walk.branch();
    for (const { action } of walk.history.slice(parent.states))
      if (action && !truth.ended) await answer(truth.act(action, signal), signal);
    origin.marks.push(parent.states);
    origin.walk = truth;
    const moments = truth.history.map(({ moment }) => moment);
    while (moments.length < walk.history.length) moments.push(moments.at(-1)!);
    return moments;
  }

  momentOf(name: string): Moment {
    return this.historyOf(name).at(-1)!.moment;
  }

  historyOf(name: string): readonly Visited[] {
    const branch = this.named.get(name);
    if (!branch)
      throw new DebuggerError(`there is no branch ${name}; there are: ${[...this.named.keys()].join(', ')}`);
    return branch.walk.history;
  }

  private get branch(): Branch {
    const branch = this.named.get(this.current);
    if (!branch) throw new DebuggerError('the session has not begun');
    return branch;
  }

  private moving(walk: Debugger, signal: AbortSignal | undefined): Moving {
    return {
      walk,
      breakpoints: this.breakpoints,
      evaluate: this.evaluate,
      signal,
      prepare: this.prepare,
    };
  }

  private here(): Stop {
    return { moment: this.moment, reason: undefined };
  }

  /** Works on a copy of the walk, so that a failure loses nothing and a late answer has no effect. */
  private async work(branch: Branch, act: (walk: Debugger) => Promise<Halt | undefined>): Promise<Stop> {
    const walk = branch.walk.branch();
    const before = walk.history.length;
    const from = walk.current;
    let halt: Halt | undefined;
    let reason: string | undefined;
    try {
      halt = await act(walk);
      reason = halt?.text;
    } catch (error) {
      if (walk.current === from) throw error;
      if (!(error instanceof DebuggerError)) throw error;
      reason = error instanceof Interrupted ? 'you stopped it' : error.message;
    }
    branch.walk = walk.branch();
    branch.marks.push(before);
    // A step that was taken before may lead along the same way: `forth` still leads to its end.
    const known = branch.taken?.walk.history.slice(0, -1).some(({ moment }) => moment === walk.current);
    if (!known) branch.taken = undefined;
    return { moment: walk.current, reason, ...(halt ? { halt } : {}) };
  }
}

function copy(branch: Branch): Branch {
  return {
    walk: branch.walk.branch(),
    marks: [...branch.marks],
    outer: branch.outer && copy(branch.outer),
    ...(branch.parent ? { parent: branch.parent } : {}),
  };
}

/**
 * The engine `live`: a real process under a real debugger, driven by the Debug Adapter Protocol. It reports what it
 * cannot do (go back, run again). Pure: others connect the adapter.
 */
import { type Action, type CallState, type ForwardAction, isExit } from '../../../tree/state.ts';
import { DebuggerError, type Engine, type Frame, type Moment, type Start, type Why } from '../../engine.ts';
import { fileOfLine } from '../../source-lines.ts';
import { bodyLine, callers } from './places.ts';
import { type Program, type Seen, StateReader } from './states.ts';
import type { Halted, LiveTarget, StepCommand } from './target.ts';

export interface LiveMoment extends Moment {
  /** Its position in the life of the process, which can continue only from the last one. */
  readonly turn: number;
  readonly life: number;
  /** The actions that led here from the start of the process. */
  readonly path: readonly Action[];
  readonly callers: readonly Frame[];
  readonly call?: CallState;
}

export interface LiveOptions {
  readonly program: Program;
  /** Starts the process, or attaches to it. */
  open(): Promise<LiveTarget>;
  /** Lines of a file by their global numbers. */
  pathOf(file: string): string;
  /**
   * Continuing from an earlier moment starts the process anew and repeats the actions: only for programs without
   * outside effects.
   */
  readonly replays?: boolean;
}

/** Steps to the end of a call, at most; beyond, the process runs there, and the line remains unknown. */
const STEPS_TO_RETURN = 300;
const GONE_ON =
  'the process has gone on from there, and a live process does not come back: `forth` leads to where it stands, ' +
  '`restart` starts it anew';

export class LiveEngine implements Engine {
  readonly name = 'live';
  readonly predicts = false;
  private target: LiveTarget | undefined;
  private reader: StateReader;
  private halted: Halted | undefined;
  /** States that the process has gone through but that no request has taken yet. */
  private queue: Seen[] = [];
  private life = 0;
  private turn = 0;
  private answers = new Map<string, LiveMoment>();
  private work: Promise<unknown> = Promise.resolve();
  /** The result of an action whose request was cancelled. */
  private late: LiveMoment | undefined;
  private last: LiveMoment | undefined;

  constructor(private readonly options: LiveOptions) {
    this.reader = new StateReader(options.program);
  }

  async start(from: Start): Promise<LiveMoment> {
    if (from.direction === 'inverse')
      throw new DebuggerError(
        'a live process only goes forward: engine real records a run, which goes both ways',
      );
    this.target?.close();
    this.target = await this.options.open();
    this.reader = new StateReader(this.options.program);
    this.queue = [];
    this.answers = new Map();
    this.late = undefined;
    this.life++;
    this.turn = 0;
    this.halted = await this.target.begin();
    if (this.halted.kind === 'stop' && this.halted.frames.length === 0) {
      // Read this stop outside of the program, too, so that the entry's call becomes a state.
      this.reader.read(this.halted);
      await this.drive('stepIn');
    } else this.queue.push(...this.reader.read(this.halted));
    return this.take(undefined);
  }

  async next(moment: Moment, action: Action, signal?: AbortSignal): Promise<LiveMoment> {
    const here = moment as LiveMoment;
    if (isExit(here.state)) return here;
    if (action.action.startsWith('inv_'))
      throw new DebuggerError(`${action.action} goes back, and a live process only goes forward`);
    const key = `${here.turn} ${JSON.stringify(action)}`;
    const known = here.life === this.life ? this.answers.get(key) : undefined;
    if (known) return known;
    const coming = this.work.then(() => this.from(here, action as ForwardAction, signal));
    this.work = coming.catch(() => {});
    const led = await coming;
    if (led.life === here.life) this.answers.set(key, led);
    return led;
  }

  async backward(): Promise<Moment> {
    throw new DebuggerError(
      'a live process only goes forward: `back` shows what was, and engine real records a run that goes both ways',
    );
  }

  frames(moment: Moment): readonly Frame[] {
    const { state, callers } = moment as LiveMoment;
    return isExit(state) ? [] : [{ depth: state.depth, state }, ...callers];
  }

  runOf(): undefined {
    return undefined;
  }

  callOf(moment: Moment): CallState | undefined {
    return (moment as LiveMoment).call;
  }

  sure(): undefined {
    return undefined;
  }

  async why(): Promise<Why> {
    return { nothing: 'this state was observed in a live process, not predicted' };
  }

  believing(): Moment[] {
    throw new DebuggerError('a live process goes its own way: no other run can take the place of it');
  }

  previous(): undefined {
    return undefined;
  }

  order(): undefined {
    return undefined;
  }

  async close(): Promise<void> {
    this.target?.close();
  }

  /** The moment at which the process stands. */
  get standing(): LiveMoment | undefined {
    return this.last;
  }

  /** Evaluates an expression in the process; undefined if the process is not at this moment. */
  async evaluate(moment: Moment, expression: string): Promise<{ repr: string; type: string } | undefined> {
    const { halted, target } = this;
    const { turn, life } = moment as LiveMoment;
    if (life !== this.life || turn !== this.turn || halted?.kind !== 'stop' || !target) return undefined;
    const [frame] = halted.frames;
    return frame && target.evaluate(frame, expression);
  }

  private async from(
    here: LiveMoment,
    action: ForwardAction,
    signal: AbortSignal | undefined,
  ): Promise<LiveMoment> {
    if (here.life !== this.life || here.turn !== this.turn) {
      const { late } = this;
      this.late = undefined;
      // An action from here was cancelled: the process is where it was stopped.
      if (late && here.life === this.life && late.turn === this.turn) return late;
      if (!this.options.replays) throw new DebuggerError(GONE_ON);
      await this.replay(here.path);
    }
    const path = [...here.path, action];
    const stop = () => void this.target?.pause().catch(() => {});
    signal?.addEventListener('abort', stop, { once: true });
    try {
      const led = await this.act(here, action, path);
      if (signal?.aborted)
        this.late = { ...led, note: 'the process had gone on to here before it was stopped' };
      return led;
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }

  private async replay(path: readonly Action[]): Promise<void> {
    let at = await this.start({ direction: 'forward' });
    for (const action of path) at = await this.act(at, action as ForwardAction, [...at.path, action]);
  }

  private async act(here: LiveMoment, action: ForwardAction, path: readonly Action[]): Promise<LiveMoment> {
    switch (action.action) {
      case 'step_into':
        await this.fill('stepIn');
        return this.take(path);
      case 'step_over':
        return this.over(here, path);
      case 'step_return':
        return this.out(here, path);
      case 'breakpoint':
        return this.jump(action.lines, path);
      case 'continue':
        return this.jump([], path);
      case 'set':
        return this.set(here, action, path);
    }
  }

  /** The next state at this level, or one level up. */
  private async over(here: LiveMoment, path: readonly Action[]): Promise<LiveMoment> {
    const { state } = here;
    const depth = isExit(state) ? 0 : state.depth;
    // After the end of a call, the next state is a sibling's call or in the caller, never deeper.
    const over = state.event === 'line' || state.event === 'exception';
    for (;;) {
      await this.fill(over ? 'next' : 'stepIn');
      const { state: next } = this.queue[0]!;
      if (isExit(next) || next.depth <= depth) return this.take(path);
      this.queue.shift();
    }
  }

  /** The end of this call: its return, or the exception with which it ended. */
  private async out(here: LiveMoment, path: readonly Action[]): Promise<LiveMoment> {
    const { state } = here;
    if (isExit(state) || state.event === 'return') return this.over(here, path);
    const { depth } = state;
    for (let steps = 0; steps < STEPS_TO_RETURN; steps++) {
      await this.fill('next');
      const { state: next } = this.queue[0]!;
      if (isExit(next) || next.depth < depth) return this.take(path);
      if (next.depth > depth) {
        this.queue.shift();
        continue;
      }
      if (next.event === 'return') return this.take(path);
      if (next.event === 'exception') {
        // An exception ends the call unless it is caught: only the next state shows which.
        const seen = this.queue[0]!;
        if (this.queue.length === 1) await this.drive('next');
        const after = this.queue[1]?.state;
        if (!after || isExit(after) || after.depth < depth) return this.take(path, seen);
      }
      this.queue.shift();
    }
    await this.drive('stepOut');
    const led = this.take(path);
    return led.state.event === 'return'
      ? this.stand({ ...led, note: 'it ran to its end: the line that it returned from is not known' })
      : led;
  }

  /** To one of some lines, or the exit. */
  private async jump(lines: readonly number[], path: readonly Action[]): Promise<LiveMoment> {
    const target = this.alive();
    const wanted = new Set(lines);
    const waiting = this.queue.findIndex(
      ({ state }) =>
        isExit(state) || ((state.event === 'line' || state.event === 'call') && wanted.has(state.line)),
    );
    if (waiting >= 0) {
      this.queue.splice(0, waiting);
      return this.take(path);
    }
    const { program, pathOf } = this.options;
    const byFile = new Map<string, number[]>();
    for (const line of lines) {
      const file = fileOfLine(program, line);
      const own = bodyLine(program, line) - file.firstLine + 1;
      byFile.set(file.name, [...(byFile.get(file.name) ?? []), own]);
    }
    await target.setRaised(false);
    for (const [file, own] of byFile) await target.setLines(pathOf(file), own);
    this.queue = [];
    try {
      this.halted = await target.go('continue');
      // Skip places outside of the program and comprehensions, whose line has been a state already.
      while (this.halted.kind === 'stop' && (this.halted.inside || this.halted.frames.length === 0))
        this.halted = await target.go('continue');
    } finally {
      if (!target.isOver) {
        for (const file of byFile.keys()) await target.setLines(pathOf(file), []);
        await target.setRaised(true);
      }
    }
    this.reader.forget();
    this.queue.push(...this.reader.read(this.halted));
    const first = this.queue[0]?.state;
    if (first?.event === 'line') {
      const called = lines.find(line => line !== first.line && bodyLine(program, line) === first.line);
      if (called !== undefined)
        this.queue.unshift({
          state: { ...first, event: 'call', line: called, source: program.code.source(called) ?? '' },
        });
    }
    return this.take(path);
  }

  private async set(
    here: LiveMoment,
    { name, value }: ForwardAction & { action: 'set' },
    path: readonly Action[],
  ): Promise<LiveMoment> {
    const { state } = here;
    if (state.event !== 'line')
      throw new DebuggerError(
        `a variable can be set where a line is about to run, and this is a ${state.event}: step to a line first`,
      );
    if (!state.locals.has(name)) {
      const known = [...state.locals.keys()].join(', ') || 'none yet';
      throw new DebuggerError(`there is no variable ${name} here; the variables are: ${known}`);
    }
    const frame = this.halted?.kind === 'stop' ? this.halted.frames[0] : undefined;
    if (!frame) throw new DebuggerError('the process does not stand in the program');
    const target = this.alive();
    await target.setVariable(frame, name, value);
    const { locals } = await target.localsOf(frame);
    const changed = new Map(state.locals);
    for (const each of changed.keys()) if (locals.has(each)) changed.set(each, locals.get(each)!);
    const led: LiveMoment = {
      ...here,
      state: { ...state, locals: changed },
      origin: 'user',
      turn: ++this.turn,
      path,
    };
    return led;
  }

  /** Moves the process until there is a new state. */
  private async fill(command: StepCommand): Promise<void> {
    while (this.queue.length === 0) await this.drive(command);
  }

  private async drive(command: StepCommand): Promise<void> {
    const target = this.alive();
    const outside = this.halted?.kind === 'stop' && this.halted.frames.length === 0 && this.turn > 0;
    const halted =
      command === 'next' && !outside
        ? await this.passOver(target)
        : await target.go(outside ? 'continue' : command);
    this.halted = halted;
    this.queue.push(...this.reader.read(halted));
    // The next stop shows whether that was a return or an exception passing through.
    if (this.reader.undecided) await this.drive('stepIn');
  }

  /**
   * Steps over the calls of a line by going into each and out again. A debugger's own `next` is a single move, but does
   * not show what the call that it leaves returned.
   */
  private async passOver(target: LiveTarget): Promise<Halted> {
    const here = this.halted?.kind === 'stop' ? this.halted.frames : [];
    for (;;) {
      let halted = await target.go('stepIn');
      let passed = false;
      while (halted.kind === 'stop' && halted.frames.length > here.length) {
        halted = await target.go('stepOut');
        passed = true;
      }
      // In the middle of the line that made the call.
      const within = passed && halted.kind === 'stop' && halted.raised === undefined;
      if (!within || halted.kind !== 'stop' || halted.frames.length !== here.length) return halted;
      if (halted.frames[0]?.line !== here[0]?.line) return halted;
    }
  }

  private alive(): LiveTarget {
    if (!this.target) throw new DebuggerError('the process has not been started: call start first');
    return this.target;
  }

  private take(path: readonly Action[] | undefined, seen = this.queue[0]!): LiveMoment {
    this.queue.shift();
    this.turn++;
    const { state, note, call } = seen;
    return this.stand({
      state,
      origin: 'observed',
      confidence: 1,
      turn: this.turn,
      life: this.life,
      path: path ?? [],
      callers: this.callersOf(state),
      ...(call ? { call } : {}),
      ...(note === undefined ? {} : { note }),
    });
  }

  private stand(moment: LiveMoment): LiveMoment {
    this.last = moment;
    return moment;
  }

  private callersOf(state: Seen['state']): Frame[] {
    const { halted } = this;
    if (isExit(state) || halted?.kind !== 'stop') return [];
    return callers(halted, state, this.options.program);
  }
}

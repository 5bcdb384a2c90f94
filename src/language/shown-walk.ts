/**
 * As much of a walk as there is room for. When the room is used up, the walk is shortened to half. Its beginning then
 * stays the same for many states, so a model need not read it again. Actions of the language jump over what is left
 * out: a call and its outcome stand for all that happened between them.
 */
import type { ContextCode } from '../python/functions.ts';
import type { Action } from '../tree/state.ts';
import { LanguageError } from './language-error.ts';
import { TokenSink } from './pieces.ts';
import {
  beginnings,
  ended,
  insideOfEnded,
  type KeptState,
  oldest,
  oldLines,
  type Stage,
} from './shortening-stages.ts';
import { Shown } from './shown-so-far.ts';
import type { Step, Trajectory } from './trajectory.ts';
import { isStop, WalkPlaces } from './walk-places.ts';
import { OwnWriter } from './write-own.ts';

/** For the action that asks. */
const ACTION_TOKENS = 8;
/** What a walk is shortened to, as a share of the room beside the code. */
const SHORTENED = 0.5;
/** The newest states, which are shortened last, as a share of the same. */
const NEWEST = 0.25;
const FORWARD: readonly Stage[] = [insideOfEnded, ended, oldLines, beginnings, oldest];
const INVERSE: readonly Stage[] = [oldest];

/** What is written, up to the last state. */
interface Written {
  readonly kept: KeptState[];
  readonly shown: Shown;
  tokens: number;
}

export class ShownWalk {
  private places = WalkPlaces.empty();
  private written: Written = { kept: [], shown: new Shown(), tokens: 0 };
  /** The line that was looked for last, to return to. */
  private sought: number | undefined;
  /** How many times it was shortened. */
  shortened = 0;

  constructor(
    private readonly code: ContextCode,
    private readonly direction: Trajectory['direction'],
    /** Tokens that states and actions may take: what the code leaves. */
    private readonly room: number,
  ) {}

  fork(): ShownWalk {
    const copy = Object.assign(new ShownWalk(this.code, this.direction, this.room), this);
    copy.places = this.places.fork();
    const { kept, shown, tokens } = this.written;
    copy.written = { kept: [...kept], shown: shown.fork(), tokens };
    return copy;
  }

  /** The whole walk so far. */
  get steps(): readonly Step[] {
    return this.places.steps;
  }

  /** The next state of the walk. One on a line that the code does not show is left out. */
  add(step: Step, by?: Action): void {
    if (by) this.places.take(by);
    this.places.add(step);
    if (!this.canShow(step)) return;
    this.put(this.written, { at: this.steps.length - 1, bare: false });
    if (this.written.tokens + ACTION_TOKENS > this.room) this.shorten(this.room);
    else if (this.shortened > 0) this.returnToCaller();
  }

  /** What is shown of it, with the action that is asked about behind the last state. */
  asking(action: Action): Trajectory {
    const { kept, tokens } = this.written;
    const last = kept.at(-1)?.at;
    if (last !== this.steps.length - 1) {
      const { state } = this.steps.at(-1)!;
      throw new LanguageError(
        'line' in state
          ? `the walk stands on line ${state.line}, which the context does not show with its text`
          : 'the walk has ended: nothing can follow',
      );
    }
    const size = this.sizeOf(action);
    if (tokens + size > this.room && size > ACTION_TOKENS && kept.length > 1) {
      const other = this.fork();
      other.shorten(this.room - size);
      return other.trajectory(action);
    }
    return this.trajectory(action);
  }

  private trajectory(action: Action): Trajectory {
    const { kept } = this.written;
    const steps = kept.map((each, i): Step => {
      const next = kept[i + 1];
      const { action: _, ...step } = this.stepOf(each);
      return { ...step, action: next ? this.places.leading(each.at, next.at, this.code)! : action };
    });
    return { direction: this.direction, context: this.code.context, steps, ended: false };
  }

  private canShow({ state }: Step): boolean {
    return 'line' in state && this.code.source(state.line) === state.source;
  }

  private stepOf({ at, bare }: Pick<KeptState, 'at' | 'bare'>): Step {
    const step = this.steps[at]!;
    return bare ? withoutWorking(step) : step;
  }

  private sizeOf(action: Action): number {
    const sink = new TokenSink();
    new OwnWriter(sink, this.code, false, this.written.shown.fork()).take(action);
    return sink.length;
  }

  /** Writes a state behind the others; if no action leads there, it is the first that is shown. */
  private put(into: Written, { at, bare }: Pick<KeptState, 'at' | 'bare'>): void {
    const last = into.kept.at(-1);
    const action = last && this.places.leading(last.at, at, this.code);
    if (last && !action) Object.assign(into, { kept: [], shown: new Shown(), tokens: 0 });
    const sink = new TokenSink();
    const writer = new OwnWriter(sink, this.code, false, into.shown);
    if (action) writer.take(action);
    const { action: _, ...step } = this.stepOf({ at, bare });
    writer.step(step);
    into.kept.push({ at, bare, tokens: sink.length });
    into.tokens += sink.length;
  }

  private rewrite(kept: readonly Pick<KeptState, 'at' | 'bare'>[]): Written {
    const written: Written = { kept: [], shown: new Shown(), tokens: 0 };
    for (const each of kept) this.put(written, each);
    return written;
  }

  /** Shortens to half of so many tokens, in stages; if that is not enough, the oldest of the newest states go. */
  private shorten(room: number): void {
    const target = room * SHORTENED;
    this.shortened++;
    const { at: newest } = this.written.kept[this.newest()]!;
    const bare = this.written.kept.map(({ at }) => ({ at, bare: at < newest }));
    this.written = this.rewrite(bare);
    for (const stage of this.direction === 'forward' ? FORWARD : INVERSE)
      this.leaveOut(stage, target, newest);
    while (this.written.tokens + ACTION_TOKENS > room && this.written.kept.length > 1)
      this.written = this.rewrite(this.written.kept.slice(1));
  }

  private leaveOut(stage: Stage, target: number, newest: number): void {
    const { places } = this;
    for (;;) {
      const { kept, tokens } = this.written;
      const from = Math.max(
        0,
        kept.findIndex(({ at }) => at >= newest),
      );
      const gone = tokens > target ? stage({ places, kept, newest: from }, tokens - target) : undefined;
      if (!gone || gone.size === 0) return;
      this.written = this.rewrite(kept.filter(({ at }) => !gone.has(at)));
    }
  }

  /** The first of the newest states among those that are shown. */
  private newest(): number {
    const { kept } = this.written;
    let left = NEWEST * this.room;
    let from = kept.length - 1;
    while (from > 0 && left >= kept[from - 1]!.tokens) left -= kept[--from]!.tokens;
    return from;
  }

  /**
   * A line that waits for the present activation to return, and was left out with those further out, is shown again:
   * else a model would have to guess its variables.
   */
  private returnToCaller(): void {
    const { places } = this;
    const { kept } = this.written;
    const [caller] = places.waiting;
    if (caller === undefined || caller === this.sought || kept.some(({ at }) => at === caller)) return;
    const waiting = places.waiting.filter(at => this.canShow(this.steps[at]!) && isStop(places.state(at)));
    if (waiting[0] !== caller) return;
    for (let from = this.newest(); from < kept.length; from += Math.ceil((kept.length - from) / 2)) {
      const newest = kept.slice(from).filter(({ at }) => at > caller);
      while (newest.length > 0 && !places.leading(caller, newest[0]!.at, this.code)) newest.shift();
      if (newest.length === 0) return;
      this.sought = caller;
      for (let count = waiting.length; count > 0; count = Math.floor(count / 2)) {
        const outer = waiting.slice(0, count).reverse();
        const written = this.rewrite([...outer.map(at => ({ at, bare: true })), ...newest]);
        if (written.tokens > SHORTENED * this.room) continue;
        this.shortened++;
        this.written = written;
        return;
      }
    }
  }
}

function withoutWorking(step: Step): Step {
  if (!step.working) return step;
  const { working: _, ...bare } = step;
  return bare;
}

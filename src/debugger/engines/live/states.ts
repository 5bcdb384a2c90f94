/**
 * Turns the stops of a process into states. A debugger stops at lines, in the middle of the caller's line after each
 * return, and where an exception is raised. A state (a call, a return and its value, an exception that leaves) follows
 * from two stops in a row. Pure.
 */
import type { ContextCode } from '../../../python/functions.ts';
import { type CallState, type ForwardState, isExit, type Locals, type Place } from '../../../tree/state.ts';
import type { Files } from '../../source-lines.ts';
import type { Halted, ProcessStop, StopFrame } from './target.ts';

/** What is known of the program without running it. */
export interface Program extends Files {
  /** Global line number of a line of a file. */
  lineOf(path: string, line: number): number;
  readonly code: Pick<ContextCode, 'source' | 'around' | 'definition'>;
}

/** A state, and a note about it. */
export interface Seen {
  readonly state: ForwardState;
  /** The call of its activation, if it was seen. */
  readonly call?: CallState | undefined;
  readonly note?: string;
}

const NO_VALUE = '…';

export class StateReader {
  private before: ProcessStop | undefined;
  /** For each level, the last exception seen in the activation, if any. */
  private met: (string | undefined)[] = [];
  /** The order in which names were first seen, for each level. */
  private orders: Locals[] = [];
  /** The calls under way, for each level, if they were seen. */
  private calls: (CallState | undefined)[] = [];
  /** The exception that is under way. */
  private leaving: string | undefined;
  /** The process is in the middle of a line: a further stop on this line is not a state. */
  private within = false;

  constructor(private readonly program: Program) {}

  /** After a jump, the states in between are unknown. */
  forget(): void {
    this.before = undefined;
    this.met = [];
    this.orders = [];
    this.calls = [];
    this.leaving = undefined;
    this.within = false;
  }

  /** An activation whose end is not decided yet: it returned None, or an exception left it. */
  get undecided(): boolean {
    return this.waiting !== undefined;
  }
  private waiting:
    | { readonly frames: readonly StopFrame[]; readonly depth: number; readonly locals: Locals }
    | undefined;

  /** The states that lie between the last stop and this one. */
  read(stop: Halted): Seen[] {
    const before = [...this.calls];
    return this.between(stop).map(each => {
      const { state } = each;
      if (each.call || isExit(state)) return each;
      const call = this.calls[state.depth] ?? before[state.depth];
      return call?.function === state.function ? { ...each, call } : each;
    });
  }

  private between(stop: Halted): Seen[] {
    const seen: Seen[] = [];
    if (stop.kind === 'end') {
      if (this.waiting) this.settle(stop.error !== undefined, stop.error, seen);
      if (this.before) this.pop(this.before.frames.length, 0, stop.error, new Map(), seen);
      seen.push({
        state:
          stop.error === undefined
            ? { event: 'exit', exit: 'normal' }
            : { event: 'exit', exit: 'error', error: stop.error },
      });
      return seen;
    }
    if (this.waiting) this.settle(stop.raised !== undefined, stop.raised, seen);
    const depth = stop.frames.length;
    const last = this.before;
    const known = last?.frames.length ?? 0;
    if (last && depth < known) this.pop(known, depth, undefined, stop.returned, seen);
    const came = depth < known;
    const entered = last ? Math.max(0, depth - known) : 0;
    for (let level = known + 1; level <= known + entered; level++) this.enter(stop, level, seen);
    if (!last && depth > 0) for (let level = 1; level <= depth; level++) this.orders[level] = new Map();
    const [top] = stop.frames;
    if (top) this.arrive(stop, top, last, came, entered > 0, seen);
    this.before = stop;
    return seen;
  }

  private arrive(
    stop: ProcessStop,
    top: StopFrame,
    last: ProcessStop | undefined,
    came: boolean,
    entered: boolean,
    seen: Seen[],
  ): void {
    const depth = stop.frames.length;
    const locals = this.ordered(depth, stop.locals[0] ?? new Map(), top);
    if (stop.raised !== undefined) {
      this.within = false;
      this.met[depth] = stop.raised;
      this.leaving = stop.raised;
      seen.push({ state: { event: 'exception', ...this.place(top, depth), value: stop.raised, locals } });
      return;
    }
    // After a return the process is in the caller's line, which has been a state already. The same holds around a
    // comprehension, which belongs to its line.
    const same = last?.frames.at(-depth)?.line === top.line;
    const inLine = stop.inside || (same && (came || (this.within && !entered)));
    this.within = inLine;
    if (inLine) return;
    this.leaving = undefined;
    seen.push({ state: { event: 'line', ...this.place(top, depth), locals } });
  }

  private enter(stop: ProcessStop, level: number, seen: Seen[]): void {
    const frame = stop.frames.at(-level);
    if (!frame) return;
    this.met[level] = undefined;
    this.orders[level] = new Map();
    const locals = this.ordered(level, stop.locals[stop.frames.length - level] ?? new Map(), frame);
    const line = this.callLine(frame);
    seen.push({
      state: {
        event: 'call',
        line,
        source: this.source(line),
        function: frame.function,
        depth: level,
        locals,
      },
    });
  }

  /** Activations that have ended, the innermost first. */
  private pop(
    from: number,
    to: number,
    error: string | undefined,
    returned: ReadonlyMap<string, string>,
    seen: Seen[],
  ): void {
    const last = this.before!;
    for (let level = from; level > to; level--) {
      const frame = last.frames.at(-level)!;
      const raised = error ?? this.leaving;
      const locals = this.orders[level] ?? new Map();
      if (level === from && last.raised !== undefined) {
        // It left with the exception that was its last state.
        this.met[level] = undefined;
        continue;
      }
      if (error !== undefined || (level < from && last.raised !== undefined && raised !== undefined)) {
        seen.push({ state: { event: 'exception', ...this.place(frame, level), value: raised!, locals } });
        continue;
      }
      const value = returned.get(frame.function);
      const raise = /^\s*raise\s+([\w.]+)/.exec(this.place(frame, level).source)?.[1];
      if (raise !== undefined && value === 'None') {
        // Some exceptions (StopIteration) pass without a stop; a line that raises does not return.
        seen.push({
          state: { event: 'exception', ...this.place(frame, level), value: `${raise}()`, locals },
        });
        continue;
      }
      if (this.met[level] !== undefined && value === 'None' && level === to + 1) {
        this.waiting = { frames: last.frames, depth: level, locals };
        continue;
      }
      seen.push(this.returned(frame, level, value, locals));
    }
  }

  private settle(raised: boolean, value: string | undefined, seen: Seen[]): void {
    const { frames, depth } = this.waiting!;
    this.waiting = undefined;
    const frame = frames.at(-depth)!;
    if (raised) seen.push({ state: { event: 'exception', ...this.place(frame, depth), value: value! } });
    else seen.push(this.returned(frame, depth, 'None', new Map()));
  }

  private returned(frame: StopFrame, depth: number, value: string | undefined, locals: Locals): Seen {
    const place = this.place(frame, depth);
    if (value !== undefined) return { state: { event: 'return', ...place, value } };
    const yields = /^\s*yield\s+([\p{L}_][\p{L}\p{N}_]*)\s*$/u.exec(place.source)?.[1];
    const known = yields === undefined ? undefined : locals.get(yields);
    if (known !== undefined) return { state: { event: 'return', ...place, value: known } };
    return {
      state: { event: 'return', ...place, value: NO_VALUE },
      note: 'the debugger does not tell what came out here',
    };
  }

  /** Orders names by when they were first seen; arguments come in the order of the signature. */
  private ordered(depth: number, now: Locals, frame: StopFrame): Locals {
    const before = this.orders[depth] ?? new Map<string, string>();
    const ordered = new Map<string, string>();
    const first = before.size === 0 ? this.parameters(frame) : [...before.keys()];
    for (const name of first) if (now.has(name)) ordered.set(name, now.get(name)!);
    for (const [name, value] of now) if (!ordered.has(name)) ordered.set(name, value);
    this.orders[depth] = ordered;
    return ordered;
  }

  private parameters(frame: StopFrame): readonly string[] {
    return this.program.code.around(this.program.lineOf(frame.path, frame.line))?.parameters ?? [];
  }

  private place(frame: StopFrame, depth: number): Place {
    const line = this.program.lineOf(frame.path, frame.line);
    return { line, source: this.source(line), function: frame.function, depth };
  }

  private callLine(frame: StopFrame): number {
    const line = this.program.lineOf(frame.path, frame.line);
    if (frame.function.startsWith('<')) return line;
    const shape = this.program.code.around(line);
    return shape?.name === frame.function ? shape.line : line;
  }

  private source(line: number): string {
    return this.program.code.source(line) ?? '';
  }
}

/**
 * The breakpoints of a session: on lines, with conditions and counts, temporary ones; on changes of values; on
 * exceptions. Pure: the caller evaluates conditions.
 */
import { type CallState, type ExceptionState, isExit, type LineState, type State } from '../tree/state.ts';
import { type EvaluateOver, filledIn, judged, valueOver } from './conditions.ts';
import { DebuggerError } from './engine.ts';

export interface Breakpoint {
  readonly id: number;
  /** Global line number. */
  readonly line: number;
  /** Whether it is removed once it has stopped the walk. */
  readonly temporary: boolean;
  condition: string | undefined;
  enabled: boolean;
  /** How many more times it is skipped. */
  ignore: number;
  /** The hits at which it stops, if not at every one. */
  readonly stopsAt: ((hits: number) => boolean) | undefined;
  /** Instead of stopping it logs this text, with the values of the expressions in its braces. */
  readonly log: string | undefined;
  /** How often it was reached with its condition true. */
  hits: number;
}

export interface BreakpointSettings {
  readonly temporary?: boolean;
  readonly condition?: string | undefined;
  readonly stopsAt?: ((hits: number) => boolean) | undefined;
  readonly log?: string | undefined;
}

/** The activation whose variables a watch looks at, as far as a state shows it. */
export interface WatchScope {
  readonly function: string;
  readonly depth: number;
}

export interface Watch {
  readonly id: number;
  readonly expression: string;
  /** The activation in which it is evaluated; undefined: everywhere. */
  readonly scope: WatchScope | undefined;
  /** Its last value; undefined if it had none. */
  last: string | undefined;
  hits: number;
}

/** Exceptions that stop a walk: each when it is raised, or only those that end the program. */
export type ExceptionStop = 'raised' | 'uncaught';

export class BreakpointTable {
  private readonly points = new Map<number, Breakpoint>();
  private readonly watched = new Map<number, Watch>();
  private lastId = 0;
  readonly exceptions = new Set<ExceptionStop>();
  /** Receives the texts of log points. */
  onLog: (text: string, line: number) => void = () => {};

  add(line: number, settings: BreakpointSettings = {}): Breakpoint {
    const point: Breakpoint = {
      id: ++this.lastId,
      line,
      temporary: settings.temporary ?? false,
      condition: settings.condition,
      enabled: true,
      ignore: 0,
      stopsAt: settings.stopsAt,
      log: settings.log,
      hits: 0,
    };
    this.points.set(point.id, point);
    return point;
  }

  /** Stops when the value of the expression changes. */
  watch(expression: string, now: string | undefined, scope?: WatchScope): Watch {
    const watch: Watch = { id: ++this.lastId, expression, scope, last: now, hits: 0 };
    this.watched.set(watch.id, watch);
    return watch;
  }

  get(id: number): Breakpoint {
    const point = this.points.get(id);
    if (point) return point;
    if (this.watched.has(id)) throw new DebuggerError(`${id} watches a value; it stands on no line`);
    throw new DebuggerError(`there is no breakpoint ${id}; ${this.listed()}`);
  }

  has(id: number): boolean {
    return this.points.has(id) || this.watched.has(id);
  }

  remove(id: number): void {
    if (!this.points.delete(id) && !this.watched.delete(id))
      throw new DebuggerError(`there is no breakpoint ${id}; ${this.listed()}`);
  }

  /** Removes those on a line and returns their number. */
  removeLine(line: number): number {
    const found = this.on(line);
    for (const { id } of found) this.points.delete(id);
    return found.length;
  }

  clear(): void {
    this.points.clear();
    this.watched.clear();
  }

  /** Skips all of them. */
  pass(): void {
    for (const point of this.points.values()) point.enabled = false;
    this.watched.clear();
    this.exceptions.clear();
  }

  on(line: number): Breakpoint[] {
    return this.all.filter(point => point.line === line);
  }

  get all(): Breakpoint[] {
    return [...this.points.values()];
  }

  get watches(): Watch[] {
    return [...this.watched.values()];
  }

  /** The lines that can stop a walk now. */
  get lines(): number[] {
    return [...new Set(this.all.filter(({ enabled }) => enabled).map(({ line }) => line))];
  }

  /** Whether nothing can stop a walk. */
  get isEmpty(): boolean {
    return this.lines.length === 0 && !this.everyState;
  }

  /** Whether every state must be checked, not only those on certain lines. */
  get everyState(): boolean {
    return this.watched.size > 0 || this.exceptions.has('raised');
  }

  /** Why the walk stops at a state, or undefined if it goes on. Counts hits and drops what was temporary. */
  async stop(state: State, evaluate: EvaluateOver, before?: State): Promise<Halt | undefined> {
    const halts: Halt[] = [];
    if (canStop(state)) {
      for (const point of this.on(state.line)) {
        const text = point.enabled ? await this.reached(point, state, evaluate) : undefined;
        if (text !== undefined) halts.push({ kind: 'breakpoint', text, ids: [point.id] });
      }
    }
    halts.push(...(await this.changes(state, evaluate)));
    if (state.event === 'exception' && this.exceptions.has('raised') && !passesOn(before, state))
      halts.push({ kind: 'exception', text: `raised ${state.value}`, ids: [] });
    return together(halts);
  }

  /** The same on the way back, without counting, logging or removing. */
  async met(state: State, evaluate: EvaluateOver): Promise<Halt | undefined> {
    const halts: Halt[] = [];
    if (canStop(state)) {
      for (const { id, enabled, log, condition } of this.on(state.line)) {
        if (!enabled || log !== undefined) continue;
        const { holds } = await judged(condition, state.locals, evaluate);
        if (holds) halts.push({ kind: 'breakpoint', text: `breakpoint ${id}`, ids: [id] });
      }
    }
    halts.push(...(await this.changes(state, evaluate)));
    return together(halts);
  }

  private async reached(
    point: Breakpoint,
    { locals, line }: StoppableState,
    evaluate: EvaluateOver,
  ): Promise<string | undefined> {
    const { holds, problem } = await judged(point.condition, locals, evaluate);
    if (!holds) return undefined;
    point.hits++;
    if (point.stopsAt && !point.stopsAt(point.hits)) return undefined;
    if (point.ignore > 0) {
      point.ignore--;
      return undefined;
    }
    if (point.log !== undefined) {
      this.onLog(await filledIn(point.log, locals, evaluate), line);
      return undefined;
    }
    if (point.temporary) this.points.delete(point.id);
    const name = point.temporary ? `temporary breakpoint ${point.id}` : `breakpoint ${point.id}`;
    if (problem !== undefined) return `${name}, whose condition cannot be evaluated: ${problem}`;
    return point.hits > 1 ? `${name}, hit ${point.hits}` : name;
  }

  private async changes(state: State, evaluate: EvaluateOver): Promise<Halt[]> {
    const locals = 'locals' in state ? state.locals : undefined;
    if (!locals || isExit(state)) return [];
    const halts: Halt[] = [];
    for (const watch of this.watched.values()) {
      const { id, expression, scope } = watch;
      if (scope && (scope.function !== state.function || scope.depth !== state.depth)) continue;
      const now = await valueOver(expression, locals, evaluate);
      // If it has no value (in another function, not yet assigned), no change is known.
      if (now === watch.last || (now === undefined && !scope)) continue;
      const before = watch.last;
      watch.last = now;
      watch.hits++;
      const text = `watch ${id}: ${expression} was ${before ?? 'not there'}, is ${now ?? 'not there'}`;
      halts.push({ kind: 'data', text, ids: [id] });
    }
    return halts;
  }

  private listed(): string {
    const ids = [...this.points.keys(), ...this.watched.keys()];
    return ids.length === 0 ? 'none is set' : `there are: ${ids.join(', ')}`;
  }
}

/** Why a walk stops: in words, and by which breakpoints. */
export interface Halt {
  readonly kind: 'breakpoint' | 'data' | 'exception' | 'start' | 'goal';
  readonly text: string;
  readonly ids: readonly number[];
}

function together(halts: readonly Halt[]): Halt | undefined {
  const [first] = halts;
  if (!first || halts.length === 1) return first;
  const text = halts.map(halt => halt.text).join('; ');
  return { kind: first.kind, text, ids: halts.flatMap(({ ids }) => ids) };
}

type StoppableState = CallState | LineState;

/** As in a run, the call of a lambda inside a line is no stop. */
function canStop(state: State): state is StoppableState {
  return state.event === 'line' || (state.event === 'call' && !state.function.startsWith('<'));
}

/** A propagating exception counts as raised once. */
function passesOn(before: State | undefined, state: ExceptionState): boolean {
  return before?.event === 'exception' && before.depth === state.depth + 1 && before.value === state.value;
}

/**
 * The breakpoints of a session: on lines, with conditions and counts, once only; on the change of a value; on
 * exceptions. Pure: what a condition is worth is somebody else's to say.
 */
import { type CallState, type ExceptionState, isExit, type LineState, type State } from '../tree/state.ts';
import { type EvaluateOver, filledIn, judged, valueOver } from './conditions.ts';
import { DebuggerError } from './engine.ts';

export interface Breakpoint {
  readonly id: number;
  /** Global line number. */
  readonly line: number;
  /** Gone once it has stopped the walk. */
  readonly temporary: boolean;
  condition: string | undefined;
  enabled: boolean;
  /** How many more times it is passed over. */
  ignore: number;
  /** At which of its hits it stops, where that is not every one. */
  readonly stopsAt: ((hits: number) => boolean) | undefined;
  /** It does not stop but tells this, with the values of the expressions in its braces. */
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

/** The activation whose variables a watch is about, as far as a state tells. */
export interface WatchScope {
  readonly function: string;
  readonly depth: number;
}

export interface Watch {
  readonly id: number;
  readonly expression: string;
  /** Where it is looked at; everywhere, if nothing is said. */
  readonly scope: WatchScope | undefined;
  /** As it was last seen; undefined where it had no value. */
  last: string | undefined;
  hits: number;
}

/** Exceptions that stop a walk: each as it is raised; those that end the program. */
export type ExceptionStop = 'raised' | 'uncaught';

export class BreakpointTable {
  private readonly points = new Map<number, Breakpoint>();
  private readonly watched = new Map<number, Watch>();
  private lastId = 0;
  readonly exceptions = new Set<ExceptionStop>();
  /** Gets what log points tell. */
  told: (text: string, line: number) => void = () => {};

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

  /** Stops when the expression has another value than now. */
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

  remove(id: number): void {
    if (!this.points.delete(id) && !this.watched.delete(id))
      throw new DebuggerError(`there is no breakpoint ${id}; ${this.listed()}`);
  }

  /** Those on a line are removed; how many there were. */
  removeLine(line: number): number {
    const found = this.on(line);
    for (const { id } of found) this.points.delete(id);
    return found.length;
  }

  clear(): void {
    this.points.clear();
    this.watched.clear();
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

  /** Nothing can stop a walk on its way. */
  get isEmpty(): boolean {
    return this.lines.length === 0 && !this.everyState;
  }

  /** Every state has to be looked at, not only those on certain lines. */
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

  /** The same on the way back: nothing is counted, told or dropped. */
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
      this.told(await filledIn(point.log, locals, evaluate), line);
      return undefined;
    }
    if (point.temporary) this.points.delete(point.id);
    const name = point.temporary ? `temporary breakpoint ${point.id}` : `breakpoint ${point.id}`;
    if (problem !== undefined) return `${name}, whose condition cannot be told: ${problem}`;
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
      // Where it cannot be told (another function, not yet assigned) nothing is known to have changed.
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

/** As in a run: the call of a lambda inside a line is no stop. */
function canStop(state: State): state is StoppableState {
  return state.event === 'line' || (state.event === 'call' && !state.function.startsWith('<'));
}

/** An exception on its way out is raised once. */
function passesOn(before: State | undefined, state: ExceptionState): boolean {
  return before?.event === 'exception' && before.depth === state.depth + 1 && before.value === state.value;
}

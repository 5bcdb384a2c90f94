/**
 * The breakpoints of a session: on lines, with conditions and counts, once only; and on the change of a value. Pure:
 * what a condition is worth is somebody else's to say.
 */
import type { Locals, State } from '../tree/state.ts';
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
  /** How often it was reached with its condition true. */
  hits: number;
}

export interface Watch {
  readonly id: number;
  readonly expression: string;
  /** As it was last seen; undefined where it had no value. */
  last: string | undefined;
  hits: number;
}

/** The repr of an expression over some locals. It throws a DebuggerError where there is none. */
export type EvaluateOver = (expression: string, locals: Locals) => Promise<string>;

export class BreakpointTable {
  private readonly points = new Map<number, Breakpoint>();
  private readonly watched = new Map<number, Watch>();
  private lastId = 0;

  add(line: number, settings: { temporary?: boolean; condition?: string | undefined } = {}): Breakpoint {
    const point: Breakpoint = {
      id: ++this.lastId,
      line,
      temporary: settings.temporary ?? false,
      condition: settings.condition,
      enabled: true,
      ignore: 0,
      hits: 0,
    };
    this.points.set(point.id, point);
    return point;
  }

  /** Stops when the expression has another value than now. */
  watch(expression: string, now: string | undefined): Watch {
    const watch: Watch = { id: ++this.lastId, expression, last: now, hits: 0 };
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

  get isEmpty(): boolean {
    return this.lines.length === 0 && this.watched.size === 0;
  }

  /** Why the walk stops at a state, or undefined if it goes on. Counts hits and drops what was temporary. */
  async stop(state: State, evaluate: EvaluateOver): Promise<string | undefined> {
    const reasons: string[] = [];
    // As in a run: the call of a lambda inside a line is no stop.
    if (state.event === 'line' || (state.event === 'call' && !state.function.startsWith('<'))) {
      for (const point of this.on(state.line)) {
        const reason = point.enabled ? await this.reached(point, state.locals, evaluate) : undefined;
        if (reason !== undefined) reasons.push(reason);
      }
    }
    reasons.push(...(await this.changes(state, evaluate)));
    return reasons.length === 0 ? undefined : reasons.join('; ');
  }

  private async reached(
    point: Breakpoint,
    locals: Locals,
    evaluate: EvaluateOver,
  ): Promise<string | undefined> {
    let problem: string | undefined;
    if (point.condition !== undefined) {
      try {
        if ((await evaluate(`bool(${point.condition})`, locals)) !== 'True') return undefined;
      } catch (error) {
        if (!(error instanceof DebuggerError)) throw error;
        // A condition that cannot be told stops: going on could pass over the very place that was meant.
        problem = error.message;
      }
    }
    point.hits++;
    if (point.ignore > 0) {
      point.ignore--;
      return undefined;
    }
    if (point.temporary) this.points.delete(point.id);
    const name = point.temporary ? `temporary breakpoint ${point.id}` : `breakpoint ${point.id}`;
    if (problem !== undefined) return `${name}, whose condition cannot be told: ${problem}`;
    return point.hits > 1 ? `${name}, hit ${point.hits}` : name;
  }

  private async changes(state: State, evaluate: EvaluateOver): Promise<string[]> {
    const locals = 'locals' in state ? state.locals : undefined;
    if (!locals) return [];
    const reasons: string[] = [];
    for (const watch of this.watched.values()) {
      const now = await valueOver(watch.expression, locals, evaluate);
      // Where it cannot be told (another function, not yet assigned) nothing is known to have changed.
      if (now === undefined || now === watch.last) continue;
      const before = watch.last;
      watch.last = now;
      watch.hits++;
      reasons.push(`watch ${watch.id}: ${watch.expression} was ${before ?? 'not there'}, is ${now}`);
    }
    return reasons;
  }

  private listed(): string {
    const ids = [...this.points.keys(), ...this.watched.keys()];
    return ids.length === 0 ? 'none is set' : `there are: ${ids.join(', ')}`;
  }
}

/** A plain variable needs nobody's help. */
export async function valueOver(
  expression: string,
  locals: Locals,
  evaluate: EvaluateOver,
): Promise<string | undefined> {
  const plain = locals.get(expression.trim());
  if (plain !== undefined) return plain;
  if (/^[\p{L}_][\p{L}\p{N}_]*$/u.test(expression.trim())) return undefined;
  try {
    return await evaluate(expression, locals);
  } catch (error) {
    if (error instanceof DebuggerError) return undefined;
    throw error;
  }
}

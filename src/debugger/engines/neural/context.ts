/** Chooses what a model sees of a program and a walk: everything, or the part that fits, and a note on the rest. */

import { inverseContext } from '../../../language/inverse-context.ts';
import { ShownWalk } from '../../../language/shown-walk.ts';
import type { Context, ContextLine, Step, Trajectory } from '../../../language/trajectory.ts';
import { encodeTrajectory } from '../../../language/write.ts';
import { ContextCode } from '../../../python/functions.ts';
import { evenlyIndented } from '../../../python/indentation.ts';
import type { Action, PlacedState, State } from '../../../tree/state.ts';

export interface Fitted {
  readonly trajectory: Trajectory;
  readonly code: ContextCode;
  readonly ids: readonly number[];
  readonly note?: string;
}

/** The share of the room that code may take, so that the walk has some, too. */
const CODE_SHARE = 0.7;
/** Walks kept in memory, each as it was when it was shortened, or when it was last asked about. */
const REMEMBERED = 64;

interface Remembered {
  readonly code: ContextCode;
  readonly room: number;
  readonly walk: ShownWalk;
  /** A walk as it was when it was shortened; other walks continue from it. */
  readonly isFixed: boolean;
}

export class ContextFitter {
  readonly whole: ContextCode;
  private readonly context: Context;
  private readonly original: ContextCode;
  private readonly sizes = new Map<Context, number>();
  private readonly codes = new Map<string, ContextCode>();
  /** The most recently used one is last. */
  private remembered: Remembered[] = [];
  /** States with their lines as the model sees them. */
  private readonly indented = new WeakMap<State, State>();

  /** Models see code with the indentation of their training. */
  constructor(
    context: Context,
    private readonly direction: Trajectory['direction'],
  ) {
    this.context = evenlyIndented(context);
    this.original = new ContextCode(context);
    this.whole = this.context === context ? this.original : new ContextCode(this.context);
  }

  /** A step from a model, with its line number in the program. */
  restored(step: Step): Step {
    return this.withLineOf(this.original, step);
  }

  /** A step of a walk, with its line as the model sees it. */
  shown(step: Step): Step {
    return this.withLineOf(this.whole, step);
  }

  private withLineOf(code: ContextCode, step: Step): Step {
    const { state } = step;
    if (!('source' in state) || this.whole === this.original) return step;
    if (code !== this.whole) return { ...step, state: withLine(state, code) };
    // Each state is converted once: every action shows the whole walk again.
    let known = this.indented.get(state);
    if (!known) {
      known = withLine(state, code);
      this.indented.set(state, known);
    }
    return { ...step, state: known };
  }

  /** The walk as a prompt of at most `room` tokens; its last step has the action. */
  fit(steps: readonly Step[], room: number): Fitted {
    const code = this.codeFor(steps, Math.min(room * CODE_SHARE, room - this.sizeOfLast(steps)));
    const trajectory = this.walkTo(steps, code, room - this.size(code)).asking(steps.at(-1)!.action!);
    const { ids } = encodeTrajectory(trajectory, 'own', { code });
    const note = this.noteOn(code, steps.length - trajectory.steps.length);
    return { trajectory, code, ids: Array.from(ids), ...(note === undefined ? {} : { note }) };
  }

  /**
   * A walk is asked about repeatedly, one state longer each time. What is shown depends on the walk alone: earlier
   * requests only save time.
   */
  private walkTo(steps: readonly Step[], code: ContextCode, room: number): ShownWalk {
    const fitting = this.remembered.filter(
      each => each.code === code && each.room === room && beginsWith(steps, each.walk.steps),
    );
    const best = fitting.reduce<Remembered | undefined>(
      (a, b) => (a && a.walk.steps.length >= b.walk.steps.length ? a : b),
      undefined,
    );
    const walk = best?.walk.fork() ?? new ShownWalk(code, this.direction, room);
    if (best && !best.isFixed) this.remembered = this.remembered.filter(each => each !== best);
    for (let at = walk.steps.length; at < steps.length; at++) {
      const before = walk.shortened;
      walk.add(steps[at]!, steps[at - 1]?.action);
      if (walk.shortened > before) this.remember({ code, room, walk: walk.fork(), isFixed: true });
    }
    this.remember({ code, room, walk, isFixed: false });
    return walk;
  }

  private remember(one: Remembered): void {
    this.remembered = [...this.remembered.slice(1 - REMEMBERED), one];
  }

  /** Tokens of the last state in full, which must always be shown. */
  private sizeOfLast(steps: readonly Step[]): number {
    const last = steps.at(-1)!;
    if (!('line' in last.state)) return 0;
    const { line, source } = last.state;
    const alone: Context = { lines: [{ line, source }] };
    const { action: _, ...step } = last;
    return (
      encodeTrajectory({ direction: this.direction, context: alone, steps: [step], ended: false }).ids
        .length + 8
    );
  }

  private noteOn(code: ContextCode, states: number): string | undefined {
    const { length } = this.context.lines;
    const lines = length - code.context.lines.length;
    const parts = [
      ...(lines > 0 ? [`${lines} of the program's ${length} lines`] : []),
      ...(states > 0 ? [states === 1 ? 'one state of the walk' : `${states} states of the walk`] : []),
    ];
    return parts.length === 0
      ? undefined
      : `more than the model can see: it was not shown ${parts.join(' and ')}`;
  }

  /** The program, or the part of it that matters most here and fits. */
  private codeFor(steps: readonly Step[], room: number): ContextCode {
    if (this.size(this.whole) <= room) return this.whole;
    const here = steps.findLast(({ state }) => 'line' in state)!.state as { line: number; function: string };
    const first = steps[0]!.state as { line: number };
    for (const line of [first.line, here.line]) {
      const around = this.whole.definition(line)?.line ?? this.whole.around(line)?.line ?? line;
      const part = this.cached(`from ${around}`, () => inverseContext(this.context.lines, around).lines);
      if (part.has(here.line) && this.size(part) <= room) return part;
    }
    const own = this.whole.around(here.line)?.line ?? here.line;
    const alone = this.cached(`only ${own}`, () =>
      this.context.lines.filter(({ line }) => line === own || this.whole.around(line)?.line === own),
    );
    if (alone.has(here.line) && this.size(alone) <= room) return alone;
    return this.window(here.line, room);
  }

  /** As many lines around one as fit. */
  private window(line: number, room: number): ContextCode {
    const { lines } = this.context;
    const at = lines.findIndex(each => each.line === line);
    for (let reach = 64; reach > 1; reach = Math.floor(reach / 2)) {
      const part = this.cached(`window ${line} ${reach}`, () =>
        lines.slice(Math.max(0, at - reach), at + reach),
      );
      if (this.size(part) <= room) return part;
    }
    return this.cached(`line ${line}`, () => [lines[at]!]);
  }

  private cached(key: string, lines: () => readonly ContextLine[]): ContextCode {
    let code = this.codes.get(key);
    if (!code) {
      code = new ContextCode({ lines: lines() });
      this.codes.set(key, code);
    }
    return code;
  }

  private size(code: ContextCode): number {
    let size = this.sizes.get(code.context);
    if (size === undefined) {
      const trajectory: Trajectory = {
        direction: this.direction,
        context: code.context,
        steps: [],
        ended: false,
      };
      size = encodeTrajectory(trajectory, 'own', { code }).ids.length;
      this.sizes.set(code.context, size);
    }
    return size;
  }
}

function withLine(state: PlacedState, code: ContextCode): State {
  return { ...state, source: code.source(state.line) ?? state.source };
}

/** Whether a walk begins with all states of another, reached by the same actions. */
function beginsWith(steps: readonly Step[], others: readonly Step[]): boolean {
  if (others.length > steps.length) return false;
  return others.every(
    ({ state, working, action }, at) =>
      state === steps[at]!.state &&
      working === steps[at]!.working &&
      (at === others.length - 1 || isSame(action!, steps[at]!.action!)),
  );
}

function isSame(one: Action, other: Action): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

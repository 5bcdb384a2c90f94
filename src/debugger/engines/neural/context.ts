/**
 * What of a program and a walk a model gets to see: all of it, or what fits, and then a sentence on what was left out.
 */

import { inverseContext } from '../../../language/inverse-context.ts';
import type { Context, ContextLine, Step, Trajectory } from '../../../language/trajectory.ts';
import { encodeTrajectory } from '../../../language/write.ts';
import { ContextCode } from '../../../python/functions.ts';
import { evenlyIndented } from '../../../python/indentation.ts';
import type { Action, CallState, LineState, State } from '../../../tree/state.ts';

export interface Fitted {
  readonly trajectory: Trajectory;
  readonly code: ContextCode;
  readonly ids: readonly number[];
  readonly note?: string;
}

/** Code may take this much of the room, so that some of the walk is seen too. */
const CODE_SHARE = 0.7;
/** Old states are left out so many at a time: what stays is then in the model's cache for as many actions. */
const STATES_AT_ONCE = 16;
/** A part of a line that reads what an object holds. */
const ATTRIBUTE = /^[\p{L}_$][\p{L}\p{N}_.$]*\.[\p{L}_][\p{L}\p{N}_]*$/u;
/** A state with its action takes no less. */
const LEAST_TOKENS = 2;

export class ContextFitter {
  readonly whole: ContextCode;
  private readonly context: Context;
  private readonly original: ContextCode;
  private readonly sizes = new Map<Context, number>();
  private readonly codes = new Map<string, ContextCode>();
  /** How many times states were left out when it was last asked, by the room there was. */
  private readonly before = new Map<number, number>();

  /** Models see code indented as they know it. */
  constructor(
    context: Context,
    private readonly direction: Trajectory['direction'],
  ) {
    this.context = evenlyIndented(context);
    this.original = new ContextCode(context);
    this.whole = this.context === context ? this.original : new ContextCode(this.context);
  }

  /** A step that a model told, with its line as it stands in the program. */
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
    return { ...step, state: { ...state, source: code.source(state.line) ?? state.source } };
  }

  /** The walk as a prompt of at most `room` tokens; its last step has the action. */
  fit(steps: readonly Step[], room: number): Fitted {
    const code = this.codeFor(steps, Math.min(room * CODE_SHARE, room - this.sizeOfLast(steps)));
    const known = steps.findLastIndex(({ state }) => 'line' in state && !code.has(state.line)) + 1;
    const tried = new Map<number, Fitted | undefined>();
    const leaving = (times: number): Fitted | undefined => {
      if (!tried.has(times)) tried.set(times, this.leaving(steps, code, known, times, room));
      return tried.get(times);
    };
    // A walk is asked about again and again, one state longer each time: what had to be left out before is a good
    // guess.
    const most = 1 + Math.max(0, Math.ceil((steps.length - 1 - known) / STATES_AT_ONCE));
    let times = Math.min(this.before.get(room) ?? 0, most);
    while (!leaving(times)) times++;
    while (times > 0 && leaving(times - 1)) times--;
    this.before.set(room, times);
    return leaving(times)!;
  }

  /**
   * The more `times`, the less of it: first all, then without the workings of old states, then without these states.
   */
  private leaving(
    steps: readonly Step[],
    code: ContextCode,
    known: number,
    times: number,
    room: number,
  ): Fitted | undefined {
    if (times === 0) return this.without(steps, code, { from: known, known }, room);
    const old = (Math.floor(steps.length / STATES_AT_ONCE) - 1) * STATES_AT_ONCE;
    const bare = steps.map((step, i) => (i < old ? withoutWorking(step) : step));
    return this.without(bare, code, { from: known + (times - 1) * STATES_AT_ONCE, known }, room);
  }

  /** The walk from a state on, or from its last one; nothing if it does not fit, unless that is all there is. */
  private without(
    steps: readonly Step[],
    code: ContextCode,
    { from, known }: { from: number; known: number },
    room: number,
  ): Fitted | undefined {
    const last = steps.length - 1;
    // A state that a breakpoint can lead to.
    const least = Math.max(known, from - STATES_AT_ONCE + 1);
    const stop = steps.findLastIndex(({ state }, i) => i >= least && i <= from && isStop(state));
    const begin = from >= last ? last : stop >= 0 ? stop : from;
    const left = steps.slice(begin);
    if (left.length > 1 && left.length * LEAST_TOKENS > room) return undefined;
    let found = this.told(left, code);
    if (found.ids.length > room && left.length > 1) return undefined;
    // Those who wait for what is shown to return are told with it: all of them, or as many as fit beside the last
    // states.
    for (let waiting = waitingAt(steps, begin, code); waiting.length > 0; waiting = waiting.slice(1)) {
      const more = this.told([...waiting, ...left], code);
      if (more.ids.length > room) {
        if (left.length > STATES_AT_ONCE) return undefined;
        continue;
      }
      found = more;
      break;
    }
    const note = this.noteOn(code, steps.length - found.trajectory.steps.length);
    return { ...found, code, ...(note === undefined ? {} : { note }) };
  }

  private told(steps: readonly Step[], code: ContextCode): Pick<Fitted, 'trajectory' | 'ids'> {
    const trajectory: Trajectory = { direction: this.direction, context: code.context, steps, ended: false };
    return { trajectory, ids: Array.from(encodeTrajectory(trajectory, 'own', { code }).ids) };
  }

  /** Tokens of the last state, told in full: what must be seen whatever else is not. */
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
    const lines = this.context.lines.length - code.context.lines.length;
    const parts = [
      ...(lines > 0 ? [`${lines} of the program's ${this.context.lines.length} lines`] : []),
      ...(states > 0
        ? [states === 1 ? 'the first state of the walk' : `the first ${states} states of the walk`]
        : []),
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

/**
 * The lines that wait for a call to return which goes on at a state, from the outermost in: without them a model would
 * have to guess their variables when it comes back to them. From each a breakpoint leads to the next, and from the last
 * to the state.
 */
function waitingAt(steps: readonly Step[], at: number, code: ContextCode): Step[] {
  const waiting: Step[] = [];
  let next = steps[at]!.state;
  if (!isStop(next)) return [];
  for (let i = at - 1; i >= 0 && next.depth > 1; i--) {
    const { state, activation } = steps[i]!;
    if (!('depth' in state) || state.depth >= next.depth) continue;
    if (state.event !== 'line' || !code.has(state.line)) break;
    const action: Action = { action: 'breakpoint', lines: [next.line] };
    waiting.unshift({ state, action, ...(activation === undefined ? {} : { activation }) });
    next = state;
  }
  return waiting;
}

function isStop(state: State): state is LineState | CallState {
  return state.event === 'line' || state.event === 'call';
}

/** What an object holds is told by workings alone: these are kept. */
function withoutWorking(step: Step): Step {
  if (!step.working || step.working.some(({ expression }) => ATTRIBUTE.test(expression))) return step;
  const { working: _, ...bare } = step;
  return bare;
}

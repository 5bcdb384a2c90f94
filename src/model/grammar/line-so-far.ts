/** What a walk tells about the line that runs at its end: what led to it, and what it has done so far. */
import type { Step } from '../../language/trajectory.ts';
import type { Returned } from '../../python/evaluation/line-outcome.ts';
import type { Statement } from '../../python/statements.ts';
import type { LineState, Locals, ReturnState } from '../../tree/state.ts';
import type { ProgramIndex } from './program-index.ts';

/** Actions that leave nothing out but calls. */
export const STEPS: ReadonlySet<string> = new Set(['step_into', 'step_over', 'step_return']);

interface CurrentLine {
  readonly state: LineState;
  readonly returned: readonly Returned[];
}

/** The line that runs at the end of a walk, and the calls that it has made so far. */
export function currentLine(steps: readonly Step[]): CurrentLine | undefined {
  const { state: last } = steps.at(-1)!;
  if (last.event === 'line') return { state: last, returned: [] };
  if (last.event !== 'return' || last.depth < 2) return undefined;
  const returned: Returned[] = [];
  let ended: ReturnState | undefined;
  for (let at = steps.length - 1; at >= 0; at--) {
    const { state, action } = steps[at]!;
    if (!action || !STEPS.has(action.action) || !('depth' in state)) return undefined;
    if (state.depth > last.depth) continue;
    if (state.depth < last.depth)
      return state.event === 'line' && state.depth === last.depth - 1 ? { state, returned } : undefined;
    if (state.event === 'exception') return undefined;
    if (state.event === 'return') ended = state;
    if (state.event === 'call') {
      if (ended === undefined) return undefined;
      returned.unshift({ line: state.line, value: ended.value, from: ended.line, locals: ended.locals });
      ended = undefined;
    }
  }
  return undefined;
}

/**
 * Whether the previous line of this activation belongs to the same statement. Then it is unknown what of the
 * statement ran.
 */
export function cameBefore(steps: readonly Step[], { depth }: LineState, statement: Statement): boolean {
  let isNow = true;
  for (let at = steps.length - 1; at >= 0; at--) {
    const { state, action } = steps[at]!;
    if (!('depth' in state)) return true;
    if (state.depth > depth) continue;
    if (state.depth < depth || state.event !== 'line') return false;
    if (!isNow) {
      const isOwn = state.line >= statement.first && state.line <= statement.last;
      return isOwn && statement.first === statement.last && !(action && action.action === 'set');
    }
    isNow = false;
  }
  return false;
}

/**
 * The number of iterations that a loop has begun, and the variables before the first; undefined if the walk does not
 * show them.
 */
export function turnOf(
  steps: readonly Step[],
  state: LineState,
  statement: Statement,
): { turn: number; locals: Locals } | undefined {
  const { activation } =
    steps.at(-1)!.state.event === 'line'
      ? steps.at(-1)!
      : (steps.findLast(each => each.state === state) ?? {});
  if (activation === undefined || statement.first !== statement.last) return undefined;
  const last = lastWithin(statement);
  const here = steps.findLastIndex(each => each.state === state);
  let turn = 0;
  let { locals } = state;
  for (let at = here - 1; at >= 0; at--) {
    const { state: before, activation: own, action } = steps[at]!;
    if (!(action && STEPS.has(action.action))) return undefined;
    if (own !== activation) continue;
    if (before.event === 'line' && before.line === state.line) {
      turn++;
      locals = before.locals;
    } else if (!('line' in before) || before.line < state.line || before.line > last) return { turn, locals };
  }
  return undefined;
}

function lastWithin(statement: Statement): number {
  let at = statement;
  while (at.body.length > 0) at = at.body.at(-1)!;
  return at.last;
}

/** The exception that a handler is tested for. */
export function raisedBefore(
  steps: readonly Step[],
  { depth, line }: LineState,
  { flow }: ProgramIndex,
): string | undefined {
  for (let at = steps.length - 2; at >= 0; at--) {
    const { state, action } = steps[at]!;
    if (!action || !STEPS.has(action.action) || !('depth' in state) || state.depth < depth) return undefined;
    if (state.depth > depth) return undefined;
    if (state.event === 'exception') return state.value;
    if (state.event !== 'line' || state.line >= line || flow.statementAt(state.line)?.keyword !== 'except')
      return undefined;
  }
  return undefined;
}

/** The module's variables, if its own code still runs; they were shown when its calling line began. */
export function moduleOf(steps: readonly Step[]): Locals | undefined {
  const first = steps[0]!.state;
  if (!('depth' in first) || first.depth > 1) return new Map();
  if (first.function !== '<module>') return undefined;
  const last = steps.findLast(({ state }) => 'depth' in state && state.depth === 1);
  return last?.state.event === 'line' ? last.state.locals : new Map();
}

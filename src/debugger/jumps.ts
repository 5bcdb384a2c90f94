/**
 * Jumps to a line: on to the next time it is about to run, or back to the last. Nothing on the way stops them, and
 * nothing runs out of its order.
 */
import { isExit, type State } from '../tree/state.ts';
import type { Debugger } from './debugger.ts';
import { DebuggerError } from './engine.ts';
import { answer, type Movement, Pace, settled } from './movements.ts';

export type JumpDirection = 'on' | 'back';

/** The next time that a line is about to run. Where it is not met any more, the walk stays. */
export function jumpOn(line: number): Movement {
  return settled(async ({ walk, signal }) => {
    const action = { action: 'breakpoint', lines: [line] } as const;
    const there = await answer(walk.engine.next(walk.current, action, signal), signal);
    if (isExit(there.state)) {
      const how = walk.engine.predicts ? 'as the model predicts, ' : '';
      throw new DebuggerError(`${how}the program ends before line ${line} is met`);
    }
    walk.arrive(there, action);
    return undefined;
  });
}

/** The last time that a line was about to run, in the run as it was, else among the states that were shown. */
export function jumpBack(line: number): Movement {
  return settled(async ({ walk, signal }) => {
    if (!wasAt(walk.branch(), line)) throw new DebuggerError(`line ${line} was not met before this place`);
    const pace = new Pace();
    while (walk.back([line]) && !standsAt(walk.state, line)) await pace.turn(signal);
    return undefined;
  });
}

/**
 * Which ways lead to a line from where a walk stands. Looks at what is known: where a model would have to be asked, the
 * way on counts as one.
 */
export async function waysTo(walk: Debugger, line: number): Promise<JumpDirection[]> {
  const { engine, current } = walk;
  const isRead = engine.order(current, current) !== undefined;
  const next = isRead
    ? (await engine.next(current, { action: 'breakpoint', lines: [line] })).state
    : undefined;
  return [
    ...(next !== undefined && isExit(next) ? [] : (['on'] as const)),
    ...(wasAt(walk.branch(), line) ? (['back'] as const) : []),
  ];
}

/** Goes back with a walk of its own. */
function wasAt(walk: Debugger, line: number): boolean {
  while (walk.back([line])) if (standsAt(walk.state, line)) return true;
  return false;
}

function standsAt(state: State, line: number): boolean {
  return (state.event === 'line' || state.event === 'call') && state.line === line;
}

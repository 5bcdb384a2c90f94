/** Checks that an answer is legal, right or wrong: the shape of states, and where an action can lead. */
import type { Moment } from '../../../src/debugger/engine.ts';
import { type Action, isExit, type PlacedState, type State } from '../../../src/tree/state.ts';

/** Sentences on what is illegal; none for a legal answer. `lines` are the program's, by global number. */
export function illegalities(
  before: State,
  action: Action,
  answer: Moment,
  lines: ReadonlyMap<number, string>,
): string[] {
  const { state } = answer;
  const wrong = [...malformed(answer, lines)];
  const inverse = action.action.startsWith('inv_');
  if ((state.event.startsWith('inv_') || state.event === 'inv_exit_entry') !== inverse) {
    wrong.push(`${action.action} gave ${state.event}: the other direction`);
  }
  if (isExit(before)) {
    if (!isExit(state)) wrong.push(`${state.event} after the exit`);
    return wrong;
  }
  if (isExit(state)) return wrong;
  const rise = state.depth - before.depth;
  switch (action.action) {
    case 'step_into':
      if (rise > 1) wrong.push(`step_into went down ${rise} levels at once`);
      if (rise === 1 && state.event !== 'call') wrong.push(`step_into entered a level with a ${state.event}`);
      break;
    case 'step_over':
      if (rise > 0) wrong.push('step_over went down');
      break;
    case 'step_return':
      if (rise > 0) wrong.push('step_return went down');
      if (rise === 0 && isInside(before) && state.event !== 'return' && state.event !== 'exception') {
        wrong.push(`step_return gave a ${state.event} of the same level`);
      }
      break;
    case 'breakpoint':
      if (!action.lines.includes(state.line)) wrong.push(`a breakpoint stopped on line ${state.line}`);
      if (state.event !== 'line' && state.event !== 'call')
        wrong.push(`a breakpoint stopped at a ${state.event}`);
      break;
    case 'continue':
      wrong.push(`continue stopped at a ${state.event}`);
      break;
    case 'set':
      if (state.line !== before.line || state.event !== 'line') wrong.push('set left its line');
      if (answer.origin !== 'user') wrong.push(`what the user set is called ${answer.origin}`);
      break;
    case 'inv_step_over':
    case 'inv_step_call':
      if (rise > 0) wrong.push(`${action.action} went down`);
      break;
    case 'inv_step_into':
      if (rise > 1) wrong.push(`inv_step_into went down ${rise} levels at once`);
      break;
  }
  return wrong;
}

/** Certain to be inside its activation, not at its end. */
function isInside(state: PlacedState): boolean {
  return state.event === 'call' || state.event === 'line';
}

export function* malformed(answer: Moment, lines: ReadonlyMap<number, string>): Iterable<string> {
  const { state, origin, confidence } = answer;
  if (!['observed', 'predicted', 'user'].includes(origin)) yield `origin ${origin}`;
  if (!(confidence >= 0 && confidence <= 1)) yield `confidence ${confidence}`;
  if (origin === 'observed' && confidence !== 1) yield 'observed, and yet not sure';
  if (isExit(state)) {
    if (state.event === 'exit' && !['normal', 'error', 'never'].includes(state.exit))
      yield `exit ${state.exit}`;
    return;
  }
  if (lines.get(state.line) !== state.source) yield `line ${state.line} is not "${state.source}"`;
  if (!Number.isInteger(state.depth) || state.depth < 1) yield `depth ${state.depth}`;
  if (state.function === '') yield 'a function without a name';
  if (
    'value' in state
      ? state.value === ''
      : [...state.locals].some(([name, value]) => name === '' || value === '')
  ) {
    yield 'an empty text where a value or a name should stand';
  }
}

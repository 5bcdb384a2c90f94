/** Decides which actions make sense at a moment; for others a sentence says why not. */
import type { Action } from '../../../tree/state.ts';
import { DebuggerError } from '../../engine.ts';
import type { NeuralMoment } from './moment.ts';

export function refuseImpossible(here: NeuralMoment, action: Action): void {
  const back = here.walk.direction === 'inverse';
  if (action.action.startsWith('inv_') !== back) {
    throw new DebuggerError(
      back
        ? `${action.action} goes forward, and this walk goes back: use an inv_ action`
        : `${action.action} goes back, and this walk goes forward: start from a function's end`,
    );
  }
  if (action.action === 'breakpoint') {
    const unknown = action.lines.find(line => !here.walk.code.has(line));
    if (unknown !== undefined) throw new DebuggerError(`the program has no line ${unknown}`);
    if (action.lines.length === 0) throw new DebuggerError('a breakpoint needs a line');
  }
  if (action.action !== 'set') return;
  const { state } = here;
  if (state.event !== 'line') {
    throw new DebuggerError(
      `a variable can be set where a line is about to run, and this is a ${state.event}: step to a line first`,
    );
  }
  if (!state.locals.has(action.name)) {
    const known = [...state.locals.keys()].join(', ') || 'none yet';
    throw new DebuggerError(`there is no variable ${action.name} here; the variables are: ${known}`);
  }
}

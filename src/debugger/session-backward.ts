/** Going back from where a walk stands, as the inverse actions do: from the run, or from a predicted return. */
import { InverseTree } from '../tree/inverse.ts';
import { isExit } from '../tree/state.ts';
import { DebuggerError, type Engine, type Moment } from './engine.ts';
import type { HybridMoment } from './engines/hybrid/engine.ts';
import type { RealMoment } from './engines/real/engine.ts';

/** An engine whose walks begin at a given moment. */
export function beginningAt(engine: Engine, moment: Moment): Engine {
  return {
    name: engine.name,
    start: async () => moment,
    next: (from, action, signal) => engine.next(from, action, signal),
    close: async () => {},
  };
}

/** The same place, seen backwards; and the engine that goes on from it. */
export async function backwardFrom(engine: Engine, moment: Moment): Promise<{ engine: Engine; at: Moment }> {
  const real = await realMoment(moment);
  if (real) return { engine: treeEngine(real), at: inverseOf(real) };
  const { state } = moment;
  if (state.event !== 'return') {
    throw new DebuggerError(
      'a model goes back from what a call returned, and this is no return: `return` goes to one; `back` alone takes the last command back',
    );
  }
  const at = await engine.start({
    direction: 'inverse',
    function: state.function,
    line: state.line,
    value: state.value,
  });
  return { engine, at };
}

type InverseMoment = Extract<RealMoment, { kind: 'inverse' }>;

/** Observed states know their run; a hybrid walk's, if it was made. */
async function realMoment(moment: Moment): Promise<RealMoment | undefined> {
  if ('kind' in moment && 'tree' in moment) return moment as RealMoment;
  if ('path' in moment && moment.origin === 'observed') return (moment as HybridMoment).path.real;
  return undefined;
}

function inverseOf(moment: RealMoment): InverseMoment {
  if (moment.kind === 'inverse') return moment;
  const { tree } = moment;
  if (tree.recording.count === 0) throw new DebuggerError('nothing was recorded, so there is no way back');
  const whole = new InverseTree(tree, tree.last(tree.activation(0)));
  // The exit has no state of its own in the inverse tree: going back from it begins at the entry's end.
  const node = isExit(moment.state) ? whole.start : 2 * moment.node;
  return inverseAt(whole, node);
}

function inverseAt(tree: InverseTree, node: number): InverseMoment {
  return { kind: 'inverse', state: tree.state(node), origin: 'observed', confidence: 1, tree, node };
}

/** Reads the way back off the run. */
function treeEngine(moment: RealMoment): Engine {
  const start = inverseOf(moment);
  return {
    name: 'real',
    start: async () => start,
    next: async (from, action) => {
      const { tree, node } = from as InverseMoment;
      if (
        action.action !== 'inv_step_into' &&
        action.action !== 'inv_step_over' &&
        action.action !== 'inv_step_call'
      )
        throw new DebuggerError(`${action.action} goes forward, and this walk goes back`);
      return inverseAt(tree, tree.follow(node, action));
    },
    close: async () => {},
  };
}

/** Makes a trajectory of a walk through real states. */
import { inverseContext } from '../../../language/inverse-context.ts';
import {
  type Context,
  type ContextLine,
  rebased,
  type Step,
  type Trajectory,
} from '../../../language/trajectory.ts';
import type { Recording } from '../../../trace/recording.ts';
import type { Visited } from '../../debugger.ts';
import type { RealMoment } from './engine.ts';

/** `cut`: the run was cut short, so there is no exit to write. */
export function trajectoryOf(history: readonly Visited[], recording: Recording, cut: boolean): Trajectory {
  const moments = history.map(visited => visited.moment as RealMoment);
  const first = moments[0]!;
  const inverse = first.kind === 'inverse';
  const steps: Step[] = [];
  moments.forEach((moment, i) => {
    const action = history[i + 1]?.action;
    const isExitNode = moment.kind === 'forward' ? moment.node >= moment.tree.exit : moment.node < 0;
    if (isExitNode && cut) return;
    steps.push({
      state: moment.state,
      ...(isExitNode ? {} : { activation: moment.tree.activation(moment.node) }),
      ...(action === undefined ? {} : { action }),
    });
  });
  const last = steps.at(-1)!.state;
  const lines = programLines(recording);
  const context = inverse ? inverseContext(lines, callLine(first)) : wholeContext(lines, recording);
  return rebased({
    direction: inverse ? 'inverse' : 'forward',
    context,
    steps,
    ended: last.event === 'exit' || last.event === 'inv_exit_entry',
  });
}

/** The `def` line of the function that a walk back starts from. */
function callLine(moment: RealMoment): number {
  if (moment.kind !== 'inverse') throw new TypeError('a forward walk has no function to go back from');
  const call = moment.tree.stepCall(moment.node);
  const state = moment.tree.state(call);
  if (!('line' in state)) throw new TypeError('a walk back starts inside a function');
  return state.line;
}

function programLines(recording: Recording): ContextLine[] {
  return recording.files.flatMap(file =>
    file.lines.map((source, i) => ({ line: file.firstLine + i, source })),
  );
}

function wholeContext(lines: ContextLine[], recording: Recording): Context {
  const last = recording.files.at(-1);
  return last && last.source !== '' && !last.source.endsWith('\n')
    ? { lines, unterminated: true }
    : { lines };
}

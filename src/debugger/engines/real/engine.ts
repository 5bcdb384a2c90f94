/** The engine `real`: reads every answer from an actual run. */
import { EventKind, type Recording } from '../../../trace/recording.ts';
import { InverseTree } from '../../../tree/inverse.ts';
import {
  type Action,
  type CallState,
  type ForwardAction,
  type InverseAction,
  isExit,
  type State,
} from '../../../tree/state.ts';
import { StateTree } from '../../../tree/tree.ts';
import {
  DebuggerError,
  type Engine,
  type Frame,
  type Moment,
  type Observed,
  type Origin,
  type RunPlace,
  type Start,
  type Why,
} from '../../engine.ts';

/** A variable that is changed at one event of the run; what happened before stays. */
export interface SetRequest {
  readonly event: number;
  readonly name: string;
  readonly value: string;
}

/** Runs the program with these changes applied. The first call has none. */
export type Record = (sets: readonly SetRequest[]) => Promise<Recording>;

interface ForwardMoment extends Moment {
  readonly kind: 'forward';
  readonly tree: StateTree;
  readonly node: number;
  readonly sets: readonly SetRequest[];
}
interface InverseMoment extends Moment {
  readonly kind: 'inverse';
  readonly tree: InverseTree;
  readonly node: number;
}
export type RealMoment = ForwardMoment | InverseMoment;

export class RealEngine implements Engine {
  readonly name: string = 'real';
  readonly predicts = false;
  private tree: StateTree | undefined;

  constructor(private readonly record: Record) {}

  async start(from: Start): Promise<RealMoment> {
    this.tree ??= StateTree.build(await this.record([]));
    if (from.direction === 'forward') return forward(this.tree, 0, []);
    const end = this.tree.findEnd(from.function, from.occurrence);
    if (end === undefined)
      throw new DebuggerError(neverEnded(this.tree, from.function, from.occurrence ?? 1));
    return inverse(new InverseTree(this.tree, end));
  }

  async next(moment: Moment, action: Action): Promise<RealMoment> {
    const here = moment as RealMoment;
    if (here.kind === 'inverse') {
      if (!isInverse(action)) {
        throw new DebuggerError(`${action.action} goes forward, and this walk goes back: use an inv_ action`);
      }
      return inverse(here.tree, here.tree.follow(here.node, action));
    }
    if (isInverse(action)) {
      throw new DebuggerError(
        `${action.action} goes back, and this walk goes forward: start from a function's end`,
      );
    }
    if (action.action === 'set') return this.set(here, action);
    return forward(here.tree, here.tree.follow(here.node, action), here.sets);
  }

  async backward(moment: Moment): Promise<RealMoment> {
    const here = moment as RealMoment;
    if (here.kind === 'inverse') return here;
    const { tree } = here;
    if (tree.recording.count === 0) throw new DebuggerError('nothing was recorded, so there is no way back');
    const whole = new InverseTree(tree, tree.last(tree.activation(0)));
    // The exit has no state in the inverse tree: going back from it begins at the entry's end.
    return inverse(whole, isExit(here.state) ? whole.start : 2 * here.node);
  }

  runOf(moment: Moment): RunPlace {
    const { kind, tree, node } = moment as RealMoment;
    return kind === 'forward' ? { tree, node } : { tree: tree.forward, node: Math.max(0, node >> 1) };
  }

  frames(moment: Moment): readonly Frame[] {
    const { state } = moment;
    if (isExit(state)) return [];
    const { tree, node } = this.runOf(moment);
    const frames: Frame[] = [{ depth: state.depth, state }];
    for (let at = node; ; ) {
      at = tree.recording.activationParents[tree.activation(at)]!;
      if (at < 0) return frames;
      const caller = tree.state(at);
      if (!isExit(caller)) frames.push({ depth: caller.depth, state: caller });
      if (tree.kind(at) === EventKind.call && tree.depth(at) === 1) return frames;
    }
  }

  callOf(moment: Moment): CallState | undefined {
    if (isExit(moment.state)) return undefined;
    const { tree, node } = this.runOf(moment);
    const first = tree.state(tree.first(tree.activation(node)));
    return first.event === 'call' ? first : undefined;
  }

  sure(): undefined {
    return undefined;
  }

  async why(): Promise<Why> {
    return { nothing: 'this state was observed in a real run, not predicted' };
  }

  believing(truth: readonly Observed[]): Moment[] {
    return truth.map(({ moment }) => moment);
  }

  previous(moment: Moment, lines?: readonly number[]): RealMoment | undefined {
    const here = moment as RealMoment;
    if (here.kind === 'inverse' || here.node === 0) return undefined;
    const { tree, node, sets } = here;
    return forward(tree, lines ? tree.stopBefore(node, lines) : node - 1, sets);
  }

  order(first: Moment, second: Moment): number | undefined {
    const [a, b] = [first as RealMoment, second as RealMoment];
    return a.kind === 'forward' && b.kind === 'forward' ? a.node - b.node : undefined;
  }

  async close(): Promise<void> {}

  private async set(here: ForwardMoment, action: ForwardAction & { action: 'set' }): Promise<RealMoment> {
    const state = here.state;
    if (state.event !== 'line') {
      throw new DebuggerError(
        `a variable can be set where a line is about to run, and this is ` +
          `${state.event === 'exit' ? 'the exit' : `a ${state.event}`}: step to a line first`,
      );
    }
    if (!state.locals.has(action.name)) {
      const known = [...state.locals.keys()].join(', ') || 'none yet';
      throw new DebuggerError(`there is no variable ${action.name} here; the variables are: ${known}`);
    }
    const sets = [...here.sets, { event: here.node, name: action.name, value: action.value }];
    const tree = StateTree.build(await this.record(sets));
    if (here.node >= tree.exit) {
      throw new DebuggerError(
        'the program ran differently the second time: is it random, or does it read the clock?',
      );
    }
    return forward(tree, here.node, sets, 'user');
  }
}

function forward(
  tree: StateTree,
  node: number,
  sets: readonly SetRequest[],
  origin: Origin = 'observed',
): ForwardMoment {
  return { kind: 'forward', ...observed(tree.state(node), tree, node), origin, tree, node, sets };
}

function inverse(tree: InverseTree, node = tree.start): InverseMoment {
  return { kind: 'inverse', ...observed(tree.state(node), tree.forward, node >> 1), tree, node };
}

/** A state of a run, which is certain, with the activation at a node of the forward tree. */
function observed(state: State, forward: StateTree, node: number): Omit<Moment, 'confidences'> {
  const activation = isExit(state) ? {} : { activation: forward.activation(node) };
  return { state, origin: 'observed', confidence: 1, ...activation };
}

function isInverse(action: Action): action is InverseAction {
  return action.action.startsWith('inv_');
}

function neverEnded(tree: StateTree, name: string, occurrence: number): string {
  if (occurrence > 1 && tree.findEnd(name) !== undefined) {
    return `${name} ended fewer than ${occurrence} times in this run`;
  }
  const { codes } = tree.recording;
  const ran = [...new Set(codes.map(code => code.name).filter(other => !other.startsWith('<')))];
  const known = ran.length > 0 ? ran.join(', ') : 'none';
  return `no call of ${name} came to an end in this run; functions that ran: ${known}`;
}

/** The policy: samples trajectories from the recordings of a program so that targets fall where they count. */

import { followsSet } from '../language/write-own.ts';
import { addTo } from '../shared/lists.ts';
import type { Random } from '../shared/random.ts';
import type { ActionName } from '../tree/state.ts';
import type { StateTree } from '../tree/tree.ts';
import type { AskedCall } from './asked-call.ts';
import { type DataConfig, SHAPES, type Shape, type ShareName } from './config.ts';
import type { CountedStep } from './document.ts';
import * as forward from './forward-shapes.ts';
import * as inverse from './inverse-shapes.ts';
import type { RecordedCall } from './recorded-program.ts';
import type { StatedTree } from './stated-tree.ts';
import type { ShareKeeper, Targets } from './target-shares.ts';
import { ForwardWalk, InverseWalk, STEP_INTO, STEP_RETURN } from './walk.ts';
import { type Beginning, beginning, outer, outerStart } from './whole-run.ts';
import { shownWorkings } from './workings.ts';

/** Which code the context of a trajectory shows: all, the program without its `main`, or what a walk back may see. */
export type ContextName = 'whole' | 'program' | 'inverse';

/** What a document shows of the code. */
export interface Shown {
  readonly context: ContextName;
  /** The call that a walk backwards is about. */
  readonly asked?: AskedCall;
}

export interface Drawn extends Shown {
  readonly shape: Shape | 'set';
  readonly steps: readonly CountedStep[];
  /** The first state of a walk through the middle of a run. */
  readonly start?: number;
}

/** The calls of a run that walks backwards are about, one after the other, and again from the first. */
class Turns {
  private turn = 0;

  constructor(private readonly calls: readonly AskedCall[]) {}

  next(): AskedCall | undefined {
    return this.calls[this.turn++ % this.calls.length];
  }
}

/** Takes a sampled trajectory and returns its targets, or undefined if it made no document. */
export type Accept = (call: RecordedCall, drawn: Drawn) => Targets | undefined;

const FORWARD: readonly ShareName[] = ['steps', 'jumps'];
/** Marks programs whose calls are only stepped through, with all workings: they teach what each line does. */
export const RUN_THROUGH = 'run_through';

/** Samples from each call in turn. `changed` holds runs with a variable set, by the number of the call. */
export function draw(
  calls: readonly RecordedCall[],
  changed: ReadonlyMap<number, RecordedCall>,
  config: DataConfig,
  keeper: ShareKeeper,
  random: Random,
  accept: Accept,
): void {
  const simplest = simplestOf(calls);
  for (const call of calls) {
    const taken = new Set<string>();
    const give = (drawn: Drawn): void => {
      const targets = accept(call, drawn);
      if (targets) keeper.add(targets);
    };
    const possible: ShareName[] = [...FORWARD];
    if (call.inverse) {
      if (simplest.has(call)) possible.push('inverse_direct');
      possible.push('inverse_steps');
    }
    const wanted = possible.filter(share => config.shares[share] > 0);
    const asks = new Turns(call.asked);
    const most = isWhole(call) ? walksOf(call, config) : config.trajectories_per_call;
    for (let i = 0; i < most && wanted.length > 0; i++) {
      const share = keeper.next(wanted, random);
      const walked = walkOf(call, asks, shapeOf(share, config, random), config, random);
      if (!walked || walked.walk.nodes.length < 2) continue;
      const key = signature(walked);
      if (taken.has(key)) continue;
      taken.add(key);
      give(drawnFrom(walked, shownWorkings(random)));
    }
    const other = changed.get(call.facts.number);
    const set = other && withSet(call, other, random);
    if (set && set.steps.length >= 2) give(set);
  }
}

/** A long run of a whole program gives a walk for so many of its states, but at most so many times the setting. */
const STATES_A_WALK = 6;
const MOST_TIMES = 2;

/** How many walks are sampled from a whole program's run: what a recording costs should not be left unused. */
function walksOf(call: RecordedCall, { whole }: DataConfig): number {
  const long = Math.ceil(call.whole.tree.exit / STATES_A_WALK);
  return Math.min(Math.max(long, whole.trajectories), MOST_TIMES * whole.trajectories);
}

/** Steps through each call once, from end to end. */
export function drawRuns(
  calls: readonly RecordedCall[],
  config: DataConfig,
  keeper: ShareKeeper,
  random: Random,
  accept: Accept,
): void {
  for (const call of calls) {
    const walked = walkOf(call, new Turns([]), 'run', config, random);
    if (!walked || walked.walk.nodes.length < 2) continue;
    const targets = accept(
      call,
      drawnFrom(walked, () => true),
    );
    if (targets) keeper.add(targets);
  }
}

function shapeOf(share: ShareName, config: DataConfig, random: Random): Shape {
  const weights: Partial<Record<Shape, number>> = {};
  for (const shape of SHAPES[share]) weights[shape] = config.shapes[shape];
  return random.weighted(weights as Record<Shape, number>);
}

/** Samples one trajectory of the given shape. */
export function trajectory(
  call: RecordedCall,
  shape: Shape,
  config: DataConfig,
  random: Random,
): Drawn | undefined {
  const walked = walkOf(call, new Turns(call.asked), shape, config, random);
  return walked && drawnFrom(walked, shownWorkings(random));
}

/** A walk of some shape, and the run that it goes through. */
type Walked =
  | { readonly shape: Shape; readonly direct: boolean; readonly walk: ForwardWalk; readonly run: StatedTree }
  | { readonly shape: Shape; readonly walk: InverseWalk; readonly asked: AskedCall };

function walkOf(
  call: RecordedCall,
  asks: Turns,
  wanted: Shape,
  config: DataConfig,
  random: Random,
): Walked | undefined {
  let shape = wanted;
  if (
    shape === 'direct' ||
    shape === 'inverse_prefix' ||
    shape === 'inverse_run' ||
    shape === 'inverse_walk'
  ) {
    return inverseWalkOf(asks.next(), shape, random);
  }
  const direct = call.facts.context === 'direct' ? call.inner : undefined;
  const stated = direct ?? call.whole;
  let middle: forward.Middle | undefined;
  if (shape === 'middle' || shape === 'middle_jump') {
    middle = forward.middleOf(stated.tree, random);
    if (!middle) shape = shape === 'middle' ? 'run' : 'jump';
  }
  const entered = isWhole(call) ? startOf(shape, stated.tree, random) : undefined;
  if (shape === 'outer' && !entered) shape = 'jump';
  const walk = new ForwardWalk(stated.tree, middle?.start ?? entered?.start);
  const run: forward.Run = { tree: stated.tree, call: entered?.call ?? (direct ? 0 : call.call) };
  switch (shape) {
    case 'run':
      forward.run(walk);
      break;
    case 'walk':
      forward.walk(walk, config, random);
      break;
    case 'jump':
      forward.jump(walk, run, random);
      break;
    case 'prefix':
      forward.prefix(walk, run, random);
      break;
    case 'breakpoint':
      forward.breakpoint(walk, run, random);
      break;
    case 'skip':
      forward.skip(walk, run, random);
      break;
    case 'outer':
      outer(walk, random);
      break;
    case 'middle':
      forward.middle(walk, middle!.end, random);
      break;
    case 'middle_jump':
      forward.middleJump(walk, middle!.end, random);
      break;
  }
  return { shape, direct: direct !== undefined, walk, run: stated };
}

const isWhole = (call: RecordedCall): boolean => call.facts.context === 'whole';

/** Where a walk through a whole program begins. */
function startOf(shape: Shape, tree: StateTree, random: Random): Beginning {
  if (shape === 'run' || shape === 'walk') return { start: 0, call: 0 };
  if (shape === 'outer') return { start: outerStart(tree, random), call: 0 };
  return beginning(tree, random);
}

function inverseWalkOf(
  asked: AskedCall | undefined,
  shape: 'direct' | 'inverse_prefix' | 'inverse_run' | 'inverse_walk',
  random: Random,
): Walked | undefined {
  const tree = asked?.inverse;
  if (!asked || !tree) return undefined;
  const walk = new InverseWalk(tree);
  if (shape === 'direct') inverse.direct(walk, random);
  else if (shape === 'inverse_prefix') inverse.inversePrefix(walk, random);
  else if (shape === 'inverse_run') inverse.inverseRun(walk);
  else inverse.inverseWalk(walk, random);
  return { shape, walk, asked };
}

/** `shows` says which states show their working. */
function drawnFrom(walked: Walked, shows: (state: number) => boolean): Drawn {
  const { shape } = walked;
  if ('run' in walked) {
    const { walk, run, direct } = walked;
    const context = direct ? 'program' : 'whole';
    const start = walk.nodes[0]!;
    return {
      shape,
      context,
      steps: withWorkings(forwardSteps(walk, run), walk, run, shows),
      ...(start > 0 ? { start } : {}),
    };
  }
  const { walk, asked } = walked;
  const steps = walk.nodes.map((node, i) => {
    const share = walk.actions[i - 1]?.action === 'inv_step_call' ? 'inverse_direct' : 'inverse_steps';
    return asked.inverseStep(node, walk.actions[i], share);
  });
  return { shape, context: 'inverse', asked, steps };
}

/** Steps to where the variable is set, sets it, and goes on from there. */
function withSet(call: RecordedCall, other: RecordedCall, random: Random): Drawn | undefined {
  const { event, name, value } = other.facts.set!;
  if (event > 60 || event >= call.whole.tree.exit || event >= other.whole.tree.exit) return undefined;
  // If the program does not run the same way twice, the other run was elsewhere by then.
  const there = other.whole.state(event);
  if (there.event === 'exit' || !followsSet(call.whole.state(event), name, there)) return undefined;
  const before = new ForwardWalk(call.whole.tree);
  before.leadTo(event);
  const after = new ForwardWalk(other.whole.tree, event);
  const kind = random.weighted({ run: 5, jump: 3, steps: 2 });
  if (kind === 'run') forward.run(after);
  else {
    for (let steps = kind === 'steps' ? random.between(1, 6) : 0; steps > 0; steps--) after.take(STEP_INTO);
    after.take(STEP_RETURN);
  }
  const steps = forwardSteps(before, call.whole);
  const last = steps.pop()!;
  steps.push({ ...last, action: { action: 'set', name, value } });
  steps.push(...withWorkings(forwardSteps(after, other.whole), after, other.whole, shownWorkings(random)));
  return { shape: 'set', context: 'whole', steps };
}

function forwardSteps(walk: ForwardWalk, stated: StatedTree): CountedStep[] {
  return walk.nodes.map((node, i) => {
    // An action that skips no state is a step, whatever its name.
    const jumped = i > 0 && node > walk.nodes[i - 1]! + 1;
    return stated.step(node, walk.actions[i], jumped ? 'jumps' : 'steps', i < walk.lead);
  });
}

/** The same steps, some of them with their working, where that was recorded. */
function withWorkings(
  steps: CountedStep[],
  walk: ForwardWalk,
  stated: StatedTree,
  shows: (state: number) => boolean,
): CountedStep[] {
  if (!stated.workings) return steps;
  return steps.map((step, i) => {
    if (i === 0 || step.given || !shows(i)) return step;
    const working = stated.workingOf(walk.nodes[i - 1]!, walk.actions[i - 1]!, walk.nodes[i]!);
    return working ? { ...step, working } : step;
  });
}

/** The simplest of the calls with the same outcome. Training on the others would teach that the answer is random. */
function simplestOf(calls: readonly RecordedCall[]): Set<RecordedCall> {
  return new Set(byOutcome(calls).map(([simplest]) => simplest!));
}

/** The calls whose functions ended, those of one outcome together, the simplest of them first. */
export function byOutcome(calls: readonly RecordedCall[]): RecordedCall[][] {
  const groups = new Map<string, RecordedCall[]>();
  for (const call of calls) {
    if (call.inverse) addTo(groups, call.outcome, call);
  }
  return [...groups.values()].map(group => group.sort((a, b) => a.weight - b.weight));
}

const LETTERS: Readonly<Record<ActionName, string>> = {
  step_into: 'i',
  step_over: 'o',
  step_return: 'r',
  continue: 'c',
  breakpoint: 'b',
  set: 's',
  inv_step_into: 'I',
  inv_step_over: 'O',
  inv_step_call: 'C',
};

/** A walk is determined by its first state and its actions. */
function signature(walked: Walked): string {
  const { walk } = walked;
  const first = 'asked' in walked ? walked.asked.first : walk.nodes[0]!;
  let key = first === 0 ? '' : `${first}`;
  // The one question of a direct walk is the first; what may follow makes no other of it.
  for (const action of walked.shape === 'direct' ? walk.actions.slice(0, 1) : walk.actions) {
    key += LETTERS[action.action];
    if (action.action === 'breakpoint') key += action.lines.join();
  }
  return key;
}

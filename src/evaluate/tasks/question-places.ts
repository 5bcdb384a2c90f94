/** Draws the places of questions: walks like those of users and of the training data. */

import type { Random } from '../../shared/random.ts';
import { EventKind } from '../../trace/recording.ts';
import { DEFAULT_CONFIG } from '../../training-data/config.ts';
import { walk as takeWalk } from '../../training-data/forward-shapes.ts';
import { inverseWalk } from '../../training-data/inverse-shapes.ts';
import { ForwardWalk, InverseWalk } from '../../training-data/walk.ts';
import { InverseTree } from '../../tree/inverse.ts';
import type { ForwardAction, InverseAction, InverseActionName, SimpleAction } from '../../tree/state.ts';
import type { StateTree } from '../../tree/tree.ts';

export const FORWARD_ACTIONS = ['step_into', 'step_over', 'step_return', 'breakpoint', 'continue'] as const;
export type AskedForward = (typeof FORWARD_ACTIONS)[number];
export const INVERSE_ACTIONS = ['inv_step_into', 'inv_step_over', 'inv_step_call'] as const;

export type AskedAction = Exclude<ForwardAction, { action: 'set' }>;

interface ForwardDraw {
  readonly nodes: readonly number[];
  readonly actions: readonly AskedAction[];
}

/** States before the question, at most. Longer walks add nothing and outgrow the context. */
const LONGEST_WALK = 40;

/** A walk by the paper's policy, cut at a state where the action makes sense, and the action. */
export function drawForward(tree: StateTree, action: AskedForward, random: Random): ForwardDraw | undefined {
  const walk = new ForwardWalk(tree);
  takeWalk(walk, DEFAULT_CONFIG, random);
  const places: number[] = [];
  walk.nodes.slice(0, LONGEST_WALK).forEach((node, i) => {
    if (node < tree.exit && makesSense(tree, node, action)) places.push(i);
  });
  if (places.length === 0) return undefined;
  const place = random.pick(places);
  const asked = askedAction(tree, walk.nodes[place]!, action, random);
  if (!asked) return undefined;
  const actions = walk.actions.slice(0, place) as AskedAction[];
  return { nodes: walk.nodes.slice(0, place + 1), actions: [...actions, asked] };
}

/** At the end of an activation `step_return` is the same as `step_over`, which is asked under its own name. */
function makesSense(tree: StateTree, node: number, action: AskedForward): boolean {
  return action !== 'step_return' || !tree.ends(node);
}

export function askedAction(
  tree: StateTree,
  node: number,
  action: AskedForward,
  random: Random,
): AskedAction | undefined {
  if (action !== 'breakpoint') return { action: action satisfies SimpleAction };
  const line = breakpointLine(tree, node, random);
  return line === undefined ? undefined : { action, lines: [line] };
}

/** Usually a line at which the run will stop, sometimes one that it will not reach. */
function breakpointLine(tree: StateTree, node: number, random: Random): number | undefined {
  const ahead: number[] = [];
  for (let at = node + 1; at < tree.exit; at++) {
    if (tree.breakpoint(at - 1, [tree.line(at)]) === at) ahead.push(tree.line(at));
  }
  if (ahead.length > 0 && random.chance(0.85)) return random.pick(ahead);
  const { codes, activationCodes } = tree.recording;
  const code = codes[activationCodes[tree.activation(node)]!]!;
  const others: number[] = [];
  for (let line = code.line + 1; line <= code.lastLine; line++) {
    const text = tree.source(line).trimStart();
    if (text !== '' && !text.startsWith('#')) others.push(line);
  }
  return others.length > 0 ? random.pick(others) : ahead[0];
}

interface InverseDraw {
  readonly tree: InverseTree;
  readonly nodes: readonly number[];
  readonly actions: readonly InverseAction[];
}

/** A walk back from the end of a function's run, and the action. */
export function drawInverse(
  tree: StateTree,
  name: string,
  action: InverseActionName,
  random: Random,
): InverseDraw | undefined {
  const end = endToAskFrom(tree, name, random);
  if (end === undefined) return undefined;
  const inverse = new InverseTree(tree, end);
  const walk = new InverseWalk(inverse);
  inverseWalk(walk, random);
  const places: number[] = [];
  walk.nodes.slice(0, LONGEST_WALK).forEach((node, i) => {
    if (node < 0) return;
    // At the arguments, a walk back can only leave the function; these actions do not ask about that.
    if (node % 2 === 0 && tree.kind(node >> 1) === EventKind.call) return;
    places.push(i);
  });
  const place = random.pick(places);
  return {
    tree: inverse,
    nodes: walk.nodes.slice(0, place + 1),
    actions: [...walk.actions.slice(0, place), { action }],
  };
}

/** Usually the function that `main` calls; sometimes another one that was called from there. */
function endToAskFrom(tree: StateTree, name: string, random: Random): number | undefined {
  const { codes, activationCodes, activationCount } = tree.recording;
  const first = tree.findEnd(name);
  const others: number[] = [];
  for (let activation = 0; activation < activationCount; activation++) {
    const code = codes[activationCodes[activation]!]!;
    const last = tree.last(activation);
    if (code.name.startsWith('<') || code.name === 'main' || !tree.ends(last) || last === first) continue;
    others.push(last);
  }
  if (first !== undefined && (others.length === 0 || random.chance(0.6))) return first;
  return others.length > 0 ? random.pick(others) : undefined;
}

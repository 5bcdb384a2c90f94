/**
 * The shapes of forward trajectories: each walks as an evaluation or a user would. docs/data.md says what each is
 * for.
 */

import type { Random } from '../shared/random.ts';
import { EventKind } from '../trace/recording.ts';
import type { StateTree } from '../tree/tree.ts';
import type { DataConfig, WalkAction } from './config.ts';
import {
  breakpointOn,
  CONTINUE,
  type ForwardWalk,
  type Move,
  STEP_INTO,
  STEP_OVER,
  STEP_RETURN,
} from './walk.ts';

/** What the shapes know of a run: where it calls the function asked about. */
export interface Run {
  readonly tree: StateTree;
  /** Its call; the entry's call if it has no activation of its own (a generator whose values nobody uses). */
  readonly call: number;
}

/** Steps into, all the way. */
export function run(walk: ForwardWalk): void {
  while (!walk.over) walk.take(STEP_INTO);
}

/** The paper's policy: a step half of the time, otherwise an action sampled from its table. */
export function walk(walk: ForwardWalk, config: DataConfig, random: Random): void {
  while (!walk.over) {
    if (!random.chance(config.walk_free)) {
      walk.take(random.chance(0.5) ? STEP_INTO : STEP_OVER);
      continue;
    }
    walk.take(drawn(walk, random.weighted(config.walk), random));
  }
}

/**
 * Goes to the function's call, then out of it in one prediction; sometimes over the whole call from the line before.
 */
export function jump(walk: ForwardWalk, { tree, call }: Run, random: Random): void {
  if (call > walk.at && random.chance(0.15)) {
    walk.leadTo(call - 1);
    walk.take(STEP_OVER);
    return;
  }
  walk.leadTo(call);
  // Sometimes jumps out of a call further down, or over it from the line that makes it.
  const inner = random.chance(0.4) ? innerCalls(tree, walk.at) : [];
  if (inner.length > 0) {
    const over = random.chance(0.5);
    walk.leadTo(random.pick(inner) - Number(over));
    if (over) {
      walk.take(STEP_OVER);
      return;
    }
  }
  walk.take(STEP_RETURN);
  if (random.chance(0.25)) {
    if (random.chance(0.5)) walk.take(STEP_INTO);
    walk.take(random.pick([STEP_INTO, STEP_OVER, STEP_RETURN, CONTINUE]));
  }
}

/** Takes some steps in the function, then a jump. */
export function prefix(walk: ForwardWalk, run: Run, random: Random): void {
  walk.leadTo(run.call);
  const last = lastOf(run);
  const steps = random.between(1, Math.max(1, Math.min(40, last - walk.at - 2)));
  const into = random.chance(0.6);
  for (let i = 0; i < steps && walk.at < last - 1; i++) {
    walk.take(into || random.chance(0.3) ? STEP_INTO : STEP_OVER);
  }
  for (let jumps = random.between(1, 2); jumps > 0 && !walk.over; jumps--) {
    const kind = random.weighted({ step_return: 5, breakpoint: 4, continue: 1 });
    walk.take(drawn(walk, kind, random));
  }
}

/**
 * Sets breakpoints: in a loop, iteration by iteration; on the line that returns; on several lines; on one never
 * reached.
 */
export function breakpoint(walk: ForwardWalk, run: Run, random: Random): void {
  const { tree } = run;
  walk.leadTo(run.call);
  const kind = random.weighted({ loop: 4, return: 4, several: 2, never: 1 });
  if (kind === 'loop') {
    const looping = loopLines(tree, walk.at);
    if (looping.length > 0) {
      const line = random.pick(looping);
      for (
        let rounds = random.between(1, 6);
        rounds > 0 && tree.breakpoint(walk.at, [line]) < tree.exit;
        rounds--
      ) {
        walk.take(breakpointOn(line));
      }
      if (random.chance(0.4)) walk.take(STEP_RETURN);
      return;
    }
  }
  if (kind === 'several') {
    const lines = pickSome(linesToStopAt(tree, run.call), random.between(2, 4), random);
    // A function written on one line has no line to stop at.
    if (lines.length > 0) {
      for (let rounds = random.between(1, 4); rounds > 0; rounds--) walk.take(breakpointOn(...lines));
      return;
    }
  }
  if (kind === 'never') {
    const passed = linesToStopAt(tree, run.call).filter(
      line => tree.breakpoint(walk.at, [line]) >= tree.exit,
    );
    if (passed.length > 0) {
      walk.take(breakpointOn(random.pick(passed)));
      return;
    }
  }
  walk.take(breakpointOn(tree.line(lastOf(run))));
  if (random.chance(0.6)) walk.take(random.chance(0.5) ? STEP_RETURN : STEP_INTO);
}

/** Takes jumps of growing length: to the line of the state 2, 4, 8 … ahead, at last out of the function. */
export function skip(walk: ForwardWalk, run: Run, random: Random): void {
  const { tree } = run;
  walk.leadTo(run.call);
  const last = lastOf(run);
  let length = random.pick([1, 2, 2, 4]);
  while (walk.at + length < last) {
    const target = firstStop(tree, walk.at + length, last);
    if (target === undefined) break;
    walk.take(breakpointOn(tree.line(target)));
    length *= 2;
  }
  walk.take(STEP_RETURN);
  if (random.chance(0.1)) walk.take(CONTINUE);
}

/** Shorter runs can be shown from their beginning. */
const LONG = 24;

/** A line in the middle of a run, and the end of its activation. No shown state says what lies beyond that end. */
export interface Middle {
  readonly start: number;
  readonly end: number;
}

export function middleOf(tree: StateTree, random: Random): Middle | undefined {
  if (tree.exit < LONG) return undefined;
  const calling = random.chance(0.3) ? innerCalls(tree, 0).filter(call => call > 2) : [];
  const start = calling.length > 0 ? random.pick(calling) - 1 : random.between(2, tree.exit - 3);
  const end = tree.last(tree.activation(start));
  return tree.kind(start) === EventKind.line && end > start ? { start, end } : undefined;
}

/** Steps from the middle of a run: into calls, sometimes over them. */
export function middle(walk: ForwardWalk, end: number, random: Random): void {
  const over = random.chance(0.3) ? 0.4 : 0;
  for (let steps = random.between(4, 60); steps > 0 && walk.at < end; steps--) {
    walk.take(random.chance(over) ? STEP_OVER : STEP_INTO);
  }
}

/** Steps over a line's calls; or takes a few steps, then jumps to lines ahead or to the end of the activation. */
export function middleJump(walk: ForwardWalk, end: number, random: Random): void {
  if (walk.tree.kind(walk.at + 1) === EventKind.call && random.chance(0.7)) {
    for (let steps = random.between(1, 4); steps > 0 && walk.at < end; steps--) walk.take(STEP_OVER);
    return;
  }
  for (let steps = random.pick([0, 0, 1, 2, 4]); steps > 0 && walk.at < end - 1; steps--) {
    walk.take(STEP_INTO);
  }
  let length = random.pick([2, 4, 8]);
  for (let jumps = random.pick([0, 1, 1, 2, 3]); jumps > 0; jumps--, length *= 2) {
    const target = firstStop(walk.tree, Math.min(walk.at + length, end), end);
    if (target === undefined) break;
    walk.take(breakpointOn(walk.tree.line(target)));
  }
  if (walk.at < end) walk.take(STEP_RETURN);
}

/** Makes an action of the walk's table. Its lines are mostly those that the run still reaches, sometimes others. */
function drawn(walk: ForwardWalk, kind: WalkAction, random: Random): Move {
  if (kind !== 'breakpoint') return { action: kind };
  const { tree } = walk;
  if (random.chance(0.85) && walk.at + 1 < tree.exit) {
    const target = firstStop(tree, random.between(walk.at + 1, tree.exit - 1), tree.exit);
    if (target !== undefined) return breakpointOn(tree.line(target));
  }
  const lines = linesToStopAt(tree, Math.min(walk.at, tree.exit - 1));
  return lines.length > 0 ? breakpointOn(...pickSome(lines, random.between(1, 2), random)) : CONTINUE;
}

/** The last state of the function's activation. */
function lastOf({ tree, call }: Run): number {
  return tree.last(tree.activation(call));
}

function isStop(tree: StateTree, node: number): boolean {
  return tree.breakpoint(node - 1, [tree.line(node)]) === node;
}

function firstStop(tree: StateTree, from: number, end: number): number | undefined {
  for (let node = from; node < end; node++) if (isStop(tree, node)) return node;
  return undefined;
}

/** Lines at which the run stops at least twice after the node. */
function loopLines(tree: StateTree, node: number): number[] {
  const once = new Set<number>();
  const again = new Set<number>();
  for (let at = node + 1; at < tree.exit; at++) {
    if (tree.kind(at) !== EventKind.line) continue;
    const line = tree.line(at);
    if (once.has(line)) again.add(line);
    once.add(line);
  }
  return [...again];
}

/** Lines of the node's function on which a breakpoint could stop. */
function linesToStopAt(tree: StateTree, node: number): number[] {
  const { codes, activationCodes } = tree.recording;
  const code = codes[activationCodes[tree.activation(node)]!]!;
  const { codeLines, firstLine } = tree.recording.files[code.file]!;
  return codeLines
    .map(line => line + firstLine - 1)
    .filter(line => line > code.line && line <= code.lastLine);
}

function innerCalls(tree: StateTree, call: number): number[] {
  const last = tree.last(tree.activation(call));
  const inner: number[] = [];
  for (let node = call + 1; node < last; node++) if (tree.kind(node) === EventKind.call) inner.push(node);
  return inner;
}

function pickSome(items: readonly number[], size: number, random: Random): number[] {
  const left = [...items];
  const picked: number[] = [];
  while (picked.length < size && left.length > 0) picked.push(left.splice(random.below(left.length), 1)[0]!);
  return picked.sort((a, b) => a - b);
}

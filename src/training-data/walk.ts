/** A walk through a tree: its nodes and actions. Shapes are ways to take one. Pure. */

import { INVERSE_EXIT, type InverseTree } from '../tree/inverse.ts';
import type { ForwardAction, InverseAction } from '../tree/state.ts';
import type { StateTree } from '../tree/tree.ts';

export type Move = Exclude<ForwardAction, { action: 'set' }>;

/** Most states of a walk; no context is large enough for more. */
const MOST_STATES = 600;

export class ForwardWalk {
  readonly direction = 'forward';
  readonly nodes: number[];
  /** One fewer than nodes. */
  readonly actions: ForwardAction[] = [];
  /** How many of the nodes only lead to where the question begins. */
  lead = 1;

  constructor(
    readonly tree: StateTree,
    start = 0,
  ) {
    this.nodes = [start];
  }

  get at(): number {
    return this.nodes[this.nodes.length - 1]!;
  }

  get over(): boolean {
    return this.at >= this.tree.exit || this.nodes.length >= MOST_STATES;
  }

  take(action: Move): void {
    if (this.over) return;
    this.actions.push(action);
    this.nodes.push(this.tree.follow(this.at, action));
  }

  /** Steps into, state by state, up to a node; at most to the end if the node is already passed. */
  stepTo(node: number): void {
    while (!this.over && this.at < node) this.take(STEP_INTO);
  }

  /** The same, but these states are only shown. */
  leadTo(node: number): void {
    this.stepTo(node);
    this.lead = this.nodes.length;
  }
}

export class InverseWalk {
  readonly direction = 'inverse';
  readonly nodes: number[];
  readonly actions: InverseAction[] = [];

  constructor(readonly tree: InverseTree) {
    this.nodes = [tree.start];
  }

  get at(): number {
    return this.nodes[this.nodes.length - 1]!;
  }

  get over(): boolean {
    return this.at === INVERSE_EXIT || this.nodes.length >= MOST_STATES;
  }

  take(action: InverseAction): void {
    if (this.over) return;
    this.actions.push(action);
    this.nodes.push(this.tree.follow(this.at, action));
  }
}

export type Walk = ForwardWalk | InverseWalk;

export const STEP_INTO: Move = { action: 'step_into' };
export const STEP_OVER: Move = { action: 'step_over' };
export const STEP_RETURN: Move = { action: 'step_return' };
export const CONTINUE: Move = { action: 'continue' };
export const breakpointOn = (...lines: number[]): Move => ({ action: 'breakpoint', lines });
export const INV_STEP_INTO: InverseAction = { action: 'inv_step_into' };
export const INV_STEP_OVER: InverseAction = { action: 'inv_step_over' };
export const INV_STEP_CALL: InverseAction = { action: 'inv_step_call' };

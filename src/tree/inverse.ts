/**
 * The inverse tree: a state tree read backwards, from the end of one activation to its call.
 *
 * Going back, a line that made calls is met twice: as `inv_line_call` before its callees (last one first) and as
 * `inv_line` after them. So a node is twice its forward node, plus one for the first of the two meetings.
 */
import { EventKind } from '../trace/recording.ts';
import type { InverseAction, InverseState } from './state.ts';
import type { StateTree } from './tree.ts';

/** The node behind the entry. */
export const INVERSE_EXIT = -1;

export class InverseTree {
  /** The node it starts from: the last state of the activation. */
  readonly start: number;
  private readonly entry: number;

  /** `end` is the forward node at which the activation ends. */
  constructor(
    readonly forward: StateTree,
    end: number,
  ) {
    const activation = forward.activation(end);
    if (forward.last(activation) !== end) {
      throw new RangeError(`state ${end} is not the last of its activation: a walk back starts at an end`);
    }
    this.start = 2 * end;
    this.entry = forward.first(activation);
  }

  stepInto(node: number): number {
    if (node < 0) return INVERSE_EXIT;
    const at = node >> 1;
    if (node & 1) return 2 * this.endOfLastCallee(at);
    if (at === this.entry) return INVERSE_EXIT;
    const before = this.forward.previous(at);
    // A call: before it comes the sibling that ended last, or the calling state.
    if (before === undefined || before === at - 1) return 2 * (at - 1);
    return this.meet(before, at - 1);
  }

  stepOver(node: number): number {
    if (node < 0) return INVERSE_EXIT;
    const at = node >> 1;
    if (node & 1) return 2 * at;
    if (at === this.entry) return INVERSE_EXIT;
    const before = this.forward.previous(at);
    if (before === undefined) return 2 * (at - 1);
    return before === at - 1 ? 2 * before : this.meet(before, undefined);
  }

  stepCall(node: number): number {
    if (node < 0) return INVERSE_EXIT;
    const at = node >> 1;
    const call = this.forward.first(this.forward.activation(at));
    return node & 1 || call !== at ? 2 * call : this.stepOver(node);
  }

  follow(node: number, action: InverseAction): number {
    switch (action.action) {
      case 'inv_step_into':
        return this.stepInto(node);
      case 'inv_step_over':
        return this.stepOver(node);
      case 'inv_step_call':
        return this.stepCall(node);
    }
  }

  activation(node: number): number {
    return this.forward.activation(node >> 1);
  }

  state(node: number): InverseState {
    if (node < 0) return { event: 'inv_exit_entry' };
    const at = node >> 1;
    const place = this.forward.place(at);
    if (node & 1) return { event: 'inv_line_call', ...place, locals: this.forward.locals(at) };
    switch (this.forward.kind(at)) {
      case EventKind.call:
        return { event: 'inv_call', ...place, locals: this.forward.locals(at) };
      case EventKind.line:
        return { event: 'inv_line', ...place, locals: this.forward.locals(at) };
      case EventKind.return:
        return { event: 'inv_return', ...place, value: this.forward.result(at) };
      case EventKind.exception:
        return { event: 'inv_exception', ...place, value: this.forward.result(at) };
    }
  }

  /** A state that made calls, met from behind. Only a line is shown twice; `inside` is the end of its last callee. */
  private meet(state: number, inside: number | undefined): number {
    if (this.forward.kind(state) === EventKind.line) return 2 * state + 1;
    return 2 * (inside ?? state);
  }

  private endOfLastCallee(line: number): number {
    const next = this.forward.next(line);
    if (next === undefined) throw new RangeError(`state ${line} made no calls`);
    return next - 1;
  }
}

/** A call within a run that is asked about backwards, as if it had been the entry. */
import { InverseTree } from '../tree/inverse.ts';
import type { Action, InverseState } from '../tree/state.ts';
import { StateTree } from '../tree/tree.ts';
import type { ShareName } from './config.ts';
import type { CountedStep } from './document.ts';
import { cutTo } from './recording-cut.ts';
import { weightOf } from './simplicity.ts';
import { StatedTree } from './stated-tree.ts';

export class AskedCall {
  private cut: StatedTree | undefined;
  private inverseTree: InverseTree | null | undefined;
  private readonly states = new Map<number, InverseState>();

  constructor(
    private readonly whole: StatedTree,
    private readonly activation: number,
  ) {}

  /** The run of the function alone. */
  get inner(): StatedTree {
    if (this.cut === undefined) {
      const { shift, workings, tree } = this.whole;
      const inner = StateTree.build(cutTo(tree.recording, this.activation));
      this.cut = new StatedTree(inner, shift, workings, this.first);
    }
    return this.cut;
  }

  /** The way back from the function's end, if it ended. Its nodes are those of the whole run. */
  get inverse(): InverseTree | undefined {
    if (this.inverseTree === undefined) {
      const { tree } = this.whole;
      const last = tree.last(this.activation);
      this.inverseTree = tree.ends(last) ? new InverseTree(tree, last) : null;
    }
    return this.inverseTree ?? undefined;
  }

  /** An inverse state is a forward state in another form. Depths are counted from the call. */
  inverseState(node: number): InverseState {
    if (node < 0) return this.inverse!.state(node);
    let state = this.states.get(node);
    if (state === undefined) {
      const there = this.whole.state(node >> 1);
      if (there.event === 'exit') throw new RangeError('a walk back never meets the exit');
      const { line, source, function: name } = there;
      const depth = there.depth - this.whole.tree.depth(this.first) + 1;
      const place = { line, source, function: name, depth };
      if (there.event === 'call') state = { event: 'inv_call', ...place, locals: there.locals };
      else if (there.event === 'line') {
        state = { event: node & 1 ? 'inv_line_call' : 'inv_line', ...place, locals: there.locals };
      } else {
        state = {
          event: there.event === 'return' ? 'inv_return' : 'inv_exception',
          ...place,
          value: there.value,
        };
      }
      this.states.set(node, state);
    }
    return state;
  }

  inverseStep(node: number, action: Action | undefined, share: ShareName): CountedStep {
    return {
      state: this.inverseState(node),
      share,
      ...(node >= 0 ? { activation: this.inverse!.activation(node) } : {}),
      ...(action ? { action } : {}),
    };
  }

  /** Its first state in the whole run. */
  get first(): number {
    return this.whole.tree.first(this.activation);
  }

  /** The line of its `call` state in the context. */
  get line(): number {
    const { tree, shift } = this.whole;
    return tree.line(this.first) + shift;
  }

  /** How the function ended, as text. Equal texts ask the same inverse question. */
  get outcome(): string {
    const { tree } = this.whole;
    const last = tree.last(this.activation);
    return `${tree.kind(last)} ${tree.line(last)} ${tree.result(last)}`;
  }

  /** How simple the arguments are. */
  get weight(): number {
    return weightOf(this.whole.tree.locals(this.first).values());
  }
}

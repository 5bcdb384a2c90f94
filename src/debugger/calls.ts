/** Shows a run as its calls: caller, arguments, and outcome. Pure; builds everything on demand. */
import { EventKind } from '../trace/recording.ts';
import { fieldsOf, variablesOf } from '../tree/fields.ts';
import type { Locals } from '../tree/state.ts';
import type { StateTree } from '../tree/tree.ts';
import { DebuggerError } from './engine.ts';

export type Outcome =
  /** A generator's `yield` is a return too: its next resume is another call. */
  | { readonly kind: 'returned'; readonly value: string }
  | { readonly kind: 'raised'; readonly value: string }
  /** The run was cut short inside it. */
  | { readonly kind: 'unfinished' };

export interface Call {
  /** The number of its activation: calls are counted from 0, in the order in which they began. */
  readonly id: number;
  /** `Stack.push`, `outer.<locals>.inner`. */
  readonly function: string;
  /** Global number of the line it was called at; none for the entry. */
  readonly from: number | undefined;
  /** Global number of the `def` line, or of the line where a generator goes on. */
  readonly line: number;
  readonly depth: number;
  readonly parent: number | undefined;
  readonly arguments: Locals;
  /** What the arguments held when the call began: `self.balance`. */
  readonly fields: Locals;
  readonly outcome: Outcome;
  /** Its own states, those of its callees not counted. */
  readonly states: number;
  /** Calls that it made itself. */
  readonly calls: number;
  /** Its first and last node in the tree. */
  readonly first: number;
  readonly last: number;
}

export interface CallFilter {
  /** Its name, or its qualified name. */
  readonly function?: string;
  readonly outcome?: Outcome['kind'];
  /** Text that its arguments or its outcome contain. */
  readonly containing?: string;
  /** Only this call and what it led to. */
  readonly under?: number;
  /** Levels below the entry, or below `under`: 1 is that call itself. */
  readonly levels?: number;
}

export interface CallPage {
  readonly calls: readonly Call[];
  /** Number of calls that pass the filter. */
  readonly total: number;
}

export class CallTree {
  /** For each call, the number of calls that it made itself. */
  private readonly made: Uint32Array;
  private readonly states: Uint32Array;

  constructor(readonly tree: StateTree) {
    const { activationCount, activationParents, activations, count } = tree.recording;
    this.made = new Uint32Array(activationCount);
    this.states = new Uint32Array(activationCount);
    for (let id = 0; id < activationCount; id++) {
      const parent = activationParents[id]!;
      if (parent >= 0) this.made[activations[parent]!]!++;
    }
    for (let node = 0; node < count; node++) this.states[activations[node]!]!++;
  }

  get count(): number {
    return this.tree.recording.activationCount;
  }

  /** The calls that pass a filter in the order in which they began, from index `from` on. */
  list(filter: CallFilter, from: number, limit: number): CallPage {
    const first = filter.under ?? 0;
    if (filter.under !== undefined) this.refuseUnknown(filter.under);
    const depths = this.tree.recording.activationDepths;
    const top = this.count === 0 ? 1 : depths[first]!;
    const calls: Call[] = [];
    let total = 0;
    for (let id = first; id < this.count; id++) {
      const depth = depths[id]!;
      // Calls that begin before this one ends are below it; the first other call ends the list.
      if (filter.under !== undefined && id > first && depth <= top) break;
      if (filter.levels !== undefined && depth - top >= filter.levels) continue;
      if (!this.passes(id, filter)) continue;
      if (total >= from && calls.length < limit) calls.push(this.call(id));
      total++;
    }
    return { calls, total };
  }

  call(id: number): Call {
    this.refuseUnknown(id);
    const { tree } = this;
    const { activationParents, activationDepths, activations, lines } = tree.recording;
    const first = tree.first(id);
    const caller = activationParents[id]!;
    return {
      id,
      function: this.nameOf(id),
      from: caller < 0 ? undefined : lines[caller]!,
      line: lines[first]!,
      depth: activationDepths[id]!,
      parent: caller < 0 ? undefined : activations[caller]!,
      arguments: variablesOf(tree.locals(first)),
      fields: fieldsOf(tree.locals(first)),
      outcome: this.outcome(id),
      states: this.states[id]!,
      calls: this.made[id]!,
      first,
      last: tree.last(id),
    };
  }

  /** The calls that one state made, in order. */
  madeBy(node: number): number[] {
    const { activationParents, activations, activationDepths } = this.tree.recording;
    if (!this.tree.calls(node)) return [];
    const found: number[] = [];
    const depth = this.tree.depth(node);
    for (let id = activations[node + 1]!; id < this.count && activationDepths[id]! > depth; id++)
      if (activationParents[id] === node) found.push(id);
    return found;
  }

  nameOf(id: number): string {
    const { codes, activationCodes } = this.tree.recording;
    const { qualname, name } = codes[activationCodes[id]!]!;
    return qualname === '' ? name : qualname;
  }

  outcome(id: number): Outcome {
    const { tree } = this;
    const last = tree.last(id);
    if (!tree.ends(last)) return { kind: 'unfinished' };
    const value = tree.result(last);
    if (tree.kind(last) === EventKind.exception) return { kind: 'raised', value };
    return { kind: 'returned', value };
  }

  private passes(id: number, filter: CallFilter): boolean {
    const { recording } = this.tree;
    if (filter.function !== undefined) {
      const { name, qualname } = recording.codes[recording.activationCodes[id]!]!;
      if (name !== filter.function && qualname !== filter.function) return false;
    }
    if (filter.outcome !== undefined && this.outcome(id).kind !== filter.outcome) return false;
    if (filter.containing === undefined) return true;
    const outcome = this.outcome(id);
    if ('value' in outcome && outcome.value.includes(filter.containing)) return true;
    for (const value of this.tree.locals(this.tree.first(id)).values())
      if (value.includes(filter.containing)) return true;
    return false;
  }

  private refuseUnknown(id: number): void {
    if (Number.isSafeInteger(id) && id >= 0 && id < this.count) return;
    throw new DebuggerError(
      this.count === 0
        ? 'nothing was recorded, so there are no calls'
        : `there is no call ${id}: this run made ${this.count}, numbered from 0`,
    );
  }
}

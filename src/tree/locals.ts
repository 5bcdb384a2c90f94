/**
 * Computes the locals of any state from recorded changes.
 *
 * Changes are relative to the previous state of the activation, so a state's locals are the sum of all changes since
 * its call. A long activation gets snapshots when it is first asked about: then no look-up replays more than 64
 * states, and recordings that are only stepped through pay nothing.
 */
import { GONE, type Recording } from '../trace/recording.ts';
import type { Locals } from './state.ts';

const SNAPSHOT_EVERY = 64;

interface Snapshots {
  /** The activation's states at which a snapshot was taken, ascending. */
  readonly nodes: number[];
  /** Name and value ids in turns, in the order of the names. */
  readonly tables: Int32Array[];
}

export class LocalsReader {
  private readonly snapshots = new Map<number, Snapshots>();

  constructor(
    private readonly recording: Recording,
    private readonly nexts: Uint32Array,
    private readonly firsts: Uint32Array,
  ) {}

  at(node: number): Locals {
    const { names, values } = this.recording;
    const locals = new Map<string, string>();
    for (const [name, value] of this.idsAt(node)) locals.set(names[name]!, values[value]!);
    return locals;
  }

  private idsAt(node: number): Map<number, number> {
    const activation = this.recording.activations[node]!;
    const { nodes, tables } = this.snapshotsOf(activation);
    let low = 0;
    let high = nodes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (nodes[middle]! <= node) low = middle + 1;
      else high = middle;
    }
    const ids = new Map<number, number>();
    let from = this.firsts[activation]!;
    if (low > 0) {
      const table = tables[low - 1]!;
      for (let i = 0; i < table.length; i += 2) ids.set(table[i]!, table[i + 1]!);
      from = nodes[low - 1]!;
      if (from === node) return ids;
      from = this.nexts[from]!;
    }
    for (let at = from; ; at = this.nexts[at]!) {
      this.apply(at, ids);
      if (at === node) return ids;
    }
  }

  private apply(node: number, ids: Map<number, number>): void {
    const { changeStart, changeNames, changeValues } = this.recording;
    for (let k = changeStart[node]!; k < changeStart[node + 1]!; k++) {
      if (changeValues[k] === GONE) ids.delete(changeNames[k]!);
      else ids.set(changeNames[k]!, changeValues[k]!);
    }
  }

  private snapshotsOf(activation: number): Snapshots {
    const known = this.snapshots.get(activation);
    if (known) return known;
    const made: Snapshots = { nodes: [], tables: [] };
    const ids = new Map<number, number>();
    let since = 0;
    for (let at = this.firsts[activation]!; at < this.recording.count; at = this.nexts[at]!) {
      this.apply(at, ids);
      if (++since < SNAPSHOT_EVERY) continue;
      since = 0;
      const table = new Int32Array(ids.size * 2);
      let i = 0;
      for (const [name, value] of ids) {
        table[i++] = name;
        table[i++] = value;
      }
      made.nodes.push(at);
      made.tables.push(table);
    }
    this.snapshots.set(activation, made);
    return made;
  }
}

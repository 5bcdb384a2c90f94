/**
 * The state tree: one recording, in a form in which every debugger action is a look-up.
 *
 * A node is the index of its event. Walking 0, 1, 2 … walks the tree depth first, and the node behind the last is the
 * exit. One pass builds two things: the successor of each state in its activation (so a step takes constant time,
 * however many calls a line made) and the stops on each line (so a breakpoint is a binary search).
 */
import { EVENT_NAMES, EventKind, type Recording } from '../trace/recording.ts';
import { LineStops } from './line-stops.ts';
import { LocalsReader } from './locals.ts';
import type { ForwardAction, ForwardState, Locals, Place } from './state.ts';

export class StateTree {
  /** Number of states without the exit; also the exit's node. */
  readonly exit: number;
  readonly recording: Recording;
  /** For each state, the next state of its activation; the exit if it is the activation's last. */
  private readonly nexts: Uint32Array;
  /** For each activation, its first and last state. */
  private readonly firsts: Uint32Array;
  private readonly lasts: Uint32Array;
  private readonly stops: LineStops;
  private readonly reader: LocalsReader;
  /** Line texts by global line number. */
  private readonly sources: string[];

  private constructor(recording: Recording) {
    this.recording = recording;
    this.exit = recording.count;
    const { count, activations, activationCount } = recording;
    this.nexts = new Uint32Array(count).fill(count);
    this.firsts = new Uint32Array(activationCount);
    this.lasts = new Uint32Array(activationCount);
    const seen = new Uint8Array(activationCount);
    for (let node = 0; node < count; node++) {
      const activation = activations[node]!;
      if (seen[activation]) this.nexts[this.lasts[activation]!] = node;
      else {
        seen[activation] = 1;
        this.firsts[activation] = node;
      }
      this.lasts[activation] = node;
    }
    this.stops = new LineStops(recording);
    this.reader = new LocalsReader(recording, this.nexts, this.firsts);
    this.sources = [''];
    for (const file of recording.files) {
      for (let i = 0; i < file.lines.length; i++) this.sources[file.firstLine + i] = file.lines[i]!;
    }
  }

  static build(recording: Recording): StateTree {
    return new StateTree(recording);
  }

  stepInto(node: number): number {
    return Math.min(node + 1, this.exit);
  }

  stepOver(node: number): number {
    if (node >= this.exit) return this.exit;
    const next = this.nexts[node]!;
    if (next < this.exit) return next;
    // After the end of an activation, the next state is a sibling's call or the caller's: never deeper.
    if (!this.calls(node)) return node + 1;
    // A state with callees and no successor has two causes. The run was cut short inside them, and only the exit
    // follows. Or the end of the activation closed a generator, whose last activation is below that end.
    if (!this.ends(node)) return this.exit;
    const depth = this.depth(node);
    let after = node + 1;
    while (after < this.exit && this.depth(after) > depth) after++;
    return after;
  }

  stepReturn(node: number): number {
    if (node >= this.exit) return this.exit;
    const last = this.lasts[this.recording.activations[node]!]!;
    if (node === last) return this.stepOver(node);
    return this.ends(last) ? last : this.exit;
  }

  breakpoint(node: number, lines: readonly number[]): number {
    let first = this.exit;
    for (const line of lines) first = Math.min(first, this.stops.after(line, node, this.exit));
    return first;
  }

  /** The last stop on one of the lines before a node, or the first state. */
  stopBefore(node: number, lines: readonly number[]): number {
    let last = 0;
    for (const line of lines) last = Math.max(last, this.stops.before(line, node, 0));
    return last;
  }

  /** The node that an action leads to. `set` needs a new recording, so it is not for this tree. */
  follow(node: number, action: Exclude<ForwardAction, { action: 'set' }>): number {
    switch (action.action) {
      case 'step_into':
        return this.stepInto(node);
      case 'step_over':
        return this.stepOver(node);
      case 'step_return':
        return this.stepReturn(node);
      case 'breakpoint':
        return this.breakpoint(node, action.lines);
      case 'continue':
        return this.exit;
    }
  }

  /** Whether a breakpoint on this line ever stops in this run. */
  reaches(line: number): boolean {
    return this.breakpoint(-1, [line]) < this.exit;
  }

  activation(node: number): number {
    return this.recording.activations[node]!;
  }

  first(activation: number): number {
    return this.firsts[activation]!;
  }

  last(activation: number): number {
    return this.lasts[activation]!;
  }

  /** The next state of the same activation, or undefined at its end. */
  next(node: number): number | undefined {
    const next = this.nexts[node]!;
    return next < this.exit ? next : undefined;
  }

  /** The previous state of the same activation, or undefined at its call. */
  previous(node: number): number | undefined {
    const { activations, activationParents } = this.recording;
    const activation = activations[node]!;
    if (this.firsts[activation] === node) return undefined;
    let before = node - 1;
    // The states between are whole activations, called from the state we look for.
    while (activations[before] !== activation) before = activationParents[activations[before]!]!;
    return before;
  }

  /** Whether this state made calls that were recorded. */
  calls(node: number): boolean {
    const { activations, activationParents } = this.recording;
    return node + 1 < this.exit && activationParents[activations[node + 1]!] === node;
  }

  /** Whether its activation ended with this state. False for the last state of a run that was cut short. */
  ends(node: number): boolean {
    const kind = this.recording.kinds[node];
    return (kind === EventKind.return || kind === EventKind.exception) && this.nexts[node] === this.exit;
  }

  depth(node: number): number {
    return this.recording.activationDepths[this.recording.activations[node]!]!;
  }

  kind(node: number): EventKind {
    return this.recording.kinds[node] as EventKind;
  }

  line(node: number): number {
    return this.recording.lines[node]!;
  }

  source(line: number): string {
    return this.sources[line] ?? '';
  }

  locals(node: number): Locals {
    return this.reader.at(node);
  }

  /** The value a `return` returned, or the exception of an `exception`. */
  result(node: number): string {
    return this.recording.values[this.recording.results[node]!]!;
  }

  place(node: number): Place {
    const { recording } = this;
    const line = recording.lines[node]!;
    const activation = recording.activations[node]!;
    return {
      line,
      source: this.source(line),
      function: recording.codes[recording.activationCodes[activation]!]!.name,
      depth: recording.activationDepths[activation]!,
    };
  }

  state(node: number): ForwardState {
    if (node >= this.exit) {
      const { kind, error } = this.recording.exit;
      return error === undefined ? { event: 'exit', exit: kind } : { event: 'exit', exit: kind, error };
    }
    const event = EVENT_NAMES[this.recording.kinds[node]!]!;
    const place = this.place(node);
    const locals = this.locals(node);
    if (event === 'call' || event === 'line') return { event, ...place, locals };
    return { event, ...place, value: this.result(node), locals };
  }

  /** The first node at which the named function ends, for a walk backwards from there. */
  findEnd(functionName: string, occurrence = 1): number | undefined {
    const { codes, activationCodes, activationCount } = this.recording;
    let seen = 0;
    for (let activation = 0; activation < activationCount; activation++) {
      const code = codes[activationCodes[activation]!]!;
      if (code.name !== functionName && code.qualname !== functionName) continue;
      const last = this.lasts[activation]!;
      if (!this.ends(last)) continue;
      if (++seen === occurrence) return last;
    }
    return undefined;
  }

  /** Bytes per state without the texts of values, for the benchmark. */
  get bytes(): number {
    return this.nexts.byteLength + this.firsts.byteLength + this.lasts.byteLength + this.stops.bytes;
  }
}

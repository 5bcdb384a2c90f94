/** Indexes where a breakpoint can stop: for each line, its stops in the order of execution. */
import { EventKind, type Recording } from '../trace/recording.ts';

export class LineStops {
  /** Stops on line L are `stops[starts[L] … starts[L + 1])`, ascending. */
  private readonly starts: Uint32Array;
  private readonly stops: Uint32Array;

  constructor(recording: Recording) {
    const { count, kinds, lines } = recording;
    const stopping = new Uint8Array(recording.codes.length);
    // A debugger stops on the call of a `def`, not on that of a lambda or generator expression inside a line.
    recording.codes.forEach((code, i) => {
      stopping[i] = code.name.startsWith('<') ? 0 : 1;
    });
    const stopsHere = (node: number) =>
      kinds[node] === EventKind.line ||
      (kinds[node] === EventKind.call &&
        stopping[recording.activationCodes[recording.activations[node]!]!] === 1);

    let highest = 0;
    for (let node = 0; node < count; node++) if (lines[node]! > highest) highest = lines[node]!;
    this.starts = new Uint32Array(highest + 2);
    let total = 0;
    for (let node = 0; node < count; node++) {
      if (!stopsHere(node)) continue;
      this.starts[lines[node]! + 1]!++;
      total++;
    }
    for (let line = 1; line < this.starts.length; line++) this.starts[line]! += this.starts[line - 1]!;
    this.stops = new Uint32Array(total);
    const ends = this.starts.slice();
    for (let node = 0; node < count; node++) {
      if (stopsHere(node)) this.stops[ends[lines[node]!]!++] = node;
    }
  }

  /** The first stop on the line later than the node, or `none`. */
  after(line: number, node: number, none: number): number {
    const at = this.firstFrom(line, node + 1);
    return at !== undefined && at < this.starts[line + 1]! ? this.stops[at]! : none;
  }

  /** The last stop on the line earlier than the node, or `none`. */
  before(line: number, node: number, none: number): number {
    const at = this.firstFrom(line, node);
    return at !== undefined && at > this.starts[line]! ? this.stops[at - 1]! : none;
  }

  /** The index of the line's first stop from a node on, or behind its last one. */
  private firstFrom(line: number, node: number): number | undefined {
    if (line < 1 || line + 1 >= this.starts.length) return undefined;
    let low = this.starts[line]!;
    let high = this.starts[line + 1]!;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.stops[middle]! >= node) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  get bytes(): number {
    return this.starts.byteLength + this.stops.byteLength;
  }
}

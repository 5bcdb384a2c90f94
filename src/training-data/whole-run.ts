/** Runs of whole programs: where a walk may begin, and which calls may be asked about. Pure. */
import type { Random } from '../shared/random.ts';
import { EventKind, type Recording } from '../trace/recording.ts';
import type { StateTree } from '../tree/tree.ts';
import { CONTINUE, type ForwardWalk, STEP_INTO, STEP_OVER, STEP_RETURN } from './walk.ts';

/** Where a walk begins, and the call that it is about (or the entry's first state). */
export interface Beginning {
  readonly start: number;
  readonly call: number;
}

/** The way to a call is shown from the entry if it has at most this many states. */
const NEAR = 24;

/** Chooses a walk from the entry, or about one of the program's calls. */
export function beginning(tree: StateTree, random: Random): Beginning {
  const entry = { start: 0, call: 0 };
  if (random.chance(0.25)) return entry;
  const calls = callsOf(tree);
  if (calls.length === 0) return entry;
  const call = random.pick(calls);
  if (call <= NEAR && random.chance(0.5)) return { start: 0, call };
  return tree.kind(call - 1) === EventKind.line ? { start: call - 1, call } : entry;
}

/** Calls of the program's functions after its entry; calls of lambdas and the like only if there are no others. */
function callsOf(tree: StateTree): number[] {
  const { codes, activationCodes } = tree.recording;
  const all: number[] = [];
  const named: number[] = [];
  for (let node = 1; node < tree.exit; node++) {
    if (tree.kind(node) !== EventKind.call) continue;
    all.push(node);
    if (!codes[activationCodes[tree.activation(node)]!]!.name.startsWith('<')) named.push(node);
  }
  return named.length > 0 ? named : all;
}

/** Steps over the lines of the outermost function or of one that it calls; sometimes into a call and out again. */
export function outer(walk: ForwardWalk, random: Random): void {
  const { tree } = walk;
  const most = random.chance(0.3) ? random.between(1, 12) : Number.POSITIVE_INFINITY;
  const looksIn = random.chance(0.5) ? 0.15 : 0;
  const activation = tree.activation(walk.at);
  for (let steps = 0; !walk.over && steps < most; steps++) {
    if (tree.kind(walk.at + 1) === EventKind.call && random.chance(looksIn)) {
      walk.take(STEP_INTO);
      walk.take(STEP_RETURN);
    }
    if (!walk.over && tree.activation(walk.at) !== activation) walk.take(STEP_INTO);
    else walk.take(STEP_OVER);
  }
  if (!walk.over) walk.take(random.chance(0.6) ? STEP_RETURN : CONTINUE);
}

/** The first line of the outermost function for `outer`, or a later one. */
export function outerStart(tree: StateTree, random: Random): number {
  if (random.chance(0.6)) return 0;
  const own: number[] = [];
  for (let node = 0; node < tree.exit; node++) {
    if (tree.activation(node) === 0 && tree.kind(node) === EventKind.line) own.push(node);
  }
  return own.length > 0 ? random.pick(own) : 0;
}

/** Samples a finished activation of a named function whose states are contiguous; undefined if there is none. */
export function activationToAsk(recording: Recording, random: Random): number | undefined {
  const { activationCount, activations, activationCodes, codes, count, kinds } = recording;
  const first = new Int32Array(activationCount).fill(-1);
  const last = new Int32Array(activationCount).fill(-1);
  for (let node = 0; node < count; node++) {
    const activation = activations[node]!;
    if (first[activation] === -1) first[activation] = node;
    last[activation] = node;
  }
  const fit: number[] = [];
  for (let activation = 1; activation < activationCount; activation++) {
    const end = kinds[last[activation]!];
    if (kinds[first[activation]!] !== EventKind.call) continue;
    if (end !== EventKind.return && end !== EventKind.exception) continue;
    if (codes[activationCodes[activation]!]!.name.startsWith('<')) continue;
    if (isWhole(recording, activation, first[activation]!, last[activation]!)) fit.push(activation);
  }
  return fit.length > 0 ? random.pick(fit) : undefined;
}

/** False for a generator: its caller's states lie between its own. */
function isWhole({ activations }: Recording, activation: number, first: number, last: number): boolean {
  if (last - first > 400) return false;
  for (let node = first; node <= last; node++) if (activations[node]! < activation) return false;
  return true;
}

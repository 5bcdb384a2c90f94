/** Runs of whole programs: where a walk may begin, and which calls may be asked about. Pure. */
import type { Random } from '../shared/random.ts';
import { EventKind, GONE, type Recording } from '../trace/recording.ts';
import type { StateTree } from '../tree/tree.ts';
import { weightOf } from './simplicity.ts';
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

/**
 * Finished calls of named functions whose states are contiguous, in a random order in which the functions take turns;
 * those without arguments, of which little can be asked, come last. Of several with one outcome only the simplest is
 * there: training on the others would teach that the answer is random.
 */
export function callsToAsk(recording: Recording, random: Random): number[] {
  const { activationCount, activations, activationCodes, codes, count, kinds, lines, results, values } =
    recording;
  const first = new Int32Array(activationCount).fill(-1);
  const last = new Int32Array(activationCount).fill(-1);
  for (let node = 0; node < count; node++) {
    const activation = activations[node]!;
    if (first[activation] === -1) first[activation] = node;
    last[activation] = node;
  }
  const weights = new Map<number, number>();
  const byFunction = new Map<number, Map<string, number>>();
  for (let activation = 1; activation < activationCount; activation++) {
    const [from, to] = [first[activation]!, last[activation]!];
    const end = kinds[to];
    if (kinds[from] !== EventKind.call) continue;
    if (end !== EventKind.return && end !== EventKind.exception) continue;
    const code = activationCodes[activation]!;
    if (codes[code]!.name.startsWith('<') || !isWhole(recording, activation, from, to)) continue;
    const outcome = `${end} ${lines[to]} ${values[results[to]!]}`;
    const known = byFunction.get(code) ?? new Map<string, number>();
    byFunction.set(code, known);
    const weight = weightOf(argumentsAt(recording, from));
    const other = known.get(outcome);
    if (other !== undefined && weights.get(other)! <= weight) continue;
    known.set(outcome, activation);
    weights.set(activation, weight);
  }
  const turns = random.shuffled([...byFunction.values()]).map(found => random.shuffled([...found.values()]));
  const order: number[] = [];
  for (let turn = 0; turns.some(found => found.length > turn); turn++)
    for (const found of turns) if (found.length > turn) order.push(found[turn]!);
  const [given, bare] = [
    order.filter(one => weights.get(one)! > 0),
    order.filter(one => weights.get(one) === 0),
  ];
  return [...given, ...bare];
}

/** The values that a call shows. */
function argumentsAt({ changeStart, changeValues, values }: Recording, call: number): string[] {
  const shown: string[] = [];
  for (let at = changeStart[call]!; at < changeStart[call + 1]!; at++) {
    if (changeValues[at] !== GONE) shown.push(values[changeValues[at]!]!);
  }
  return shown;
}

/** False for a generator: its caller's states lie between its own. */
function isWhole({ activations }: Recording, activation: number, first: number, last: number): boolean {
  if (last - first > 400) return false;
  for (let node = first; node <= last; node++) if (activations[node]! < activation) return false;
  return true;
}

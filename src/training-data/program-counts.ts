/** Counts programs and documents, for the manifest and the page of statistics. */

import { SMALL_STEPS } from '../language/trajectory.ts';
import { SHARE_NAMES } from './config.ts';
import { type Counts, count } from './counts.ts';
import type { WrittenDocument } from './document.ts';
import type { Drawn } from './policy.ts';
import type { ProgramFacts, RecordedCall } from './recorded-program.ts';
import { noTargets } from './target-shares.ts';

/** Bin width in the plots of lengths. */
export const LENGTH_STEP = 64;
export const STATES_STEP = 4;

/** Counts one program and its documents. Counters are numbers and get their names once at the end. */
export class ProgramTally {
  private documents = 0;
  private tokens = 0;
  private cut = 0;
  private worked = 0;
  private parts = 0;
  private inSteps = 0;
  private readonly shares = noTargets();
  private readonly shapes = new Map<string, Pair>();
  private readonly contexts = new Map<string, Pair>();
  private readonly lengths = new Map<number, Pair>();
  private readonly states = new Map<number, Pair>();
  private readonly actions = new Map<string, Pair>();
  private readonly events = new Map<string, Pair>();

  constructor(
    private readonly facts: ProgramFacts,
    private readonly calls: readonly RecordedCall[],
  ) {}

  add(call: RecordedCall, drawn: Drawn, written: WrittenDocument): void {
    const { words, states, stateTargets, targets } = written;
    this.documents++;
    this.tokens += words.length;
    let sum = 0;
    for (const share of SHARE_NAMES) {
      this.shares[share] += targets[share];
      sum += targets[share];
    }
    addTo(this.shapes, drawn.shape, 1, sum);
    addTo(this.contexts, contextOf(call, drawn), 1);
    addTo(this.lengths, Math.ceil(words.length / LENGTH_STEP) * LENGTH_STEP, 1);
    addTo(this.states, Math.ceil(states / STATES_STEP) * STATES_STEP, 1);
    if (states < drawn.steps.length) this.cut++;
    for (let i = 1; i < states; i++) {
      const { state, working } = drawn.steps[i]!;
      if (working) {
        this.worked++;
        const inSteps = working.filter(({ expression }) => expression === SMALL_STEPS).length;
        this.parts += working.length - inSteps;
        this.inSteps += inSteps;
      }
      addTo(this.actions, drawn.steps[i - 1]!.action!.action, 1, stateTargets[i]!);
      addTo(this.events, state.event === 'exit' ? EXIT_NAMES[state.exit] : state.event, 1);
    }
  }

  counts(): Counts {
    const { origin } = this.facts;
    const counts: Counts = {
      programs: 1,
      calls: this.calls.length,
      [`programs by source/${origin}`]: 1,
      [`programs by entry/${entryKind(this.facts, this.calls)}`]: 1,
    };
    // Names without a heading, such as `with`, are syntax; `methods/str.upper` has a heading.
    for (const construct of this.facts.constructs ?? [])
      counts[HEADED.test(construct) ? construct : `constructs/${construct}`] = 1;
    for (const call of this.calls) count(counts, `exits/${call.recording.exit.kind}`);
    if (this.documents === 0) return counts;
    counts.documents = this.documents;
    counts.tokens = this.tokens;
    counts[`tokens by source/${origin}`] = this.tokens;
    counts[`tokens by entry/${entryKind(this.facts, this.calls)}`] = this.tokens;
    let sum = 0;
    for (const share of SHARE_NAMES) {
      if (this.shares[share] > 0) counts[`targets by share/${share}`] = this.shares[share];
      sum += this.shares[share];
    }
    counts.targets = sum;
    if (this.cut > 0) counts['documents cut'] = this.cut;
    if (this.worked > 0) {
      counts['working/states'] = this.worked;
      counts['working/parts'] = this.parts;
      counts['working/in steps'] = this.inSteps;
    }
    put(counts, this.shapes, 'documents by shape', 'targets by shape');
    put(counts, this.contexts, 'documents by context');
    put(counts, this.lengths, 'lengths');
    put(counts, this.states, 'states a document');
    put(counts, this.actions, 'actions', 'targets by action');
    put(counts, this.events, 'events');
    return counts;
  }
}

const HEADED = /^(?:operators|methods|calls|exceptions)\//;
const EXIT_NAMES = { normal: 'exit normal', error: 'exit error', never: 'exit never' } as const;

/** How often it occurred, and with how many targets. */
interface Pair {
  count: number;
  targets: number;
}

function addTo<K>(to: Map<K, Pair>, key: K, by: number, targets = 0): void {
  const pair = to.get(key);
  if (pair === undefined) to.set(key, { count: by, targets });
  else {
    pair.count += by;
    pair.targets += targets;
  }
}

function put<K extends string | number>(
  counts: Counts,
  from: ReadonlyMap<K, Pair>,
  heading: string,
  targetHeading?: string,
): void {
  for (const [key, { count, targets }] of from) {
    counts[`${heading}/${key}`] = count;
    if (targetHeading !== undefined) counts[`${targetHeading}/${key}`] = targets;
  }
}

/** How a program is entered. A `main` that was added below it does not count; a guard is `if __name__ == …`. */
function entryKind({ entry, constructs = [] }: ProgramFacts, calls: readonly RecordedCall[]): string {
  if (calls[0]?.facts.context !== 'whole') return 'a call';
  if (entry === '<module>') return constructs.includes('main guard') ? 'module with a guard' : 'module';
  return entry === 'main' ? 'main' : 'another function';
}

function contextOf(call: RecordedCall, drawn: Drawn): string {
  if (drawn.context === 'whole') return call.facts.context === 'direct' ? 'main' : call.facts.context;
  return drawn.context === 'program' ? 'direct' : 'inverse';
}

/** Kinds of values by the first character of their repr. */
const KINDS: readonly [pattern: RegExp, kind: string][] = [
  [/['"]/, 'str'],
  [/[0-9-]/, 'number'],
  [/\[/, 'list'],
  [/\{/, 'dict or set'],
  [/\(/, 'tuple'],
  [/T|F/, 'bool'],
  [/N/, 'None'],
  [/b/, 'bytes'],
  [/</, 'object'],
];

/** Adds the writer's numbers to the counts and resets them. */
export function countValues(counts: Counts, values: Uint32Array): void {
  for (let code = 0; code < values.length; code++) {
    if (values[code] === 0) continue;
    const character = String.fromCharCode(code);
    const kind = KINDS.find(([pattern]) => pattern.test(character))?.[1] ?? 'other';
    count(counts, `values/${kind}`, values[code]!);
    values[code] = 0;
  }
}

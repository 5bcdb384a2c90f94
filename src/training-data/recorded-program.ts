/** A program with the recordings of its calls, in the form that shapes and the writer need. */
import type { ContextLine } from '../language/trajectory.ts';
import { EventKind, type Recording } from '../trace/recording.ts';
import type { InverseTree } from '../tree/inverse.ts';
import { StateTree } from '../tree/tree.ts';
import { AskedCall } from './asked-call.ts';
import type { ContextKind } from './config.ts';
import { firstActivation } from './recording-cut.ts';
import { StatedTree } from './stated-tree.ts';
import { Workings } from './workings.ts';

export interface ProgramFacts {
  readonly index: number;
  readonly identity: string;
  /** The function asked about, such as `f` or `Stack.push`. */
  readonly entry: string;
  /** The source it came from: `drills`, `corpus`, … */
  readonly origin: string;
  readonly problem: string;
  readonly flags: readonly string[];
  /** Whether it was run from its own entry; a `main` that is added below calls other programs. */
  readonly whole?: boolean;
  /** Lines of the program itself. The `main` that calls it follows, except in whole programs. */
  readonly lines: number;
  /** Constructs of Python that it uses. */
  readonly constructs?: readonly string[];
  /** The texts of the parts that were worked out, if any. */
  readonly parts?: readonly string[];
}

export interface CallFacts {
  /** The call as it stands in `main`. */
  readonly call: string;
  readonly number: number;
  readonly context: ContextKind | 'whole';
  /** The changed variable, for a run with one. */
  readonly set?: { readonly event: number; readonly name: string; readonly value: string };
  /** Triples of event, part and value: the part had the value before the event of that number. */
  readonly working?: readonly (number | string)[];
  /** The event after which nothing was recorded. */
  readonly workingUntil?: number;
}

/** What questions backwards are about: the function of a name, or activations of the run. */
export type Asked = string | ((recording: Recording) => readonly number[]);

/** One run of a program: the whole run from its entry, and the calls in it that are asked about. */
export class RecordedCall {
  readonly whole: StatedTree;
  private known: readonly AskedCall[] | undefined;

  constructor(
    readonly facts: CallFacts,
    readonly recording: Recording,
    private readonly about: Asked,
    shift: number,
    parts?: readonly string[],
  ) {
    const working = parts && facts.working && new Workings(recording, parts, facts);
    this.whole = new StatedTree(StateTree.build(recording), shift, working);
  }

  /** The first call of the function, or some calls of a whole program. Empty if there was none. */
  get asked(): readonly AskedCall[] {
    this.known ??= this.activations().map(activation => new AskedCall(this.whole, activation));
    return this.known;
  }

  private activations(): readonly number[] {
    const { about, recording } = this;
    if (typeof about !== 'string') return about(recording);
    const first = firstActivation(recording, about);
    return first === undefined ? [] : [first];
  }

  /** The run of the function alone, as if it had been the entry. Undefined if it was never called. */
  get inner(): StatedTree | undefined {
    return this.asked[0]?.inner;
  }

  /** The way back from the function's end, if it ended. */
  get inverse(): InverseTree | undefined {
    return this.asked[0]?.inverse;
  }

  /** How the function ended, as text. */
  get outcome(): string {
    return this.asked[0]!.outcome;
  }

  /** How simple the function's arguments are. */
  get weight(): number {
    return this.asked[0]!.weight;
  }

  /** Where the function is called in the whole run. */
  get call(): number {
    return this.asked[0]?.first ?? 0;
  }
}

/** A program's lines as context lines. */
export function contextLines(lines: readonly string[], shift: number): ContextLine[] {
  return lines.map((source, i) => ({ line: 1 + i + shift, source }));
}

/** The depth of a run's deepest call. */
export function depthOf(recording: Recording): number {
  let deepest = 0;
  for (const depth of recording.activationDepths) if (depth > deepest) deepest = depth;
  return deepest;
}

/** Whether the first state of the run is a call. Otherwise it was not recorded from an entry. */
export function startsWithCall(recording: Recording): boolean {
  return recording.count > 0 && recording.kinds[0] === EventKind.call;
}

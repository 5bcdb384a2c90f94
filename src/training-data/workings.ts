/** How the lines of a run were worked out, part by part, as Python recorded it. */
import type { WorkedOut } from '../language/trajectory.ts';
import { type RecordedPart, shownWorking } from '../language/working.ts';
import type { Random } from '../shared/random.ts';
import { EventKind, type Recording } from '../trace/recording.ts';
import type { CallFacts } from './recorded-program.ts';

export class Workings {
  private readonly notes: readonly (number | string)[];
  private readonly until: number;
  /** Where the notes before each event begin, in triples; made on first use. */
  private starts: Uint32Array | undefined;

  constructor(
    private readonly recording: Recording,
    private readonly parts: readonly string[],
    { working = [], workingUntil }: CallFacts,
  ) {
    this.notes = working;
    this.until = workingUntil ?? Number.POSITIVE_INFINITY;
  }

  /**
   * What the activation of state `from` worked out on the way to state `to`. On a line that calls functions, its own
   * parts and those of lambdas and generator expressions on the line.
   *
   * Undefined if notes are missing, belong to an unknown activation, or are too many to be shown.
   */
  between(from: number, to: number): WorkedOut[] | undefined {
    if (to >= this.until) return undefined;
    const { activations, kinds } = this.recording;
    const own = activations[from]!;
    const found: RecordedPart[] = [];
    this.add(from + 1, true, found);
    for (let event = from + 2; event <= to; event++) {
      const before = event - 1;
      // The end of an activation may close generators; after an exception any activation may go on.
      if (this.ends(from) || (kinds[before] === EventKind.exception && this.has(event))) return undefined;
      const by =
        kinds[before] === EventKind.return ? this.callerOf(activations[before]!) : activations[before];
      if (by === own && kinds[before] === EventKind.return) this.add(event, true, found);
      else if (by !== undefined && by !== own && this.standsIn(by, from)) this.add(event, false, found);
    }
    return shownWorking(found);
  }

  /**
   * Whether an activation is a lambda or generator expression on the line of a state, or was called there by one. A
   * lambda that calls itself does not stand in itself.
   */
  private standsIn(activation: number, state: number): boolean {
    const { activations, activationCodes, codes, lines } = this.recording;
    const own = activations[state]!;
    let at: number | undefined = activation;
    while (at !== undefined && at !== own) {
      const { name, line } = codes[activationCodes[at]!]!;
      if (!name.startsWith('<') || line !== lines[state] || activationCodes[at] === activationCodes[own])
        return false;
      at = this.callerOf(at);
    }
    return at !== undefined;
  }

  private ends(event: number): boolean {
    const kind = this.recording.kinds[event];
    return kind === EventKind.return || kind === EventKind.exception;
  }

  private callerOf(activation: number): number | undefined {
    const { activations, activationParents } = this.recording;
    return activations[activationParents[activation]!];
  }

  private has(event: number): boolean {
    return this.notes[this.startOf(event)] === event;
  }

  private add(event: number, isOwn: boolean, found: RecordedPart[]): void {
    const { notes } = this;
    for (let at = this.startOf(event); notes[at] === event; at += 3) {
      found.push({ expression: this.parts[notes[at + 1] as number]!, value: notes[at + 2] as string, isOwn });
    }
  }

  private startOf(event: number): number {
    this.starts ??= this.index();
    return this.starts[event]!;
  }

  private index(): Uint32Array {
    const { notes } = this;
    const starts = new Uint32Array(this.recording.count + 2).fill(notes.length);
    for (let at = notes.length - 3; at >= 0; at -= 3) starts[notes[at] as number] = at;
    return starts;
  }
}

/**
 * Decides which states of a document show their working. A user may ask for it from any state on, or sometimes, or
 * never. So the states before may or may not show theirs.
 */
export function shownWorkings(random: Random): (state: number) => boolean {
  switch (random.weighted({ all: 11, none: 4, later: 3, some: 2 })) {
    case 'all':
      return () => true;
    case 'none':
      return () => false;
    case 'later': {
      const from = random.between(1, 24);
      return state => state >= from;
    }
    default: {
      const share = random.float();
      return () => random.chance(share);
    }
  }
}

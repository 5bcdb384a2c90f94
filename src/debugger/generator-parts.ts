/**
 * Which calls of a recording are one generator or coroutine that goes on: the recording shows each part of its run as
 * a call of its own. Pure.
 */
import type { StateTree } from '../tree/tree.ts';
import type { GivingLines } from './giving-lines.ts';

interface Parts {
  /** The calls of one code in which it goes on. */
  readonly resumed: ReadonlySet<number>;
  /** The others. */
  readonly begun: readonly number[];
  /** For each call of the code the one before. */
  readonly before: ReadonlyMap<number, number>;
}

export class GeneratorParts {
  private readonly known = new Map<number, Parts>();

  constructor(
    private readonly tree: StateTree,
    private readonly lines: GivingLines,
  ) {}

  isResumed(activation: number): boolean {
    const { name } = this.codeOf(activation);
    return (
      !(name.startsWith('<') && name !== '<genexpr>') && this.partsOf(activation).resumed.has(activation)
    );
  }

  /** The earlier part of its run, if the program made only one generator of this code. */
  resumedFrom(activation: number): number | undefined {
    const { begun, before } = this.partsOf(activation);
    const isOnly = begun[0]! < activation && !(begun[1]! < activation);
    return isOnly ? before.get(activation) : undefined;
  }

  yields(end: number): boolean {
    const text = this.lines.statementAt(this.tree.line(end))?.text ?? '';
    const { name } = this.codeOf(this.tree.activation(end));
    return name === '<genexpr>' || /\byield\b/.test(text);
  }

  /** A part that goes on has variables already, or does not begin at the beginning. */
  private partsOf(activation: number): Parts {
    const { tree } = this;
    const { activationCodes, activationCount } = tree.recording;
    const number = activationCodes[activation]!;
    const known = this.known.get(number);
    if (known) return known;
    const { name, parameters } = this.codeOf(activation);
    const begun: number[] = [];
    const before = new Map<number, number>();
    let last: number | undefined;
    const resumed = new Set<number>();
    let start: number | undefined;
    let yielded = false;
    for (let id = 0; id < activationCount; id++) {
      if (activationCodes[id] !== number) continue;
      const first = tree.first(id);
      const body = tree.next(first);
      const line = body === undefined ? undefined : tree.line(body);
      start ??= line;
      const hasMore = () => [...tree.locals(first).keys()].some(each => !parameters.includes(each));
      if (yielded && (line !== start || hasMore())) resumed.add(id);
      else begun.push(id);
      if (last !== undefined) before.set(id, last);
      last = id;
      const text = this.lines.statementAt(tree.line(tree.last(id)))?.text ?? '';
      yielded ||= name === '<genexpr>' || /\b(?:yield|await|async)\b/.test(text);
    }
    const parts = { resumed, begun, before };
    this.known.set(number, parts);
    return parts;
  }

  private codeOf(activation: number) {
    const { codes, activationCodes } = this.tree.recording;
    return codes[activationCodes[activation]!]!;
  }
}

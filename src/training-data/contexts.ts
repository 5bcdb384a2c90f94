/** Writes the contexts of one program once each, and documents with them. */
import { inverseContexts } from '../language/inverse-context.ts';
import type { Context } from '../language/trajectory.ts';
import type { CountedStep, DocumentWriter, Prepared, WrittenDocument } from './document.ts';
import type { Shown } from './policy.ts';
import { contextLines, type ProgramFacts, type RecordedCall } from './recorded-program.ts';

const PROGRAM: Shown = { context: 'program' };

export class Contexts {
  private readonly known = new Map<string, Prepared | undefined>();
  private readonly cut = new Set<string>();
  private program: Prepared | undefined;
  private backwards: ((line: number) => Context) | undefined;

  constructor(
    private readonly writer: DocumentWriter,
    private readonly facts: ProgramFacts,
    private readonly limit: number,
  ) {}

  /**
   * Writes a document. Undefined if the code does not fit, a state lies outside the context, or the cut walk equals
   * another.
   */
  write(call: RecordedCall, shown: Shown, steps: readonly CountedStep[]): WrittenDocument | undefined {
    const prepared = this.prepared(call, shown);
    if (!prepared) return undefined;
    for (const { state } of steps) {
      // A callback from elsewhere can leave the context of an inverse walk.
      if ('line' in state && !prepared.code.has(state.line)) return undefined;
    }
    const written = this.writer.write(prepared, steps);
    if (written && written.states < steps.length) {
      const key = written.words.join();
      if (this.cut.has(key)) return undefined;
      this.cut.add(key);
    }
    return written;
  }

  context(call: RecordedCall, { context, asked }: Shown): Context {
    if (asked) {
      this.backwards ??= inverseContexts(this.context(call, PROGRAM).lines);
      return this.backwards(asked.line);
    }
    const { lines } = call.recording.files[0]!;
    const shown = context === 'whole' ? lines : lines.slice(0, this.facts.lines);
    return { lines: contextLines(shown, call.whole.shift) };
  }

  private prepared(call: RecordedCall, shown: Shown): Prepared | undefined {
    const { context, asked } = shown;
    // The whole context differs between calls, in its `main`, and that of a walk backwards between functions.
    const key = context === 'whole' ? `whole ${call.facts.number}` : `${context} ${asked?.line ?? ''}`;
    if (this.known.has(key)) return this.known.get(key);
    const prepared = this.prepare(call, shown);
    const fitting = prepared.words.length < this.limit ? prepared : undefined;
    this.known.set(key, fitting);
    return fitting;
  }

  private prepare(call: RecordedCall, shown: Shown): Prepared {
    if (shown.asked) return this.writer.prepare(this.context(call, shown));
    // The whole context of each call begins with the program's own lines. A whole program has no others.
    this.program ??= this.writer.prepare(this.context(call, PROGRAM));
    const isAll = shown.context === 'program' || call.recording.files[0]!.lines.length === this.facts.lines;
    return isAll ? this.program : this.writer.prepare(this.context(call, shown), this.program);
  }
}

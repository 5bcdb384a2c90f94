/** Writes the contexts of one program once each, and documents with them. */
import type { Context } from '../language/trajectory.ts';
import type { CountedStep, DocumentWriter, Prepared, WrittenDocument } from './document.ts';
import { type ContextName, contextOf } from './policy.ts';
import { contextLines, type ProgramFacts, type RecordedCall } from './recorded-program.ts';

export class Contexts {
  private readonly known = new Map<string, Prepared | undefined>();
  private readonly cut = new Set<string>();
  private begun: Prepared | undefined;

  constructor(
    private readonly writer: DocumentWriter,
    private readonly facts: ProgramFacts,
    private readonly limit: number,
  ) {}

  /**
   * Writes a document. Undefined if the code does not fit, a state lies outside the context, or the cut walk equals
   * another.
   */
  write(call: RecordedCall, name: ContextName, steps: readonly CountedStep[]): WrittenDocument | undefined {
    const prepared = this.prepared(call, name);
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

  context(call: RecordedCall, name: ContextName): Context {
    const all = { lines: contextLines(call.recording.files[0]!.lines, call.whole.shift) };
    return contextOf(name, call, this.facts.lines, all);
  }

  /** The program's own lines, with which the whole context of each call begins. */
  private program(call: RecordedCall): Prepared {
    this.begun ??= this.writer.prepare(this.context(call, 'program'));
    return this.begun;
  }

  private prepared(call: RecordedCall, name: ContextName): Prepared | undefined {
    // Only the whole context differs between calls, in its `main`.
    const key = name === 'whole' ? `whole ${call.facts.number}` : name;
    if (this.known.has(key)) return this.known.get(key);
    const prepared =
      name === 'program'
        ? this.program(call)
        : this.writer.prepare(this.context(call, name), name === 'whole' ? this.program(call) : undefined);
    const fitting = prepared.words.length < this.limit ? prepared : undefined;
    this.known.set(key, fitting);
    return fitting;
  }
}

/** Writes a walk as a document: token ids with their target flags, cut where the context ends. */
import { TOKENS_PER_UNIT, writeName } from '../language/characters.ts';
import { CodeEncoder } from '../language/encode-code.ts';
import { writeValue } from '../language/encode-value.ts';
import { type PieceSink, putLine } from '../language/pieces.ts';
import { SPECIAL, SPECIAL_COUNT } from '../language/specials.ts';
import type { TextMode } from '../language/tokenizer.ts';
import type { Context, Step } from '../language/trajectory.ts';
import { OwnWriter } from '../language/write-own.ts';
import { ContextCode } from '../python/functions.ts';
import { isExit } from '../tree/state.ts';
import type { ShareName } from './config.ts';
import { TARGET } from './shard.ts';
import { noTargets, type Targets } from './target-shares.ts';

/** 1 for the ids that begin an action. */
const ACTIONS = new Uint8Array(SPECIAL_COUNT);
for (const name of [
  'step_into',
  'step_over',
  'step_return',
  'breakpoint',
  'continue',
  'set',
  'inv_step_into',
  'inv_step_over',
  'inv_step_call',
] as const) {
  ACTIONS[SPECIAL[name]] = 1;
}

/** Collects a writer's output as words of a shard. It is used for document after document. */
class WordSink implements PieceSink {
  words = new Uint16Array(8192);
  length = 0;
  /** Where the last action begins. */
  action = 0;
  /** Words written as targets since the start. */
  targets = 0;
  /** Target values since the start, by their first character. */
  readonly values = new Uint32Array(128);
  private readonly code = new CodeEncoder();

  special(id: number, target: boolean): void {
    if (this.length === this.words.length) this.grow(1);
    if (ACTIONS[id] === 1) this.action = this.length;
    if (target) this.targets++;
    this.words[this.length++] = target ? id | TARGET : id;
  }

  text(mode: TextMode, text: string, target: boolean): void {
    const room = TOKENS_PER_UNIT * text.length;
    if (this.length + room > this.words.length) this.grow(room);
    const from = this.length;
    if (mode === 'value') {
      this.length = writeValue(text, this.words, from);
      if (target) this.values[text.charCodeAt(0) & 127]!++;
    } else if (mode === 'name') this.length = writeName(text, 0, text.length, this.words, from);
    else {
      this.length = this.code.write(text, this.words, from);
      this.code.endLine();
    }
    if (!target) return;
    for (let at = from; at < this.length; at++) this.words[at]! |= TARGET;
    this.targets += this.length - from;
  }

  copy(words: Uint16Array): void {
    if (this.length + words.length > this.words.length) this.grow(words.length);
    this.words.set(words, this.length);
    this.length += words.length;
  }

  breakCode(): void {
    this.code.reset();
  }

  private grow(room: number): void {
    const words = new Uint16Array(Math.max(2 * this.words.length, this.length + room));
    words.set(this.words);
    this.words = words;
  }
}

/** A context and its tokens, written once and copied into each of its documents. */
export interface Prepared {
  readonly code: ContextCode;
  readonly words: Uint16Array;
}

/** A step, and the share that its state counts for. */
export interface CountedStep extends Step {
  readonly share: ShareName;
  /** The step is only shown: the way to where the question begins, or an action of the user. It carries no loss. */
  readonly given?: true;
}

export interface WrittenDocument {
  readonly words: Uint16Array;
  /** Number of steps in the document. */
  readonly states: number;
  readonly targets: Targets;
  /** Number of targets of each state in the document. */
  readonly stateTargets: number[];
}

export class DocumentWriter {
  private readonly sink = new WordSink();

  constructor(
    private readonly limit: number,
    private readonly certainTargets = false,
  ) {}

  /** Number of target values since the start, by their first character. */
  get values(): Uint32Array {
    return this.sink.values;
  }

  /** `begun` is a context whose lines this one begins with and at whose end no string is open. */
  prepare(context: Context, begun?: Prepared): Prepared {
    const code = new ContextCode(context);
    const { sink } = this;
    sink.length = 0;
    sink.breakCode();
    if (begun) {
      sink.copy(begun.words);
      for (const { line, source } of context.lines.slice(begun.code.context.lines.length)) {
        putLine(sink, line, false);
        if (source !== '') sink.text('code', source, false);
      }
    } else new OwnWriter(sink, code).context();
    return { code, words: sink.words.slice(0, sink.length) };
  }

  /** Undefined if not one of the states asked for fits. */
  write(context: Prepared, steps: readonly CountedStep[]): WrittenDocument | undefined {
    const { sink, limit } = this;
    const writer = new OwnWriter(sink, context.code, this.certainTargets);
    sink.length = 0;
    sink.copy(context.words);
    const targets = noTargets();
    const stateTargets: number[] = [];
    let end = 0;
    for (const step of steps) {
      const from = sink.length;
      const before = sink.targets;
      writer.step(step);
      const stateEnd = step.action ? sink.action : sink.length;
      if (stateEnd > limit) break;
      end = stateEnd;
      let count = 0;
      if (step.given) {
        for (let at = from; at < stateEnd; at++) sink.words[at]! &= ~TARGET;
      } else count = sink.targets - before; // an action is never a target
      targets[step.share] += count;
      stateTargets.push(count);
      if (sink.length > limit) break;
    }
    if (stateTargets.length < 2) return undefined;
    const last = steps[stateTargets.length - 1]!;
    if (isExit(last.state) && end + 2 <= limit) {
      sink.length = end;
      sink.special(SPECIAL.trace_end, false);
      sink.special(SPECIAL.end_of_text, false);
      end = sink.length;
    }
    return { words: sink.words.slice(0, end), states: stateTargets.length, targets, stateTargets };
  }
}

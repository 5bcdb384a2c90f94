/**
 * Receives a writer's pieces: special tokens, and texts with a mode. One pass of one writer produces text or token
 * ids, depending on the sink.
 */
import { TOKENS_PER_UNIT, writeName } from './characters.ts';
import { CodeEncoder } from './encode-code.ts';
import { writeValue } from './encode-value.ts';
import { LanguageError } from './language-error.ts';
import {
  DEPTH_BASE,
  DEPTH_TOKENS,
  isInterchangeSpecial,
  LINE_BASE,
  LINE_TOKENS,
  SPECIAL,
  SPECIAL_IDS,
  SPECIAL_SHAPE,
  SPECIAL_TEXTS,
} from './specials.ts';
import type { TextMode } from './tokenizer.ts';
import type { Form } from './trajectory.ts';

export interface PieceSink {
  /** `target`: whether the model must predict it. */
  special(id: number, target: boolean): void;
  text(mode: TextMode, text: string, target: boolean): void;
  /** The next code does not follow the last one, so no string literal continues. */
  breakCode(): void;
}

/** Texts of our own form: a literal `<|` is written with a token for its `<`. */
export function escapeText(text: string): string {
  return text.includes('<|') ? text.replaceAll('<|', '<|lt|>|') : text;
}

/** Refuses text with a special token of the interchange form, which could forge a state. */
function refuseSpecials(text: string): void {
  if (!text.includes('<|')) return;
  for (const [shape] of text.matchAll(SPECIAL_SHAPE)) {
    const id = SPECIAL_IDS.get(shape);
    if (id !== undefined && isInterchangeSpecial(id)) {
      throw new LanguageError(
        `the program's text contains the special token ${shape}, which the interchange form cannot write; ` +
          'change that text, or use token ids or our own form',
      );
    }
  }
}

export class TextSink implements PieceSink {
  written = '';
  private readonly own: boolean;

  constructor(form: Form) {
    this.own = form === 'own';
  }

  special(id: number): void {
    this.written += SPECIAL_TEXTS[id]!;
  }

  text(_mode: TextMode, text: string): void {
    if (this.own) this.written += escapeText(text);
    else {
      refuseSpecials(text);
      this.written += text;
    }
  }

  breakCode(): void {}
}

/** Token ids, and beside each whether it is a target. */
export class TokenSink implements PieceSink {
  private ids = new Uint16Array(4096);
  private flags = new Uint8Array(4096);
  length = 0;
  private readonly code = new CodeEncoder();

  special(id: number, target: boolean): void {
    if (this.length === this.ids.length) this.grow(1);
    this.flags[this.length] = target ? 1 : 0;
    this.ids[this.length++] = id;
  }

  text(mode: TextMode, text: string, target: boolean): void {
    const room = TOKENS_PER_UNIT * text.length;
    if (this.length + room > this.ids.length) this.grow(room);
    const from = this.length;
    if (mode === 'value') this.length = writeValue(text, this.ids, from);
    else if (mode === 'name') this.length = writeName(text, 0, text.length, this.ids, from);
    else {
      this.length = this.code.write(text, this.ids, from);
      this.code.endLine();
    }
    this.flags.fill(target ? 1 : 0, from, this.length);
  }

  breakCode(): void {
    this.code.reset();
  }

  result(): { ids: Uint16Array; targets: Uint8Array } {
    return { ids: this.ids.slice(0, this.length), targets: this.flags.slice(0, this.length) };
  }

  private grow(room: number): void {
    const size = Math.max(2 * this.ids.length, this.length + room);
    const ids = new Uint16Array(size);
    const flags = new Uint8Array(size);
    ids.set(this.ids);
    flags.set(this.flags);
    this.ids = ids;
    this.flags = flags;
  }
}

/** A line number: one token up to 512; above, `line_high`, how many whole 512s, and the rest from 1 to 512. */
export function putLine(sink: PieceSink, line: number, target: boolean): void {
  putNumber(sink, line, LINE_BASE, LINE_TOKENS, SPECIAL.line_high, target);
}

/** A depth: the same with 64. */
export function putDepth(sink: PieceSink, depth: number, target: boolean): void {
  putNumber(sink, depth, DEPTH_BASE, DEPTH_TOKENS, SPECIAL.depth_high, target);
}

function putNumber(
  sink: PieceSink,
  value: number,
  base: number,
  single: number,
  high: number,
  target: boolean,
): void {
  if (value > single) {
    const above = Math.floor((value - 1) / single);
    sink.special(high, target);
    putNumber(sink, above, base, single, high, target);
    sink.special(base + value - above * single - 1, target);
    return;
  }
  if (!(value >= 1 && Number.isInteger(value)))
    throw new LanguageError(`${value} is no line number or depth`);
  sink.special(base + value - 1, target);
}

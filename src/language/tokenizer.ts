/**
 * The tokenizer: text in three modes to token ids and back. It never gives a special id for a text; `decode`
 * concatenates the tokens' texts.
 */
import { TOKENS_PER_UNIT, writeName } from './characters.ts';
import { CodeEncoder } from './encode-code.ts';
import { writeValue } from './encode-value.ts';
import { BYTE_BASE, SPECIAL_TEXTS, TEXT_BASE } from './specials.ts';
import { TEXTS, VOCABULARY_SIZE } from './vocabulary.ts';
import { decodeBytes } from './wtf8.ts';

/** `code`: source text. `name`: an identifier, the same tokens as in code. `value`: a repr, by character and digit. */
export type TextMode = 'code' | 'name' | 'value';

export class Tokenizer {
  private scratch = new Uint16Array(4096);
  private readonly code = new CodeEncoder();

  encode(text: string, mode: TextMode): number[] {
    const room = Tokenizer.room(text);
    if (this.scratch.length < room) this.scratch = new Uint16Array(2 * room);
    return Array.from(this.scratch.subarray(0, this.encodeInto(text, mode, this.scratch, 0)));
  }

  /**
   * Writes the ids into `out` from `at` on and returns the place behind them. `out` needs `room(text)` free places.
   */
  encodeInto(text: string, mode: TextMode, out: Uint16Array, at: number): number {
    if (out.length - at < Tokenizer.room(text)) {
      throw new RangeError(
        `${out.length - at} places are too few for a text of ${text.length}: give room(text)`,
      );
    }
    if (mode === 'value') return writeValue(text, out, at);
    if (mode === 'name') return writeName(text, 0, text.length, out, at);
    this.code.reset();
    return this.code.write(text, out, at);
  }

  /** The most tokens a text can take. */
  static room(text: string): number {
    return TOKENS_PER_UNIT * text.length;
  }

  /** Concatenates the tokens' texts. A special token gives its own `<|…|>`; bytes that are no UTF-8 give U+FFFD. */
  decode(ids: ArrayLike<number>, from = 0, to = ids.length): string {
    let text = '';
    for (let i = from; i < to; ) {
      const id = ids[i]!;
      if (id >= TEXT_BASE) {
        if (id >= VOCABULARY_SIZE)
          throw new RangeError(`token ${i}: ${id} is outside the vocabulary of ${VOCABULARY_SIZE}`);
        text += TEXTS[id - TEXT_BASE]!;
        i++;
      } else if (id >= BYTE_BASE) {
        const bytes: number[] = [];
        for (; i < to && ids[i]! >= BYTE_BASE && ids[i]! < TEXT_BASE; i++) bytes.push(ids[i]! - BYTE_BASE);
        text += decodeBytes(bytes);
      } else {
        text += SPECIAL_TEXTS[id]!;
        i++;
      }
    }
    return text;
  }
}

export const tokenizer = new Tokenizer();

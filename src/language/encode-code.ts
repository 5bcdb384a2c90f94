/**
 * Encodes code: the longest pieces of the vocabulary, but string literals by character, numbers by digit, and a
 * program's own names always the same way. It keeps its place in a triple-quoted string from one line to the next.
 */
import {
  CharacterClass,
  CLASSES,
  isNamePart,
  unitsAt,
  writeCharacter,
  writeCharacters,
  writeName,
  writeNumber,
} from './characters.ts';
import { TEXT_BASE } from './specials.ts';
import { Trie } from './trie.ts';
import { CHARACTER_IDS, CODE_BASE, PIECES, TEXTS, VOCABULARY_SIZE } from './vocabulary.ts';

// A string literal, or, within an f-string, a replacement field `{…}` or the format behind its colon.
const STRING = 0;
const FIELD = 1;
const FORMAT = 2;

interface Nesting {
  readonly kind: typeof STRING | typeof FIELD | typeof FORMAT;
  readonly quote: number;
  readonly triple: boolean;
  readonly formatted: boolean;
  /** Open brackets within a field. */
  brackets: number;
}

/**
 * For each piece of code, the number of brackets that it opens; IN_FIELD_NO if it must not be in a replacement field.
 */
const IN_FIELD_NO = 100;
const BRACKETS = new Int8Array(VOCABULARY_SIZE);
for (let id = CODE_BASE; id < VOCABULARY_SIZE; id++) {
  const text = TEXTS[id - TEXT_BASE]!;
  if (/[{}:]/.test(text)) BRACKETS[id] = IN_FIELD_NO;
  else
    for (const character of text)
      BRACKETS[id]! += '(['.includes(character) ? 1 : ')]'.includes(character) ? -1 : 0;
}

const LENGTHS = new Uint8Array(VOCABULARY_SIZE);
/** What can follow a name within a piece of code. */
const FOLLOWS_NAME = new Uint8Array(128);
for (let id = CODE_BASE; id < VOCABULARY_SIZE; id++) {
  const text = TEXTS[id - TEXT_BASE]!;
  LENGTHS[id] = text.length;
  const name = /^\w+/.exec(text)?.[0];
  if (name !== undefined) FOLLOWS_NAME[text.charCodeAt(name.length)] = 1;
}

const BACKSLASH = 0x5c;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const COLON = 0x3a;

export class CodeEncoder {
  /** The open strings and fields; empty in plain code. */
  private readonly nesting: Nesting[] = [];

  /** Forgets what was open, because the next line does not follow the last one. */
  reset(): void {
    this.nesting.length = 0;
  }

  /** A line has ended: a string in single quotes ends with it. */
  endLine(): void {
    const { nesting } = this;
    const cut = nesting.findIndex(frame => frame.kind === STRING && !frame.triple);
    if (cut >= 0) nesting.length = cut;
  }

  write(text: string, out: Uint16Array, at: number): number {
    const { length } = text;
    const { nesting } = this;
    /** The name just written is the prefix of an f-string. */
    let formatted = false;
    let i = 0;
    while (i < length) {
      const top = nesting.length === 0 ? undefined : nesting[nesting.length - 1]!;
      const code = text.charCodeAt(i);
      const kind = CLASSES[code]!;
      if (top !== undefined && top.kind !== FIELD) {
        if (top.kind === STRING) {
          const from = i;
          i = plainEnd(text, i, top);
          if (i > from) {
            at = writeCharacters(text, from, i, out, at);
            continue;
          }
        }
        const units = top.kind === STRING ? this.string(text, i, top) : this.format(text, i);
        at = writeCharacters(text, i, i + units, out, at);
        i += units;
        continue;
      }
      if (kind === CharacterClass.name) {
        let end = i + 1;
        while (end < length && isNamePart(text.charCodeAt(end))) end++;
        formatted = end < length && end - i <= 2 && isFormattedPrefix(text, i, end);
        const piece = FOLLOWS_NAME[text.charCodeAt(end) & 0x7f] ? this.piece(text, i, end, top) : 0;
        if (piece !== 0) {
          out[at++] = piece;
          i += LENGTHS[piece]!;
        } else {
          at = writeName(text, i, end, out, at);
          i = end;
        }
        continue;
      }
      if (kind === CharacterClass.digit) {
        const next = writeNumber(text, i, out, at);
        i += next - at;
        at = next;
        continue;
      }
      if (kind === CharacterClass.comment) {
        let end = text.indexOf('\n', i);
        if (end < 0) end = length;
        at = writeComment(text, i, end, out, at);
        i = end;
        continue;
      }
      if (kind === CharacterClass.quote) {
        const triple = text.charCodeAt(i + 1) === code && text.charCodeAt(i + 2) === code;
        nesting.push({ kind: STRING, quote: code, triple, formatted, brackets: 0 });
        formatted = false;
        for (const end = i + (triple ? 3 : 1); i < end; i++) out[at++] = CHARACTER_IDS[code]!;
        continue;
      }
      if (kind === CharacterClass.newline) this.endLine();
      const piece = this.piece(text, i, i, top);
      if (piece !== 0) {
        out[at++] = piece;
        i += LENGTHS[piece]!;
        continue;
      }
      if (top !== undefined) this.field(code, top);
      at = writeCharacter(text, i, out, at);
      i += unitsAt(text, i);
    }
    return at;
  }

  /**
   * The longest piece of code at `i` that reaches beyond `nameEnd` (the end of the name at `i`, if one stands there).
   */
  private piece(text: string, i: number, nameEnd: number, field: Nesting | undefined): number {
    const { base, check, ids } = PIECES;
    const { length } = text;
    let node = Trie.ROOT;
    let best = 0;
    for (let j = i; j < length; ) {
      const code = text.charCodeAt(j);
      if (code >= 128) break;
      const slot = base[node]! + code;
      if (check[slot] !== node) break;
      node = slot;
      j++;
      const id = ids[node]!;
      if (j > nameEnd && id >= CODE_BASE && (field === undefined || BRACKETS[id] !== IN_FIELD_NO)) best = id;
    }
    if (best !== 0 && field !== undefined) field.brackets += BRACKETS[best]!;
    return best;
  }

  /**
   * The number of units from `i` that belong together inside a string literal; closes it or opens a field on the way.
   */
  private string(text: string, i: number, top: Nesting): number {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH) return i + 1 < text.length ? 1 + unitsAt(text, i + 1) : 1;
    if (code === top.quote) {
      if (!top.triple) {
        this.nesting.pop();
        return 1;
      }
      if (text.charCodeAt(i + 1) === code && text.charCodeAt(i + 2) === code) {
        this.nesting.pop();
        return 3;
      }
      return 1;
    }
    if (code === 0x0a) {
      this.endLine();
      return 1;
    }
    if (code === OPEN_BRACE && top.formatted) {
      if (text.charCodeAt(i + 1) === OPEN_BRACE) return 2;
      this.nesting.push({ kind: FIELD, quote: 0, triple: false, formatted: false, brackets: 0 });
      return 1;
    }
    return unitsAt(text, i);
  }

  /** The same inside the format of a field. */
  private format(text: string, i: number): number {
    const code = text.charCodeAt(i);
    if (code === CLOSE_BRACE) this.nesting.pop();
    else if (code === OPEN_BRACE) {
      this.nesting.push({ kind: FIELD, quote: 0, triple: false, formatted: false, brackets: 0 });
    } else if (code === 0x0a) this.endLine();
    return unitsAt(text, i);
  }

  /** A single character of a replacement field: it may nest deeper, end the field, or begin its format. */
  private field(code: number, top: Nesting): void {
    if (code === 0x28 || code === 0x5b || code === OPEN_BRACE) top.brackets++;
    else if (code === 0x29 || code === 0x5d) top.brackets--;
    else if (code === CLOSE_BRACE) {
      if (top.brackets <= 0) this.nesting.pop();
      else top.brackets--;
    } else if (code === COLON && top.brackets <= 0) {
      this.nesting.pop();
      this.nesting.push({ kind: FORMAT, quote: 0, triple: false, formatted: false, brackets: 0 });
    }
  }
}

/** The end of the run of ordinary characters from `i` in a string literal. */
function plainEnd(text: string, i: number, { quote, formatted }: Nesting): number {
  const brace = formatted ? OPEN_BRACE : quote;
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === quote || code === BACKSLASH || code === 0x0a || code === brace) break;
  }
  return i;
}

/** Whether the name from `i` to `end` is the prefix of an f-string (or of a t-string, which has fields too). */
function isFormattedPrefix(text: string, i: number, end: number): boolean {
  if (CLASSES[text.charCodeAt(end)] !== CharacterClass.quote) return false;
  let formatted = false;
  for (let j = i; j < end; j++) {
    const letter = text.charCodeAt(j) | 0x20;
    if (letter === 0x66 || letter === 0x74) formatted = true;
    else if (letter !== 0x72) return false;
  }
  return formatted;
}

/** Writes a comment: words and single characters; a quote in it opens nothing. */
function writeComment(text: string, i: number, end: number, out: Uint16Array, at: number): number {
  while (i < end) {
    const from = i;
    while (i < end && isNamePart(text.charCodeAt(i))) i++;
    if (i > from) {
      at = writeName(text, from, i, out, at);
      continue;
    }
    at = writeCharacter(text, i, out, at);
    i++;
  }
  return at;
}

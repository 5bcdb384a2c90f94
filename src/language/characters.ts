/** Encodes single characters, and names as words. */
import { BYTE_BASE } from './specials.ts';
import { Trie } from './trie.ts';
import { ASTRAL_IDS, CHARACTER_IDS, CODE_BASE, PIECES } from './vocabulary.ts';
import { writeCodePoint } from './wtf8.ts';

/** What an ASCII character can begin. All other characters count as part of a name. */
export const CharacterClass = { other: 0, name: 1, digit: 2, quote: 3, comment: 4, newline: 5 } as const;

export const CLASSES = new Uint8Array(0x10000).fill(CharacterClass.name, 128);
for (let code = 0; code < 128; code++) {
  const character = String.fromCharCode(code);
  if (/[A-Za-z_]/.test(character)) CLASSES[code] = CharacterClass.name;
  else if (/[0-9]/.test(character)) CLASSES[code] = CharacterClass.digit;
  else if (character === '"' || character === "'") CLASSES[code] = CharacterClass.quote;
  else if (character === '#') CLASSES[code] = CharacterClass.comment;
  else if (character === '\n') CLASSES[code] = CharacterClass.newline;
}

/** At most this many tokens for one UTF-16 unit. */
export const TOKENS_PER_UNIT = 3;

/** Writes a character without a token in the basic plane: its own token, or bytes. */
function writeRare(text: string, i: number, out: Uint16Array, at: number): number {
  const codePoint = text.codePointAt(i)!;
  const id = ASTRAL_IDS.get(codePoint);
  if (id !== undefined) {
    out[at] = id;
    return at + 1;
  }
  return writeCodePoint(codePoint, out, at, BYTE_BASE);
}

/** How many units the character at `i` takes: 2 for a surrogate pair, else 1. */
export function unitsAt(text: string, i: number): number {
  const unit = text.charCodeAt(i);
  if ((unit & 0xfc00) !== 0xd800 || i + 1 >= text.length) return 1;
  return (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00 ? 2 : 1;
}

/** Writes the character at `i`: `unitsAt` says how many units it takes. */
export function writeCharacter(text: string, i: number, out: Uint16Array, at: number): number {
  const id = CHARACTER_IDS[text.charCodeAt(i)]!;
  if (id === 0) return writeRare(text, i, out, at);
  out[at] = id;
  return at + 1;
}

/** Writes the digit at `i`, and the letters and digits behind it (1e-05, 0x1f, 2j): they are not a name. */
export function writeNumber(text: string, i: number, out: Uint16Array, at: number): number {
  const { length } = text;
  do {
    out[at++] = CHARACTER_IDS[text.charCodeAt(i)]!;
    i++;
  } while (i < length && text.charCodeAt(i) < 128 && isNamePart(text.charCodeAt(i)));
  return at;
}

export function isNamePart(code: number): boolean {
  const kind = CLASSES[code]!;
  return kind === CharacterClass.name || kind === CharacterClass.digit;
}

/** Writes the units from `i` to `end`, one token per character. `end` must not cut a surrogate pair. */
export function writeCharacters(text: string, i: number, end: number, out: Uint16Array, at: number): number {
  while (i < end) {
    at = writeCharacter(text, i, out, at);
    i += unitsAt(text, i);
  }
  return at;
}

/**
 * Writes a name, the same way wherever it occurs: the longest words of the vocabulary from the left, else characters.
 */
export function writeName(text: string, i: number, end: number, out: Uint16Array, at: number): number {
  const { base, check, ids } = PIECES;
  while (i < end) {
    let node = Trie.ROOT;
    let best = 0;
    let bestEnd = i;
    for (let j = i; j < end; ) {
      const code = text.charCodeAt(j);
      if (code >= 128) break;
      const slot = base[node]! + code;
      if (check[slot] !== node) break;
      node = slot;
      j++;
      const id = ids[node]!;
      if (id !== 0 && id < CODE_BASE) {
        best = id;
        bestEnd = j;
      }
    }
    if (best !== 0) {
      out[at++] = best;
      i = bestEnd;
      continue;
    }
    at = writeCharacter(text, i, out, at);
    i += unitsAt(text, i);
  }
  return at;
}

/** The vocabulary as look-up tables: built once from the frozen lists, read by the encoders. */
import { BYTE_BASE, SPECIAL_COUNT, SPECIAL_TEXTS, TEXT_BASE } from './specials.ts';
import { Trie } from './trie.ts';
import { CHARACTERS, CODE, WORDS } from './vocabulary.v1.ts';

const WORD_BASE = TEXT_BASE + CHARACTERS.length;
export const CODE_BASE = WORD_BASE + WORDS.length;
export const VOCABULARY_SIZE = CODE_BASE + CODE.length;

/** Texts of the ids from TEXT_BASE on. */
export const TEXTS: readonly string[] = [...CHARACTERS, ...WORDS, ...CODE];

/** Token of a UTF-16 unit that is a character of the vocabulary, or 0. */
export const CHARACTER_IDS = new Uint16Array(0x10000);
/** Token of a character outside the basic plane. */
export const ASTRAL_IDS = new Map<number, number>();
for (const [i, character] of CHARACTERS.entries()) {
  const codePoint = character.codePointAt(0)!;
  if (codePoint < 0x10000) CHARACTER_IDS[codePoint] = TEXT_BASE + i;
  else ASTRAL_IDS.set(codePoint, TEXT_BASE + i);
}

/** Words and pieces of code; ids from CODE_BASE on hold more than a name. */
export const PIECES = Trie.build([
  ...WORDS.map((text, i) => [text, WORD_BASE + i] as const),
  ...CODE.map((text, i) => [text, CODE_BASE + i] as const),
]);

export type TokenKind = 'special' | 'byte' | 'text';

/** One entry of the vocabulary, as a trainer or a model's file carries it. */
export interface VocabularyEntry {
  readonly id: number;
  readonly kind: TokenKind;
  /** The text; for a byte, `<0xE9>`. */
  readonly text: string;
}

/** All entries in the order of their ids. */
export function exportVocabulary(): VocabularyEntry[] {
  const entries: VocabularyEntry[] = SPECIAL_TEXTS.map((text, id) => ({ id, kind: 'special', text }));
  for (let byte = 0; byte < 256; byte++) {
    const hex = byte.toString(16).toUpperCase().padStart(2, '0');
    entries.push({ id: BYTE_BASE + byte, kind: 'byte', text: `<0x${hex}>` });
  }
  for (const [i, text] of TEXTS.entries()) entries.push({ id: TEXT_BASE + i, kind: 'text', text });
  return entries;
}

/** Is it one of the special tokens, reserved ones included? */
export function isSpecial(id: number): boolean {
  return id < SPECIAL_COUNT;
}

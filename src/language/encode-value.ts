/** Encodes values as `repr` writes them: quoted text by character, numbers by digit, names as words. */

import {
  CharacterClass,
  CLASSES,
  isNamePart,
  unitsAt,
  writeCharacter,
  writeName,
  writeNumber,
} from './characters.ts';
import { CHARACTER_IDS, PIECES } from './vocabulary.ts';

const COMMA_SPACE = PIECES.find(', ');
const COLON_SPACE = PIECES.find(': ');

export function writeValue(text: string, out: Uint16Array, at: number): number {
  const { length } = text;
  /** The open quote, or 0. */
  let quote = 0;
  let i = 0;
  while (i < length) {
    const code = text.charCodeAt(i);
    if (quote !== 0) {
      if (code === quote) quote = 0;
      else if (code === 0x5c && i + 1 < length) {
        // The escaped character is no closing quote, whatever it is.
        out[at++] = CHARACTER_IDS[code]!;
        i++;
      }
    } else {
      const kind = CLASSES[code]!;
      if (kind === CharacterClass.name) {
        let end = i + 1;
        while (end < length && isNamePart(text.charCodeAt(end))) end++;
        at = writeName(text, i, end, out, at);
        i = end;
        continue;
      }
      if (kind === CharacterClass.digit) {
        const next = writeNumber(text, i, out, at);
        i += next - at;
        at = next;
        continue;
      }
      if (kind === CharacterClass.quote) quote = code;
      else if (code === 0x2c && text.charCodeAt(i + 1) === 0x20) {
        out[at++] = COMMA_SPACE;
        i += 2;
        continue;
      } else if (code === 0x3a && text.charCodeAt(i + 1) === 0x20) {
        out[at++] = COLON_SPACE;
        i += 2;
        continue;
      }
    }
    // Written out: a call for each character costs 7 % here.
    const id = CHARACTER_IDS[text.charCodeAt(i)]!;
    if (id !== 0) {
      out[at++] = id;
      i++;
    } else {
      at = writeCharacter(text, i, out, at);
      i += unitsAt(text, i);
    }
  }
  return at;
}

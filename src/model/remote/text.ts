/** Our own form as text, for servers that exchange text: converts token ids to text and back. */
import { escapeText } from '../../language/pieces.ts';
import { BYTE_BASE, SPECIAL, SPECIAL_COUNT, SPECIAL_IDS, SPECIAL_TEXTS } from '../../language/specials.ts';
import { type TextMode, tokenizer } from '../../language/tokenizer.ts';
import { exportVocabulary } from '../../language/vocabulary.ts';

/** A literal `<|` is escaped, so that no server reads a special token into a program's text. */
export function textOf(ids: readonly number[]): string {
  let text = '';
  for (let i = 0; i < ids.length; ) {
    if (ids[i]! < SPECIAL_COUNT) {
      text += SPECIAL_TEXTS[ids[i++]!]!;
      continue;
    }
    const from = i;
    while (i < ids.length && ids[i]! >= SPECIAL_COUNT) i++;
    text += escapeText(tokenizer.decode(ids, from, i));
  }
  return text;
}

let byText: Map<string, number> | undefined;

/** The token of a text, as a server names it: `token_id:7`, `bytes:\x0a`, or the text itself. */
export function idOfText(text: string): number | undefined {
  const numbered = /^token_id:(\d+)$/.exec(text);
  if (numbered) return Number(numbered[1]);
  const byte = /^bytes:\\x([0-9a-f]{2})$/i.exec(text);
  if (byte) return BYTE_BASE + Number.parseInt(byte[1]!, 16);
  byText ??= new Map(
    exportVocabulary().flatMap(({ id, kind, text: own }) => (kind === 'byte' ? [] : [[own, id] as const])),
  );
  return byText.get(text);
}

export interface Spelled {
  readonly id: number;
  /** Its offset in the text. */
  readonly at: number;
}

/** Tokens of a state that was written as text. A special token that is cut at the end is left out. */
export function spell(text: string): Spelled[] {
  const found: Spelled[] = [];
  let mode: TextMode = 'value';
  let working = false;
  const shape = /<\|[A-Za-z0-9_]+\|>/g;
  const plain = (piece: string, at: number) => {
    const own = piece.replaceAll('<|lt|>|', '<|');
    let offset = at;
    for (const id of tokenizer.encode(own, mode)) {
      found.push({ id, at: offset });
      offset += tokenizer.decode([id]).length;
    }
  };
  let from = 0;
  for (const match of text.matchAll(shape)) {
    const id = SPECIAL_IDS.get(match[0]);
    if (id === undefined || id === SPECIAL.lt) continue;
    if (match.index > from) plain(text.slice(from, match.index), from);
    found.push({ id, at: match.index });
    working = id === SPECIAL.working || (working && (id === SPECIAL.var || id === SPECIAL.eq));
    mode = [SPECIAL.var, SPECIAL.gone, SPECIAL.set].includes(id) ? (working ? 'code' : 'name') : 'value';
    from = match.index + match[0].length;
  }
  const rest = text.slice(from).replace(/<\|[A-Za-z0-9_]*\|?$/, '');
  if (rest !== '') plain(rest, from);
  return found;
}

/** Prints documents for people, with targets set apart from the rest. */

import { ACTION_TOKENS, EVENT_TOKENS, SPECIAL, SPECIAL_TEXTS } from '../language/specials.ts';
import { tokenizer } from '../language/tokenizer.ts';
import { painted } from '../shared/terminal.ts';
import { DOCUMENT_START, ID_MASK, PAD, type Shard, TARGET } from './shard.ts';

/** The documents of a shard in order, without padding. */
export function* documentsOf({ header, words }: Shard): Generator<Uint16Array> {
  for (let row = 0; row < header.rows; row++) {
    const end = (row + 1) * header.context;
    let start = row * header.context;
    while (start < end) {
      let next = start + 1;
      while (next < end && !(words[next]! & DOCUMENT_START)) next++;
      if ((words[start]! & ID_MASK) !== PAD) yield words.subarray(start, next);
      start = next;
    }
  }
}

/** How pieces are painted: targets, and the rest. */
export interface Paint {
  readonly target: (text: string) => string;
  readonly given: (text: string) => string;
}

export const PLAIN: Paint = { target: text => text, given: text => text };
/** Written by `forTerminal`. */
export const COLOURS: Paint = {
  target: text => painted('32', text),
  given: text => painted('2', text),
};
/** For terminals without colours: targets in brackets. */
export const BRACKETS: Paint = { target: text => `⟦${text}⟧`, given: text => text };

/** One line per line of code, state and action. */
export function documentText(document: Uint16Array, paint: Paint): string {
  let text = '';
  let piece: number[] = [];
  let target = false;
  const flush = () => {
    if (piece.length === 0) return;
    const shown = tokenizer.decode(piece);
    text += target ? paint.target(shown) : paint.given(shown);
    piece = [];
  };
  let inContext = true;
  for (const word of document) {
    const id = word & ID_MASK;
    const isTarget = (word & TARGET) !== 0;
    const breaks = breaksLine(id, inContext);
    if (breaks === 'state') inContext = false;
    if (breaks || isTarget !== target) flush();
    if (breaks && text !== '') text += '\n';
    target = isTarget;
    piece.push(id);
  }
  flush();
  return text;
}

function breaksLine(id: number, inContext: boolean): 'state' | 'other' | undefined {
  if (EVENT_TOKENS.has(id)) return 'state';
  if (ACTION_TOKENS.has(id) || id === SPECIAL.trace_end) return 'other';
  return inContext && /^<\|L\d+\|>$/.test(SPECIAL_TEXTS[id] ?? '') ? 'other' : undefined;
}

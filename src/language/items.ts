/** Splits text or token ids into items: special tokens, and the texts between them. All parsers read from it. */
import { type Position, positionInText } from './language-error.ts';
import { isInterchangeSpecial, SPECIAL, SPECIAL_COUNT, SPECIAL_IDS } from './specials.ts';
import { tokenizer } from './tokenizer.ts';
import type { Form } from './trajectory.ts';

/** Instead of a token id: a text, or the end of the input. */
export const TEXT = -1;
export const END = -2;

export interface Item {
  /** The id of a special token, TEXT or END. */
  readonly id: number;
  /** The text of a TEXT without escapes; else empty. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Reports a problem at an offset of the input. It may throw; otherwise reading goes on. */
export type Report = (message: string, at: number) => void;

export class Items {
  private ahead: Item | undefined;

  constructor(
    private readonly read: (at: number) => Item,
    private at: number,
    readonly position: (at: number) => Position,
  ) {}

  /** Where the next item begins. */
  get offset(): number {
    return this.at;
  }

  peek(): Item {
    this.ahead ??= this.read(this.at);
    return this.ahead;
  }

  take(): Item {
    const item = this.peek();
    this.ahead = undefined;
    this.at = item.end;
    return item;
  }
}

export function itemsOf(input: string | ArrayLike<number>, form: Form, at: number, report: Report): Items {
  if (typeof input !== 'string')
    return new Items(
      from => tokenItem(input, from),
      at,
      token => ({ token }),
    );
  const read =
    form === 'own'
      ? (from: number) => ownItem(input, from, report)
      : (from: number) => plainItem(input, from);
  return new Items(read, at, offset => positionInText(input, offset));
}

function tokenItem(ids: ArrayLike<number>, start: number): Item {
  if (start >= ids.length) return { id: END, text: '', start, end: start };
  const id = ids[start]!;
  if (id < SPECIAL_COUNT) return { id, text: '', start, end: start + 1 };
  let end = start + 1;
  while (end < ids.length && ids[end]! >= SPECIAL_COUNT) end++;
  return { id: TEXT, text: tokenizer.decode(ids, start, end), start, end };
}

const SHAPE = /<\|[A-Za-z0-9_]+\|>/y;

function specialAt(text: string, at: number): { id: number; end: number } | undefined {
  SHAPE.lastIndex = at;
  const shape = SHAPE.exec(text)?.[0];
  const id = shape === undefined ? undefined : SPECIAL_IDS.get(shape);
  return id === undefined ? undefined : { id, end: at + shape!.length };
}

/** In our own form every `<|` begins a special token; a literal one is written `<|lt|>|`. */
function ownItem(input: string, start: number, report: Report): Item {
  let text = '';
  let at = start;
  while (at < input.length) {
    const next = input.indexOf('<|', at);
    if (next !== at) {
      text += input.slice(at, next < 0 ? input.length : next);
      at = next < 0 ? input.length : next;
      continue;
    }
    const special = specialAt(input, at);
    if (special === undefined) {
      report('"<|" begins no known token: as text it is written "<|lt|>|"', at);
      text += '<|';
      at += 2;
    } else if (special.id === SPECIAL.lt) {
      if (input[special.end] !== '|') report('"<|lt|>" stands only before "|"', at);
      text += '<';
      at = special.end;
    } else if (at > start) return { id: TEXT, text, start, end: at };
    else return { id: special.id, text: '', start, end: special.end };
  }
  return start >= input.length
    ? { id: END, text: '', start, end: start }
    : { id: TEXT, text, start, end: at };
}

/** In the interchange form a `<|` that begins no token of it is text. */
function plainItem(input: string, start: number): Item {
  if (start >= input.length) return { id: END, text: '', start, end: start };
  for (let at = input.indexOf('<|', start); at >= 0; at = input.indexOf('<|', at + 1)) {
    const special = specialAt(input, at);
    if (special === undefined || !isInterchangeSpecial(special.id)) continue;
    if (at === start) return { id: special.id, text: '', start, end: special.end };
    return { id: TEXT, text: input.slice(start, at), start, end: at };
  }
  return { id: TEXT, text: input.slice(start), start, end: input.length };
}

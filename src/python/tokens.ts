/** Splits a statement into tokens, without comments and line ends. */

/** Code that this reader cannot read. */
export class NotRead extends Error {}

export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'operator';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What may stand between tokens: blanks, joined lines, comments. */
const GAP = /(?:\s|\\\n|#[^\n]*(?=\n))*/;
const STRING = /[rRbBuUfF]{0,2}(?:"{3}[\s\S]*?"{3}|'{3}[\s\S]*?'{3}|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/;
const NUMBER = /(?:\d[\w]*\.?\w*|\.\d\w*)(?:(?<=[eE])[+-]\d+)?/;
const NAME = /[\p{L}_][\p{L}\p{N}_]*/u;
const OPERATOR = /\.\.\.|\*\*=?|\/\/=?|<<=?|>>=?|[-+*/%@&|^<>=!:]=|->|[-+*/%@&|^~<>=:;,.()[\]{}]/;
const TOKEN = new RegExp(
  `${GAP.source}(?:(?<string>${STRING.source})|(?<number>${NUMBER.source})|(?<name>${NAME.source})` +
    `|(?<operator>${OPERATOR.source}))`,
  'uy',
);
/** Nothing but comments and line ends. A comment goes to the end of its line: there is one way to read it. */
const NOTHING = /^(?:\s|\\\n|#[^\n]*(?:\n|$))*$/;
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    if (NOTHING.test(source.slice(at))) return tokens;
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(source);
    if (!found) throw new NotRead();
    const [kind, text] = Object.entries(found.groups!).find(([, each]) => each !== undefined)!;
    at = TOKEN.lastIndex;
    tokens.push({ kind: kind as Token['kind'], text, start: at - text.length, end: at });
  }
}

export function isFormatted({ text }: Token): boolean {
  return /^[rR]?[fF][^{]*(?:\{\{[^{]*)*\{(?!\{)/.test(text);
}

/** Reads the statements of a program as a tree of blocks, from its lines. */

import { endOfString, OpenText } from './open-text.ts';
import type { SourceLine } from './source.ts';

export interface Statement {
  /** Its first and last line; for a block, those of the header. */
  readonly first: number;
  readonly last: number;
  readonly indent: number;
  /**
   * Its code on one line, without comments; strings are empty except for the code in f-strings. For a header, the
   * code before the colon.
   */
  readonly text: string;
  readonly keyword: string;
  /** What follows the colon on a header's line. */
  readonly inline: string;
  /** The statement whose block contains it. */
  readonly parent: Statement | undefined;
  /** All statements of its block, itself included. */
  readonly siblings: readonly Statement[];
  readonly body: readonly Statement[];
}

/** Keywords of Python, which are never names. */
export const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for ' +
    'from global if import in is lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
);

const OPENING = new Set(
  'if elif else for while try except finally with def class match case async'.split(' '),
);
const PREFIXED = /[rRbBuUfF]{1,2}(?=["'])/y;

/** All statements in order, each with its block. */
export function statementsOf(lines: readonly SourceLine[]): Statement[] {
  const found: Statement[] = [];
  const open: { indent: number; statement: Statement | undefined; body: Statement[] }[] = [
    { indent: -1, statement: undefined, body: [] },
  ];
  const texts = new OpenText();
  let begun: SourceLine[] = [];
  for (const each of lines) {
    if (begun.length === 0 && /^\s*(?:#|$)/.test(each.source)) continue;
    begun.push(each);
    texts.read(each.source);
    if (texts.open || texts.joins) continue;
    const indent = begun[0]!.source.search(/\S/);
    while (open.at(-1)!.indent >= indent) open.pop();
    const { statement: parent, body: siblings } = open.at(-1)!;
    const code = codeOf(begun.map(({ source }) => source.replace(/\\$/, '')).join('\n')).trim();
    const keyword = /^(?:async\s+)?([\p{L}_]\w*|@)?/u.exec(code)?.[1] ?? '';
    const colon = OPENING.has(keyword) ? colonIn(code) : -1;
    // `match` and `case` are also names: `match: int = 3`, `match.group(1)`.
    const opens = colon >= 0 && !/^(?:match|case)\s*(?:[=,:]|\.(?![.\d]))/.test(code);
    const body: Statement[] = [];
    const statement: Statement = {
      first: begun[0]!.line,
      last: begun.at(-1)!.line,
      indent,
      text: opens ? code.slice(0, colon) : code,
      keyword: opens || !OPENING.has(keyword) ? keyword : '',
      inline: opens ? code.slice(colon + 1).trim() : '',
      parent,
      siblings,
      body,
    };
    siblings.push(statement);
    found.push(statement);
    if (opens) open.push({ indent, statement, body });
    begun = [];
  }
  return found;
}

/** The colon that ends a header. */
function colonIn(code: string): number {
  let depth = 0;
  for (let i = 0; i < code.length; i++) {
    if ('([{'.includes(code[i]!)) depth++;
    else if (')]}'.includes(code[i]!)) depth--;
    else if (code[i] === ':' && depth === 0 && code[i + 1] !== '=') return i;
  }
  return -1;
}

/** Code without comments and line ends; strings are empty except for their expressions. */
export function codeOf(source: string): string {
  let code = '';
  for (let i = 0; i < source.length; i++) {
    const character = source[i]!;
    if (character === '#') {
      while (i + 1 < source.length && source[i + 1] !== '\n') i++;
      continue;
    }
    PREFIXED.lastIndex = i;
    const prefix = /[\p{L}\p{N}_]/u.test(source[i - 1] ?? '') ? '' : (PREFIXED.exec(source)?.[0] ?? '');
    const quote = i + prefix.length;
    if (source[quote] === '"' || source[quote] === "'") {
      const end = endOfString(source, quote);
      code += /f/i.test(prefix) ? `'' (${inFormat(source.slice(quote + 1, end))})` : "''";
      i = end;
    } else code += character === '\n' ? ' ' : character;
  }
  return code;
}

/** The expressions of an f-string. */
function inFormat(text: string): string {
  const found: string[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] !== '{') continue;
    if (text[i + 1] === '{') {
      i++;
      continue;
    }
    let depth = 0;
    let end = i + 1;
    while (end < text.length && (depth > 0 || !/[}:!]/.test(text[end]!) || text[end + 1] === '=')) {
      if ('([{'.includes(text[end]!)) depth++;
      else if (')]}'.includes(text[end]!)) depth--;
      end++;
    }
    found.push(codeOf(text.slice(i + 1, end)));
    // A format specification follows; it may contain expressions too.
    i = end - 1;
  }
  return found.join(', ');
}

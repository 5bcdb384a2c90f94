/**
 * Computes the `repr` of a literal expression from its text, without running anything. Returns nothing where that is
 * uncertain: calls, names, sets of several elements.
 */
import { splitOutside } from './brackets.ts';
import { endOfString } from './open-text.ts';

/** The repr of a literal expression, or undefined if it is none. */
export function literalRepr(text: string): string | undefined {
  const reader = new LiteralReader(text);
  const repr = reader.value();
  return repr !== undefined && reader.atEnd ? repr : undefined;
}

/**
 * Splits arguments at commas outside brackets and quotes: `1, "a,b", x=[2, 3]`. Commas between a lambda's parameters
 * and at the end do not count.
 */
export function splitArguments(text: string): string[] {
  const parts: string[] = [];
  for (const piece of splitOutside(text, ',')) {
    const last = parts.at(-1);
    if (last !== undefined && OPEN_LAMBDA.test(last) && splitOutside(last, ':').length <= lambdasIn(last))
      parts[parts.length - 1] = `${last}, ${piece}`;
    else parts.push(piece);
  }
  return parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

const OPEN_LAMBDA = /(?<![\p{L}\p{N}_.])lambda\b/u;

/** The number of lambdas outside brackets: each has a colon. */
function lambdasIn(text: string): number {
  return splitOutside(text, ' ').filter(word => /^(?:.*[=:])?lambda$/.test(word)).length;
}

const NUMBER =
  /(?:0[xX][0-9a-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?)/y;
/** Prefixes of literal strings; f-strings are not literals. */
const PREFIX = /(?:[rRuUbB]|[rR][bB]|[bB][rR])(?=["'])/y;
/** Blanks, line ends and comments. */
const SPACE = /(?:\s|\\\n|#[^\n]*(?:\n|$))*/y;
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  v: '\v',
  '\n': '',
};

/** CPython reads 200 brackets within one another. */
const DEEPEST = 200;

class LiteralReader {
  private at = 0;
  private depth = 0;

  constructor(private readonly text: string) {}

  get atEnd(): boolean {
    this.space();
    return this.at === this.text.length;
  }

  value(): string | undefined {
    if (this.depth >= DEEPEST) return undefined;
    this.depth++;
    const repr = this.valueHere();
    this.depth--;
    return repr;
  }

  private valueHere(): string | undefined {
    this.space();
    const c = this.text[this.at];
    if (c === undefined) return undefined;
    for (const word of ['None', 'True', 'False']) if (this.word(word)) return word;
    if (c === '[') return this.sequence('[', ']');
    if (c === '(') return this.sequence('(', ')');
    if (c === '{') return this.braces();
    PREFIX.lastIndex = this.at;
    if (c === '"' || c === "'" || PREFIX.test(this.text)) return this.strings();
    if (c === '-' || c === '+') {
      this.at++;
      const number = this.number();
      if (number === undefined || c === '+') return number;
      return number === '0' ? '0' : `-${number}`;
    }
    return this.number();
  }

  private space(): void {
    SPACE.lastIndex = this.at;
    this.at += SPACE.exec(this.text)![0].length;
  }

  private take(c: string): boolean {
    this.space();
    if (this.text[this.at] !== c) return false;
    this.at++;
    return true;
  }

  private word(word: string): boolean {
    if (!this.text.startsWith(word, this.at) || /[\w]/.test(this.text[this.at + word.length] ?? ''))
      return false;
    this.at += word.length;
    return true;
  }

  private number(): string | undefined {
    NUMBER.lastIndex = this.at;
    const digits = NUMBER.exec(this.text)?.[0];
    if (digits === undefined || /[\w.]/.test(this.text[this.at + digits.length] ?? '')) return undefined;
    this.at += digits.length;
    const plain = digits.replaceAll('_', '');
    if (/^0[xXoObB]/.test(plain)) return BigInt(plain).toString();
    if (/^\d+$/.test(plain))
      return /^0+\d/.test(plain) && !/^0+$/.test(plain) ? undefined : BigInt(plain).toString();
    return floatRepr(Number(plain));
  }

  private sequence(open: string, close: string): string | undefined {
    this.take(open);
    const parts: string[] = [];
    let comma = false;
    while (!this.take(close)) {
      if (parts.length > 0 && !comma) return undefined;
      const part = this.value();
      if (part === undefined) return undefined;
      parts.push(part);
      comma = this.take(',');
    }
    if (open === '[') return `[${parts.join(', ')}]`;
    if (parts.length === 1) return comma ? `(${parts[0]},)` : parts[0];
    return `(${parts.join(', ')})`;
  }

  private braces(): string | undefined {
    this.take('{');
    const parts = new Map<string, string>();
    let comma = true;
    while (!this.take('}')) {
      if (!comma) return undefined;
      const key = this.value();
      if (key === undefined) return undefined;
      if (!this.take(':')) {
        // The text does not show a set's order; one element has no order.
        comma = this.take(',');
        return parts.size === 0 && this.take('}') ? `{${key}}` : undefined;
      }
      const value = this.value();
      if (value === undefined) return undefined;
      parts.set(key, value);
      comma = this.take(',');
    }
    return `{${[...parts].map(([key, value]) => `${key}: ${value}`).join(', ')}}`;
  }

  /** Reads one string, or adjacent ones, which are one. */
  private strings(): string | undefined {
    let whole = '';
    let bytes: boolean | undefined;
    for (;;) {
      PREFIX.lastIndex = this.at;
      const prefix = PREFIX.exec(this.text)?.[0].toLowerCase() ?? '';
      this.at += prefix.length;
      const string = this.string(prefix);
      if (string === undefined || (bytes ?? prefix.includes('b')) !== prefix.includes('b')) return undefined;
      bytes = prefix.includes('b');
      whole += string;
      this.space();
      PREFIX.lastIndex = this.at;
      if (this.text[this.at] !== '"' && this.text[this.at] !== "'" && !PREFIX.test(this.text))
        return bytes ? bytesRepr(whole) : stringRepr(whole);
    }
  }

  private string(prefix: string): string | undefined {
    const { text } = this;
    const end = endOfString(text, this.at);
    const mark = text[this.at]!;
    const size = text.startsWith(mark.repeat(3), this.at) ? 3 : 1;
    const from = this.at + size;
    const to = end - size + 1;
    if (to < from || !text.startsWith(mark.repeat(size), to)) return undefined;
    this.at = end + 1;
    const body = text.slice(from, to);
    const isBytes = prefix.includes('b');
    if (isBytes && !/^\p{ASCII}*$/u.test(body)) return undefined;
    if (prefix.includes('r')) return body;
    let known = true;
    const plain = body.replace(
      /\\(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[0-7]{1,3}|[\s\S])/g,
      (all: string, code: string) => {
        if (isBytes && /[uUN]/.test(code[0]!)) return all;
        const point = /^[xuU]./.test(code)
          ? Number.parseInt(code.slice(1), 16)
          : /^[0-7]/.test(code)
            ? Number.parseInt(code, 8)
            : undefined;
        // A lone surrogate is a character in Python and none here.
        if (point !== undefined && point >= 0xd800 && point <= 0xdfff) known = false;
        if (point !== undefined && point <= (isBytes ? 0xff : 0x10ffff)) return String.fromCodePoint(point);
        if (/[NxuU0-7]/.test(code[0]!)) known = false;
        return ESCAPES[code] ?? all;
      },
    );
    return known ? plain : undefined;
  }
}

/** Blanks other than the space, control characters and unassigned ones: Python escapes them. */
const UNPRINTED = /(?! )[\p{C}\p{Z}]/u;

/** A string as Python's repr writes it, with unprintable characters escaped. */
function stringRepr(text: string): string {
  return quoted(text, c => {
    if (!UNPRINTED.test(c)) return c;
    const code = c.codePointAt(0)!.toString(16);
    if (code.length <= 2) return `\\x${code.padStart(2, '0')}`;
    return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\U${code.padStart(8, '0')}`;
  });
}

/** Each character stands for a byte; characters above 255 have no repr. */
function bytesRepr(bytes: string): string | undefined {
  if ([...bytes].some(c => c.codePointAt(0)! > 0xff)) return undefined;
  return `b${quoted(bytes, c => (/[ -~]/.test(c) ? c : `\\x${c.charCodeAt(0).toString(16).padStart(2, '0')}`))}`;
}

function quoted(text: string, printed: (character: string) => string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  let out = quote;
  for (const c of text) {
    if (c === quote || c === '\\') out += `\\${c}`;
    else out += SHORT[c] ?? printed(c);
  }
  return out + quote;
}
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function floatRepr(value: number): string | undefined {
  if (Number.isNaN(value)) return undefined;
  if (!Number.isFinite(value)) return 'inf';
  const [mantissa, exponent] = value.toExponential().split('e') as [string, string];
  const power = Number(exponent);
  if (value !== 0 && (power < -4 || power >= 16))
    return `${mantissa}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  const plain = value.toString().includes('e')
    ? value.toFixed(Math.max(0, mantissa.length - 2 - power))
    : value.toString();
  return plain.includes('.') ? plain : `${plain}.0`;
}

/** Reads the tokens of a statement one after the other. */
import { NotRead, type Token, tokensOf } from './tokens.ts';

const AUGMENTED = new Set(['+=', '-=', '*=', '/=', '//=', '%=', '@=', '&=', '|=', '^=', '<<=', '>>=', '**=']);
export const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

export class TokenReader {
  protected readonly tokens: readonly Token[];
  protected place = 0;

  constructor(source: string) {
    this.tokens = tokensOf(source);
  }

  /** Whether nothing at all follows on the line. */
  get atLineEnd(): boolean {
    return this.place >= this.tokens.length;
  }

  /** Whether the statement has ended. */
  get atEnd(): boolean {
    return this.place >= this.tokens.length || this.text === ';';
  }

  /** Consumes one of these keywords if it stands here, and returns it. */
  keyword(words: readonly string[]): string | undefined {
    return words.find(word => this.takes(word));
  }

  takes(text: string): boolean {
    if (this.text !== text) return false;
    this.place++;
    return true;
  }

  takesAugmented(): boolean {
    if (!AUGMENTED.has(this.text)) return false;
    this.place++;
    return true;
  }

  /** Skips past a word outside brackets. */
  skipTo(text: string): void {
    for (let depth = 0; depth > 0 || !this.takes(text); this.place++) {
      if (this.atEnd) throw new NotRead();
      if (this.text in CLOSING) depth++;
      else if (')]}'.includes(this.text)) depth--;
    }
  }

  protected skipToClosing(): void {
    for (let depth = 0; ; this.place++) {
      if (this.atEnd) throw new NotRead();
      if (this.text in CLOSING) depth++;
      else if (')]}'.includes(this.text) && depth-- === 0) return;
    }
  }

  protected get ends(): boolean {
    return this.atEnd || ')]}:'.includes(this.text);
  }

  protected get text(): string {
    return this.tokens[this.place]?.text ?? '';
  }

  protected take(kind: Token['kind']): string {
    const token = this.tokens[this.place++];
    if (token?.kind !== kind) throw new NotRead();
    return token.text;
  }

  protected expect(text: string): void {
    if (!this.takes(text)) throw new NotRead();
  }
}

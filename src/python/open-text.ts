/** Tracks whether a bracket or string is open at the end of a line, so that the next line continues it. */
export class OpenText {
  private brackets = 0;
  private joined = false;
  /** What closes the open string: three quotes, or one if the line ended in a backslash. */
  private closing: string | undefined;

  get open(): boolean {
    return this.brackets > 0 || this.closing !== undefined;
  }

  /** The next line begins inside a string. */
  get inText(): boolean {
    return this.closing !== undefined;
  }

  /** A backslash joins the next line. */
  get joins(): boolean {
    return this.joined;
  }

  read(source: string): void {
    this.joined = false;
    for (let i = 0; i < source.length; i++) {
      const character = source[i]!;
      if (this.closing !== undefined) {
        if (character === '\\') i++;
        else if (source.startsWith(this.closing, i)) {
          i += this.closing.length - 1;
          this.closing = undefined;
        }
      } else if (character === '#') return;
      else if (character === '"' || character === "'") {
        this.closing = source.startsWith(character.repeat(3), i) ? character.repeat(3) : character;
        i += this.closing.length - 1;
      } else if ('([{'.includes(character)) this.brackets++;
      else if (')]}'.includes(character)) this.brackets = Math.max(0, this.brackets - 1);
    }
    // In a comment a backslash is an ordinary character.
    this.joined = /(?<!\\)(?:\\\\)*\\$/.test(source);
    // A string in single quotes ends with its line, closed or not, unless a backslash joins the next line.
    if (this.closing?.length === 1 && !this.joined) this.closing = undefined;
  }
}

/**
 * The index of the last quote of the string that opens at `i`, in one quote or three; or of the text's last
 * character.
 */
export function endOfString(source: string, i: number): number {
  const triple = source[i]!.repeat(3);
  const quote = source.startsWith(triple, i) ? triple : source[i]!;
  for (let j = i + quote.length; j < source.length; j++) {
    if (source[j] === '\\') j++;
    else if (source.startsWith(quote, j)) return j + quote.length - 1;
  }
  return source.length - 1;
}

/** Whether a bracket or a triple-quoted string is open at the end of a line, so that the next one continues it. */
export class OpenText {
  private brackets = 0;
  private triple: string | undefined;

  get open(): boolean {
    return this.brackets > 0 || this.triple !== undefined;
  }

  /** The next line begins within a text. */
  get inText(): boolean {
    return this.triple !== undefined;
  }

  read(source: string): void {
    for (let i = 0; i < source.length; i++) {
      const character = source[i]!;
      if (this.triple !== undefined) {
        if (character === '\\') i++;
        else if (source.startsWith(this.triple, i)) {
          this.triple = undefined;
          i += 2;
        }
      } else if (character === '#') return;
      else if (character === '"' || character === "'") {
        if (source.startsWith(character.repeat(3), i)) {
          this.triple = character.repeat(3);
          i += 2;
        } else i = endOfString(source, i);
      } else if ('([{'.includes(character)) this.brackets++;
      else if (')]}'.includes(character)) this.brackets = Math.max(0, this.brackets - 1);
    }
  }
}

/** The index of the last quote of the string that opens at `i`, in one quote or three; or of the text's last character. */
export function endOfString(source: string, i: number): number {
  const triple = source[i]!.repeat(3);
  const quote = source.startsWith(triple, i) ? triple : source[i]!;
  for (let j = i + quote.length; j < source.length; j++) {
    if (source[j] === '\\') j++;
    else if (source.startsWith(quote, j)) return j + quote.length - 1;
  }
  return source.length - 1;
}

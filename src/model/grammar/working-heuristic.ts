/**
 * Drafts the probable working of a line: its parts as the line writes them. The line with values in place of its
 * parts then helps to draft the state.
 */
import { tokenizer } from '../../language/tokenizer.ts';
import type { WorkedOut } from '../../language/trajectory.ts';
import { type LinePart, partsOf } from '../../python/parts.ts';

/** Longer values do not help a draft. */
const LONGEST = 60;

export class WorkingHeuristic {
  private readonly parts: readonly LinePart[];
  private readonly paths: readonly (readonly number[])[];

  /** `own` holds the functions that are stepped into. */
  constructor(
    private readonly source: string,
    own: (name: string) => boolean,
  ) {
    this.parts = partsOf(source, own);
    this.paths = this.parts.map(({ text }) => tokenizer.encode(text, 'code'));
  }

  /** The next part, as tokens, of which `begun` are written; undefined if none is left. */
  next(written: readonly WorkedOut[], begun: readonly number[] = []): readonly number[] | undefined {
    const from = Math.max(-1, ...this.placesOf(written)) + 1;
    return this.paths.slice(from).find(path => begun.every((id, i) => path[i] === id));
  }

  /** The last part, with values in place of the parts inside it. */
  last(written: readonly WorkedOut[]): string | undefined {
    const part = this.parts[this.placesOf(written).at(-1) ?? -1];
    return part && this.filled(written.slice(0, -1), part.start, part.end);
  }

  /** The line, with values in place of its known parts. */
  line(written: readonly WorkedOut[]): string {
    return this.filled(written, 0, this.source.length);
  }

  private filled(written: readonly WorkedOut[], from: number, to: number): string {
    let found: { start: number; end: number; value: string }[] = [];
    for (const [i, place] of this.placesOf(written).entries()) {
      const { start, end } = this.parts[place] ?? { start: -1, end: -1 };
      const { value } = written[i]!;
      if (start < from || end > to || value === '' || value.length > LONGEST) continue;
      // An outer part comes after the parts inside it.
      found = [...found.filter(each => each.start < start || each.end > end), { start, end, value }];
    }
    let text = '';
    let at = from;
    for (const { start, end, value } of found.sort((a, b) => a.start - b.start)) {
      text += this.source.slice(at, start) + value;
      at = end;
    }
    return text + this.source.slice(at, to);
  }

  /** The indices of the written parts in the line; -1 for unexpected ones. */
  private placesOf(written: readonly WorkedOut[]): number[] {
    let last = -1;
    return written.map(({ expression }) => {
      const place = this.parts.findIndex((part, i) => i > last && part.text === expression);
      if (place >= 0) last = place;
      return place;
    });
  }
}

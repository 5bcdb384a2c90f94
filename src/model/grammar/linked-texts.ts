/** What the texts in a state so far determine of others in it, because two variables are one object. */
import type { Form } from '../../python/evaluation/line-outcome.ts';
import { followRepr } from '../../python/reprs.ts';
import { isField } from '../../tree/fields.ts';
import type { Locals } from '../../tree/state.ts';
import type { Certain } from './certain.ts';

export class LinkedTexts {
  private readonly order: ReadonlyMap<string, number>;

  /** `before`: the variables before the line; `written`: those written in the state so far. */
  constructor(
    private readonly certain: Certain,
    private readonly before: Locals,
    private readonly written: ReadonlyMap<string, string>,
  ) {
    this.order = new Map([...before.keys()].map((name, i) => [name, i]));
  }

  /** The text of a variable now, if it follows from those in front of it. */
  textOf(name: string): string | undefined {
    for (const { name: one, holder, path } of this.certain.same) {
      if (one === name && this.isBefore(holder, name)) return followRepr(this.now(holder)!, path);
      const field = this.sameField(name, one, holder + path);
      if (field !== undefined) return field;
      if (holder !== name || !this.certain.changesOnly(one)) continue;
      const text = this.isBefore(one, name) ? this.now(one) : this.certain.valueOf(one);
      if (text !== undefined) return this.around(name, one)?.replace(MARK, () => text);
    }
    return undefined;
  }

  /** The text of a field whose object is also known under another name. */
  private sameField(name: string, one: string, place: string): string | undefined {
    const [own, other] = name.startsWith(`${place}.`) ? [place, one] : [one, place];
    const field = name.slice(own.length);
    const same = other + field;
    if (!name.startsWith(own) || !/^[.[]/.test(field) || !this.before.has(same) || !this.before.has(name))
      return undefined;
    return this.isBefore(same, name) ? this.now(same) : this.certain.valueOf(same);
  }

  /** The text of a variable but for a part. */
  formOf(name: string): Form | undefined {
    for (const { name: one, holder } of this.certain.same) {
      const inner = holder === name && this.certain.changesOnly(one) ? this.certain.formOf(one) : undefined;
      const [before, after] = (inner && this.around(name, one)?.split(MARK)) ?? [];
      if (inner && before !== undefined)
        return {
          before: before + inner.before,
          after: inner.after === undefined ? undefined : inner.after + after!,
          isNew: inner.isNew,
        };
    }
    return undefined;
  }

  /** Variables whose texts have changed, as follows from those in front of them. */
  get changed(): readonly string[] {
    const places = this.certain.same.flatMap(({ name, holder, path }) => [name, holder, holder + path]);
    const isPart = (name: string) =>
      places.some(each => name === each || (isField(name) && name.startsWith(`${each}.`)));
    return [...this.before.keys()].filter(isPart).filter(name => {
      const text = this.textOf(name);
      return text !== undefined && text !== this.before.get(name);
    });
  }

  private isBefore(one: string, other: string): boolean {
    const [a, b] = [this.order.get(one), this.order.get(other)];
    return a !== undefined && b !== undefined && a < b;
  }

  private now(name: string): string | undefined {
    return this.written.get(name) ?? this.before.get(name);
  }

  /** The text of a holder with a mark where it holds the variable, if that is in one place only. */
  private around(holder: string, name: string): string | undefined {
    const whole = this.before.get(holder)!;
    const part = this.before.get(name)!;
    const at = whole.indexOf(part);
    if (at < 0 || whole.indexOf(part, at + 1) >= 0) return undefined;
    return whole.slice(0, at) + MARK + whole.slice(at + part.length);
  }
}

const MARK = '\u0000';

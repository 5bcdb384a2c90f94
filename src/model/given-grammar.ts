/**
 * The grammar of a state of which something is known before: what the parts of its line come to, and some of its values. These are
 * written without asking the model; the rest is its own to say. Where what is known does not fit the grammar, the model is asked.
 */
import { SPECIAL, tokenizer, type WorkedOut } from '../language/index.ts';
import { EVENT_TOKENS } from '../language/write-own.ts';
import type { Allowed, Grammar } from './model.ts';
import type { OwnGrammar } from './own-grammar.ts';

/** What is known of the state behind a line. */
export interface LineValues {
  /** Parts of the line, in the order in which they come. */
  readonly working: readonly WorkedOut[];
  /** There are no others, and the line comes to its end, or raises something. */
  readonly whole: boolean;
  /** Of variables that have other values behind it, these values. */
  readonly locals: ReadonlyMap<string, string>;
  readonly returned?: string;
  /** Empty where it raises something that cannot be told. */
  readonly raised?: string;
}

export class GivenGrammar implements Grammar {
  /** Tokens of what is known that stands here, and how many of them were written. */
  private path: readonly number[] = [];
  private at = 0;
  /** What is known of the working was told, or is being told. */
  private holds = false;
  private event: number | undefined;

  constructor(
    private readonly inner: OwnGrammar,
    private readonly known: LineValues,
  ) {
    if (!inner.works) return;
    this.path = known.working.flatMap(tokensOf);
    this.holds = known.whole || this.path.length > 0;
  }

  get done(): boolean {
    return this.inner.done;
  }

  get kind(): string {
    return this.inner.kind;
  }

  clone(): GivenGrammar {
    const inner = this.inner.clone();
    return Object.assign(Object.create(GivenGrammar.prototype) as GivenGrammar, this, { inner });
  }

  allowed(): Allowed {
    const allowed = this.inner.allowed();
    const next = this.path[this.at];
    if (next === undefined) return this.behind(allowed);
    if (allowed.few.includes(next) || allowed.many?.includes(next)) return { few: [next] };
    this.path = [];
    this.at = 0;
    this.holds = false;
    return allowed;
  }

  accept(id: number): void {
    const { works } = this.inner;
    this.inner.accept(id);
    if (this.at < this.path.length) {
      this.at++;
      return;
    }
    if (works && !this.inner.works) this.event = id;
    this.path = this.inner.works ? [] : this.valueBehind(id);
    this.at = 0;
    this.holds = this.path.length > 0;
  }

  likely(): readonly number[] {
    return this.holds ? [] : this.inner.likely();
  }

  /** Where what is known was told, its text is over; and where nothing is left to be worked out, the state begins. */
  private behind(allowed: Allowed): Allowed {
    if (!this.holds) return allowed;
    let { few } = allowed;
    if (this.inner.works && this.known.whole) {
      const others = this.known.raised === undefined ? ENDING_EARLY : [SPECIAL.var];
      few = few.filter(id => !others.includes(id));
    }
    return few.length > 0 ? { few } : allowed;
  }

  /** The tokens of a value that is known, where one begins behind a token. */
  private valueBehind(id: number): readonly number[] {
    const text = id === SPECIAL.eq || id === SPECIAL.arg_sep ? this.valueHere : undefined;
    return text ? tokenizer.encode(text, 'value') : [];
  }

  private get valueHere(): string | undefined {
    const { part } = this.inner;
    const { locals, returned, raised } = this.known;
    switch (this.event) {
      case EVENT_TOKENS.line:
        return part.kind === 'variable' ? locals.get(part.name) : undefined;
      case EVENT_TOKENS.return:
        return part.kind === 'value' ? returned : undefined;
      case EVENT_TOKENS.exception:
        return part.kind === 'value' ? raised : undefined;
      default:
        return undefined;
    }
  }
}

/** What cannot follow the last part of a line that comes to its end. */
const ENDING_EARLY: readonly number[] = [SPECIAL.var, SPECIAL.call_sep, SPECIAL.exception_sep];

function tokensOf({ expression, value }: WorkedOut): number[] {
  return [
    SPECIAL.var,
    ...tokenizer.encode(expression, 'code'),
    SPECIAL.eq,
    ...tokenizer.encode(value, 'value'),
  ];
}

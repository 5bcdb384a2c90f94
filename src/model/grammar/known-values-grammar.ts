/**
 * The grammar of a state of which some parts are known: the values of its line's parts, some of its variables, the
 * next line. It writes them without asking the model, and the model writes the rest. Where known text does not fit
 * the grammar, the model is asked.
 */
import { LINE_BASE, LINE_TOKENS, SPECIAL } from '../../language/specials.ts';
import { tokenizer } from '../../language/tokenizer.ts';
import type { WorkedOut } from '../../language/trajectory.ts';
import { EVENT_TOKENS } from '../../language/write-own.ts';
import type { Allowed, Grammar } from '../model.ts';
import type { StateGrammar } from './state-grammar.ts';

/** What is known of the state after a line. */
export interface LineValues {
  /** The line's parts in order. */
  readonly working: readonly WorkedOut[];
  /** There are no other parts, and the line ends or raises. */
  readonly whole: boolean;
  /** Changed variables and their possible values: one, several among which the model chooses, or none if unknown. */
  readonly locals: ReadonlyMap<string, readonly string[]>;
  readonly returned?: string;
  /** Empty if the exception is unknown. */
  readonly raised?: string;
  /** The line that follows, or does not. */
  readonly into?: number;
  readonly past?: number;
}

export class KnownValuesGrammar implements Grammar {
  /** The possible texts here as tokens, and how many tokens of them were written. */
  private paths: readonly (readonly number[])[] = [];
  private at = 0;
  /** Whether the known working was written, or is being written. */
  private holds = false;
  private event: number | undefined;
  /** Variables that must still be written. */
  private pending: readonly string[];

  constructor(
    private readonly inner: StateGrammar,
    private readonly known: LineValues,
  ) {
    this.pending = known.whole ? [...known.locals.keys()] : [];
    if (!inner.works) return;
    this.paths = [known.working.flatMap(tokensOf)];
    this.holds = known.whole || known.working.length > 0;
  }

  get done(): boolean {
    return this.inner.done;
  }

  get kind(): string {
    return this.inner.kind;
  }

  clone(): KnownValuesGrammar {
    const inner = this.inner.clone();
    return Object.assign(Object.create(KnownValuesGrammar.prototype) as KnownValuesGrammar, this, { inner });
  }

  allowed(): Allowed {
    const allowed = this.inner.allowed();
    if (!this.holds) return this.goingOn(allowed);
    const next = new Set(this.paths.flatMap(path => path[this.at] ?? []));
    const ends = this.paths.some(path => path.length === this.at);
    const fitting = [...next].filter(id => allowed.few.includes(id) || allowed.many?.includes(id));
    if (fitting.length > 0 || ends) {
      const few = [...fitting, ...(ends ? this.behind(allowed.few) : [])];
      if (few.length > 0) return { few };
    }
    this.holds = false;
    return allowed;
  }

  accept(id: number): void {
    const { works } = this.inner;
    this.inner.accept(id);
    const going = this.paths.filter(path => path[this.at] === id);
    if (this.holds && going.length > 0) {
      this.paths = going;
      this.at++;
      return;
    }
    if (works && !this.inner.works) this.event = id;
    this.paths = this.inner.works ? [] : this.valuesBehind(id);
    this.at = 0;
    this.holds = this.paths.length > 0;
  }

  likely(): readonly number[] {
    return this.holds ? [] : this.inner.likely();
  }

  /** What may follow a known text. If nothing is left to work out, the state begins. */
  private behind(few: readonly number[]): readonly number[] {
    if (!this.inner.works) return this.goingOn({ few }).few;
    if (!this.known.whole) return few;
    const others = this.known.raised === undefined ? ENDING_EARLY : [SPECIAL.var];
    return few.filter(id => !others.includes(id));
  }

  /** Every changed variable is written, and the line is the known one. */
  private goingOn(allowed: Allowed): Allowed {
    if (this.event !== EVENT_TOKENS.line) return allowed;
    const { into, past } = this.known;
    const few = allowed.few.filter(id => {
      const line = lineOf(id);
      if (line === undefined) return true;
      return this.pending.length === 0 && line !== past && (into === undefined || line === into);
    });
    return few.length > 0 ? { ...allowed, few } : allowed;
  }

  /** The tokens of the known values, if one begins after this token. */
  private valuesBehind(id: number): readonly (readonly number[])[] {
    const { part } = this.inner;
    const { locals, returned, raised } = this.known;
    let texts: readonly (string | undefined)[] = [];
    if (id === SPECIAL.eq && part.kind === 'variable' && this.event === EVENT_TOKENS.line) {
      this.pending = this.pending.filter(name => name !== part.name);
      texts = locals.get(part.name) ?? [];
    } else if (id === SPECIAL.arg_sep && part.kind === 'value') {
      if (this.event === EVENT_TOKENS.return) texts = [returned];
      if (this.event === EVENT_TOKENS.exception) texts = [raised];
    }
    return texts.flatMap(text => (text ? [tokenizer.encode(text, 'value')] : []));
  }
}

/** Tokens that cannot follow the last part of a line that ends. */
const ENDING_EARLY: readonly number[] = [SPECIAL.var, SPECIAL.call_sep, SPECIAL.exception_sep];

/** The line of a token that ends a state; lines without a token of their own take several. */
function lineOf(id: number): number | undefined {
  return id >= LINE_BASE && id < LINE_BASE + LINE_TOKENS ? id - LINE_BASE + 1 : undefined;
}

function tokensOf({ expression, value }: WorkedOut): number[] {
  return [
    SPECIAL.var,
    ...tokenizer.encode(expression, 'code'),
    SPECIAL.eq,
    ...tokenizer.encode(value, 'value'),
  ];
}

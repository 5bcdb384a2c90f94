/**
 * The grammar of a state of which something is known before: what the parts of its line come to, some of its values, where it goes on.
 * That is written without asking the model; the rest is its own to say. Where what is known does not fit the grammar, the model is asked.
 */
import { LINE_BASE, LINE_TOKENS, SPECIAL } from '../../language/specials.ts';
import { tokenizer } from '../../language/tokenizer.ts';
import type { WorkedOut } from '../../language/trajectory.ts';
import { EVENT_TOKENS } from '../../language/write-own.ts';
import type { Allowed, Grammar } from '../model.ts';
import type { StateGrammar } from './state-grammar.ts';

/** What is known of the state behind a line. */
export interface LineValues {
  /** Parts of the line, in the order in which they come. */
  readonly working: readonly WorkedOut[];
  /** There are no others, and the line comes to its end, or raises something. */
  readonly whole: boolean;
  /** Of variables that have other values behind it, these values: one, several of which the model has to choose, or none that could be told. */
  readonly locals: ReadonlyMap<string, readonly string[]>;
  readonly returned?: string;
  /** Empty where it raises something that cannot be told. */
  readonly raised?: string;
  /** The line that it goes on with, or does not. */
  readonly into?: number;
  readonly past?: number;
}

export class KnownValuesGrammar implements Grammar {
  /** The texts that may stand here, as tokens, and how many of these were written. */
  private paths: readonly (readonly number[])[] = [];
  private at = 0;
  /** What is known of the working was told, or is being told. */
  private holds = false;
  private event: number | undefined;
  /** Variables that are still to be told. */
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

  /** What may follow a text that is known. Where nothing is left to be worked out, the state begins. */
  private behind(few: readonly number[]): readonly number[] {
    if (!this.inner.works) return this.goingOn({ few }).few;
    if (!this.known.whole) return few;
    const others = this.known.raised === undefined ? ENDING_EARLY : [SPECIAL.var];
    return few.filter(id => !others.includes(id));
  }

  /** Every variable that has another value is told, and the line is the one that is known. */
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

  /** The tokens of the values that are known, where one begins behind a token. */
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

/** What cannot follow the last part of a line that comes to its end. */
const ENDING_EARLY: readonly number[] = [SPECIAL.var, SPECIAL.call_sep, SPECIAL.exception_sep];

/** The line that a token ends a state with; lines beyond those that have one are told by several. */
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

/**
 * The grammar of one state in our own form, as an automaton over tokens: whatever it lets through is read by the language's
 * parser. It knows what was shown before, so it also keeps to the lines and names of the program and to where an action leads.
 */
import { ContextCode } from '../language/functions.ts';
import {
  type Event,
  forcedEmpty,
  forcedEvent,
  forcedLine,
  forcedName,
  type Question,
  SPECIAL,
  SPECIAL_COUNT,
  type Trajectory,
  tokenizer,
} from '../language/index.ts';
import { Shown, type ShownActivation } from '../language/shown.ts';
import { CODE_BASE, PIECES, VOCABULARY_SIZE } from '../language/vocabulary.ts';
import { EVENT_TOKENS } from '../language/write-own.ts';
import type { Locals } from '../tree/state.ts';
import type { Allowed, Grammar } from './model.ts';
import { Likely } from './own-likely.ts';
import { depthTrie, linePath, lineTrie, Scope } from './scope.ts';
import type { TokenTrie } from './token-trie.ts';
import { type Successor, type Successors, successors } from './transitions.ts';

/** Tokens of values: characters, bytes, words, and two pieces of punctuation. */
const VALUE_TOKENS: Uint16Array = Uint16Array.from([
  ...Array.from({ length: CODE_BASE - SPECIAL_COUNT }, (_, i) => SPECIAL_COUNT + i),
  ...[PIECES.find(', '), PIECES.find(': ')].filter(id => id >= CODE_BASE && id < VOCABULARY_SIZE),
]);

/** What a token belongs to: so that a probability can be told for each variable. */
export type Part =
  | { readonly kind: 'structure' | 'line' | 'value' }
  | { readonly kind: 'variable'; readonly name: string };

type Phase =
  | { readonly at: 'event' | 'full' | 'variables' | 'arg' | 'done' }
  | { readonly at: 'line'; readonly trie: TokenTrie<number> }
  | { readonly at: 'depth'; readonly trie: TokenTrie<number>; readonly begun: boolean }
  | { readonly at: 'gone' | 'name'; readonly trie: TokenTrie<string> }
  | { readonly at: 'text' | 'value'; readonly written: number };

export interface OwnGrammarOptions {
  /** The most tokens of one value. */
  readonly longestValue?: number;
  /** Tokens after which a state is brought to its end: open values close, and no further variable is begun. */
  readonly longestState?: number;
  /** What the context allows, if it was looked at already. */
  readonly scope?: Scope;
}

/** What does not change while one state is written. */
interface Fixed {
  readonly question: Question;
  readonly shown: Shown;
  readonly scope: Scope;
  readonly successors: Successors;
  readonly longestValue: number;
  readonly longestState: number;
  /** Made when first asked for. */
  likely?: Likely;
}

const LONGEST_VALUE = 512;
const EVENT: Phase = { at: 'event' };
const FULL: Phase = { at: 'full' };
const VARIABLES: Phase = { at: 'variables' };
const ARG: Phase = { at: 'arg' };
const DONE: Phase = { at: 'done' };

export class OwnGrammar implements Grammar {
  private phase = EVENT;
  private written = 0;
  private successor: Successor | undefined;
  private depth = 0;
  /** Locals are told in full, not as changes. */
  private full = false;
  private line: number | undefined;
  private names: readonly string[] = [];
  private gone: readonly string[] = [];

  private constructor(private readonly fixed: Fixed) {}

  /** For the state that follows a walk; its last step has the action. */
  static after(trajectory: Trajectory, options: OwnGrammarOptions = {}): OwnGrammar {
    const shown = new Shown();
    for (const { state, activation, action } of trajectory.steps) {
      shown.show(state, activation);
      shown.take(action);
    }
    const { previous, action } = shown;
    if (!previous || !action) throw new RangeError('a walk that asks for a state ends with an action');
    const question: Question = { previous, action };
    const scope = options.scope ?? new Scope(new ContextCode(trajectory.context));
    return new OwnGrammar({
      question,
      shown,
      scope,
      successors: successors(question, scope),
      longestValue: options.longestValue ?? LONGEST_VALUE,
      longestState: options.longestState ?? Number.POSITIVE_INFINITY,
    });
  }

  get done(): boolean {
    return this.phase.at === 'done';
  }

  /** What the next token belongs to. */
  get part(): Part {
    const { at } = this.phase;
    if (at === 'text') return { kind: 'variable', name: this.names.at(-1)! };
    return { kind: at === 'line' || at === 'value' ? at : 'structure' };
  }

  clone(): OwnGrammar {
    return Object.assign(new OwnGrammar(this.fixed), this);
  }

  allowed(): Allowed {
    const { phase } = this;
    switch (phase.at) {
      case 'event': {
        const { events, exits } = this.fixed.successors;
        return { few: [...events.map(({ event }) => EVENT_TOKENS[event]), ...exits] };
      }
      case 'depth':
        return { few: phase.begun ? phase.trie.next : [...phase.trie.next, ...this.insteadOfDepth()] };
      case 'full':
        return { few: this.allowedFull() };
      case 'variables':
        return { few: this.allowedVariables() };
      case 'gone': {
        if (phase.trie.value === undefined) return { few: phase.trie.next };
        const behind = this.clone();
        behind.gone = [...this.gone, phase.trie.value];
        return { few: [...phase.trie.next, ...behind.allowedVariables()] };
      }
      case 'name':
        return { few: phase.trie.value === undefined ? phase.trie.next : [...phase.trie.next, SPECIAL.eq] };
      case 'text':
        return this.allowedText(phase.written, this.allowedVariables());
      case 'value':
        return this.allowedText(phase.written, [SPECIAL.state_end]);
      case 'line':
        return { few: phase.trie.next };
      case 'arg':
        return { few: [SPECIAL.arg_sep] };
      case 'done':
        return { few: [] };
    }
  }

  likely(): readonly number[] {
    const { phase, fixed } = this;
    fixed.likely ??= new Likely(fixed.question, fixed.scope);
    switch (phase.at) {
      case 'event': {
        const { event } = fixed.likely;
        return event === undefined ? fixed.successors.exits.slice(0, 1) : [EVENT_TOKENS[event]];
      }
      case 'depth':
        return phase.begun ? [] : this.likelyGoingOn(fixed.likely);
      case 'full':
      case 'variables':
        return this.likelyGoingOn(fixed.likely);
      case 'line':
        return this.likelyLine(fixed.likely);
      case 'text':
        return phase.written > 0 ? [] : this.likelyText(fixed.likely.valueOf(this.names.at(-1)!));
      case 'value':
        return phase.written > 0 ? [] : this.likelyText(fixed.likely.returned);
      default:
        return [];
    }
  }

  /** The next variable that the line sets, or else the end. */
  private likelyGoingOn(likely: Likely): readonly number[] {
    if (!this.lineLast) return [SPECIAL.state_end];
    const next = likely.targets.find(name => !this.names.includes(name));
    if (next === undefined) return this.likelyLine(likely);
    return [SPECIAL.var, ...tokenizer.encode(next, 'name'), SPECIAL.eq];
  }

  private likelyLine(likely: Likely): readonly number[] {
    const line = likely.line(this.event);
    return line === undefined ? [] : linePath(line);
  }

  private likelyText(text: string | undefined): readonly number[] {
    if (text === undefined) return [];
    const ids = tokenizer.encode(text, 'value');
    return this.phase.at === 'value'
      ? [...ids, SPECIAL.state_end]
      : [...ids, ...this.likelyGoingOn(this.fixed.likely!)];
  }

  accept(id: number): void {
    this.written++;
    this.follow(id);
  }

  /** Had it to be brought to its end? */
  get spent(): boolean {
    return this.written >= this.fixed.longestState;
  }

  private follow(id: number): void {
    const { phase } = this;
    switch (phase.at) {
      case 'event':
        this.acceptEvent(id);
        return;
      case 'depth': {
        const next = phase.trie.children.get(id);
        if (!next) {
          this.afterDepth();
          this.follow(id);
        } else if (next.value === undefined) this.phase = { at: 'depth', trie: next, begun: true };
        else {
          this.depth = next.value;
          this.afterDepth();
        }
        return;
      }
      case 'full':
        this.phase = VARIABLES;
        if (id === SPECIAL.full) this.full = true;
        else this.acceptVariables(id);
        return;
      case 'variables':
        this.acceptVariables(id);
        return;
      case 'gone': {
        const next = phase.trie.children.get(id);
        if (next) this.phase = { at: 'gone', trie: next };
        else {
          this.gone = [...this.gone, phase.trie.value!];
          this.acceptVariables(id);
        }
        return;
      }
      case 'name': {
        const next = phase.trie.children.get(id);
        if (next) this.phase = { at: 'name', trie: next };
        else {
          this.names = [...this.names, phase.trie.value!];
          this.phase = { at: 'text', written: 0 };
        }
        return;
      }
      case 'text':
        if (id >= SPECIAL_COUNT) this.phase = { at: 'text', written: phase.written + 1 };
        else this.acceptVariables(id);
        return;
      case 'value':
        this.phase = id >= SPECIAL_COUNT ? { at: 'value', written: phase.written + 1 } : DONE;
        return;
      case 'line':
        this.acceptLine(phase.trie, id);
        return;
      case 'arg':
        this.phase = { at: 'value', written: 0 };
        return;
      case 'done':
        throw new RangeError('nothing may follow');
    }
  }

  private get event(): Event {
    return this.successor!.event;
  }

  /** Is it an event that tells its line behind its variables? */
  private get lineLast(): boolean {
    return this.event === 'line' || this.event === 'return' || this.event === 'exception';
  }

  private acceptEvent(id: number): void {
    this.successor = this.fixed.successors.events.find(({ event }) => EVENT_TOKENS[event] === id);
    if (!this.successor) {
      this.phase = DONE;
      return;
    }
    const { implied, deepest } = this.successor;
    this.depth = implied ?? 0;
    const depths: number[] = [];
    const fixed = forcedEvent(this.fixed.question) !== undefined;
    if (!fixed) for (let depth = 1; depth <= deepest; depth++) if (depth !== implied) depths.push(depth);
    this.phase = { at: 'depth', trie: depthTrie(depths), begun: false };
    if (depths.length === 0) this.afterDepth();
  }

  /** Where a depth may be written but need not: what stands there if it is not. */
  private insteadOfDepth(): readonly number[] {
    if (this.successor!.implied === undefined) return [];
    const behind = this.clone();
    behind.afterDepth();
    return behind.allowed().few;
  }

  private afterDepth(): void {
    this.phase = this.lineLast ? FULL : { at: 'line', trie: this.lines() };
    if (this.phase === FULL && !this.mayBeFull()) this.phase = VARIABLES;
  }

  private get shownHere(): ShownActivation | undefined {
    return this.fixed.shown.at(this.depth);
  }

  /** A step within an activation that stands open is certain to stay in it. */
  private mayBeFull(): boolean {
    if (!this.shownHere) return true;
    const { previous, action } = this.fixed.question;
    if (action.action === 'set') return false;
    const stays = 'depth' in previous && previous.depth === this.depth && !endsActivation(previous.event);
    return action.action === 'breakpoint' || !stays;
  }

  private allowedFull(): readonly number[] {
    return this.shownHere ? [SPECIAL.full, ...this.allowedVariables()] : [SPECIAL.full];
  }

  /** The function that the state is in, where that is certain. */
  private get inside(): string | undefined {
    if (this.lineLast) return this.full ? undefined : this.shownHere?.function;
    const { previous } = this.fixed.question;
    if (this.event === 'call' || !('depth' in previous)) return undefined;
    return previous.depth === this.depth && previous.event !== 'inv_call' ? previous.function : undefined;
  }

  /** What changes are changes of. */
  private get reference(): Locals | undefined {
    if (this.lineLast) return this.full ? undefined : this.shownHere?.locals;
    if (this.event !== 'inv_line' && this.event !== 'inv_line_call') return undefined;
    const place = { line: 0, source: '', function: '', depth: this.depth };
    return this.fixed.shown.reference({ event: this.event, ...place, locals: new Map() }, undefined);
  }

  private allowedVariables(): readonly number[] {
    const { question } = this.fixed;
    if (this.forcedName() !== undefined) return [SPECIAL.var];
    if (forcedEmpty(question, this.event)) return [SPECIAL.state_end];
    const { reference } = this;
    const ends = this.lineLast ? this.lines().next : [SPECIAL.state_end];
    const calls = this.event === 'call' || this.event === 'inv_call';
    // Going back, nothing is known to differ from a state that was not shown.
    if (this.spent || (!calls && !this.lineLast && !reference)) return ends;
    const found: number[] = [];
    if (this.mayVanish && this.vanishing().length > 0) found.push(SPECIAL.gone);
    if (this.candidates().length > 0) found.push(SPECIAL.var);
    return [...found, ...ends];
  }

  private forcedName(): string | undefined {
    const { question, scope } = this.fixed;
    return forcedName(question, this.event, this.line, this.names.length, scope.code);
  }

  /** What is gone stands before what is new, and before nothing else. */
  private get mayVanish(): boolean {
    return this.names.length === (this.fixed.question.action.action === 'set' ? 1 : 0);
  }

  /** Names that may be told next: those that stay in the order in which they stand, then those that are new. */
  private candidates(): readonly string[] {
    const { code } = this.fixed.scope;
    const calls = this.event === 'call' || this.event === 'inv_call';
    const set = this.fixed.question.action.action === 'set';
    if (calls && !set && showsParametersOnly(code, this.line!)) return [];
    const inside = calls ? code.calledName(this.line!) : this.inside;
    const kept = [...(this.reference?.keys() ?? [])].filter(name => !this.gone.includes(name));
    // Behind the variable that the user set, the others are told as after any other action.
    const told = set ? this.names.slice(1) : this.names;
    const place = told.length === 0 ? -1 : kept.indexOf(told.at(-1)!);
    const open = told.length > 0 && place < 0 ? [] : kept.slice(place + 1);
    const fresh = this.fixed.scope.namesIn(inside).filter(name => !kept.includes(name));
    return [...open, ...fresh, ...this.gone].filter(
      (name, i, all) => !this.names.includes(name) && all.indexOf(name) === i,
    );
  }

  /** Names that may vanish next, in the order in which they stand. */
  private vanishing(): readonly string[] {
    const all = [...(this.reference?.keys() ?? [])];
    return this.gone.length === 0 ? all : all.slice(all.indexOf(this.gone.at(-1)!) + 1);
  }

  private allowedText(written: number, ends: readonly number[]): Allowed {
    const few = written > 0 ? ends : [];
    return written === 0 || (written < this.fixed.longestValue && !this.spent)
      ? { few, many: VALUE_TOKENS }
      : { few };
  }

  private acceptVariables(id: number): void {
    const { scope } = this.fixed;
    if (id === SPECIAL.var) {
      const forced = this.forcedName();
      this.phase = { at: 'name', trie: scope.nameTrie(forced === undefined ? this.candidates() : [forced]) };
    } else if (id === SPECIAL.gone) {
      this.phase = { at: 'gone', trie: scope.nameTrie(this.vanishing()) };
    } else if (id === SPECIAL.state_end) this.phase = DONE;
    else this.acceptLine(this.lines(), id);
  }

  private lines(): TokenTrie<number> {
    const { question, scope } = this.fixed;
    const forced = forcedLine(question, this.event);
    if (forced !== undefined) return lineTrie([forced]);
    if (question.action.action !== 'breakpoint') return scope.linesFor(this.event, this.inside);
    const { lines } = question.action;
    const callable = lines.filter(line => scope.callable([line]));
    return lineTrie(this.event === 'call' && callable.length > 0 ? callable : lines);
  }

  private acceptLine(trie: TokenTrie<number>, id: number): void {
    const next = trie.children.get(id)!;
    if (next.value === undefined) {
      this.phase = { at: 'line', trie: next };
      return;
    }
    this.line = next.value;
    if (this.event === 'line') this.phase = DONE;
    else if (this.lineLast || this.event === 'inv_return' || this.event === 'inv_exception') this.phase = ARG;
    else this.phase = VARIABLES;
  }
}

function endsActivation(event: string): boolean {
  return event === 'return' || event === 'exception';
}

/**
 * Does a call on this line show its parameters and nothing else? Inner functions and methods may show free variables, what is
 * resumed all its locals, and behind a star the parameters are not told in an order that is known here.
 */
function showsParametersOnly(code: ContextCode, line: number): boolean {
  const definition = code.definition(line);
  if (!definition || definition.resumable) return false;
  const source = code.source(line)!;
  return /^def\b/.test(source) && /\)\s*(->[^:]*)?:/.test(source) && !/\*|\blambda\b|\bfor\b/.test(source);
}

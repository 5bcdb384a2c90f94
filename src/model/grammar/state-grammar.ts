/**
 * The grammar of one state in our own form, an automaton over tokens. The language's parser reads whatever it allows.
 * It knows what was shown before, so it also keeps to the program's lines and names and to where an action leads.
 */

import { forcedEmpty, forcedEvent, type Question } from '../../language/forced-tokens.ts';
import { Shown } from '../../language/shown-so-far.ts';
import { SPECIAL, SPECIAL_COUNT } from '../../language/specials.ts';
import { SMALL_STEPS, type Step, type Trajectory } from '../../language/trajectory.ts';
import { EVENT_TOKENS } from '../../language/write-own.ts';
import { ContextCode } from '../../python/functions.ts';
import { attributeSet } from '../../python/parts.ts';
import { isField } from '../../tree/fields.ts';
import type { Allowed, Grammar } from '../model.ts';
import { Certain } from './certain.ts';
import { nameWith, nextInName } from './name-text.ts';
import { type Successor, type Successors, successors } from './next-events.ts';
import { nextLinesOf } from './next-lines.ts';
import { PartialState, type Surroundings } from './partial-state.ts';
import { depthTrie, ProgramIndex } from './program-index.ts';
import { Drafts } from './state-draft.ts';
import { aboutToRun, planFor } from './state-heuristic.ts';
import { ARG, DONE, EVENT, FULL, type Phase, VARIABLES, WORKING } from './state-phase.ts';
import type { TokenTrie } from './token-trie.ts';
import { certainly, nextInText, type TextSoFar, textOf, type Written } from './value-text.ts';
import { Working } from './working-grammar.ts';

/** What a token belongs to, so that each variable has its own probability. */
export type Part =
  | { readonly kind: 'structure' | 'line' | 'value' }
  | { readonly kind: 'variable'; readonly name: string }
  /** Part of the working before the state: a part of the line, or its value. */
  | { readonly kind: 'working'; readonly value: boolean };

export interface StateGrammarOptions {
  /** Whether a working was asked for, which comes before the state. */
  readonly working?: boolean;
  /** Most tokens of one value. */
  readonly longestValue?: number;
  /** Tokens after which a state is ended: open values close, and no further variable begins. */
  readonly longestState?: number;
  /** The index of the context, if it was made already. */
  readonly program?: ProgramIndex;
  /** The whole walk, if the trajectory leaves out its beginning. */
  readonly allSteps?: readonly Step[];
}

/** What does not change while one state is written. */
interface Fixed extends Surroundings {
  readonly successors: Successors;
  readonly longestValue: number;
  readonly longestState: number;
  /** Made when first asked for. */
  guesses?: Drafts;
}

const LONGEST_VALUE = 512;
export class StateGrammar implements Grammar {
  private phase: Phase;
  private written = 0;
  private working: Working | undefined;
  private successor: Successor | undefined;
  /** The state so far, once its event is known. */
  private partial: PartialState | undefined;
  private guesses: Drafts | undefined;

  private constructor(
    private readonly fixed: Fixed,
    works: boolean,
  ) {
    this.phase = works ? WORKING : EVENT;
    if (works) this.working = new Working(planFor(fixed));
  }

  /** The grammar of the state after a walk whose last step has the action. */
  static after(trajectory: Trajectory, options: StateGrammarOptions = {}): StateGrammar {
    const { shown } = Shown.of(trajectory.steps);
    const { previous, action } = shown;
    if (!previous || !action) throw new RangeError('a walk that asks for a state ends with an action');
    const question: Question = { previous, action };
    const scope = options.program ?? new ProgramIndex(new ContextCode(trajectory.context));
    const nextLines = nextLinesOf(question, shown, options.allSteps ?? trajectory.steps, scope);
    const certain = scope.certain
      ? Certain.of(question, shown, options.allSteps ?? trajectory.steps, scope)
      : undefined;
    const fixed: Fixed = {
      question,
      shown,
      scope,
      nextLines,
      certain,
      successors: successors(question, scope, nextLines, certain),
      longestValue: options.longestValue ?? LONGEST_VALUE,
      longestState: options.longestState ?? Number.POSITIVE_INFINITY,
    };
    return new StateGrammar(fixed, options.working ?? false);
  }

  get done(): boolean {
    return this.phase.at === 'done';
  }

  /** Whether the working is being written and the state has not begun. */
  get works(): boolean {
    return this.phase.at === 'working';
  }

  /** The part to which the next token belongs. */
  get part(): Part {
    const { at } = this.phase;
    if (at === 'text') return { kind: 'variable', name: this.state.names.at(-1)! };
    if (at === 'working' && this.working!.at !== 'begin')
      return { kind: 'working', value: this.working!.at === 'value' };
    return { kind: at === 'line' || at === 'value' ? at : 'structure' };
  }

  clone(): StateGrammar {
    const copy = Object.assign(new StateGrammar(this.fixed, false), this);
    copy.working = this.working?.clone();
    copy.partial = this.partial?.clone();
    return copy;
  }

  allowed(): Allowed {
    const { phase } = this;
    switch (phase.at) {
      case 'working':
        return this.working!.allowed(this.beginnings(), this.fixed.longestValue, this.mustEnd);
      case 'event':
        return { few: this.beginnings() };
      case 'depth':
        return { few: phase.begun ? phase.trie.next : [...phase.trie.next, ...this.insteadOfDepth()] };
      case 'full':
        return { few: this.allowedFull() };
      case 'variables':
        return { few: this.allowedVariables() };
      case 'gone': {
        if (phase.trie.value === undefined) return { few: phase.trie.next };
        const behind = this.clone();
        behind.state.gone = [...this.state.gone, phase.trie.value];
        return { few: [...phase.trie.next, ...behind.allowedVariables()] };
      }
      case 'name':
        return nextInName(phase);
      case 'text':
        return this.allowedText(phase, this.behind(phase.last).allowedVariables());
      case 'value':
        return this.allowedText(phase, [SPECIAL.state_end]);
      case 'line':
        return { few: phase.trie.next };
      case 'arg':
        return { few: [SPECIAL.arg_sep] };
      case 'done':
        return { few: [] };
    }
  }

  /** The kind of text, for statistics of accepted drafts, which differ between kinds. */
  get kind(): string {
    const working = this.phase.at === 'working' ? this.working!.at : 'begin';
    if (working !== 'begin') return working === 'expression' ? 'expression' : 'worked';
    return this.phase.at === 'text' || this.phase.at === 'value' ? 'value' : 'form';
  }

  likely(): readonly number[] {
    const { phase } = this;
    const { exits } = this.fixed.successors;
    const guesses = this.guessing;
    switch (phase.at) {
      case 'working':
        return guesses.working(this.working!) ?? guesses.event(exits);
      case 'event':
        return guesses.event(exits);
      case 'depth':
        return phase.begun ? [] : guesses.goingOn(this.state);
      case 'full':
      case 'variables':
        return guesses.goingOn(this.state);
      case 'line':
        return guesses.line(this.state);
      case 'text':
        return phase.written > 0 ? [] : guesses.variable(this.state);
      case 'value':
        return phase.written > 0 ? [] : guesses.returned();
      default:
        return [];
    }
  }

  private get guessing(): Drafts {
    const { fixed, working } = this;
    fixed.guesses ??= Drafts.at(fixed, working !== undefined);
    this.guesses = (this.guesses ?? fixed.guesses).behind(fixed, working?.finished ?? []);
    return this.guesses;
  }

  accept(id: number): void {
    this.written++;
    this.follow(id);
  }

  /** Whether it had to be ended. */
  get mustEnd(): boolean {
    return this.written >= this.fixed.longestState;
  }

  private follow(id: number): void {
    const { phase } = this;
    switch (phase.at) {
      case 'working':
        if (!this.working!.accept(id)) this.acceptEvent(id);
        return;
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
          this.state.depth = next.value;
          this.afterDepth();
        }
        return;
      }
      case 'full':
        this.phase = VARIABLES;
        if (id === SPECIAL.full) this.state.full = true;
        else this.acceptVariables(id);
        return;
      case 'variables':
        this.acceptVariables(id);
        return;
      case 'gone': {
        const next = phase.trie.children.get(id);
        if (next) this.phase = { at: 'gone', trie: next };
        else {
          this.state.gone = [...this.state.gone, phase.trie.value!];
          this.acceptVariables(id);
        }
        return;
      }
      case 'name': {
        const name = nameWith(phase, id);
        this.phase = typeof name === 'string' ? this.begun(name) : { at: 'name', ...name };
        return;
      }
      case 'text':
        if (id >= SPECIAL_COUNT)
          this.phase = { ...phase, written: phase.written + 1, last: { id, before: phase.last } };
        else {
          this.state.keep(textOf(phase.last));
          this.acceptVariables(id);
        }
        return;
      case 'value':
        this.phase = id >= SPECIAL_COUNT ? { ...phase, written: phase.written + 1 } : DONE;
        return;
      case 'line':
        this.acceptLine(phase.trie, id);
        return;
      case 'arg':
        this.phase = {
          at: 'value',
          written: 0,
          known: certainly(this.state.value, this.fixed.longestValue),
        };
        return;
      case 'done':
        throw new RangeError('nothing may follow');
    }
  }

  private get state(): PartialState {
    return this.partial!;
  }

  private lines(): TokenTrie<number> {
    return this.state.lines(this.working?.finished ?? []);
  }

  /** The grammar after the text that is being written ends. */
  private behind(last: Written | undefined): StateGrammar {
    const behind = this.clone();
    behind.state.keep(textOf(last));
    return behind;
  }

  /** Tokens that may begin the state. */
  private beginnings(): readonly number[] {
    const { events, exits } = this.fixed.successors;
    return [...events.map(({ event }) => EVENT_TOKENS[event]), ...exits];
  }

  private acceptEvent(id: number): void {
    this.successor = this.fixed.successors.events.find(({ event }) => EVENT_TOKENS[event] === id);
    if (!this.successor) {
      this.phase = DONE;
      return;
    }
    const { event, implied, deepest } = this.successor;
    this.partial = new PartialState(this.fixed, event, implied ?? 0);
    const depths: number[] = [];
    const fixed = forcedEvent(this.fixed.question) !== undefined;
    if (!fixed) for (let depth = 1; depth <= deepest; depth++) if (depth !== implied) depths.push(depth);
    this.phase = { at: 'depth', trie: depthTrie(depths), begun: false };
    if (depths.length === 0) this.afterDepth();
  }

  /** The tokens that follow if an optional depth is left out. */
  private insteadOfDepth(): readonly number[] {
    if (this.successor!.implied === undefined) return [];
    const behind = this.clone();
    behind.afterDepth();
    return behind.allowed().few;
  }

  private afterDepth(): void {
    if (!this.state.lineLast) this.phase = { at: 'line', trie: this.lines() };
    else this.phase = this.state.mayBeFull ? FULL : VARIABLES;
  }

  private allowedFull(): readonly number[] {
    if (!this.state.shownHere) return [SPECIAL.full];
    return this.state.certain ? this.allowedVariables() : [SPECIAL.full, ...this.allowedVariables()];
  }

  private allowedVariables(): readonly number[] {
    const { state } = this;
    if (state.forcedName !== undefined || state.mustGoOn) return [SPECIAL.var];
    if (forcedEmpty(this.fixed.question, state.event)) return [SPECIAL.state_end];
    const ends = state.lineLast ? this.lines().next : [SPECIAL.state_end];
    // Going back, nothing is known to differ from a state that was not shown.
    if (this.mustEnd || (!state.calls && !state.lineLast && !state.reference)) return ends;
    const found: number[] = [];
    if (state.mayVanish && state.vanishing().length > 0) found.push(SPECIAL.gone);
    if (state.candidates().length > 0) found.push(SPECIAL.var);
    // Earlier predictions may be wrong, so that a required name is impossible: then none is required.
    return state.needsVariable && found.length > 0 ? found : [...found, ...ends];
  }

  /** The value of an attribute that the line sets, if the working ends with it. */
  private workedOut(name: string): string | undefined {
    const { previous } = this.fixed.question;
    if (!this.working || this.state.event !== 'line' || previous.event !== 'line') return undefined;
    const { source } = aboutToRun(this.fixed);
    if (this.state.full || this.state.depth !== previous.depth || source === undefined) return undefined;
    const set = attributeSet(source);
    const last = this.working.finished.findLast(({ expression }) => expression !== SMALL_STEPS);
    return set?.name === name && set.part === last?.expression ? last.value : undefined;
  }

  /** The text of a variable begins. */
  private begun(name: string): Phase {
    this.state.names = [...this.state.names, name];
    const text = this.state.valueOf(name) ?? this.workedOut(name);
    const form = this.state.formOf(name);
    const known = certainly(text, this.fixed.longestValue) ?? (form && { form });
    return { at: 'text', written: 0, known };
  }

  private allowedText(text: TextSoFar, ends: readonly number[]): Allowed {
    const { scope, longestValue } = this.fixed;
    const most = this.mustEnd ? 0 : longestValue;
    return nextInText(text, ends, most, scope.hasOwnTexts);
  }

  private acceptVariables(id: number): void {
    const { scope } = this.fixed;
    const { state } = this;
    if (id === SPECIAL.var) {
      const forced = state.forcedName;
      const names = forced === undefined ? state.candidates() : [forced];
      const isAny = scope.hasFreeAttributes && names.some(isField);
      this.phase = { at: 'name', trie: scope.nameTrie(names), last: isAny ? 'none' : undefined };
    } else if (id === SPECIAL.gone) {
      this.phase = { at: 'gone', trie: scope.nameTrie(state.vanishing()) };
    } else if (id === SPECIAL.state_end) this.phase = DONE;
    else this.acceptLine(this.lines(), id);
  }

  private acceptLine(trie: TokenTrie<number>, id: number): void {
    const next = trie.children.get(id)!;
    if (next.value === undefined) {
      this.phase = { at: 'line', trie: next };
      return;
    }
    const { state } = this;
    state.line = next.value;
    if (state.event === 'line') this.phase = DONE;
    else if (state.lineLast || state.event === 'inv_return' || state.event === 'inv_exception')
      this.phase = ARG;
    else this.phase = VARIABLES;
  }
}

/**
 * Keeps what was written of a state so far, and determines the names and lines that may follow: the program's own, in
 * the order of the form.
 */

import type { Event } from '../../language/depths.ts';
import { forcedLine, forcedName, type Question } from '../../language/forced-tokens.ts';
import type { Shown, ShownActivation } from '../../language/shown-so-far.ts';
import type { WorkedOut } from '../../language/trajectory.ts';
import type { Form } from '../../python/evaluation/line-outcome.ts';
import type { ContextCode } from '../../python/functions.ts';
import { literalRepr } from '../../python/literals.ts';
import { partText, readRepr } from '../../python/reprs.ts';
import { isField, variableOf } from '../../tree/fields.ts';
import type { Locals } from '../../tree/state.ts';
import type { Certain } from './certain.ts';
import { LinkedTexts } from './linked-texts.ts';
import type { NextLines } from './next-lines.ts';
import { lineTrie, type ProgramIndex } from './program-index.ts';
import type { TokenTrie } from './token-trie.ts';

/** What the walk before says about the next state. */
export interface Surroundings {
  readonly question: Question;
  readonly shown: Shown;
  readonly scope: ProgramIndex;
  readonly nextLines: NextLines | undefined;
  readonly certain: Certain | undefined;
}

export class PartialState {
  /** Whether locals are in full instead of changes. */
  full = false;
  line: number | undefined;
  names: readonly string[] = [];
  gone: readonly string[] = [];
  /** The values of the variables written here. */
  private values: ReadonlyMap<string, string> = new Map();
  private found:
    | { readonly depth: number; readonly full: boolean; readonly trie: TokenTrie<number> }
    | undefined;

  constructor(
    private readonly around: Surroundings,
    readonly event: Event,
    public depth: number,
  ) {}

  /** Keeps the value of the last variable. */
  keep(text: string): void {
    this.values = new Map(this.values).set(this.names.at(-1)!, text);
  }

  clone(): PartialState {
    return Object.assign(new PartialState(this.around, this.event, this.depth), this);
  }

  /** Whether this event writes its line after its variables. */
  get lineLast(): boolean {
    return this.event === 'line' || this.event === 'return' || this.event === 'exception';
  }

  get calls(): boolean {
    return this.event === 'call' || this.event === 'inv_call';
  }

  get shownHere(): ShownActivation | undefined {
    return this.around.shown.at(this.depth);
  }

  /** A step within an open activation certainly stays in it. */
  get mayBeFull(): boolean {
    if (!this.shownHere) return true;
    const { previous, action } = this.around.question;
    if (action.action === 'set') return false;
    const stays = 'depth' in previous && previous.depth === this.depth && !endsActivation(previous.event);
    return action.action === 'breakpoint' || !stays;
  }

  /** What is certain about the activation of this state, or about the call that it is. */
  get certain(): Certain | undefined {
    const { certain } = this.around;
    if (!certain || this.sets) return undefined;
    if (this.event === 'call') return this.depth === certain.depth + 1 ? certain : undefined;
    return this.lineLast && this.depth === certain.depth && !this.full ? certain : undefined;
  }

  /** The arguments of the call, if certain. */
  private get given(): ReturnType<Certain['given']> {
    return this.event === 'call' && this.line !== undefined ? this.certain?.given(this.line) : undefined;
  }

  /** The value of a variable, if certain. */
  valueOf(name: string): string | undefined {
    if (this.sets) return this.names.length === 1 ? this.setValue : undefined;
    if (this.event === 'call') return this.given?.locals.get(name);
    if (!this.certain?.finishes(this.event)) return undefined;
    return this.certain.valueOf(name) ?? this.linked?.textOf(name);
  }

  /** What follows from the texts written here. */
  private get linked(): LinkedTexts | undefined {
    const { certain, reference } = this;
    if (!certain || !reference || certain.same.length === 0 || !certain.finishes(this.event))
      return undefined;
    return new LinkedTexts(certain, reference, this.values);
  }

  /** Names that must be written. */
  private get required(): readonly string[] {
    return [...(this.certain?.required ?? []), ...(this.linked?.changed ?? [])];
  }

  /** What is certain of the value of a variable of which a part is not. */
  formOf(name: string): Form | undefined {
    return this.certain?.finishes(this.event)
      ? (this.certain.formOf(name) ?? this.linked?.formOf(name))
      : undefined;
  }

  /** The value to which the user sets a variable, if its text shows it: an expression is set to its value. */
  private get setValue(): string | undefined {
    const { action } = this.around.question;
    if (action.action !== 'set') return undefined;
    return literalRepr(action.value) ?? (action.value.startsWith('<') ? action.value : undefined);
  }

  /** The returned value or exception, if certain. */
  get value(): string | undefined {
    return this.certain?.value(this.event);
  }

  /** The locals that changes refer to. */
  get reference(): Locals | undefined {
    if (this.lineLast) return this.full ? undefined : this.shownHere?.locals;
    if (this.event !== 'inv_line' && this.event !== 'inv_line_call') return undefined;
    const place = { line: 0, source: '', function: '', depth: this.depth };
    return this.around.shown.reference({ event: this.event, ...place, locals: new Map() }, undefined);
  }

  /** The next name, if only one is possible. */
  get forcedName(): string | undefined {
    const { question, scope } = this.around;
    return forcedName(question, this.event, this.line, this.names.length, scope.code);
  }

  /** Vanished names come before new ones, and nowhere else. Setting a variable removes none. */
  get mayVanish(): boolean {
    return !this.sets && this.names.length === 0;
  }

  /**
   * Names that may come next: existing ones in their order, then new ones. Going back the order is unknown, because
   * only some names were shown.
   */
  candidates(): readonly string[] {
    const found = this.possible();
    const { certain, given } = this;
    if (given?.whole) {
      const next = [...given.locals.keys()][this.names.length];
      if (next !== undefined) return [next];
      return given.closed ? [] : this.freshFields([]);
    }
    if (!certain) return found;
    const { linked } = this;
    const names = found.filter(name => {
      const text = linked?.textOf(name);
      return certain.mayWrite(name, this.event) && (text === undefined || text !== this.reference?.get(name));
    });
    return certain.finishes(this.event) ? this.upToRequired(names, this.required) : names;
  }

  /** Required names come in their order: existing ones before new ones. */
  private upToRequired(names: readonly string[], required: readonly string[]): readonly string[] {
    const left = required.filter(name => !this.names.includes(name));
    const kept = [...(this.reference?.keys() ?? [])];
    const isKept = (name: string) => kept.includes(name);
    const stays = kept.find(name => left.includes(name));
    if (left.length === 0 || this.names.some(name => !isKept(name) && stays !== undefined)) return names;
    // Of several new names, the first in the function's text comes first.
    if (stays === undefined) {
      const isNext = (name: string) =>
        !isField(name) || left.find(each => variableOf(each) === variableOf(name)) === name;
      const isOpen = (name: string) => isField(name) && isField(left[0]!) && !left.includes(name);
      return names.filter(name => isKept(name) || (left.includes(name) && isNext(name)) || isOpen(name));
    }
    return names.filter(name => isKept(name) && kept.indexOf(name) <= kept.indexOf(stays));
  }

  private possible(): readonly string[] {
    const { scope } = this.around;
    if (this.calls && !this.sets && showsParametersOnly(scope.code, this.line!)) return this.freshFields([]);
    const around = this.fromAround();
    if (around) {
      const next = around.findIndex(name => this.isBound(name));
      return next < 0 ? [...around, ...this.freshFields([])] : around.slice(0, next + 1);
    }
    const inside = this.calls ? scope.code.calledName(this.line!) : this.inside;
    const kept = [...(this.reference?.keys() ?? [])].filter(name => !this.gone.includes(name));
    // Evaluating the new value may change other variables besides the one that the user set, but makes none.
    const names = this.sets ? this.names.slice(1) : this.names;
    const place = names.length === 0 ? -1 : kept.indexOf(names.at(-1)!);
    const open = !this.lineLast ? kept : names.length > 0 && place < 0 ? [] : kept.slice(place + 1);
    // The variables of a lambda or generator expression are on its own lines.
    const isWithin = this.calls && (inside === '<lambda>' || inside === '<genexpr>');
    const named = isWithin ? scope.namesOn(this.line!) : scope.namesIn(inside);
    const isNew = (name: string) => !kept.includes(name) && !this.gone.includes(name);
    const fresh = this.sets ? [] : named.filter(isNew);
    return [...open, ...fresh, ...this.freshFields(kept), ...this.again(kept, names)].filter(
      (name, i, all) => !this.names.includes(name) && all.indexOf(name) === i,
    );
  }

  /** Fields that no state of the activation has shown yet, of variables that may hold objects. */
  private freshFields(kept: readonly string[]): readonly string[] {
    const { attributes, hasOwnTexts } = this.around.scope;
    if (attributes.length === 0 || this.event.startsWith('inv_')) return [];
    const { reference } = this;
    const known = new Set([...kept, ...this.names]);
    const found: string[] = [];
    for (const variable of new Set([...this.names, ...kept])) {
      if (isField(variable) || this.gone.includes(variable)) continue;
      const text = this.values.get(variable) ?? reference?.get(variable) ?? '';
      for (const path of hasOwnTexts ? [variable, ...holdersIn(variable, text)] : holdersIn(variable, text))
        for (const each of attributes) if (!known.has(`${path}.${each}`)) found.push(`${path}.${each}`);
    }
    return found;
  }

  /** Whether another name must follow: one from around the called function. */
  get mustGoOn(): boolean {
    if (this.given?.whole) return this.names.length < this.given.locals.size;
    return this.fromAround()?.some(name => this.isBound(name)) === true;
  }

  /** Whether a variable that the line certainly makes must still be written. */
  get needsVariable(): boolean {
    const { nextLines } = this.around;
    const { certain } = this;
    if (certain?.finishes(this.event) && this.required.some(name => !this.names.includes(name))) return true;
    if (this.event !== 'line' || this.full || this.depth !== nextLines?.depth) return false;
    const known = this.reference;
    return (
      known !== undefined &&
      nextLines.makes?.some(
        name => (!known.has(name) || this.gone.includes(name)) && !this.names.includes(name),
      ) === true
    );
  }

  /** Names from around the called function that may still follow, in order; undefined if uncertain. */
  private fromAround(): readonly string[] | undefined {
    const { scope } = this.around;
    if (this.event !== 'call' || this.line === undefined || scope.resumes) return undefined;
    const definition = scope.code.definition(this.line);
    // What else may be called on the line of a `def` may also be inside a string, so its parameters are uncertain.
    if (!definition || MAY_CALL_ANOTHER.test(scope.code.source(this.line)!)) return undefined;
    const free = scope.calls.freeIn(this.line);
    if (!free) return undefined;
    const last = this.names
      .slice(definition.parameters.length)
      .filter(name => !isField(name))
      .at(-1);
    return last === undefined ? free : free.slice(free.indexOf(last) + 1);
  }

  /** Whether a name from around a function has a value, as far as its activations were shown. */
  private isBound(name: string): boolean {
    const { shown, scope } = this.around;
    if (scope.calls.isGiven(this.line!, name)) return true;
    const inside = scope.flow.namesAround(this.line!);
    for (let depth = this.depth - 1; depth > 0; depth--) {
      const activation = shown.at(depth);
      if (activation && inside.includes(activation.function)) return activation.locals.has(name);
    }
    return false;
  }

  /** The vanished names that may have come again, if that has moved them. */
  private again(kept: readonly string[], names: readonly string[]): readonly string[] {
    const before = [...(this.reference?.keys() ?? [])];
    if (!this.lineLast || names.some(name => !before.includes(name))) return this.gone;
    return this.gone.filter(name =>
      before.slice(before.indexOf(name) + 1).some(other => kept.includes(other)),
    );
  }

  /**
   * Names that may vanish next, in their order. Going back, names that no state has shown may vanish too, in any
   * order.
   */
  vanishing(): readonly string[] {
    const { gone, around, reference } = this;
    if (!reference) return [];
    const certain = this.lineLast ? this.certain?.gone(this.event) : undefined;
    const known = [...reference.keys()].filter(name => certain?.includes(name) ?? true);
    if (this.lineLast) return gone.length === 0 ? known : known.slice(known.indexOf(gone.at(-1)!) + 1);
    return [...new Set([...known, ...around.scope.namesIn(this.inside)])].filter(
      name => !gone.includes(name),
    );
  }

  /** `worked` holds the values of the line's parts, which are final. */
  lines(worked: readonly WorkedOut[]): TokenTrie<number> {
    const { depth, full } = this;
    if (this.found?.depth !== depth || this.found.full !== full)
      this.found = { depth, full, trie: this.linesNow(worked) };
    return this.found.trie;
  }

  private linesNow(worked: readonly WorkedOut[]): TokenTrie<number> {
    const { question, scope, nextLines } = this.around;
    const forced = forcedLine(question, this.event);
    if (forced !== undefined) return lineTrie([forced]);
    if (question.action.action !== 'breakpoint') {
      const isOn = nextLines && this.depth === nextLines.depth + (this.event === 'call' ? 1 : 0);
      const certain = isOn ? nextLines.lines(this.event, worked) : undefined;
      const sure = this.certain?.lines(this.event);
      const both =
        certain && sure ? [...certain].filter(line => sure.has(line)) : [...(sure ?? certain ?? [])];
      // Of a program that is too long, only some lines are shown.
      const visible = both.filter(line => scope.code.has(line));
      if (visible.length > 0) return lineTrie(visible);
      return scope.linesFor(this.event, this.inside);
    }
    const { lines } = question.action;
    const callable = lines.filter(line => scope.callable([line]));
    return lineTrie(this.event === 'call' && callable.length > 0 ? callable : lines);
  }

  private get sets(): boolean {
    return this.around.question.action.action === 'set';
  }

  /** The state's function, if certain. */
  private get inside(): string | undefined {
    const { question, scope, nextLines } = this.around;
    if (this.lineLast) {
      // What has left the context is shown in full, but the walk still knows where it was.
      if (!this.full) return this.shownHere?.function;
      return nextLines && this.depth === nextLines.depth ? nextLines.inside : undefined;
    }
    const { previous } = question;
    if (this.event === 'call' || !('depth' in previous)) return undefined;
    if (previous.depth !== this.depth || previous.event === 'inv_call') return undefined;
    // On the line of its definition, a function's own body may run.
    const { code } = scope;
    return code.opensWithin(previous.line) || code.definition(previous.line) ? undefined : previous.function;
  }
}

/** Paths under which a variable may show fields: of a list or dictionary, its first items. */
function holdersIn(variable: string, text: string): readonly string[] {
  if (/^[[({]/.test(text))
    return readRepr(text)
      .parts.slice(0, FIRST_ITEMS)
      .flatMap(part =>
        part.access !== undefined && OBJECT.test(partText(text, part)) ? [variable + part.access] : [],
      );
  return /^(?:[-\d.'"]|None$|True$|False$)/.test(text) ? [] : [variable];
}

/** The recorder looks into this many items of a container. */
const FIRST_ITEMS = 6;
const OBJECT = /^<[^'"]* object>$/;

/** Matches a lambda or generator expression, as far as a line's text shows it. */
const MAY_CALL_ANOTHER = /\blambda\b|\bfor\b/;

function endsActivation(event: string): boolean {
  return event === 'return' || event === 'exception';
}

/**
 * Whether a call on this line shows exactly its parameters. Inner functions and methods may also show free variables,
 * a resumed function all its locals, and after a star the order of parameters is unknown.
 */
function showsParametersOnly(code: ContextCode, line: number): boolean {
  const definition = code.definition(line);
  if (!definition || definition.resumable) return false;
  const source = code.source(line)!;
  return (
    /^def\b/.test(source) &&
    /\)\s*(->[^:]*)?:/.test(source) &&
    !/\*/.test(source) &&
    !MAY_CALL_ANOTHER.test(source)
  );
}

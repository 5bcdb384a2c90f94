/** What was told of a state so far, and which names and lines that leaves: the program's own, in the order of the form. */

import type { Event } from '../../language/depths.ts';
import { forcedLine, forcedName, type Question } from '../../language/forced.ts';
import type { Shown, ShownActivation } from '../../language/shown.ts';
import type { WorkedOut } from '../../language/trajectory.ts';
import type { ContextCode } from '../../python/functions.ts';
import { literalRepr } from '../../python/literals.ts';
import { partText, readRepr } from '../../python/reprs.ts';
import { isField, variableOf } from '../../tree/fields.ts';
import type { Locals } from '../../tree/state.ts';
import type { Certain } from './certain.ts';
import type { Course } from './next-lines.ts';
import { lineTrie, type ProgramIndex } from './program-index.ts';
import type { TokenTrie } from './token-trie.ts';

/** What the walk before says about the state to come. */
export interface Surroundings {
  readonly question: Question;
  readonly shown: Shown;
  readonly scope: ProgramIndex;
  readonly course: Course | undefined;
  readonly certain: Certain | undefined;
}

export class Told {
  /** Locals are told in full, not as changes. */
  full = false;
  line: number | undefined;
  names: readonly string[] = [];
  gone: readonly string[] = [];
  /** What the variables are that were told here. */
  private values: ReadonlyMap<string, string> = new Map();
  private found:
    | { readonly depth: number; readonly full: boolean; readonly trie: TokenTrie<number> }
    | undefined;

  constructor(
    private readonly around: Surroundings,
    readonly event: Event,
    public depth: number,
  ) {}

  /** The value of the variable that was named last. */
  keep(text: string): void {
    this.values = new Map(this.values).set(this.names.at(-1)!, text);
  }

  clone(): Told {
    return Object.assign(new Told(this.around, this.event, this.depth), this);
  }

  /** Is it an event that tells its line behind its variables? */
  get lineLast(): boolean {
    return this.event === 'line' || this.event === 'return' || this.event === 'exception';
  }

  get calls(): boolean {
    return this.event === 'call' || this.event === 'inv_call';
  }

  get shownHere(): ShownActivation | undefined {
    return this.around.shown.at(this.depth);
  }

  /** A step within an activation that stands open is certain to stay in it. */
  get mayBeFull(): boolean {
    if (!this.shownHere) return true;
    const { previous, action } = this.around.question;
    if (action.action === 'set') return false;
    const stays = 'depth' in previous && previous.depth === this.depth && !endsActivation(previous.event);
    return action.action === 'breakpoint' || !stays;
  }

  /** What is certain of the activation that this state is in, or of the call that it is. */
  get certain(): Certain | undefined {
    const { certain } = this.around;
    if (!certain || this.sets) return undefined;
    if (this.event === 'call') return this.depth === certain.depth + 1 ? certain : undefined;
    return this.lineLast && this.depth === certain.depth && !this.full ? certain : undefined;
  }

  /** The arguments of the call, where they are certain. */
  private get given(): ReturnType<Certain['given']> {
    return this.event === 'call' && this.line !== undefined ? this.certain?.given(this.line) : undefined;
  }

  /** The value of a variable, where it is certain. */
  valueOf(name: string): string | undefined {
    if (this.sets) return this.names.length === 1 ? this.setValue : undefined;
    if (this.event === 'call') return this.given?.locals.get(name);
    return this.certain?.finishes(this.event) ? this.certain.valueOf(name) : undefined;
  }

  /** What the user sets a variable to, where its text tells: what is no literal is set as what it came to. */
  private get setValue(): string | undefined {
    const { action } = this.around.question;
    if (action.action !== 'set') return undefined;
    return literalRepr(action.value) ?? (action.value.startsWith('<') ? action.value : undefined);
  }

  /** What is returned or raised, where it is certain. */
  get value(): string | undefined {
    return this.certain?.value(this.event);
  }

  /** What changes are changes of. */
  get reference(): Locals | undefined {
    if (this.lineLast) return this.full ? undefined : this.shownHere?.locals;
    if (this.event !== 'inv_line' && this.event !== 'inv_line_call') return undefined;
    const place = { line: 0, source: '', function: '', depth: this.depth };
    return this.around.shown.reference({ event: this.event, ...place, locals: new Map() }, undefined);
  }

  /** The name that must be told next, if only one can be. */
  get forcedName(): string | undefined {
    const { question, scope } = this.around;
    return forcedName(question, this.event, this.line, this.names.length, scope.code);
  }

  /** What is gone stands before what is new, and before nothing else. Nothing goes by setting a variable. */
  get mayVanish(): boolean {
    return !this.sets && this.names.length === 0;
  }

  /**
   * Names that may be told next: those that stay in the order in which they stand, then those that are new. Going back the order
   * is not known: only some names were told.
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
    const told = found.filter(name => certain.mayTell(name, this.event));
    return certain.finishes(this.event) ? this.upToOwed(told, certain.owed) : told;
  }

  /** What must be told stands in its order: those that stay before those that are new. */
  private upToOwed(told: readonly string[], owed: readonly string[]): readonly string[] {
    const left = owed.filter(name => !this.names.includes(name));
    const kept = [...(this.reference?.keys() ?? [])];
    const isKept = (name: string) => kept.includes(name);
    const stays = kept.find(name => left.includes(name));
    if (left.length === 0 || this.names.some(name => !isKept(name) && stays !== undefined)) return told;
    // Of several that are new, the first in the function's text comes first.
    if (stays === undefined) {
      const isNext = (name: string) =>
        !isField(name) || left.find(each => variableOf(each) === variableOf(name)) === name;
      const isOpen = (name: string) => isField(name) && isField(left[0]!) && !left.includes(name);
      return told.filter(name => isKept(name) || (left.includes(name) && isNext(name)) || isOpen(name));
    }
    return told.filter(name => isKept(name) && kept.indexOf(name) <= kept.indexOf(stays));
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
    // Besides the variable that the user set, working its value out may change others, but makes none.
    const told = this.sets ? this.names.slice(1) : this.names;
    const place = told.length === 0 ? -1 : kept.indexOf(told.at(-1)!);
    const open = !this.lineLast ? kept : told.length > 0 && place < 0 ? [] : kept.slice(place + 1);
    // What a lambda or a generator expression shows stands on its own lines.
    const isWithin = this.calls && (inside === '<lambda>' || inside === '<genexpr>');
    const named = isWithin ? scope.namesOn(this.line!) : scope.namesIn(inside);
    const isNew = (name: string) => !kept.includes(name) && !this.gone.includes(name);
    const fresh = this.sets ? [] : named.filter(isNew);
    return [...open, ...fresh, ...this.freshFields(kept), ...this.again(kept, told)].filter(
      (name, i, all) => !this.names.includes(name) && all.indexOf(name) === i,
    );
  }

  /** Fields that no state of the activation has shown yet, of what may be an object or hold some. */
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

  /** Must a further name be told: one from around the function that is called? */
  get mustGoOn(): boolean {
    if (this.given?.whole) return this.names.length < this.given.locals.size;
    return this.fromAround()?.some(name => this.isBound(name)) === true;
  }

  /** Must a variable still be told that the line has made for certain? */
  get owes(): boolean {
    const { course } = this.around;
    const { certain } = this;
    if (certain?.finishes(this.event) && certain.owed.some(name => !this.names.includes(name))) return true;
    if (this.event !== 'line' || this.full || this.depth !== course?.depth) return false;
    const known = this.reference;
    return (
      known !== undefined &&
      course.makes?.some(
        name => (!known.has(name) || this.gone.includes(name)) && !this.names.includes(name),
      ) === true
    );
  }

  /** Names from around the function that is called which may still be told, in their order; undefined where they are not certain. */
  private fromAround(): readonly string[] | undefined {
    const { scope } = this.around;
    if (this.event !== 'call' || this.line === undefined || scope.resumes) return undefined;
    const definition = scope.code.definition(this.line);
    // What may be called on the line of a `def` besides the function may stand in a text, too: its parameters are not certain then.
    if (!definition || MAY_CALL_ANOTHER.test(scope.code.source(this.line)!)) return undefined;
    const free = scope.calls.freeIn(this.line);
    if (!free) return undefined;
    const last = this.names
      .slice(definition.parameters.length)
      .filter(name => !isField(name))
      .at(-1);
    return last === undefined ? free : free.slice(free.indexOf(last) + 1);
  }

  /** Has a name from around a function a value, as far as the activation around it, or one of its own, was shown? */
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

  /** Of the names that vanished, those that may have come again: only where that has moved them. */
  private again(kept: readonly string[], told: readonly string[]): readonly string[] {
    const before = [...(this.reference?.keys() ?? [])];
    if (!this.lineLast || told.some(name => !before.includes(name))) return this.gone;
    return this.gone.filter(name =>
      before.slice(before.indexOf(name) + 1).some(other => kept.includes(other)),
    );
  }

  /** Names that may vanish next, in the order in which they stand. Going back, names that no state has told may, too, in any order. */
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

  /** `worked`: what the parts of the line came to; that does not change any more. */
  lines(worked: readonly WorkedOut[]): TokenTrie<number> {
    const { depth, full } = this;
    if (this.found?.depth !== depth || this.found.full !== full)
      this.found = { depth, full, trie: this.linesNow(worked) };
    return this.found.trie;
  }

  private linesNow(worked: readonly WorkedOut[]): TokenTrie<number> {
    const { question, scope, course } = this.around;
    const forced = forcedLine(question, this.event);
    if (forced !== undefined) return lineTrie([forced]);
    if (question.action.action !== 'breakpoint') {
      const isOn = course && this.depth === course.depth + (this.event === 'call' ? 1 : 0);
      const certain = isOn ? course.lines(this.event, worked) : undefined;
      const sure = this.certain?.lines(this.event);
      const both =
        certain && sure ? [...certain].filter(line => sure.has(line)) : [...(sure ?? certain ?? [])];
      // Of a program that is too long, not all lines are shown.
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

  /** The function that the state is in, where that is certain. */
  private get inside(): string | undefined {
    const { question, scope, course } = this.around;
    if (this.lineLast) {
      // What has gone out of sight is told in full; the walk knows where it was all the same.
      if (!this.full) return this.shownHere?.function;
      return course && this.depth === course.depth ? course.inside : undefined;
    }
    const { previous } = question;
    if (this.event === 'call' || !('depth' in previous)) return undefined;
    if (previous.depth !== this.depth || previous.event === 'inv_call') return undefined;
    // On a line that defines a function, its own body may run.
    const { code } = scope;
    return code.opensWithin(previous.line) || code.definition(previous.line) ? undefined : previous.function;
  }
}

/** Paths under which a variable may show what it holds: of a list or a dictionary, its first items. */
function holdersIn(variable: string, text: string): readonly string[] {
  if (/^[[({]/.test(text))
    return readRepr(text)
      .parts.slice(0, FIRST_ITEMS)
      .flatMap(part =>
        part.access !== undefined && OBJECT.test(partText(text, part)) ? [variable + part.access] : [],
      );
  return /^(?:[-\d.'"]|None$|True$|False$)/.test(text) ? [] : [variable];
}

/** A recorder looks into so many items of a container. */
const FIRST_ITEMS = 6;
const OBJECT = /^<[^'"]* object>$/;

/** A lambda or a generator expression, as far as a line's text tells. */
const MAY_CALL_ANOTHER = /\blambda\b|\bfor\b/;

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
  return (
    /^def\b/.test(source) &&
    /\)\s*(->[^:]*)?:/.test(source) &&
    !/\*/.test(source) &&
    !MAY_CALL_ANOTHER.test(source)
  );
}

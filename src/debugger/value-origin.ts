/**
 * Finds where a variable got its value: back through assignments, arguments, returned values and changes in place.
 * Two objects may have the same text, so a line counts by what it binds, not by how the value looks. Pure.
 */
import { EventKind, GONE } from '../trace/recording.ts';
import { fieldsUnder, variableOf } from '../tree/fields.ts';
import type { Locals } from '../tree/state.ts';
import type { StateTree } from '../tree/tree.ts';
import type { CallTree } from './calls.ts';
import { DebuggerError } from './engine.ts';
import { GivingLines } from './giving-lines.ts';

export const ORIGIN_KINDS = [
  /** A line assigned it. */
  'assigned',
  /** A line changed the object that the variable names. */
  'changed',
  /** A callee changed the object that the variable names. */
  'changed inside',
  /** It came in as an argument of this call. */
  'argument',
  /** A call returned it. */
  'returned',
  /** It belongs to the function around this one. */
  'enclosing',
  /** A generator or coroutine went on with it. */
  'resumed',
  /** A jump skipped the line that did: it is one of those after this place. */
  'on the way',
  /** The walk begins with it. */
  'given',
] as const;
export type OriginKind = (typeof ORIGIN_KINDS)[number];

export interface ValueOrigin {
  readonly kind: OriginKind;
  /** Its name there. */
  readonly name: string;
  readonly value: string;
  /** The name's previous value, if the line changed it. */
  readonly before?: string;
  /** What the object held there: objects with the same text differ in it. */
  readonly fields?: Locals;
  /** For a loop's variable: which iteration, from 1. */
  readonly iteration?: number;
  /** What is not known, or the expression that was passed. */
  readonly note?: string;
  /** Global number of the line that did it. */
  readonly line: number;
  readonly source: string;
  readonly function: string;
  /** The call of that line, and the line's node; undefined in a walk without a run. */
  readonly call?: number;
  readonly node?: number;
}

interface Path {
  readonly node: number;
  readonly name: string;
}

const MOST = 50;

/** The latest first. The name must be there at the node. */
export function originOf(calls: CallTree, node: number, name: string): ValueOrigin[] {
  const { tree } = calls;
  const at = Math.min(node, tree.exit - 1);
  const locals = at < 0 ? new Map<string, string>() : tree.locals(at);
  if (!locals.has(name)) throw unknownName(name, locals);
  const search = new Search(calls);
  let next: Path | undefined = { node: at, name };
  while (next && search.found.length < MOST) next = search.follow(next);
  return search.found;
}

export function unknownName(name: string, locals: Locals): DebuggerError {
  const known = [...locals.keys()].join(', ') || 'none';
  return new DebuggerError(`there is no variable ${name} here; the variables are: ${known}`);
}

/** Where a name was last given its value, within one call. */
interface Given {
  /** The node of the line; undefined if the call began with it. */
  readonly line: number | undefined;
  readonly binds: boolean;
  /** A line after that one that may have given the same value again. */
  readonly doubt: number | undefined;
}

const LINES = new WeakMap<StateTree, GivingLines>();

class Search {
  readonly found: ValueOrigin[] = [];
  private readonly tree: StateTree;
  private readonly lines: GivingLines;

  constructor(private readonly calls: CallTree) {
    this.tree = calls.tree;
    let lines = LINES.get(this.tree);
    if (!lines) {
      lines = new GivingLines(this.tree.recording);
      LINES.set(this.tree, lines);
    }
    this.lines = lines;
  }

  /** Adds what is known of one name at one node; returns where to go on from. */
  follow({ node, name }: Path): Path | undefined {
    const { tree } = this;
    const value = tree.locals(node).get(name)!;
    const { line, binds, doubt } = this.lastGiven(node, name);
    const note =
      doubt === undefined ? {} : { note: `${this.at(doubt)} may have given it the same value again` };
    if (line === undefined) return this.fromBefore(tree.activation(node), { name, value, ...note });
    const before = tree.locals(line).get(name);
    const about = { name, value, ...(before === undefined ? {} : { before }), ...note };
    const made = this.calls.madeBy(line);
    if (!binds) {
      this.add(made.length === 0 ? 'changed' : 'changed inside', line, about);
      return this.changedInside(line, made, name);
    }
    const iteration = this.iterationAt(line);
    const element = iteration === undefined ? undefined : this.element(line, name, iteration);
    const notes = [note.note, element && `it was ${element}`].filter(each => each !== undefined);
    this.add('assigned', line, {
      ...about,
      ...(iteration === undefined ? {} : { iteration }),
      ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
    });
    return doubt === undefined ? this.assignedFrom(line, made, name, value) : undefined;
  }

  /** What a line assigned: what a call returned, or another variable. */
  private assignedFrom(line: number, made: readonly number[], name: string, value: string): Path | undefined {
    const { tree, calls } = this;
    const reader = this.lines.readerAt(tree.line(line));
    const copied = reader?.copied;
    if (copied !== undefined && copied !== name && tree.locals(line).get(copied) === value)
      return made.length === 0 ? { node: line, name: copied } : undefined;
    const giver = made.at(-1);
    if (giver === undefined || tree.kind(line) !== EventKind.line || name !== variableOf(name))
      return undefined;
    const outcome = calls.outcome(giver);
    if (outcome.kind !== 'returned' || outcome.value !== value) return undefined;
    const end = tree.last(giver);
    const called = calls.nameOf(giver).split('.').at(-1)!;
    const isNext =
      this.lines.statementAt(tree.line(line))?.keyword === 'for' &&
      (called === '__next__' || this.yields(end));
    if (!isNext && !reader?.mayBeResultOf(called)) return undefined;
    this.add('returned', end, { name: calls.nameOf(giver), value });
    const returned = this.lines.readerAt(tree.line(end))?.copied;
    return returned !== undefined && tree.locals(end).get(returned) === value
      ? { node: end, name: returned }
      : undefined;
  }

  private yields(end: number): boolean {
    const text = this.lines.statementAt(this.tree.line(end))?.text ?? '';
    const { name } = this.codeOf(this.tree.activation(end));
    return name === '<genexpr>' || /\byield\b/.test(text);
  }

  /** The call began with this value. */
  private fromBefore(activation: number, about: Omit<About, 'kind'>): Path | undefined {
    const { tree } = this;
    const first = tree.first(activation);
    const code = this.codeOf(activation);
    const name = variableOf(about.name);
    const suffix = about.name.slice(name.length);
    const caller = tree.recording.activationParents[activation]!;
    if (this.isResumed(activation)) {
      const earlier = this.resumedFrom(activation);
      const note = earlier === undefined ? 'which of its earlier calls gave it is not known' : about.note;
      this.add('resumed', first, { ...about, ...(note === undefined ? {} : { note }) });
      return earlier === undefined ? undefined : { node: tree.last(earlier), name: about.name };
    }
    if (caller < 0) {
      this.add('given', first, about);
      return undefined;
    }
    if (!code.parameters.includes(name)) {
      const own = code.name.startsWith('<') && this.lines.bindsWithin(tree.line(first), name);
      this.add(own ? 'resumed' : 'enclosing', first, about);
      return own ? undefined : this.enclosing(activation, about.name, about.value);
    }
    const callee = {
      qualname: this.calls.nameOf(activation),
      ...this.lines.definition(code.line, code.lastLine),
    };
    const passed = this.lines.readerAt(tree.line(caller))?.passes(callee, name, this.lines.isClass);
    const path = passed?.path === undefined ? undefined : passed.path + suffix;
    const known = path !== undefined && tree.locals(caller).get(path) === about.value;
    const how = passed && `passed as ${passed.text} at ${this.at(caller)}`;
    const notes = [about.note, known ? undefined : how].filter(each => each !== undefined);
    this.add('argument', first, { ...about, ...(notes.length === 0 ? {} : { note: notes.join('; ') }) });
    return known ? { node: caller, name: path } : undefined;
  }

  /** The earlier part of a generator's run, if the program made only one of this code. */
  private resumedFrom(activation: number): number | undefined {
    const { resumed, of } = this.partsOf(activation);
    const begun = of.filter(id => id < activation && !resumed.has(id));
    return begun.length === 1 ? of.findLast(id => id < activation) : undefined;
  }

  /**
   * The calls of one code, and those of them in which a generator or coroutine goes on. The recording shows both as
   * calls: one that goes on has variables already, or does not begin at the beginning.
   */
  private partsOf(activation: number): { of: readonly number[]; resumed: ReadonlySet<number> } {
    const { tree } = this;
    const { activationCodes, activationCount } = tree.recording;
    const number = activationCodes[activation]!;
    const { name, parameters } = this.codeOf(activation);
    const of: number[] = [];
    const resumed = new Set<number>();
    let start: number | undefined;
    let yielded = false;
    for (let id = 0; id < activationCount; id++) {
      if (activationCodes[id] !== number) continue;
      const first = tree.first(id);
      const body = tree.next(first);
      const line = body === undefined ? undefined : tree.line(body);
      start ??= line;
      const hasMore = () => [...tree.locals(first).keys()].some(each => !parameters.includes(each));
      if (yielded && (line !== start || hasMore())) resumed.add(id);
      of.push(id);
      const last = this.lines.statementAt(tree.line(tree.last(id)))?.text ?? '';
      yielded ||= name === '<genexpr>' || /\b(?:yield|await|async)\b/.test(last);
    }
    return { of, resumed };
  }

  private isResumed(activation: number): boolean {
    const { name } = this.codeOf(activation);
    return (
      !(name.startsWith('<') && name !== '<genexpr>') && this.partsOf(activation).resumed.has(activation)
    );
  }

  /** The variable of the function around, if one call of that function leads here. */
  private enclosing(activation: number, name: string, value: string): Path | undefined {
    const { tree, calls } = this;
    const { activationParents, activations } = tree.recording;
    const around = calls.nameOf(activation).replace(/\.<locals>\.[^.]*$/, '');
    const found: Path[] = [];
    for (let node = activationParents[activation]!; node >= 0; node = activationParents[activations[node]!]!)
      if (calls.nameOf(activations[node]!) === around) found.push({ node, name });
    const [only] = found;
    return found.length === 1 && tree.locals(only!.node).get(name) === value ? only : undefined;
  }

  /** The call among those that a line made in which an object was changed, and its name there. */
  private changedInside(line: number, made: readonly number[], name: string): Path | undefined {
    const { tree, calls } = this;
    const value = tree.locals(tree.next(line)!).get(name)!;
    const variable = variableOf(name);
    const own = calls.nameOf(tree.activation(line));
    const reader = this.lines.readerAt(tree.line(line));
    for (const id of made.toReversed()) {
      const code = this.codeOf(id);
      const callee = { qualname: calls.nameOf(id), ...this.lines.definition(code.line, code.lastLine) };
      const end = tree.last(id);
      const names = code.parameters.filter(
        each => reader?.passes(callee, each, this.lines.isClass)?.path === variable,
      );
      const isInner = callee.qualname.startsWith(`${own}.<locals>.`) && !code.parameters.includes(variable);
      for (const each of isInner ? [...names, variable] : names) {
        const inner = each + name.slice(variable.length);
        if (tree.locals(end).get(inner) !== value) continue;
        if (this.lastGiven(end, inner).line !== undefined) return { node: end, name: inner };
      }
    }
    return undefined;
  }

  /** Looks back through the lines of one call. */
  private lastGiven(node: number, name: string): Given {
    const { tree } = this;
    const { name: code } = this.codeOf(tree.activation(node));
    // Comprehensions and lambdas share their line with the function around them.
    const isLine = !code.startsWith('<') || code === '<module>';
    let doubt: number | undefined;
    for (let after = node, at = tree.previous(after); at !== undefined; after = at, at = tree.previous(at)) {
      const ran = {
        line: tree.line(after),
        ends: tree.kind(after) === EventKind.return,
        raises: tree.kind(after) === EventKind.exception,
      };
      // An exception is a second state of its line, which bound nothing.
      const runs = isLine && tree.kind(at) !== EventKind.exception;
      const gives = runs ? this.lines.gives(tree.line(at), name, ran) : 'no';
      if (this.changes(after, name)) return { line: at, binds: gives !== 'no', doubt };
      if (gives === 'yes') return { line: at, binds: true, doubt };
      if (gives === 'maybe') doubt ??= at;
    }
    return this.givenOnResuming(tree.activation(node), name) ?? { line: undefined, binds: false, doubt };
  }

  /** `x = yield` gives x when the generator goes on: before the first line of that part. */
  private givenOnResuming(activation: number, name: string): Given | undefined {
    const { tree } = this;
    const earlier = this.isResumed(activation) ? this.resumedFrom(activation) : undefined;
    const after = tree.next(tree.first(activation));
    if (earlier === undefined || after === undefined) return undefined;
    const line = tree.last(earlier);
    const raises = tree.kind(after) === EventKind.exception;
    const gives = this.lines.gives(tree.line(line), name, { line: tree.line(after), ends: false, raises });
    return gives === 'no' ? undefined : { line, binds: true, doubt: gives === 'maybe' ? line : undefined };
  }

  private changes(node: number, name: string): boolean {
    const { changeStart, changeNames, changeValues, names } = this.tree.recording;
    for (let k = changeStart[node]!; k < changeStart[node + 1]!; k++)
      if (changeValues[k] !== GONE && names[changeNames[k]!] === name) return true;
    return false;
  }

  /** Which iteration a loop's line began; undefined if the line is no loop. */
  private iterationAt(node: number): number | undefined {
    const { tree, lines } = this;
    const loop = lines.statementAt(tree.line(node));
    if (loop?.keyword !== 'for' || loop.inline !== '') return undefined;
    const last = lastLine(loop);
    const isHead = (each: number) => tree.line(each) >= loop.first && tree.line(each) <= loop.last;
    const body = tree.next(tree.first(tree.activation(node)));
    let count = 1;
    let after = node;
    for (let at = tree.previous(after); at !== undefined; after = at, at = tree.previous(at)) {
      if (tree.line(at) < loop.first || tree.line(at) > last) break;
      if (!isHead(at)) continue;
      // The head twice in a row: the loop ended and began again. A head of several lines has several states.
      if (isHead(after)) {
        if (loop.first === loop.last) break;
        continue;
      }
      count++;
    }
    // A generator that went on within the loop: earlier iterations belong to calls before.
    return after === body && this.isResumed(tree.activation(node)) ? undefined : count;
  }

  /** The item that a loop over a list took, if the list is as it was when the loop began. */
  private element(line: number, name: string, iteration: number): string | undefined {
    const { tree } = this;
    const reader = this.lines.readerAt(tree.line(line));
    const [target, ...others] = reader?.assigned ?? [];
    if (target !== variableOf(name) || others.length > 0) return undefined;
    const over = reader?.iterated;
    const text = over === undefined ? undefined : tree.locals(line).get(over);
    if (over === undefined || text === undefined || !/^[[(]/.test(text)) return undefined;
    const head = this.lines.statementAt(tree.line(line))!;
    const last = lastLine(head);
    const { line: given, doubt } = this.lastGiven(line, over);
    const inLoop = (node: number) => tree.line(node) >= head.first && tree.line(node) <= last;
    if (doubt !== undefined || (given !== undefined && inLoop(given))) return undefined;
    return `${over}[${iteration - 1}]`;
  }

  private codeOf(activation: number) {
    const { codes, activationCodes } = this.tree.recording;
    return codes[activationCodes[activation]!]!;
  }

  private add(kind: OriginKind, node: number, about: Omit<About, 'kind'>): void {
    const { tree, calls } = this;
    const call = tree.activation(node);
    const after = kind === 'assigned' || kind.startsWith('changed') ? (tree.next(node) ?? node) : node;
    const fields =
      kind === 'returned' ? new Map<string, string>() : fieldsUnder(tree.locals(after), about.name);
    this.found.push({
      kind,
      ...about,
      ...(fields.size === 0 ? {} : { fields }),
      line: tree.line(node),
      source: tree.source(tree.line(node)),
      function: calls.nameOf(call),
      call,
      node,
    });
  }

  /** `program.py:12`. */
  private at(node: number): string {
    const line = this.tree.line(node);
    const file = this.tree.recording.files.findLast(each => each.firstLine <= line)!;
    return `${file.name}:${line - file.firstLine + 1}`;
  }
}

type About = Pick<ValueOrigin, 'kind' | 'name' | 'value' | 'before' | 'iteration' | 'note'>;

/** The last line of a statement with its block. */
function lastLine(statement: { readonly last: number; readonly body: readonly Block[] }): number {
  const inner = statement.body.at(-1);
  return inner ? lastLine(inner) : statement.last;
}
type Block = { readonly last: number; readonly body: readonly Block[] };

/**
 * Finds where a variable got its value: back through assignments, arguments, returned values and changes in place.
 * Two objects may have the same text, so a line counts by what it binds, not by how the value looks. Pure.
 */
import type { StatementReader } from '../python/passing.ts';
import { EventKind, GONE } from '../trace/recording.ts';
import { fieldsUnder, isField, variableOf } from '../tree/fields.ts';
import type { Locals } from '../tree/state.ts';
import type { StateTree } from '../tree/tree.ts';
import type { CallTree } from './calls.ts';
import { DebuggerError } from './engine.ts';
import { GeneratorParts } from './generator-parts.ts';
import { GivingLines } from './giving-lines.ts';
import { LoopTurns } from './loop-turns.ts';
import { BY_SET, type OriginKind, type UserSets, type ValueOrigin } from './origins.ts';

interface Path {
  readonly node: number;
  readonly name: string;
}

const MOST = 50;

/** The latest first. The name must be there at the node. */
export function originOf(
  calls: CallTree,
  node: number,
  name: string,
  sets: UserSets = new Map(),
): ValueOrigin[] {
  const { tree } = calls;
  const at = Math.min(node, tree.exit - 1);
  const locals = at < 0 ? new Map<string, string>() : tree.locals(at);
  if (!locals.has(name)) throw unknownName(name, locals);
  const search = new Search(calls, sets);
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
  /** The node of the line before which a user set it. */
  readonly set?: number;
}

interface Known {
  readonly lines: GivingLines;
  readonly parts: GeneratorParts;
}

const KNOWN = new WeakMap<StateTree, Known>();

function knownOf(tree: StateTree): Known {
  let known = KNOWN.get(tree);
  if (!known) {
    const lines = new GivingLines(tree.recording);
    known = { lines, parts: new GeneratorParts(tree, lines) };
    KNOWN.set(tree, known);
  }
  return known;
}

class Search {
  readonly found: ValueOrigin[] = [];
  private readonly tree: StateTree;
  private readonly lines: GivingLines;
  private readonly parts: GeneratorParts;
  private readonly turns: LoopTurns;

  constructor(
    private readonly calls: CallTree,
    private readonly sets: UserSets,
  ) {
    this.tree = calls.tree;
    const { lines, parts } = knownOf(this.tree);
    this.lines = lines;
    this.parts = parts;
    this.turns = new LoopTurns(this.tree, lines, parts, (node, name) => this.lastGiven(node, name));
  }

  /** Adds what is known of one name at one node; returns where to go on from. */
  follow({ node, name }: Path): Path | undefined {
    const { tree } = this;
    const value = tree.locals(node).get(name)!;
    const { line, binds, doubt, set } = this.lastGiven(node, name);
    if (set !== undefined) {
      const before = line === undefined ? undefined : tree.locals(line).get(name);
      const about = { name, value, ...(before === undefined ? {} : { before }), note: BY_SET };
      this.add('assigned', set, about);
      return undefined;
    }
    const note = doubt === undefined ? undefined : `${this.at(doubt)} may have given it the same value again`;
    if (line === undefined)
      return this.fromBefore(tree.activation(node), { name, value, ...(note === undefined ? {} : { note }) });
    const before = tree.locals(line).get(name);
    const made = this.calls.madeBy(line);
    const { iteration, item, words } = this.turnOf(line, name, binds);
    const notes = [note, words].filter(each => each !== undefined);
    this.add(binds ? 'assigned' : made.length === 0 ? 'changed' : 'changed inside', line, {
      name,
      value,
      ...(before === undefined ? {} : { before }),
      ...(iteration === undefined ? {} : { iteration }),
      ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
    });
    if (!binds) return this.changedInside(line, made, name);
    if (doubt !== undefined) return undefined;
    // What the item of a list holds is known under its place in the list.
    const held = item === undefined ? undefined : item + name.slice(variableOf(name).length);
    return held !== undefined && tree.locals(line).get(held) === value
      ? { node: line, name: held }
      : this.assignedFrom(line, made, name, value);
  }

  /** The turn of the loop that a line ran in: for a loop's own variable, which item it took. */
  private turnOf(
    line: number,
    name: string,
    binds: boolean,
  ): { iteration?: number; item?: string; words?: string } {
    const turn = this.turns.at(line);
    if (!turn) return {};
    const { iteration } = turn;
    if (binds && turn.head === line && this.turns.binds(line)) {
      const item = this.turns.item(turn, variableOf(name));
      return { iteration, ...(item === undefined ? {} : { item, words: `it was ${item}` }) };
    }
    const words = this.turns.variables(turn);
    return { iteration, ...(words === undefined ? {} : { words }) };
  }

  /** What a line assigned: what a call returned, or another variable; of a field, the object that has it. */
  private assignedFrom(line: number, made: readonly number[], name: string, value: string): Path | undefined {
    const { tree, calls } = this;
    const reader = this.lines.readerAt(tree.line(line));
    const bound = reader?.assigned?.find(each => name === each || isUnder(name, each)) ?? name;
    const suffix = name.slice(bound.length);
    const copied = reader?.copied === undefined ? undefined : reader.copied + suffix;
    if (copied !== undefined && copied !== name && tree.locals(line).get(copied) === value)
      return made.length === 0 ? { node: line, name: copied } : undefined;
    const giver = made.at(-1);
    if (giver === undefined || tree.kind(line) !== EventKind.line || bound !== variableOf(name))
      return undefined;
    const outcome = calls.outcome(giver);
    const object = suffix === '' ? value : tree.locals(tree.next(line)!).get(bound);
    if (suffix !== '' && object !== undefined && this.makes(giver, reader, object)) {
      const own = `${this.codeOf(giver).parameters[0]}${suffix}`;
      const end = tree.last(giver);
      return tree.locals(end).get(own) === value ? { node: end, name: own } : undefined;
    }
    if (outcome.kind !== 'returned' || outcome.value !== object) return undefined;
    const end = tree.last(giver);
    const called = calls.nameOf(giver).split('.').at(-1)!;
    const isNext =
      this.lines.statementAt(tree.line(line))?.keyword === 'for' &&
      (called === '__next__' || this.parts.yields(end));
    if (!isNext && !reader?.mayBeResultOf(called)) return undefined;
    this.add('returned', end, { name: calls.nameOf(giver), value: object });
    const path = this.lines.readerAt(tree.line(end))?.copied;
    const returned = path === undefined ? undefined : path + suffix;
    return returned !== undefined && tree.locals(end).get(returned) === value
      ? { node: end, name: returned }
      : undefined;
  }

  /** Whether a call is the `__init__` of the object that a line assigned. */
  private makes(id: number, reader: StatementReader | undefined, object: string): boolean {
    const [kind, name] = ['', ...this.calls.nameOf(id).split('.')].slice(-2);
    // A class may have it from another one.
    const own = /^<(?:.*\.)?([^.\s]+) object>$/.exec(object)?.[1] ?? kind!;
    return name === '__init__' && (reader?.mayBeResultOf(kind!) || reader?.mayBeResultOf(own)) === true;
  }

  /** The call began with this value. */
  private fromBefore(activation: number, about: Omit<About, 'kind'>): Path | undefined {
    const { tree } = this;
    const first = tree.first(activation);
    const code = this.codeOf(activation);
    const name = variableOf(about.name);
    const suffix = about.name.slice(name.length);
    const caller = tree.recording.activationParents[activation]!;
    if (this.parts.isResumed(activation)) {
      const earlier = this.parts.resumedFrom(activation);
      const note = earlier === undefined ? 'which of its earlier calls gave it is not known' : about.note;
      const { name: own, kind } = this.found.at(-1) ?? {};
      // It may have gone on with it a thousand times: that is said once.
      if (kind !== 'resumed' || own !== about.name || note !== undefined)
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
      const names = code.parameters.flatMap(each => {
        const path = reader?.passes(callee, each, this.lines.isClass)?.path;
        if (path === undefined) return [];
        if (name === path || isUnder(name, path)) return [each + name.slice(path.length)];
        const item = this.itemIn(line, path);
        return item !== undefined && isUnder(name, item) ? [each + name.slice(item.length)] : [];
      });
      const isInner = callee.qualname.startsWith(`${own}.<locals>.`) && !code.parameters.includes(variable);
      for (const inner of isInner ? [...names, name] : names) {
        if (tree.locals(end).get(inner) !== value) continue;
        if (this.lastGiven(end, inner).line !== undefined) return { node: end, name: inner };
      }
    }
    return undefined;
  }

  /** `animals[1]`, if a variable is still the item that a loop took. */
  private itemIn(node: number, variable: string): string | undefined {
    const { line, binds, doubt } = this.lastGiven(node, variable);
    const turn = line !== undefined && binds && doubt === undefined ? this.turns.at(line) : undefined;
    return turn && turn.head === line ? this.turns.item(turn, variable) : undefined;
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
      if (this.changes(after, name)) {
        const isSet = this.sets.get(after)?.has(name) === true;
        return { line: at, binds: gives !== 'no', doubt, ...(isSet ? { set: after } : {}) };
      }
      if (gives === 'yes') return { line: at, binds: true, doubt };
      if (gives === 'maybe') doubt ??= at;
      else if (this.mayGiveAgain(at, after, name)) {
        if (this.changedInside(at, this.calls.madeBy(at), name)) return { line: at, binds: false, doubt };
        doubt ??= at;
      }
    }
    return this.givenOnResuming(tree.activation(node), name) ?? { line: undefined, binds: false, doubt };
  }

  /** `x = yield` gives x when the generator goes on: before the first line of that part. */
  private givenOnResuming(activation: number, name: string): Given | undefined {
    const { tree } = this;
    const earlier = this.parts.isResumed(activation) ? this.parts.resumedFrom(activation) : undefined;
    const after = tree.next(tree.first(activation));
    if (earlier === undefined || after === undefined) return undefined;
    const line = tree.last(earlier);
    const raises = tree.kind(after) === EventKind.exception;
    const gives = this.lines.gives(tree.line(line), name, { line: tree.line(after), ends: false, raises });
    return gives === 'no' ? undefined : { line, binds: true, doubt: gives === 'maybe' ? line : undefined };
  }

  /** Whether a line, by another name of the object or in a call, may have given a field the value that it had. */
  private mayGiveAgain(line: number, after: number, name: string): boolean {
    if (!isField(name)) return false;
    const { tree } = this;
    const assigning = this.lines.assigning(name.slice(name.lastIndexOf('.') + 1));
    if (assigning.size === 0) return false;
    for (let node = line; node < after; node++)
      if (tree.kind(node) === EventKind.line && assigning.has(tree.line(node))) return true;
    return false;
  }

  private changes(node: number, name: string): boolean {
    const { changeStart, changeNames, changeValues, names } = this.tree.recording;
    for (let k = changeStart[node]!; k < changeStart[node + 1]!; k++)
      if (changeValues[k] !== GONE && names[changeNames[k]!] === name) return true;
    return false;
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

/** Whether a name is what an object of this path holds. */
function isUnder(name: string, path: string): boolean {
  return name.startsWith(path) && /^[.[]/.test(name.slice(path.length));
}

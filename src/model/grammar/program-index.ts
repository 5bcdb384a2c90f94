/**
 * Indexes which lines and names can occur in a state. It reads the code only roughly, and leaves out only what
 * certainly cannot occur.
 */

import type { Event } from '../../language/depths.ts';
import { type PieceSink, putDepth, putLine } from '../../language/pieces.ts';
import { tokenizer } from '../../language/tokenizer.ts';
import { CallShapes } from '../../python/calls.ts';
import { CodeFlow } from '../../python/flow.ts';
import type { ContextCode } from '../../python/functions.ts';
import { Knowledge } from '../../python/knowledge.ts';
import { hasLibraryBase } from '../../python/library-bases.ts';
import { KEYWORDS } from '../../python/statements.ts';
import { SharedObjects } from './shared-objects.ts';
import { TokenTrie } from './token-trie.ts';

export interface ProgramOptions {
  readonly module?: string;
  /** `always`: certain tokens are written by the grammar; else the model is asked for them too. */
  readonly certain?: 'always' | 'never';
}

/** Modules that come with Python. */
const LIBRARY =
  /^(?:__future__|abc|argparse|array|asyncio|base64|bisect|calendar|cmath|collections|contextlib|copy|csv|dataclasses|datetime|decimal|difflib|enum|fractions|functools|hashlib|heapq|inspect|io|itertools|json|keyword|logging|math|numbers|operator|os|pathlib|pickle|pprint|queue|random|re|secrets|shutil|statistics|string|struct|sys|tempfile|textwrap|threading|time|timeit|traceback|types|typing|unicodedata|unittest|urllib|uuid|warnings|weakref|zlib)\b/;
const WORD = /[\p{L}_][\p{L}\p{N}_]*/gu;

export class ProgramIndex {
  private readonly lineTries = new Map<string, TokenTrie<number>>();
  private readonly nameLists = new Map<string, readonly string[]>();
  private readonly paths = new Map<string, readonly number[]>();
  private resuming: boolean | undefined;
  private writing: boolean | undefined;
  private freeing: boolean | undefined;
  /** Lines that hold code, in order. */
  private readonly lines: readonly number[];

  private flowing: CodeFlow | undefined;
  private calling: CallShapes | undefined;
  private named: ReadonlyMap<string, number> | undefined;
  private knowing: Knowledge | undefined;
  private sharing: SharedObjects | undefined;
  private foreign: boolean | undefined;
  private held: readonly string[] | undefined;

  /** `code` is what a model sees; `whole` is the program that it may be a part of. */
  constructor(
    readonly code: ContextCode,
    readonly whole: ContextCode = code,
    /** The module's name in values, and whether a model is asked for certain tokens too. */
    private readonly options: ProgramOptions = {},
  ) {
    this.lines = code.context.lines.filter(({ source }) => /^\s*[^\s#]/.test(source)).map(({ line }) => line);
  }

  /** The successors of the program's lines. */
  get flow(): CodeFlow {
    this.flowing ??= new CodeFlow(this.whole.context);
    return this.flowing;
  }

  /** The functions that lines call. */
  get calls(): CallShapes {
    this.calling ??= new CallShapes(this.whole, this.flow);
    return this.calling;
  }

  /** What the program's text makes certain. */
  get knowledge(): Knowledge {
    this.knowing ??= new Knowledge(this.whole, this.flow);
    return this.knowing;
  }

  /** Which variables of a walk may have an object in common. */
  get objects(): SharedObjects {
    this.sharing ??= new SharedObjects(this.knowledge);
    return this.sharing;
  }

  get certain(): boolean {
    return this.options.certain === 'always';
  }

  get module(): string | undefined {
    return this.options.module;
  }

  /** Whether the program may import another of its files. */
  get importsUnknown(): boolean {
    this.foreign ??= this.flow.statements.some(
      ({ keyword, text }) =>
        (keyword === 'import' || keyword === 'from') &&
        !LIBRARY.test(text.replace(/^(?:import|from)\s+/, '')),
    );
    return this.foreign;
  }

  /** Visible functions and their lines; of several with one name, the last. */
  get functions(): ReadonlyMap<string, number> {
    this.named ??= new Map(
      this.lines.flatMap(line => {
        const definition = this.code.definition(line);
        return definition ? [[definition.name, line] as const] : [];
      }),
    );
    return this.named;
  }

  /** Possible lines of a state with this event; `inside` is its function, if known. */
  linesFor(event: Event, inside: string | undefined): TokenTrie<number> {
    const calls = event === 'call' || event === 'inv_call';
    const key = `${calls ? 'call' : 'line'} ${inside ?? ''}`;
    let trie = this.lineTries.get(key);
    if (!trie) {
      const fitting = this.lines.filter(line =>
        calls ? this.canCall(line, inside) : this.belongs(line, inside),
      );
      trie = lineTrie(fitting.length > 0 ? fitting : this.lines);
      this.lineTries.set(key, trie);
    }
    return trie;
  }

  /** Names that may be local to a function, or to any function if it is unknown. */
  namesIn(inside: string | undefined): readonly string[] {
    const key = inside ?? '';
    let names = this.nameLists.get(key);
    if (!names) {
      const found = new Set<string>();
      const { context } = this.code;
      const shape = inside === undefined ? undefined : this.rangeOf(inside);
      for (const { line, source } of context.lines) {
        if (shape && !shape.some(([from, to]) => line >= from && line <= to)) continue;
        for (const [word] of source.matchAll(WORD)) if (!KEYWORDS.has(word)) found.add(word);
      }
      const bound = shape && this.calls.localsOf(inside!);
      const calling = found.has('super');
      if (bound) for (const name of found) if (!bound.has(name)) found.delete(name);
      if (calling) found.add('__class__');
      for (const name of [...found]) {
        // Inside a class, `__x` means the class's own `_C__x`.
        if (!/^__.*[^_]$/.test(name)) continue;
        for (const { source } of context.lines) {
          const owner = /^\s*class\s+_*([^\s(:]+)/.exec(source)?.[1];
          if (owner !== undefined) found.add(`_${owner}${name}`);
        }
      }
      names = [...found];
      this.nameLists.set(key, names);
    }
    return names;
  }

  /** Attribute names of the program's objects. */
  get attributes(): readonly string[] {
    this.held ??= attributesIn(this.code.context.lines.map(({ source }) => source));
    return this.held;
  }

  /** Whether objects may have attributes under names that the program does not have: it, or a library, makes them. */
  get hasFreeAttributes(): boolean {
    this.freeing ??=
      this.code.context.lines.some(({ source }) =>
        /\bsetattr\s*\((?![^,]+,\s*['"])|\b__dict__\b|\bvars\s*\(/.test(source),
      ) || this.flow.statements.some(each => hasLibraryBase(each, base => this.calls.hasClass(base)));
    return this.freeing;
  }

  /** Names in the statement on a line. */
  namesOn(line: number): readonly string[] {
    const statement = this.flow.statementAt(line);
    if (!statement) return this.namesIn(undefined);
    const found = new Set<string>();
    for (const [word] of `${statement.text} ${statement.inline}`.matchAll(WORD))
      if (!KEYWORDS.has(word)) found.add(word);
    return [...found];
  }

  nameTrie(names: Iterable<string>): TokenTrie<string> {
    const entries: (readonly [readonly number[], string])[] = [];
    for (const name of names) {
      let path = this.paths.get(name);
      if (!path) {
        path = tokenizer.encode(name, 'name');
        this.paths.set(name, path);
      }
      entries.push([path, name]);
    }
    return TokenTrie.of(entries);
  }

  /** Whether activations of the program may be resumed: generators, coroutines, what `with` calls at its end. */
  get resumes(): boolean {
    this.resuming ??= this.code.context.lines.some(({ source }) =>
      /\b(?:yield|await|async|with)\b/.test(source),
    );
    return this.resuming;
  }

  /** Whether objects of the program may show any text: by a repr of their own, or that of a built-in base. */
  get hasOwnTexts(): boolean {
    this.writing ??= this.code.context.lines.some(({ source }) =>
      /\bdef\s+__repr__\b|^\s*class\s.*\b(?:int|float|str|list|dict|set|tuple)\b/.test(source),
    );
    return this.writing;
  }

  /** Whether a breakpoint on one of these lines can stop at a call. */
  callable(lines: readonly number[]): boolean {
    return lines.some(line => this.canCall(line, undefined));
  }

  private canCall(line: number, inside: string | undefined): boolean {
    if (inside !== undefined) return this.code.calledName(line) === inside;
    if (this.code.definition(line)) return true;
    // A lambda or generator expression may be called on any of its lines; a module on its first.
    return this.code.opensWithin(line) || line === this.lines[0];
  }

  private belongs(line: number, inside: string | undefined): boolean {
    if (inside === undefined || (inside.startsWith('<') && inside !== '<module>')) return true;
    const own = this.code.around(line)?.name ?? '<module>';
    return own === inside || this.code.definition(line)?.name === inside || this.defines(line, inside);
  }

  /** Each line of a definition over several lines is reported in the scope around it. */
  private defines(line: number, inside: string): boolean {
    const statement = this.flow.statementAt(line);
    if (statement?.keyword !== 'def' || statement.first === statement.last) return false;
    const around = this.flow.functionOf(statement);
    const name = around ? this.flow.namesAround(around.last)[0] : '<module>';
    return name === inside;
  }

  /** First and last lines of the functions with a name; undefined if none is visible. */
  private rangeOf(name: string): [number, number][] | undefined {
    if (name.startsWith('<')) return undefined;
    const ranges: [number, number][] = [];
    for (const { line } of this.code.context.lines) {
      if (this.code.definition(line)?.name === name) ranges.push([line, line]);
      else if (ranges.length > 0 && this.enclosed(line, name)) ranges.at(-1)![1] = line;
    }
    return ranges.length > 0 ? ranges : undefined;
  }

  private enclosed(line: number, name: string): boolean {
    let shape = this.code.around(line);
    for (let depth = 0; shape && depth < 50; depth++) {
      if (shape.name === name) return true;
      shape = this.code.around(shape.line);
    }
    return false;
  }
}

/** Attributes that a program's lines set, and that its classes declare. */
function attributesIn(sources: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const owners: string[] = [];
  for (const source of sources) {
    const owner = /^\s*class\s+_*([\p{L}_]\w*)/u.exec(source)?.[1];
    if (owner !== undefined) owners.push(owner);
    for (const [, name] of source.matchAll(/\.\s*([\p{L}_]\w*)/gu)) found.add(name!);
    const [, declared] = /^\s+([\p{L}_]\w*)\s*:/u.exec(source) ?? [];
    if (declared !== undefined && !KEYWORDS.has(declared)) found.add(declared);
    if (/__slots__|setattr|__dict__/.test(source))
      for (const [, name] of source.matchAll(/['"]([\p{L}_]\w*)['"]/gu)) found.add(name!);
  }
  // In a part of a program, the lines of classes may be missing.
  if (owners.length === 0 && !sources.some(source => /\bself\s*\.|^\s[^=]*\w\.\w+\s*=(?!=)/.test(source)))
    return [];
  // A descriptor stores its value under a name that it makes, mostly with an underscore before it.
  if (sources.some(source => /\bsetattr\b|__dict__|__set_name__/.test(source)))
    for (const name of [...found]) found.add(`_${name}`);
  for (const name of [...found])
    if (/^__(?!.*__$)/.test(name)) for (const owner of owners) found.add(`_${owner}${name}`);
  return [...found];
}

export function lineTrie(lines: Iterable<number>): TokenTrie<number> {
  return TokenTrie.of([...lines].map(line => [linePath(line), line] as const));
}

export function depthTrie(depths: Iterable<number>): TokenTrie<number> {
  return TokenTrie.of(
    [...depths].map(depth => [specials(sink => putDepth(sink, depth, false)), depth] as const),
  );
}

/** The tokens of a line's number. */
export function linePath(line: number): number[] {
  return specials(sink => putLine(sink, line, false));
}

function specials(put: (sink: PieceSink) => void): number[] {
  const ids: number[] = [];
  put({ special: id => ids.push(id), text: () => undefined, breakCode: () => undefined });
  return ids;
}

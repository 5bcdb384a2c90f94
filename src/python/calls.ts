/**
 * Finds the functions that a line may call and the names that such a call shows, from the names in the program. Says
 * nothing where it could be wrong: where operators, decorators, iterators or aliases hide calls.
 */

import { addTo } from '../shared/lists.ts';
import { boundBy, boundFurtherIn, boundWithin } from './bindings.ts';
import { closingBracket, splitOutside } from './brackets.ts';
import { definitionHead } from './definitions.ts';
import type { CodeFlow } from './flow.ts';
import { type ContextCode, definitionLine } from './functions.ts';
import { hasLibraryBase } from './library-bases.ts';
import { KEYWORDS, type Statement } from './statements.ts';

const NAME = /[\p{L}_][\p{L}\p{N}_]*/gu;
/** A name, the dot before it, and the bracket or `=` behind it. */
const PLACED = /(\.\s*)?(?<![\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_]*)(\s*\(|\s*=(?!=))?/gu;
const words = (text: string) => new Set(text.trim().split(/\s+/));
export const BUILTINS = words(`
  abs all any ascii bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format
  frozenset hash hex id input int isinstance issubclass iter len list map max min next object oct ord pow
  print range repr reversed round set slice sorted str sum tuple type zip Exception ValueError KeyError
  IndexError TypeError ZeroDivisionError RuntimeError StopIteration AssertionError AttributeError
  NotImplementedError LookupError ArithmeticError OverflowError NameError`);
export const METHODS = words(`
  add append appendleft bit_count bit_length capitalize casefold center clear copy count decode difference
  difference_update discard elements encode endswith expandtabs extend extendleft find format fromkeys get
  index insert intersection intersection_update isalnum isalpha isascii isdecimal isdigit isdisjoint
  isidentifier islower isnumeric isspace issubset issuperset istitle isupper items join keys ljust lower
  lstrip maketrans most_common move_to_end partition pop popitem popleft remove removeprefix removesuffix
  replace reverse rfind rindex rjust rotate rpartition rsplit rstrip setdefault sort split splitlines
  startswith strip subtract swapcase symmetric_difference title total translate union update upper values
  zfill heappush heappop heapify heapreplace heappushpop nlargest nsmallest bisect bisect_left bisect_right
  insort insort_left insort_right gcd lcm sqrt isqrt floor ceil log log2 log10 comb perm factorial deque
  Counter OrderedDict inf pi permutations combinations product accumulate chain groupby islice zip_longest
  ascii_lowercase ascii_uppercase ascii_letters digits hypot prod fabs pow exp trunc as_integer_ratio
  is_integer`);
/** Matches a name that is neither a keyword of an expression nor part of a number. */
const NAMES_ONE = /(?<![\p{L}\p{N}_.])(?!(?:None|True|False|and|or|not|if|else|in|is)\b)[\p{L}_]/u;
/** Decorators that do not change a call, or only cache it. */
const HARMLESS =
  /^@\s*(?:functools\s*\.\s*)?(?:lru_cache|cache)\b|^@\s*(?:staticmethod|classmethod|property)\s*$/;
const FACTORIES = /\bdefaultdict\s*\(\s*(?!(?:int|list|dict|set|str|float|bool|tuple|Counter|deque)\s*[,)])/;
/** `<program.Box object>`, `<program.main.<locals>.Box object>` */
const OWN_OBJECTS = /<program\.(?:<locals>|[^\s<>])+ object>/g;
const TRICKY =
  /\b(?:setattr|getattr|eval|exec|globals|locals|vars|doctest|unittest|pytest|timeit|cProfile|__\w+__)\b/;

export class CallShapes {
  private readonly definitions = new Map<string, number[]>();
  private readonly classes = new Map<string, Statement>();
  private readonly imported = new Set<string>();
  private readonly assigned = new Set<string>();
  /** Module variables that may hold functions: their assigned expressions contain names. */
  private readonly held = new Set<string>();
  private readonly certain: boolean;
  /** Whether some function is defined inside another. */
  private readonly makesFunctions: boolean;
  private readonly frees = new Map<number, readonly string[] | undefined>();

  constructor(
    private readonly code: ContextCode,
    private readonly flow: CodeFlow,
  ) {
    let certain = true;
    for (const statement of flow.statements) {
      const { keyword, text, first } = statement;
      if (keyword === 'def') {
        const name = definitionHead(text)?.name ?? '';
        const line = definitionLine(code, statement);
        addTo(this.definitions, name, line);
        if (/^__.*__$/.test(name) && name !== '__init__') certain = false;
      } else if (keyword === 'class') {
        const name = definitionHead(text)?.name ?? '';
        this.classes.set(name, statement);
        // A base's code may call any method.
        const isOwn = (base: string) => this.classes.has(base);
        if (hasLibraryBase(statement, isOwn)) certain = false;
      } else if (keyword === 'import' || keyword === 'from') {
        for (const [name] of text.matchAll(NAME)) if (!KEYWORDS.has(name)) this.imported.add(name);
      } else if (keyword === '@') {
        if (!HARMLESS.test(text)) certain = false;
      } else
        for (const name of boundBy(statement)) {
          this.assigned.add(name);
          if (!flow.ownerOf(statement) && NAMES_ONE.test(text.replace(/^[^=]*=/, ''))) this.held.add(name);
        }
      const whole = `${text} ${statement.inline}`;
      if (
        FACTORIES.test(whole) ||
        (TRICKY.test(whole.replace(/\b__init__\b|\b__name__\b/g, '')) && first > 0)
      )
        certain = false;
    }
    this.certain = certain;
    this.makesFunctions = flow.statements.some(
      each => (each.keyword === 'def' && flow.functionOf(each) !== undefined) || /\blambda\b/.test(each.text),
    );
  }

  /**
   * Lines of the functions that a line may call; undefined if that is uncertain. `locals` holds the values of the
   * activation's names before the line runs: all of them (`whole`), or those of code that runs within the line.
   */
  calledFrom(
    line: number,
    locals: ReadonlyMap<string, string>,
    whole: boolean,
  ): ReadonlySet<number> | undefined {
    const statement = this.flow.statementAt(line);
    if (!this.certain || !statement || statement.keyword === 'def' || statement.keyword === '@')
      return undefined;
    const text = `${statement.text} ${statement.inline}`;
    if (/[)\]]\s*\(/.test(text) || statement.keyword === 'class') return undefined;
    const found = new Set<number>();
    if (this.code.opensWithin(line))
      for (let own = statement.first; own <= statement.last; own++) found.add(own);
    // On a line of several statements, or behind a pattern, a name may have another value by then.
    const fixed = whole && statement.keyword !== 'case' && !text.includes(';');
    const within = fixed ? undefined : new Set(boundWithin(statement));
    for (const match of text.matchAll(PLACED)) {
      const { index } = match;
      const [, dot, name, behind] = match;
      if (KEYWORDS.has(name!)) continue;
      if (!dot && within && !locals.has(name!) && !within.has(name!) && !this.isKnown(name!))
        return undefined;
      const calls = behind?.endsWith('(') === true;
      const known = dot ? undefined : locals.get(name!);
      if (!dot && known === undefined && this.held.has(name!)) return undefined;
      const named =
        known === undefined ? this.named(name!) : standsFor(known, name!, text => this.named(text));
      if (named === undefined) return undefined;
      for (const each of named) found.add(each);
      // What one function passes to another may be a function.
      if (calls && this.definitions.has(name!) && this.makesFunctions && isWithinCall(text, index))
        return undefined;
      if (!calls || known !== undefined || this.definitions.has(name!)) continue;
      if (dot ? METHODS.has(name!) : this.isKnown(name!)) continue;
      return undefined;
    }
    return found;
  }

  /** Whether the program has a class of this name. */
  hasClass(name: string): boolean {
    return this.classes.has(name);
  }

  /** Whether a name is a function or class of the program, an import, or a builtin. */
  private isKnown(name: string): boolean {
    if (this.definitions.has(name) || this.classes.has(name) || this.imported.has(name)) return true;
    return BUILTINS.has(name) && !this.assigned.has(name);
  }

  private named(name: string): readonly number[] | undefined {
    const made = this.classes.get(name);
    if (!made) return this.definitions.get(name) ?? [];
    const own = made.body
      .filter(({ keyword, text }) => keyword === 'def' && definitionHead(text)?.name === '__init__')
      .map(each => definitionLine(this.code, each));
    if (!/\(\s*\S/.test(made.text)) return own;
    const inherited = own.length > 0 ? own : (this.definitions.get('__init__') ?? []);
    // An enum calls this for a value that no member has.
    return [...inherited, ...(this.definitions.get('_missing_') ?? [])];
  }

  /**
   * The enclosing functions' names that a call of the function on a line shows after its parameters, in order;
   * undefined if uncertain.
   */
  freeIn(line: number): readonly string[] | undefined {
    const statement = this.flow.statementAt(line);
    if (statement?.keyword !== 'def') return undefined;
    if (!this.frees.has(statement.first)) this.frees.set(statement.first, this.free(statement));
    return this.frees.get(statement.first);
  }

  /**
   * Whether an enclosing function's name is a parameter there, so that it always has a value when the function is
   * called.
   */
  isGiven(line: number, name: string): boolean {
    for (let at = this.flow.statementAt(line)?.parent; at; at = at.parent) {
      if (at.keyword !== 'def' || !this.boundIn(at).has(name)) continue;
      return (
        parametersOf(at).includes(name) && !this.flow.statements.some(({ keyword }) => keyword === 'del')
      );
    }
    return false;
  }

  /** The local names, with those of enclosing functions, of all functions with this name; undefined if uncertain. */
  localsOf(name: string): ReadonlySet<string> | undefined {
    // If the context is a part of the program, enclosing functions may be missing.
    const { lines } = this.code.context;
    if (lines.some(({ line }, i) => line !== lines[0]!.line + i)) return undefined;
    const found = new Set<string>();
    for (const statement of this.flow.statements) {
      if (statement.keyword !== 'def' || boundBy(statement).at(-1) !== name) continue;
      for (let at: Statement | undefined = statement; at; at = at.parent) {
        if (!at.parent && at.indent > 0) return undefined;
        if (at.keyword !== 'def') continue;
        if (bindsUnseen(at)) return undefined;
        for (const bound of this.boundIn(at)) found.add(bound);
      }
      // A lambda or generator expression on one of its lines may be taken for it.
      for (const bound of boundFurtherIn(statement)) found.add(bound);
    }
    return found;
  }

  private free(statement: Statement): readonly string[] | undefined {
    if (statement.inline !== '' || /\*|\blambda\b|\bfor\b/.test(statement.text)) return undefined;
    const around = new Set<string>();
    for (let at = statement.parent; at; at = at.parent)
      if (at.keyword === 'def') for (const name of this.boundIn(at)) around.add(name);
    const used = this.usedIn(statement);
    if (!used) return undefined;
    const found: string[] = [];
    for (const name of used.names) {
      if (used.bound.has(name) || !around.has(name)) continue;
      // The name is also bound in a lambda or comprehension; which of the two is used is unclear.
      if (used.inner.has(name)) return undefined;
      found.push(name);
    }
    return found.sort();
  }

  /** Names that the function's statements and its inner functions use, and names bound in it or further inside. */
  private usedIn(
    statement: Statement,
  ): { names: Set<string>; bound: Set<string>; inner: Set<string> } | undefined {
    const names = new Set<string>();
    const inner = new Set<string>();
    const bound = this.boundIn(statement);
    const visit = (each: Statement): boolean => {
      if (each.keyword === 'class') return false;
      const text = `${each.text} ${each.inline}`;
      if (/\bsuper\b|__class__/.test(text)) return false;
      if (each.keyword === 'def') {
        // Defaults and annotations are evaluated in the enclosing scope.
        for (const part of splitOutside(each.text.slice(each.text.indexOf('(') + 1), ','))
          for (const name of namesIn(part.replace(/^\s*\*{0,2}\s*[\p{L}_][\p{L}\p{N}_]*/u, '')))
            names.add(name);
        const within = this.usedIn(each);
        if (!within) return false;
        for (const name of within.names) if (!within.bound.has(name)) names.add(name);
        for (const name of within.inner) inner.add(name);
        return each.inline === '';
      }
      for (const name of namesIn(text)) names.add(name);
      for (const name of boundWithin(each)) inner.add(name);
      return each.body.every(visit);
    };
    return statement.body.every(visit) ? { names, bound, inner } : undefined;
  }

  private boundIn(statement: Statement): Set<string> {
    const bound = new Set(parametersOf(statement));
    const elsewhere = new Set<string>();
    const visit = (each: Statement) => {
      if (each.keyword === 'global' || each.keyword === 'nonlocal')
        for (const name of namesIn(each.text.slice(each.keyword.length))) elsewhere.add(name);
      for (const name of boundBy(each)) bound.add(name);
      if (each.keyword !== 'def' && each.keyword !== 'class') each.body.forEach(visit);
    };
    statement.body.forEach(visit);
    for (const name of elsewhere) bound.delete(name);
    return bound;
  }
}

/** Whether a function has statements whose bound names their text does not show. */
function bindsUnseen({ keyword, text, inline, body }: Statement): boolean {
  if (UNSEEN.has(keyword) || (keyword === 'def' && inline !== '')) return true;
  return /\b(?:exec|eval|locals|vars)\b/.test(`${text} ${inline}`) || body.some(bindsUnseen);
}
const UNSEEN: ReadonlySet<string> = new Set(['match', 'case']);

/** The parameters of a signature, without names in defaults and annotations. */
function parametersOf({ text }: Statement): string[] {
  const open = text.indexOf('(');
  const parts = splitOutside(text.slice(open + 1, closingBracket(text, open)), ',');
  return parts.flatMap(part => /^\*{0,2}\s*([\p{L}_][\p{L}\p{N}_]*)/u.exec(part)?.[1] ?? []);
}

/** The functions that a value may be, as far as its repr shows; undefined if unknown. */
function standsFor(
  value: string,
  name: string,
  named: (name: string) => readonly number[] | undefined,
): readonly number[] | undefined {
  const given = /^<(?:function|bound method) (?:\S*\.)?([\p{L}_][\p{L}\p{N}_]*)(?: of .*)?>$/u.exec(
    value,
  )?.[1];
  if (given !== undefined) return named(given);
  const made = /^<class '(?:__main__|program)\.(?:\S*\.)?([\p{L}_][\p{L}\p{N}_]*)'>$/u.exec(value)?.[1];
  if (made !== undefined) return named(made);
  if (value.startsWith('<functools._lru_cache_wrapper')) {
    const own = named(name);
    return own && own.length > 0 ? own : undefined;
  }
  const plain = value
    .replace(/<class '(?!program\.)[^']*'>/g, '')
    .replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, '');
  // A library object, such as an iterator or a key, may call what it was made with.
  return plain.replace(OWN_OBJECTS, '').includes('<') ? undefined : [];
}

/** Names that code looks up: no attributes and no keyword names. */
function namesIn(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let at = 0;
  for (const match of text.matchAll(PLACED)) {
    for (; at < match.index; at++) {
      if ('([{'.includes(text[at]!)) depth++;
      else if (')]}'.includes(text[at]!)) depth--;
    }
    const [, dot, name, behind] = match;
    if (dot || KEYWORDS.has(name!)) continue;
    if (depth > 0 && behind !== undefined && behind.endsWith('=')) continue;
    found.push(name!);
  }
  return found;
}

/** Whether a position is inside the brackets of a call. */
function isWithinCall(text: string, at: number): boolean {
  let depth = 0;
  for (let i = 0; i < at; i++)
    if (text[i] === '(') depth++;
    else if (text[i] === ')') depth--;
  return depth > 0;
}

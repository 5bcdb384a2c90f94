/**
 * Whom a line can call, and which names such a call shows, by a light look at the program's names. It says nothing
 * where it could be wrong: where calls hide behind operators, decorators, iterators or names that stand for something
 * else.
 */

import { addTo } from '../shared/lists.ts';
import { closingBracket, splitOutside } from './brackets.ts';
import { definitionHead } from './definitions.ts';
import type { CodeFlow } from './flow.ts';
import type { ContextCode } from './functions.ts';
import { KEYWORDS, type Statement } from './statements.ts';

const NAME = /[\p{L}_][\p{L}\p{N}_]*/gu;
/** A name, what stands before it, and what behind. */
const PLACED = /(\.\s*)?(?<![\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_]*)(\s*\(|\s*=(?!=))?/gu;
const words = (text: string) => new Set(text.trim().split(/\s+/));
const BUILTINS =
  words(`abs all any ascii bin bool bytearray bytes callable chr complex dict divmod enumerate filter float format
  frozenset hash hex id input int isinstance issubclass iter len list map max min next object oct ord pow print range \
repr reversed round
  set slice sorted str sum tuple type zip Exception ValueError KeyError IndexError TypeError ZeroDivisionError \
RuntimeError StopIteration
  AssertionError AttributeError NotImplementedError LookupError ArithmeticError OverflowError NameError`);
const METHODS =
  words(`add append appendleft bit_count bit_length capitalize casefold center clear copy count decode difference
  difference_update discard elements encode endswith expandtabs extend extendleft find format fromkeys get index \
insert intersection
  intersection_update isalnum isalpha isascii isdecimal isdigit isdisjoint isidentifier islower isnumeric isspace \
issubset issuperset istitle
  isupper items join keys ljust lower lstrip maketrans most_common move_to_end partition pop popitem popleft remove \
removeprefix removesuffix
  replace reverse rfind rindex rjust rotate rpartition rsplit rstrip setdefault sort split splitlines startswith \
strip subtract swapcase
  symmetric_difference title total translate union update upper values zfill heappush heappop heapify heapreplace \
heappushpop nlargest
  nsmallest bisect bisect_left bisect_right insort insort_left insort_right gcd lcm sqrt isqrt floor ceil log log2 \
log10 comb perm factorial
  deque Counter OrderedDict inf pi permutations combinations product accumulate chain groupby islice zip_longest \
ascii_lowercase
  ascii_uppercase ascii_letters digits hypot prod fabs pow exp trunc as_integer_ratio is_integer`);
/** A name, not a word of Python or a number's. */
const NAMES_ONE = /(?<![\p{L}\p{N}_.])(?!(?:None|True|False|and|or|not|if|else|in|is)\b)[\p{L}_]/u;
/** Decorators that leave a call as it is, or spare it. */
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
  /** Names of the module that may stand for functions: what they are set to names something. */
  private readonly held = new Set<string>();
  private readonly certain: boolean;
  /** Functions are made within others. */
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
   * Lines of the functions that may be called from a line; undefined where that is not certain. `locals`: what the
   * names of its activation stand for when it begins to run; all of them, or (not `whole`) those of what runs within
   * the line.
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
    // On a line of several statements, or behind a pattern, a name may have come to stand for something else.
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
      // What one function gives to another may be a function.
      if (calls && this.definitions.has(name!) && this.makesFunctions && isWithinCall(text, index))
        return undefined;
      if (!calls || known !== undefined || this.definitions.has(name!)) continue;
      if (dot ? METHODS.has(name!) : this.isKnown(name!)) continue;
      return undefined;
    }
    return found;
  }

  /** Is a name that of a function or class of the program, of something imported, or one of Python's own? */
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
    return own.length > 0 || !/\(\s*\S/.test(made.text) ? own : (this.definitions.get('__init__') ?? []);
  }

  /**
   * Names from around it that a call of the function on a line shows behind its parameters, in their order; undefined
   * where not certain.
   */
  freeIn(line: number): readonly string[] | undefined {
    const statement = this.flow.statementAt(line);
    if (statement?.keyword !== 'def') return undefined;
    if (!this.frees.has(statement.first)) this.frees.set(statement.first, this.free(statement));
    return this.frees.get(statement.first);
  }

  /**
   * Is a name from around the function on a line a parameter there, and so has a value whenever the function is called?
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

  /** Names that functions of a name may have, with those from around them; undefined where that is not certain. */
  localsOf(name: string): ReadonlySet<string> | undefined {
    // Of a part of a program, not all that stands around a function can be seen.
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
      // A lambda or a generator expression on one of its lines may be taken for it.
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
      // Bound within a lambda or comprehension: is it that one, or the one around?
      if (used.inner.has(name)) return undefined;
      found.push(name);
    }
    return found.sort();
  }

  /**
   * Names that the function's statements use, those of functions within it included; and what is bound in it, or
   * further in.
   */
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
        // Defaults and annotations are worked out around it.
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

/** Are there statements in a function that bind names which cannot be told from their text? */
function bindsUnseen({ keyword, text, inline, body }: Statement): boolean {
  if (UNSEEN.has(keyword) || (keyword === 'def' && inline !== '')) return true;
  return /\b(?:exec|eval|locals|vars)\b/.test(`${text} ${inline}`) || body.some(bindsUnseen);
}
const UNSEEN: ReadonlySet<string> = new Set(['match', 'case']);

/** Names of a signature: not what stands in the brackets of a default or an annotation. */
function parametersOf({ text }: Statement): string[] {
  const open = text.indexOf('(');
  const parts = splitOutside(text.slice(open + 1, closingBracket(text, open)), ',');
  return parts.flatMap(part => /^\*{0,2}\s*([\p{L}_][\p{L}\p{N}_]*)/u.exec(part)?.[1] ?? []);
}

/** What a value shows of what it is: the functions that it may stand for; undefined where that cannot be told. */
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
  // An object of a library may call what it was made with: an iterator, a key.
  return plain.replace(OWN_OBJECTS, '').includes('<') ? undefined : [];
}

export function definitionLine(code: ContextCode, { first, last }: Statement): number {
  for (let line = first; line <= last; line++) if (code.definition(line)) return line;
  return first;
}

/** Names that are looked up in some code: no attributes, no names of arguments. */
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

/** Names that a statement binds in its function. */
export function boundBy({ keyword, text, inline }: Statement): string[] {
  const found: string[] = [];
  for (const [, name] of `${text} ${inline}`.matchAll(/(?<![\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_]*)\s*:=/gu))
    found.push(name!);
  if (keyword === 'def' || keyword === 'class') {
    found.push(definitionHead(text)?.name ?? '');
    return found;
  }
  if (keyword === 'import' || keyword === 'from') {
    for (const part of text.replace(/^.*\bimport\b/, '').split(',')) {
      // `import a.b` binds `a`.
      const words = part.match(/[\p{L}_][\p{L}\p{N}_]*/gu);
      const name = / as /.test(part) || keyword === 'from' ? words?.at(-1) : words?.[0];
      if (name !== undefined) found.push(name);
    }
    return found;
  }
  if (keyword === 'for') found.push(...targets(/^(?:async\s+)?for\b(.*?)\bin\b/.exec(text)?.[1] ?? ''));
  for (const [, name] of text.matchAll(/\bas\s+([\p{L}_][\p{L}\p{N}_]*)/gu)) found.push(name!);
  for (const piece of [...(keyword === '' || !inline ? [text] : []), inline].flatMap(each => each.split(';')))
    found.push(...assigned(piece));
  return found;
}

/** Does a place stand in the brackets of a call? */
function isWithinCall(text: string, at: number): boolean {
  let depth = 0;
  for (let i = 0; i < at; i++)
    if (text[i] === '(') depth++;
    else if (text[i] === ')') depth--;
  return depth > 0;
}

/** Names on the left of `=`. */
function assigned(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if ('([{'.includes(text[i]!)) depth++;
    else if (')]}'.includes(text[i]!)) depth--;
    else if (depth === 0 && text[i] === '=') {
      if (text[i + 1] === '=' || /[=!<>]/.test(text[i - 1] ?? '')) {
        if (text[i + 1] === '=') i++;
        continue;
      }
      const left = text.slice(start, i).replace(/(?:\/\/|\*\*|<<|>>|[-+*/%&|^@:])$/, '');
      found.push(...targets(left.replace(/^\s*([\p{L}_][\p{L}\p{N}_]*)\s*:.*$/u, '$1')));
      start = i + 1;
    }
  }
  const declared = /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*:(?!=)[^=]*$/u.exec(text)?.[1];
  if (declared !== undefined) found.push(declared);
  return found;
}

/** Names among targets, not items or attributes of something. */
export function targets(text: string): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/(\.\s*)?(?<![\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_]*)(\s*[.[(])?/gu)) {
    const [, dot, name, behind] = match;
    if (!dot && !behind && !KEYWORDS.has(name!) && outsideOfItems(text, match.index)) found.push(name!);
  }
  return found;
}

/** Is a place outside of the square brackets that hang on something? */
function outsideOfItems(text: string, at: number): boolean {
  const open: boolean[] = [];
  for (let i = 0; i < at; i++) {
    if ('([{'.includes(text[i]!)) open.push(/[\p{L}\p{N}_)\]]$/u.test(text.slice(0, i).trimEnd().slice(-2)));
    else if (')]}'.includes(text[i]!)) open.pop();
  }
  return !open.includes(true);
}

/** Names that lambdas and comprehensions in a statement bind for themselves. */
function boundWithin({ keyword, text, inline }: Statement): string[] {
  const code = `${keyword === 'for' ? text.replace(/^(?:async\s+)?for\b.*?\bin\b/, '') : text} ${inline}`;
  const found: string[] = [];
  for (const [, bound] of code.matchAll(/\bfor\b(.*?)\bin\b/g)) found.push(...targets(bound!));
  for (const [, bound] of code.matchAll(/\blambda\b([^:]*):/g))
    for (const [, name] of bound!.matchAll(/(?:^|,)\s*\*{0,2}\s*([\p{L}_][\p{L}\p{N}_]*)/gu))
      found.push(name!);
  return found;
}

/** The same, of all statements of a block too. */
function boundFurtherIn(statement: Statement): string[] {
  return [...boundWithin(statement), ...statement.body.flatMap(boundFurtherIn)];
}

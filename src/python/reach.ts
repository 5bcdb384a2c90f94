/**
 * Finds all functions that some code may call, whatever its values are: the functions that it names, those used as
 * values, and those that Python calls implicitly. It errs on the side of too many.
 */
import { addTo } from '../shared/lists.ts';
import { isQuietBase } from './library-bases.ts';
import type { ClassDefinition, Definitions, FunctionDefinition } from './program-definitions.ts';
import { codeOf, KEYWORDS, type Statement } from './statements.ts';
import { fromText } from './values.ts';

/** A name, the dot before it, the bracket behind it. */
const NAMED = /(\.\s*)?(?<![\p{L}\p{N}_])([\p{L}_][\p{L}\p{N}_]*)(\s*\()?/gu;
const words = (text: string) => new Set(text.trim().split(/\s+/));
/** Programs that inspect themselves or run code between their lines; nothing is said about them. */
const STRANGE =
  /\b(?:setattr|getattr|delattr|eval|exec|globals|locals|vars|signal|settrace|setprofile|_getframe|currentframe|importlib|__import__|__dict__|__code__|__class__\s*=|__bases__|setrecursionlimit|monkeypatch|patch|sys\s*\.\s*modules|atexit|gc|weakref|builtins|__builtins__|doctest|unittest|pytest|timeit|cProfile|inspect|pickle|copyreg|ast|attrgetter|methodcaller)\b/;
/** Methods that builtins and the standard library call on their arguments. */
const HOOKS = words(
  `write flush read readline readlines readinto close keys items values get insert append extend pop popleft
  put send throw register
  mro emit format filter handle default run`,
);
/** Decorators that do not change when a function runs. */
const QUIET_DECORATORS =
  /^(?:staticmethod|classmethod|property|abstractmethod|abc\.abstractmethod|(?:functools\.)?(?:wraps\b.*|lru_cache\b.*|cache|cached_property)|override|typing\.override|[\p{L}_]\w*\.(?:setter|getter|deleter)|(?:dataclasses\.)?dataclass\b.*|(?:contextlib\.)?contextmanager|(?:functools\.)?total_ordering|(?:enum\.)?unique)$/u;
/** Implicit calls of methods, by the code that causes them. */
const TRIGGERS: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [
    /\[/,
    words('__getitem__ __setitem__ __delitem__ __missing__ __index__ __class_getitem__ __hash__ __eq__'),
  ],
  [
    /\bin\b|[*]|\bfor\b|,|\byield\s+from\b/,
    words('__iter__ __next__ __getitem__ __len__ __contains__ __eq__ __hash__ __length_hint__'),
  ],
  [/[<>=!]=|[<>]/, words('__eq__ __ne__ __lt__ __le__ __gt__ __ge__ __hash__ __bool__')],
  [/\b(?:if|elif|while|and|or|not|assert|else|case)\b|[<>]/, words('__bool__ __len__ __eq__')],
  [/\bwith\b/, words('__enter__ __exit__ __aenter__ __aexit__')],
  [/\./, words('__getattr__ __getattribute__ __setattr__ __delattr__ __get__ __set__ __delete__')],
  [/''/, words('__str__ __repr__ __format__')],
  [
    /\b(?:class|import|from|match|case|del)\b/,
    words(
      '__init_subclass__ __set_name__ __new__ __prepare__ __instancecheck__ __getattr__ __delitem__ ' +
        '__delattr__ __delete__ __exit__',
    ),
  ],
];
const ARITHMETIC = /[-+*/%@&|^~]|<<|>>/;
const OF_ARITHMETIC =
  /^__(?:[ri]?(?:add|sub|mul|matmul|truediv|floordiv|mod|divmod|pow|lshift|rshift|and|or|xor)|neg|pos|abs|invert)__$/;

export class Reach {
  /** Nothing can be said about this program. */
  readonly isStrange: boolean;
  private readonly byName = new Map<string, number[]>();
  private readonly classes = new Map<string, ClassDefinition[]>();
  /** Methods that Python calls implicitly. */
  private readonly special: FunctionDefinition[] = [];
  /** Functions used as values or resumed, and lambdas and generator expressions. */
  private readonly handedOn = new Set<number>();
  private readonly hooks = new Set<number>();
  /** Names whose definition a decorator has replaced. */
  private readonly wrapped = new Set<string>();
  /** Functions that may run at any time, when an object is destroyed. */
  readonly always = new Set<number>();
  private readonly instanceNames: ReadonlySet<string>;

  constructor(private readonly definitions: Definitions) {
    const { functions, classes, texts } = definitions;
    for (const definition of functions) {
      const { name, line } = definition;
      addTo(this.byName, name, line);
      if (/^__\w+__$/.test(name) && !CONSTRUCTING.has(name)) this.special.push(definition);
    }
    for (const each of classes) addTo(this.classes, each.name, each);
    this.isStrange =
      texts.some(text => STRANGE.test(text)) ||
      texts.some(text => /\bimport\s*\*|\bmetaclass\s*=\s*(?!(?:abc\s*\.\s*)?ABCMeta\b)/.test(text));
    this.instanceNames = new Set(
      texts.flatMap(text =>
        [...text.matchAll(/\.\s*([\p{L}_]\w*)\s*(?:,|=(?!=))/gu)].map(([, name]) => name!),
      ),
    );
    for (const { name, decorators } of [...functions, ...classes])
      if (!decorators.every(each => QUIET_DECORATORS.test(each))) this.wrapped.add(name);
    for (const { name, kind, line, statement } of functions)
      if (name === '__del__' || (kind !== 'plain' && holds(statement))) this.always.add(line);
    this.findHandedOn();
    this.findHooks();
  }

  /** Whether a class keeps attributes in slots. */
  get hasSlots(): boolean {
    return this.definitions.classes.some(({ attributes }) => attributes.has('__slots__'));
  }

  /** Whether any code sets an attribute with this name. */
  isSet(name: string): boolean {
    return this.instanceNames.has(name);
  }

  /** Whether the program defines a method that Python calls implicitly. */
  has(...names: readonly string[]): boolean {
    return this.special.some(({ name }) => names.includes(name));
  }

  /**
   * `code` has its strings emptied; `locals` gives the values of its names, as far as they are shown; `isOpaque`: it
   * iterates over something unknown.
   */
  of(code: string, locals: (name: string) => string | undefined, isOpaque = false): Set<number> {
    const found = new Set<number>(this.always);
    const put = (lines: Iterable<number>) => {
      for (const line of lines) found.add(line);
    };
    let opaque = isOpaque;
    let calls = false;
    for (const [, dot, name, bracket] of code.matchAll(NAMED)) {
      if (KEYWORDS.has(name!)) continue;
      calls ||= bracket !== undefined;
      const shown = dot ? undefined : locals(name!);
      if (shown === undefined) {
        put(this.byName.get(name!) ?? []);
        for (const each of this.classes.get(name!) ?? []) put(this.constructing(each));
        if (dot || !this.isDefined(name!) || this.wrapped.has(name!)) opaque = true;
      } else {
        const [, given] =
          /^<(?:function|bound method) (?:\S*\.)?([\p{L}_]\w*)(?: of .*)?>$/u.exec(shown) ?? [];
        if (given !== undefined) put(this.byName.get(given) ?? []);
        const [, made] = /^<class '(?:\S*\.)?([\p{L}_]\w*)'>$/u.exec(shown) ?? [];
        if (made !== undefined) for (const each of this.classes.get(made) ?? []) put(this.constructing(each));
        opaque ||= given === undefined && made === undefined && fromText(shown) === undefined;
      }
    }
    if (opaque || calls || /[)\]]\s*\(/.test(code)) put(this.handedOn);
    // A manager of a library may call the methods of what it manages.
    if (calls || /\bwith\b/.test(code)) put(this.hooks);
    for (const { name, line } of this.special) if (calls || isTriggered(name, code)) found.add(line);
    return found;
  }

  /** Functions that making an object of a class may call. */
  constructing(own: ClassDefinition): number[] {
    const lineage = this.definitions.ancestry(own);
    if (!lineage) return [...CONSTRUCTING].flatMap(name => this.byName.get(name) ?? []);
    return lineage.classes.flatMap(({ methods }) =>
      [...CONSTRUCTING].flatMap(name => methods.get(name)?.line ?? []),
    );
  }

  private isDefined(name: string): boolean {
    return this.definitions.onlyBinding(name) !== undefined || this.definitions.boundAt(name).length === 0;
  }

  private findHandedOn(): void {
    const { definitions, handedOn } = this;
    const { flow, functions } = definitions;
    // A format string may name attributes.
    const isFormatting = definitions.texts.some(text => /\.\s*format(?:_map)?\s*\(/.test(text));
    const properties = new Set(
      functions.filter(({ decorators }) => decorators.includes('property')).map(({ line }) => line),
    );
    for (const statement of flow.statements) {
      const { keyword, text, inline, first, last } = statement;
      // Names in class headers, type tests and handlers are not called.
      const own = definitions.functionOf(statement);
      const code = own
        ? codeOf(
            `${definitions
              .parametersOf(own)
              .map(each => each.default ?? '')
              .join(' , ')} \n`,
          ) + inline
        : keyword === 'class' || keyword === 'except'
          ? inline
          : plainMentions(`${text} ${inline}`);
      if (/\blambda\b/.test(code) || /\bfor\b/.test(code.replace(/^\s*(?:async\s+)?for\b/, '')))
        for (let line = first; line <= last; line++) handedOn.add(line);
      if (/\b(?:cls|type|__class__|__new__|super)\b/.test(code) && /\(/.test(code))
        for (const name of CONSTRUCTING) for (const line of this.byName.get(name) ?? []) handedOn.add(line);
      for (const [, , name, bracket] of code.matchAll(NAMED)) {
        if (bracket !== undefined || KEYWORDS.has(name!)) continue;
        for (const line of this.byName.get(name!) ?? []) if (!properties.has(line)) handedOn.add(line);
        for (const each of this.classes.get(name!) ?? [])
          for (const line of this.constructing(each)) handedOn.add(line);
      }
    }
    if (isFormatting) for (const line of properties) this.hooks.add(line);
    for (const { kind, line, decorators } of definitions.functions)
      if (
        kind !== 'plain' ||
        decorators.some(each => /^(?!staticmethod|classmethod|abstract|property)/.test(each))
      )
        handedOn.add(line);
  }

  private findHooks(): void {
    for (const { methods, bases } of this.definitions.classes) {
      const isKnown = bases.every(base => this.classes.has(base) || isQuietBase(base));
      for (const { name, line } of methods.values()) if (!isKnown || HOOKS.has(name)) this.hooks.add(line);
    }
  }
}

/** Whether a generator runs code when it is closed early. */
function holds({ body }: Statement): boolean {
  return body.some(
    each =>
      each.keyword === 'try' ||
      each.keyword === 'with' ||
      /\byield\s+from\b/.test(`${each.text} ${each.inline}`) ||
      holds(each),
  );
}

const CONSTRUCTING = words('__init__ __new__ __post_init__ _missing_');

/** Code without annotations, keyword names and type tests. */
function plainMentions(code: string): string {
  return code
    .replace(/\bisinstance\s*\([^()]*(?:\([^()]*\)[^()]*)?\)/g, all => all.replace(/,.*/s, ')'))
    .replace(/([(,]\s*)[\p{L}_]\w*\s*=(?!=)/gu, '$1')
    .replace(/^\s*([\p{L}_]\w*)\s*:[^=]*=/u, '=')
    .replace(/^\s*[\p{L}_]\w*\s*:[^=]*$/u, '');
}

function isTriggered(name: string, code: string): boolean {
  if (name === '__call__') return code.includes('(');
  if (OF_ARITHMETIC.test(name)) return ARITHMETIC.test(code);
  const known = TRIGGERS.filter(([, names]) => names.has(name));
  // Nothing is known about the callers of other methods.
  return known.length === 0 || known.some(([pattern]) => pattern.test(code));
}

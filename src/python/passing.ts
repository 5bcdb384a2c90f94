/**
 * Reads from a statement which expression it passes as a parameter, and which calls may give the value that it
 * assigns or returns. Says nothing where it could be wrong.
 */
import { type Expression, ExpressionReader } from './expressions.ts';
import { parametersIn } from './signature.ts';
import { KEYWORDS, type Statement } from './statements.ts';
import { NotRead } from './tokens.ts';

/** The expressions of a statement. */
interface Reading {
  readonly source: string;
  readonly targets: readonly Expression[];
  /** What it assigns, returns or iterates over. */
  readonly value: Expression | undefined;
  readonly all: readonly Expression[];
}

export interface Callee {
  /** `f`, `Stack.push`, `outer.<locals>.inner`. */
  readonly qualname: string;
  /** Its definition, from the `def`. */
  readonly source: string;
  /** The lines of its decorators. */
  readonly decorators: readonly string[];
}

export interface Passed {
  /** The expression as it stands in the statement. */
  readonly text: string;
  /** The expression if it is a name or attributes of a name: `animal`, `self.owner`. */
  readonly path: string | undefined;
}

/** `source` is the statement's own text; without it, strings are not shown. */
export class StatementReader {
  private readonly reading: Reading | undefined;

  constructor(
    private readonly statement: Statement,
    source?: string,
  ) {
    this.reading = (source === undefined ? undefined : read(source)) ?? read(withInline(statement));
  }

  /** The path that it assigns or returns as it stands: `a` in `b = a`. */
  get copied(): string | undefined {
    const { reading } = this;
    if (!reading?.value || this.statement.keyword === 'for') return undefined;
    return pathOf(reading.value, reading.source);
  }

  /** The path that a loop iterates over. */
  get iterated(): string | undefined {
    const { reading, statement } = this;
    if (statement.keyword !== 'for' || !reading?.value) return undefined;
    return pathOf(reading.value, reading.source);
  }

  /** What a plain assignment or a loop assigns: names, and attributes such as `self.balance`. */
  get assigned(): readonly string[] | undefined {
    const { reading, statement } = this;
    if (!reading || (statement.keyword !== 'for' && KEYWORDS.has(statement.keyword))) return undefined;
    return reading.targets.flatMap(singles).flatMap(each => pathOf(each, reading.source) ?? []);
  }

  /** Whether its value, as a whole, may be what a call of this function returns. */
  mayBeResultOf(name: string): boolean {
    const { reading } = this;
    const targets = reading?.targets ?? [];
    if (!reading?.value || targets.some(({ kind }) => kind === 'tuple')) return false;
    return results(reading.value).some(({ called }) => called === name);
  }

  /** What the statement passes as a parameter of a function that it calls, if one call of it stands there. */
  passes(callee: Callee, parameter: string, isClass: (name: string) => boolean): Passed | undefined {
    const { reading } = this;
    const [owner, name] = ['', ...callee.qualname.split('.')].slice(-2) as [string, string];
    if (!reading || name.startsWith('<')) return undefined;
    const isMethod = owner !== '' && owner !== '<locals>';
    const calls = reading.all.flatMap(callsIn);
    const named = name === '__init__' && calls.some(({ called }) => called === owner) ? owner : name;
    const [call, ...others] = calls.filter(({ called }) => called === named);
    // A second mention may be a call that this reader does not see, such as one in a comprehension.
    if (!call || others.length > 0 || mentions(reading.source, named) > 1) return undefined;
    const { callee: by, given = [] } = call;
    const base = by?.syntax === 'attribute' ? by.inside[0] : undefined;
    const isStatic = callee.decorators.some(each => /@\s*staticmethod\b/.test(each));
    const explicit = named !== owner && base?.syntax === 'name' && isClass(textOf(base, reading.source));
    const bound =
      isMethod && !isStatic && (!explicit || callee.decorators.some(each => /@\s*classmethod\b/.test(each)));
    if (isMethod && !isStatic && named !== owner && !base) return undefined;
    const parameters = parametersIn(callee.source);
    const at = parameters.findIndex(each => each.name === parameter);
    const kind = parameters[at]?.kind;
    if (kind === undefined || kind === 'rest' || kind === 'keywords') return undefined;
    const index = at - (bound ? 1 : 0);
    const passed = index < 0 ? (named === owner ? undefined : base) : argument(given, index, parameter, kind);
    return passed && { text: textOf(passed, reading.source), path: pathOf(passed, reading.source) };
  }
}

function argument(
  given: readonly Expression[],
  index: number,
  parameter: string,
  kind: string,
): Expression | undefined {
  const named = given.find(each => each.keyword === parameter);
  if (named || kind === 'keyword') return named;
  const before = given.slice(0, index + 1);
  if (before.some(({ syntax, keyword }) => syntax === 'starred' || keyword !== undefined)) return undefined;
  return before[index];
}

function withInline({ text, inline }: Statement): string {
  return inline === '' ? text : `${text}: ${inline}`;
}

function read(source: string): Reading | undefined {
  try {
    return readWith(new ExpressionReader(source), source);
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

const TESTED = ['if', 'elif', 'while', 'assert', 'raise', 'match', 'del'];

function readWith(reader: ExpressionReader, source: string): Reading | undefined {
  reader.keyword(['async']);
  const keyword = reader.keyword(['for', 'with', 'return', ...TESTED]);
  const made = (value: Expression | undefined, all: readonly Expression[]): Reading | undefined =>
    // A second statement on the line could do anything.
    reader.takes(':')
      ? reader.atLineEnd
        ? { source, targets: [], value, all }
        : undefined
      : reader.atLineEnd
        ? { source, targets: [], value, all }
        : undefined;
  switch (keyword) {
    case 'for': {
      const target = reader.targets();
      if (!reader.takes('in')) return undefined;
      const value = reader.list();
      const loop = made(value, [value]);
      return loop && { ...loop, targets: [target] };
    }
    case 'with': {
      const all = [reader.test()];
      while (reader.takes('as') || reader.takes(',')) all.push(reader.test());
      return made(undefined, all);
    }
    case 'return': {
      const value = reader.atEnd ? undefined : reader.list();
      return made(value, value ? [value] : []);
    }
    case undefined:
      return assignment(reader, source);
    default: {
      if (reader.atEnd) return made(undefined, []);
      const all = [reader.list()];
      while (reader.keyword(['from'])) all.push(reader.test());
      return made(undefined, all);
    }
  }
}

function assignment(reader: ExpressionReader, source: string): Reading | undefined {
  const all = [reader.list()];
  if (reader.takesAugmented()) {
    const targets = [...all];
    all.push(reader.list());
    return reader.atLineEnd ? { source, targets, value: undefined, all } : undefined;
  }
  if (reader.takes(':')) reader.test();
  while (reader.takes('=')) all.push(reader.list());
  if (!reader.atLineEnd) return undefined;
  const value = all.length > 1 ? all.at(-1) : undefined;
  return { source, targets: all.slice(0, -1), value, all };
}

/** The targets of an assignment one by one. */
function singles(target: Expression): Expression[] {
  const holds = target.kind === 'tuple' || target.syntax === 'list' || target.syntax === 'starred';
  return holds ? target.inside.flatMap(singles) : [target];
}

/** The calls whose result may be the value of an expression. */
function results(node: Expression): Expression[] {
  if (node.syntax === 'call') return [node];
  if (node.syntax === 'await' || node.syntax === 'named') return node.inside.slice(-1).flatMap(results);
  if (node.syntax !== 'either') return [];
  // A conditional expression is read as its condition and its two values.
  return (node.word === 'if' ? node.inside.slice(1) : node.inside).flatMap(results);
}

function callsIn(node: Expression): Expression[] {
  const inner = node.inside.flatMap(callsIn);
  return node.syntax === 'call' ? [...inner, node] : inner;
}

function mentions(source: string, name: string): number {
  return [...source.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu)].filter(([each]) => each === name).length;
}

function textOf({ start, end }: Expression, source: string): string {
  return source.slice(start, end);
}

function pathOf(node: Expression, source: string): string | undefined {
  const text = textOf(node, source).replace(/\s/g, '');
  const isPath = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u.test(text);
  return isPath && !KEYWORDS.has(text) ? text : undefined;
}

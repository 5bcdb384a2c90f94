/** Finds where a predicted walk begins: the entry's call with its arguments, read from the source without a run. */
import { type DefinitionHead, definitionHead } from '../../../python/definitions.ts';
import type { ContextCode, FunctionShape } from '../../../python/functions.ts';
import { literalRepr, splitArguments } from '../../../python/literals.ts';
import { callsMain } from '../../../python/main-call.ts';
import { type Parameter, parametersIn } from '../../../python/signature.ts';
import type { CallState, Locals } from '../../../tree/state.ts';
import { DebuggerError } from '../../engine.ts';
import { fieldsMade } from './entry-fields.ts';

/**
 * Gives the repr of an expression, with the program's own names and optional variables; undefined if nothing can run.
 */
export type Evaluate = (expression: string, locals?: Locals) => Promise<string | undefined>;

export interface NeuralEntry {
  /**
   * A function's name (`Class.method` for a method), or `<module>`. None: `main`, if it needs no argument and the
   * module does not call it, else the module.
   */
  readonly entry?: string;
  /** Arguments as in a Python call. */
  readonly args?: string;
}

export async function entryState(
  code: ContextCode,
  entry: NeuralEntry,
  evaluate?: Evaluate,
): Promise<CallState> {
  const name = entryName(code, entry);
  if (name === '<module>') {
    if (entry.args?.trim()) throw new DebuggerError('a module takes no arguments: name an entry');
    return moduleState(code);
  }
  const shape = findFunction(code, name);
  if (!shape) throw new DebuggerError(noFunction(code, name));
  return {
    event: 'call',
    line: shape.line,
    source: code.source(shape.line)!,
    function: shape.name,
    depth: 1,
    locals: await boundArguments(
      code,
      shape,
      entry.args ?? '',
      evaluate,
      await boundTo(code, name, shape, evaluate),
    ),
  };
}

/**
 * The requested entry. By default, as in the recorder, an outermost `main` that needs no argument and that the module
 * does not call by itself, or the module.
 */
export function entryName(code: ContextCode, { entry }: NeuralEntry): string {
  if (entry !== undefined) return entry;
  for (const { line, source } of code.context.lines) {
    const shape = code.definition(line);
    if (shape?.name !== 'main' || /^\s/.test(source)) continue;
    const needed = parametersOf(code, shape).some(
      ({ kind, default: value }) => kind !== 'rest' && kind !== 'keywords' && value === undefined,
    );
    return needed || callsMain(code.context.lines) ? '<module>' : 'main';
  }
  return '<module>';
}

/**
 * The function of a name: an outermost one (the last, as in Python), else any; `Class.method` looks inside the class.
 */
export function findFunction(code: ContextCode, name: string): FunctionShape | undefined {
  const [own, outer] = name.split('.').reverse() as [string, string?];
  const found = code.context.lines.filter(
    ({ line }) =>
      code.definition(line)?.name === own && (outer === undefined || enclosedBy(code, line) === outer),
  );
  const outermost = outer === undefined ? found.findLast(({ source }) => !/^\s/.test(source)) : undefined;
  const line = (outermost ?? found[0])?.line;
  return line === undefined ? undefined : code.definition(line);
}

/** The class or function that the definition on a line stands in, by indentation. */
function enclosedBy(code: ContextCode, line: number): string | undefined {
  return headAround(code, line)?.name;
}

/** Its header. */
function headAround(code: ContextCode, line: number): DefinitionHead | undefined {
  const { lines } = code.context;
  const at = lines.findIndex(each => each.line === line);
  const indent = lines[at]!.source.search(/\S/);
  for (let i = at - 1; i >= 0; i--) {
    const head = definitionHead(lines[i]!.source);
    if (head && head.indent < indent) return head;
  }
  return undefined;
}

export function noFunction(code: ContextCode, name: string): string {
  const known = code.context.lines.flatMap(({ line }) => code.definition(line)?.name ?? []);
  return `the program has no function ${name}; its functions are: ${[...new Set(known)].join(', ') || 'none'}`;
}

/** A parameter's value: the expression as written, and its repr. */
interface Bound {
  readonly expression: string;
  readonly text: string;
}

/**
 * The object that `Class.method` is called on, as in the recorder: a fresh object, or the class. Undefined if unknown.
 */
async function boundTo(
  code: ContextCode,
  name: string,
  { line }: FunctionShape,
  evaluate: Evaluate | undefined,
): Promise<Bound | undefined> {
  const owner = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  if (owner === '' || headAround(code, line)?.kind !== 'class') return undefined;
  const { lines } = code.context;
  let of = `${owner}()`;
  for (let i = lines.findIndex(each => each.line === line) - 1; i >= 0; i--) {
    const decorator = /^\s*@\s*(.*)/.exec(lines[i]!.source)?.[1];
    if (decorator === undefined) break;
    if (/^staticmethod\b/.test(decorator)) return undefined;
    if (/^classmethod\b/.test(decorator)) of = owner;
  }
  const text = await evaluate?.(of);
  return text === undefined ? undefined : { expression: of, text };
}

function moduleState(code: ContextCode): CallState {
  const first = code.context.lines.find(({ source }) => /^\s*[^\s#]/.test(source));
  if (!first) throw new DebuggerError('the program holds no code');
  return { event: 'call', ...first, function: '<module>', depth: 1, locals: new Map() };
}

async function boundArguments(
  code: ContextCode,
  shape: FunctionShape,
  args: string,
  evaluate: Evaluate | undefined,
  bound: Bound | undefined,
): Promise<Map<string, string>> {
  const parameters = parametersOf(code, shape);
  const positional: Bound[] = [];
  const named = new Map<string, Bound>();
  for (const argument of splitArguments(args)) {
    if (argument.startsWith('*'))
      throw new DebuggerError(`${argument}: write the arguments one by one, without a star`);
    const [, name, value] = /^([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)\s*(.+)$/su.exec(argument) ?? [];
    const expression = value ?? argument;
    const given = { expression, text: await reprOf(expression, evaluate) };
    if (name === undefined) positional.push(given);
    else named.set(name, given);
  }
  const locals = new Map<string, string>();
  const expressions = new Map<string, string>();
  const take = (name: string, { expression, text }: Bound) => {
    locals.set(name, text);
    expressions.set(name, expression);
  };
  const rest: string[] = [];
  const plain = parameters.filter(({ kind }) => kind === 'plain' || kind === 'positional');
  if (bound !== undefined && !named.has(plain[0]?.name ?? '')) positional.unshift(bound);
  plain.forEach(({ name }, i) => {
    if (i < positional.length) take(name, positional[i]!);
  });
  rest.push(...positional.slice(plain.length).map(({ text }) => text));
  for (const parameter of parameters) {
    if (parameter.kind === 'rest' || parameter.kind === 'keywords') continue;
    const given = named.get(parameter.name);
    named.delete(parameter.name);
    if (given !== undefined) take(parameter.name, given);
    if (locals.has(parameter.name)) continue;
    if (parameter.default === undefined)
      throw new DebuggerError(
        `${shape.name} needs a value for ${parameter.name}: give it as an argument` +
          (bound === undefined && plain[0]?.name === 'self' ? ', self first' : ''),
      );
    locals.set(parameter.name, await reprOf(parameter.default, evaluate));
  }
  const star = parameters.find(({ kind }) => kind === 'rest');
  const stars = parameters.find(({ kind }) => kind === 'keywords');
  if (rest.length > 0 && !star)
    throw new DebuggerError(
      `${shape.name} takes ${plain.length} arguments, and ${positional.length} were given`,
    );
  if (named.size > 0 && !stars)
    throw new DebuggerError(`${shape.name} has no parameter ${[...named.keys()].join(', ')}`);
  if (star) locals.set(star.name, rest.length === 1 ? `(${rest[0]},)` : `(${rest.join(', ')})`);
  if (stars)
    locals.set(stars.name, `{${[...named].map(([name, { text }]) => `'${name}': ${text}`).join(', ')}}`);
  // In the order of the signature, followed by the fields of their objects, as in the recorder.
  const fields = await Promise.all(
    parameters.map(({ name }) => fieldsMade(code, name, expressions.get(name) ?? '', evaluate)),
  );
  return new Map([...parameters.map(({ name }) => [name, locals.get(name)!] as const), ...fields.flat()]);
}

async function reprOf(expression: string, evaluate: Evaluate | undefined): Promise<string> {
  const repr = literalRepr(expression) ?? (await evaluate?.(expression));
  if (repr === undefined) {
    throw new DebuggerError(
      `${expression} is no plain value, and nothing is run here: write it as its repr, such as [1, 2]`,
    );
  }
  return repr;
}

/** The signature, read as text. */
function parametersOf(code: ContextCode, shape: FunctionShape): Parameter[] {
  const { lines } = code.context;
  const at = lines.findIndex(({ line }) => line === shape.line);
  const text = lines.slice(at, at + 50).map(({ source }) => source);
  return parametersIn(text.join('\n'));
}

/** Where a function may raise an exception, and the exception's text: from there a model goes back to arguments. */
import type { Context } from '../language/trajectory.ts';
import { ContextCode } from '../python/functions.ts';
import type { Question } from './inputs-check.ts';

/** Most lines that a model is asked to go back from. */
const MOST = 6;

/** What CPython says: a model has seen these texts. */
const USUAL: ReadonlyMap<string, string> = new Map(
  Object.entries({
    IndexError: "IndexError('list index out of range')",
    ZeroDivisionError: "ZeroDivisionError('division by zero')",
    KeyError: "KeyError('a')",
    RecursionError: "RecursionError('maximum recursion depth exceeded')",
    AttributeError: "AttributeError(\"'NoneType' object has no attribute 'name'\")",
    TypeError: "TypeError(\"unsupported operand type(s) for +: 'int' and 'str'\")",
    ValueError: "ValueError('invalid literal for int() with base 10: \\'a\\'')",
  }),
);

/** The likeliest lines: those that raise it in so many words, or else those that compute something. */
export function raisingEnds(context: Context, question: Question): Question[] {
  if (question.line !== undefined) return [question];
  const { name, value } = question;
  const code = new ContextCode(context);
  const own = name.split('.').at(-1)!;
  const body = context.lines.filter(
    ({ line }) => code.around(line)?.name === own && code.definition(line) === undefined,
  );
  const kind = /^[\p{L}\p{N}_.]+/u.exec(value)?.[0] ?? value;
  const said = value.includes('(') ? value : undefined;
  const raising = body.filter(({ source }) => new RegExp(`^\\s*raise\\s+${kind}\\b`, 'u').test(source));
  if (raising.length > 0)
    return raising.slice(0, MOST).map(({ line, source }) => ({
      ...question,
      line,
      value: said ?? /\braise\s+(.*\))\s*(?:from\b.*|#.*)?$/.exec(source)?.[1] ?? `${kind}()`,
    }));
  // An exception comes from an index, a call, a division or an operation.
  const lines = body.filter(({ source }) => /[[(%/*+-]/.test(source) && !/^\s*(?:#|raise\b)/.test(source));
  const from = lines.length > 0 ? lines : body;
  // A function that is not there is refused where the model is asked.
  if (from.length === 0) return [question];
  return from
    .slice(0, MOST)
    .map(({ line }) => ({ ...question, line, value: said ?? USUAL.get(kind) ?? `${kind}()` }));
}

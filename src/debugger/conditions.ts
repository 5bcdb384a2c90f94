/** Evaluates what breakpoints ask: conditions, hit counts, log texts, values of expressions. Pure. */
import { followRepr } from '../python/reprs.ts';
import type { Locals } from '../tree/state.ts';
import { DebuggerError } from './engine.ts';

/** The repr of an expression over some locals. Throws a DebuggerError if there is none. */
export type EvaluateOver = (expression: string, locals: Locals) => Promise<string>;

/**
 * Whether a condition is true, or the problem if it cannot be evaluated. A problem counts as true, so that the
 * intended place is not skipped.
 */
export async function judged(
  condition: string | undefined,
  locals: Locals,
  evaluate: EvaluateOver,
): Promise<{ holds: boolean; problem?: string }> {
  if (condition === undefined) return { holds: true };
  try {
    return { holds: (await evaluate(`bool(${condition})`, locals)) === 'True' };
  } catch (error) {
    if (!(error instanceof DebuggerError)) throw error;
    return { holds: true, problem: error.message };
  }
}

/** `x is {x}` with the values put in; doubled braces are braces. */
export async function filledIn(template: string, locals: Locals, evaluate: EvaluateOver): Promise<string> {
  const parts: string[] = [];
  for (const [all, expression] of template.matchAll(/\{\{|\}\}|\{([^{}]*)\}|[^{}]+|[{}]/g)) {
    if (expression === undefined) parts.push(all === '{{' ? '{' : all === '}}' ? '}' : all);
    else if (expression.trim() === '') parts.push(all);
    else {
      try {
        parts.push(locals.get(expression.trim()) ?? (await evaluate(expression, locals)));
      } catch (error) {
        if (!(error instanceof DebuggerError)) throw error;
        parts.push(`<${error.message}>`);
      }
    }
  }
  return parts.join('');
}

const COMPARE: Readonly<Record<string, (hits: number, count: number) => boolean>> = {
  '': (hits, count) => hits === count,
  '==': (hits, count) => hits === count,
  '>': (hits, count) => hits > count,
  '>=': (hits, count) => hits >= count,
  '<': (hits, count) => hits < count,
  '<=': (hits, count) => hits <= count,
  '%': (hits, count) => hits % count === 0,
};

/** `3` (the third), `>= 3`, `% 2` (every second), as editors let people write it. */
export function hitCondition(text: string): (hits: number) => boolean {
  const [, operator, digits] = /^\s*(==|>=|<=|>|<|%|)\s*(\d+)\s*$/.exec(text) ?? [];
  const count = Number(digits);
  const compare = COMPARE[operator ?? ' '];
  if (!compare || !Number.isSafeInteger(count) || (operator === '%' && count === 0))
    throw new DebuggerError(`"${text}" is no hit count: write 3, >= 3 or % 2`);
  return hits => compare(hits, count);
}

/** A plain variable or a part of one needs no evaluation. */
export async function valueOver(
  expression: string,
  locals: Locals,
  evaluate: EvaluateOver,
): Promise<string | undefined> {
  const plain = locals.get(expression.trim());
  if (plain !== undefined) return plain;
  const [, name, path] = /^([\p{L}_][\p{L}\p{N}_]*)\s*(.*)$/su.exec(expression.trim()) ?? [];
  if (path === '') return undefined;
  const whole = name === undefined ? undefined : locals.get(name);
  const part = whole === undefined || path === undefined ? undefined : followRepr(whole, path);
  if (part !== undefined) return part;
  try {
    return await evaluate(expression, locals);
  } catch (error) {
    if (error instanceof DebuggerError) return undefined;
    throw error;
  }
}

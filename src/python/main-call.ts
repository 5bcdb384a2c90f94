/** Whether a module calls its `main` when it is run or imported; the recorder's `calls_main` decides the same. */
import type { SourceLine } from './source.ts';
import { type Statement, statementsOf } from './statements.ts';

/** Whether a module's own lines call `main`, other than below `if __name__ == …`. */
export function callsMain(lines: readonly SourceLine[]): boolean {
  return statementsOf(lines).some(
    statement =>
      !isInside(statement) &&
      (CALL.test(statement.text) || (!isGuard(statement) && CALL.test(statement.inline))),
  );
}

const CALL = /(?<![.\p{L}\p{N}_])main\s*\(/u;

/** Whether it is, or stands in, a definition, or below a guard. */
function isInside(statement: Statement): boolean {
  if (['def', 'class', '@'].includes(statement.keyword)) return true;
  for (let outer = statement.parent; outer; outer = outer.parent)
    if (['def', 'class'].includes(outer.keyword) || isGuard(outer)) return true;
  return false;
}

const isGuard = ({ keyword, text }: Statement): boolean =>
  (keyword === 'if' || keyword === 'elif') && /\b__name__\b/.test(text);

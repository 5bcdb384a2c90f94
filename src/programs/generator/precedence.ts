/** Knows how tightly operators bind, to decide where a nested expression needs parentheses. */

export const ATOM = 20;
/** The binding that a comprehension's iterable and conditions need: no conditional expressions. */
const DISJUNCTION = 2;
const UNARY = 12;

/** From the loosest to the tightest; the operators of a group bind alike. */
const LEVELS: readonly (readonly [level: number, operators: readonly string[]])[] = [
  [1, ['if', 'else']],
  [2, ['or']],
  [3, ['and']],
  [4, ['not']],
  [5, ['in', 'not in', 'is', 'is not', '==', '!=', '<', '>', '<=', '>=']],
  [6, ['|']],
  [7, ['^']],
  [8, ['&']],
  [9, ['<<', '>>']],
  [10, ['+', '-']],
  [11, ['*', '/', '//', '%', '@']],
  [13, ['**']],
];
const LEVEL_OF = new Map(
  LEVELS.flatMap(([level, operators]) => operators.map(text => [text, level] as const)),
);
const SYMBOL = String.raw`not in|is not|in|is|or|and|if|==|!=|<=|>=|<<|>>|<|>|\*\*|\*|//|/|%|@|\+|-|\||\^|&`;
const INFIX = new RegExp(` (${SYMBOL}) `, 'g');
const BEFORE = new RegExp(`\\S (${SYMBOL}) $`);
const AFTER = new RegExp(`^ (${SYMBOL}) `);

/** How tightly an expression binds, by its text with what lies in brackets and quotes blanked. */
export function precedenceOf(outside: string): number {
  if (/^lambda\b/.test(outside) || outside.includes(', ')) return 0;
  let loosest = ATOM;
  for (const [, operator] of outside.matchAll(INFIX))
    loosest = Math.min(loosest, LEVEL_OF.get(operator!) ?? ATOM);
  if (outside.startsWith('not ')) return Math.min(loosest, 4);
  return /^[-~]/.test(outside) ? Math.min(loosest, UNARY) : loosest;
}

/** The operator of these that binds tightest, where all of them are some; else nothing. */
export function tightest(texts: readonly string[]): string | undefined {
  return extreme(texts, (a, b) => a > b);
}

export function loosest(texts: readonly string[]): string | undefined {
  return extreme(texts, (a, b) => a < b);
}

function extreme(texts: readonly string[], better: (a: number, b: number) => boolean): string | undefined {
  if (!texts.every(text => LEVEL_OF.has(text))) return undefined;
  return texts.reduce((best, text) => (better(LEVEL_OF.get(text)!, LEVEL_OF.get(best)!) ? text : best));
}

/** How tightly an expression must bind between the operators at the end of one text and the start of the other. */
export function operandBetween(before: string, after: string): number {
  if (/^[.([]/.test(after)) return ATOM;
  return Math.max(1, levelBefore(before), levelAfter(after));
}

function levelBefore(before: string): number {
  if (/\bfor [^\n]* in $/.test(before))
    return /^\s*(?:async )?for [^\n]*$/m.test(lastLine(before)) ? 1 : DISJUNCTION;
  const operator = BEFORE.exec(before)?.[1];
  if (operator === 'if') return DISJUNCTION;
  // The right operand of what is not associative binds tighter.
  if (operator !== undefined) return operator === '**' ? UNARY : LEVEL_OF.get(operator)! + 1;
  if (/(?:^|\W)not $/.test(before)) return 4;
  if (/(?:^|[([{=,:]|[([{=,:] |\breturn )[-~]$/.test(before)) return UNARY;
  return /(?:^|[([{,] ?|= )\*{1,2}$/.test(before) ? 6 : 1;
}

function levelAfter(after: string): number {
  const operator = AFTER.exec(after)?.[1];
  if (operator === undefined) return 1;
  if (operator === 'if') return DISJUNCTION;
  const level = LEVEL_OF.get(operator)!;
  // Left operands may bind as loosely as what they stand in, but comparisons chain, and powers group to the right.
  if (level === 5) return level + 1;
  return level === 13 ? ATOM : level;
}

const lastLine = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

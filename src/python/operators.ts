/** Operations on numbers and texts that never raise an exception. */

/** Numbers that no operation below makes too large. */
const NUMBER = /^-?\d{1,15}(?:\.\d{1,17})?$/;
const TEXT = /^['"]/;
const OF_NUMBERS: ReadonlySet<string> = new Set(['+', '-', '*', '<', '<=', '>', '>=']);
const OF_TEXTS: ReadonlySet<string> = new Set(['+', '<', '<=', '>', '>=']);

/** Whether an operator, augmented or not, gives a result for two values, by their texts. */
export function neverFails(operator: string, ...texts: readonly (string | undefined)[]): boolean {
  const [a, b] = texts;
  if (a === undefined || b === undefined || texts.length !== 2) return false;
  const plain = operator.replace(/(?<=[-+*/])=$/, '');
  if (NUMBER.test(a) && NUMBER.test(b))
    return OF_NUMBERS.has(plain) || (/^(?:\/|\/\/|%)$/.test(plain) && Number(b) !== 0);
  return TEXT.test(a) && TEXT.test(b) && OF_TEXTS.has(plain);
}

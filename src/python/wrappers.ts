/** What a decorator of the program puts in a function's place. */
import type { Definitions, FunctionDefinition } from './program-definitions.ts';
import type { Statement } from './statements.ts';

/** The function that a decorated name certainly refers to: the one that the decorator defines and returns. */
export function wrapperOf(
  { decorators, owner, nested }: FunctionDefinition,
  definitions: Definitions,
): FunctionDefinition | undefined {
  if (decorators.length !== 1 || owner || nested) return undefined;
  const [, name = '', given] = /^([\p{L}_]\w*)(\(.*\))?$/su.exec(decorators[0]!) ?? [];
  const decorator = definitions.functionName(name);
  if (!decorator || decorator.decorators.length > 0 || decorator.kind !== 'plain') return undefined;
  const made = returnedBy(decorator, definitions);
  const wrapper = given === undefined ? made : made && returnedBy(made, definitions);
  return wrapper?.kind === 'plain' ? wrapper : undefined;
}

/** The function that another one defines and always returns. */
function returnedBy(
  { statement }: FunctionDefinition,
  definitions: Definitions,
): FunctionDefinition | undefined {
  const inner = definitions.functions.filter(each => each.statement.parent === statement);
  const returns = returnsIn(statement);
  const [, name] = /^return\s+([\p{L}_]\w*)$/u.exec(returns[0]?.text ?? '') ?? [];
  const found = inner.filter(each => each.name === name);
  if (returns.length !== 1 || returns[0]!.parent !== statement || found.length !== 1) return undefined;
  const isKept = found[0]!.decorators.every(each => /^(?:functools\.)?wraps\b/.test(each));
  return isKept ? found[0] : undefined;
}

function returnsIn({ body }: Statement): Statement[] {
  return body.flatMap(each => {
    if (each.keyword === 'def' || each.keyword === 'class') return [];
    const own = each.keyword === 'return' || /\breturn\b/.test(each.inline) ? [each] : [];
    return [...own, ...returnsIn(each)];
  });
}

/** What an object holds that a walk begins with: the recorder shows it, so the first state does, too. */
import { definitionHead } from '../../../python/definitions.ts';
import type { ContextCode } from '../../../python/functions.ts';
import type { Evaluate } from './entry.ts';

/** A recorder shows no more fields of a variable. */
const MOST = 12;

/** The fields of what an expression makes, under the name of a parameter; none if it makes no object of the program. */
export async function fieldsMade(
  code: ContextCode,
  parameter: string,
  expression: string,
  evaluate: Evaluate | undefined,
): Promise<readonly (readonly [name: string, text: string])[]> {
  const made = /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*\(/u.exec(expression)?.[1];
  if (!evaluate || made === undefined || !isPlainClass(code, made)) return [];
  try {
    const names = (await evaluate(`list(getattr(${expression}, '__dict__', ()))`)) ?? '';
    const fields = [...names.matchAll(/'([\p{L}_][\p{L}\p{N}_]*)'/gu)]
      .slice(0, MOST)
      .map(([, name]) => name!);
    const texts = await Promise.all(fields.map(name => evaluate(`vars(${expression})['${name}']`)));
    return fields.flatMap((name, i) => {
      const text = texts[i];
      return text === undefined ? [] : [[`${parameter}.${name}`, text] as const];
    });
  } catch {
    // Its class may come from elsewhere, or be made otherwise: then nothing is known of what it holds.
    return [];
  }
}

/** Is it a class of the program whose objects show their fields? A dataclass shows them in its repr. */
function isPlainClass(code: ContextCode, name: string): boolean {
  const { lines } = code.context;
  const at = lines.findIndex(({ source }) => {
    const head = definitionHead(source);
    return head?.kind === 'class' && head.name === name;
  });
  return at >= 0 && !/^\s*@/.test(lines[at - 1]?.source ?? '');
}

/** Reads the parameters of a function from the text of its definition. */
import { closingBracket, splitOutside } from './brackets.ts';
import { splitArguments } from './literals.ts';
import { endOfString } from './open-text.ts';

export interface Parameter {
  readonly name: string;
  /** The expression behind `=`. */
  readonly default: string | undefined;
  readonly annotation: string | undefined;
  readonly kind: 'positional' | 'plain' | 'keyword' | 'rest' | 'keywords';
}

/** `source` begins at the `def`; what follows the signature is ignored. */
export function parametersIn(source: string): Parameter[] {
  const text = source.split('\n').map(withoutComment).join('\n');
  const open = text.indexOf('(');
  const found: Parameter[] = [];
  let keyword = false;
  for (const part of splitArguments(text.slice(open + 1, closingBracket(text, open)))) {
    if (part === '/') {
      for (const [i, each] of found.entries()) found[i] = { ...each, kind: 'positional' };
      continue;
    }
    if (part === '*') {
      keyword = true;
      continue;
    }
    const stars = /^\*{0,2}/.exec(part)![0];
    const declared = splitOutside(part, '=')[0]!;
    const [name, ...annotated] = splitOutside(declared.slice(stars.length), ':');
    const value = declared === part ? undefined : part.slice(part.indexOf('=', declared.length) + 1).trim();
    const kind = stars === '**' ? 'keywords' : stars === '*' ? 'rest' : keyword ? 'keyword' : 'plain';
    if (stars === '*') keyword = true;
    const annotation = annotated.length > 0 ? annotated.join(':') : undefined;
    found.push({ name: name!.trim(), default: value, annotation, kind });
  }
  return found;
}

function withoutComment(source: string): string {
  for (let i = 0; i < source.length; i++) {
    if (source[i] === '#') return source.slice(0, i);
    if (source[i] === '"' || source[i] === "'") i = endOfString(source, i);
  }
  return source;
}

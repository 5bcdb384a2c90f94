/** Writes the text of a value: free, known, or known but for a part. */
import { tokenizer } from '../../language/tokenizer.ts';
import type { Form } from '../../python/evaluation/line-outcome.ts';
import type { Allowed } from '../model.ts';
import { VALUE_TOKENS } from './working-grammar.ts';

/** The tokens of a text so far, the last one first. */
export interface Written {
  readonly id: number;
  readonly before: Written | undefined;
}

export interface TextSoFar {
  readonly written: number;
  readonly known?: Certainly | undefined;
  readonly last?: Written | undefined;
}

/** What is certain of a text. */
export type Certainly = { readonly ids: readonly number[] } | { readonly form: Form };

export function textOf(last: Written | undefined): string {
  const ids: number[] = [];
  for (let at = last; at; at = at.before) ids.push(at.id);
  return tokenizer.decode(ids.reverse());
}

/** The tokens of a certain text. */
export function certainly(text: string | undefined, longest: number): Certainly | undefined {
  if (text === undefined || text === '') return undefined;
  const ids = tokenizer.encode(text, 'value');
  return ids.length <= longest ? { ids } : undefined;
}

/** What may follow in a text of at most so many tokens; without one it is empty only if it `mayBeEmpty`. */
export function nextInText(
  { written, known, last }: TextSoFar,
  ends: readonly number[],
  most: number,
  mayBeEmpty: boolean,
): Allowed {
  const next = known && written < most ? certainlyNext(known, written, last, ends) : undefined;
  if (next) return next;
  const few = written > 0 || mayBeEmpty ? ends : [];
  return written === 0 || written < most ? { few, many: VALUE_TOKENS } : { few };
}

/** What may follow in a text of which something is certain; undefined if anything may. */
function certainlyNext(
  known: Certainly,
  written: number,
  last: Written | undefined,
  ends: readonly number[],
): Allowed | undefined {
  if ('ids' in known) return { few: known.ids[written] === undefined ? ends : [known.ids[written]] };
  const { before, after } = known.form;
  const first = tokenizer.encode(before, 'value');
  if (first[written] !== undefined) return { few: [first[written]] };
  if (after === undefined) return undefined;
  const rest = tokenizer.encode(after, 'value');
  const text = textOf(last).slice(before.length);
  const end = endOfPart(text);
  if (end === undefined)
    return text === '' ? { few: [], many: VALUE_TOKENS } : { few: [rest[0]!], many: VALUE_TOKENS };
  const behind = text.slice(end);
  // The model may have written something else than the part.
  if (!after.startsWith(behind)) return undefined;
  const next = rest[tokenizer.encode(behind, 'value').length];
  return { few: next === undefined ? ends : [next] };
}

/** The end of the repr at the beginning of a text, if it has ended. */
function endOfPart(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character === "'" || character === '"') {
      const [whole] = /^(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")/s.exec(text.slice(at)) ?? [];
      if (whole === undefined) return undefined;
      at += whole.length - 1;
    } else if ('([{'.includes(character)) depth++;
    else if (depth === 0 && /[,\]})]/.test(character)) return at > 0 ? at : undefined;
    else if (')]}'.includes(character)) depth--;
    else continue;
    if (depth === 0 && at === text.length - 1) return text.length;
  }
  return undefined;
}

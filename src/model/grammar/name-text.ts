/** Writes a variable's name: one of a few, or, if names of attributes are free, that of any field. */
import { SPECIAL } from '../../language/specials.ts';
import type { Allowed } from '../model.ts';
import { TokenTrie } from './token-trie.ts';
import { textOf, type Written } from './value-text.ts';
import { VALUE_TOKENS } from './working-grammar.ts';

export interface NameSoFar {
  readonly trie: TokenTrie<string>;
  /** The tokens so far, if it may be any field's. */
  readonly last?: Written | 'none' | undefined;
}

export function nextInName({ trie, last }: NameSoFar): Allowed {
  const ends = trie.value !== undefined || isField(last);
  const few = ends ? [...trie.next, SPECIAL.eq] : trie.next;
  return last === undefined ? { few } : { few, many: VALUE_TOKENS };
}

/** The name with one more token, or all of it. */
export function nameWith({ trie, last }: NameSoFar, id: number): NameSoFar | string {
  const next = trie.children.get(id);
  if (!next && id === SPECIAL.eq) return trie.value ?? textOf(last as Written);
  const before = last === 'none' ? undefined : last;
  return { trie: next ?? new TokenTrie(), last: last && { id, before } };
}

/** Whether tokens are the whole name of a field. */
function isField(last: NameSoFar['last']): boolean {
  return last !== undefined && last !== 'none' && /^[\p{L}_].*\.[\p{L}_]\w*$/u.test(textOf(last));
}

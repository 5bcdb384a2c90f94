/** The places in a state that is being written: what the next token belongs to. */
import type { NameSoFar } from './name-text.ts';
import type { TokenTrie } from './token-trie.ts';
import type { TextSoFar } from './value-text.ts';

export type Phase =
  | { readonly at: 'working' | 'event' | 'full' | 'variables' | 'arg' | 'done' }
  | { readonly at: 'line'; readonly trie: TokenTrie<number> }
  | { readonly at: 'depth'; readonly trie: TokenTrie<number>; readonly begun: boolean }
  | { readonly at: 'gone'; readonly trie: TokenTrie<string> }
  | ({ readonly at: 'name' } & NameSoFar)
  | ({ readonly at: 'text' | 'value' } & TextSoFar);

export const WORKING: Phase = { at: 'working' };
export const EVENT: Phase = { at: 'event' };
export const FULL: Phase = { at: 'full' };
export const VARIABLES: Phase = { at: 'variables' };
export const ARG: Phase = { at: 'arg' };
export const DONE: Phase = { at: 'done' };

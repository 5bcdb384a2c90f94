/** The places in a state that is being written: what the next token belongs to. */
import type { TokenTrie } from './token-trie.ts';
import type { Certainly, Written } from './value-text.ts';

export type Phase =
  | { readonly at: 'working' | 'event' | 'full' | 'variables' | 'arg' | 'done' }
  | { readonly at: 'line'; readonly trie: TokenTrie<number> }
  | { readonly at: 'depth'; readonly trie: TokenTrie<number>; readonly begun: boolean }
  | { readonly at: 'gone'; readonly trie: TokenTrie<string> }
  /** `last`: the tokens so far, if it may be any name. */
  | { readonly at: 'name'; readonly trie: TokenTrie<string>; readonly last?: Written | 'none' | undefined }
  | {
      readonly at: 'text' | 'value';
      readonly written: number;
      readonly known?: Certainly | undefined;
      readonly last?: Written | undefined;
    };

export const WORKING: Phase = { at: 'working' };
export const EVENT: Phase = { at: 'event' };
export const FULL: Phase = { at: 'full' };
export const VARIABLES: Phase = { at: 'variables' };
export const ARG: Phase = { at: 'arg' };
export const DONE: Phase = { at: 'done' };

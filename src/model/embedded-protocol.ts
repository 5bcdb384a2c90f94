/** What the embedded model's thread is asked and what it answers. */
import type { GraphShape } from './graph.ts';
import type { Feed } from './reader.ts';

export interface EmbeddedStart {
  readonly file: string;
  readonly shape: GraphShape;
  readonly threads: number;
  /** Bytes for caches that are kept between requests. */
  readonly cacheBytes: number;
}

export type EmbeddedRequest =
  | { readonly ask: 'open'; readonly call: number; readonly rows: readonly (readonly number[])[] }
  | { readonly ask: 'read'; readonly call: number; readonly session: number; readonly feeds: readonly Feed[] }
  | { readonly ask: 'close'; readonly session: number }
  | { readonly ask: 'state'; readonly call: number }
  | { readonly ask: 'end'; readonly call: number };

export interface EmbeddedState {
  readonly passes: number;
  readonly tokens: number;
  readonly caches: number;
  readonly cacheBytes: number;
}

export type EmbeddedAnswer =
  | { readonly ready: true }
  | {
      readonly call: number;
      readonly opened: { readonly session: number; readonly cached: readonly number[] };
    }
  | { readonly call: number; readonly logits: Float32Array }
  | { readonly call: number; readonly state: EmbeddedState }
  | { readonly call: number; readonly ended: true }
  | { readonly call?: number; readonly problem: string };

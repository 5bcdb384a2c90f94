/** Messages to and from the embedded model's thread. */

import type { Feed } from '../decode/row-reader.ts';
import type { GraphShape } from './graph.ts';

export interface EmbeddedStart {
  readonly file: string;
  readonly shape: GraphShape;
  readonly threads: number;
  /** Whether threads that wait within a pass stay awake. */
  readonly spin: boolean;
  /** Bytes for caches that are kept between requests. */
  readonly cacheBytes: number;
}

export type EmbeddedRequest =
  | { readonly ask: 'begin'; readonly call: number; readonly ids: readonly number[] }
  | { readonly ask: 'read'; readonly call: number; readonly feeds: readonly Feed[] }
  | { readonly ask: 'close'; readonly row: number }
  | { readonly ask: 'state'; readonly call: number }
  | { readonly ask: 'end'; readonly call: number };

export interface EmbeddedState {
  readonly passes: number;
  readonly tokens: number;
  readonly caches: number;
  readonly cacheBytes: number;
  /** Open rows, and the bytes of the buckets where they are batched. */
  readonly rows: number;
  readonly bucketBytes: number;
}

export type EmbeddedAnswer =
  | { readonly ready: true }
  | { readonly call: number; readonly begun: { readonly row: number; readonly known: number } }
  /** The answer, with the number of tokens that went through the graph, and of passes. */
  | {
      readonly call: number;
      readonly logits: Float32Array;
      readonly tokens: number;
      readonly passes: number;
    }
  | { readonly call: number; readonly state: EmbeddedState }
  | { readonly call: number; readonly ended: true }
  | { readonly call?: number; readonly problem: string };

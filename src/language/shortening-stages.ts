/**
 * What of a long walk is left out first: what has ended, and then what is old. Each stage names states that can go so
 * that an action of the language still leads over the gap (`WalkPlaces.leading`).
 */
import { isStop, type WalkPlaces } from './walk-places.ts';

/** A state of a walk that is shown. */
export interface KeptState {
  /** Its place in the whole walk. */
  readonly at: number;
  /** Without its working. */
  readonly bare: boolean;
  /** What it takes, with the action that leads there. */
  readonly tokens: number;
}

/** The states of a walk that are shown, and from where on they are the newest, which stay as long as they can. */
interface WalkSoFar {
  readonly places: WalkPlaces;
  readonly kept: readonly KeptState[];
  /** The first of the newest states, as an index of `kept`. */
  readonly newest: number;
}

/** Places of states that go, so that so many tokens are saved, or all that this stage can save. */
export type Stage = (past: WalkSoFar, tokens: number) => ReadonlySet<number>;

/** What happened inside of activations that have ended: their call and their outcome stay. The largest go first. */
export const insideOfEnded: Stage = (past, tokens) => {
  const { kept, places } = past;
  const { lasts } = places;
  const ended = endedIn(past).filter(
    ({ from, to }) => to - from > 1 && lasts.has(kept[to]!.at) && isEnd(places.state(kept[to]!.at).event),
  );
  const inner = ended.map(({ from, to }) => ({ from: from + 1, to }));
  return taken(
    kept,
    inner.sort((a, b) => sizeOf(kept, b) - sizeOf(kept, a)),
    tokens,
  );
};

/** Activations that have ended, call and outcome too: the line that made them is stepped over. The oldest go first. */
export const ended: Stage = ({ places, kept, newest }, tokens) => {
  const ranges: Range[] = [];
  for (let from = 0; from < newest; from++) {
    if (places.state(kept[from]!.at).event !== 'line') continue;
    let to = from + 1;
    while (to < newest && !places.isSame(kept[from]!.at, kept[to]!.at)) to++;
    if (to - from < 2 || !places.goesOnAt(kept[from]!.at, kept[to]!.at)) continue;
    ranges.push({ from: from + 1, to });
    from = to - 1;
  }
  return taken(kept, ranges, tokens);
};

/** Old lines of activations that are still open, but for how each began and where it waits. The outermost go first. */
export const oldLines: Stage = ({ places, kept, newest }, tokens) => {
  const gone = new Set<number>();
  let saved = 0;
  for (const waiting of places.openBefore(kept[newest]!.at)) {
    const own = kept.findIndex(({ at }) => places.isSame(at, waiting));
    if (own < 0) continue;
    for (let to = own + 1, from = to; to < newest && kept[to]!.at <= waiting; to++) {
      const { at } = kept[to]!;
      if (!places.isSame(at, waiting) || !isStop(places.state(at))) continue;
      // A breakpoint leads here from the first state of the activation.
      for (; from < to; from++) {
        gone.add(kept[from]!.at);
        saved += kept[from]!.tokens;
      }
      if (saved >= tokens) return gone;
    }
  }
  return gone;
};

/** How open activations began: where each waits is what counts. The outermost go first. */
export const beginnings: Stage = ({ places, kept, newest }, tokens) => {
  const ranges: Range[] = [];
  let outer: number | undefined;
  for (const waiting of places.openBefore(kept[newest]!.at)) {
    const to = kept.findIndex(({ at }) => at === waiting);
    if (to < 0 || !isStop(places.state(waiting))) continue;
    if (outer !== undefined && to > outer + 1) ranges.push({ from: outer + 1, to });
    outer = to;
  }
  return taken(kept, ranges, tokens);
};

/** Whatever is oldest, up to the newest states. */
export const oldest: Stage = ({ kept, newest }, tokens) =>
  taken(
    kept,
    Array.from({ length: newest }, (_, from) => ({ from, to: from + 1 })),
    tokens,
  );

/** States of `kept`, the second not among them. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** The outermost activations that have ended before the newest states: their first and their last state. */
function endedIn({ places, kept, newest }: WalkSoFar): Range[] {
  const open = places.openBefore(kept[newest]!.at);
  const found: Range[] = [];
  for (let from = 0; from < newest; from++) {
    const { at } = kept[from]!;
    if (!isStop(places.state(at)) || open.some(each => places.isSame(each, at))) continue;
    let to = newest - 1;
    while (!places.isSame(kept[to]!.at, at)) to--;
    found.push({ from, to });
    from = to;
  }
  return found;
}

function isEnd(event: string): boolean {
  return event === 'return' || event === 'exception';
}

function sizeOf(kept: readonly KeptState[], { from, to }: Range): number {
  let size = 0;
  for (let i = from; i < to; i++) size += kept[i]!.tokens;
  return size;
}

/** One range after the other, until so many tokens are saved. */
function taken(kept: readonly KeptState[], ranges: readonly Range[], tokens: number): Set<number> {
  const gone = new Set<number>();
  let saved = 0;
  for (const range of ranges) {
    if (saved >= tokens) break;
    for (let i = range.from; i < range.to; i++) gone.add(kept[i]!.at);
    saved += sizeOf(kept, range);
  }
  return gone;
}

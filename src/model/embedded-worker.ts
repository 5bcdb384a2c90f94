/** The thread in which the embedded model computes: weights, caches and nothing else. `run` blocks the thread it is called on. */
import { parentPort, workerData } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { CacheStore } from './cache-store.ts';
import type { EmbeddedAnswer, EmbeddedRequest, EmbeddedStart } from './embedded-protocol.ts';
import { Graph, type GraphSession } from './graph.ts';
import { KvCache } from './kv-cache.ts';
import type { Feed } from './reader.ts';

const port = parentPort!;
const { file, shape, threads, cacheBytes } = workerData as EmbeddedStart;
const answer = (message: EmbeddedAnswer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

interface Session {
  cache: KvCache;
  /** Where each row of the request stands in the cache now: rows that are read together move to the front. */
  readonly slots: number[];
  /** The cache is the store's, to be kept. */
  readonly stored: boolean;
}

const sessions = new Map<number, Session>();
const store = new CacheStore(shape, cacheBytes);
let counter = 0;

async function start(): Promise<void> {
  const session = await InferenceSession.create(file, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // Shapes change with every pass: a pattern planned for one of them would never fit the next.
    enableMemPattern: false,
    logSeverityLevel: 3,
  });
  const graph = new Graph(
    {
      session: session as unknown as GraphSession,
      floats: (data, dims) => new Tensor('float32', data, dims),
      integers: (data, dims) => new Tensor('int64', data, dims),
    },
    shape,
  );
  // One at a time and in order: the thread has one model, and a cache must not be read while it is written.
  let line = Promise.resolve();
  port.on('message', (request: EmbeddedRequest) => {
    line = line.then(() => handle(graph, session, request));
  });
  answer({ ready: true });
}

async function handle(graph: Graph, session: InferenceSession, request: EmbeddedRequest): Promise<void> {
  try {
    switch (request.ask) {
      case 'open':
        answer({ call: request.call, opened: await open(graph, request.rows) });
        return;
      case 'read': {
        const logits = await read(graph, sessions.get(request.session)!, request.feeds);
        const own = logits.slice();
        answer({ call: request.call, logits: own }, [own.buffer as ArrayBuffer]);
        return;
      }
      case 'close': {
        const closed = sessions.get(request.session);
        sessions.delete(request.session);
        if (closed?.stored) store.release(closed.cache);
        // Somebody may go on from any of the rows.
        else for (const slot of closed?.slots ?? []) store.put(closed!.cache, slot);
        return;
      }
      case 'state':
        answer({
          call: request.call,
          state: {
            passes: graph.passes,
            tokens: graph.tokens,
            caches: store.count,
            cacheBytes: store.bytes,
          },
        });
        return;
      case 'end':
        await session.release();
        answer({ call: request.call, ended: true });
        port.close();
    }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    answer('call' in request ? { call: request.call, problem } : { problem });
  }
}

async function open(
  graph: Graph,
  rows: readonly (readonly number[])[],
): Promise<{ session: number; cached: number[] }> {
  const session = ++counter;
  if (rows.length === 1) {
    const { cache, known } = store.take(rows[0]!);
    sessions.set(session, { cache, slots: [0], stored: true });
    return { session, cached: [known] };
  }
  // Each distinct beginning is read once, alone and without padding, all but its last token; then it is copied to its rows.
  const length = Math.max(...rows.map(ids => ids.length));
  const batch = new KvCache(shape, rows.length, length + 64);
  for (let row = 0; row < rows.length; row++) {
    const ids = rows[row]!;
    const before = rows.slice(0, row).findIndex(other => other === ids || equal(other, ids));
    if (before >= 0) {
      batch.copyRow(row, batch, before, ids.length - 1);
      continue;
    }
    const { cache, known } = store.take(ids.slice(0, -1));
    if (known < ids.length - 1)
      await graph.read(cache, [{ row: 0, at: known, ids: ids.slice(known, -1), keep: 0 }]);
    batch.copyRow(row, cache, 0, ids.length - 1);
    store.release(cache);
  }
  sessions.set(session, { cache: batch, slots: rows.map((_, row) => row), stored: false });
  return { session, cached: rows.map(ids => ids.length - 1) };
}

function equal(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((id, i) => id === b[i]);
}

async function read(graph: Graph, session: Session, feeds: readonly Feed[]): Promise<Float32Array> {
  // The graph reads the first rows of the cache: those that have ended since make way.
  for (const [place, { row }] of feeds.entries()) {
    const slot = session.slots[row]!;
    if (slot === place) continue;
    const other = session.slots.indexOf(place);
    const { cache } = session;
    if (feeds.some((feed, i) => i > place && feed.row === other)) {
      throw new RangeError('rows that are read together must be given in the order they were opened');
    }
    cache.copyRow(place, cache, slot, cache.ids[slot]!.length);
    session.slots[row] = place;
    session.slots[other] = slot;
  }
  const placed = feeds.map((feed, place) => ({ ...feed, row: place }));
  return graph.read(session.cache, placed);
}

start().catch((error: unknown) => {
  answer({ problem: error instanceof Error ? error.message : String(error) });
  port.close();
});

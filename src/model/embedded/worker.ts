/**
 * The thread in which the embedded model computes. It holds weights and caches only, because `run` blocks its thread.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { Graph, type GraphSession, joined } from './graph.ts';
import { Rows } from './open-rows.ts';
import type { EmbeddedAnswer, EmbeddedRequest, EmbeddedStart } from './thread-protocol.ts';

const port = parentPort!;
const { file, shape, threads, spin, cacheBytes } = workerData as EmbeddedStart;
const answer = (message: EmbeddedAnswer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

async function start(): Promise<void> {
  const session = await InferenceSession.create(file, {
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // The file is already optimised; looking for more costs time and memory.
    graphOptimizationLevel: 'basic',
    // Shapes change with every pass: a pattern planned for one of them would never fit the next.
    enableMemPattern: false,
    logSeverityLevel: 3,
    extra: {
      session: spin ? { force_spinning_stop: '1' } : { intra_op: { allow_spinning: '0' } },
    },
  });
  const graph = new Graph(
    {
      session: session as unknown as GraphSession,
      floats: (data, dims) => new Tensor('float32', data, dims),
      integers: (data, dims) => new Tensor('int64', data, dims),
    },
    shape,
  );
  const rows = new Rows(graph, shape, cacheBytes);
  // One at a time and in order: the thread has one model, and a cache must not be read while it is written.
  let line = Promise.resolve();
  port.on('message', (request: EmbeddedRequest) => {
    line = line.then(() => handle(graph, rows, session, request));
  });
  answer({ ready: true });
}

async function handle(
  graph: Graph,
  rows: Rows,
  session: InferenceSession,
  request: EmbeddedRequest,
): Promise<void> {
  try {
    switch (request.ask) {
      case 'begin':
        answer({ call: request.call, begun: rows.open(request.ids) });
        return;
      case 'read': {
        const { tokens, passes } = graph;
        // A copy, because the whole buffer is transferred, and the output may be a part of a larger one.
        const logits = joined((await rows.read(request.feeds)).map(each => each.slice()));
        answer({ call: request.call, logits, tokens: graph.tokens - tokens, passes: graph.passes - passes }, [
          logits.buffer as ArrayBuffer,
        ]);
        return;
      }
      case 'close':
        rows.close(request.row);
        return;
      case 'state':
        answer({
          call: request.call,
          state: {
            passes: graph.passes,
            tokens: graph.tokens,
            caches: rows.store.count,
            cacheBytes: rows.store.bytes,
            rows: rows.count,
            bucketBytes: rows.bytes,
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

start().catch((error: unknown) => {
  answer({ problem: error instanceof Error ? error.message : String(error) });
  port.close();
});

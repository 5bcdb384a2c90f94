/** Saved traces, shards and what comes through pipes: nothing in them is believed. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { coloursFor, stateText } from '../../src/debug-commands/state-text.ts';
import { decodeTrace, TraceDecoder } from '../../src/trace/format.ts';
import { record } from '../../src/trace/record.ts';
import { documentsOf, documentText, PLAIN } from '../../src/training-data/document-text.ts';
import { MessageReader } from '../../src/training-data/python-messages.ts';
import { decodeShard, encodeShard, HEADER_BYTES, SHARD_MAGIC } from '../../src/training-data/shard.ts';
import { InverseTree } from '../../src/tree/inverse.ts';
import { StateTree } from '../../src/tree/tree.ts';
import { type Attack, answered, inputs } from './attack.ts';
import { type Chunk, chunksOf, traceOf } from './forge.ts';
import { hostileText, spoiltBytes, spoiltJson } from './texts.ts';

const PROGRAMS = ['tally', 'basket', 'stream', 'crash'];

async function realTraces(): Promise<Uint8Array[]> {
  return Promise.all(
    PROGRAMS.map(async name => {
      const file = fileURLToPath(new URL(`../vectors/${name}.py`, import.meta.url));
      const pieces: Uint8Array[] = [];
      const program = { name: `${name}.py`, source: readFileSync(file) };
      await record(program, { runtime: 'cpython', onTrace: piece => pieces.push(piece) });
      return Buffer.concat(pieces);
    }),
  );
}

const number = fc.oneof(fc.nat(40), fc.nat(0xffffffff), fc.constantFrom(0xffffffff, 0x20000000, 2 ** 31));

/** Traces whose checksums are right and whose contents are not. */
function forged(traces: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  const all = traces.map(chunksOf);
  const change = fc.record({
    word: fc.nat(),
    to: number,
    how: fc.nat(3),
    chunk: fc.nat(),
    text: hostileText,
  });
  return fc
    .tuple(fc.nat(all.length - 1), fc.array(change, { maxLength: 4 }), fc.nat(3))
    .chain(([which, changes, spoil]) => {
      const chunks = all[which]!;
      const records = spoil === 0 ? spoiltJson(chunks.map(each => each.records)) : fc.constant(undefined);
      return records.map(other => {
        let now: Chunk[] = [...chunks];
        const at = changes[0] === undefined ? 0 : changes[0].chunk % now.length;
        if (Array.isArray(other)) now[at] = { ...now[at]!, records: other };
        for (const { word, to, how, chunk, text } of changes) {
          const i = chunk % now.length;
          const { words } = now[i]!;
          const place = words.length === 0 ? 0 : word % words.length;
          if (how === 0) now[i] = { ...now[i]!, words: words.map((each, k) => (k === place ? to : each)) };
          // The operand stays, the kind of event changes.
          else if (how === 1)
            now[i] = {
              ...now[i]!,
              words: words.map((each, k) => (k === place ? (each & ~7) | (to & 7) : each)),
            };
          else if (how === 2) now[i] = { ...now[i]!, words: words.toSpliced(place, 1, to, to) };
          else if (word % 4 === 0) now = now.toSpliced(i, 1, ...(to % 2 === 0 ? [] : [now[i]!, now[i]!]));
          else now[i] = { ...now[i]!, text: now[i]!.text.replace(/[^\0]+/, text.replaceAll('\0', '')) };
          if (now.length === 0) now = [...chunks];
        }
        return traceOf(now);
      });
    });
}

const COLOURS = coloursFor({}, {});

/** All that a surface shows of a trace. */
function show(bytes: Uint8Array): void {
  const { recording, header, notes, problem } = decodeTrace(bytes);
  for (const note of notes) if (typeof note !== 'string') throw new Error('a note that is no text');
  if (problem && typeof problem.message !== 'string') throw new Error('a problem that is no text');
  if (header && typeof header.python.version !== 'string') throw new Error('a version that is no text');
  const tree = StateTree.build(recording);
  for (let node = 0; node <= tree.exit && node < 300; node++) {
    const state = tree.state(node);
    const text = stateText(state, recording, COLOURS);
    if (typeof text !== 'string' || /\bundefined\b|\[object /.test(text)) throw new Error(`it shows ${text}`);
    for (const action of ['step_over', 'step_return', 'continue'] as const) {
      const next = tree.follow(node, { action });
      if (!(next > node || node === tree.exit)) throw new Error(`${action} leads from ${node} to ${next}`);
    }
    const ends = node < tree.exit && tree.last(tree.activation(node)) === node;
    if (ends) new InverseTree(tree, node).stepInto(2 * node);
  }
  tree.breakpoint(0, [1, 2, 3]);
}

/** The recordings are made when they are first wanted. */
function later(name: string, aim: number, make: () => Promise<Attack>): Attack {
  let made: Promise<Attack> | undefined;
  return {
    name,
    counts: 'inputs',
    aim,
    round: async (seed, part) => {
      made ??= make();
      return (await made).round(seed, part);
    },
  };
}

const traces = later('parsers/traces', 20_000, async () => {
  const real = await realTraces();
  for (const bytes of real) show(traceOf(chunksOf(bytes)));
  return inputs(
    'parsers/traces',
    fc.oneof({ weight: 1, arbitrary: spoiltBytes(real) }, { weight: 6, arbitrary: forged(real) }),
    bytes => {
      answered(['TraceFormatError'], () => show(bytes));
    },
    { each: 200 },
  );
});

const pieces = later('parsers/pipes', 40_000, async () => {
  const real = await realTraces();
  const frame = Buffer.concat([Buffer.from('R\x05\x00\x00\x00'), Buffer.from('hello')]);
  return inputs(
    'parsers/pipes',
    fc.tuple(spoiltBytes([...real, Buffer.concat([frame, frame])]), fc.array(fc.nat(400), { maxLength: 5 })),
    ([bytes, cuts]) => {
      const decoder = new TraceDecoder();
      const reader = new MessageReader();
      let from = 0;
      for (const cut of [
        ...cuts.map(each => each % (bytes.length + 1)).sort((a, b) => a - b),
        bytes.length,
      ]) {
        answered(['TraceFormatError'], () => decoder.push(bytes.subarray(from, cut)));
        answered(['RangeError'], () => [...reader.push(bytes.subarray(from, cut))]);
        from = cut;
      }
      decoder.finish();
    },
    { each: 300 },
  );
});

const HEAD = {
  version: 1,
  context: 16,
  rows: 4,
  tokens: 60,
  targets: 5,
  documents: 2,
  form: 1,
  tokenizer: createHash('sha256').digest('hex'),
  vocabulary: 4096,
};
const WORDS = Uint16Array.from({ length: 64 }, (_, i) => (i * 977) & 0xffff);
const shard = encodeShard({ header: HEAD, words: WORDS });

function withHeader(header: unknown): Uint8Array {
  const bytes = Buffer.alloc(HEADER_BYTES + 128, 0x20);
  bytes.write((SHARD_MAGIC + JSON.stringify(header)).slice(0, HEADER_BYTES));
  bytes.set(new Uint8Array(WORDS.buffer), HEADER_BYTES);
  return bytes;
}

const shards = inputs(
  'parsers/shards',
  fc.oneof(spoiltBytes([shard]), spoiltJson([HEAD]).map(withHeader)),
  bytes => {
    const read = answered(['ShardError'], () => decodeShard(bytes, 'a.ndbg'));
    if (read) for (const document of documentsOf(read)) documentText(document, PLAIN);
  },
);

export const RECORDINGS: readonly Attack[] = [traces, pieces, shards];

/** Scores the documents of a training set with a model, and lists the states that it doubts. */
import { join } from 'node:path';
import { VOCABULARY_HASH } from '../language/vocabulary.v1.ts';
import type { Model } from '../model/model.ts';
import { type Part, readShard } from '../training-data/directory.ts';
import { documentsOf } from '../training-data/document-text.ts';
import { decodeShard, ID_MASK, TARGET } from '../training-data/shard.ts';
import { Doubts, doubtsOf, marked } from './doubts.ts';
import { DataError } from './program.ts';

export interface DoubtsSettings {
  /** Most documents of all, and of one program. */
  readonly limit?: number;
  readonly perProgram: number;
  /** States less likely than this are listed. */
  readonly below: number;
  readonly progress?: (documents: number, states: number) => void;
}

export interface DocumentDoubts {
  readonly doubts: Doubts;
  readonly documents: number;
  /** The unlikely states, as they are written to a file. */
  readonly listed: readonly object[];
}

/** Two documents whose first tokens agree this far are of one program. */
const ALIKE = 60;
/** Tokens less likely than this are marked. */
const MARKED = 0.7;

export async function doubtsOfSet(
  set: string,
  parts: readonly Part[],
  model: Model,
  settings: DoubtsSettings,
): Promise<DocumentDoubts> {
  const doubts = new Doubts();
  const listed: object[] = [];
  const met = new Map<string, number>();
  const limit = settings.limit ?? Number.POSITIVE_INFINITY;
  let documents = 0;
  for (const part of parts) {
    const shard = decodeShard(readShard(set, part), part.file);
    if (shard.header.tokenizer !== VOCABULARY_HASH) {
      throw new DataError(
        `${join(set, part.file)} was written with another tokenizer than this program's: build the set again`,
      );
    }
    for (const words of documentsOf(shard)) {
      if (documents >= limit) return { doubts, documents, listed };
      const ids = Array.from(words, word => word & ID_MASK);
      const targets = Array.from(words, word => (word & TARGET) !== 0);
      const first = targets.indexOf(true);
      const program = ids.slice(0, ALIKE).join();
      const times = met.get(program) ?? 0;
      if (first < 1 || ids.length > model.info.context || times >= settings.perProgram) continue;
      met.set(program, times + 1);
      const logprobs = await model.score(ids.slice(0, first), ids.slice(first));
      documents++;
      for (const doubt of doubtsOf(ids, targets, logprobs)) {
        doubts.add(doubt);
        if (doubt.probability >= settings.below) continue;
        const { probability, action, working, part, source, from, to } = doubt;
        const state = marked(ids.slice(from, to), logprobs.slice(from - first, to - first), MARKED);
        listed.push({ document: documents, probability, action, working, part, line: source, state });
      }
      settings.progress?.(documents, doubts.rows[0]!.states);
    }
  }
  return { doubts, documents, listed };
}

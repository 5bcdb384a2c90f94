import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenizer } from '../../src/language/index.ts';
import { decodeShard, ID_MASK } from '../../src/training-data/shard.ts';
import { ndbgData, Scratch } from './harness.ts';

const scratch = new Scratch();
afterAll(() => scratch.remove());

/** An evaluation item, made up for this test. */
const ITEM = `def f(words, mark):
    kept = []
    for word in words:
        if word.endswith(mark):
            kept.append(word[:-len(mark)] + mark.upper())
        else:
            kept.insert(0, word.title())
    return ' '.join(kept)
`;
const RENAMED = `def planted_renamed(entries, suffix):
    result = []
    for entry in entries:
        if entry.endswith(suffix):
            result.append(entry[:-len(suffix)] + suffix.upper())
        else:
            result.insert(0, entry.title())
    return ' '.join(result)
`;
const CHANGED = RENAMED.replace('planted_renamed', 'planted_changed').replace("' '.join", "'-'.join");
const INSIDE = `def planted_outer(entries, suffix):
    ${RENAMED.replace('planted_renamed', 'inner').trimEnd().split('\n').join('\n    ')}
    return inner(entries, suffix)
`;
const OTHER = `def honest(entries, suffix):
    count = 0
    for entry in entries:
        count += entry.count(suffix)
    return count
`;

let text: string;

beforeAll(async () => {
  const program = (name: string, source: string) => ({
    source,
    calls: ['ab', 'ba', 'abab', 'c', 'bb'].map(word => `${name}(['${word}', 'xb'], 'b')`),
    entry: name,
    origin: 'corpus',
    problem: name,
    flags: [],
  });
  const corpus = scratch.lines('corpus.jsonl', [
    program('planted_renamed', RENAMED),
    program('planted_changed', CHANGED),
    program('planted_outer', INSIDE),
    program('honest', OTHER),
  ]);
  const exclude = scratch.lines('evaluation.jsonl', [
    { code: ITEM, input: "['ab'], 'b'", output: "'aB'", id: 'x' },
  ]);
  const config = scratch.json('config.json', {
    shard_programs: 12,
    held_out: { share: 0, prompts: 0 },
    exclude: [exclude],
    programs: {
      mix: { corpus: 1, mutate: 1 },
      corpus: { files: [{ path: corpus, kind: 'programs' }] },
      mutate: { parents: { corpus: 1 } },
    },
  });
  const { code, stderr } = await ndbgData(
    'build',
    '--out',
    scratch.at('set'),
    '--tokens',
    '3k',
    '--config',
    config,
    '--workers',
    '1',
  );
  expect(stderr).not.toContain('rror');
  expect(code).toBe(0);
  const path = join(scratch.at('set'), '000000.ndbg');
  text = tokenizer.decode(decodeShard(readFileSync(path), path).words.map(word => word & ID_MASK));
});

test('copies of evaluation items, renamed, changed or wrapped, are not trained on', () => {
  expect(text).toContain('honest');
  expect(text).not.toContain('planted_');
});

/** `ndbg eval doubts` over a small set, with the weights that travel with the package. */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readParts, readShard } from '../../src/training-data/directory.ts';
import { decodeShard, encodeShard } from '../../src/training-data/shard.ts';
import { ndbg } from '../cli/ndbg.ts';
import { ndbgData, Scratch, SMALL } from '../training-data/harness.ts';

const scratch = new Scratch();
const set = scratch.at('set');

beforeAll(async () => {
  const config = scratch.json('small.json', { ...SMALL, programs: { mix: { seeds: 1, mutate: 1 } } });
  const built = await ndbgData(
    'build',
    '--out',
    set,
    '--tokens',
    '60k',
    '--config',
    config,
    '--workers',
    '1',
  );
  expect(built.code, built.stderr).toBe(0);
});
afterAll(() => scratch.remove());

test('tells how many states are doubted and what of them, and writes each down', {
  timeout: 120_000,
}, async () => {
  const out = scratch.at('doubts.jsonl');
  const { code, stdout, stderr } = await ndbg([
    'eval',
    'doubts',
    set,
    '--limit',
    '12',
    '--below',
    '0.9',
    '--json',
    '--out',
    out,
  ]);
  expect(code, stderr).toBe(0);
  const { documents, rows, shares } = JSON.parse(stdout) as {
    documents: number;
    rows: { name: string; states: number; wrong: number; unlikely: number; bits: number }[];
    shares: { part: string; share: number }[];
  };
  expect(documents).toBe(12);
  const [all, ...others] = rows;
  expect(all!.name).toBe('all');
  expect(others.reduce((sum, row) => sum + row.states, 0)).toBe(all!.states);
  expect(all!.states).toBeGreaterThan(20);
  // These weights were trained on such documents.
  expect(all!.wrong / all!.states).toBeLessThan(0.35);
  expect(all!.unlikely).toBeLessThanOrEqual(2 * all!.wrong);
  expect(all!.bits).toBeGreaterThan(all!.unlikely);
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  const kept = readFileSync(out, 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>);
  expect(kept.length).toBeGreaterThan(3);
  for (const each of kept) {
    expect(each.probability).toBeLessThan(0.9);
    expect(each.state).toMatch(/<\|\w+\|>/);
    expect(shares.map(({ part }) => part)).toContain(each.part);
  }
});

test('refuses a set that was written with another tokenizer', async () => {
  const other = scratch.at('other');
  cpSync(set, other, { recursive: true });
  const [part] = readParts(other);
  const { header, words } = decodeShard(readShard(other, part!), part!.file);
  const bytes = encodeShard({ header: { ...header, tokenizer: '0'.repeat(64) }, words });
  writeFileSync(join(other, part!.file), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(join(other, 'parts/000000.json'), JSON.stringify({ ...part, sha256 }));
  const { code, stderr } = await ndbg(['eval', 'doubts', other]);
  expect(stderr).toMatch(/000000\.ndbg was written with another tokenizer .* build the set again/);
  expect(code).toBe(2);
});

test('says what is wrong with what it is given, and leaves no half-written file', async () => {
  const out = scratch.at('none.jsonl');
  for (const [args, code, message] of [
    [[scratch.at('nowhere')], 1, /nowhere/],
    [[set, '--below', '2'], 2, /It must be a number from 0 to 1/],
    [[set, '--below', '0.1,0.2'], 2, /It must be one number from 0 to 1/],
    [[set, '--limit', '0', '--out', out], 2, /none of its documents asks for a state/],
    [[set, '--out', scratch.at('no/such/folder')], 2, /--out .* cannot be written/],
    [[set, '--model', scratch.at('nowhere')], 2, /nowhere/],
  ] as const) {
    const ended = await ndbg(['eval', 'doubts', ...args]);
    expect(ended.stderr).toMatch(message);
    expect([args, ended.code]).toEqual([args, code]);
  }
  expect(existsSync(out)).toBe(false);
  expect(existsSync(`${out}.unfinished`)).toBe(false);
});

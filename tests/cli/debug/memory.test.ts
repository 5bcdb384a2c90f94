/** The memory that a session on the shipped weights takes at its most, caches and all. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { talk } from './talk.ts';

const VOWELS = fileURLToPath(new URL('../../../examples/vowels.py', import.meta.url));
const PEAK = new URL('../../attack/preload/peak.mjs', import.meta.url).href;
/** It takes 330 MB; with the caches that it once kept, 570. */
const MEGABYTES = 500;
const TYPED = 's p s r s s p verify back back s r restart n n p s r verify p'.split(' ');

test('twenty commands take less than 500 MB', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ndbg-memory-'));
  try {
    const file = join(folder, 'peak');
    const env = { ...process.env, NODE_OPTIONS: `--import ${PEAK}`, NDBG_ATTACK_PEAK: file };
    const { code, stdout } = await talk([VOWELS, '--engine', 'neural'], TYPED, env);
    expect(code).toBe(0);
    expect(stdout.match(/^> vowels\.py:/gm)!.length).toBeGreaterThan(5);
    const megabytes = Number(readFileSync(file, 'utf8')) / 1024;
    // Whatever it was that was measured, it had the weights in it.
    expect(megabytes).toBeGreaterThan(100);
    expect(megabytes).toBeLessThan(MEGABYTES);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

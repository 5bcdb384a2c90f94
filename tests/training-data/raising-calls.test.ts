import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ndbgData, Scratch, SMALL } from './harness.ts';

const scratch = new Scratch();
afterAll(() => scratch.remove());

async function counts(raising: number, mix: Record<string, number>): Promise<Record<string, number>> {
  const name = `${raising} ${Object.keys(mix).join(' ')}`;
  const config = scratch.json(`${name}.json`, { ...SMALL, raising, programs: { mix } });
  const out = scratch.at(name);
  const args = ['--out', out, '--tokens', '250k', '--seed', '3', '--workers', '1', '--config', config];
  const { code, stderr } = await ndbgData('build', ...args);
  expect(code, stderr).toBe(0);
  return JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')).counts;
}

test("mutants' runs that raise are left out by their share, and counted; others' are kept", async () => {
  const all = await counts(1, { mutate: 1 });
  expect(all['exits/error']).toBeGreaterThan(10);
  expect(all['calls dropped/a mutant raises']).toBeUndefined();
  const none = await counts(0, { mutate: 1 });
  expect(none['exits/error']).toBeUndefined();
  expect(none['calls dropped/a mutant raises']).toBeGreaterThan(10);
  const others = await counts(0, { seeds: 1 });
  expect(others['exits/error']).toBeGreaterThan(0);
});

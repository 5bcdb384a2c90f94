/** The model folders that tests use: the toy model, and the shipped ones. */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeManifest } from '../../src/model/pack.ts';

export const TOY = fileURLToPath(new URL('./toy/', import.meta.url));

/**
 * The toy, in a folder that says it was trained to work lines out: whatever the weights, the grammar keeps its answers
 * whole.
 */
export async function workingToy(): Promise<string> {
  const path = mkdtempSync(join(tmpdir(), 'ndbg-working-toy-'));
  cpSync(TOY, path, { recursive: true });
  const file = join(path, 'config.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), working: true }));
  await writeManifest(path);
  return path;
}

/** Folders under models/; none before the first weights are shipped. */
export function shippedModels(): { name: string; path: string }[] {
  const root = new URL('../../models/', import.meta.url);
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter(name => existsSync(new URL(`${name}/manifest.json`, root)))
    .map(name => ({ name, path: fileURLToPath(new URL(`${name}/`, root)) }));
}

/** The model folders that tests run on: the toy, and whatever is shipped. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const TOY = fileURLToPath(new URL('./toy/', import.meta.url));

/** Folders under models/; none before the first weights are shipped. */
export function shippedModels(): { name: string; path: string }[] {
  const root = new URL('../../models/', import.meta.url);
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter(name => existsSync(new URL(`${name}/manifest.json`, root)))
    .map(name => ({ name, path: fileURLToPath(new URL(`${name}/`, root)) }));
}

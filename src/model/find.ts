/** Finds models: those of the package, and folders of the user's. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModelError } from './model.ts';

/** `models/` beside `dist/`, and beside `src/`. */
const SHIPPED = fileURLToPath(new URL('../../models/', import.meta.url));

export interface FoundModel {
  readonly name: string;
  readonly path: string;
  /** Used if none is named. */
  readonly isDefault: boolean;
}

/** The models of the package. `models/default` may name the default one. */
export function shippedModels(root = SHIPPED): FoundModel[] {
  if (!existsSync(root)) return [];
  const names = readdirSync(root)
    .filter(name => existsSync(join(root, name, 'manifest.json')))
    .sort();
  const file = join(root, 'default');
  const named = existsSync(file) ? readFileSync(file, 'utf8').trim() : names[0];
  return names.map(name => ({ name, path: join(root, name), isDefault: name === named }));
}

/** The folder of a model given by name or path; without either, `NDBG_MODEL` or the shipped one. */
export function findModel(given: string | undefined = process.env.NDBG_MODEL, root = SHIPPED): string {
  const shipped = shippedModels(root);
  if (given === undefined || given === '') {
    const found = shipped.find(({ isDefault }) => isDefault) ?? shipped[0];
    if (found) return found.path;
    throw new ModelError('there is no model here: give a model folder with --model, or in NDBG_MODEL');
  }
  const named = shipped.find(({ name }) => name === given);
  if (named) return named.path;
  if (existsSync(join(given, 'manifest.json'))) return resolve(given);
  const known = shipped.map(({ name }) => name).join(', ') || 'none';
  throw new ModelError(
    `${given} is neither a model folder (with a manifest.json) nor a model that is here; those are: ${known}`,
  );
}

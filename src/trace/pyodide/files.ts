/** Reads the program's folder into memory: all that a program under Pyodide sees of this machine. */
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const MOST_FILES = 2000;
const MOST_BYTES = 64 * 2 ** 20;
/** Folders that hold packages or version control instead of the program's files. */
const FOREIGN = new Set(['node_modules', '__pycache__', 'site-packages', 'venv', 'env']);

export interface FolderContent {
  /** Relative, with `/`. */
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  readonly folders: readonly string[];
  /** A message if something was left out. */
  readonly note?: string;
}

/** Python files first, shallow before deep, until the limits are reached. Links and hidden entries are left out. */
export function readFolder(folder: string): FolderContent {
  const root = realpathSync(resolve(folder));
  const found: { path: string; size: number }[] = [];
  const folders: string[] = [];
  let all = true;
  for (const queue = ['']; queue.length > 0; ) {
    const inside = queue.shift()!;
    if (found.length + folders.length > MOST_FILES * 10) {
      all = false;
      break;
    }
    for (const entry of listing(join(root, inside))) {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.name.startsWith('.') || FOREIGN.has(entry.name)) continue;
      if (entry.isDirectory()) {
        folders.push(path);
        queue.push(path);
      } else if (entry.isFile()) {
        found.push({ path, size: statSync(join(root, path), { throwIfNoEntry: false })?.size ?? 0 });
      }
    }
  }
  const isPython = (path: string) => (path.endsWith('.py') ? 0 : 1);
  found.sort((a, b) => isPython(a.path) - isPython(b.path));
  const files: { path: string; bytes: Uint8Array }[] = [];
  let left = MOST_BYTES;
  for (const { path, size } of found) {
    if (files.length >= MOST_FILES || size > left) {
      all = false;
      continue;
    }
    try {
      files.push({ path, bytes: readFileSync(join(root, path)) });
      left -= size;
    } catch {
      all = false;
    }
  }
  const base = { files, folders };
  const limits = `${MOST_FILES} files and ${MOST_BYTES / 2 ** 20} MiB`;
  return all
    ? base
    : {
        ...base,
        note: `not all files of ${folder} were copied for Pyodide (at most ${limits}, Python files first)`,
      };
}

function listing(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

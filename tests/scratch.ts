/** A folder for the files of one test file, removed when its tests are over. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export interface ScratchFolder {
  readonly path: string;
  readonly at: (name: string) => string;
  /** Writes a file and gives its path. */
  readonly write: (name: string, content: string | Uint8Array) => string;
}

export function scratchFolder(): ScratchFolder {
  const path = mkdtempSync(join(tmpdir(), 'ndbg-test-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  const at = (name: string) => join(path, name);
  return {
    path,
    at,
    write: (name, content) => {
      writeFileSync(at(name), content);
      return at(name);
    },
  };
}

/** Sandboxes on kernels that offer less than this one: what is left still holds an honest program. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
let folder: string;
let scratch: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'walls-'));
  scratch = mkdtempSync(join(folder, 'scratch-'));
  writeFileSync(join(folder, 'target.txt'), 'before');
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['audit', 'kernel'])('%s', kind => {
  const output = execFileSync(
    'python3',
    [path('weaker_sandboxes.py'), kind, path('../../python'), scratch, folder],
    {
      encoding: 'utf8',
    },
  );
  expect(JSON.parse(output)).toEqual(['read', 'scratch', 'nothing']);
  expect(readFileSync(join(folder, 'target.txt'), 'utf8')).toBe('before');
});

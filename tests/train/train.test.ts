/**
 * The trainer is Python and so are its tests: each file here runs one of them. They need PyTorch, which not every
 * machine has: without it they are skipped, and say so.
 */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { NO_PYTHON, trainerPython } from './python.ts';

const run = promisify(execFile);
const folder = new URL('.', import.meta.url).pathname;
const files = readdirSync(folder).filter(name => /^test_\w+\.py$/.test(name));
const python = await trainerPython();

describe('the trainer', () => {
  it.for(files)('%s', { timeout: 180_000 }, async (file, context) => {
    if (!python) return void context.skip(NO_PYTHON);
    const { stderr } = await run(python, ['-W', 'ignore', file], {
      cwd: folder,
      env: { ...process.env, OMP_NUM_THREADS: '1', PYTHONDONTWRITEBYTECODE: '1' },
      maxBuffer: 1 << 26,
    });
    expect(stderr).toMatch(/^Ran [1-9]\d* tests? in .*\n\nOK/m);
  });
});

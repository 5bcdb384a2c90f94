import { delimiter, dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findPython } from './src/trace/python-path.ts';

// A version manager's shim takes longer than the Python it leads to, and every process that a test starts would ask it anew.
const python = await findPython();
const folders = (process.env.PATH ?? '').split(delimiter);
if (python !== undefined && !folders.includes(dirname(python)))
  process.env.PATH = [dirname(python), ...folders].join(delimiter);

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // Most tests wait for processes that they started; one file at a time would leave a core idle.
    maxWorkers: 2,
  },
});

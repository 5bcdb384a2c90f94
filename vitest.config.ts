import { delimiter, dirname } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findPython } from './src/trace/cpython/python-path.ts';

// A version manager's shim takes longer than the Python it leads to, and every process that a test starts would ask it
// anew.
const python = await findPython();
const folders = (process.env.PATH ?? '').split(delimiter);
if (python !== undefined && !folders.includes(dirname(python)))
  process.env.PATH = [dirname(python), ...folders].join(delimiter);

/** Files that take long, whatever their size: begun last, one of them would keep a single core busy at the end. */
const LONG = [
  'dap/side-by-side',
  'dap/random',
  'dap/neural',
  'debugger/engines/neural',
  'training-data/programs',
  'cli/debug/neural',
  'train/train',
  'mcp/many-sessions',
  'live/live',
  'debugger/engines/sessions',
  'pyodide/runtime',
  'training-data/hostile',
  'training-data/build',
  'training-data/queue',
  'training-data/recording-workings',
  'pyodide/vectors',
  'differential/bdb',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex(name => moduleId.endsWith(`/tests/${name}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    // Only for tests that hang: how long one takes depends on what else the machine does.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    pool: 'forks',
    // Most tests wait for processes that they started; one file at a time would leave a core idle.
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
  },
});

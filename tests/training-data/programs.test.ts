/** Runs the Python tests of program sources, one test each, so that a failure shows which. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('./python', import.meta.url));
const modules = fileURLToPath(new URL('../../python', import.meta.url));

describe('programs and inputs', () => {
  const names = readdirSync(folder).flatMap(file => /^(test_\w+)\.py$/.exec(file)?.[1] ?? []);
  it('has tests', () => expect(names.length).toBeGreaterThan(10));
  for (const name of names) {
    it(`passes ${name}.py`, { timeout: 240_000 }, () => {
      const run = spawnSync('python3', ['-m', 'unittest', name], {
        cwd: folder,
        env: { ...process.env, PYTHONPATH: modules, PYTHONDONTWRITEBYTECODE: '1' },
        encoding: 'utf8',
      });
      expect(run.stderr).toContain('\nOK');
      expect(run.status, run.stderr).toBe(0);
    });
  }
});

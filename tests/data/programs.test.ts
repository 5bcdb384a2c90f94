/** The sources of programs are Python; so are their tests. One run each, so that a failure shows which. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const folder = fileURLToPath(new URL('./python', import.meta.url));
const modules = fileURLToPath(new URL('../../python', import.meta.url));

describe('programs and inputs', () => {
  for (const name of [
    'test_generate',
    'test_frame_drills',
    'test_identity',
    'test_kept',
    'test_noting',
    'test_subject',
    'test_repository',
    'test_sources',
    'test_styles',
    'test_text_drills',
    'test_value_drills',
  ]) {
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

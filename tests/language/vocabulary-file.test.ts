import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { VOCABULARY_HASH } from '../../src/language/index.ts';

test('the lists still give the frozen vocabulary', () => {
  const script = fileURLToPath(new URL('../../scripts/vocabulary/freeze.mjs', import.meta.url));
  expect(execFileSync(process.execPath, [script], { encoding: 'utf8' })).toContain(VOCABULARY_HASH);
});

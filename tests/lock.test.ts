import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (name: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8'));

test('installers that fetch what we do not use are left out by old and new versions of npm', () => {
  const denied = Object.entries(read('package.json').allowScripts).filter(([, allowed]) => allowed === false);
  expect(denied.map(([name]) => name)).toContain('onnxruntime-node');
  // npm 10 does not know `allowScripts`: it goes by the lock. `node scripts/complete-lock.mjs` puts it right.
  for (const [name] of denied)
    expect(read('package-lock.json').packages[`node_modules/${name}`].hasInstallScript).toBeUndefined();
});

/** The test in a real VS Code, apart from the others: `npm run test:vscode`. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    include: ['editors/vscode/tests/**/*.test.ts'],
    testTimeout: 480_000,
    hookTimeout: 900_000,
  },
});

/** Tests that take minutes, or want packages of their own: each set is a command (`npm run test:live`). */
import base from './vitest.config.ts';

export default {
  ...base,
  test: { ...base.test, include: ['tests/**/*.slow.ts'], testTimeout: 300_000 },
};

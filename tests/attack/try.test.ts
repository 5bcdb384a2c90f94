import { test } from 'vitest';
import { PARSERS } from './parsers.ts';
import { RECORDINGS } from './recordings.ts';

import { SESSIONS } from './sessions.ts';

const only = process.env.ONLY;
for (const attack of [...PARSERS, ...RECORDINGS, ...SESSIONS])
  if (!only || attack.name.includes(only))
    test(attack.name, async () => {
      const t = performance.now();
      let n = 0;
      for (let i = 1; i <= Number(process.env.ROUNDS ?? 2); i++) n += await attack.round(i);
      console.log(attack.name, n, 'inputs', Math.round((n / (performance.now() - t)) * 1000), '/s');
      await attack.close?.();
    }, 600_000);
